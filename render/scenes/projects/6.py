"""Business house in Tukums: dark standing-seam sheet, an entrance of glass in two storeys, trodden snow; the blue hour in winter, its light falls out on the snow."""
import math
import random

from mathutils import Vector, noise as field

from kit import opposite, stage, wear
from kit.building import photograph, wall
from kit.door import element
from kit.facade import grid, lettering, sconce, seamed, sheet, slider, terrain, tiles, waves
from kit.furnish import put
from kit.materials import define, plain, plaster, principled, rgb
from kit.mesh import Group, box, tube
from kit.models import model
from kit.rooms import WARM, downlights, flight, pendant, room, shelves

define('dark sheet', lambda: sheet('dark sheet', '#63686a', 0.45))
define('cleared', lambda: tiles('cleared', ('#6d6b68', '#787673', '#63615e'), (0.6, 0.6), 0.008, '#3a3a3b', 0.6, 0.5, puddles=0.2))
define('green wall', lambda: plaster('green wall', '#5d5f5a', 0.85, 0.05))
define('stake', lambda: plain('stake', '#a8431f', 0.6))
define('back wall', lambda: plaster('back wall', '#8a7763', 0.85, 0.05))

LAMP = (1.0, 0.67, 0.38)                                                   # what is left of lamp light on snow
X0, X1, FLOOR, TOP = -3.1, 3.1, 3.2, 6.35


def snow(name, walked):
    """Snow of some days: grains and clumps; where people walk it is packed and grey, with the grit that was strewn."""
    mat, n, s = principled(name, rgb('#e4e9ef'), 0.75, spec=0.3)
    at = n.where()
    x, y, _ = n.add('SeparateXYZ', {0: at}).outputs
    white = n.ramp(n.math('ADD', n.math('MULTIPLY', n.noise(at, 1.3, 5, 0.6), 0.6), n.math('MULTIPLY', n.noise(at, 17, 4, 0.65), 0.4)), [(0.34, rgb('#bfc6cd')), (0.62, rgb('#eef0f2'))])
    out = n.math('SUBTRACT', n.math('ABSOLUTE', n.math('SUBTRACT', x, n.math('MULTIPLY', n.math('ADD', y, 1.0), -0.22))), n.math('MULTIPLY', y, -0.17))
    lane = n.ramp(n.math('ADD', out, n.math('MULTIPLY', n.math('SUBTRACT', n.noise(at, 2.2, 5, 0.65), 0.5), 1.6)), [(0.35, (1, 1, 1)), (1.15, (0, 0, 0))])
    packed = n.ramp(n.noise(at, 9, 5, 0.68), [(0.36, rgb('#8e9398')), (0.60, rgb('#c9cdd1'))])
    seen = n.mix(n.math('MULTIPLY', lane, 0.8 * walked), white, packed)
    grit = n.math('MULTIPLY', n.ramp(n.noise(at, 58, 2, 0.5), [(0.655, (0, 0, 0)), (0.675, (1, 1, 1))]), n.math('ADD', n.math('MULTIPLY', lane, 0.9 * walked), 0.04 * walked))
    n.put(n.mix(grit, seen, rgb('#3d362f')), s.inputs['Base Color'])
    height = n.math('ADD', n.math('ADD', n.noise(at, 6, 4, 0.65), n.math('MULTIPLY', n.noise(at, 24, 5, 0.7), 0.7)), n.math('MULTIPLY', n.noise(at, 95, 3, 0.65), 0.3))
    n.put(n.bump(height, 1.0, 0.040), s.inputs['Normal'])
    return mat


define('fresh snow', lambda: snow('fresh snow', 1.0))
define('high snow', lambda: snow('high snow', 0.0))


def trail(points, seed, stride=0.66):
    """Steps of somebody who walked along these points: (x, y, direction)."""
    g, steps, left = random.Random(seed), [], 1
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        long, way = math.hypot(bx - ax, by - ay), math.atan2(by - ay, bx - ax)
        for i in range(round(long / stride)):
            t = (i + g.uniform(-0.1, 0.1)) * stride / long
            out = left * g.uniform(0.07, 0.13)
            steps.append((ax + (bx - ax) * t - out * math.sin(way), ay + (by - ay) * t + out * math.cos(way), way + left * 0.12 + g.gauss(0, 0.08)))
            left = -left
    return steps


