"""A sports hall's lobby of painted blocks; the hall lies empty, and the sun that comes through its high windows falls through the door on the lobby's floor."""
import random

import bpy

from kit import wear
from kit.built import door
from kit.materials import define, principled, rgb, shade
from kit.mesh import boxes
from kit.place import View, sunlight


def _painted_blocks(name, above, below, line=1.2, joint=False):
    """Blocks that were painted over and over: oil paint up to `line`, with what bags and shoes leave on it, and marks of balls above. `joint`: what lies between them,
    where dust stays."""
    mat, n, s = principled(name, rgb(above), 0.55, spec=0.3)
    at, flat = n.where(), n.on_walls()
    up = n.add('SeparateXYZ', {0: at}).outputs[2]
    each = 0.5 if joint else n.add('NewGeometry').outputs['Random Per Island']
    low = n.math('LESS_THAN', n.math('ADD', up, n.math('MULTIPLY', n.noise(at, 9, 2), 0.006)), line + 0.003)
    out = n.mix(low, rgb(above), rgb(below))
    out = n.mix(1, out, n.ramp(each, [(0, (0.945,) * 3), (1, (1.03,) * 3)]), 'MULTIPLY')
    out = n.mix(1, out, n.ramp(n.noise(at, 1.3, 5, 0.6), [(0.32, (0.90,) * 3), (0.66, (1.03,) * 3)]), 'MULTIPLY')
    if joint:
        out = n.mix(1, out, (0.80, 0.78, 0.75, 1), 'MULTIPLY')
    balls = n.ramp(n.add('TexVoronoi', {'Vector': n.add('Mapping', {0: flat, 'Location': (0.3, 0.55, 0)}).outputs[0], 'Scale': 1.35}, voronoi_dimensions='2D').outputs['Distance'],
                   [(0.03, (1, 1, 1)), (0.11, (0, 0, 0))])
    out = n.mix(n.math('MULTIPLY', balls, 0.16), out, shade(rgb(above), 0.3))
    scuffs = n.ramp(n.noise(n.add('Mapping', {0: flat, 'Scale': (2.4, 30, 1)}).outputs[0], 1.0, 4, 0.68), [(0.56, (0, 0, 0)), (0.68, (1, 1, 1))])
    out = n.mix(n.math('MULTIPLY', n.math('MULTIPLY', scuffs, n.ramp(up, [(0.05, (1, 1, 1)), (0.5, (0.6,) * 3), (1.0, (0, 0, 0))])), 0.62), out, shade(rgb(below), 0.3))
    n.put(out, s.inputs['Base Color'])
    n.put(n.math('SUBTRACT', 0.62, n.math('MULTIPLY', low, 0.26)), s.inputs['Roughness'])
    grain = n.math('ADD', n.math('MULTIPLY', n.noise(at, 55, 4, 0.7), 0.5), n.math('MULTIPLY', n.noise(at, 16, 3, 0.6), 0.4))
    n.put(n.bump(grain, 0.55, 0.0034), s.inputs['Normal'])
    return mat


