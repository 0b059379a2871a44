"""What people work with and leave about, each at the origin, its back to +Y, to be placed by `furnish.put`.

Sizes in metres; `seed` turns, shifts and varies a thing, so that no two stand alike.
"""
import math
import random

import numpy as np

from kit.materials import boards, define, emission, many, plain, shown
from kit.mesh import Group, bar, box, boxes, cylinder, frame, from_faces, prism, tube, turned

define('box board', lambda: many('box board', ('#a9865a', '#9a784e', '#b7966b', '#8d6f4a'), 0.9))
define('dark wood', lambda: boards('dark wood', '#3d2a1d', 0.6, 0.001, 0.35, contrast=0.2))
define('ash', lambda: boards('ash', '#c9b48f', 0.7, 0.001, 0.45, contrast=0.15))
define('counter stone', lambda: plain('counter stone', '#77726b', 0.3))
define('paper white', lambda: plain('paper white', '#efece4', 0.9, 0.1))
define('rubber grey', lambda: plain('rubber grey', '#3b3d3f', 0.7, 0.2))

CLOTHS = ('cloth navy', 'cloth mustard', 'cloth green', 'cloth rust', 'cloth grey')


def mug(x, y, z, colour='#e5e5e3'):
    with Group((x, y, z)):
        turned([(0.0, 0.001), (0.034, 0.001), (0.040, 0.088), (0.036, 0.088), (0.030, 0.01)], plain(f'mug {colour}', colour, 0.35), None, 20)


def papers(x, y, z, n=5, seed=0):
    """Sheets that lie about, some in a pile."""
    g = random.Random(seed)
    for i in range(n):
        with Group((x + g.gauss(0, 0.10), y + g.gauss(0, 0.05), z + 0.0012 * i), g.gauss(0, 16)):
            high = g.choice((0.0015, 0.0015, 0.012, 0.03))
            box(-0.105, 0.105, -0.148, 0.148, 0, high, 'paper white', 0)


def jacket(mat='cloth navy', seed=0):
    """A jacket hung over the back of a chair 0.84 m high, whose back is at the origin."""
    g = random.Random(seed)
    p, half = g.uniform(0, 6), 0.25
    over = [(-0.075, 0.40), (-0.07, 0.62), (-0.055, 0.78), (-0.02, 0.855), (0.025, 0.855), (0.06, 0.78), (0.085, 0.60), (0.10, 0.34)]
    us = np.linspace(-1, 1, 25)
    verts = [(half * u * (1 + 0.10 * (0.85 - z)), y + (0.85 - z) * 0.055 * math.sin(9 * u + p) + 0.01 * math.sin(23 * u), z - 0.05 * u * u - 0.02 * math.sin(4 * u + p) * (0.9 - z))
             for y, z in over for u in us]
    n = len(us)
    from_faces('jacket', verts, [(r * n + i, r * n + i + 1, (r + 1) * n + i + 1, (r + 1) * n + i) for r in range(len(over) - 1) for i in range(n - 1)], mat, smooth=True)
    for s in (-1, 1):
        tube([(s * 0.22, 0.03, 0.80), (s * 0.28, 0.06, 0.62), (s * 0.275, 0.05, 0.38)], 0.045, mat, 5)


def swivel(mat='cloth grey', seed=0, coat=None):
    """An office chair on a star of five castors."""
    g = random.Random(seed)
    star = g.uniform(0, 6)
    for i in range(5):
        a = star + i * 2 * math.pi / 5
        bar((0, 0, 0.095), (0.27 * math.cos(a), 0.27 * math.sin(a), 0.075), 0.03, 0.03, 'black')
        cylinder((0.28 * math.cos(a) - 0.02, 0.28 * math.sin(a), 0.03), (0.28 * math.cos(a) + 0.02, 0.28 * math.sin(a), 0.03), 0.03, 'rubber grey', 16)
    seat = 0.46 + g.uniform(-0.03, 0.05)
    cylinder((0, 0, 0.08), (0, 0, seat - 0.05), 0.026, 'steel grey', 16)
    box(-0.24, 0.24, -0.25, 0.22, seat - 0.05, seat + 0.02, mat, 0.03, segments=4)
    box(-0.025, 0.025, 0.20, 0.24, seat - 0.02, seat + 0.25, 'black', 0.006)
    with Group((0, 0.235, seat + 0.12), rotation=(math.radians(-9), 0, 0)):
        box(-0.22, 0.22, -0.025, 0.025, 0.0, 0.46, mat, 0.03, segments=4)
    for s in (-1, 1):
        tube([(s * 0.24, -0.05, seat - 0.03), (s * 0.28, -0.05, seat + 0.05), (s * 0.28, -0.05, seat + 0.20)], 0.011, 'black', 3)
        box(s * 0.28 - 0.03, s * 0.28 + 0.03, -0.16, 0.08, seat + 0.20, seat + 0.225, 'black', 0.010)
    if coat:
        with Group((0, 0.27, seat - 0.25)):
            jacket(coat, seed)


def backpack(mat='cloth navy', seed=0):
    with Group((0, 0, 0), random.Random(seed).uniform(-40, 40)):
        box(-0.15, 0.15, -0.09, 0.09, 0.0, 0.42, mat, 0.06, segments=5)
        box(-0.11, 0.11, -0.13, -0.08, 0.04, 0.22, mat, 0.035, segments=4)
        tube([(-0.03, 0.0, 0.41), (0, 0.01, 0.46), (0.03, 0.0, 0.41)], 0.009, mat, 4)


