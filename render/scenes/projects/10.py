"""Office and technology house in Sweden: its light court from a bridge on the first floor, rooms behind butt-jointed glass, a glazed roof; sun between the rafters."""
import math

from kit import stage, wear
from kit.building import photograph
from kit.door import element
from kit.facade import dice, formed, tiles
from kit.furnish import put
from kit.materials import concrete, define, glass, plaster
from kit.mesh import Group, bar, box, from_faces, tube
from kit.models import model
from kit.rooms import NEUTRAL, WARM, flight, railing, room, shelves, tubes

define('court floor', lambda: tiles('court floor', ('#8d887f', '#979188', '#85807a'), (1.2, 0.6), 0.0035, '#6a665f', 0.42, soft=0.05, relief=0.001))
define('cast', lambda: formed('cast', '#a19d95', 0.15, True, 0.2))
define('edge', lambda: concrete('edge', '#b4b0a8', rough=0.7))
define('roof pane', lambda: glass('roof pane', (0.88, 0.91, 0.90), 1.2))
define('joint', lambda: glass('joint', (0.90, 0.925, 0.915), 1.0))
define('blue wall', lambda: plaster('blue wall', '#566d80', 0.85, 0.04))
define('ochre wall', lambda: plaster('ochre wall', '#b48f52', 0.85, 0.04))

HALF, DEEP, STOREY, SLAB, LEVELS = 3.9, 15.0, 3.45, 0.35, 3
EAVE = LEVELS * STOREY


def furnished(kind, a, b, z):
    """What a room is for: 'racks', 'meeting', 'office', 'laboratory', 'empty'."""
    middle = (a + b) / 2
    if kind == 'racks':
        for i in range(int((b - a - 0.8) / 0.62)):
            if i != 3:
                put('rack', a + 0.7 + i * 0.62, 3.2, 0, z, seed=7 * i + round(a))
        box(a + 0.3, b - 0.3, 2.15, 2.45, z + 2.55, z + 2.61, 'steel grey', 0)
        for i in range(6):
            tube([(a + 0.4, 2.2 + 0.04 * i, z + 2.63), (middle, 2.22 + 0.04 * i, z + 2.62), (b - 0.4, 2.2 + 0.04 * i, z + 2.64)], 0.014, ('#2d5f8a', '#8a8d8f', '#b8a02c')[i % 3], 3)
        put('stool', b - 0.6, 1.4, z=z)
    elif kind == 'meeting':
        put('table', middle, 2.2, 2, z, long=2.6, deep=1.1, top='ash', on=('cups', 'books', 'laptop'))
        for i, (x, y, t) in enumerate(((-0.9, 1.3, 176), (0.0, 1.15, 168), (0.95, 1.35, 196), (-0.8, 3.1, -8), (0.2, 3.2, 20), (1.75, 2.2, -80))):
            model('tubular_chair' if z else 'osakaChair', (middle + x, y, z), t)
        put('whiteboard', middle, 4.98, z=z, wide=2.4, seed=round(10 * a) + round(z))
        put('clock', b - 0.6, 4.98, z=z)
    elif kind == 'laboratory':
        for y in (1.5, 3.4):
            put('table', middle, y, 0, z, long=b - a - 1.2, deep=0.8, high=0.9, top='room white', on=('screen', 'books'))
            for i in range(3):
                x = a + 1.0 + i * 1.3 + dice.uniform(-0.2, 0.2)
                box(x - 0.2, x + 0.2, y - 0.1, y + 0.3, z + 0.9, z + 0.9 + dice.uniform(0.2, 0.5), dice.choice(('steel grey', 'ral7035', 'white')), 0.01)
            put('stool', a + 1.5 + y * 0.3, y - 0.7, z=z, mat='black')
        shelves(a + 0.4, b - 0.4, 4.6, z + 1.2, z + 2.4, 3, 'ral7035', full=0.7)
    elif kind == 'office':
        for i in range(2):
            x, y, turn = a + 1.2 + i * (b - a - 2.4), 1.7 + 0.5 * i, dice.uniform(-30, 30)
            model('lbDesk', (x, y, z), 180)
            put('monitor', x + 0.15, y + 0.12, 170, z + 0.72, seed=dice.randrange(99))
            model('office_chair', (x - 0.1, y + 0.8, z), turn, mats={'tela': dice.choice(('cloth navy', 'cloth grey', 'cloth green'))})
            model('desk_lamp1', (x - 0.6, y + 0.1, z + 0.72), 150)
            model('coffee-mug', (x + 0.5, y - 0.1, z + 0.72), 60, 0.09)
        shelves(a + 0.6, b - 1.4, 4.6, z + 0.1, z + 2.1, 6, 'ash', full=0.6)
        model(dice.choice(('ficus', 'decorativePlant', 'plant')), (b - 0.6, 0.8, z), dice.uniform(0, 360), dice.uniform(1.1, 1.8))
    else:
        put('ladder', middle + 0.4, 2.2, 30, z, tall=2.0)
        put('parcels', a + 1.0, 3.0, 10, z, n=5, seed=12)


