"""Furniture and things that rooms are lived in with, each at the origin, its back to +Y, to be placed by `put`.

Sizes in metres; colours are names of kit.materials or '#rrggbb'.
"""
import math
import random

import bpy
import numpy as np

from kit.materials import Nodes, define, emission, many, plain, shown
from kit.mesh import Group, bar, box, boxes, cylinder, frame, from_faces, prism, tube, turned
from kit.nature import foliage


define('books', lambda: many('books', ('#7c3b30', '#d8cfbd', '#35506b', '#c2a15a', '#4b5d4a', '#efe9dc', '#232528', '#9c5f3c', '#8d99a0', '#5c3346')))
define('folders', lambda: many('folders', ('#3c4c5c', '#dcd9d2', '#59636b', '#8b2f2a', '#c9c5bb')))
define('archive boxes', lambda: many('archive boxes', ('#9b8e78', '#8b7f6b', '#a89b85', '#948771'), 0.8))


def _opal():
    """Lit opal glass: dimmer where the eye grazes it."""
    mat = bpy.data.materials.new('opal')
    n = Nodes(mat, clear=True)
    edge = n.add('LayerWeight', {'Blend': 0.5}).outputs['Facing']
    n.put(n.add('Emission', {0: (1, 0.84, 0.64, 1), 1: n.math('SUBTRACT', 2.2, n.math('MULTIPLY', edge, 1.5))}).outputs[0], n.add('OutputMaterial').inputs[0])
    return mat


define('opal', _opal)
define('pot plant', lambda: foliage('pot plant', '#3c5523', '#6d8739'))
define('stalk', lambda: plain('stalk', '#1b2512', 1.0, 0.1))
define('cloth navy', lambda: plain('cloth navy', '#26303f', 0.95, 0.1))
define('cloth mustard', lambda: plain('cloth mustard', '#a97d2c', 0.95, 0.1))
define('cloth green', lambda: plain('cloth green', '#3d4a3a', 0.95, 0.1))
define('cloth rust', lambda: plain('cloth rust', '#8a4a33', 0.95, 0.1))
define('cloth grey', lambda: plain('cloth grey', '#8a8882', 0.95, 0.1))
define('leather', lambda: plain('leather', '#6e4529', 0.45, 0.4))
define('clay', lambda: plain('clay', '#b8775a', 0.8, 0.2))
define('pot', lambda: plain('pot', '#d9d5cc', 0.55, 0.3))
define('paper', lambda: plain('paper', '#ece8de', 0.9, 0.1))
define('steel grey', lambda: plain('steel grey', '#7d8386', 0.35, 0.5, 0.6))


def bench(long=1.5, top='slat', legs='black'):
    boxes([(-long / 2, long / 2, -0.40 + i * 0.10, -0.31 + i * 0.10, 0.42, 0.455) for i in range(4)], top, 0.004)
    for x in (-long / 2 + 0.12, long / 2 - 0.12):
        frame(x - 0.02, x + 0.02, 0, 0.42, (0.04, 0, 0, 0), -0.38, -0.34, legs, 0.002)
        frame(x - 0.02, x + 0.02, 0, 0.42, (0.04, 0, 0, 0), -0.06, -0.02, legs, 0.002)
        box(x - 0.02, x + 0.02, -0.38, -0.02, 0.38, 0.42, legs, 0.002)


def plant(tall=1.5, seed=1, pot='pot', leaf=0.15, wide=0.42, mat='pot plant', size=1.0):
    """A pot plant with broad leaves that hang from their stalks; `size` of its pot, 1 = 300 mm high."""
    g = np.random.default_rng(seed)
    turned([(size * r, size * z) for r, z in ((0.0, 0.002), (0.125, 0.002), (0.165, 0.30), (0.155, 0.305), (0.14, 0.27), (0.0, 0.27))], pot)
    count, foot = int(70 * max(tall, 0.9) / 1.5), 0.3 * size
    verts, faces = [], []
    for i in range(count):
        t = g.uniform(0.22, 1.0)
        a = i * 2.4 + g.normal(0, 0.3)
        r = wide * math.sin(math.pi * min(1, 0.25 + 0.62 * t)) * g.uniform(0.55, 1.05)
        stem = np.array([0.05 * size * math.cos(a), 0.05 * size * math.sin(a), foot + 0.5 * max(0.0, t * tall - foot)])
        base = np.array([r * math.cos(a) * 0.6, r * math.sin(a) * 0.6, foot * 0.93 + (tall - 1.2 * foot) * t])
        out = np.array([math.cos(a), math.sin(a), g.uniform(-0.7, 0.25)])
        out /= np.linalg.norm(out)
        side = np.cross(out, [0, 0, 1])
        side /= np.linalg.norm(side)
        up, size = np.cross(side, out), leaf * g.uniform(0.7, 1.15)
        k = len(verts)
        for along, half, lift in ((0, 0.02, 0), (0.35, 0.40, 0.06), (0.75, 0.36, 0.03), (1.1, 0.02, -0.16)):
            mid = base + out * size * along * 1.3 + up * size * lift
            verts += [mid - side * size * half + up * size * 0.12, mid, mid + side * size * half + up * size * 0.12]
        faces += [(k + 3 * j + c, k + 3 * j + c + 1, k + 3 * j + c + 4, k + 3 * j + c + 3) for j in range(3) for c in range(2)]
        tube([tuple(stem), tuple((stem + base) / 2 + np.array([0, 0, 0.05 * size])), tuple(base)], 0.0035 * size, 'stalk', 2)
    from_faces('leaves', verts, faces, mat, smooth=True)


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
        while True:
            w = g.uniform(0.018, 0.045) if what == 'books' else 0.075 if what == 'folders' else g.choice((0.12, 0.12, 0.26))
            if x + w > stop:
                break
            h = min(step - 0.05, g.uniform(0.17, 0.27) if what == 'books' else 0.31 if what == 'folders' else 0.27)
            full.append((x, x + w - 0.002, -deep + g.uniform(0.015, 0.06), -0.03, z, z + h))
            x += w
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
    box(-long / 2, long / 2, -deep / 2, deep / 2, high - 0.028, high, top, 0.004)
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube([(sx * (long / 2 - 0.16), sy * (deep / 2 - 0.12), high - 0.03), (sx * (long / 2 - 0.06), sy * (deep / 2 - 0.05), 0)], 0.018, legs, 4)
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
        box(-0.28, 0.28, 0.10, 0.13, high + 0.14, high + 0.48, 'black', 0.004)
        box(-0.02, 0.02, 0.11, 0.13, high, high + 0.16, 'black', 0)
        box(-0.12, 0.12, 0.04, 0.2, high, high + 0.01, 'black', 0.002)


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


