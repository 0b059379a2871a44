"""A practice room of a school of music, late on a day in spring: stands and chairs as a trio left them; heavy curtains and slats keep the room from ringing."""
import math

from kit import opposite, stage, wear
from kit.built import partition
from kit.door import frosted
from kit.interior import fittings
from kit.materials import define
from kit.mesh import Group, box, cylinder, tube
from kit.place import paint, sealed, slatted
from kit.rooms import drape

define('corridor floor', lambda: sealed('corridor floor', '#8a857c', 1.5))
define('practice wall', lambda: paint('practice wall', '#a8a28f', 0.6))
define('frosted', lambda: frosted(0.78, '#55595b'))                     # dark: the room behind the glass lies in the sun


def _stand(x, y, turn, high=1.12):
    """A music stand, an open score on it; it looks towards -Y."""
    with Group((x, y, 0), turn):
        for a in (90, 210, 330):
            c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
            tube([(0, 0, 0.22), (0.25 * c, 0.25 * s, 0.012)], 0.007, 'black', 4)
        tube([(0, 0, 0.16), (0, 0, high)], 0.009, 'black', 4)
        cylinder((0, 0, 0.62), (0, 0, 0.67), 0.014, 'black', 16, 0.002)
        with Group((0, -0.01, high), rotation=(math.radians(-24), 0, 0)):
            box(-0.25, 0.25, -0.002, 0.002, -0.06, 0.28, 'black', 0.002)
            box(-0.25, 0.25, -0.045, 0.0, -0.062, -0.058, 'black', 0.001)
            for s in (-1, 1):
                with Group((0, -0.004, -0.055), rotation=(0, 0, math.radians(-5 * s))):
                    box(*sorted((0.004 * s, 0.215 * s)), -0.002, 0.0, 0, 0.30, 'paper white', 0)
                    for k in range(8):
                        box(*sorted((0.022 * s, 0.195 * s)), -0.0025, -0.0015, 0.025 + 0.033 * k, 0.037 + 0.033 * k, 'rubber grey', 0)


def _case(x, y, turn):
    """A violin's case on the floor, shut."""
    with Group((x, y, 0), turn):
        box(-0.40, 0.40, -0.13, 0.13, 0.004, 0.13, 'cloth navy', 0.035)
        box(-0.402, 0.402, -0.132, 0.132, 0.076, 0.080, 'black', 0)
        tube([(-0.07, -0.135, 0.078), (-0.05, -0.175, 0.078), (0.05, -0.175, 0.078), (0.07, -0.135, 0.078)], 0.009, 'black', 6)
        for u in (-0.24, 0.24):
            box(u - 0.02, u + 0.02, -0.136, -0.128, 0.058, 0.098, 'inox', 0.002)


def build(product):
    opposite.outside(opposite.houses, -30, 0.44, low=7.0, high=10.0, down=3.0, seed=21, lit=0.0, width=90, gaps=0.0, sky=(0.48, 0.54, 0.62), colours=('#b0a084', '#a2937c', '#b9aa90'), tiles='#75584c', sun=(-0.72, -0.55, 0.42))
    opposite.outside(opposite.trees, [(-4.6, -24, 10), (3.4, -22, 10.5)], 0.50, kinds=('sycamoreMaple',), down=3.0, seed=4, colours=('#66703c', '#727a44'))
    w = product['width'] / 1000
    left, right = -w / 2 - 0.1, w / 2 + 0.1
    slatted(left, 1, 0.9, 4.4, 0.08, 2.2, 'slat')
    for a, b in ((left + 0.05, left + 0.55), (right - 0.75, right - 0.06)):
        drape(a, b, 4.86, 0.04, product['height'] / 1000 - 0.06, 'cloth green')
    for x, y, turn in ((0.30, 2.55, 205), (1.05, 2.75, 150), (-0.42, 2.15, 250)):
        _stand(x, y, turn)
    _case(0.62, 1.30, 24)
    fittings((('sign', '3', 'Övning'),), -w / 2 - 0.62)
    stage.area((-3.6, -3.4, 2.0), (0.0, -1.6, 0.0), 2.4, 55, (0.90, 0.95, 1.0), height=1.6, mirrored=False)             # the corridor's own window
    wear.foot(-w / 2 - 1.6, -w / 2, 0.4, 0.0, strength=0.3)
    return partition(product, 0.031, hour='afternoon', floor='corridor floor', wall='veneer', carpet='oak floor', room_wall='practice wall', ceiling='tiles', camera=((1.9, -4.3, 1.42), (0.08, 0.0, 1.46), 27), seats=0, lines=0, lamps=0.2, key=0.42,
        stop=5.0, outside=('sky', 0.5, 165), sunny=(0.52, -0.74, -0.42), drawn=((0, 0.9, 0.0), (2, 0.45, 0.8)),
        things=(('piano', 'left', 2.3, dict(turn=90)), ('spindle', 0.10, 3.2, dict(turn=25)), ('spindle', 0.31, 3.55, dict(turn=-30, seed=2)), ('spindle', -0.16, 2.9, dict(turn=80, seed=5)), ('rug', 0.02, 2.6, dict(long=3.0, wide=2.2, mat='wine carpet')),
                ('shelf', 'right', 2.6, dict(wide=1.2, tall=1.2, rows=3, seed=4)), ('plant', 0.60, 4.3, dict(tall=1.5, seed=2, kind='rubber')), ('bench', 'door', -0.78, dict(long=1.3)), ('backpack', 'door', -0.95, dict(z=0.455, turn=12, seed=3, mat='cloth rust')), ('stack', 'door', -0.50, dict(z=0.455, seed=6, cup=False))))