def parcels(n=4, seed=0):
    """Cardboard boxes stacked anyhow."""
    g, z = random.Random(seed), 0.0
    for i in range(n):
        w, d, h = g.uniform(0.28, 0.46), g.uniform(0.24, 0.36), g.uniform(0.12, 0.30)
        if i and g.random() < 0.35:
            z = 0.0
        with Group((g.uniform(-0.03, 0.03) + (0.5 if i and z == 0 else 0), -d / 2, z), g.uniform(-12, 12)):
            box(-w / 2, w / 2, -d / 2, d / 2, 0, h, 'box board', 0.003)
            box(-0.025, 0.025, -d / 2 - 0.001, d / 2 + 0.001, h - 0.06, h + 0.001, plain('tape', '#8b6b3d', 0.3, 0.5), 0)
            box(w / 2 - 0.16, w / 2 - 0.05, -d / 2 - 0.0015, -d / 2, h * 0.4, h * 0.4 + 0.07, 'paper white', 0)
        z += h


def basket(colour='#3a3d3f'):
    turned([(0.0, 0.001), (0.11, 0.001), (0.145, 0.34), (0.140, 0.34), (0.108, 0.01)], plain(f'bin {colour}', colour, 0.5), None, 28)


def task_lamp(lit=False):
    """A lamp with two arms on a table, 0.5 m high."""
    cylinder((0, 0, 0), (0, 0, 0.015), 0.075, 'black', 24)
    tube([(0, 0, 0.01), (-0.10, 0.02, 0.30), (0.14, -0.02, 0.50)], 0.006, 'black', 4)
    cylinder((0.11, -0.02, 0.51), (0.20, -0.04, 0.43), 0.03, 'black', 20, 0, 0.075)
    if lit:
        shown(cylinder((0.195, -0.039, 0.434), (0.199, -0.04, 0.431), 0.066, emission((1, 0.80, 0.56), 9, 'task lamp'), 20, 0))


def monitor(wide=0.56, on=False, seed=0):
    """A screen on its foot; from behind it is black."""
    g = random.Random(seed)
    with Group((0, 0, 0), g.uniform(-14, 14)):
        box(-0.11, 0.11, -0.08, 0.09, 0, 0.010, 'steel grey', 0.004)
        box(-0.025, 0.025, 0.02, 0.04, 0, 0.26, 'steel grey', 0.003)
        box(-wide / 2, wide / 2, -0.014, 0.016, 0.16, 0.16 + wide * 0.6, 'black', 0.005)
        face = emission(g.choice(((0.5, 0.62, 0.8), (0.8, 0.8, 0.76), (0.35, 0.5, 0.55))), 0.7, 'screen on') if on else plain('display', '#0c0e11', 0.3, 0.4)
        screen = box(-wide / 2 + 0.010, wide / 2 - 0.010, -0.0155, -0.014, 0.17, 0.15 + wide * 0.6, face, 0)
        if on:
            shown(screen)
            for i in range(g.randint(3, 8)):
                w, x, z = g.uniform(0.08, 0.25), g.uniform(-0.2, 0.02), 0.19 + i * 0.04
                box(x, x + w, -0.0162, -0.0156, z, z + 0.012, plain('on screen', '#2f3540', 0.5), 0)


def desk(seed=0, long=None, top=None):
    """A desk as it was left: screens or a laptop, papers, a mug, a chair pulled out and perhaps a coat over it. Who
    works there looks towards +Y."""
    g = random.Random(seed)
    long, deep = long or g.choice((1.4, 1.6, 1.6, 1.8)), g.choice((0.7, 0.8, 0.8))
    high, top = 0.72 + g.choice((0.0, 0.02, 0.30 if g.random() < 0.18 else 0.0)), top or g.choice(('room white', 'birch', 'ash', 'room grey'))
    with Group((0, 0, 0), g.gauss(0, 1.5)):
        box(-long / 2, long / 2, -deep / 2, deep / 2, high - 0.026, high, top, 0.004)
        for s in (-1, 1):
            x = s * (long / 2 - 0.12)
            box(x - 0.03, x + 0.03, -deep / 2 + 0.06, deep / 2 - 0.06, 0, 0.02, 'black', 0.003)
            box(x - 0.035, x + 0.035, -0.03, 0.03, 0.02, high - 0.026, 'black', 0.004)
        kind, off = g.random(), g.uniform(-0.18, 0.18)
        if kind < 0.35:                                                       # two screens
            for x in (off - 0.30, off + 0.29):
                with Group((x, 0.16 + g.uniform(-0.03, 0.05), high)):
                    monitor(0.54, g.random() < 0.5, g.randint(0, 99))
        elif kind < 0.75:
            with Group((off, 0.14, high)):
                monitor(g.choice((0.54, 0.62, 0.70)), g.random() < 0.5, g.randint(0, 99))
        if kind >= 0.6:                                                       # a laptop
            with Group((off - 0.35 if kind < 0.75 else off, -0.05, high), g.uniform(-20, 20)):
                box(-0.165, 0.165, -0.12, 0.11, 0, 0.014, 'steel grey', 0.004)
                with Group((0, 0.11, 0.012), rotation=(math.radians(g.uniform(-32, -8)), 0, 0)):
                    box(-0.165, 0.165, -0.004, 0.004, 0, 0.22, 'steel grey', 0.003)
        if kind < 0.75:
            with Group((off, -0.16, high), g.uniform(-6, 6)):
                box(-0.22, 0.20, -0.07, 0.06, 0, 0.014, 'black', 0.004)
        papers(g.choice((-1, 1)) * (long / 2 - 0.30), g.uniform(-0.1, 0.1), high, g.randint(2, 7), g.randint(0, 99))
        if g.random() < 0.75:
            mug(off + g.choice((-1, 1)) * 0.42, -0.12, high, g.choice(('#e5e5e3', '#7d2f2a', '#30475a', '#c7a04a', '#4d5c48')))
        if g.random() < 0.4:
            with Group((-long / 2 + 0.14, 0.20, high), g.uniform(-40, 20)):
                task_lamp(g.random() < 0.5)
        if g.random() < 0.3:                                                  # folders that stand
            boxes([(long / 2 - 0.30 + i * 0.07, long / 2 - 0.235 + i * 0.07, 0.06, deep / 2 - 0.04, high, high + 0.31) for i in range(g.randint(1, 3))], 'folders')
        if g.random() < 0.5:                                                  # drawers under it
            x = g.choice((-1, 1)) * (long / 2 - 0.36)
            box(x - 0.2, x + 0.2, -0.2, 0.3, 0.04, 0.58, g.choice(('white', 'steel grey', 'ral7016')), 0.005)
        if g.random() < 0.35:
            with Group((g.choice((-1, 1)) * (long / 2 - 0.1), -0.25, 0)):
                backpack(g.choice(CLOTHS), g.randint(0, 99))
        with Group((off + g.gauss(0, 0.12), -deep / 2 - g.uniform(0.02, 0.55), 0), 180 + g.gauss(0, 35)):
            swivel(g.choice(('cloth grey', 'cloth navy', 'rubber grey', 'cloth green')), g.randint(0, 99), g.choice((None, None, 'cloth navy', 'cloth rust', 'cloth mustard')))


