"""Harbour house on the Swedish coast, from within on a bright hazy morning: one fire-rated field of the facade, the quay, the sound and its skerries out of focus."""
import math
import random

import bpy
import numpy as np

from kit import stage, wear
from kit.building import photograph, wall
from kit.facade import grid
from kit.materials import Nodes, define, emission, glass, plain, principled, rgb, shade
from kit.mesh import Group, box, cylinder, from_faces, tube
from kit.nature import hills
from kit.place import paint

X0, X1, LOW, HEAD = -1.56, 1.46, 0.17, 2.58
LEFT, NEAR, TOP = -2.16, -6.0, 2.94
POSTS = [X0 + 0.03, X0 + 1.30, X1 - 0.03]
QUAY, WATER = 3.6, -1.15


def _board(name, colour, worn, rough, along=1, deep=1.0):
    """Boards that are bodies: each has a tone, grain and knots of its own, paint or lye has gone from its edges, and feet have taken the shine."""
    base = rgb(colour)
    mat, n, s = principled(name, base, rough, spec=0.4)
    at, own = n.where(), n.add('ObjectInfo').outputs['Random']
    moved = n.add('VectorMath', {0: at, 1: n.add('CombineXYZ', {0: n.math('MULTIPLY', own, 91.0), 1: n.math('MULTIPLY', own, 57.0), 2: own}).outputs[0]}).outputs[0]
    long = (1.3, 34, 34) if along == 0 else (34, 1.3, 34) if along == 1 else (34, 34, 1.3)
    grain = n.noise(n.add('Mapping', {0: moved, 'Scale': long}).outputs[0], 1.0, 5, 0.62)
    fine = n.noise(n.add('Mapping', {0: moved, 'Scale': tuple(4.2 * c for c in long)}).outputs[0], 1.0, 3, 0.6)
    out = n.mix(1, base, n.ramp(own, [(0.0, (0.84, 0.83, 0.81)), (0.5, (0.97,) * 3), (1.0, (1.07, 1.06, 1.04))]), 'MULTIPLY')
    out = n.mix(deep, out, n.ramp(grain, [(0.30, (0.80, 0.78, 0.74)), (0.52, (1, 1, 1)), (0.72, (1.04,) * 3)]), 'MULTIPLY')
    out = n.mix(0.6 * deep, out, n.ramp(fine, [(0.34, (0.84,) * 3), (0.60, (1.03,) * 3)]), 'MULTIPLY')
    bare = n.ramp(n.math('ADD', n.math('MULTIPLY', n.noise(at, 1.7, 5, 0.62), 0.75), n.math('MULTIPLY', fine, 0.25)), [(0.56, (0, 0, 0)), (0.66, (1, 1, 1))])
    out = n.mix(n.math('MULTIPLY', bare, 0.6 * deep), out, rgb(worn))
    soil = n.ramp(n.noise(n.add('Mapping', {0: at, 'Location': (3, 8, 1)}).outputs[0], 0.9, 7, 0.66), [(0.40, (0.83, 0.82, 0.80)), (0.60, (1.0,) * 3)])
    n.put(n.mix(0.8, out, soil, 'MULTIPLY'), s.inputs['Base Color'])
    n.put(n.math('ADD', n.spread(grain, rough - 0.07, rough + 0.08), n.math('MULTIPLY', bare, 0.16)), s.inputs['Roughness'])
    n.put(n.bump(n.math('ADD', n.math('MULTIPLY', grain, 0.5), n.math('MULTIPLY', fine, 0.5)), 0.5, 0.0009), s.inputs['Normal'])
    return mat


define('lyed boards', lambda: _board('lyed boards', '#b9b2a6', '#a3937c', 0.42))
define('painted wall boards', lambda: _board('painted wall boards', '#dfddd5', '#cfcabd', 0.46, 2, 0.28))
define('quay boards', lambda: _board('quay boards', '#8d8a84', '#a09b92', 0.55, 0))
define('plastered', lambda: paint('plastered', '#dedbd2', 0.72))
define('upstand', lambda: paint('upstand', '#cfccc3', 0.6))
define('salted pane', lambda: glass('salted pane', (0.94, 0.958, 0.948), 0.9))
define('boathouse red', lambda: plain('boathouse red', '#8d655b', 0.95, 0.1))
define('boathouse white', lambda: plain('boathouse white', '#d8d7d2', 0.9, 0.1))
define('boathouse roof', lambda: plain('boathouse roof', '#7b7a78', 0.9, 0.1))
define('mast', lambda: plain('mast', '#a9aaa8', 0.5, 0.3))
define('boathouse grey', lambda: plain('boathouse grey', '#9b9993', 0.95, 0.1))
define('pier wood', lambda: plain('pier wood', '#6d665d', 0.9, 0.1))


