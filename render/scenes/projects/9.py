"""Harbour house on the Swedish coast, from within on a clear morning: one fire-rated field of the facade; the sun falls in from the right; across the basin boathouses on bare rock, boats, skerries, a little out of focus."""
import math
import random

import bpy
import numpy as np

from kit import stage, wear
from kit.building import photograph, wall
from kit.facade import grid, terrain, waves
from kit.materials import boards, concrete, define, glass, granite, plain, principled, rgb, shade
from kit.mesh import Group, bar, box, cylinder, from_faces, prism, tube
from kit.nature import foliage, shrub
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
define('falu red', lambda: boards('falu red', '#70302a', 0.17, 0.012, 0.95, contrast=0.30))
define('house ochre', lambda: boards('house ochre', '#b39a68', 0.15, 0.010, 0.85, contrast=0.18))
define('tarred boards', lambda: boards('tarred boards', '#4a443d', 0.18, 0.012, 0.9, contrast=0.30))
define('house white', lambda: plain('house white', '#cfccc2', 0.7, 0.2))
define('house door', lambda: plain('house door', '#33453d', 0.6, 0.3))
define('pantiles', lambda: boards('pantiles', '#7d4a3a', 0.24, 0.03, 0.9, vertical=False, contrast=0.30))
define('footing', lambda: concrete('footing', '#8a857d', rough=0.9, contrast=1.5))
define('skerry', lambda: granite('skerry', '#a39488', WATER + 0.15))
define('juniper', lambda: foliage('juniper', '#2f3d26', '#55663c', 0.02))
define('heather', lambda: foliage('heather', '#6a6338', '#97894f', 0.02))
define('boat white', lambda: plain('boat white', '#e6e5e0', 0.25, 0.5))
define('boat window', lambda: plain('boat window', '#1f2326', 0.12, 0.6))
define('deck', lambda: plain('deck', '#c4b08c', 0.7, 0.2))
define('tarred', lambda: plain('tarred', '#3f2c1e', 0.5, 0.4))
define('mast', lambda: plain('mast', '#b9bab8', 0.35, 0.5))
define('pier wood', lambda: plain('pier wood', '#6d665d', 0.9, 0.1))


def _sea():
    """Water under a light wind: short waves on longer ones, smooth lanes between them where the wind does not reach."""
    mat, n, s = principled('basin', rgb('#1d2c30'), 0.04, spec=0.5)
    at = n.where()
    short = n.noise(n.where((1.1, 2.6, 1), (0, 0, 0.25)), 1.0, 4, 0.62)
    long = n.noise(n.where((0.22, 0.55, 1), (0, 0, -0.2)), 1.0, 3, 0.5)
    lanes = n.ramp(n.noise(n.where((0.016, 0.085, 1), (0, 0, 0.12)), 1.0, 4, 0.6), [(0.40, (0.22,) * 3), (0.58, (1, 1, 1))])
    waves_ = n.math('ADD', n.math('MULTIPLY', n.math('MULTIPLY', short, lanes), 0.75), n.math('MULTIPLY', long, 1.1))
    n.put(n.bump(waves_, 1.0, 0.11), s.inputs['Normal'])
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


#: The rocks that stand out of the water: middle x and y, half their length and width, height, turn in degrees, seed.
ROCKS = ((-15.5, 37.5, 13.0, 8.5, 2.5, 6, 3.0), (4.2, 70.0, 9.0, 5.0, 1.9, -8, 7.0), (-19.0, 92.0, 17.0, 6.0, 2.4, 5, 12.0), (9.0, 118.0, 15.0, 6.0, 3.0, 3, 15.0), (-58.0, 140.0, 34.0, 9.0, 4.6, 0, 21.0))


def rock(middle, across, long, wide, high, turn, seed):
    """The height of bare rock that the ice has ground: a round back, steps where it broke, clefts."""
    a = math.radians(turn)

    def up(x, y):
        u, v = (x - middle) * math.cos(a) + (y - across) * math.sin(a), (y - across) * math.cos(a) - (x - middle) * math.sin(a)
        far = (u / long) ** 2 + (v / wide) ** 2
        body = high * (1.25 * math.exp(-1.6 * far) - 0.32) + 0.22 * high * waves(x, y, 2.4 / wide, seed, 5)
        step = 0.30 * high * math.tanh(5 * waves(x, y, 1.1 / wide, seed + 9, 2)) * math.exp(-far)
        return WATER + max(-0.6, body + step)
    return up