DOOR = random.Random(11)
STEPS = [step for i in range(20) for step in trail([(DOOR.gauss(0, 0.55), -0.9), (0.35 + DOOR.gauss(0, 0.5), -3.6), (DOOR.uniform(-1.6, 4.2), -8.4)], i, DOOR.uniform(0.58, 0.74))]
STEPS += [*trail([(-1.0, -2.6), (-2.8, -2.5), (-4.9, -0.4)], 41, 0.6), *trail([(-2.2, -8.2), (-4.2, -3.4), (-5.0, -0.3)], 42, 0.66), *trail([(4.9, -8.0), (3.9, -4.0), (3.5, -0.7)], 43, 0.62)]
STEPS = [(*step, DOOR.choice((0.4, 0.6, 0.8, 1.0))) for step in STEPS]
NEAR = {}
for step in STEPS:
    for i in (-1, 0, 1):
        for k in (-1, 0, 1):
            NEAR.setdefault((math.floor(step[0] / 0.4) + i, math.floor(step[1] / 0.4) + k), []).append(step)


def trodden(x, y):
    """How deep a shoe sank, and what it pushed up round itself."""
    deep = 0.0
    for sx, sy, way, hard in NEAR.get((math.floor(x / 0.4), math.floor(y / 0.4)), ()):
        u, v = (x - sx) * math.cos(way) + (y - sy) * math.sin(way), (y - sy) * math.cos(way) - (x - sx) * math.sin(way)
        out = math.hypot(u / 0.150, v / (0.056 - 0.012 * math.cos(14 * u))) + 0.16 * field.noise(Vector((23 * x, 23 * y, hard)))
        deep = min(deep, -0.055 * hard * min(1.0, max(0.0, (1.25 - out) / 0.55))) if out < 1.25 else max(deep, 0.012 * hard * (1.9 - out) / 0.65) if out < 1.9 and deep >= 0 else deep
    return deep


def ridge(x, y, ax, ay, bx, by, high, wide):
    """Snow that was shovelled along a line."""
    t = min(1.0, max(0.0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)))
    away = math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)) + 0.22 * waves(x, y, 1.1, 3)
    return high * math.exp(-(away / wide) ** 2) * (1 + 0.35 * waves(x, y, 2.6, 4) + 0.30 * abs(waves(x, y, 7.0, 9)))


def ground(x, y):
    """Thin trodden snow before the house, swept away under the canopy, shovelled to both sides."""
    swept = max(-1.15 - y, abs(x + 0.1) - 2.7, -3.0 - x if y < -0.2 else 0.0) + 0.28 * waves(x, y, 1.6, 8) + 0.07 * waves(x, y, 9, 1)
    cover = min(1.0, max(0.0, swept / 0.45))
    cover *= cover * (3 - 2 * cover)
    bank = ridge(x, y, -2.75, -1.3, -3.1, -1.9, 0.34, 0.55) + ridge(x, y, 4.0, -1.5, 4.9, -3.8, 0.46, 0.75)
    drift = 0.20 * max(0.0, 1 + y / 1.3) * min(1.0, max(0.0, x - 3.2, (-6.2 - x) / 1.4))
    return -0.03 + cover * (0.085 + 0.022 * waves(x, y, 0.8, 5) + 0.014 * waves(x, y, 5, 7, 4) + bank + drift) + min(1.0, 1.4 * cover) * trodden(x, y)


def reception():
    """Below: a desk, a stair, a wet floor."""
    room(-4.2, 4.2, 0.35, 8.0, 0.1, 2.9, floor='hall floor', walls='room white', back='green wall', watts=3.2)
    box(-3.1, -0.7, 4.4, 5.1, 0.1, 1.15, 'ash', 0.01)
    box(-3.2, -0.6, 4.3, 5.2, 1.15, 1.19, 'black', 0.004)
    with Group((-1.5, 4.85, 1.19), 155):
        put('monitor', 0, 0, on=True, seed=6)
    put('plant', -2.85, 4.7, z=1.19, tall=0.5, size=0.5, leaf=0.07, kind='rubber', seed=3)
    put('stack', -2.2, 4.6, 14, 1.19, n=2, seed=8)
    model('phone', (-2.4, 4.8, 1.19), 160)
    model('penbox', (-0.95, 4.65, 1.19))
    for x, size in ((-2.7, 0.15), (-1.9, 0.12), (-1.15, 0.16)):
        pendant(x, 4.7, 2.9, 2.35, 'disc', size, 5)
    flight(0.9, 5.2, 6.5, 0.1, 11, 1)
    put('bench', -0.45, 7.7, 2, 0.1, long=1.6)
    put('backpack', -0.1, 7.55, 25, 0.55, mat='cloth navy', seed=3)
    model('smoke-detector', (0.4, 3.2, 2.88), tilt=(90, 0))
    put('plant', -2.5, 1.2, 30, 0.1, tall=1.6, kind='rubber', seed=5)
    wear.mat(0.0, 1.25, 0.1, 2.2, 1.3, 1)
    downlights(-3.8, 3.8, 5, 0.8, 3.2, 2, 2.9, 12, out=0.2)


