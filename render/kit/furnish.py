"""Furniture and things that rooms are lived in with, each at the origin, its back to +Y, to be placed by `put`.

Sizes in metres; colours are names of kit.materials or '#rrggbb'.
"""
import math
import random

import bpy
import numpy as np

from kit import stage, things
from kit.materials import Nodes, boards, concrete, define, emission, many, plain, principled, rgb, shade, shown
from kit.mesh import Group, bar, box, boxes, cylinder, frame, from_faces, prism, tube, turned
from kit.models import model, passing
from kit.nature import leaf_blade


define('veneer', lambda: boards('veneer', '#a98258', 0.62, 0.006, 0.42, contrast=0.16))
define('walnut', lambda: boards('walnut', '#6b4a33', 0.62, 0.005, 0.40, contrast=0.20))
define('birch', lambda: boards('birch', '#cdb389', 1.2, 0.005, 0.42, contrast=0.08))
define('slat', lambda: boards('slat', '#b08a5e', 0.60, 0.0, 0.5, contrast=0.22))
define('books', lambda: many('books', ('#6b4038', '#cfc6b4', '#45566a', '#b09a68', '#566354', '#dcd6c8', '#2c2e31', '#8a6248', '#868f94', '#584048', '#b9b4aa', '#3d4a48', '#e2ddd0', '#77685a')))
define('folders', lambda: many('folders', ('#3c4c5c', '#dcd9d2', '#59636b', '#8b2f2a', '#c9c5bb')))
define('archive boxes', lambda: many('archive boxes', ('#9b8e78', '#8b7f6b', '#a89b85', '#948771'), 0.8))


def _opal():
    """Lit opal glass: a bulb within, so that it is brightest where the eye meets it, dim and warmer at its rim and
    under its cap; its skin mirrors a little."""
    mat = bpy.data.materials.new('opal')
    n = Nodes(mat, clear=True)
    facing = n.math('SUBTRACT', 1.0, n.add('LayerWeight', {'Blend': 0.5}).outputs['Facing'])
    up = n.add('SeparateXYZ', {0: n.add('NewGeometry').outputs['Normal']}).outputs[2]
    bulb = n.math('MULTIPLY', n.math('POWER', facing, 1.5), n.math('SUBTRACT', 1.0, n.math('MULTIPLY', n.math('MAXIMUM', up, 0.0), 0.45)))
    colour = n.ramp(bulb, [(0.0, (1, 0.66, 0.40)), (0.45, (1, 0.80, 0.58)), (1.0, (1, 0.90, 0.74))])
    light = n.add('Emission', {0: colour, 1: n.math('ADD', 0.24, n.math('MULTIPLY', bulb, 1.05))}).outputs[0]
    skin = n.add('BsdfGlossy', {0: (1, 1, 1, 1), 'Roughness': 0.12}).outputs[0]
    n.put(n.shaders(n.math('MULTIPLY', n.add('Fresnel', {0: 1.4}).outputs[0], 0.5), light, skin), n.add('OutputMaterial').inputs[0])
    return mat


define('opal', _opal)
define('leaf rubber', lambda: leaf_blade('leaf rubber', '#223a1c', '#35552a', '#8fa06a', 0.30))
define('leaf palm', lambda: leaf_blade('leaf palm', '#30482a', '#4c6638', '#7c8f58', 0.34))
define('leaf sword', lambda: leaf_blade('leaf sword', '#31492f', '#4a6540', '#b7b26a', 0.40, True))
define('stalk', lambda: plain('stalk', '#5a6e38', 0.6, 0.3))
define('bark', lambda: concrete('bark', '#6a5a45', rough=0.9))
define('soil', lambda: concrete('soil', '#30241b', rough=1.0, contrast=1.6))
def cloth(name, colour):
    """Woollen cloth: a weave, and folds that hang."""
    mat, n, s = principled(name, rgb(colour), 1.0, spec=0.08)
    weave = n.noise(n.where((1, 1, 1)), 420, 3, 0.7)
    n.put(n.ramp(n.math('ADD', n.math('MULTIPLY', weave, 0.6), n.math('MULTIPLY', n.noise(n.where(), 7, 4), 0.4)), [(0.32, shade(rgb(colour), 0.72)), (0.68, shade(rgb(colour), 1.15))]), s.inputs['Base Color'])
    folds = n.noise(n.where((11, 11, 1.7)), 1.0, 3, 0.6)
    n.put(n.bump(n.math('ADD', n.math('MULTIPLY', folds, 1.0), n.math('MULTIPLY', weave, 0.03)), 0.55, 0.03), s.inputs['Normal'])
    return mat


define('cloth navy', lambda: cloth('cloth navy', '#2b3441'))
define('cloth mustard', lambda: cloth('cloth mustard', '#9d7d3e'))
define('cloth green', lambda: cloth('cloth green', '#424e40'))
define('cloth rust', lambda: cloth('cloth rust', '#824f3c'))
define('cloth grey', lambda: cloth('cloth grey', '#8a8882'))
define('leather', lambda: plain('leather', '#6e4529', 0.45, 0.4))
define('beech', lambda: plain('beech', '#b98d5d', 0.42, 0.4))
define('step', lambda: concrete('step', '#8f8a82', rough=0.45, contrast=0.35))
define('clay', lambda: plain('clay', '#b8775a', 0.8, 0.2))
define('pot', lambda: plain('pot', '#d9d5cc', 0.55, 0.3))
define('paper', lambda: plain('paper', '#ece8de', 0.9, 0.1))
define('steel grey', lambda: plain('steel grey', '#7d8386', 0.35, 0.5, 0.6))


def bench(long=1.5, top='slat', legs='black'):
    boxes([(-long / 2, long / 2, -0.44 + i * 0.11, -0.345 + i * 0.11, 0.41, 0.455) for i in range(4)], top, 0.005)
    for x in (-long / 2 + 0.16, long / 2 - 0.16):
        for y in (-0.40, -0.07):
            box(x - 0.03, x + 0.03, y - 0.03, y + 0.03, 0, 0.41, legs, 0.003)
        box(x - 0.03, x + 0.03, -0.43, -0.04, 0.35, 0.41, legs, 0.003)


