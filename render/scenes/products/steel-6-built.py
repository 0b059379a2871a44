"""A studio in an old house with green limewashed walls, late in the afternoon, when the sun reaches in through the other window: seen from close by the window, whose sill holds what the painter put down."""
import math
import random

import bpy
import numpy as np

from kit import opposite, stage
from kit.built import window
from kit.cloth import draped
from kit.furnish import cloth, put
from kit.materials import define, emission, plain, principled, rgb, shade, shown
from kit.mesh import Group, box, cylinder, frame, from_faces, tube, turned
from kit.place import sunlight

LOW = 0.85
SILL = LOW + 0.008


def _limewash(name, colour):
    """Stone and plaster under many coats of lime: waves of the hand that laid it on, brush strokes, here and there a flake that came off."""
    base = rgb(colour)
    mat, n, s = principled(name, base, 0.85, spec=0.15)
    at = n.where()
    brush = n.noise(n.add('Mapping', {0: at, 'Rotation': (0.3, 0.5, 0.7), 'Scale': (3, 3, 26)}).outputs[0], 1.0, 4, 0.6)
    out = n.ramp(n.noise(at, 1.1, 4, 0.55), [(0.30, shade(base, 0.93)), (0.70, shade(base, 1.03))])
    out = n.mix(1, out, n.ramp(brush, [(0.32, (0.965,) * 3), (0.66, (1.02,) * 3)]), 'MULTIPLY')
    lost = n.math('MULTIPLY', n.ramp(n.noise(at, 2.1, 2, 0.5), [(0.55, (0, 0, 0)), (0.64, (1, 1, 1))]), n.ramp(n.noise(at, 17, 4, 0.6), [(0.640, (0, 0, 0)), (0.648, (1, 1, 1))]))
    out = n.mix(n.math('MULTIPLY', lost, 0.5), out, rgb('#c9c0ae'))
    n.put(out, s.inputs['Base Color'])
    waves = n.math('ADD', n.noise(at, 2.6, 3, 0.5), n.math('MULTIPLY', n.noise(at, 11, 3, 0.55), 0.20))
    n.put(n.bump(n.math('SUBTRACT', n.math('ADD', waves, n.math('MULTIPLY', brush, 0.05)), n.math('MULTIPLY', lost, 0.05)), 1.0, 0.022), s.inputs['Normal'])
    return mat