def _sea():
    """Still water of a basin: it mirrors a pale sky, broken into short waves that grow finer with the distance."""
    mat, n, s = principled('basin', rgb('#39454a'), 0.05, spec=0.5)
    at = n.where()
    waves = n.math('ADD', n.math('MULTIPLY', n.noise(n.where((0.7, 2.0, 1)), 1.0, 3, 0.6), 0.6), n.math('MULTIPLY', n.noise(n.where((3.0, 6.0, 1)), 1.0, 2, 0.5), 0.25))
    n.put(n.bump(waves, 1.0, 0.10), s.inputs['Normal'])
    return mat


define('basin', _sea)


def floor():
    """Boards laid by hand towards the quay: lengths as they came, joints where a joist is, gaps that opened in winter, nails."""
    g, x = random.Random(5), LEFT - 0.05
    holes = []
    while x < 3.6:
        wide = g.choice((0.118, 0.118, 0.143, 0.143, 0.143, 0.168))
        y = NEAR - g.uniform(0, 2.2)
        while y < 0:
            end = min(0.0, y + 0.6 * g.randint(4, 7))
            if end - y > 0.05:
                up = g.gauss(0, 0.0007)
                box(x + 0.0015 + g.uniform(0, 0.0022), x + wide - 0.0015, y + 0.0008, end - 0.0008, -0.03, up, 'lyed boards', 0.0022, segments=3)
                for j in range(math.ceil(y / 0.6), math.floor(end / 0.6) + 1):
                    for u in (0.026, wide - 0.026):
                        holes.append((x + u + g.gauss(0, 0.002), min(end - 0.03, max(y + 0.03, 0.6 * j)) + g.gauss(0, 0.003), up))
            y = end
        x += wide
    box(LEFT - 0.3, 4, NEAR - 2, 0, -0.08, -0.026, plain('under the floor', '#211d18', 1.0, 0.0), 0)
    nail = plain('nail', '#5d564c', 0.5, 0.4)
    for a, b, c in holes:
        if b > -4.6:
            cylinder((a, b, c - 0.004), (a, b, c + 0.0004), 0.0032, nail, 12, 0)


def walls():
    """The facade's wall, smooth; to our left upright boards, painted white more than once."""
    wall(LEFT - 0.3, 4.2, 0, TOP + 0.2, 0, 0.30, 'plastered', [(X0 - 0.012, X1 + 0.012, 0.0, HEAD + 0.012)])
    box(X0 - 0.012, X1 + 0.012, 0.02, 0.30, 0, LOW - 0.028, 'upstand', 0.004)
    g, y = random.Random(2), -0.002
    while y > NEAR:
        wide = g.choice((0.095, 0.12, 0.12, 0.145))
        out = g.gauss(0, 0.0012)
        box(LEFT - 0.05, LEFT + out, y - wide + 0.0040, y, 0.0, TOP, 'painted wall boards', 0.0050, segments=3)
        y -= wide
    box(LEFT - 0.06, LEFT - 0.012, NEAR, 0, 0, TOP, plain('between boards', '#4d4943', 1.0, 0.0), 0)
    box(LEFT, LEFT + 0.018, NEAR, 0, 0, 0.115, 'painted wall boards', 0.003)
    for a, b in ((LEFT + 0.018, X0 - 0.012), (X1 + 0.012, 4.2)):
        box(a, b, -0.018, 0, 0, 0.115, 'painted wall boards', 0.003)
    box(LEFT - 0.4, 4.2, NEAR, 0.3, TOP, TOP + 0.1, 'ceiling', 0)
    box(3.9, 4.2, NEAR, 0.3, 0, TOP, 'plastered', 0)