def pot_of_soil(mat, size):
    """A pot with a thick rim, 300 mm high where `size` is 1, and the soil in it. Returns the soil's height."""
    turned([(size * r, size * z) for r, z in ((0.0, 0.001), (0.112, 0.001), (0.122, 0.010), (0.158, 0.286), (0.163, 0.296), (0.162, 0.303), (0.154, 0.306), (0.146, 0.301), (0.138, 0.24))], mat, None, 56)
    soil = 0.268 * size
    turned([(0.0, soil + 0.004)] + [(0.142 * size * k, soil + 0.010 * size * math.sin(7 * k)) for k in (0.25, 0.5, 0.75, 1.0)], 'soil', lambda a, z: 1 + 0.02 * math.sin(5 * a), 40)
    return soil


def _rubber(leaves, g, tall, soil, leaf, size):
    """A rubber plant: three stems, leaves on short stalks all the way up, the youngest upright."""
    for k in range(3):
        turn, high = k * 2.1 + g.uniform(0, 1), tall * (1.0, 0.80, 0.62)[k]
        lean, foot = g.uniform(0.04, 0.12) * tall, 0.045 * size
        stem = [(foot * math.cos(turn) + lean * t * t * math.cos(turn), foot * math.sin(turn) + lean * t * t * math.sin(turn), soil - 0.02 + (high - soil) * t) for t in np.linspace(0, 1, 7)]
        trunk = tube(stem, 0.0095 * size + 0.002, 'bark', 5)
        for i, point in enumerate(trunk.data.splines[0].points):
            point.radius = 1 - 0.72 * i / 6
        count = max(6, round((high - soil) / (0.36 * leaf)))
        for i in range(count):
            t = min(1.0, 0.16 + 0.86 * (i + 0.5 + g.uniform(-0.2, 0.2)) / count) if i < count - 2 else 1.0
            at = np.array([np.interp(t, np.linspace(0, 1, 7), [p[c] for p in stem]) for c in range(3)])
            way, young = turn + i * 2.4 + g.normal(0, 0.2), max(0.0, (t - 0.72) / 0.28)
            rise = 0.35 + 0.95 * young + g.normal(0, 0.12)
            end = at + 0.35 * leaf * np.array([math.cos(way) * math.cos(rise), math.sin(way) * math.cos(rise), math.sin(rise)])
            tube([tuple(at), tuple((at + end) / 2 + np.array([0, 0, -0.004])), tuple(end)], 0.0026 * size + 0.0006, 'stalk', 3)
            long = leaf * g.uniform(1.45, 1.95) * (1 - 0.35 * young)
            leaves.add(end, way, rise, long, long * g.uniform(0.23, 0.28), g.uniform(0.9, 1.5) * (1 - 0.7 * young), 0.22, g.normal(0, 0.25))


def _palm(leaves, g, tall, soil, leaf, size):
    """A kentia: arching fronds of narrow leaflets."""
    for k in range(11):
        way, t = k * 2.4 + g.normal(0, 0.2), (k + 0.5) / 11
        long, bend, rise = tall * g.uniform(0.82, 0.98) * (1.04 - 0.35 * t), 0.75 + 0.95 * t, 1.50 - 0.20 * t
        at, points, angle = np.array([0.02 * math.cos(way), 0.02 * math.sin(way), soil - 0.02]), [], rise
        for i in range(25):
            points.append(at)
            angle = rise - bend * (i / 24) ** 1.8 * 1.35
            at = at + long / 24 * np.array([math.cos(way) * math.cos(angle), math.sin(way) * math.cos(angle), math.sin(angle)])
        tube([tuple(p) for p in points], 0.0042 * size, 'stalk', 3)
        for i in range(9, 25):
            s = (i - 8) / 17
            for side in (-1, 1):
                spread = way + side * (1.15 - 0.75 * s) + g.normal(0, 0.06)
                length = 0.30 * (tall / 1.8) * (0.55 + 1.5 * s * (1 - s) * 1.6) * g.uniform(0.9, 1.1)
                down = angle if i == 24 else math.asin(max(-1, min(1, (points[min(24, i + 1)] - points[i - 1])[2] / np.linalg.norm(points[min(24, i + 1)] - points[i - 1]))))
                leaves.add(points[i], spread, 0.25 + 0.55 * down, length, 0.012 * (tall / 1.8) + 0.004, g.uniform(0.9, 1.5), 0.35, 0.0, 5)


def _sword(leaves, g, tall, soil, leaf, size):
    """A snake plant: stiff upright blades, each turned a little about itself."""
    for k in range(17):
        way, t = k * 2.4, ((k + 0.5) / 17) ** 0.5
        at = np.array([0.085 * size * t * math.cos(way), 0.085 * size * t * math.sin(way), soil - 0.02])
        leaves.add(at, way + g.normal(0, 0.3), 1.52 - 0.20 * t - g.uniform(0, 0.08), (tall - soil) * g.uniform(0.62, 1.0) * (1.05 - 0.3 * t), 0.030 * size + 0.004, g.uniform(-0.1, 0.12), 0.4, g.normal(0, 0.5), 14, True)