def rack(seed=0, lit=True):
    """A rack of computers: units of different height, small lamps, patch cables."""
    g, z = random.Random(seed), 0.12
    box(-0.30, 0.30, -0.9, 0, 0, 2.05, 'black', 0.004)
    lamp = [emission(c, s, f'diode {s} {c[0]}') for c, s in (((0.1, 0.9, 0.25), 3), ((0.2, 0.5, 1.0), 4), ((1.0, 0.55, 0.1), 3))]
    while z < 1.9:
        h = g.choice((0.044, 0.044, 0.089, 0.133, 0.178))
        box(-0.265, 0.265, -0.93, -0.9, z + 0.002, z + h - 0.002, g.choice(('rubber grey', 'steel grey', 'black', 'black')), 0.002)
        if g.random() < 0.8 and lit:
            for k in range(g.randint(1, 7)):
                shown(box(-0.24 + k * 0.03, -0.232 + k * 0.03, -0.934, -0.93, z + h / 2 - 0.004, z + h / 2 + 0.004, g.choice(lamp), 0))
        z += h
    for _ in range(5):
        a, b, x = g.uniform(0.6, 1.7), g.uniform(0.4, 1.6), g.uniform(0.05, 0.22)
        tube([(x, -0.94, a), (x + 0.06, -0.985, (a + b) / 2 - 0.05), (x - 0.02, -0.94, b)], 0.004, plain(f'patch {_}', ('#2d5f8a', '#b8a02c', '#8b2d2d', '#8a8d8f', '#3a6b45')[_], 0.4), 3)


def whiteboard(wide=1.8, tall=1.1, z=1.45, seed=0):
    """A board with writing, boxes and arrows that somebody forgot to wipe off, and a few notes."""
    g = random.Random(seed)
    frame(-wide / 2, wide / 2, z - tall / 2, z + tall / 2, (0.02,) * 4, -0.025, 0, 'alu')
    box(-wide / 2 + 0.01, wide / 2 - 0.01, -0.012, 0, z - tall / 2 + 0.01, z + tall / 2 - 0.01, plain('whiteboard', '#eceae6', 0.3), 0)
    box(-wide * 0.25, wide * 0.25, -0.07, -0.01, z - tall / 2 - 0.02, z - tall / 2 + 0.005, 'alu', 0.002)
    pens = [plain(f'pen {c}', c, 0.7) for c in ('#2c3f6b', '#8b2d2d', '#2f3133', '#2f6b45')]
    for i in range(int(tall * 14)):
        x, w, h = g.uniform(-0.46, 0.25) * wide, g.uniform(0.08, 0.5), z + tall * g.uniform(-0.40, 0.42)
        steps = max(3, int(w / 0.03))
        tube([(min(x + w * k / steps, wide * 0.47), -0.0135, h + g.gauss(0, 0.006)) for k in range(steps + 1)], 0.0035, g.choice(pens), 2)
    for i in range(g.randint(2, 4)):
        a, c = g.uniform(-0.42, 0.2) * wide, z + g.uniform(-0.36, 0.1) * tall
        frame(a, a + g.uniform(0.2, 0.4), c, c + g.uniform(0.12, 0.26), (0.006,) * 4, -0.0135, -0.0125, g.choice(pens), 0)
    for i in range(g.randint(3, 8)):
        with Group((g.uniform(0.1, 0.44) * wide, -0.0135, z + g.uniform(-0.3, 0.35) * tall), rotation=(0, math.radians(g.gauss(0, 6)), 0)):
            box(-0.038, 0.038, -0.001, 0, -0.038, 0.038, plain(f'note {i % 3}', ('#e6cf5a', '#dd9a86', '#9ec3c9')[i % 3], 0.8), 0)


def ladder(tall=2.4, mat='alu'):
    """Steps that stand open."""
    for y0, y1 in ((-0.45, 0.0), (0.5, 0.04)):
        for s in (-1, 1):
            bar((s * 0.26, y0, 0), (s * 0.20, y1, tall), 0.03, 0.06, mat, up=(0, 1, 0))
    for i in range(1, int(tall / 0.27)):
        t = i * 0.27 / tall
        box(-0.26 + 0.06 * t, 0.26 - 0.06 * t, -0.45 * (1 - t) - 0.04, -0.45 * (1 - t) + 0.05, i * 0.27 - 0.012, i * 0.27 + 0.012, mat, 0.003)


