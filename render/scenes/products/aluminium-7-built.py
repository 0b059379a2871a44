"""The entrance of a block of flats in the morning: the post has come."""
from kit import opposite
from kit.built import door
from kit.materials import define
from kit.place import limewash

define('washed ochre', lambda: limewash('washed ochre', '#c6a874'))


def build(product):
    opposite.outside(opposite.houses, -20, 0.34, high=11.0, seed=8, lit=0.0, width=70, gaps=0.0, sky=(0.46, 0.54, 0.62), colours=('#9c8e7a', '#8b6a52', '#a09684'))
    opposite.outside(opposite.trees, [(-2.6, -13, 7), (0.2, -14, 8), (2.8, -13, 7.5)], 0.42, kinds=('sycamoreMaple',), seed=3, colours=('#5c6b34', '#4d5c30'))
    opposite.outside(opposite.ground, -20, 0.26, colour='#6c7250')
    return door(product, hour='morning', beside=('intercom',), eye=-0.52, z=1.30, lens=33, stop=4.0, outside=('forest', 0.55, 120),
        mirror=dict(windows=((1.1, 1.3),), strength=0.6, soft=0.5),
        near=dict(wall='washed ochre', floor='terrazzo floor', dado=('green glaze', 1.35), ceiling='white paint', left=1.2, right=0.86, lamps=False),
        things=(('mailboxes', 'right', -0.66),),
        far=dict(wall='washed ochre', floor='terrazzo floor', deep=6.5, ceiling='white paint', bars=1, sunny=0, lamps=3.0),
        beyond=(('stairs', 0.75, 2.4, dict(wide=1.25)),))