class _Leaves:
    """Blades of one plant, as one mesh: each curves along its length and across it, and knows how far across (-1 … 1)
    and along (0 … 1) it is."""

    def __init__(self):
        self.verts, self.faces, self.across, self.along = [], [], [], []

    def add(self, base, way, rise, long, half, droop, fold, twist, steps=9, sword=False):
        at, k = np.array(base, float), len(self.verts)
        side0 = np.array([-math.sin(way), math.cos(way), 0.0])
        for i in range(steps + 1):
            t = i / steps
            angle = rise - droop * t ** 1.4
            out = np.array([math.cos(way) * math.cos(angle), math.sin(way) * math.cos(angle), math.sin(angle)])
            up = np.cross(out, side0)
            turn = twist * t
            side, normal = side0 * math.cos(turn) + up * math.sin(turn), up * math.cos(turn) - side0 * math.sin(turn)
            w = half * ((0.55 + 0.45 * math.sin(math.pi * min(1, t * 1.1)) if t < 0.7 else 0.955 * ((1 - t) / 0.3) ** 0.65) if sword else math.sin(math.pi * (0.03 + 0.97 * t) ** 0.80) ** 0.85)
            for u in (-1.0, -0.5, 0.0, 0.5, 1.0):
                self.verts.append(tuple(at + side * (u * w) + normal * (fold * w * abs(u) ** 1.5)))
                self.across.append(u)
                self.along.append(t)
            at = at + out * (long / steps)
        self.faces += [(k + 5 * i + c, k + 5 * i + c + 1, k + 5 * i + c + 6, k + 5 * i + c + 5) for i in range(steps) for c in range(4)]

    def build(self, mat):
        obj = from_faces('leaves', self.verts, self.faces, mat, smooth=True)
        for name, values in (('across', self.across), ('along', self.along)):
            obj.data.attributes.new(name, 'FLOAT', 'POINT').data.foreach_set('value', values)
        return obj


def plant(tall=1.5, seed=1, pot='pot', leaf=0.16, size=1.0, kind=None):
    """A pot plant: 'rubber', 'palm' or 'sword'; by its height where nothing is said. `size` of its pot, 1 = 300 mm
    high."""
    kind = kind or ('palm' if tall > 1.55 else 'rubber')
    g, leaves = np.random.default_rng(seed), _Leaves()
    soil = pot_of_soil(pot, size)
    {'rubber': _rubber, 'palm': _palm, 'sword': _sword}[kind](leaves, g, tall, soil, leaf, size)
    leaves.build('leaf ' + kind)


def radiator(long=1.2, tall=0.5, low=0.12):
    box(-long / 2, long / 2, -0.10, -0.085, low, low + tall, 'white', 0.006)
    boxes([(-long / 2 + 0.02 + i * 0.04, -long / 2 + 0.035 + i * 0.04, -0.106, -0.099, low + 0.03, low + tall - 0.03) for i in range(int(long / 0.04))], 'white', 0.003)
    box(-long / 2, long / 2, -0.085, -0.02, low + 0.02, low + tall - 0.01, 'white', 0.004)
    tube([(long / 2 - 0.06, -0.06, low), (long / 2 - 0.06, -0.06, 0)], 0.009, 'white')
    cylinder((long / 2 + 0.0, -0.07, low + tall - 0.06), (long / 2 + 0.07, -0.07, low + tall - 0.06), 0.022, 'white')


def coat(mat='cloth navy', seed=0, long=0.95):
    """A coat on its hook at the origin, 1.6 m up."""
    g = random.Random(seed)
    p, q = g.uniform(0, 6), g.uniform(0, 6)
    z = 1.60
    fold = lambda a, zz: 1 + (z - zz) / long * 0.16 * (math.sin(5 * a + p) + 0.6 * math.sin(9 * a + q))
    with Group((0, -0.09, 0)):
        turned([(0.02, z + 0.02), (0.06, z), (0.12, z - 0.05), (0.17, z - 0.13), (0.175, z - 0.35), (0.19, z - 0.6), (0.215, z - long), (0.19, z - long), (0.10, z - 0.4)], mat, fold, 48, (1, 0.42))
        for s in (-1, 1):
            tube([(s * 0.13, -0.01, z - 0.09), (s * 0.19, -0.015, z - 0.3), (s * 0.20, -0.03, z - 0.62)], 0.050, mat, 6)


def hooks(n=5, coats=((1, 'cloth navy'), (3, 'cloth mustard')), pitch=0.24, high=1.62, bags=()):
    """A rail of hooks with what hangs there: (place, material); bags likewise."""
    long = n * pitch
    box(-long / 2, long / 2, -0.022, 0, high, high + 0.10, 'slat', 0.003)
    for i in range(n):
        x = -long / 2 + (i + 0.5) * pitch
        tube([(x, -0.02, high + 0.05), (x, -0.06, high + 0.045), (x, -0.075, high + 0.085)], 0.007, 'black', 4)
    for i, (place, mat) in enumerate(coats):
        with Group((-long / 2 + (place + 0.5) * pitch, 0, high - 1.6)):
            coat(mat, i + place)
    for place, mat in bags:
        with Group((-long / 2 + (place + 0.5) * pitch, -0.10, high - 0.62)):
            box(-0.14, 0.14, -0.07, 0.07, 0.0, 0.38, mat, 0.05, segments=5)
            box(-0.10, 0.10, -0.10, -0.06, 0.04, 0.22, mat, 0.03, segments=4)
            tube([(-0.03, 0.03, 0.37), (0, 0.05, 0.62), (0.03, 0.03, 0.37)], 0.009, mat, 4)


def helmet(mat='white', high=1.62):
    """A bicycle helmet hung from a hook."""
    with Group((0, -0.13, high - 0.18)):
        turned([(0.125, 0.0), (0.130, 0.05), (0.118, 0.10), (0.085, 0.135), (0.03, 0.150), (0.0, 0.152)], mat, lambda a, z: 1 - 0.05 * max(0, math.sin(7 * a)), 42, (0.78, 1.0))
        for s in (-1, 1):
            tube([(s * 0.09, 0.02, 0.0), (0, -0.02, -0.15)], 0.006, 'black', 3)


