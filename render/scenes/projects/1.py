"""Villa near Alicante: under the roof of its carport, the evening sun along the wall; the door to the dwelling, through it the passage and its patio; beside it a window to the boiler room."""
import math
import random

import numpy as np

from kit import opposite, stage, wear
from kit.building import photograph, wall
from kit.door import element
from kit.facade import branches, casement, tiles
from kit.furnish import pot_of_soil, put
from kit.materials import boards, concrete, define, plain, principled, rgb, shade
from kit.mesh import Group, box, boxes, from_faces, tube
from kit.models import model
from kit.nature import leaf_blade
from kit.place import limewash
from kit.rooms import room


def trowelled(name, colour):
    """Lime render as the trowel left it: strokes each its own way, over a wall that was never flat; hair cracks, and dust that rain carried."""
    mat, n, s = principled(name, rgb(colour), 0.92, spec=0.15)
    at, flat, base = n.where(), n.on_walls(), rgb(colour)
    drift = n.add('VectorMath', {0: n.add('TexNoise', {'Vector': flat, 'Scale': 1.7, 'Detail': 3}).outputs[1], 'Scale': 0.5}, operation='SCALE').outputs[0]
    bent = n.add('VectorMath', {0: flat, 1: drift}).outputs[0]
    cell = n.add('TexVoronoi', {'Vector': bent, 'Scale': 2.4}).outputs['Color']
    own = n.add('SeparateXYZ', {0: cell}).outputs[0]
    turned = n.add('VectorRotate', {'Vector': bent, 'Angle': n.math('MULTIPLY', own, 3.1)}, rotation_type='Z_AXIS').outputs[0]
    seed = n.add('VectorMath', {0: cell, 'Scale': 19.0}, operation='SCALE').outputs[0]
    strokes = n.noise(n.add('VectorMath', {0: n.add('Mapping', {0: turned, 'Scale': (1.6, 9.0, 1)}).outputs[0], 1: seed}).outputs[0], 1.3, 4, 0.55)
    swell, sand = n.noise(at, 1.3, 3, 0.5), n.noise(at, 210, 2, 0.6)
    edge = n.add('TexVoronoi', {'Vector': n.add('Mapping', {0: bent, 'Scale': (0.5, 0.9, 1)}).outputs[0], 'Scale': 1.0}, feature='DISTANCE_TO_EDGE').outputs['Distance']
    crack = n.math('MULTIPLY', n.ramp(edge, [(0.0, (1, 1, 1)), (0.004, (0, 0, 0))]), n.ramp(n.noise(flat, 0.9, 2), [(0.54, (0, 0, 0)), (0.60, (1, 1, 1))]))
    out = n.ramp(n.noise(at, 0.6, 4, 0.6), [(0.30, shade(base, 0.88)), (0.55, base), (0.75, shade(base, 1.04))])
    out = n.mix(1, out, n.ramp(own, [(0, (0.965,) * 3), (1, (1.02,) * 3)]), 'MULTIPLY')
    out = n.mix(0.6, out, n.ramp(n.noise(n.where((5, 5, 0.4)), 1, 4, 0.6), [(0.36, (0.86, 0.83, 0.78)), (0.58, (1, 1, 1))]), 'MULTIPLY')
    n.put(n.mix(n.math('MULTIPLY', crack, 0.7), out, rgb('#6b6258')), s.inputs['Base Color'])
    height = n.math('ADD', n.math('ADD', n.math('MULTIPLY', swell, 1.0), n.math('MULTIPLY', strokes, 0.55)), n.math('MULTIPLY', sand, 0.035))
    n.put(n.bump(n.math('SUBTRACT', height, n.math('MULTIPLY', crack, 0.1)), 0.85, 0.024), s.inputs['Normal'])
    return mat


