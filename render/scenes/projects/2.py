"""Glass pavilion in Ventspils: thin roof over slim posts, a rooflight, a reading room in larch, a still basin before it; spring evening, from the corner."""
import random

from kit import opposite, stage, wear
from kit.building import photograph
from kit.door import element
from kit.facade import grid
from kit.furnish import put
from kit.materials import boards, concrete, define, emission, glass, plain
from kit.mesh import Group, bar, box, from_faces
from kit.models import model, passing
from kit.nature import water
from kit.rooms import WARM, pendant, shelves, table

define('larch', lambda: boards('larch', '#9c7146', 0.12, 0.006, 0.5))
define('larch ceiling', lambda: boards('larch ceiling', '#a67b4f', 0.10, 0.008, 0.6, False, 0.35))
define('basin edge', lambda: concrete('basin edge', '#8d8983', (1.2, 0.6, 0.005, 0), 0.5, contrast=1.3))
define('clear', lambda: glass('clear', (0.93, 0.955, 0.945), 1.3))

HALF, DEEP, LOW, HEAD = 6.0, 8.5, 0.18, 3.5
XS = [-HALF + 1.5 * i for i in range(9)]


def wood(y, count, seed, low=8, high=15):
    """The edge of a wood: spruces and some broad-leaved trees, each a tree."""
    g = random.Random(seed)
    dark = ('#141a1c', '#1a2022', '#10161a')
    firs, others = [], []
    for i in range(count):
        (firs if g.random() < 0.72 else others).append((-75 + 150 * (i + g.uniform(-0.4, 0.4)) / count, y + g.uniform(-5, 9), g.uniform(low, high)))
    opposite.trees(firs, 0.9, ('pine',), seed, dark, seen=True)
    opposite.trees(others, 1.1, ('sycamoreMaple',), seed, dark, seen=True)


def roof():
    """The roof with its larch ceiling, and the rooflight over the middle: lines of its ridge and eaves."""
    box(-HALF - 1.3, HALF + 1.3, -1.5, DEEP + 1.3, HEAD + 0.04, HEAD + 0.26, 'ral9005', 0.004)
    box(-HALF - 1.25, HALF + 1.25, -1.45, DEEP + 1.25, HEAD + 0.01, HEAD + 0.05, 'larch ceiling', 0)
    base, ridge = HEAD + 0.26, HEAD + 1.62
    a, b, y0, y1 = -3.3, 2.7, 0.9, 3.9
    middle = (y0 + y1) / 2
    box(a - 0.1, b + 0.1, y0 - 0.1, y1 + 0.1, base, base + 0.16, 'ral9005', 0.004)
    glow = emission((1.0, 0.70, 0.40), 0.42, 'rooflight')
    from_faces('rooflight', [(a, y0, base + 0.17), (b, y0, base + 0.17), (b, middle, ridge), (a, middle, ridge)], [(0, 1, 2, 3)], 'clear')
    inner = from_faces('lit', [(a + 0.05, y1 - 0.2, base + 0.1), (b - 0.05, y1 - 0.2, base + 0.1), (b - 0.05, middle + 0.05, ridge - 0.05), (a + 0.05, middle + 0.05, ridge - 0.05)], [(0, 1, 2, 3)], glow)
    inner.visible_diffuse = False
    glow.cycles.sample_as_light = False
    for i in range(7):
        x = a + (b - a) * i / 6
        bar((x, y0, base + 0.18), (x, middle, ridge + 0.01), 0.045, 0.05, 'ral9005')
    bar((a, middle, ridge), (b, middle, ridge), 0.06, 0.06, 'ral9005')
    for x in (a, b):
        from_faces('gable', [(x, y0, base + 0.17), (x, y1, base + 0.17), (x, middle, ridge)], [(0, 1, 2)], 'clear')
    return (a, y0, base), (a, middle, ridge), (b, middle, ridge), (b, y0, base)