def screen():
    """The field: two panes between posts of steel, whose deep side is ours."""
    middle = (X0 + X1) / 2
    with Group((middle, 0.16, 0), 180):
        grid([middle - x for x in reversed(POSTS)], [LOW, HEAD - 0.03], 0, 'ral7016', face=0.06, depth=0.15, cap=0.03, pane='salted pane', tilt=0.05)


#: Sheds on the skerries across the sound: x, y, height of the ground, width, depth, eaves, colour, turn.
SHEDS = ((-31, 128, 2.6, 5, 7, 2.8, 'red', 12), (-22, 131, 2.2, 4.2, 6, 2.5, 'grey', -6), (24, 133, 2.4, 5, 6, 2.7, 'red', 70))


def boathouse(x, y, up, wide, deep, high, skin, turn):
    """A shed or house across the basin: saddle roof, corner boards, a door or two and small windows."""
    with Group((x, y, WATER + up), turn):
        h, skin = wide / 2, 'boathouse ' + skin
        from_faces('shed', [(-h, 0, -4), (h, 0, -4), (h, 0, high), (0, 0, high + 0.8 * h), (-h, 0, high), (-h, deep, -4), (h, deep, -4), (h, deep, high), (0, deep, high + 0.8 * h), (-h, deep, high)],
                   [(0, 1, 2, 3, 4), (5, 9, 8, 7, 6), (0, 4, 9, 5), (1, 6, 7, 2)], skin)
        for s in (-1, 1):
            from_faces('roof', [(s * (h + 0.2), -0.3, high - 0.16), (0, -0.3, high + 0.8 * h + 0.04), (0, deep + 0.3, high + 0.8 * h + 0.04), (s * (h + 0.2), deep + 0.3, high - 0.16)], [(0, 1, 2, 3)], 'boathouse roof')
            box(s * h - 0.08, s * h + 0.08, -0.04, 0.0, 0, high, 'boathouse white', 0)
        dark = plain('shed dark', '#35322f', 0.9, 0.1)
        box(-0.3 * h - 0.5, -0.3 * h + 0.5, -0.03, 0.0, 0, 2.0, dark, 0)
        box(0.5 * h - 0.35, 0.5 * h + 0.35, -0.03, 0, 1.1, 1.9, dark, 0)
        for s in (-1, 1):
            for k in (0.25, 0.7):
                box(*sorted((s * h, s * (h + 0.03))), deep * k - 0.4, deep * k + 0.4, 1.0, 1.9, dark, 0)


def boat(x, y, long, turn, mast, skin='boathouse white'):
    """A sailing boat at her mooring: hull, coach roof, mast, boom with its sail under a cover."""
    with Group((x, y, WATER), turn):
        ts = np.linspace(0, 1, 13)
        half = [0.16 * long * math.sin(math.pi * (0.30 + 0.70 * t)) ** 0.8 if t < 1 else 0.0 for t in ts]
        verts = [p for t, h in zip(ts, half) for p in ((-h, long * (t - 0.45), 0.75 + 0.22 * t * t), (-0.75 * h, long * (t - 0.45), 0.0), (0.75 * h, long * (t - 0.45), 0.0), (h, long * (t - 0.45), 0.75 + 0.22 * t * t))]
        faces = [(4 * i + k, 4 * i + (k + 1) % 4, 4 * i + 4 + (k + 1) % 4, 4 * i + 4 + k) for i in range(12) for k in range(4)] + [(0, 1, 2, 3)]
        from_faces('hull', verts, faces, skin)
        box(-0.7, 0.7, -0.18 * long, 0.16 * long, 0.8, 1.22, 'boathouse white', 0.1)
        box(-0.71, 0.71, -0.12 * long, 0.12 * long, 0.98, 1.10, plain('boat window', '#2a2c2e', 0.3, 0.4), 0)
        cylinder((0, 0.08 * long, 0.8), (0, 0.08 * long, mast), 0.075, 'mast', 12, 0)
        cylinder((0, 0.06 * long, 1.9), (0, -0.34 * long, 1.85), 0.11, plain('sail cover', '#2f4a63', 0.9, 0.1), 12, 0)
        for a, b in ((0.52, 0.05), (-0.44, 0.05)):
            tube([(0, 0.08 * long, mast), (0, a * long, 0.95)], 0.008, 'mast', 2)
        for s in (-1, 1):
            tube([(0, 0.08 * long, mast), (s * 0.14 * long, 0.05 * long, 0.85)], 0.008, 'mast', 2)