def shelf(wide=0.9, tall=2.1, deep=0.30, what='books', mat='birch', rows=6, seed=0, back=True):
    """A bookcase with something in every row."""
    g = random.Random(seed)
    step, parts, full = (tall - 0.06) / rows, [], []
    parts += [(-wide / 2, -wide / 2 + 0.02, -deep, 0, 0, tall), (wide / 2 - 0.02, wide / 2, -deep, 0, 0, tall)]
    parts += [(-wide / 2 + 0.02, wide / 2 - 0.02, -deep + 0.004, -0.004, 0.05 + i * step, 0.07 + i * step) for i in range(rows + 1)]
    boxes(parts, mat, 0.001)
    if back:
        box(-wide / 2, wide / 2, -0.004, 0, 0, tall, mat, 0)
    for i in range(rows):
        x, z = -wide / 2 + 0.025, 0.07 + i * step
        stop = wide / 2 - 0.025 - (g.uniform(0.0, 0.35) * wide if what == 'books' else 0)
        tall_here = g.uniform(0.19, 0.26)
        while True:
            w = g.choice((0.014, 0.02, 0.026, 0.032, 0.045)) if what == 'books' else 0.075 if what == 'folders' else g.choice((0.12, 0.12, 0.26))
            if x + w > stop:
                break
            if what == 'books' and g.random() < 0.05 and x + 0.24 < stop:                       # a few that lie
                for k in range(g.randint(2, 4)):
                    full.append((x + 0.01, x + g.uniform(0.17, 0.22), -deep + g.uniform(0.03, 0.06), -0.05, z + k * 0.030, z + k * 0.030 + 0.028))
                x += 0.24
                continue
            h = min(step - 0.05, tall_here * g.uniform(0.78, 1.12) if what == 'books' else 0.31 if what == 'folders' else 0.27)
            full.append((x, x + w - 0.0015, -deep + g.uniform(0.015, 0.07), -0.03, z, z + h))
            x += w + (g.uniform(0.02, 0.10) if what == 'books' and g.random() < 0.04 else 0)
    boxes(full, {'books': 'books', 'folders': 'folders'}.get(what, 'archive boxes'))


def lockers(n=4, mat='ral5008', wide=0.30, tall=1.85, deep=0.5):
    for i in range(n):
        x = -n * wide / 2 + i * wide
        box(x + 0.002, x + wide - 0.002, -deep, 0, 0.10, tall, mat, 0.003)
        box(x + 0.008, x + wide - 0.008, -deep - 0.012, -deep, 0.12, tall - 0.02, mat, 0.004)
        boxes([(x + 0.09, x + wide - 0.09, -deep - 0.0135, -deep - 0.011, z, z + 0.006) for z in (tall - 0.10, tall - 0.12, tall - 0.14, 0.20, 0.22, 0.24)], 'black')
        cylinder((x + wide - 0.05, -deep - 0.03, 1.05), (x + wide - 0.05, -deep - 0.012, 1.05), 0.012, 'alu')
        box(x + 0.11, x + 0.19, -deep - 0.0135, -deep - 0.012, 1.52, 1.55, 'white', 0)
    box(-n * wide / 2, n * wide / 2, -deep + 0.03, 0, 0, 0.10, 'black', 0)


def chair(mat='cloth grey', legs='black', seat=0.45):
    """A shell on four legs."""
    for sx in (-1, 1):
        for y0, y1 in ((-0.16, -0.21), (0.14, 0.20)):
            tube([(sx * 0.15, y0, seat - 0.02), (sx * 0.215, y1, 0)], 0.011, legs, 4)
    box(-0.23, 0.23, -0.22, 0.20, seat - 0.02, seat + 0.02, mat, 0.02, segments=4)
    with Group((0, 0.20, seat + 0.02), rotation=(math.radians(-12), 0, 0)):
        box(-0.21, 0.21, -0.02, 0.02, 0.03, 0.40, mat, 0.02, segments=4)
        box(-0.12, 0.12, -0.012, 0.008, -0.04, 0.08, mat, 0.01)


def table(long=1.6, deep=0.8, high=0.74, top='birch', legs='black', on=()):
    """On it: 'laptop', 'cups', 'books', 'screen'."""
    box(-long / 2, long / 2, -deep / 2, deep / 2, high - 0.036, high, top, 0.003)
    x, y, g = long / 2 - 0.05, deep / 2 - 0.05, 0.024
    for sx in (-1, 1):
        box(sx * x - 0.014, sx * x + 0.014, -y, y, high - 0.09, high - 0.036, legs, 0.002)
        for sy in (-1, 1):
            box(sx * x - g, sx * x + g, sy * y - g, sy * y + g, 0, high - 0.036, legs, 0.003)
    for sy in (-1, 1):
        box(-x, x, sy * y - 0.012, sy * y + 0.012, high - 0.09, high - 0.036, legs, 0.002)
    if 'laptop' in on:
        box(-0.42, -0.10, -0.20, 0.02, high, high + 0.014, 'steel grey', 0.004)
        with Group((-0.26, 0.02, high + 0.012), rotation=(math.radians(-20), 0, 0)):
            box(-0.16, 0.16, -0.004, 0.004, 0, 0.21, 'black', 0.003)
    if 'cups' in on:
        for x, y in ((0.12, -0.1), (0.45, 0.15)):
            with Group((x, y, high)):
                turned([(0.0, 0.001), (0.03, 0.001), (0.042, 0.085), (0.037, 0.085), (0.027, 0.01)], 'white', None, 20)
    if 'books' in on:
        boxes([(0.30, 0.52, -0.12, 0.03, high, high + 0.03), (0.31, 0.50, -0.11, 0.03, high + 0.03, high + 0.05), (0.33, 0.51, -0.12, 0.02, high + 0.05, high + 0.085)], 'books')
    if 'screen' in on:
        box(-0.30, 0.30, 0.10, 0.135, high + 0.13, high + 0.49, 'black', 0.006)
        box(-0.29, 0.29, 0.097, 0.101, high + 0.145, high + 0.48, plain('display', '#0c0e11', 0.55, 0.2), 0)
        box(-0.035, 0.035, 0.135, 0.155, high, high + 0.30, 'steel grey', 0.004)
        box(-0.13, 0.13, 0.05, 0.22, high, high + 0.012, 'steel grey', 0.004)
        box(-0.22, 0.20, -0.22, -0.09, high, high + 0.016, 'steel grey', 0.005)
        box(0.27, 0.33, -0.2, -0.10, high, high + 0.024, 'black', 0.012)


