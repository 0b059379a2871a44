"""A stair hall of cast concrete, from below, in low sun: a landing with its rail under the roof, a lamp on a long cable, silt above the purlins."""
import math

from kit import stage, wear
from kit.built import roof
from kit.materials import define, plain
from kit.mesh import box, boxes, cylinder, tube, turned

define('milk glass', lambda: plain('milk glass', '#e4e0d6', 0.10, 0.5))

EAVE, LANDING = 4.7, 2.5
#: The landing's edge, and the wall behind it.
EDGE, WALL = 3.25, 4.65


def _landing(x0, x1):
    box(x0, x1, EDGE, WALL + 0.1, LANDING - 0.24, LANDING, 'cast', 0.004)
    boxes([(x - 0.006, x + 0.006, EDGE + 0.044, EDGE + 0.056, LANDING, LANDING + 1.02) for x in (x0 + 0.055 + 0.11 * i for i in range(int((x1 - x0) / 0.11)))], 'ral9005')
    boxes([(x0, x1, EDGE + 0.035, EDGE + 0.065, LANDING + 0.08, LANDING + 0.09)], 'ral9005', 0.001)
    tube([(x0, EDGE + 0.05, LANDING + 1.04), (x1, EDGE + 0.05, LANDING + 1.04)], 0.021, 'walnut', 8)


def _lamp(x, y, top, z, r):
    tube([(x + 0.012, y, top), (x, y, z + r)], 0.004, 'black', 3)
    cylinder((x, y, z + r * 0.94), (x, y, z + r * 1.28), 0.030, 'black', 32, 0.003)
    turned([(max(0.0, r * math.sin(a)), z - r * math.cos(a)) for a in (math.pi * i / 40 for i in range(41))], 'milk glass', None, 64).location = (x, y, 0)


def build(product):
    wear.streaks(-2.3, -0.3, EAVE - 0.01, 1.6, WALL - 0.005, 0.42)
    _landing(-2.55, 2.55)
    _lamp(0.0, 2.1, EAVE + 1.5, 4.05, 0.17)
    stage.area((0.2, 1.6, 0.4), (0.2, 2.0, EAVE + 1), 3.0, 70, (1.0, 0.93, 0.82), mirrored=False)   # what the sunny floor gives back to the bars
    picture = roof(product, 0.075, wall='cast', hour='morning', ceiling='white paint', eave=EAVE, wide=0.45, from_y=-1.2, eye=-0.25, pitch=42.5, lens=26, silt=True, sunny=(0.42, 0.80, -0.56), key=0.56,
                clouds=dict(cover=0, azimuth=-62, strength=0.26, dust=1.6))
    return {**picture, 'lift': 0.2}