def side(plan, seed):
    """One long side, as a facade towards -Y: three floors of rooms behind butt-jointed glass; `plan`: three rooms for each floor, as (kind, watts)."""
    for k in range(LEVELS):
        z, head = k * STOREY, (k + 1) * STOREY - SLAB
        count, pitch = 10, DEEP / 10
        for i in range(count):
            pane = box(i * pitch + 0.003, (i + 1) * pitch - 0.003, 0.03, 0.06, z + 0.04, head - 0.03, 'joint', 0)
            pane.rotation_euler = (0, 0, 0.0012 * dice.gauss(0, 1))
            if i:
                box(i * pitch - 0.004, i * pitch + 0.004, 0.028, 0.062, z + 0.04, head - 0.03, 'gasket line', 0)
        for low, high in ((z, z + 0.045), (head - 0.05, head)):
            box(0, DEEP, 0.01, 0.08, low, high, 'ral7021', 0.001)
        box(0, DEEP, -0.02, 5, head, (k + 1) * STOREY, 'edge', 0.004)
        wear.streaks(0, DEEP, (k + 1) * STOREY, 0.3, -0.02, 0.25)
        for j, (kind, watts, walls) in enumerate(plan[k]):
            a, b = 5.0 * j + 0.05, 5.0 * j + 4.95
            room(a, b, 0.1, 5.0, z + 0.002, head, floor='hall floor' if kind in ('racks', 'laboratory') else 'oak', walls=walls, watts=0.9 * watts, colour=(0.86, 0.93, 1.0) if kind == 'racks' else NEUTRAL, slab=0.0)
            furnished(kind, a, b, z)
            if watts:
                tubes(a + 0.2, b - 0.2, (2, 3, 2)[j], (1.8, 2.4, 3.0)[(j + k) % 3], head, 7, NEUTRAL if (j + k) % 2 else (0.9, 0.95, 1.0), out=0.15)
            if kind in ('office', 'meeting'):
                edges = [a + 0.1 + i * 1.6 for i in range(4)]
                wear.blinds(edges, head - 0.08, z + 0.1, 0.14, seed + 7 * k + j, 0.45, wear.slatted if (j + k) % 2 else wear.roller)


def court():
    """Life in the court: tables where people work and eat, planters, a coffee cart, a lift."""
    for y, seed in ((3.3, 1), (8.9, 2)):
        with Group((-1.75, y, 0), 4 * seed):
            put('planter', 0, 0.35, long=1.7, deep=0.7, high=0.55, mat='ral7022', seed=seed, blade=0.4)
    put('plant', -2.15, 3.35, z=0.32, tall=2.5, kind='palm', seed=5, size=0.8, pot='soil')
    put('plant', -1.4, 3.45, z=0.32, tall=1.7, kind='palm', seed=8, size=0.8, pot='soil')
    put('plant', -1.7, 9.0, z=0.32, tall=2.9, kind='palm', seed=9, size=0.8, pot='soil')
    model('table', (1.75, 3.0, 0), 82, mats={'*': 'ash'})
    for x, y, t in ((0.95, 2.3, 80), (0.9, 3.4, 100), (2.5, 2.6, -84), (2.65, 3.6, -110)):
        model('osakaChair', (x, y, 0), t)
    for x, y in ((1.6, 3.3), (1.95, 2.9)):
        model('coffee-mug', (x, y, 0.74), 90 * x, 0.09)
    model('round-table', (1.5, 6.6, 0), 20)
    for a in (0.3, 2.2, 4.4):
        model('thonet', (1.5 + 0.85 * math.cos(a), 6.6 + 0.85 * math.sin(a), 0), math.degrees(a) - 90)
    for x, y, t, cloth in ((0.2, 11.3, 12, 'cloth green'), (1.8, 11.6, -14, 'cloth rust')):
        model('armchair3', (x, y, 0), t)
    model('couch2', (-2.4, 12.3, 0), 62)
    model('oriental-rug', (0.9, 10.4, 0.0), 94, scale=1.1)
    model('coffee-table2', (0.9, 10.5, 0.0), 4, 0.42)