def _old_sill(name):
    """A board painted white many times: chipped to the wood in a few places of its front edge, rings of mugs and tins, drops of colour."""
    base = rgb('#dcd9cf')
    mat, n, s = principled(name, base, 0.36, spec=0.45)
    at = n.where()
    x, y, z = n.add('SeparateXYZ', {0: at}).outputs
    grain = n.noise(n.add('Mapping', {0: at, 'Scale': (1.4, 38, 38)}).outputs[0], 1.0, 5, 0.62)
    out = n.ramp(n.noise(at, 3.0, 5, 0.6), [(0.30, shade(base, 0.90)), (0.68, shade(base, 1.03))])
    out = n.mix(0.35, out, n.ramp(grain, [(0.32, (0.90,) * 3), (0.62, (1.03,) * 3)]), 'MULTIPLY')
    edge = n.ramp(n.math('ADD', y, 0.165), [(0.0, (1, 1, 1)), (0.035, (0.45,) * 3), (0.12, (0.12,) * 3), (0.34, (0, 0, 0))])
    worn = n.math('ADD', n.math('MULTIPLY', n.noise(at, 12, 7, 0.70), 0.8), n.math('MULTIPLY', edge, 0.15))
    bare = n.ramp(worn, [(0.640, (0, 0, 0)), (0.652, (1, 1, 1))])
    wood = n.ramp(grain, [(0.30, rgb('#6f6250')), (0.60, rgb('#9c8d76'))])
    out = n.mix(n.math('MULTIPLY', bare, 0.9), out, wood)
    for u, v, r, c, much in ((-0.06, -0.055, 0.041, '#8a6f4d', 0.34), (0.13, 0.01, 0.058, '#5d6b78', 0.30), (-0.40, 0.05, 0.050, '#8f7a5c', 0.26)):
        far = n.math('SQRT', n.math('ADD', n.math('POWER', n.math('SUBTRACT', x, u), 2.0), n.math('POWER', n.math('SUBTRACT', y, v), 2.0)))
        ring = n.math('MULTIPLY', n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', far, r)), [(0.0, (1, 1, 1)), (0.0028, (0, 0, 0))]), n.ramp(n.noise(at, 19, 2, 0.5), [(0.40, (0, 0, 0)), (0.60, (1, 1, 1))]))
        out = n.mix(n.math('MULTIPLY', ring, much), out, rgb(c))
    for scale, low, colour in ((21, 0.10, '#3d5a78'), (16, 0.085, '#a9573c'), (26, 0.11, '#4c4a44')):
        cell = n.add('TexVoronoi', {'Vector': n.add('Mapping', {0: at, 'Location': (scale, 3, 0)}).outputs[0], 'Scale': scale})
        some = n.ramp(n.add('SeparateXYZ', {0: cell.outputs['Color']}).outputs[0], [(0.86, (0, 0, 0)), (0.87, (1, 1, 1))])
        out = n.mix(n.math('MULTIPLY', n.math('MULTIPLY', n.ramp(cell.outputs['Distance'], [(low, (1, 1, 1)), (low + 0.02, (0, 0, 0))]), some), 0.75), out, rgb(colour))
    n.put(out, s.inputs['Base Color'])
    n.put(n.math('ADD', n.spread(n.noise(at, 5, 4, 0.6), 0.30, 0.46), n.math('MULTIPLY', bare, 0.35)), s.inputs['Roughness'])
    n.put(n.bump(n.math('SUBTRACT', n.math('MULTIPLY', grain, 0.25), n.math('MULTIPLY', bare, 0.5)), 0.7, 0.0012), s.inputs['Normal'])
    return mat


define('green lime', lambda: _limewash('green lime', '#a3aa98'))
define('old sill', lambda: _old_sill('old sill'))
define('painter\'s rag', lambda: cloth('painter\'s rag', '#6d8296'))
define('enamel jug', lambda: plain('enamel jug', '#e3e1da', 0.16, 0.5))
define('enamel rim', lambda: plain('enamel rim', '#27394f', 0.2, 0.5))


def jug(x, y):
    """An enamel mug without its like, full of brushes."""
    g = random.Random(4)
    with Group((x, y, SILL), 28):
        turned([(0.0, 0.001), (0.046, 0.001), (0.050, 0.005), (0.050, 0.112), (0.0525, 0.116), (0.049, 0.117), (0.047, 0.108), (0.046, 0.012), (0.0, 0.010)], 'enamel jug', None, 56)
        tube([(0.0512 * math.cos(a), 0.0512 * math.sin(a), 0.1155) for a in np.linspace(0, math.tau, 49)], 0.0022, 'enamel rim', 4)
        tube([(0.049, 0, 0.095), (0.072, 0, 0.092), (0.082, 0, 0.072), (0.080, 0, 0.045), (0.066, 0, 0.030), (0.049, 0, 0.027)], 0.0048, 'enamel jug', 6)
        for colour, hair, wide, long in (('#a8814f', '#3a2c20', 0.010, 0.235), ('#31302e', '#c9b28a', 0.007, 0.27), ('#9c3a2c', '#d8cba8', 0.012, 0.215), ('#b6925f', '#5f6f7c', 0.016, 0.205), ('#c3a172', '#e2dccb', 0.0065, 0.255), ('#45566a', '#4a3526', 0.009, 0.225), ('#b08d5d', '#b7bfb9', 0.014, 0.19)):
            a, lean = g.uniform(0, math.tau), g.uniform(0.030, 0.041)
            foot = (-0.6 * lean * math.cos(a) * 0.7, -0.6 * lean * math.sin(a) * 0.7, 0.014)
            over = (1.0 * lean * math.cos(a), 1.0 * lean * math.sin(a), 0.112)
            way = np.array(over) - np.array(foot)
            way /= np.linalg.norm(way)
            p = lambda t: tuple(np.array(foot) + way * t)
            cylinder(p(0), p(long * 0.72), 0.0026, plain(f'brush {colour}', colour, 0.35, 0.4), 16, 0.0005, 0.0046)
            cylinder(p(long * 0.72), p(long * 0.84), 0.0048, 'inox', 20, 0.0004, wide * 0.5)
            cylinder(p(long * 0.84), p(long * 0.96), wide * 0.5, plain(f'hair {hair}', hair, 0.9, 0.1), 20, 0.0008, wide * 0.44)
            cylinder(p(long * 0.96), p(long), wide * 0.44, plain(f'hair {hair}', hair, 0.9, 0.1), 20, 0.0008, wide * 0.18)


def sketches(x, y):
    """A book of sketches, its boards worn pale at the corners, a pencil left on it."""
    board = plain('sketch cover', '#4a4843', 0.75, 0.2)
    with Group((x, y, SILL), -11):
        for z in (0.0, 0.0185):
            box(-0.125, 0.125, -0.088, 0.088, z, z + 0.003, board, 0.0012)
        box(-0.126, -0.1225, -0.088, 0.088, 0.001, 0.0205, board, 0.0012)
        box(-0.121, 0.121, -0.084, 0.084, 0.003, 0.0185, 'paper', 0)
        box(0.02, 0.09, -0.094, -0.084, 0.012, 0.0124, 'paper white', 0)
        with Group((0.05, -0.045, 0.0255), 24):
            cylinder((-0.07, 0, 0), (0.055, 0, 0), 0.0036, plain('pencil', '#b8462f', 0.4, 0.4), 6, 0.0003)
            cylinder((0.055, 0, 0), (0.070, 0, 0), 0.0036, 'birch', 12, 0, 0.0008)


define('mug glaze', lambda: plain('mug glaze', '#6f7f7a', 0.22, 0.5))


def tin(x, y, colour, r=0.037, high=0.082):
    """A small tin of paint, its lid off, a run down its side."""
    mat, edge = plain(f'tin {colour}', '#b9bbba', 0.32, 0.5, 0.8), plain(f'colour {colour}', colour, 0.28, 0.5)
    with Group((x, y, SILL)):
        turned([(0.0, 0.001), (r, 0.001), (r + 0.001, 0.003), (r, 0.005), (r, high - 0.004), (r + 0.0016, high - 0.002), (r + 0.0004, high), (r - 0.004, high - 0.001), (r - 0.004, 0.02)], mat, None, 48)
        cylinder((0, 0, high - 0.024), (0, 0, high - 0.022), r - 0.002, edge, 40, 0)
        for a, wide, long in ((-1.9, 0.007, 0.05), (-1.65, 0.004, 0.028), (-1.2, 0.005, 0.036)):
            for k in range(12):
                t = k / 11
                box_at = (r + 0.0008) * math.cos(a), (r + 0.0008) * math.sin(a), high - 0.002 - long * t
                cylinder((box_at[0], box_at[1], box_at[2] - 0.003), (box_at[0], box_at[1], box_at[2] + 0.003), wide * (0.5 + 0.12 * math.sin(5 * t)) * (1 if t < 0.95 else 0.7), edge, 10, 0.0005)


#: The trees outside: x, y as in `opposite`, height.
TREES = (-6.5, -15, 8.5), (-3.6, -22, 11), (-1.2, -17, 8.0), (0.6, -24, 11), (2.6, -18, 9.0), (4.8, -22, 10), (8.4, -15, 8)


def shadows():
    """What the trees throw on the grass, away from the sun: without it they would float. Their crowns are ragged."""
    g, mat = random.Random(8), emission([0.36 * c for c in rgb('#a3a48c')[:3]], 1.0, 'tree shade')
    for k, (x, y, tall) in enumerate(TREES):
        for reach, along, across in ((0.50, 0.42, 0.20), (0.62, 0.30, 0.27), (0.30, 0.30, 0.07)):
            ring = [(a, g.uniform(0.86, 1.12)) for a in np.linspace(0, math.tau, 40, endpoint=False)]
            at = [(tall * (reach + along * r * math.cos(a)), tall * across * r * math.sin(a)) for a, r in ring]
            verts = [(-x + 0.85 * u - 0.53 * v, -y + 0.53 * u + 0.85 * v, -1.215 + 0.0015 * k) for u, v in at]
            shown(from_faces('shade', verts, [tuple(range(40))], mat))


def build(product):
    half = product['width'] / 2000
    opposite.outside(opposite.trees, TREES, 1.0, kinds=('sycamoreMaple',), down=3.8, seed=6, colours=('#8b9463', '#96976a', '#7f8b60'))
    opposite.outside(opposite.ground, -34, 0.85, colour='#a3a48c', down=1.2)
    shadows()
    opposite.outside(opposite.houses, -33, 0.85, low=4.0, high=5.0, down=1.2, seed=9, lit=0.0, width=90, gaps=0.3, sky=(0.55, 0.60, 0.66), colours=('#d5d0c3', '#c9c2b2'), tiles='#8f7f76', sun=(-0.80, -0.50, 0.30))
    picture = window(product, hour='afternoon', wall='green lime', sill_mat='old sill', eye=-0.3, lens=34, side=-1, outside=('sky', 0.85, 165), sunny=(0.83, 0.52, -0.27))
    # Over the window's own board.
    box(-half - 0.065, half + 0.065, -0.055, 0.186, LOW - 0.036, SILL, 'old sill', 0.006, segments=4)
    rag = draped([(-half - 0.065, half + 0.065, -0.055, 0.30, LOW - 0.036, SILL)], (-0.33, 0.045, SILL + 0.03), 'painter\'s rag', lambda u, v: True, (0.26, 0.36), 0.0125, 50, 0.0022)
    rag.location.z += 0.001
    # the rebate behind the sashes, without which light would come through their gap
    rim = 0.057
    frame(-half + 0.02, half - 0.02, LOW + 0.02, LOW + product['height'] / 1000 - 0.02, (rim - 0.02,) * 4, 0.247, 0.262, product['skin'], 0)
    jug(0.33, 0.075)
    tin(0.205, 0.03, '#3d5a78')
    sketches(-0.03, 0.085)
    with Group((-0.005, 0.115, SILL + 0.022)):
        turned([(0.0, 0.001), (0.032, 0.001), (0.039, 0.012), (0.041, 0.088), (0.0385, 0.089), (0.0365, 0.014), (0.0, 0.012)], 'mug glaze', None, 64)
        tube([(0.038 + 0.027 * math.sin(a) ** 0.8, 0, 0.051 + 0.023 * math.cos(a)) for a in np.linspace(0.0, math.pi, 25)], 0.0045, 'mug glaze', 6)
    put('picture', 1.02, -0.004, wide=0.30, tall=0.40, z=0.30, colours=('#a8492f', '#d9cdb0', '#34495c'), rim='birch', seed=4)
    put('picture', 1.00, -0.004, wide=0.42, tall=0.32, z=-0.22, colours=('#d9b24c', '#c9d0cf', '#5b6f52'), rim='birch', seed=9)
    bpy.context.scene.cycles.samples = 16
    dof = stage.camera((-0.58, -1.95, 1.50), (0.06, 0.16, 1.66), 25).data.dof
    dof.use_dof, dof.aperture_fstop, dof.focus_distance = True, 3.2, 2.12
    return {**picture, 'key': 0.80, 'vignette': 0.0, 'film': 0.5}