def reading_room():
    """Books along a core of larch, a long table, chairs turned to the park, coats of those who are still here."""
    box(-HALF, HALF, 0.1, DEEP, -0.2, LOW, 'basin edge', 0)
    box(-2.9, 3.0, 5.4, 7.0, LOW, HEAD, 'larch', 0.004)
    shelves(-2.8, 0.9, 5.08, LOW + 0.08, 2.85, 7, 'larch', full=0.88)
    shelves(1.9, 2.9, 5.08, LOW + 0.08, 1.5, 3, 'larch', full=0.7)
    for y in (5.7, 6.3):
        with Group((-2.92, y + 0.6, 0), -90):
            shelves(0, 0.58, 0, LOW + 0.08, 2.5, 6, 'larch')
    put('hooks', 2.4, 5.38, z=LOW, n=4, coats=((0, 'cloth navy'), (2, 'cloth rust')), bags=((3, 'cloth mustard'),), high=1.85)
    # a counter where books are lent
    box(3.6, 5.4, 4.6, 5.2, LOW, LOW + 1.02, 'larch', 0.004)
    box(3.55, 5.45, 4.55, 5.25, LOW + 1.02, LOW + 1.06, 'black', 0.003)
    with Group((4.2, 4.9, LOW + 1.06), 150):
        put('monitor', 0, 0, on=True, seed=2)
    put('stack', 5.0, 4.85, 20, LOW + 1.06, n=6, seed=4)
    # the long table under the rooflight
    table(-0.4, 2.4, 4.2, 1.0, LOW, 'larch')
    for i, (x, y, t) in enumerate(((-2.1, 1.55, 184), (-1.1, 1.35, 170), (0.0, 1.6, 196), (1.2, 1.45, 178), (-1.7, 3.3, -6), (-0.4, 3.35, 14), (0.9, 3.25, -9))):
        model('osakaChair', (x, y, LOW), t)
    for i, x in enumerate((-1.9, -0.55, 0.75)):
        with Group((x, 2.45, LOW + 0.74), 30 * i):
            put('task_lamp', 0, 0, lit=i != 1)
        put('stack', x + 0.45, 2.2, 25 * i - 10, LOW + 0.74, n=2 + i, seed=i, cup=i == 1)
    for x, z in ((-2.0, 2.95), (-0.4, 2.75), (1.1, 3.0)):
        pendant(x, 2.4, HEAD, z, 'paper', (0.15, 0.19, 0.13)[round(abs(x)) % 3], 3.2)
    for x, y, t, m in ((-4.8, 2.1, -30, 'cloth green'), (-3.9, 1.3, 24, 'cloth rust'), (4.3, 1.7, -14, 'cloth grey'), (5.2, 2.6, 50, 'cloth mustard')):
        model('armchair3' if m in ('cloth green', 'cloth mustard') else 'winchesterArmchair', (x, y, LOW), t)
    put('floor_lamp', -5.2, 2.6, z=LOW, high=1.6)
    put('floor_lamp', 4.9, 1.2, z=LOW, high=1.5)
    put('round_table', -4.4, 1.55, 0, LOW, seed=8, wide=0.5)
    model('oriental-rug', (-4.4, 1.8, LOW), 98)
    model('oriental-rug', (4.6, 2.0, LOW), 80)
    put('plant', -5.5, 5.6, z=LOW, tall=2.2, kind='palm', seed=22)
    model('ficus', (5.5, 0.75, LOW), 30, 1.7)
    model('holdingFemale01', (-1.55, 4.55, LOW), 172)
    model('female03', (4.55, 5.55, LOW), 10)
    model('sitMale02', (-1.1, 1.45, LOW - 0.05), 172, 1.33)
    passing(model('male02', (1.9, 3.9, LOW), 92), (0.10, 0.0, 0))
    model('coffee-table2', (4.75, 2.3, LOW), 70, 0.42)
    model('newspaper', (4.75, 2.3, LOW + 0.42), 20)
    model('decorativePlant', (2.75, 4.7, LOW), 0, 1.3)
    model('dustbin', (3.35, 4.4, LOW), 0)
    put('backpack', 1.75, 1.5, z=LOW, mat='cloth mustard', seed=5)


