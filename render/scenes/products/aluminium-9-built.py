"""A room on the third floor, early in the day: roofs across the yard, and a sill that is lived with."""
import bpy

from kit import opposite
from kit.built import window
from kit.furnish import put


def build(product):
    opposite.outside(opposite.houses, -22, 0.34, low=8.0, high=11.0, down=6.4, seed=5, lit=0.0, width=70, gaps=0.0, sky=(0.50, 0.58, 0.68), colours=('#b08a5e', '#a9805f', '#c0a27a'), tiles='#94604a', sun=(-0.72, -0.55, 0.42))
    opposite.outside(opposite.trees, [(-4.4, -15, 9.5), (3.4, -16, 10)], 0.40, kinds=('sycamoreMaple',), down=6.4, seed=2, colours=('#5c6b34', '#4d5c30'))
    put('curtain', -0.86, -0.10, wide=0.36, z0=0.2, z1=2.9, mat='linen', folds=5)
    before = set(bpy.data.objects)
    put('floor_lamp', 0.635, -0.32, lit=False)
    for obj in set(bpy.data.objects) - before:                                               # its shade would stand in the pane as a pale patch
        obj.visible_glossy = False
    picture = window(product, hour='morning', tilted=3.2, wall='white paint', eye=-0.42, lens=40, outside=('sky', 0.55, 165), stop=4.0,
        things=(('plant', 'sill', -0.34, dict(tall=0.50, leaf=0.085, kind='rubber', pot='clay', seed=3, deep=0.05, size=0.46)), ('plant', 'sill', -0.14, dict(tall=0.26, kind='sword', pot='pot', seed=5, deep=0.08, size=0.30)),
                ('stack', 'sill', 0.26, dict(n=4, seed=1, turn=-14))))
    return {**picture, 'key': 0.60}
