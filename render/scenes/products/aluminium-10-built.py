"""A meeting room along an office's corridor at the end of the day: the low sun comes through it, and nobody has pushed the chairs in."""
from kit import opposite, stage, wear
from kit.built import partition
from kit.door import frosted
from kit.materials import define
from kit.place import carpet, paint
from kit.rooms import drape

define('meeting wall', lambda: paint('meeting wall', '#837d73', 0.6))
define('corridor plaster', lambda: paint('corridor plaster', '#a79c8c', 0.6))
define('grey carpet', lambda: carpet('grey carpet', '#5d5b58'))
define('frosted', lambda: frosted(0.85))                                # dense and pale: the room is dark, and so is the shaded street behind it


def build(product):
    opposite.outside(opposite.houses, -26, 0.20, low=8.5, high=12.0, seed=9, lit=0.04, width=110, gaps=0.0, down=5.0, sky=(0.50, 0.54, 0.60), colours=('#9c8e7a', '#86705c', '#a09684', '#7c6a62'), tiles='#6b4f44', sun=(-0.62, -0.66, 0.345))
    opposite.outside(opposite.trees, [(-4.2, -19, 9.5), (3.0, -20, 8.5)], 0.26, kinds=('sycamoreMaple',), down=5.0, seed=4, colours=('#66703c', '#727a44'))
    drape(2.50, 3.04, 4.86, 0.04, product['height'] / 1000 - 0.06, 'linen')
    stage.area((4.4, -3.4, 1.7), (1.6, 0.4, 1.0), 1.6, 25, (0.86, 0.92, 1.0), height=2.0, mirrored=False)              # a window at the corridor's end
    wear.foot(3.02, 4.6, 0.4, 0.0, strength=0.3)
    return partition(product, 0.023, hour='low sun', floor='oak floor', wall='corridor plaster', room_wall='meeting wall', carpet='grey carpet', camera=((-2.45, -4.2, 1.45), (0.25, 0.0, 1.33), 31), seats=0, ceiling='white paint',
        lines=0, lamps=0.3, key=0.65, stop=5.0, outside=('city', 0.34, 20), sunny=(-0.48, -0.78, -0.345), drawn=((0, 1.15, 0.0), (1, 0.42, 1.1)),
        things=(('table', -0.04, 2.5, dict(long=3.0, deep=1.15, top='walnut', on=('laptop', 'cups', 'books'))),
                ('tubular_chair', -0.40, 1.62, dict(turn=176)), ('tubular_chair', -0.02, 1.30, dict(turn=132)), ('tubular_chair', 0.24, 1.66, dict(turn=190)),
                ('tubular_chair', -0.24, 3.42, dict(turn=10)), ('tubular_chair', 0.08, 3.6, dict(turn=-34)),
                ('plant', 0.36, 4.2, dict(tall=1.6, seed=2, kind='rubber')), ('whiteboard', 'right', 2.3, dict(wide=2.0, seed=4)), ('shelf', 'right', 2.4, dict(wide=2.2, tall=0.78, deep=0.34, rows=2, mat='walnut', seed=4)), ('bench', 'door', 0.80, dict(long=1.1)),
                ('backpack', 'door', 0.55, dict(z=0.455, turn=20, seed=3, mat='cloth navy'))))
