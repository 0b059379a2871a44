"""A practice room of a school of music, late on a day in spring; whoever plays has gone to fetch something."""
from kit import opposite
from kit.built import partition
from kit.materials import define
from kit.place import sealed

define('corridor floor', lambda: sealed('corridor floor', '#8a857c', 1.5))


def build(product):
    opposite.outside(opposite.houses, -30, 0.62, low=7.0, high=10.0, down=3.0, seed=21, lit=0.0, width=90, gaps=0.0, sky=(0.48, 0.54, 0.62), colours=('#c9bfae', '#b9ad99', '#d2c8b8'), tiles='#7c6e66')
    opposite.outside(opposite.trees, [(-4.6, -24, 10), (3.4, -22, 10.5)], 0.62, kinds=('sycamoreMaple',), down=3.0, seed=4, colours=('#7d8458', '#8a8a5c'))
    return partition(product, 0.031, hour='afternoon', floor='corridor floor', wall='veneer', carpet='oak floor', room_wall='lime', ceiling='white paint', camera=((1.9, -4.3, 1.42), (0.08, 0.0, 1.46), 27), seats=0, lines=0, lamps=0.2, key=0.50,
        stop=0.6, outside=('sky', 0.5, 165), sunny=(0.52, -0.74, -0.42), drawn=((0, 0.9, 0.0), (2, 0.45, 0.8)),
        things=(('piano', 'left', 2.3, dict(turn=90)), ('spindle', 0.05, 2.6, dict(turn=60)), ('spindle', 0.30, 3.5, dict(turn=-20, seed=2)), ('rug', 0.0, 2.6, dict(long=2.6, wide=1.8)),
                ('shelf', 'right', 2.6, dict(wide=1.2, tall=1.2, rows=3, seed=4)), ('plant', 0.52, 4.2, dict(tall=1.5, seed=2, kind='rubber')), ('backpack', -0.12, 1.0, dict(turn=30, seed=3, mat='cloth rust')), ('bench', 'door', -0.78, dict(long=1.3)), ('stack', 'door', -0.62, dict(z=0.455, seed=6, cup=False))))