def upstairs():
    """Above, one large room where somebody works late: bare concrete overhead, lamps on their cords, books."""
    room(-4.2, 4.2, 0.35, 7.5, FLOOR, TOP - 0.05, floor='oak', walls='room white', back='back wall', ceiling='stair concrete', watts=1.5)
    shelves(-3.2, 0.3, 7.1, FLOOR + 0.05, FLOOR + 2.5, 6, 'ral7035', full=0.65)
    for x, y, z, size in ((-2.5, 3.0, 5.35, 0.20), (-1.5, 4.6, 5.55, 0.15), (1.0, 3.9, 5.25, 0.24)):
        pendant(x, y, TOP - 0.05, z, 'paper', size, 3.2)
    wear.slatted(1.25, X1 - 0.05, TOP - 0.06, 1.25, 0.30, 50, askew=0.5, seed=3)


def beside(door, band, high):
    """The side door, and the windows of other tenants: one at work, one gone home."""
    with Group((0, 0.16, 0.1)):
        element(1200, 2300, 0, 'ral8019', face=130, x=door[0], handle='lever')
    room(-6.6, -3.9, 0.4, 4.0, 0.1, 2.9, walls='room wall', watts=2)
    put('lockers', -6.5, 2.2, 90, 0.1, n=4, mat='ral5008')
    edges = [band[0] + 0.03, 5.85, 7.2, band[1] - 0.03]
    grid(edges, [band[2] + 0.03, band[3] - 0.03], 0.14, 'ral8019')
    room(4.35, 8.9, 0.4, 4.6, 0.2, 2.9, floor='oak', walls='room white', watts=0)
    for i, (a, b, c, d) in enumerate(high):
        grid([a + 0.03, (a + b) / 2, b - 0.03], [c + 0.03, d - 0.03], 0.14, 'ral8019')
        room(a - 0.4, b + 0.4, 0.4, 4.0, FLOOR, 6.2, walls='room grey', watts=0)
        wear.roller(a + 0.06, b - 0.06, d - 0.05, (0.55, 0.9)[i], 0.33, '#b6b2a8', (0, 0.7)[i])
    for a, b, c in ((band[0], band[1], band[2]), *((a, b, c) for a, b, c, _ in high)):
        box(a, b, -0.06, 0.08, c - 0.03, c, 'ral8019', 0.002)
        box(a + 0.01, b - 0.01, -0.055, 0.10, c, c + 0.05, 'high snow', 0.02)
        wear.streaks(a - 0.05, b + 0.05, c - 0.03, 0.9, -0.022, 0.35, '#a9adb0')


