"""A practice room of a school of music, late on a day in spring; whoever plays has gone to fetch something."""
from kit import opposite
from kit.built import partition


def build(product):
    opposite.outside(opposite.houses, -26, 0.24, low=7.0, high=10.0, down=3.0, seed=21, lit=0.0, width=80, gaps=0.0, sky=(0.48, 0.54, 0.62), colours=('#a9805f', '#93684f', '#b08a5e'), tiles='#6e4434')
    opposite.outside(opposite.trees, [(-4.0, -17, 9), (0.5, -19, 10), (4.6, -16, 8.5)], 0.34, kinds=('sycamoreMaple',), down=3.0, seed=4, colours=('#5c6b34', '#6b6a34'))
    return partition(product, 0.031, hour='afternoon', floor='dark screed', wall='veneer', carpet='oak floor', room_wall='lime', ceiling='white paint', camera=((1.95, -3.6, 1.42), (-0.42, 0.0, 1.24), 29), seats=0, lines=0, lamps=0.2, key=0.50,
        outside=('sky', 0.5, 165), sunny=(0.52, -0.74, -0.42), drawn=((0, 0.9, 0.0),),
        things=(('piano', 'left', 2.3, dict(turn=90)), ('spindle', 0.05, 2.6, dict(turn=60)), ('spindle', 0.30, 3.5, dict(turn=-20, seed=2)), ('rug', 0.0, 2.6, dict(long=2.6, wide=1.8)),
                ('shelf', 'right', 2.6, dict(wide=1.2, tall=1.2, rows=3, seed=4)), ('plant', 0.52, 4.2, dict(tall=1.5, seed=2, kind='rubber')), ('backpack', -0.12, 1.0, dict(turn=30, seed=3, mat='cloth rust'))))