def growth(up, x0, x1, y0, y1, count, seed):
    """Juniper, heather and grass in the clefts of a rock: low cushions."""
    g = random.Random(seed)
    for i in range(count):
        x, y = g.uniform(x0, x1), g.uniform(y0, y1)
        z = up(x, y)
        if z > WATER + 0.55:
            r = g.uniform(0.3, 0.85)
            shrub(x, y, r, g.choice(('juniper', 'heather', 'juniper')), seed + i, z - 0.12, 0.10, g.uniform(0.4, 0.9))


def house(x, y, up, wide, deep, high, skin, turn, gable=True):
    """A boathouse or a dwelling: boards, corner boards, a saddle roof of tiles with its barge boards, doors and windows with their white frames; stands on stones. Its front looks towards us
    at turn 0: the gable, or the eaves."""
    with Group((x, y, WATER + up), turn):
        h, rise = wide / 2, 0.40 * wide
        dark, white = plain('shed dark', '#2b2d2e', 0.12, 0.6), 'house white'
        box(-h + 0.05, h - 0.05, 0.05, deep - 0.05, -3.0, 0.0, 'footing', 0)
        from_faces('house', [(-h, 0, 0), (h, 0, 0), (h, 0, high), (0, 0, high + rise), (-h, 0, high), (-h, deep, 0), (h, deep, 0), (h, deep, high), (0, deep, high + rise), (-h, deep, high)],
                   [(0, 1, 2, 3, 4), (5, 9, 8, 7, 6), (0, 4, 9, 5), (1, 6, 7, 2)], skin)
        slope = math.hypot(h, rise)
        u, v = h / slope, rise / slope
        for s in (-1, 1):
            out = 0.28
            low = (s * (h + out * u), high - out * v + 0.02)
            from_faces('roof', [(low[0], -0.30, low[1]), (0, -0.30, high + rise + 0.02), (0, deep + 0.30, high + rise + 0.02), (low[0], deep + 0.30, low[1])], [(0, 1, 2, 3)], 'pantiles')
            for y0 in (-0.32, deep + 0.30):
                bar((low[0], y0, low[1] - 0.07), (0, y0, high + rise - 0.07), 0.03, 0.15, white)
            for y0 in (-0.02, deep - 0.10):
                box(*sorted((s * (h + 0.02), s * (h - 0.11))), y0, y0 + 0.12, 0, high - 0.05, white, 0)
            for k in ([0.3, 0.7] if deep < 7 else [0.2, 0.5, 0.8]):                                # windows along the eaves
                yy = deep * k
                box(*sorted((s * h, s * (h + 0.03))), yy - 0.52, yy + 0.52, 0.85, 2.05, white, 0)
                for c in (-0.22, 0.22):
                    box(*sorted((s * h, s * (h + 0.035))), yy + c - 0.18, yy + c + 0.18, 0.95, 1.95, dark, 0)
        if gable:                                                                                  # the gable: a pair of doors, a hatch above
            box(-0.90, 0.90, -0.035, 0, 0.0, 2.10, white, 0)
            for c in (-0.43, 0.43):
                box(c - 0.40, c + 0.40, -0.05, 0, 0.05, 2.05, 'house door', 0)
            box(-0.39, 0.39, -0.035, 0, high + 0.14, high + 0.88, white, 0)
            box(-0.33, 0.33, -0.045, 0, high + 0.20, high + 0.84, dark, 0)


def jetty(x, y, long, wide, turn):
    """Boards on posts that stand in the water."""
    with Group((x, y, WATER), turn):
        for i in range(int(long / 0.16)):
            box(-wide / 2, wide / 2, -0.16 * i - 0.15, -0.16 * i, 0.62, 0.66, 'pier wood', 0)
        for s in (-1, 1):
            box(*sorted((s * (wide / 2 - 0.12), s * (wide / 2 - 0.02))), -long, 0, 0.44, 0.62, 'pier wood', 0)
            for k in range(int(long / 2.2) + 1):
                cylinder((s * wide / 2, -2.2 * k, -1), (s * wide / 2, -2.2 * k, 1.15 if k % 2 else 0.75), 0.09, 'pier wood', 12, 0)


