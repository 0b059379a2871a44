"""An old house of lime plaster in the afternoon, its library behind the arch."""
from kit import opposite, stage, wear
from kit.built import door
from kit.materials import define
from kit.place import glazed

define('old clinker', lambda: glazed('old clinker', '#70483a', (0.20, 0.20), True, 0.40, '#59524a', 0.0, 0.24))


def build(product):
    opposite.outside(opposite.houses, -24, 0.24, high=12.0, seed=5, lit=0.1, width=70, gaps=0.0, glow=0.6, sky=(0.46, 0.50, 0.54), colours=('#9a8a70', '#86786a', '#a59880'))
    opposite.outside(opposite.trees, [(-3.2, -12, 7), (-0.6, -14, 9), (1.9, -12.5, 8), (4.4, -14, 9)], 0.30, kinds=('sycamoreMaple',), seed=2, colours=('#6d6434', '#5c5a2e', '#4d4c30'))
    wear.mat(0.12, -0.40, 0, 1.1, 0.6, -8)
    wear.fallen(-0.9, 1.0, -0.9, -0.12, 3, z=0.004, tones=('#8a5a1f', '#6e4a1a'), seed=11)
    picture = door(product, hour='afternoon', eye=0.60, z=1.22, lens=30, beside=('switch',), outside=('forest', 0.6, 300),
        mirror=dict(windows=((-1.3, 1.2),)),
        near=dict(wall='lime', floor='old clinker', sun_from=1, side=('lime', 'lime'), ceiling='white paint', lamps=False, left=1.02, right=1.25),
        things=(('umbrellas', -1.42, -0.08),),
        far=dict(wall='lime', floor='dark oak floor', deep=7, ceiling='white paint', lamps=0, sunny=0),
        beyond=(('globe', 0.34, 4.4, dict(hang=2.30, top=3.0, r=0.19)), ('floor_lamp', 0.98, 6.2),
                ('full-bookcase', 'left', 2.6, dict(back=True)), ('full-bookcase', 'left', 3.52, dict(back=True)), ('full-bookcase', 'left', 4.44, dict(back=True)), ('full-bookcase', 'left', 5.36, dict(back=True)),
                ('BlendSwap-CC-0/table', 0.12, 4.4, dict(turn=84, scale=0.8)), ('oakChair', -0.22, 3.9, dict(turn=48, scale=0.84)), ('oriental-rug', 0.1, 4.3, dict(spin=4)), ('winchesterArmchair', 0.66, 6.0, dict(turn=-40, mats='leather'))))
    stage.area((0.2, 4.0, 2.6), (0.0, 4.2, 0), 1.6, 26, (1, 0.80, 0.56), height=3.0, mirrored=False)                 # what the globe and the lamp give
    return {**picture, 'key': 0.62}