def _walked(name, colour, bay):
    """A poured floor in bays where bags are dragged and shoes brake: clouds of the mop, grit towards the walls, a dull lane to the door."""
    mat, n, s = principled(name, rgb(colour), 0.3, spec=0.45)
    at, base = n.where(), rgb(colour)
    x, y, _ = n.add('SeparateXYZ', {0: at}).outputs
    out = n.ramp(n.noise(at, 1.1, 3, 0.5), [(0.3, shade(base, 0.84)), (0.7, shade(base, 1.10))])
    lane = n.math('MULTIPLY', n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', x, 0.1)), [(0.3, (1, 1, 1)), (1.1, (0, 0, 0))]), n.spread(n.noise(at, 4, 2, 0.5), 0.3, 1.0))
    out = n.mix(n.math('MULTIPLY', lane, 0.24), out, shade(base, 0.52))
    grit = n.math('MULTIPLY', n.ramp(n.math('ABSOLUTE', y), [(0.0, (1, 1, 1)), (0.10, (0.5,) * 3), (0.30, (0, 0, 0))]), n.spread(n.noise(at, 7, 2, 0.5), 0.2, 1.0))
    out = n.mix(n.math('MULTIPLY', grit, 0.5), out, shade(base, 0.34))
    _, lines = n.bricks(at, bay, bay, 0.003, 0.0)
    n.put(n.mix(n.math('MULTIPLY', lines, 0.8), out, shade(base, 0.25)), s.inputs['Base Color'])
    n.put(n.math('ADD', n.math('ADD', 0.20, n.math('MULTIPLY', lane, 0.18)), n.math('MULTIPLY', n.noise(at, 2.2, 3), 0.12)), s.inputs['Roughness'])
    n.put(n.bump(n.math('SUBTRACT', 1.0, lines), 0.25, 0.0015), s.inputs['Normal'])
    return mat


define('painted blocks', lambda: _painted_blocks('painted blocks', '#d8d5cc', '#7f8d90'))
define('block joints', lambda: _painted_blocks('block joints', '#d8d5cc', '#7f8d90', joint=True))
define('lobby floor', lambda: _walked('lobby floor', '#8b8881', 2.4))


def laid(product):
    """The blocks as bodies before the wall with the door and the wall to our right: joints pressed in by hand, no block quite flush with the next."""
    view = View(product['width'] / 1000, product['height'] / 1000, -0.44, 29)
    g, long, high, half = random.Random(6), 0.40, 0.20, view.w / 2 + 0.008
    right, top, each = 1.06 * view.wide / 2, view.h + 0.52, []
    for row in range(int(top / high) + 1):
        z0, z1 = row * high + 0.004, min(top, (row + 1) * high - 0.004)
        shift = (row % 2) * long / 2
        for i in range(-10, 10):
            a, b = i * long + shift + 0.06, (i + 1) * long + shift + 0.06
            parts = [(a, b)]
            if z0 < view.h - 0.02:
                parts = [p for p in ((a, min(b, -half)), (max(a, half), b)) if p[1] - p[0] > 0.03]
            for c, d in parts:
                d = min(d, right)
                if d - c > 0.03:
                    low = max(z0, view.h + 0.008) if c < half and d > -half else z0
                    each.append((c + (0.004 if c != half else 0), d - (0.004 if d not in (-half, right) else 0), -0.0045 + g.gauss(0, 0.0009), 0.02, low + g.gauss(0, 0.0006), z1 + g.gauss(0, 0.0006)))
        for i in range(20):
            a, b = -(i + 1) * long + shift, -i * long + shift
            each.append((right - 0.0045 + g.gauss(0, 0.0009), right + 0.02, a + 0.004, min(b - 0.004, -0.004), z0, z1))
    boxes([e for e in each if e[3] > e[2] and e[1] > e[0]], 'painted blocks', 0.0042)


def build(product):
    laid(product)
    sunlight((0.475, -0.597, -0.643), 6.5, (1.0, 0.89, 0.74), 0.9)
    wear.foot(-1.08, 1.08, 0.14, 0.05, strength=0.25)
    for a, b in ((-3.4, -1.11), (1.11, 3.2)):
        wear.foot(a, b, 0.34, -0.012, strength=0.42)
    picture = door(product, hour='overcast', outside=('forest', 0.9, 40), thick=0.013, beside=('call point',), eye=-0.44, z=1.35, lens=29, stop=4.0,
        mirror=dict(windows=(), strength=0.7),
        near=dict(wall='block joints', floor='lobby floor', side=('block joints', 'block joints'), ceiling='white paint', sun_from=-1, left=1.0, right=1.06, lamps=False),
        things=(('bench', 'door', 1.12, dict(long=1.25)),),
        far=dict(wall='white paint', floor='oak floor', deep=12, end='white paint', ceiling='white paint', high=5.2, lamps=1.7, colour=(1, 0.97, 0.93)),
        beyond=(('wall_bars', 'right', 7.6, dict(n=3)), ('hoop', 'end', 0.45), ('vaulting_box', 0.20, 7.2, dict(turn=24)), ('gym_mats', -0.55, 9.6, dict(turn=78, n=7)), ('bench', 0.62, 11.2, dict(long=2.4))))
    return {**picture, 'key': 0.62, 'vignette': 0, 'film': 0.5, 'lift': 0.18}