def armchair(mat='cloth green', wide=0.8):
    soft = dict(bevel=0.05, segments=5)
    box(-wide / 2 + 0.12, wide / 2 - 0.12, -0.72, -0.12, 0.26, 0.44, mat, **soft)
    box(-wide / 2, wide / 2, -0.20, 0, 0.16, 0.82, mat, **soft)
    for s in (-1, 1):
        box(*sorted((s * (wide / 2 - 0.14), s * wide / 2)), -0.72, -0.10, 0.16, 0.60, mat, **soft)
    box(-wide / 2 + 0.03, wide / 2 - 0.03, -0.70, -0.04, 0.14, 0.28, mat, 0.02)
    for sx in (-1, 1):
        for y in (-0.62, -0.10):
            tube([(sx * (wide / 2 - 0.1), y, 0.15), (sx * (wide / 2 - 0.06), y, 0)], 0.016, 'slat', 4)


def pendant(hang, top, mat='black', wide=0.42, watts=0):
    """A bell-shaped lamp whose top is at height `hang` under a ceiling; `watts`: what it gives, where it hangs
    alone."""
    z, r = hang, wide / 2
    tube([(0, 0, top), (0, 0, z)], 0.0035, 'black', 3)
    cylinder((0, 0, top - 0.03), (0, 0, top), 0.05, mat, 32)
    cylinder((0, 0, z - 0.01), (0, 0, z + 0.05), 0.022, mat, 24)
    bell = [(r * math.sin(a) ** 0.8, z - 0.52 * wide * (1 - math.cos(a))) for a in np.linspace(0.12, math.pi / 2, 16)]
    turned(bell + [(x - 0.004, y + 0.003) for x, y in reversed(bell[4:])], mat, None, 64)
    low = bell[-1][1]
    shown(cylinder((0, 0, low + 0.05), (0, 0, low + 0.055), r * 0.82, emission((1, 0.80, 0.58), 2.6, 'pendant glow'), 40, 0))
    if watts:
        stage.area((0, 0, low + 0.01), (0, 0, 0), r * 1.5, watts, (1, 0.82, 0.60), spread=150, mirrored=False)


def globe(hang, top, r=0.16):
    """A globe of opal glass in a cap of metal, on its rod under a ceiling rose."""
    z = hang
    tube([(0, 0, top), (0, 0, z + r)], 0.006, 'black', 3)
    cylinder((0, 0, top - 0.025), (0, 0, top), 0.055, 'black', 40, 0.004)
    turned([(0.46 * r, z + 0.87 * r), (0.46 * r, z + 0.93 * r), (0.40 * r, z + 1.02 * r), (0.16 * r, z + 1.10 * r), (0.14 * r, z + 1.34 * r), (0.0, z + 1.36 * r)], 'black', None, 48)
    shown(turned([(r * math.sin(a), z - r * math.cos(a)) for a in np.linspace(0.0, math.pi - 0.46, 24)], 'opal', None, 56))


def sconce(high=1.9, watts=14, colour=(1, 0.74, 0.46), mat='black'):
    """A lamp on the wall that washes it upwards and downwards."""
    cylinder((0, -0.075, high - 0.09), (0, -0.075, high + 0.09), 0.042, mat, 40, 0.002)
    box(-0.03, 0.03, -0.05, 0, high - 0.045, high + 0.045, mat, 0.004)
    for s in (-1, 1):
        shown(cylinder((0, -0.075, high + s * 0.0885), (0, -0.075, high + s * 0.091), 0.036, emission(colour, 4.5, 'sconce glow'), 32, 0))
        stage.area((0, -0.075, high + s * 0.095), (0, -0.055, high + s * 2), 0.07, watts, colour, spread=130, mirrored=False)


def picture(wide=0.6, tall=0.8, z=1.55, colours=('#c46a3c', '#e9dcc0', '#35506b'), rim='black', seed=0):
    """A framed print of plain fields."""
    g = random.Random(seed)
    frame(-wide / 2, wide / 2, z - tall / 2, z + tall / 2, (0.02,) * 4, -0.03, 0, rim)
    box(-wide / 2 + 0.02, wide / 2 - 0.02, -0.012, 0, z - tall / 2 + 0.02, z + tall / 2 - 0.02, 'paper', 0)
    a, b, c, d = -wide * 0.36, wide * 0.36, z - tall * 0.38, z + tall * 0.38
    box(a, b, -0.0135, -0.012, c, d, plain(f'art {colours[1]}', colours[1], 0.8, 0.1), 0)
    cut = c + (d - c) * g.uniform(0.3, 0.55)
    box(a, b, -0.0145, -0.0135, c, cut, plain(f'art {colours[2]}', colours[2], 0.8, 0.1), 0)
    r, x, z = wide * g.uniform(0.12, 0.18), g.uniform(-0.16, 0.16) * wide, cut + wide * 0.16
    cylinder((x, -0.0155, z), (x, -0.0145, z), r, plain(f'art {colours[0]}', colours[0], 0.8, 0.1), 40, 0)


def trolley(mat='white', load='linen'):
    """A trolley of two shelves on castors, with something on it."""
    for x in (-0.38, 0.38):
        for y in (-0.23, 0.23):
            tube([(x, y, 0.12), (x, y, 0.92)], 0.012, 'inox', 4)
            cylinder((x - 0.012, y, 0.06), (x + 0.012, y, 0.06), 0.058, 'black', 20)
        tube([(x, -0.23, 0.92), (x * 1.12, -0.2, 0.98), (x * 1.12, 0.2, 0.98), (x, 0.23, 0.92)], 0.012, 'inox', 4)
    for z in (0.20, 0.55, 0.86):
        box(-0.38, 0.38, -0.23, 0.23, z, z + 0.02, 'inox', 0.004)
    if load == 'linen':
        for x, z, h in ((-0.18, 0.88, 0.16), (0.17, 0.88, 0.10), (-0.10, 0.57, 0.2), (0.2, 0.57, 0.12), (0.0, 0.22, 0.22)):
            for k in range(int(h / 0.03)):
                box(x - 0.15, x + 0.15, -0.17, 0.17, z + k * 0.03, z + k * 0.03 + 0.028, mat, 0.012)
    else:
        shelf_y = ((-0.3, 0.1, '#c9c5bb'), (0.0, 0.16, '#5f7f93'), (0.22, 0.12, '#c9c5bb'))
        for x, h, c in shelf_y:
            box(x - 0.09, x + 0.09, -0.14, 0.14, 0.88, 0.88 + h, plain(f'box {c}', c, 0.5), 0.01)