def dusty(name, colour, dust):
    """Old flags of sandstone, none quite like the next: dust in drifts, thickest along the wall and in the joints, worn off where people walk to the door."""
    mat, n, s = principled(name, rgb(colour), 0.8, spec=0.25)
    at, base = n.where(), rgb(colour)
    x, y, _ = n.add('SeparateXYZ', {0: at}).outputs
    out = n.ramp(n.noise(at, 1.1, 7, 0.65), [(0.30, shade(base, 0.62)), (0.5, base), (0.72, shade(base, 1.18))])
    out = n.mix(0.5, out, n.ramp(n.noise(at, 34, 5, 0.7), [(0.3, (0.6,) * 3), (0.7, (1.15,) * 3)]), 'MULTIPLY')
    bent = n.add('VectorMath', {0: n.where(turn=(0, 0, 0.03)), 1: n.add('VectorMath', {0: n.add('TexNoise', {'Vector': at, 'Scale': 1.6, 'Detail': 5}).outputs[1], 'Scale': 0.035}, operation='SCALE').outputs[0]}).outputs[0]
    each, joint = n.bricks(bent, 0.72, 0.43, 0.011, 0.37)
    out = n.mix(1, out, n.ramp(each, [(0, (0.78, 0.80, 0.84)), (0.5, (1, 1, 1)), (1, (1.10, 1.02, 0.92))]), 'MULTIPLY')
    near = n.add('MapRange', {'Value': y, 'From Min': -1.5, 'From Max': 0.0, 'To Min': -0.10, 'To Max': 0.30}).outputs[0]
    lane = n.ramp(n.math('ABSOLUTE', n.math('ADD', x, n.math('MULTIPLY', y, 0.25))), [(0.2, (0.16,) * 3), (0.75, (0, 0, 0))])
    lies = n.math('SUBTRACT', n.math('ADD', n.noise(n.add('Mapping', {0: at, 'Scale': (0.8, 1.6, 1)}).outputs[0], 1.5, 7, 0.68), near), lane)
    out = n.mix(n.math('MULTIPLY', joint, 0.8), out, rgb('#4f4639'))
    lies = n.math('ADD', lies, n.math('MULTIPLY', joint, 0.06))
    n.put(n.mix(n.ramp(lies, [(0.46, (0, 0, 0)), (0.76, (0.8,) * 3)]), out, rgb(dust)), s.inputs['Base Color'])
    height = n.math('ADD', n.math('MULTIPLY', n.noise(at, 2.2, 4), 0.7), n.math('MULTIPLY', n.noise(at, 70, 5, 0.7), 0.15))
    n.put(n.bump(n.math('ADD', n.math('SUBTRACT', height, n.math('MULTIPLY', joint, 0.45)), n.math('MULTIPLY', each, 0.18)), 0.7, 0.014), s.inputs['Normal'])
    return mat


def old_clay(name, colour):
    """Terracotta that has stood out for years: lime that bloomed, a tide mark, green at the foot."""
    mat, n, s = principled(name, rgb(colour), 0.9, spec=0.15)
    at, base = n.where(local=True), rgb(colour)
    z = n.add('SeparateXYZ', {0: at}).outputs[2]
    out = n.ramp(n.noise(at, 7, 5, 0.65), [(0.3, shade(base, 0.72)), (0.7, shade(base, 1.12))])
    bloom = n.math('ADD', n.noise(at, 9, 6, 0.7), n.math('MULTIPLY', n.math('SINE', n.math('MULTIPLY', z, 19.0)), 0.07))
    out = n.mix(n.ramp(bloom, [(0.48, (0, 0, 0)), (0.66, (0.75,) * 3)]), out, rgb('#c9b8a4'))
    out = n.mix(n.ramp(n.math('ADD', z, n.math('MULTIPLY', n.noise(at, 12, 4), 0.10)), [(0.05, (0.7,) * 3), (0.14, (0, 0, 0))]), out, rgb('#4b4636'))
    n.put(out, s.inputs['Base Color'])
    n.put(n.bump(n.math('ADD', n.noise(n.where((3, 3, 60), local=True), 1.5, 3), n.math('MULTIPLY', n.noise(at, 90, 4), 0.4)), 0.4, 0.003), s.inputs['Normal'])
    return mat


