"""Logistics centre in Denmark: where the old hall of corrugated sheet meets the glazed office; its door and the lobby in the sun of an autumn afternoon."""
import math
import random

import numpy as np

from kit import opposite, stage, wear
from kit.building import photograph
from kit.door import element, marked
from kit.facade import branches, downpipe, formed, grid, sconce, sheet, slider
from kit.furnish import put
from kit.materials import concrete, define, plain, principled, rgb, shade
from kit.mesh import Group, box, boxes, cylinder, from_faces, tube
from kit.models import model
from kit.rooms import NEUTRAL, WARM, dice, flight, pendant, plain_of, room, tubes


def weathered(name, colour):
    """Painted corrugated sheet after thirty winters: chalked, streaked, each sheet of its own age, rust where it was cut and where the screws are."""
    mat, n, s = principled(name, rgb(colour), 0.55, 0.0, 0.4)
    at, base = n.where(), rgb(colour)
    own = n.add('ObjectInfo').outputs['Random']
    z = n.add('SeparateXYZ', {0: at}).outputs[2]
    out = n.mix(1, n.ramp(n.noise(at, 0.9, 5, 0.6), [(0.3, shade(base, 0.84)), (0.7, shade(base, 1.08))]), n.ramp(own, [(0, (0.86,) * 3), (1, (1.06,) * 3)]), 'MULTIPLY')
    out = n.mix(0.7, out, n.ramp(n.noise(n.where((14, 14, 0.35)), 1, 5, 0.65), [(0.36, (0.66, 0.63, 0.58)), (0.58, (1, 1, 1))]), 'MULTIPLY')
    low = n.math('ADD', z, n.math('MULTIPLY', n.noise(n.where((9, 9, 3)), 1, 5, 0.7), -0.55))
    rust = n.ramp(low, [(0.30, (0.85,) * 3), (0.62, (0, 0, 0))])
    spots = n.ramp(n.noise(at, 5, 6, 0.75), [(0.70, (0, 0, 0)), (0.76, (0.8,) * 3)])
    brown = n.mix(n.noise(at, 40, 4, 0.7), rgb('#5a3420'), rgb('#8a5530'))
    out = n.mix(n.math('MAXIMUM', n.math('MULTIPLY', rust, n.ramp(n.noise(at, 13, 5, 0.7), [(0.40, (0, 0, 0)), (0.62, (1, 1, 1))])), spots), out, brown)
    n.put(out, s.inputs['Base Color'])
    n.put(n.spread(n.noise(at, 4, 5, 0.6), 0.48, 0.68), s.inputs['Roughness'])
    n.put(n.bump(n.noise(n.where((1, 1, 0.5)), 2.2, 3, 0.5), 0.7, 0.012), s.inputs['Normal'])
    return mat


def driven(name, colour):
    """Asphalt of a yard where lorries turn: stones that show, mended fields, sealed cracks, oil, dust along the wall."""
    mat, n, s = principled(name, rgb(colour), 0.85, spec=0.3)
    at, base = n.where(), rgb(colour)
    y = n.add('SeparateXYZ', {0: at}).outputs[1]
    out = n.ramp(n.noise(at, 0.6, 6, 0.62), [(0.32, shade(base, 0.72)), (0.5, base), (0.70, shade(base, 1.25))])
    stones = n.add('TexVoronoi', {'Vector': at, 'Scale': 70})
    out = n.mix(0.5, out, n.ramp(n.add('SeparateXYZ', {0: stones.outputs['Color']}).outputs[0], [(0.0, (0.55,) * 3), (0.6, (1.0,) * 3), (1.0, (1.9, 1.85, 1.75))]), 'MULTIPLY')
    oil = n.ramp(n.noise(n.add('Mapping', {0: at, 'Location': (5, 8, 0)}).outputs[0], 0.9, 5, 0.6), [(0.62, (0, 0, 0)), (0.70, (0.6,) * 3)])
    out = n.mix(oil, out, shade(base, 0.35))
    warp = n.add('VectorMath', {0: at, 1: n.add('VectorMath', {0: n.add('TexNoise', {'Vector': at, 'Scale': 1.1, 'Detail': 4}).outputs[1], 'Scale': 0.9}, operation='SCALE').outputs[0]}).outputs[0]
    edge = n.add('TexVoronoi', {'Vector': warp, 'Scale': 0.34}, feature='DISTANCE_TO_EDGE').outputs['Distance']
    out = n.mix(n.ramp(edge, [(0.0, (0.9,) * 3), (0.007, (0.9,) * 3), (0.010, (0, 0, 0))]), out, rgb('#17171a'))
    near = n.add('MapRange', {'Value': y, 'From Min': -1.6, 'From Max': 0.0, 'To Min': -0.22, 'To Max': 0.22}).outputs[0]
    out = n.mix(n.ramp(n.math('ADD', n.noise(at, 1.8, 6, 0.68), near), [(0.46, (0, 0, 0)), (0.72, (0.75,) * 3)]), out, rgb('#7d7363'))
    n.put(out, s.inputs['Base Color'])
    n.put(n.bump(n.math('ADD', n.math('MULTIPLY', stones.outputs['Distance'], -0.5), n.math('MULTIPLY', n.noise(at, 1.2, 4), 2.0)), 0.6, 0.012), s.inputs['Normal'])
    return mat