def handrail(long=3.0, mat='slat'):
    tube([(-long / 2, -0.075, 0.90), (long / 2, -0.075, 0.90)], 0.021, mat)
    for i in range(int(long / 0.9) + 1):
        x = -long / 2 + 0.1 + i * 0.9
        tube([(x, -0.075, 0.88), (x, -0.075, 0.86), (x, 0, 0.86)], 0.008, 'inox', 3)


def wall_bars(wide=0.95, tall=2.5, n=2):
    """A gym's climbing frame of `n` bays between uprights that they share."""
    for k in range(n + 1):
        x = (k - n / 2) * wide
        box(x - 0.019, x + 0.019, -0.14, 0, 0, tall, 'beech', 0.003)
    for i in range(14):
        z = 0.25 + i * (tall - 0.4) / 13
        cylinder((-n * wide / 2, -0.11, z), (n * wide / 2, -0.11, z), 0.018, 'beech', 14)


def noticeboard(wide=1.2, tall=0.9, z=1.5, seed=0):
    g = random.Random(seed)
    frame(-wide / 2, wide / 2, z - tall / 2, z + tall / 2, (0.025,) * 4, -0.02, 0, 'slat')
    box(-wide / 2, wide / 2, -0.012, 0, z - tall / 2, z + tall / 2, plain('cork', '#a47d52', 0.95, 0.1), 0)
    sheets = [plain(f'note {c}', c, 0.9, 0.1) for c in ('#f1eee6', '#dfe7ea', '#eadfa8', '#e3c4b5')]
    for i in range(int(wide * 7)):
        x, v = g.uniform(-0.42, 0.42) * wide, g.uniform(-0.36, 0.36) * tall
        w, h = g.choice(((0.21, 0.297), (0.15, 0.21), (0.105, 0.148), (0.297, 0.21)))
        with Group((x, -0.0135 - i * 0.0004, z + v), rotation=(0, math.radians(g.gauss(0, 2)), 0)):
            box(-w / 2, w / 2, 0, 0.0003, -h / 2, h / 2, sheets[i % 4], 0)
            cylinder((0, -0.008, h * 0.42), (0, 0, h * 0.42), 0.006, plain('pin', '#b5322a', 0.3), 10, 0)


def clock(z=2.3, r=0.16):
    cylinder((0, -0.04, z), (0, 0, z), r, 'black', 48, 0.004)
    cylinder((0, -0.0415, z), (0, -0.04, z), r - 0.012, 'paper', 48, 0)
    for a, long, w in ((0.9, 0.6, 0.008), (3.9, 0.82, 0.005)):
        bar((0, -0.043, z), (math.sin(a) * r * long, -0.043, z + math.cos(a) * r * long), w, 0.002, 'black', (0, 1, 0), 0)
    boxes([(r * 0.82 * math.sin(i * math.pi / 6) - 0.004, r * 0.82 * math.sin(i * math.pi / 6) + 0.004, -0.043, -0.041, z + r * 0.82 * math.cos(i * math.pi / 6) - 0.008,
            z + r * 0.82 * math.cos(i * math.pi / 6) + 0.008) for i in range(12)], 'black')


def mailboxes(columns=3, rows=4):
    for i in range(columns):
        for j in range(rows):
            x, z = (i - columns / 2) * 0.32, 0.85 + j * 0.16
            box(x + 0.004, x + 0.316, -0.36, 0, z + 0.004, z + 0.156, 'ral9006', 0.004)
            box(x + 0.04, x + 0.28, -0.3615, -0.36, z + 0.10, z + 0.118, 'black', 0)
            box(x + 0.05, x + 0.14, -0.3612, -0.36, z + 0.04, z + 0.06, 'paper', 0)


def bicycle(mat='#2f5a4c'):
    """Along X, front wheel at +X."""
    r = 0.33
    ring = lambda x, rr, t, m: tube([(x + rr * math.cos(a), 0, r + rr * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 49)], t, m, 4)
    for x in (-0.52, 0.52):
        ring(x, r - 0.02, 0.018, 'black')
        ring(x, r - 0.045, 0.008, 'alu')
        for i in range(14):
            a = i * math.pi / 7
            tube([(x, 0, r), (x + 0.28 * math.cos(a), 0, r + 0.28 * math.sin(a))], 0.0012, 'alu', 1)
        cylinder((x, -0.05, r), (x, 0.05, r), 0.02, 'alu', 16)
    crank, seat, head, fork = (-0.08, 0, 0.28), (-0.22, 0, 0.78), (0.34, 0, 0.84), (0.37, 0, 0.68)
    for p, q in ((crank, seat), (seat, head), (crank, fork), ((-0.52, 0, r), crank), ((-0.52, 0, r), (-0.205, 0, 0.72))):
        tube([p, q], 0.016, mat, 4)
    tube([head, fork, (0.42, 0, 0.55), (0.52, 0, r)], 0.014, mat, 4)
    tube([head, (0.33, 0, 0.95), (0.36, 0, 0.98)], 0.012, 'black', 4)
    tube([(0.22, -0.27, 0.97), (0.33, -0.2, 0.99), (0.37, 0, 0.98), (0.33, 0.2, 0.99), (0.22, 0.27, 0.97)], 0.012, 'black', 4)
    tube([seat, (-0.24, 0, 0.90)], 0.012, 'alu', 4)
    box(-0.37, -0.12, -0.07, 0.07, 0.89, 0.94, 'leather', 0.03, segments=4)
    cylinder((-0.08, -0.05, 0.28), (-0.08, -0.04, 0.28), 0.09, 'black', 32)
    boxes([(-0.62, -0.26, y - 0.006, y + 0.006, 0.70, 0.712) for y in (-0.06, 0, 0.06)], 'black')