define('lime', lambda: trowelled('lime', '#dccfb9'))
define('house lime', lambda: limewash('house lime', '#d9cfbd'))
define('yard', lambda: dusty('yard', '#7c7266', '#c2ad8b'))
define('leaf sword', lambda: leaf_blade('leaf sword', '#2a3628', '#465540', '#8d8c60', 0.30, True))
define('cotto', lambda: tiles('cotto', ('#8e4f36', '#a56140', '#7d4530', '#b0704c'), (0.28, 0.28), 0.010, '#8d7d6a', 0.45, relief=0.005))
define('beam', lambda: boards('beam', '#4c3524', 0.4, 0.0, 0.85, False, 0.4))
define('laths', lambda: boards('laths', '#6d5a44', 0.11, 0.006, 0.85, False, 0.35))
define('old clay', lambda: old_clay('old clay', '#96613f'))
define('step stone', lambda: concrete('step stone', '#a3947c', rough=0.75, contrast=1.9))
define('pebbles', lambda: concrete('pebbles', '#a4967f', rough=0.9, contrast=1.8))
define('straw', lambda: plain('straw', '#8a7444', 0.9, 0.1))
define('copper', lambda: plain('copper', '#a8623c', 0.35, 0.5, 0.9))

GROUND, HIGH, EDGE = -0.14, 2.62, 2.75                                   # EDGE: where the roof ends towards the sun
DOOR, WINDOW = (-0.55, 0.55, 0.0, 2.14), (1.28, 2.18, 0.98, 1.98)
REVEAL = 0.13


def shell():
    """The wall, the roof of the open garage with its beams, the floor."""
    wall(-6, 4.2, GROUND - 0.1, HIGH + 0.4, 0, 0.40, 'lime', [DOOR, WINDOW])
    box(-14, 30, -30, 0.02, GROUND - 0.3, GROUND, 'yard', 0)
    box(-6, EDGE, -7.0, 0, HIGH + 0.16, HIGH + 0.22, 'laths', 0)
    g = random.Random(2)
    for i in range(12):
        x = EDGE - 0.10 - 0.68 * i
        box(x - 0.055 - g.uniform(0, 0.01), x + 0.055, -7.0, 0, HIGH + g.uniform(-0.006, 0.006), HIGH + 0.16, 'beam', 0.008)
    box(-6.5, -6, -7, 0.4, -1, HIGH + 0.3, 'lime', 0)
    wear.foot(-6, DOOR[0] - 0.2, 0.5, 0, GROUND, 0.55)
    wear.foot(DOOR[1] + 0.2, 4.2, 0.42, 0, GROUND, 0.5)
    wear.streaks(WINDOW[0] - 0.02, WINDOW[1] + 0.02, WINDOW[2] - 0.03, 0.55, 0, 0.4)


def step():
    """The threshold's stone, worn hollow where everyone treads."""
    x0, x1, y0, y1 = -0.78, 0.80, -0.38, REVEAL
    xs, ys = np.linspace(x0, x1, 240), np.concatenate((y0 + 0.02 * np.linspace(0, 1, 9) ** 2, np.linspace(y0 + 0.03, y1, 24)))
    top = lambda x, y: -0.001 - 0.024 * math.exp(-((x - 0.05) / 0.34) ** 2) * math.exp(-((y + 0.30) / 0.24) ** 2) - 0.012 * (1 - math.sqrt(1 - max(0.0, (y0 + 0.0199 - y) / 0.02) ** 2)) + 0.0006 * math.sin(5 * x + 2 * y)
    chips = ((-0.66, 0.030, 0.011), (-0.31, 0.016, 0.006), (0.12, 0.040, 0.009), (0.47, 0.014, 0.007), (0.71, 0.024, 0.014))
    chipped = lambda x, y: sum(deep * math.exp(-((x - c) / wide) ** 4 - ((y - y0) / (0.6 * wide)) ** 2) for c, wide, deep in chips)
    verts = [(x, y, top(x, y) - chipped(x, y)) for y in ys for x in xs]
    w = len(xs)
    faces = [(r * w + i, r * w + i + 1, (r + 1) * w + i + 1, (r + 1) * w + i) for r in range(len(ys) - 1) for i in range(w - 1)]
    for edge in (range(w), range(0, len(ys) * w, w), range(w - 1, len(ys) * w, w)):            # the front and both ends, each with corners of its own
        k, n = len(verts), len(edge)
        verts += [verts[i] for i in edge] + [(*verts[i][:2], GROUND - 0.05) for i in edge]
        faces += [(k + i, k + i + 1, k + n + i + 1, k + n + i) for i in range(n - 1)]
    from_faces('step', verts, faces, 'step stone', smooth=True)
    wear.foot(x0, x1, 0.15, y0, GROUND, 0.6, '#5a4a38')