def tool_chest(mat='#7d2b25', seed=0):
    """A chest of drawers on castors, one drawer not quite shut, with things on top."""
    g = random.Random(seed)
    box(-0.42, 0.42, -0.48, 0, 0.12, 0.98, mat, 0.008)
    ajar, z = g.randint(1, 4), 0.15
    for i, h in enumerate((0.20, 0.16, 0.12, 0.12, 0.09, 0.09)):
        out = 0.11 if i == ajar else 0.0
        box(-0.39, 0.39, -0.495 - out, -0.48 + 0.02 - out, z, z + h - 0.012, mat, 0.004)
        box(-0.36, 0.36, -0.515 - out, -0.495 - out, z + h - 0.04, z + h - 0.024, 'alu', 0.003)
        if out:
            box(-0.38, 0.38, -0.48 - out, -0.46, z + 0.01, z + 0.02, 'black', 0)
        z += h
    for x in (-0.34, 0.34):
        for y in (-0.42, -0.06):
            cylinder((x - 0.02, y, 0.06), (x + 0.02, y, 0.06), 0.06, 'rubber grey', 20)
    box(-0.43, 0.43, -0.49, 0.01, 0.98, 1.0, 'rubber grey', 0.004)
    box(-0.30, -0.05, -0.36, -0.14, 1.0, 1.12, '#c79a1c', 0.015)
    cylinder((0.12, -0.2, 1.0), (0.12, -0.2, 1.21), 0.033, '#2f4a63', 20)
    cylinder((0.24, -0.28, 1.0), (0.24, -0.28, 1.17), 0.04, '#8a8d8f', 20)
    with Group((0.02, -0.38, 1.0), 40):
        box(-0.13, 0.13, -0.012, 0.012, 0, 0.018, 'steel grey', 0.004)


def drum(mat='#2f4a63', seed=0):
    """A steel drum with its two hoops."""
    rim = [(0.0, 0.0), (0.285, 0.0), (0.292, 0.012), (0.285, 0.025), (0.285, 0.28), (0.297, 0.295), (0.285, 0.31), (0.285, 0.57), (0.297, 0.585), (0.285, 0.60), (0.285, 0.855), (0.292, 0.87), (0.282, 0.885), (0.276, 0.868), (0.0, 0.868)]
    turned(rim, mat, lambda a, z: 1 + 0.006 * math.sin(3 * a + 5 * seed + 4 * z), 48)
    cylinder((0.18, 0.05, 0.868), (0.18, 0.05, 0.884), 0.03, 'steel grey', 20)
    box(-0.13, 0.07, -0.288, -0.28, 0.36, 0.52, 'paper white', 0)


def propeller(high=2.6, long=1.05, askew=28.0):
    """An old wooden propeller hung on a wall."""
    with Group((0, -0.08, high), rotation=(0, math.radians(askew), 0)):
        for s in (-1, 1):
            verts, n = [], 16
            for i in range(n + 1):
                t = i / n
                x, wide, twist = s * (0.05 + t * long), 0.055 + 0.085 * math.sin(math.pi * min(1, 0.12 + 0.80 * t)) ** 1.2 - 0.05 * t ** 4, math.radians(52 - 34 * t)
                for u, w in ((-1, 0.0), (-0.3, 0.018), (0.6, 0.016), (1, 0.0), (0.2, -0.006)):
                    a, b = u * wide, w * (1.2 - t)
                    verts.append((x, -(a * math.sin(twist) * s + b * math.cos(twist)), a * math.cos(twist) - b * math.sin(twist) * s))
            from_faces('blade', verts, [(5 * i + c, 5 * i + (c + 1) % 5, 5 * (i + 1) + (c + 1) % 5, 5 * (i + 1) + c) for i in range(n) for c in range(5)], 'dark wood', smooth=True)
        cylinder((0, -0.06, 0), (0, 0.06, 0), 0.10, 'dark wood', 32, 0.006)
        cylinder((0, -0.068, 0), (0, -0.06, 0), 0.06, 'inox', 24)


def hose_reel():
    """A fire hose reel on the wall."""
    z = 1.2
    cylinder((0, -0.22, z), (0, -0.04, z), 0.27, plain('alarm red', '#b5231c', 0.35), 48, 0.004)
    for i in range(5):
        tube([((0.20 - 0.018 * i) * math.cos(a), -0.225 - 0.002 * i, z + (0.20 - 0.018 * i) * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 33)], 0.012, 'black', 3)
    box(-0.05, 0.05, -0.05, 0, z - 0.12, z + 0.12, 'steel grey', 0.003)
    tube([(0.22, -0.16, z - 0.05), (0.25, -0.18, z - 0.40), (0.12, -0.18, z - 0.55), (0.05, -0.17, z - 0.30)], 0.013, 'black', 4)


def piano(mat='dark wood'):
    """An upright piano with its stool, music on its desk."""
    box(-0.74, 0.74, -0.32, 0, 0.04, 1.22, mat, 0.008)
    box(-0.76, 0.76, -0.34, 0.01, 1.22, 1.25, mat, 0.006)
    box(-0.74, 0.74, -0.58, -0.30, 0.62, 0.70, mat, 0.008)
    for s in (-1, 1):
        box(s * 0.72 - 0.03, s * 0.72 + 0.03, -0.60, -0.30, 0.0, 0.72, mat, 0.006)
    box(-0.64, 0.64, -0.56, -0.42, 0.70, 0.716, 'paper white', 0.001)
    boxes([(-0.62 + i * 0.0242 * 1.0, -0.608 + i * 0.0242, -0.50, -0.42, 0.716, 0.727) for i in range(52) if i % 7 not in (2, 6)], 'black')
    for x, w, t in ((-0.12, 0.22, 4), (0.16, 0.20, -3)):
        with Group((x, -0.36, 0.86), rotation=(math.radians(-12), math.radians(t), 0)):
            box(-w / 2, w / 2, -0.003, 0, 0, 0.29, 'paper white', 0)
    with Group((0.08, -0.95, 0), 14):
        cylinder((0, 0, 0.46), (0, 0, 0.52), 0.17, 'black', 32, 0.01)
        for a in (0.5, 2.1, 3.6, 5.2):
            tube([(0.06 * math.cos(a), 0.06 * math.sin(a), 0.46), (0.17 * math.cos(a), 0.17 * math.sin(a), 0)], 0.016, mat, 4)