def outside():
    """Rim and basin, a park bench, a bicycle, a few leaves."""
    box(-HALF - 2, HALF + 2, -2.3, 0, -0.2, 0.10, 'basin edge', 0.008)
    box(-60, 60, -9.9, -9.3, -0.3, 0.05, 'basin edge', 0.008)
    water(-60, 60, -9.3, -2.3, -0.04, '#0b1214', 0.012, 0.0022, 1.2)
    wear.fallen(-8, 6, -2.2, -0.1, 22, 0.104, ('#6d6a3a', '#53522e'), 0.03, 9, 1.6)
    model('wood_bank', (-4.1, -0.75, 0.10), 12, scale=0.8)
    model('bicycle', (4.55, -0.36, 0.10), 88, tilt=(0, -5))
    model('bullet-trash-can', (2.6, -0.5, 0.10), 0, mats={'*': 'ral7021'})
    wear.mat(XS[5] + 0.75, -0.42, 0.10, 1.1, 0.6, -2)
    box(-200, 200, 0, 200, -0.4, -0.05, plain('dusk lawn', '#262d24', 1.0, 0.0), 0)
    box(-200, 200, -60, -9.9, -0.4, 0.0, plain('dusk path', '#45433d', 1.0, 0.1), 0)
    wood(50, 120, 2, 7, 14)
    wood(66, 70, 3, 10, 16)
    wood(-46, 26, 5, 9, 14)
    opposite.lamps([(-9, -20), (4, -21), (14, -20)], 0.5, 5)


def build():
    grid(XS, [LOW + 0.03, HEAD], 0, 'ral9005', face=0.045, depth=0.12, cap=0.025, leave={(5, 0)}, tilt=0.06)
    with Group((0, 0.05, LOW)):
        element(1450, 3300, 0, 'ral9005', leaves=1, face=110, overlight=760, x=XS[5] + 0.025, handle='pull', metal='inox')
    for s in (-1, 1):
        with Group((s * HALF, 0 if s > 0 else DEEP, 0), 90 * s):
            grid([1.7 * i for i in range(6)], [LOW + 0.03, HEAD], 0, 'ral9005', face=0.045, depth=0.12, cap=0.025, pane='clear')
    with Group((0, DEEP, 0)):
        grid(XS, [LOW + 0.03, HEAD], 0, 'ral9005', face=0.045, depth=0.12, cap=0.025, pane='clear')
    for a, b in zip(XS, XS[1:]):
        wear.dust(a, b, LOW, HEAD, -0.03, 0.08)
    edges = roof()
    reading_room()
    outside()
    stage.area((-1, 2.6, HEAD - 0.05), (-1, 2.6, 0), 10.5, 800, WARM, height=3.6, mirrored=False)
    stage.area((-1.0, 3.5, HEAD - 0.1), (-1.0, 5.3, 1.2), 5, 190, WARM, height=0.3, mirrored=False)
    stage.area((3.8, 5.0, HEAD - 0.1), (3.8, 5.2, 0), 2.6, 150, WARM, height=1.2, mirrored=False)
    stage.area((-0.4, 3.2, 1.1), (-0.4, 3.2, 3), 11.0, 330, WARM, height=5.5, mirrored=False)
    stage.dusk(1.25, (0.12, 0.21, 0.44), (0.52, 0.48, 0.54), (1.5, 0.70, 0.36), 12, 1.0, 0.35, 6.0)
    stage.mirrored('venice', 0.7, 40, panes=True)
    posts = (XS[1], 0, LOW), (XS[1], 0, HEAD), (XS[5], 0, HEAD), (XS[5], 0, LOW)
    door = (XS[6], 0, HEAD), (XS[6], 0, LOW)
    return photograph((-7.6, -11.2, 1.55), (-0.4, 0.6, 2.2), 34, 0.45, key=0.6, lines=(edges, posts, door),
                      marks={'aluminium-14': (-0.3, 2.4, HEAD + 1.62), 'aluminium-12': (XS[1], 0, 1.9), 'aluminium-15': (XS[6], 0, 1.5)})