define('weathered', lambda: weathered('weathered', '#8b9296'))
define('dark sheet', lambda: sheet('dark sheet', '#2b2f32', 0.42))
define('plinth', lambda: formed('plinth', '#9c9992', 1.2, foot=0.8))
define('asphalt', lambda: driven('asphalt', '#4a4744'))
define('post yellow', lambda: concrete('post yellow', '#a8801f', rough=0.55, contrast=2.0))
define('old pallet', lambda: concrete('old pallet', '#7d6a52', rough=1.0, contrast=1.8))
define('screw', lambda: plain('screw', '#4b443c', 0.5, 0.5, 0.6))

JOIN, FLOOR, TOP, LOW = 0.0, 3.45, 6.7, 0.62
DOOR, SLIDE = (-2.35, -1.15, 0.03, 2.40), (0.72, 3.02)
#: Lower edges of the rows of squares on the glass: their middles are 0.90 m and 1.50 m above the floor.
MARKS = 0.889, 1.489


def sheets(x0, x1, z0, z1, y, seed):
    """Sinus sheet, laid in lengths a metre wide that overlap: none quite upright, each with its dents, and screws in rows."""
    g, pitch, deep = np.random.default_rng(seed), 0.076, 0.010
    a = x0
    while a < x1 - 0.05:
        b = min(x1, a + 0.912)
        xs, zs = np.linspace(a, b + 0.03, max(8, int((b - a) / pitch * 10))), np.linspace(z0, z1, 34)
        dents = [(g.uniform(a, b), z0 + g.exponential(0.6), g.uniform(0.10, 0.28), g.uniform(0.004, 0.016)) for _ in range(5)]
        lean, out = g.normal(0, 0.0015), g.uniform(0, 0.004)
        verts = [(x + lean * (z - z0), y - out + deep * math.sin(math.tau * x / pitch) + sum(d * math.exp(-((x - u) ** 2 + (z - v) ** 2) / r ** 2) for u, v, r, d in dents), z) for z in zs for x in xs]
        w = len(xs)
        from_faces('sheet', verts, [(r * w + i, r * w + i + 1, (r + 1) * w + i + 1, (r + 1) * w + i) for r in range(len(zs) - 1) for i in range(w - 1)], 'weathered', smooth=True)
        z = z0 + 0.12
        while z < z1:
            for x in np.arange(math.ceil(a / pitch) * pitch - pitch / 4, b, 3 * pitch):
                if x > a:
                    cylinder((x, y - out - 0.016, z), (x, y - out - 0.006, z), 0.009, 'screw', 8, 0)
            z += 1.15
        a = b