def stairs(wide=1.2, rise=0.17, tread=0.28, n=10, mat='step', rail='black'):
    """A flight that climbs towards +Y, with a balustrade of bars at its left side."""
    prism([(0, 0)] + [p for i in range(n) for p in ((i * tread, (i + 1) * rise), ((i + 1) * tread, (i + 1) * rise))] + [(n * tread, n * rise - 0.30), (0.3, 0)],
          -wide / 2, wide / 2, mat, 0.003).rotation_euler = (0, 0, math.radians(90))
    x = -wide / 2 + 0.04
    for i in range(2 * n):
        y = (i + 0.5) * tread / 2
        z = (int(i / 2) + 1) * rise
        tube([(x, y, z), (x, y, 0.95 + (i + 0.5) * rise / 2 + rise * 0.5)], 0.007, rail, 3)
    tube([(x, -0.05, 0.95 + rise * 0.4), (x, n * tread, 0.95 + n * rise + rise * 0.4)], 0.020, 'slat', 6)


def rug(long=2.4, wide=1.7, mat='wine carpet'):
    box(-long / 2, long / 2, -wide / 2, wide / 2, 0.0, 0.012, mat, 0.004)
    box(-long / 2 + 0.12, long / 2 - 0.12, -wide / 2 + 0.12, wide / 2 - 0.12, 0.011, 0.0135, 'wool', 0.001)


def inner_door(mat='birch', wide=0.92, tall=2.08):
    """A plain timber door of the house, in its frame."""
    frame(-wide / 2 - 0.06, wide / 2 + 0.06, 0, tall + 0.06, (0.06, 0.06, 0, 0.06), -0.02, 0, 'white')
    box(-wide / 2, wide / 2, -0.012, 0, 0.006, tall, mat, 0.002)
    cylinder((wide / 2 - 0.07, -0.02, 1.02), (wide / 2 - 0.07, -0.012, 1.02), 0.024, 'inox')
    tube([(wide / 2 - 0.07, -0.02, 1.02), (wide / 2 - 0.07, -0.055, 1.02), (wide / 2 - 0.20, -0.06, 1.02)], 0.009, 'inox', 4)


def workbench(long=1.8):
    """A bench with a vice, and tools on the wall above."""
    box(-long / 2, long / 2, -0.68, 0, 0.82, 0.90, 'birch', 0.005)
    for x in (-long / 2 + 0.1, long / 2 - 0.1):
        box(x - 0.04, x + 0.04, -0.62, -0.04, 0, 0.82, 'ral7016', 0.003)
    box(-long / 2 + 0.1, long / 2 - 0.1, -0.6, -0.1, 0.25, 0.28, 'ral7016', 0.002)
    boxes([(-0.6, -0.2, -0.55, -0.15, 0.28, 0.5), (0.1, 0.4, -0.5, -0.2, 0.28, 0.42)], 'ral3009', 0.01)
    box(long / 2 - 0.42, long / 2 - 0.22, -0.76, -0.5, 0.90, 1.02, 'ral5008', 0.02)
    box(-long / 2, long / 2, -0.02, 0, 1.15, 1.95, plain('pegboard', '#8d9291', 0.6), 0.003)
    g = random.Random(4)
    for i in range(11):
        x, h = -long / 2 + 0.14 + i * (long - 0.28) / 10, g.uniform(0.18, 0.34)
        box(x - 0.012, x + 0.012, -0.045, -0.022, 1.78 - h, 1.80, 'steel grey', 0.004)
        box(x - 0.020, x + 0.020, -0.055, -0.020, 1.78 - h - 0.10, 1.78 - h, plain(f'grip {i % 3}', ('#9c2f25', '#20242a', '#b98a2e')[i % 3], 0.45), 0.010)


def plinth(high=1.05, seed=0):
    """A museum's plinth with a vessel."""
    box(-0.22, 0.22, -0.22, 0.22, 0, high, 'white', 0.003)
    with Group((0, 0, high)):
        turned([(0.0, 0.001), (0.07, 0.001), (0.13, 0.12), (0.15, 0.2), (0.10, 0.32), (0.045, 0.38), (0.055, 0.44), (0.05, 0.44), (0.04, 0.38), (0, 0.36)], ('clay', 'ral5008', 'pot')[seed % 3], None, 40)


def curtain(wide, z0, z1, mat='wool', folds=9):
    """A drawn curtain, hung along X."""
    n = folds * 10
    xs = np.linspace(-wide / 2, wide / 2, n)
    at = [i / n for i in range(n)]
    deep = [(0.040 + 0.014 * math.sin(17 * u)) * math.sin(2 * math.pi * folds * u + 1.1 * math.sin(9 * u)) + 0.016 * math.sin(2 * math.pi * 2.3 * u) for u in at]
    verts = [(x, d * k, z) for z, k in ((z0, 1.15), ((z0 + z1) / 2, 1.0), (z1, 0.75)) for x, d in zip(xs, deep)]
    from_faces('curtain', verts, [(r * n + i, r * n + i + 1, (r + 1) * n + i + 1, (r + 1) * n + i) for r in range(2) for i in range(n - 1)], mat, smooth=True)


def column(x0=-0.2, high=2.6, mat='cast', size=0.4, band=None):
    box(-size / 2, size / 2, -size / 2, size / 2, 0, high, mat, 0.01)
    if band:
        box(-size / 2 - 0.002, size / 2 + 0.002, -size / 2 - 0.002, size / 2 + 0.002, 0.0, 1.2, band, 0.01)


def screen(wide=1.2, z=1.45):
    """A display on the wall, off."""
    box(-wide / 2, wide / 2, -0.05, -0.01, z - wide * 0.29, z + wide * 0.29, 'black', 0.006)
    box(-wide / 2 + 0.01, wide / 2 - 0.01, -0.051, -0.05, z - wide * 0.28, z + wide * 0.28, plain('display', '#07090b', 0.08, 0.6), 0)