def build():
    door, band = (-5.55, -4.35, 0.1, 2.4), (4.5, 8.5, 1.0, 2.5)
    high = [(-6.2, -4.2, 4.3, 5.7), (4.5, 6.5, 4.3, 5.7)]
    wall(-12, 12, 0, 7.0, 0.05, 0.35, 'dark sheet', [(X0, X1, 0.05, TOP), door, band, *high])
    for a, b, c, d in ((-12, -6.2, 0.2, 7), (-6.2, -5.55, 0.2, 4.3), (-6.2, -4.2, 5.7, 7), (-5.55, -4.35, 2.4, 4.3), (-4.2, X0, 0.2, 7), (-4.35, -4.2, 0.2, 4.3), (X0, X1, TOP, 7.0), (X1, 4.5, 0.2, 7), (4.5, 8.5, 2.5, 4.3), (4.5, 6.5, 5.7, 7), (4.5, 8.5, 0.2, 1.0), (6.5, 8.5, 4.3, 7), (8.5, 12, 0.2, 7)):
        seamed(a, b, c, d, 0, 'dark sheet', 0.5)
    for a, b in ((-12, door[0]), (door[1], X0), (X1, 12)):
        box(a, b, -0.02, 0.1, 0, 0.2, 'stair concrete', 0.003)
        wear.foot(a, b, 0.9, -0.026, 0.2, 0.35, '#9aa0a4')                                     # salt
    box(-12.1, 12.1, -0.10, 0.5, 7.0, 7.16, 'dark sheet', 0.004)
    box(-12, 12, -0.04, 1.2, 7.16, 7.27, 'high snow', 0.04)
    wear.streaks(-12, X0, 7.0, 1.8, -0.026, 0.25, '#a9adb0')
    wear.streaks(X1, 12, 7.0, 1.8, -0.026, 0.25, '#a9adb0')
    xs, zs = [X0 + 0.03, -1.15, 1.15, X1 - 0.03], [0.13, 2.5, 2.9, FLOOR, TOP - 0.03]
    grid(xs, zs, 0.10, 'ral8019', face=0.06, solid={1, 2}, leave={(1, 0)})
    for a, b in zip(xs, xs[1:]):
        wear.dust(a, b, zs[0], zs[1], 0.06, 0.14)
        wear.dust(a, b, zs[3], zs[4], 0.06, 0.10)
    with Group((0, 0.15, 0.1)):
        slider(-1.12, 1.12, 2.38, 0, 'ral8019')
    box(X0 - 0.3, X1 + 0.3, -1.7, 0.06, 2.62, 2.76, 'ral8019', 0.005)
    terrain(X0 - 0.27, X1 + 0.24, -1.66, 0.02, lambda x, y: 2.77 + 0.075 * min(1.0, (y + 1.67) / 0.12, (x - X0 + 0.28) / 0.12, (X1 + 0.36 - x) / 0.12) ** 0.5 * (1 + 0.45 * waves(x, y, 1.6, 6)) if y > -1.66 else 2.75, 'high snow', 0.03)
    reception()
    upstairs()
    beside(door, band, high)
    lettering('3', 3.55, -0.03, 2.2, 0.42, 'ral9006')
    model('intercom', (-4.15, -0.05, 1.2), 0, 0.24)
    box(-40, 40, -40, 0.1, -0.4, 0.0, 'cleared', 0).visible_glossy = False
    box(X0, X1, -1.0, 0.1, -0.2, 0.09, 'cleared', 0.004)
    box(-1.3, 1.2, -0.95, -0.15, 0.09, 0.10, 'cast iron', 0.002)
    for part in (terrain(-5.2, 6.5, -8.2, 0.1, ground, 'fresh snow', 0.02), terrain(-9, -5.2, -8.2, 0.1, ground, 'fresh snow', 0.04), terrain(-30, 20, -30, -8.2, lambda x, y: 0.05, 'fresh snow', 0.5), terrain(-30, -9, -8.2, 0.1, lambda x, y: 0.06, 'fresh snow', 0.4)):
        part.visible_glossy = False
    tube([(1.62, -6.45, 0.0), (1.57, -6.45, 0.7), (1.49, -6.46, 1.28)], 0.011, 'stake', 6)
    tube([(1.505, -6.458, 1.14), (1.495, -6.46, 1.24)], 0.0125, 'paper white', 6)
    put('shovel', 3.46, 0.0, 0, 0.05)
    sconce(-4.95, 2.85, 0.0, 9, mat='ral8019')
    light = 0.10
    opposite.trees([(-22, -40, 9), (-13, -44, 11), (-5, -42, 8), (6, -45, 12), (13, -41, 9), (24, -44, 11)], light * 0.5, ('pineSnow',), 3, ('#2a3038', '#30363e'))
    # the rooms' light, as it leaves through the panes
    stage.area((0, 0.34, 1.3), (0, -6, -0.6), 6.0, 125, LAMP, height=2.2, spread=160, mirrored=False)
    stage.area((0, 0.34, 4.7), (0, -7, 0.5), 6.0, 85, LAMP, height=2.8, spread=160, mirrored=False)
    stage.area((0, -0.8, 2.58), (0, -0.8, 0), 3.4, 9, WARM, height=0.5, mirrored=False)
    downlights(-2.6, 2.6, 4, -1.2, -0.4, 1, 2.62, 12, out=0.0)
    stage.dusk(0.34, (0.09, 0.15, 0.30), (0.28, 0.34, 0.46), (0.74, 0.48, 0.38), 300, 0.6, 0.35, 4.0)
    edge = (X0, 0, 0.1), (X0, 0, FLOOR - 0.15), (X1, 0, FLOOR - 0.15), (X1, 0, 0.1)
    own = (door[1], 0, 0.1), (door[1], 0, door[3]), (door[0], 0, door[3]), (door[0], 0, 0.1)
    return photograph((4.3, -8.3, 1.55), (-0.75, 0, 2.05), 31, 0.3, key=0.34, balance=0.2, stop=1.6, noisy=True, lines=(edge, own),
                      marks={'aluminium-13': (-0.2, 0, FLOOR - 0.15), 'steel-10': (X1, 0, 1.5), 'aluminium-2': (door[1], 0, 1.4)})