def pendant(hang, top, mat='black', wide=0.42):
    """A lamp whose top is at height `hang` under a ceiling."""
    z = hang
    tube([(0, 0, top), (0, 0, z)], 0.004, 'black', 2)
    turned([(wide / 2, z - 0.22), (wide / 2 - 0.02, z - 0.16), (0.10, z - 0.03), (0.03, z), (0.0, z)], mat)
    shown(cylinder((0, 0, z - 0.19), (0, 0, z - 0.185), wide / 2 - 0.04, emission((1, 0.84, 0.64), 7, 'pendant glow'), 32, 0))


def globe(hang, top, r=0.16):
    """A globe of opal glass on its cord."""
    z = hang
    tube([(0, 0, top), (0, 0, z + r)], 0.004, 'black', 2)
    cylinder((0, 0, z + r - 0.02), (0, 0, z + r + 0.04), 0.03, 'black')
    shown(turned([(r * math.sin(a), z - r * math.cos(a)) for a in np.linspace(0.0, math.pi, 18)], 'opal'))


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
    """A gym's climbing frame."""
    for k in range(n):
        x = (k - (n - 1) / 2) * wide
        for s in (-1, 1):
            box(x + s * wide / 2 - 0.018, x + s * wide / 2 + 0.018, -0.14, 0, 0, tall, 'slat', 0.003)
        for i in range(14):
            z = 0.25 + i * (tall - 0.4) / 13
            cylinder((x - wide / 2, -0.11, z), (x + wide / 2, -0.11, z), 0.017, 'slat', 14)


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


def stairs(wide=1.2, rise=0.17, tread=0.28, n=10, mat='terrazzo floor', rail='black'):
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
    deep = [0.045 * math.sin(2 * math.pi * folds * i / n) + 0.012 * math.sin(2 * math.pi * 2.3 * i / n) for i in range(n)]
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
    box(-wide / 2, wide / 2, -0.035, 0, high, high + wide / 2, emission((0.015, 0.34, 0.12), 0.9, 'sign'), 0.004)
    white, k, y = emission((0.9, 1.0, 0.93), 1.1, 'sign figure'), wide / 0.32, -0.037
    box(0.045 * k, 0.115 * k, y, y + 0.001, z - 0.052 * k, z + 0.052 * k, white, 0)
    cylinder((-0.040 * k, y, z + 0.042 * k), (-0.040 * k, y + 0.001, z + 0.042 * k), 0.011 * k, white, 20, 0)
    for line in (((-0.046, 0.026), (-0.066, -0.012)), ((-0.064, -0.010), (-0.040, -0.026), (-0.046, -0.054)), ((-0.066, -0.012), (-0.100, -0.034)),
                 ((-0.048, 0.022), (-0.020, 0.006), (0.0, 0.018)), ((-0.050, 0.022), (-0.080, 0.010))):
        tube([(u * k, y, z + v * k) for u, v in line], 0.0055 * k, white, 3)


THINGS = {f.__name__: f for f in (bench, plant, radiator, hooks, helmet, shelf, lockers, chair, table, armchair, pendant, globe, picture, trolley, handrail, wall_bars, noticeboard,
                                  clock, mailboxes, bicycle, stairs, rug, inner_door, workbench, plinth, curtain, column, screen, exit_sign)}


def put(name, x, y, turn=0, z=0.0, **how):
    """A thing of this module at a place, turned by degrees: 0 faces us, 90 faces +X, -90 faces -X."""
    with Group((x, y, z), turn):
        THINGS[name](**how)