def build():
    box(-HALF, HALF, -14, DEEP + 1, -0.3, 0, 'court floor', 0)
    with Group((-HALF, 0, 0), 90):
        side(((('meeting', 9, 'room white'), ('office', 4, 'room white'), ('meeting', 0, 'ochre wall')),
              (('office', 0, 'room white'), ('laboratory', 12, 'room white'), ('office', 7, 'room wall')),
              (('office', 6, 'blue wall'), ('empty', 0, 'room grey'), ('office', 8, 'room white'))), 3)
    with Group((HALF, DEEP, 0), -90):
        side(((('meeting', 8, 'blue wall'), ('racks', 12, 'room white'), ('racks', 12, 'room white')),
              (('office', 0, 'room wall'), ('meeting', 10, 'ochre wall'), ('office', 0, 'room white')),
              (('laboratory', 9, 'room white'), ('office', 0, 'room white'), ('office', 5, 'room white'))), 40)
    # the end wall: cast concrete, a stair, doors to the technical rooms
    box(-HALF, HALF, DEEP + 1.6, DEEP + 1.9, 0, EAVE + 0.3, 'cast', 0)
    wear.streaks(-HALF, HALF, EAVE, 2.6, DEEP + 1.6, 0.3)
    for s in (-1, 1):
        a, b = sorted((s * HALF, s * (HALF + 0.3)))
        box(a, b, DEEP + 0.01, DEEP + 1.9, 0, EAVE, 'cast', 0)
    for k in range(LEVELS):
        z = k * STOREY
        if k:
            box(-HALF, HALF, DEEP - 0.6, DEEP + 1.6, z - 0.3, z, 'edge', 0.004)
            railing(-HALF + 0.05, HALF - 0.05, DEEP - 0.5, z, 1.0)
        with Group((0, DEEP + 1.54, z)):
            element(1100, 2300, 0, 'ral7021', face=130, x=0.9)
        wear.switches(0.7, z + 1.1, DEEP + 1.6, 1)
        stage.area((0, DEEP + 0.2, z + 3.05), (0, DEEP + 1.6, z + 1.2), 5, 26, WARM, height=0.3, mirrored=False)
    put('noticeboard', 2.9, DEEP + 1.58, wide=1.1, seed=11)
    flight(-2.9, DEEP - 2.3, DEEP - 0.9, 0, 19, 1, STOREY / 19, 0.27, rear=False)
    # roof
    rise, n = 1.5, 12
    for j in range(n + 1):
        y = (DEEP + 1.8) * j / n
        for s in (-1, 1):
            bar((s * HALF, y, EAVE + 0.25), (0, y, EAVE + 0.25 + rise), 0.06, 0.16, 'ral7021')
    for s in (-1, 1):
        for i in range(4):
            t = i / 3
            x, z = s * HALF * (1 - t), EAVE + 0.25 + rise * t
            bar((x, 0, z), (x, DEEP + 1.8, z), 0.06, 0.14, 'ral7021')
        from_faces('roof', [(s * HALF, 0, EAVE + 0.36), (0, 0, EAVE + 0.36 + rise), (0, DEEP + 1.8, EAVE + 0.36 + rise), (s * HALF, DEEP + 1.8, EAVE + 0.36)], [(0, 1, 2, 3)], 'roof pane')
        a, b = sorted((s * HALF, s * (HALF + 0.4)))
        box(a, b, 0, DEEP + 2, EAVE, EAVE + 0.3, 'edge', 0.004)
    court()
    # the bridge that we stand on
    box(-HALF, HALF, -5, -0.9, STOREY - 0.3, STOREY, 'edge', 0.004)
    railing(-HALF + 0.05, HALF - 0.05, -1.0, STOREY, 1.0)
    box(-HALF - 5, HALF + 5, -14.2, -14, 0, EAVE, 'edge', 0)
    stage.area((0, 7.5, EAVE + 0.2), (0, 7.5, 0), 6.5, 520, (0.80, 0.90, 1.0), height=14, mirrored=False)
    stage.sky(46, -50, 0.10, dust=0.7, ozone=1.3, cover=0.35, bright=(8, 8.2, 8.6), scale=1.0, seed=4.0, opacity=0.7)
    stage.sun(47, -64, 12.0, 0.5, (1, 0.93, 0.82))
    left, second = (((s * HALF, 3.0, STOREY), (s * HALF, 3.0, 2 * STOREY - SLAB), (s * HALF, DEEP, 2 * STOREY - SLAB), (s * HALF, DEEP, STOREY)) for s in (-1, 1))
    near, far, low, high = 9.8, DEEP + 1.8, EAVE + 0.25, EAVE + 0.25 + rise
    roof = (-HALF, near, low), (0, near, high), (HALF, near, low), (HALF, far, low), (0, far, high), (-HALF, far, low), (-HALF, near, low)
    return photograph((1.3, -2.6, STOREY + 1.6), (-0.15, 8, STOREY + 2.35), 23, 0.3, key=0.85, mirrors=6, noisy=True, stop=2.0, focus=9.0, lines=(left, second, roof),
                      marks={'aluminium-11': (-HALF, 6.0, 2 * STOREY - SLAB), 'aluminium-10': (HALF, 6.0, 2 * STOREY - SLAB), 'steel-9': (0, near, high)})