def hull(long, wide, free, skins, stations=25):
    """A hull by its stations from stern to bow, painted in bands from the water up: (share of the freeboard, skin)."""
    ts = np.linspace(0, 1, stations)
    half = lambda t: wide / 2 * (0.80 + 0.20 * math.sin(math.pi * min(1, t / 0.45) / 2)) * (1 - max(0.0, (t - 0.40) / 0.60) ** 2.3)
    sheer = lambda t: free * (0.92 + 0.42 * (t - 0.25) ** 2)
    low = -0.1
    for top, skin in skins:
        verts = []
        for t in ts:
            for s in (-1, 1):
                for z in (low, top):
                    flare = 0.80 + 0.20 * max(0.0, z) ** 0.6
                    verts.append((s * half(t) * flare, long * (t - 0.45) + 0.10 * long * max(0.0, t - 0.8) * z, sheer(t) * z))
        faces = [(4 * i + k, 4 * i + 4 + k, 4 * i + 5 + k, 4 * i + 1 + k) for i in range(stations - 1) for k in (0, 2)] + [(0, 1, 3, 2)]
        from_faces('hull', verts, faces, skin, smooth=True)
        low = top
    deck = [(s * half(t) * 0.99, long * (t - 0.45) + 0.10 * long * max(0.0, t - 0.8), sheer(t) * 0.97) for t in ts for s in (-1, 1)]
    from_faces('deck', deck, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(stations - 1)], 'deck')


def yacht(x, y, long, turn, mast, hue='#24364a'):
    """A sailing boat at her mooring: coach roof, mast with its spreaders and stays, the sail stowed under its cover, fenders, a wind that has turned her a little."""
    with Group((x, y, WATER), rotation=(0, math.radians(1.2), math.radians(turn))):
        stripe = plain(f'stripe {hue}', hue, 0.35, 0.5)
        hull(long, 0.31 * long, 0.115 * long + 0.05, ((0.10, stripe), (0.80, 'boat white'), (0.90, stripe), (1.0, 'boat white')))
        deck, w = 0.107 * long, 0.078 * long
        prism([(-w, deck), (w, deck), (0.84 * w, deck + 0.42), (-0.84 * w, deck + 0.42)], -0.13 * long, 0.20 * long, 'boat white', 0.10, segments=4)
        for s in (-1, 1):
            for k in (0.02, 0.12):
                with Group((s * 0.92 * w, (k - 0.08) * long, deck + 0.24), rotation=(0, math.radians(-s * 21), 0)):
                    box(-0.02, 0.02, 0, 0.085 * long, -0.085, 0.075, 'boat window', 0.02)
            tube([(s * 0.135 * long, -0.42 * long, deck + 0.1), (s * 0.14 * long, -0.42 * long, deck + 0.62), (s * 0.15 * long, -0.05 * long, deck + 0.62), (0.02 * s, 0.53 * long, deck + 0.70)], 0.014, 'mast', 2)
            for k in (-0.25, -0.05, 0.15, 0.33):
                tube([(s * 0.145 * long * (1 - max(0, k - 0.05)), k * long, deck), (s * 0.145 * long * (1 - max(0, k - 0.05)), k * long, deck + 0.62)], 0.014, 'mast', 2)
        cylinder((0, 0.10 * long, deck), (0, 0.10 * long, mast), 0.065, 'mast', 12, 0)
        tube([(0, 0.09 * long, deck + 1.05), (0, -0.10 * long, deck + 1.00), (0, -0.33 * long, deck + 0.96)], 0.10, plain('sail cover', hue, 0.9, 0.1), 4)
        for z in (0.55 * mast,):
            tube([(-0.085 * long, 0.09 * long, z), (0, 0.10 * long, z + 0.05), (0.085 * long, 0.09 * long, z)], 0.022, 'mast', 2)
        for b in (0.54, -0.44):
            tube([(0, 0.10 * long, mast), (0, b * long, deck + 0.05)], 0.012, 'mast', 2)
        for s in (-1, 1):
            tube([(0, 0.10 * long, mast), (s * 0.085 * long, 0.09 * long, 0.55 * mast), (s * 0.14 * long, 0.08 * long, deck)], 0.010, 'mast', 2)
        tube([(0.02, 0.52 * long, deck), (0.05, 0.66 * long, 0.3), (0.05, 0.80 * long, -0.3)], 0.018, 'mast', 2)


def rowing_boat(x, y, turn, skin):
    """An open wooden boat, clinker-built, with its thwarts."""
    with Group((x, y, WATER), turn):
        hull(4.4, 1.5, 0.44, ((0.12, 'tarred'), (0.90, skin), (1.0, 'tarred')), 17)
        for k in (-0.9, 0.2, 1.2):
            box(-0.55, 0.55, k - 0.12, k + 0.12, 0.44, 0.48, 'deck', 0.01)
        box(-0.19, 0.19, -2.35, -2.08, 0.25, 0.95, 'tarred', 0.05, segments=4)