def floor_lamp(high=1.55, lit=True, shade='#d9cdb4'):
    """A standing lamp with a shade of cloth."""
    cylinder((0, 0, 0), (0, 0, 0.02), 0.14, 'black', 32)
    tube([(0, 0, 0.01), (0, 0, high - 0.1)], 0.009, 'bronze', 4)
    glow = emission((1, 0.74, 0.46), 1.5, 'shade glow') if lit else plain(f'shade {shade}', shade, 0.9, 0.1)
    cone = turned([(0.19, high - 0.26), (0.13, high)], glow, None, 40)
    if lit:
        shown(cone)


def spindle(mat='dark wood', seed=0):
    """A wooden chair with a back of rods."""
    g = random.Random(seed)
    turned([(0.0, 0.425), (0.19, 0.425), (0.215, 0.44), (0.20, 0.455), (0.0, 0.45)], mat, lambda a, z: 1 + 0.05 * math.cos(2 * a), 36)
    for x, y in ((-0.13, -0.13), (0.13, -0.13), (-0.11, 0.13), (0.11, 0.13)):
        tube([(x, y, 0.43), (x * 1.55, y * 1.5, 0)], 0.014, mat, 4)
    tops = []
    for i in range(7):
        u = (i - 3) / 3
        tops.append((0.21 * u, 0.235 - 0.035 * u * u, 0.86 - 0.03 * u * u))
        tube([(0.15 * u, 0.165 - 0.03 * u * u, 0.44), tops[-1]], 0.007, mat, 3)
    tube(tops, 0.016, mat, 4)


def stool(high=0.65, mat='ash'):
    cylinder((0, 0, high - 0.03), (0, 0, high), 0.165, mat, 36, 0.006)
    for a in (0.8, 2.37, 3.94, 5.51):
        tube([(0.10 * math.cos(a), 0.10 * math.sin(a), high - 0.03), (0.20 * math.cos(a), 0.20 * math.sin(a), 0)], 0.013, mat, 4)
    tube([(0.165 * math.cos(a), 0.165 * math.sin(a), high * 0.35) for a in np.linspace(0.8, 0.8 + 2 * math.pi, 5)], 0.010, mat, 3)


def round_table(wide=0.75, mat='ash', seed=0, laid=True):
    """A café table on one foot; cups, a newspaper, crumbs of an evening."""
    g = random.Random(seed)
    cylinder((0, 0, 0.70), (0, 0, 0.728), wide / 2, mat, 48, 0.004)
    cylinder((0, 0, 0.02), (0, 0, 0.70), 0.032, 'black', 20)
    cylinder((0, 0, 0), (0, 0, 0.025), 0.23, 'black', 36, 0.006)
    if laid:
        for _ in range(g.randint(1, 3)):
            a, r = g.uniform(0, 6.3), g.uniform(0.08, wide / 2 - 0.1)
            x, y = r * math.cos(a), r * math.sin(a)
            cylinder((x, y, 0.728), (x, y, 0.736), 0.07, 'white', 24)
            mug(x, y, 0.735, g.choice(('#e5e5e3', '#e5e5e3', '#6c7f80')))
        if g.random() < 0.5:
            with Group((g.uniform(-0.1, 0.1), g.uniform(-0.1, 0.1), 0.728), g.uniform(0, 90)):
                box(-0.14, 0.14, -0.19, 0.19, 0, 0.006, 'paper white', 0)