def grit(count, seed, x0, x1, y0, size):
    """Small stones that the wind and feet have left along the wall."""
    g, verts, faces = np.random.default_rng(seed), [], []
    for _ in range(count):
        x, y, r, k = g.uniform(x0, x1), -abs(g.normal(0, y0)) - 0.01, size * g.uniform(0.3, 1) ** 2, len(verts)
        verts += [(x + r * dx * g.uniform(0.6, 1.2), y + r * dy * g.uniform(0.6, 1.2), GROUND + r * dz) for dx, dy, dz in ((1, 0, 0.2), (0, 1, 0.2), (-1, 0, 0.2), (0, -1, 0.2), (0.1, 0, 0.7), (0, 0, -0.3))]
        faces += [(k + i, k + (i + 1) % 4, k + 4) for i in range(4)]
    from_faces('grit', verts, faces, 'pebbles', smooth=True)


def dwelling():
    """What the door's glass shows: a passage with clay tiles in the dark, and at its end the patio in the sun."""
    x0, x1, far, top = -0.8, 1.85, 5.2, 2.45
    box(x0, x1, 0.13, 9.5, -0.3, -0.012, 'cotto', 0)
    box(x0, x1, 0.40, far, top, top + 0.1, 'house lime', 0)
    box(x0 - 0.1, x0, 0.40, far, -0.1, top, 'house lime', 0)
    box(x1, x1 + 0.1, 0.40, far, -0.1, top, 'house lime', 0)
    wall(-4, 4, -0.1, 3.4, far, 0.35, 'house lime', [(0.35, 1.30, -0.012, 2.08)])
    model('oriental-rug', (0.55, 2.6, -0.012), 87, scale=0.75)
    model('thonet', (1.45, 4.55, -0.012), -62)
    # the patio
    wall(-5, 7, -0.1, 3.6, 8.6, 0.3, 'lime')
    with Group((0.95, 8.15, 0)):
        put('plant', 0, 0, z=0, tall=1.25, kind='sword', pot='old clay', size=1.3, seed=6)
    stage.area((0.8, far + 0.1, 1.3), (0.4, 2.0, 0.3), 0.9, 20, (1.0, 0.82, 0.60), height=1.9, mirrored=False)


def boiler_room():
    """Dark, behind the window: a water heater and its pipes."""
    room(1.45, 3.6, 0.42, 2.3, GROUND, 2.5, floor='cotto', walls='house lime', watts=0)
    model('electric_water_heater', (2.15, 1.9, 0.85), 0, 1.05)
    for x in (1.98, 2.06, 2.34):
        tube([(x, 1.95, 1.0), (x, 1.95, 0.4), (x, 2.2, 0.3)], 0.012, 'copper', 4)
    stage.area((3.2, 1.0, 2.3), (1.9, 1.6, 1.0), 0.5, 2, (1.0, 0.80, 0.58), mirrored=False)