def hall():
    """The wall of sheet on its plinth, the door in its frame, what is behind it."""
    for a, b in ((-9, DOOR[0]), (DOOR[1], JOIN - 0.06)):
        box(a, b, 0.03, 0.3, -0.1, LOW, 'plinth', 0.006)
        box(a, b, -0.025, 0.05, LOW, LOW + 0.02, 'dark sheet', 0.002)
        sheets(a, b, LOW + 0.03, 6.0, 0.015, 3)
    sheets(DOOR[0], DOOR[1], DOOR[3] + 0.06, 6.0, 0.015, 9)
    a, b, _, d = DOOR
    for x0, x1, z0, z1 in ((a - 0.08, a, 0, d + 0.08), (b, b + 0.08, 0, d + 0.08), (a, b, d, d + 0.08)):
        box(x0, x1, -0.03, 0.32, z0, z1, 'dark sheet', 0.003)
    with Group((0, 0.13, 0.02)):
        element(1200, 2370, 0, 'ral7016', face=140, x=a, bottom=0.3, pane='pane', marks=MARKS)
        box(a + 0.16, b - 0.16, -0.0385, -0.036, 0.045, 0.27, 'inox', 0)
    wear.dust(a + 0.15, b - 0.15, 0.35, 2.25, 0.10, 0.30)
    box(a - 0.2, b + 0.2, -0.95, 0.2, -0.1, 0.018, 'plinth', 0.008)
    room(-7, JOIN - 0.1, 0.35, 11, 0.0, 6.0, floor='hall floor', walls='room grey', watts=0.7, colour=NEUTRAL)
    for x0 in (-5.6, -2.85):
        for k in range(3):
            z = k * 1.5
            if k:
                box(x0, x0 + 2.6, 4.9, 5.0, z - 0.02, z + 0.09, plain_of('#9a4a22'), 0.003)
            for i in range(2):
                x = x0 + 0.66 + 1.24 * i
                model('pallet', (x, 5.4, z + 0.09), dice.gauss(0, 2), scale=0.92)
                for layer in range(dice.randint(1, 3)):
                    for side in (-0.28, 0.28):
                        model('cardboard-box', (x + side + dice.gauss(0, 0.02), 5.3, z + 0.21 + layer * 0.30), dice.gauss(0, 4))
        for x in (x0, x0 + 2.6):
            box(x - 0.045, x + 0.045, 4.88, 4.98, 0, 5, plain_of('#2f4a63'), 0.004)
    tubes(-5, -0.5, 3, 3.2, 4.8, 7, length=1.5)
    wear.foot(-9, a - 0.1, 0.5, 0.022, 0, 0.7)
    wear.foot(b + 0.1, JOIN, 0.5, 0.022, 0, 0.7)
    wear.streaks(-9, JOIN, 6, 3.4, -0.012, 0.4)


def office():
    """Below the way in with its desk and stair, above dark glass: all have gone home."""
    xs, zs = [JOIN + 0.05, SLIDE[0], SLIDE[1], 4.3, 5.6], [0.07, 2.55, FLOOR - 0.35, FLOOR, TOP]
    grid(xs, zs, 0.0, 'ral7016', face=0.06, solid={2}, leave={(1, 0)})
    with Group((0, 0.05, 0.04)):
        slider(SLIDE[0] + 0.03, SLIDE[1] - 0.03, 2.48, 0, 'ral7016', marks=MARKS)
    for a, b in zip(xs, xs[1:]):
        if a != SLIDE[0]:
            marked(a + 0.03, b - 0.03, 0.0, [0.05 + z for z in MARKS])
    box(JOIN - 0.09, JOIN + 0.02, -0.07, 0.4, 0, 7, 'dark sheet', 0.003)
    box(0.35, 3.45, -1.35, 0.0, 2.74, 2.85, 'ral7016', 0.005)
    room(JOIN + 0.05, 8.0, 0.2, 6.4, 0.06, FLOOR - 0.32, floor='hall floor', walls='room white', back='oak panel', watts=1.7, colour=WARM)
    flight(3.3, 4.6, 5.8, 0.06, 12, 1)
    box(0.35, 2.3, 3.9, 4.6, 0.06, 1.12, 'room grey', 0.01)
    box(0.27, 2.38, 3.8, 4.7, 1.12, 1.16, 'oak solid', 0.003)
    model('phone', (0.75, 4.2, 1.16), 170)
    model('newspaper', (1.9, 4.05, 1.16), 24)
    put('task_lamp', 1.25, 4.25, 30, 1.16, lit=True)
    for x in (0.8, 1.75):
        pendant(x, 4.2, FLOOR - 0.32, 2.15, 'cone', 0.14, 5)
    put('parcels', 4.1, 3.1, 20, 0.06, n=3, seed=5)
    room(JOIN + 0.05, 8.0, 0.2, 6.4, FLOOR, TOP, floor='oak', walls='room grey', watts=0)
    for a, b in zip(xs, xs[1:]):
        wear.dust(a, b, FLOOR, TOP, -0.005, 0.22)
        if a != SLIDE[0]:
            wear.dust(a, b, 0.1, 2.5, -0.005, 0.24)
    box(SLIDE[0] - 0.4, SLIDE[1] + 0.4, -1.2, 0.1, -0.1, 0.03, 'plinth', 0.006)
    wear.mat((SLIDE[0] + SLIDE[1]) / 2, -0.62, 0.03, 1.5, 0.75, 2)