def outside():
    """The quay with its boards and posts, a basin, boats, boathouses on bare rock across it."""
    g, y = random.Random(9), 0.33
    while y < QUAY:
        x = -9 - g.uniform(0, 3)
        while x < 9:
            end = x + g.choice((2.4, 3.0, 3.6, 4.2))
            box(x + 0.002, end - 0.002, y + 0.004, y + 0.141, -0.05, -0.012 + g.gauss(0, 0.0016), 'quay boards', 0.004)
            x = end
        y += 0.145
    box(-10, 10, 0.30, QUAY, -0.30, -0.06, 'pier wood', 0)
    box(-10, 10, QUAY - 0.02, QUAY + 0.16, -0.25, 0.10, 'pier wood', 0.01)
    for x in (-2.7, 0.62, 4.4):
        cylinder((x, QUAY - 0.05, -1.5), (x, QUAY - 0.05, 0.62), 0.115, 'pier wood', 24, 0.02)
        cylinder((x, QUAY - 0.05, 0.62), (x, QUAY - 0.05, 0.635), 0.118, 'zinc', 24, 0.004)
    rope = plain('mooring rope', '#c9c3b2', 0.9, 0.1)
    for k in range(4):
        tube([(0.62 + 0.128 * math.cos(a), QUAY - 0.05 + 0.128 * math.sin(a), 0.28 + 0.024 * k + 0.004 * a) for a in np.linspace(0, math.tau, 25)], 0.012, rope, 4)
    tube([(0.62 + 0.13 + 2.6 * t, QUAY + 0.05 + 2.2 * t, 0.30 - 1.6 * t * (1 - t) - 0.45 * t) for t in np.linspace(0, 1, 14)], 0.012, rope, 4)
    box(-900, 900, QUAY, 1500, -3, WATER, 'basin', 0)
    boat(-6.5, 46, 7.4, 62, 10.5)
    boat(9.5, 60, 8.2, -74, 11.5, plain('hull dark', '#56626c', 0.5, 0.3))
    for x, y, up, wide, deep, high, skin, turn in SHEDS:
        boathouse(x, y, up, wide, deep, high, skin, turn)
    hills(70, 4, 60, 2.2, '#7f7a70', 3, WATER - 0.9)
    hills(126, -75, 10, 3.6, '#8b877d', 5, WATER - 0.6)
    hills(136, -10, 95, 4.6, '#8f8f88', 11, WATER - 0.8)
    hills(230, -240, 260, 13, '#9fa7a8', 8, WATER)
    hills(420, -450, 460, 26, '#b7bfc3', 14, WATER)


def coil(x, y, z, rope, seed, r=0.15, loops=9):
    """A coil of rope on a peg in the left wall, tied off round its middle."""
    g = random.Random(seed)
    for i in range(loops):
        out, down, a = 0.018 + 0.013 * (i % 4) + g.uniform(0, 0.006), g.uniform(0.30, 0.37), g.uniform(-0.02, 0.02)
        pts = []
        for t in np.linspace(0, math.tau, 41):
            u, v = r * (0.72 + 0.05 * g.random()) * math.sin(t), math.cos(t)
            pts.append((x + out + 0.012 * math.sin(2 * t + i), y + a + u * (0.42 if v > 0.5 else 0.42 + 0.9 * (0.5 - v) / 1.5), z - down + down * v))
        tube(pts, 0.0062, rope, 4)
    for k in range(5):
        w = 0.062
        tube([(x + 0.038 + 0.030 * math.cos(t), y + w * math.sin(t), z - 0.17 - 0.0125 * k) for t in np.linspace(0, math.tau, 21)], 0.0062, rope, 4)
    cylinder((x - 0.02, y, z - 0.012), (x + 0.10, y, z + 0.004), 0.011, 'oak solid', 16, 0.004)