def exit_sign(high, wide=0.32):
    """The lit sign of a way out, its foot at height `high`: a figure on its way through a door."""
    z = high + wide * 0.25
    box(-wide / 2, wide / 2, -0.035, 0, high, high + wide / 2, emission((0.012, 0.30, 0.10), 0.55, 'sign'), 0.004)
    white, k, y = emission((0.9, 1.0, 0.93), 0.8, 'sign figure'), wide / 0.32, -0.037
    box(0.045 * k, 0.115 * k, y, y + 0.001, z - 0.052 * k, z + 0.052 * k, white, 0)
    cylinder((-0.040 * k, y, z + 0.042 * k), (-0.040 * k, y + 0.001, z + 0.042 * k), 0.011 * k, white, 20, 0)
    for line in (((-0.046, 0.026), (-0.066, -0.012)), ((-0.064, -0.010), (-0.040, -0.026), (-0.046, -0.054)), ((-0.066, -0.012), (-0.100, -0.034)),
                 ((-0.048, 0.022), (-0.020, 0.006), (0.0, 0.018)), ((-0.050, 0.022), (-0.080, 0.010))):
        tube([(u * k, y, z + v * k) for u, v in line], 0.0055 * k, white, 3)


def planter(long=1.2, deep=0.45, high=0.45, mat='ral7039', seed=0, blade=0.55):
    """A trough of sheet metal with grass."""
    frame_of = ((-long / 2, long / 2, -deep, -deep + 0.012), (-long / 2, long / 2, -0.012, 0), (-long / 2, -long / 2 + 0.012, -deep, 0), (long / 2 - 0.012, long / 2, -deep, 0))
    for a, b, c, d in frame_of:
        box(a, b, c, d, 0.012, high, mat, 0.003)
    box(-long / 2 + 0.01, long / 2 - 0.01, -deep + 0.01, -0.01, 0.1, high - 0.05, 'soil', 0)
    g, leaves = np.random.default_rng(seed), _Leaves()
    for _ in range(int(420 * long * deep / 0.54)):
        x, y = g.uniform(-long / 2 + 0.06, long / 2 - 0.06), g.uniform(-deep + 0.06, -0.06)
        leaves.add((x, y, high - 0.06), g.uniform(0, 6.3), g.uniform(1.15, 1.5), blade * g.uniform(0.55, 1.1), g.uniform(0.003, 0.006), g.uniform(0.5, 1.6), 0.5, 0.0, 6)
    leaves.build('leaf palm')


def stack(n=4, seed=0, cup=True):
    """Books that lie, each a little askew, and a cup beside them."""
    g, z = random.Random(seed), 0.0
    for i in range(n):
        thick, w, d = g.uniform(0.016, 0.034), g.uniform(0.19, 0.24) - 0.01 * i, g.uniform(0.13, 0.165)
        with Group((g.uniform(-0.01, 0.01), 0, z), g.uniform(-9, 9)):
            tone = ('#6b4038', '#cfc6b4', '#45566a', '#77685a', '#566354')[(i + seed) % 5]
            box(-w / 2, w / 2, -d / 2, d / 2, 0, 0.003, plain(f'cover {tone}', tone, 0.7, 0.2), 0.0006)
            box(-w / 2, w / 2, -d / 2, d / 2, thick - 0.003, thick, plain(f'cover {tone}', tone, 0.7, 0.2), 0.0006)
            box(-w / 2, w / 2, -d / 2, -d / 2 + 0.003, 0, thick, plain(f'cover {tone}', tone, 0.7, 0.2), 0.0006)
            box(-w / 2 + 0.004, w / 2 - 0.004, -d / 2 + 0.003, d / 2 - 0.004, 0.003, thick - 0.003, 'paper', 0)
        z += thick
    if cup:
        with Group((0.19, -0.01, 0)):
            turned([(0.0, 0.001), (0.032, 0.001), (0.038, 0.01), (0.041, 0.09), (0.038, 0.091), (0.035, 0.012)], 'white', None, 40)
            tube([(0.038, 0, 0.075), (0.062, 0, 0.070), (0.064, 0, 0.035), (0.038, 0, 0.025)], 0.0045, 'white', 4)


def umbrellas():
    """A stand with two umbrellas."""
    for i in range(14):
        a = i * math.pi / 7
        tube([(0.13 * math.cos(a), -0.15 + 0.13 * math.sin(a), 0.01), (0.13 * math.cos(a), -0.15 + 0.13 * math.sin(a), 0.52)], 0.004, 'black', 3)
    for z in (0.02, 0.27, 0.52):
        tube([(0.13 * math.cos(a), -0.15 + 0.13 * math.sin(a), z) for a in np.linspace(0, 2 * math.pi, 33)], 0.006, 'black', 3)
    for x, y, lean, mat in ((-0.04, -0.12, 0.10, 'cloth navy'), (0.05, -0.18, -0.12, 'cloth rust')):
        with Group((x, y, 0.02), rotation=(0.04, lean, 0)):
            turned([(0.004, 0.0), (0.012, 0.08), (0.030, 0.55), (0.020, 0.62), (0.010, 0.66)], mat, lambda a, z: 1 + 0.22 * math.sin(6 * a + 9 * z), 36)
            tube([(0, 0, 0.6), (0, 0, 0.80), (0.02, 0, 0.84), (0.055, 0, 0.84), (0.07, 0, 0.80)], 0.010, 'walnut', 4)


THINGS = {f.__name__: f for f in (bench, plant, radiator, hooks, helmet, shelf, lockers, chair, table, armchair, pendant, globe, sconce, picture, trolley, handrail, wall_bars, noticeboard,
                                  clock, mailboxes, bicycle, stairs, rug, inner_door, workbench, plinth, curtain, column, screen, exit_sign, planter, stack, umbrellas)}
THINGS.update(things.THINGS)


def put(name, x, y, turn=0, z=0.0, **how):
    """A thing of this module, or a model by its name (kit.models; `back` sets its back to the place), turned by
    degrees: 0 faces us, 90 faces +X, -90 faces -X."""
    with Group((x, y, z), turn):
        if name in THINGS:
            THINGS[name](**how)
        else:
            _modelled(name, **how)


def _modelled(name, back=False, spin=0, moves=None, **how):
    """A model at the origin. `spin`: degrees by which it was made askew; `moves`: how far it goes while the shutter is
    open."""
    thing = model(name, turn=spin, **how)
    bpy.context.view_layer.update()
    if back:
        thing.location.y -= max((thing.matrix_world @ v.co).y for v in thing.data.vertices)
    if moves:
        passing(thing, moves)