def build():
    shell()
    step()
    dwelling()
    boiler_room()
    with Group((0, REVEAL + 0.035, 0)):
        element(1100, 2140, 0, 'bronze', face=140, x=DOOR[0], pane='pane')
    casement(*WINDOW, 0, 'bronze', 0.20, (1, 1), face=0.055, sill=None)
    a, b, c, d = WINDOW
    box(a - 0.05, b + 0.05, -0.045, 0.22, c - 0.045, c, 'step stone', 0.006)
    for x0, x1, z0, z1 in ((DOOR[0], DOOR[1], 0.05, 2.0), (a + 0.1, b - 0.1, c + 0.1, d - 0.1)):
        wear.dust(x0 + 0.14, x1 - 0.14, z0 + 0.15, z1, REVEAL + 0.02 if z0 < 0.5 else 0.19, 0.20)
    # what stands along the wall, in its dust
    with Group((-1.18, -0.34, GROUND)):
        put('plant', 0, 0, z=0, tall=1.05, kind='sword', pot='old clay', size=1.25, seed=11)
    with Group((-1.62, -0.30, GROUND), 40):
        pot_of_soil('old clay', 0.85)
    model('thonet', (1.95, -0.46, GROUND), 34)
    with Group((1.02, -0.27, GROUND), rotation=(math.radians(-10), math.radians(-5), math.radians(8))):
        boxes([(-0.17 + i * 0.009, -0.1612 + i * 0.009, -0.028 + 0.004 * (i % 3), 0.022 + 0.003 * (i % 2), 0.004 * (i % 4), 0.15) for i in range(38)], 'straw')
        box(-0.18, 0.18, -0.03, 0.03, 0.13, 0.165, 'ash', 0.006)
        tube([(0, 0, 0.13), (0.006, 0, 0.8), (0, 0, 1.40)], 0.0125, 'ash', 5)
    wear.switches(0.86, 1.12, 0, 1)
    tube([(0.86, -0.012, 1.16), (0.86, -0.012, HIGH + 0.16)], 0.008, 'house lime', 4)
    wear.fallen(-3, 3, -2.6, -0.06, 34, GROUND + 0.003, ('#8a7a45', '#5f4f2c', '#9c8a55'), 0.030, 5, 2.2)
    grit(700, 3, -3, 3.2, 0.25, 0.010)
    grit(250, 8, -3, 3.2, 1.6, 0.009)
    # leaves of a plant near the lens
    put('plant', -1.60, -3.72, z=GROUND, tall=1.72, kind='palm', pot='old clay', size=1.1, seed=9)
    # the sun comes in past the roof's edge and a tree
    branches(6.5, -3.4, 0.6, 1.5, 4, 30, 0.05, lean=(0.1, 0.3, 1))
    stage.area((-0.5, -6.5, 2.0), (0, 0, 0.6), 5.0, 50, (0.62, 0.80, 1.0), height=2.2, mirrored=False)
    stage.sky(14, 114, 0.10, dust=1.6, ozone=1.5)
    stage.sun(15, 114, 8.0, 0.5, (1, 0.74, 0.47))
    light = 0.5
    opposite.ground(-40, light * 0.9, '#8a7a62')
    opposite.houses(-19, light, 3.5, 6.5, 6, 0.0, gaps=0.35, sky=(0.4, 0.5, 0.65), colours=('#b9a88c', '#a8957a', '#c2b49c'), tiles='#8a5a40')
    opposite.trees([(-6, -13, 6), (5, -15, 7), (14, -14, 6)], light * 0.5, seed=3, colours=('#4a4c34', '#555238'))
    stage.mirrored('courtyard', 0.2, 120)
    foot = 0.04                                                                              # the door stands behind the wall's face: from here its foot is seen so high
    frame = (DOOR[0], 0, foot), (DOOR[0], 0, DOOR[3]), (DOOR[1], 0, DOOR[3]), (DOOR[1], 0, foot)
    pane = [(x, 0, z) for x, z in ((a, c), (a, d), (b, d), (b, c), (a, c))]
    return photograph((-0.75, -4.7, 1.45), (0.42, 0, 1.22), 33, 0.3, 8, key=0.46, balance=0.35, lines=(frame, pane), stop=2.0, noisy=True,
                      marks={'aluminium-3': (DOOR[0], 0, 1.6), 'aluminium-9': (b, 0, 1.6)})