def coffee_bar(long=3.2, front='oak panel', seed=0):
    """A counter with a coffee machine, stacked cups, a case of cakes, a till."""
    g = random.Random(seed)
    box(-long / 2, long / 2, -0.62, 0, 0, 0.98, front, 0.006)
    box(-long / 2 - 0.04, long / 2 + 0.04, -0.68, 0.04, 0.98, 1.02, 'counter stone', 0.004)
    x = -long / 2 + 0.55
    box(x - 0.38, x + 0.38, -0.45, 0.0, 1.10, 1.42, 'inox', 0.02)
    box(x - 0.40, x + 0.40, -0.50, 0.02, 1.02, 1.08, 'inox', 0.006)
    for k in (-0.18, 0.18):
        cylinder((x + k, -0.52, 1.16), (x + k, -0.45, 1.20), 0.03, 'black', 20)
        cylinder((x + k, -0.50, 1.20), (x + k, -0.50, 1.26), 0.035, 'inox', 20)
    for i in range(9):
        for j in range(g.randint(1, 3)):
            mug(x - 0.32 + (i % 5) * 0.155 + g.uniform(-0.01, 0.01), -0.30 + (i // 5) * 0.16, 1.42 + j * 0.07)
    a, b = long / 2 - 1.35, long / 2 - 0.45
    frame(a, b, 1.02, 1.36, (0.015,) * 4, -0.5, -0.485, 'inox')
    box(a, b, -0.49, 0.0, 1.355, 1.37, 'inox', 0.002)
    box(a + 0.02, b - 0.02, -0.46, -0.05, 1.18, 1.188, 'inox', 0)
    for i in range(14):
        cx, cy, cz = a + 0.10 + (i % 7) * 0.115 + g.uniform(-0.02, 0.02), -0.36 + (i % 3) * 0.1, (1.19, 1.025)[i // 7]
        with Group((cx, cy, cz)):
            turned([(0.0, 0.0), (0.045, 0.0), (0.052, 0.02), (0.035, 0.045), (0.0, 0.05)], plain(f'cake {i % 3}', ('#9a6a35', '#b98a4c', '#6e4322')[i % 3], 0.7), lambda t, z: 1 + 0.06 * math.sin(5 * t + i), 20)
    with Group((0.15, -0.25, 1.02), -24):
        box(-0.14, 0.14, -0.01, 0.01, 0.06, 0.28, 'black', 0.006)
        box(-0.03, 0.03, -0.02, 0.05, 0, 0.1, 'black', 0.004)
    with Group((0.62, -0.3, 1.02)):
        turned([(0.0, 0.001), (0.05, 0.001), (0.06, 0.1), (0.04, 0.17), (0.045, 0.2)], 'clay', None, 24)
        for i in range(7):
            tube([(0, 0, 0.18), (g.gauss(0, 0.04), g.gauss(0, 0.04), 0.36), (g.gauss(0, 0.1), g.gauss(0, 0.1), g.uniform(0.42, 0.56))], 0.004, 'stalk', 3)


def menu_board(wide=1.2, tall=0.9, z=2.05, seed=0):
    """A blackboard with lines of chalk."""
    g = random.Random(seed)
    frame(-wide / 2, wide / 2, z - tall / 2, z + tall / 2, (0.03,) * 4, -0.03, 0, 'ash')
    box(-wide / 2, wide / 2, -0.012, 0, z - tall / 2, z + tall / 2, plain('slate', '#20262a', 0.85, 0.1), 0)
    chalk = plain('chalk', '#c9c9c2', 0.9, 0.1)
    for i in range(int(tall / 0.11)):
        h, x = z + tall / 2 - 0.14 - i * 0.105, -wide / 2 + 0.10
        for word in range(g.randint(1, 3)):
            w = g.uniform(0.08, 0.24)
            tube([(x + w * k / 8, -0.013, h + g.gauss(0, 0.010)) for k in range(9)], 0.004, chalk, 2)
            x += w + 0.05
        tube([(wide / 2 - 0.20 + 0.012 * k, -0.013, h + g.gauss(0, 0.010)) for k in range(6)], 0.004, chalk, 2)


def shovel(mat='#3b5a78'):
    """A snow shovel left against the wall, with a broom beside it."""
    with Group((0, -0.30, 0), rotation=(math.radians(-13), math.radians(5), 0)):
        box(-0.24, 0.24, -0.02, 0.0, 0.0, 0.36, mat, 0.006)
        for s in (-1, 1):
            box(s * 0.24 - 0.01, s * 0.24 + 0.01, -0.06, 0.0, 0.0, 0.36, mat, 0.004)
        tube([(0, -0.01, 0.25), (0, 0.0, 1.38)], 0.016, 'ash', 5)
        tube([(-0.06, 0, 1.38), (0.06, 0, 1.38)], 0.017, 'black', 4)
    with Group((0.42, -0.24, 0), rotation=(math.radians(-10), math.radians(-6), 0)):
        boxes([(-0.16 + i * 0.02, -0.145 + i * 0.02, -0.03 + 0.004 * (i % 3), 0.02, 0.0, 0.13 + 0.006 * (i % 2)) for i in range(16)], '#7d6a45')
        box(-0.17, 0.17, -0.03, 0.03, 0.12, 0.16, 'ash', 0.006)
        tube([(0, 0, 0.14), (0, 0, 1.45)], 0.013, 'ash', 5)


def sand_box(mat='#5f6b58'):
    """A bin of sand for slippery days."""
    prism([(-0.40, 0.0), (0.40, 0.0), (0.43, 0.50), (-0.43, 0.50)], -0.5, 0, mat, 0.01)
    with Group((0, 0, 0.50), rotation=(math.radians(9), 0, 0)):
        box(-0.46, 0.46, -0.54, 0.02, 0.0, 0.05, mat, 0.015)
    box(-0.12, 0.12, -0.52, -0.5, 0.30, 0.36, 'black', 0.003)


def fern(seed=0, wide=0.5):
    """A hanging or standing fern: many thin arching fronds."""
    g = np.random.default_rng(seed)
    for _ in range(38):
        a, r, up = g.uniform(0, 6.3), wide * g.uniform(0.55, 1.0), g.uniform(0.10, 0.34)
        line = [(r * t * math.cos(a), r * t * math.sin(a), up * math.sin(2.2 * t) - 0.42 * t * t * r) for t in np.linspace(0, 1, 8)]
        verts, faces = [], []
        for i, (x, y, z) in enumerate(line):
            half = 0.022 * math.sin(math.pi * (0.08 + 0.92 * i / 7)) + 0.002
            verts += [(x - half * math.sin(a), y + half * math.cos(a), z), (x + half * math.sin(a), y - half * math.cos(a), z)]
            if i:
                faces.append((2 * i - 2, 2 * i - 1, 2 * i + 1, 2 * i))
        from_faces('frond', verts, faces, 'shade', smooth=True)


def floor_paper(long=3.2, wide=1.3, seed=0):
    """A strip of brown paper laid out to paint over: creased, its edge turned up, held by tape, with drops on it."""
    g = np.random.default_rng(seed)
    us, vs = np.linspace(-long / 2, long / 2, 70), np.linspace(-wide / 2, wide / 2, 12)
    crease = [(g.uniform(-long / 2, long / 2), g.uniform(-1.2, 1.2), g.uniform(0.004, 0.013)) for _ in range(9)]
    height = lambda u, v: 0.003 + sum(h * math.exp(-((u - c - k * v) / 0.035) ** 2) for c, k, h in crease) + (0.05 * max(0.0, (u - long / 2 + 0.2) / 0.2) ** 2 * (0.4 + v / wide))
    verts, n = [(u + 0.012 * math.sin(7 * v), v + 0.010 * math.sin(3 * u + seed), height(u, v)) for v in vs for u in us], len(us)
    from_faces('floor paper', verts, [(r * n + i, r * n + i + 1, (r + 1) * n + i + 1, (r + 1) * n + i) for r in range(len(vs) - 1) for i in range(n - 1)], plain('kraft', '#9a7a54', 0.85, 0.2), smooth=True)
    for _ in range(4):
        with Group((g.uniform(-0.45, 0.45) * long, g.choice((-1, 1)) * wide / 2, 0.006), g.uniform(-25, 25)):
            box(-0.11, 0.11, -0.024, 0.024, 0, 0.0012, plain('masking tape', '#c9b67a', 0.7), 0)
    for _ in range(26):
        u, v, r = g.uniform(-0.45, 0.45) * long, g.uniform(-0.45, 0.45) * wide, 0.006 + 0.02 * g.random() ** 3
        cylinder((u, v, height(u, v)), (u, v, height(u, v) + 0.0012), r, 'paper white', 14, 0)


def upturned(long=1.8, deep=0.75, seed=0, mat='beech', top='birch', chairs=4):
    """A table of a canteen after hours: its chairs upside down on it, put there anyhow; perhaps one was forgotten on
    the floor."""
    g, high = random.Random(seed), 0.74
    box(-long / 2, long / 2, -deep / 2, deep / 2, high - 0.028, high, top, 0.006)
    for sx in (-1, 1):
        box(sx * (long / 2 - 0.22) - 0.03, sx * (long / 2 - 0.22) + 0.03, -0.03, 0.03, 0.02, high - 0.03, 'black', 0.004)
        box(sx * (long / 2 - 0.22) - 0.03, sx * (long / 2 - 0.22) + 0.03, -deep / 2 + 0.08, deep / 2 - 0.08, 0, 0.025, 'black', 0.004)
    each = long / (chairs // 2)
    for i in range(chairs):
        side, x = (-1, 1)[i % 2], -long / 2 + (i // 2 + 0.5) * each + g.gauss(0, 0.03)
        if g.random() < 0.12:                                                 # still on the floor
            with Group((x, side * (deep / 2 + 0.22), 0), (0 if side > 0 else 180) + g.gauss(0, 16)):
                _school_chair(mat)
            continue
        with Group((x, side * (deep / 2 - 0.22 + g.gauss(0, 0.015)), high + 0.462), (0 if side > 0 else 180) + g.gauss(0, 5)):
            with Group((0, 0, 0), rotation=(0, math.pi, 0)):
                _school_chair(mat)


def _school_chair(mat):
    """A chair of bent tube with a seat and a back of plywood; its back is at +Y."""
    for s in (-1, 1):
        tube([(s * 0.20, -0.21, 0.0), (s * 0.17, -0.17, 0.43), (s * 0.17, 0.15, 0.42), (s * 0.19, 0.21, 0.80)], 0.010, 'steel grey', 4)
        tube([(s * 0.17, 0.06, 0.42), (s * 0.20, 0.22, 0.0)], 0.010, 'steel grey', 4)
    box(-0.20, 0.20, -0.20, 0.18, 0.435, 0.450, mat, 0.006)
    with Group((0, 0.195, 0.60), rotation=(math.radians(-9), 0, 0)):
        box(-0.20, 0.20, -0.008, 0.006, 0, 0.19, mat, 0.006)


def mop_bucket(mat='#c79a1c'):
    """A cleaner's bucket on castors with the mop in it."""
    prism([(-0.17, 0.08), (0.17, 0.08), (0.22, 0.42), (-0.22, 0.42)], -0.15, 0.15, mat, 0.012)
    for x in (-0.13, 0.13):
        for y in (-0.11, 0.11):
            cylinder((x - 0.012, y, 0.04), (x + 0.012, y, 0.04), 0.04, 'black', 18)
    box(-0.03, 0.20, -0.10, 0.10, 0.42, 0.54, mat, 0.01)
    tube([(-0.08, 0.0, 0.25), (-0.30, 0.10, 1.42)], 0.012, 'beech', 4)
    turned([(0.0, 0.10), (0.07, 0.12), (0.05, 0.30), (0.0, 0.34)], 'wool', lambda a, z: 1 + 0.2 * math.sin(9 * a), 36)


def wet_sign():
    """The folding sign of a floor that is being washed."""
    for s in (-1, 1):
        with Group((0, s * 0.13, 0), rotation=(math.radians(s * 11), 0, 0)):
            prism([(-0.14, 0), (0.14, 0), (0.10, 0.62), (-0.10, 0.62)], -0.006, 0.006, '#d8ab1e', 0.004)
            if s < 0:
                prism([(-0.07, 0.18), (0.07, 0.18), (0.0, 0.31)], -0.0085, -0.006, 'black', 0)
                boxes([(-0.07, 0.07, -0.0085, -0.006, z, z + 0.018) for z in (0.42, 0.46)], 'black')


def vaulting_box(parts=5):
    """A gym's vaulting box: frames of beech, each a little narrower and not quite in line, under a leather top."""
    g = random.Random(7)
    for i in range(parts):
        a, b, z = 0.80 - 0.035 * i, 0.42 - 0.03 * i, 0.20 * i
        with Group((g.gauss(0, 0.004), g.gauss(0, 0.004), 0), g.gauss(0, 0.4)):
            prism([(-a, z + 0.004), (a, z + 0.004), (a - 0.03, z + 0.196), (-a + 0.03, z + 0.196)], -b, b, 'beech', 0.006)
            boxes([(-0.09, 0.09, -b - 0.002, -b + 0.02, z + 0.10, z + 0.135)], 'black')
    a, b, z = 0.80 - 0.035 * parts, 0.42 - 0.03 * parts, 0.20 * parts
    box(-a, a, -b - 0.01, b + 0.01, z, z + 0.13, 'leather', 0.05, segments=5)


def gym_mats(n=6, mat='#2c4763', seed=0):
    """Mats in a pile, each pushed a little out of line, one of them sagging over."""
    g = random.Random(seed)
    for i in range(n):
        with Group((g.gauss(0, 0.03), g.gauss(0, 0.025), i * 0.052), g.gauss(0, 1.4)):
            box(-1.0, 1.0, -0.5, 0.5, 0.0, 0.050, mat if i != 2 else '#6d2b2a', 0.018, segments=3)
            boxes([(x - 0.03, x + 0.03, -0.505, -0.49, 0.015, 0.035) for x in (-0.6, 0.6)], 'black')


def ropes(n=4, top=5.3, pitch=0.75):
    """Climbing ropes from a rail that hangs below a ceiling `top` metres high, each with its shackle above and its
    leather end below."""
    half, rail = n * pitch / 2, top - 0.30
    box(-half, half, -0.03, 0.03, rail - 0.10, rail, 'ral7016', 0.004)
    boxes([(x - 0.025, x + 0.025, -0.025, 0.025, rail, top) for x in (0.15 - half, 0.0, half - 0.15)] + [(x - 0.09, x + 0.09, -0.09, 0.09, top - 0.012, top) for x in (0.15 - half, 0.0, half - 0.15)], 'ral7016', 0.002)
    for i in range(n):
        x = (i - (n - 1) / 2) * pitch
        tube([(x, 0, rail - 0.10), (x, 0, 0.34)], 0.019, plain('hemp', '#a88d62', 0.9, 0.1), 4)
        cylinder((x, 0, rail - 0.24), (x, 0, rail - 0.10), 0.030, 'leather', 20, 0.006)
        cylinder((x, 0, 0.18), (x, 0, 0.40), 0.028, 'leather', 20, 0.006)


def hoop(z=3.05):
    """A basket on its board."""
    box(-0.90, 0.90, -0.62, -0.59, z - 0.15, z + 0.90, 'paper white', 0.006)
    frame(-0.30, 0.30, z, z + 0.45, (0.04,) * 4, -0.623, -0.62, plain('hoop red', '#a5341f', 0.5), 0)
    frame(-0.90, 0.90, z - 0.15, z + 0.90, (0.05,) * 4, -0.623, -0.62, 'black', 0)
    tube([(0.225 * math.sin(a), -0.87 + 0.225 * math.cos(a), z) for a in np.linspace(0, 2 * math.pi, 33)], 0.010, plain('hoop red', '#a5341f', 0.5), 4)
    for i in range(12):
        a = i * math.pi / 6
        for k in (-1, 1):
            b = a + k * math.pi / 6
            tube([(0.225 * math.sin(a), -0.87 + 0.225 * math.cos(a), z), (0.17 * math.sin((a + b) / 2), -0.87 + 0.17 * math.cos((a + b) / 2), z - 0.2), (0.13 * math.sin(b), -0.87 + 0.13 * math.cos(b), z - 0.42)], 0.003, 'paper white', 2)
    for s in (-1, 1):
        bar((s * 0.5, 0, z + 0.1), (s * 0.5, -0.59, z + 0.1), 0.05, 0.05, 'ral7016')
        bar((s * 0.5, 0, z + 0.75), (s * 0.5, -0.59, z + 0.2), 0.04, 0.04, 'ral7016')


def tyres(n=4, seed=0):
    """A set of tyres on their rims in a pile, each a little out of line."""
    g = random.Random(seed)
    for i in range(n):
        with Group((g.gauss(0, 0.015), g.gauss(0, 0.015), 0.205 * i), g.uniform(0, 90)):
            turned([(0.20, 0.03), (0.29, 0.0), (0.318, 0.022), (0.322, 0.07), (0.314, 0.075), (0.322, 0.08), (0.322, 0.125), (0.314, 0.13), (0.322, 0.135), (0.318, 0.178), (0.29, 0.20), (0.20, 0.17), (0.20, 0.03)],
                   plain('tyre', '#1b1b1b', 0.8, 0.25), None, 64)
            turned([(0.0, 0.10), (0.06, 0.11), (0.15, 0.13), (0.195, 0.165), (0.205, 0.165), (0.205, 0.035), (0.0, 0.035)], plain('rim', '#8d9092', 0.4, 0.5, 0.6), lambda a, z: 1.0, 40)


def reading_lamp(lit=True):
    """A brass lamp for a reading table, with a long green shade."""
    cylinder((0, 0, 0), (0, 0, 0.018), 0.085, 'bronze', 32, 0.004)
    tube([(0, 0, 0.01), (0, 0, 0.34)], 0.008, 'bronze', 4)
    shade_of = [(0.075 * math.cos(a), 0.34 + 0.085 * math.sin(a)) for a in np.linspace(0.0, math.pi, 14)]
    prism(shade_of, -0.16, 0.16, plain('shade green', '#1f4a36', 0.18, 0.6), 0.003).rotation_euler = (0, 0, math.pi / 2)
    if lit:
        shown(box(-0.15, 0.15, -0.055, 0.055, 0.335, 0.339, emission((1.0, 0.80, 0.52), 8, 'reading lamp'), 0))


THINGS = {f.__name__: f for f in (jacket, swivel, backpack, parcels, basket, task_lamp, monitor, desk, rack, whiteboard, ladder, tool_chest, drum, propeller, hose_reel, piano, floor_lamp,
                                  spindle, stool, round_table, coffee_bar, menu_board, shovel, sand_box, fern,
                                  floor_paper, upturned, mop_bucket, wet_sign, vaulting_box, gym_mats, ropes, hoop, tyres, reading_lamp)}