def wooded(y, x0, x1, high, colour, seed, base):
    """An island far off, whose firs stand against the sky; haze has taken what lies below them."""
    g = np.random.default_rng(seed)
    n = int((x1 - x0) / (0.006 * y))
    xs = np.linspace(x0, x1, n)
    ground = sum(g.uniform(0.4, 1) / k * np.sin(xs * k * 6.3 / (x1 - x0) + g.uniform(0, 6.3)) for k in (1, 2, 3, 5))
    ground = np.clip(0.45 + 0.55 * ground / np.abs(ground).max(), 0, 1)
    ends = np.clip(np.minimum(xs - x0, x1 - xs) / (0.10 * (x1 - x0)), 0, 1) ** 0.5
    firs = g.uniform(0.0, 1.0, n) * np.repeat(g.uniform(0.4, 1.0, n // 9 + 1), 9)[:n]
    line = base + high * ends * (0.25 + 0.45 * ground + 0.38 * firs * (ground > 0.08))
    verts = [(x, y, -5) for x in xs] + [(x, y, z) for x, z in zip(xs, line)]
    from_faces('wooded', verts, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], plain(f'wooded {colour}', colour, 1.0, 0.0))


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
    box(-900, 900, QUAY, 2500, -3, WATER, 'basin', 0)
    for i, (x, y, long, wide, high, turn, seed) in enumerate(ROCKS):
        up = rock(x, y, long, wide, high, turn, seed)
        terrain(x - 1.15 * long, x + 1.15 * long, y - 1.3 * wide, y + 1.3 * wide, up, 'skerry', wide / 26)
        growth(up, x - 0.8 * long, x + 0.8 * long, y - 0.7 * wide, y + 0.7 * wide, 34 if i < 2 else 16, 40 * i)
    house(-12.4, 29.2, 0.75, 4.3, 7.0, 2.35, 'falu red', 7)
    house(-18.0, 30.6, 0.9, 3.7, 6.0, 2.2, 'falu red', -5)
    house(-6.9, 34.6, 0.95, 3.6, 5.2, 2.1, 'tarred boards', 16)
    house(-15.2, 41.5, 2.5, 6.0, 8.0, 2.9, 'house ochre', 84)
    house(6.4, 71.5, 1.2, 4.2, 5.6, 2.3, 'falu red', -24)
    house(-24.0, 93.0, 1.9, 5.0, 7.0, 2.6, 'falu red', 60)
    jetty(-9.2, 29.8, 7.5, 1.5, 12)
    jetty(-14.9, 28.6, 4.5, 1.3, 4)
    rowing_boat(-7.4, 25.4, 20, 'boat white')
    yacht(-1.6, 43.0, 7.8, 74, 10.6)
    yacht(7.9, 56.0, 8.6, -62, 12.0, '#5c2a26')
    with Group((1.0, 71.5, WATER + 1.9)):                                                      # a sea mark of whitewashed stone
        cylinder((0, 0, -0.6), (0, 0, 1.9), 0.85, 'house white', 20, 0.05, 0.50)
    cylinder((-13.6, 40.2, WATER + 2.4), (-13.6, 40.2, WATER + 11.0), 0.05, 'house white', 10, 0)  # a flagpole without its flag
    wooded(230, -190, -40, 13, '#4d5a52', 3, WATER)
    wooded(300, -90, 60, 12, '#5d6b66', 8, WATER)
    wooded(420, -330, 190, 17, '#748289', 14, WATER)
    wooded(760, -600, 420, 26, '#8f9da6', 17, WATER)


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
    stage.street((0.20, 0.36, 0.64), (0.60, 0.69, 0.80), 0.98, 0.66, 3.0)
    stage.sun(24, 57, 6.0, 0.8, (1.0, 0.90, 0.76))
    stage.area((2.9, -5.4, 2.3), (-0.6, -0.6, 0.9), 2.2, 36, (0.93, 0.97, 1.0), height=1.6, mirrored=False)
    edge = (X0, 0, LOW - 0.03), (X0, 0, HEAD), (X1, 0, HEAD), (X1, 0, LOW - 0.03), (X0, 0, LOW - 0.03)
    picture = photograph((0.80, -3.95, 1.36), (-0.30, 0, 1.17), 31, 0.0, 16, key=0.73, balance=0.5, lift=0.10, look='Very High Contrast', stop=1.35, focus=3.95, noisy=True, lines=(edge,),
                         marks={'aluminium-15': (X0, 0, 1.5)})
    return {**picture, 'vignette': 0, 'film': 0.5}