def boot(x, y, turn, lean=(0, 0)):
    """A rubber boot, which keeps the creases of the foot that wears it."""
    zs = np.concatenate([np.linspace(0.0, 0.16, 30), np.linspace(0.17, 0.345, 16)])
    ts, verts = np.linspace(0, math.tau, 41)[:-1], []

    def ring(z, small=0.0):
        low = min(1.0, max(0.0, (z - 0.045) / 0.105))
        front = 0.205 - 0.145 * (3 * low * low - 2 * low ** 3) ** 0.62 - 0.02 * max(0, 0.02 - z) / 0.02 + 0.010 * max(0, z - 0.2) / 0.15
        back = -0.070 + 0.010 * math.sin(math.pi * min(1, z / 0.15)) - 0.006 * max(0, z - 0.2) / 0.15
        half = 0.047 + 0.006 * max(0, z - 0.16) / 0.18 + 0.003 * math.sin(60 * z) * (0.10 < z < 0.26)
        mid, long = (front + back) / 2, (front - back) / 2
        for t in ts:
            u, v = math.cos(t), math.sin(t)
            wide = half * (1 + 0.14 * max(0, u) * (z < 0.09)) - small
            verts.append((mid + (long - small) * math.copysign(abs(u) ** 0.86, u), wide * math.copysign(abs(v) ** 0.86, v), z + 0.012 * u * max(0, z - 0.3) / 0.05))
    for z in zs:
        ring(z)
    for z in (0.346, 0.30, 0.18):
        ring(z, 0.004)
    k, m = len(ts), len(verts) // len(ts)
    faces = [(j * k + i, j * k + (i + 1) % k, (j + 1) * k + (i + 1) % k, (j + 1) * k + i) for j in range(m - 1) for i in range(k)] + [tuple(range((m - 1) * k, m * k))]
    with Group((x, y, 0.012), rotation=(math.radians(lean[0]), math.radians(lean[1]), math.radians(turn))):
        from_faces('boot', verts, faces, 'rubber boot', smooth=True)
        sole = [(v[0] * 1.012, v[1] * 1.03) for v in verts[4 * k:5 * k]]
        from_faces('sole', [(u, v, z) for z in (-0.012, 0.010) for u, v in sole], [(i, (i + 1) % k, k + (i + 1) % k, k + i) for i in range(k)] + [tuple(range(k)), tuple(range(k, 2 * k))], 'boot sole')


define('rubber boot', lambda: plain('rubber boot', '#2f3d34', 0.32, 0.5))
define('boot sole', lambda: plain('boot sole', '#b39b68', 0.8, 0.2))


def build():
    floor()
    walls()
    screen()
    outside()
    for a, b in zip(POSTS, POSTS[1:]):
        wear.dust(a + 0.03, b - 0.03, LOW, HEAD, 0.20, 0.32, '#e2e2dc')
        box(b - 0.125, b - 0.085, 0.1295, 0.1299, LOW + 0.085, LOW + 0.097, 'frosted', 0)
    coil(LEFT, -0.86, 1.72, plain('blue rope', '#3f6480', 0.85, 0.15), 3)
    boot(LEFT + 0.22, -0.80, 12)
    boot(LEFT + 0.25, -1.02, -16)
    wear.switches(X1 + 0.20, 1.06, 0.0, 1)
    stage.street((0.60, 0.70, 0.82), (0.92, 0.95, 0.97), 1.35, 0.5, 3.0)
    stage.sun(37, -27, 7.0, 3.0, (1.0, 0.96, 0.88))
    stage.area((3.0, -4.6, 2.3), (-0.6, -0.6, 0.9), 2.2, 165, (0.93, 0.97, 1.0), height=1.6, mirrored=False)
    edge = (X0, 0, LOW - 0.03), (X0, 0, HEAD), (X1, 0, HEAD), (X1, 0, LOW - 0.03), (X0, 0, LOW - 0.03)
    picture = photograph((0.80, -3.95, 1.36), (-0.30, 0, 1.17), 31, 0.0, 16, key=0.86, balance=0.5, lift=0.06, look='Very High Contrast', stop=0.5, focus=3.95, noisy=True, lines=(edge,),
                         marks={'aluminium-15': (X0, 0, 1.5)})
    return {**picture, 'vignette': 0, 'film': 0.45}