def build():
    hall()
    office()
    downpipe(-0.22, 0.02, 9, -0.09, 'dark sheet', 0.05)
    sconce(-1.75, 2.86, watts=0)
    wear.cable([(-1.75, 2.9), (-1.75, 3.35), (-0.36, 3.35), (-0.36, 6)], -0.004, 0.009, 'dark sheet', 2)
    # what is left about
    box(-80, 80, -60, 0.3, -0.3, 0, 'asphalt', 0)
    cylinder((-2.72, -0.24, 0), (-2.72, -0.24, 0.95), 0.07, 'post yellow', 32, 0.01)
    cylinder((-2.72, -0.24, 0.52), (-2.72, -0.24, 0.66), 0.0712, 'black', 32, 0)
    with Group((-0.60, -0.34, 0.0), rotation=(math.radians(72), 0, math.radians(4))):
        model('pallet', (0, 0.40, 0), 90, scale=0.86, mats='old pallet')
    with Group((-0.88, -0.30, 0.018)):
        put('parcels', 0, 0, -14, n=1, seed=3)
    wear.fallen(-5, 5, -2.2, -0.04, 26, 0.004, ('#7a5a2c', '#4f3a20', '#8d6b34'), 0.04, 6, 2.4)
    wear.gully(1.2, -2.1, 0.002)
    light = 0.9
    opposite.ground(-60, light * 0.5, '#4a4744')
    opposite.houses(-40, light * 0.4, 5, 9, 9, 0.03, gaps=0.35, sky=(0.5, 0.56, 0.63))
    opposite.trees([(-17, -36, 12), (-8, -33, 14), (2.5, -36, 12), (9, -34, 11), (15, -34, 13)], light * 0.6, colours=('#4a3f28', '#3f3826', '#3d3826'))
    stage.street((0.42, 0.55, 0.80), (0.72, 0.76, 0.82), 0.5, 0.45, 5.0)
    branches(-6.4, -3.9, 0.2, 2.4, 9, 26, 0.05, lean=(0.25, 0.1, 1))
    stage.sun(24, 234, 5.0, 0.5, (1.0, 0.82, 0.58))
    post = JOIN + 0.04
    head, edge = 2.583, 4.08                                                                 # the transom; the picture's edge, past which the glass goes on
    field = (post, 0, 0.05), (post, 0, head), (edge, 0, head)
    own = (DOOR[0], 0, 0.03), (DOOR[0], 0, DOOR[3]), (DOOR[1], 0, DOOR[3]), (DOOR[1], 0, 0.03)
    sides = [((x, 0, 0.05), (x, 0, head)) for x in SLIDE]
    return {**photograph((-1.5, -10.6, 1.6), (0.36, 0, 1.62), 56, 0.2, 8, key=0.62, balance=0.5, stop=1.4, lines=(field, own, *sides), noisy=True,
                      marks={'steel-11': (post, 0, head), 'aluminium-5': (-2.11, 0, DOOR[3]), 'steel-7': (1.9, 0, head)}), 'vignette': 0.0, 'film': 0.4}
