"""Business house in Tukums: dark standing-seam sheet, an entrance of glass in two storeys; low winter sun in a thaw, old snow on the lawn, wet flags."""
import math

import numpy as np

from kit import opposite, stage, wear
from kit.building import photograph, wall
from kit.door import element, marked
from kit.facade import branches, grid, lettering, sconce, seamed, sheet, slider, terrain, waves
from kit.furnish import put
from kit.materials import concrete, define, plaster, principled, rgb, shade
from kit.mesh import Group, box, from_faces
from kit.models import model
from kit.nature import foliage
from kit.rooms import WARM, downlights, flight, pendant, room, shelves


def flags(name, colour='#6a6864'):
    """Concrete flags in a thaw: each of its own tone, wet through where water stands and runs, pale again where it dries off; sand in the joints."""
    base = rgb(colour)
    mat, n, s = principled(name, base, 0.5, spec=0.5)
    at = n.where()
    each, joint = n.bricks(at, 0.5, 0.5, 0.005, 0.5)
    out = n.mix(1, base, n.ramp(each, [(0, (0.88, 0.88, 0.89)), (1, (1.07, 1.06, 1.04))]), 'MULTIPLY')
    out = n.mix(1, out, n.ramp(n.noise(at, 90, 3, 0.7), [(0.32, (0.88,) * 3), (0.68, (1.08,) * 3)]), 'MULTIPLY')
    out = n.mix(1, out, n.ramp(n.noise(at, 1.1, 4, 0.6), [(0.34, (0.86,) * 3), (0.64, (1.05,) * 3)]), 'MULTIPLY')
    level = n.math('ADD', n.math('ADD', n.noise(n.add('Mapping', {0: at, 'Scale': (0.55, 1.0, 1)}).outputs[0], 0.8, 5, 0.6), n.math('MULTIPLY', n.math('SUBTRACT', each, 0.5), 0.05)), n.math('MULTIPLY', joint, 0.08))
    wet = n.ramp(level, [(0.40, (0.15,) * 3), (0.50, (0.8,) * 3), (0.62, (1, 1, 1))])
    pool = n.ramp(level, [(0.56, (0, 0, 0)), (0.61, (1, 1, 1))])
    out = n.mix(joint, out, shade(base, 0.42))
    n.put(n.mix(wet, out, n.mix(1, out, (0.46, 0.46, 0.47, 1), 'MULTIPLY')), s.inputs['Base Color'])
    rough = n.math('SUBTRACT', 0.62, n.math('MULTIPLY', wet, 0.34))
    n.put(n.math('SUBTRACT', rough, n.math('MULTIPLY', pool, 0.20)), s.inputs['Roughness'])
    height = n.math('SUBTRACT', n.math('ADD', n.math('MULTIPLY', n.noise(at, 3, 2, 0.5), 0.6), n.math('MULTIPLY', n.noise(at, 140, 2, 0.6), 0.10)), n.math('MULTIPLY', joint, 0.8))
    n.put(n.bump(n.math('MULTIPLY', height, n.math('SUBTRACT', 1.0, n.math('MULTIPLY', pool, 0.92))), 0.6, 0.004), s.inputs['Normal'])
    return mat


define('dark sheet', lambda: sheet('dark sheet', '#3e4245', 0.42))
define('cleared', lambda: flags('cleared'))
define('kerb', lambda: concrete('kerb', '#7c7a76', rough=0.7, contrast=1.2))
define('green wall', lambda: plaster('green wall', '#5d5f5a', 0.85, 0.05))
define('back wall', lambda: plaster('back wall', '#8a7763', 0.85, 0.05))

LAMP = (1.0, 0.67, 0.38)                                                   # what is left of lamp light on snow
X0, X1, FLOOR, TOP = -3.1, 3.1, 3.2, 6.35
#: The floor behind the entrance, and how far before it the flags begin to rise to it.
LOW, RAMP = 0.1, -1.95
#: Lower edges of the rows of squares on the glass: their middles are 0.90 m and 1.50 m above the floor.
MARKS = 0.889, 1.489


def snow(name):
    """Old snow in a thaw: it has sunk together and gone smooth, is grey and wet where it thins out, and light goes some way into it."""
    mat, n, s = principled(name, rgb('#aab1b8'), 0.7, spec=0.2)
    at = n.where()
    up = n.add('SeparateXYZ', {0: at}).outputs[2]
    out = n.ramp(n.noise(at, 0.7, 3, 0.5), [(0.32, rgb('#8d96a1')), (0.66, rgb('#aab1b8'))])
    thin = n.add('MapRange', {'Value': n.math('ADD', up, n.math('MULTIPLY', n.noise(at, 5, 3, 0.5), 0.02)), 'From Min': 0.035, 'From Max': 0.105, 'To Min': 0.6, 'To Max': 0.0}, interpolation_type='SMOOTHSTEP').outputs[0]
    out = n.mix(thin, out, rgb('#6f767b'))
    n.put(out, s.inputs['Base Color'])
    s.inputs['Subsurface'].default_value = 0.25
    s.inputs['Subsurface Radius'].default_value = (0.03, 0.045, 0.06)
    n.put(out, s.inputs['Subsurface Color'])
    n.put(n.spread(n.noise(at, 3, 3, 0.5), 0.6, 0.8), s.inputs['Roughness'])
    height = n.math('ADD', n.math('MULTIPLY', n.noise(at, 4, 2, 0.5), 1.0), n.math('MULTIPLY', n.noise(at, 26, 2, 0.5), 0.10))
    n.put(n.bump(height, 0.6, 0.012), s.inputs['Normal'])
    return mat


define('old snow', lambda: snow('old snow'))
define('winter soil', lambda: concrete('winter soil', '#3f382c', rough=1.0, contrast=1.6))
define('dead grass', lambda: foliage('dead grass', '#4a452c', '#8d8354', 0.02))

#: The lawn to the left of the way: its rim of kerb stones, x and y.
LAWN, KERB = -1.75, -2.35


def lies(inside, thick, lip=0.2):
    """How thick snow lies so far inside its patch: a rounded rim, then even."""
    return thick * (1 - math.exp(-inside / lip)) if inside > 0 else 0.4 * inside


def on_lawn(x, y):
    """Snow on the lawn, melted back from the kerb and round what is dark and warm."""
    inside = min(LAWN - 0.28 - x, KERB - 0.22 - y) + 0.5 * waves(x, y, 0.45, 8, 2) + 0.17 * waves(x, y, 1.7, 3, 3)
    inside = min(inside, 1.1 - 2.6 * max(0.0, waves(x, y, 0.5, 21, 2)) if waves(x, y, 0.5, 21, 2) > 0.1 else inside)
    return 0.03 + lies(inside, 0.12) + (0.055 * waves(x, y, 0.7, 5, 2) + 0.012 * waves(x, y, 1.9, 6, 2) if inside > 0 else 0.0) * min(1.0, max(0.0, inside) / 0.3)


def along_wall(x, y):
    """What is left where the sun never comes: a low bank along the wall's foot, widest away from the doors."""
    wide = 0.62 * min(1.0, max(0.0, x - 3.25) / 1.2) + 0.22 * waves(x, 0, 0.7, 12, 2)
    inside = wide + y + 0.07 * waves(x, y, 1.7, 4, 2)
    return -0.012 + lies(inside, 0.09, 0.16) + (0.13 * max(0.0, 1 + y / 0.55) + 0.02 * waves(x, y, 0.9, 2, 2)) * min(1.0, max(0.0, inside) / 0.4)


def lawn():
    """Grass as winter leaves it, flat and pale, between the patches."""
    box(-40, LAWN, -40, KERB, -0.2, 0.03, 'winter soil', 0).visible_glossy = False
    for i in range(14):
        box(LAWN + 0.002, LAWN + 0.10, KERB - 1.0 * (i + 1) + 0.004, KERB - 1.0 * i, -0.1, 0.075, 'kerb', 0.008)
        box(LAWN - 1.0 * (i + 1) + 0.004, LAWN - 1.0 * i + (0.10 if i == 0 else 0), KERB + 0.002, KERB + 0.10, -0.1, 0.075, 'kerb', 0.008)
    g, verts, faces = np.random.default_rng(5), [], []
    for _ in range(30000):
        x, y = LAWN - 7.0 * g.random() ** 1.3, KERB - 6.0 * g.random() ** 1.2
        over = on_lawn(x, y) - 0.03
        if over > 0.035:
            continue
        turn, lean, long, k = g.uniform(0, 6.3), g.uniform(0.5, 1.6), g.uniform(0.05, 0.13), len(verts)
        u, v, w = math.cos(turn), math.sin(turn), g.uniform(0.0012, 0.0024)
        for t in (0.0, 0.5, 1.0):
            out, up, thin = long * math.sin(lean) * t, 0.028 + long * math.cos(min(1.5, lean)) * t * (1.1 - 0.5 * t), w * (1 - 0.85 * t)
            verts += [(x + u * out - v * thin, y + v * out + u * thin, up), (x + u * out + v * thin, y + v * out - u * thin, up)]
        faces += [(k + 2 * i, k + 2 * i + 1, k + 2 * i + 3, k + 2 * i + 2) for i in range(2)]
    from_faces('grass', verts, faces, 'dead grass').visible_glossy = False
    for part in (terrain(-8.2, LAWN - 0.02, -8.0, KERB - 0.02, on_lawn, 'old snow', 0.035), terrain(3.0, 12.0, -1.6, 0.0, along_wall, 'old snow', 0.035)):
        part.visible_glossy = False


def way_in():
    """The flags rise to the floor behind the doors, one in twenty, so that nobody meets a step; a grating is let into them."""
    top = LOW - 0.01
    up = lambda y: top * min(1.0, (y - RAMP) / (-0.1 - RAMP))
    across = [(y, up(y)) for y in (RAMP, -0.1, 0.1)]
    verts = [(x, y, z) for x in (X0, X1) for y, z in (*across, (0.1, -0.1), (RAMP, -0.1))]
    from_faces('ramp', verts, [(0, 1, 6, 5), (1, 2, 7, 6), (4, 3, 2, 1, 0), (5, 6, 7, 8, 9)], 'cleared')
    a, b = -1.15, -0.35
    from_faces('grating', [(x, y, up(y) + z) for z in (-0.02, 0.005) for x, y in ((-1.3, a), (1.2, a), (1.2, b), (-1.3, b))], [(4, 5, 6, 7), (0, 1, 5, 4), (2, 3, 7, 6), (1, 2, 6, 5), (3, 0, 4, 7)], 'cast iron')


def reception():
    """Below: a desk, a stair, a wet floor."""
    room(-4.2, 4.2, 0.35, 8.0, 0.1, 2.9, floor='hall floor', walls='room white', back='green wall', watts=1.9)
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
    room(-4.3, 4.3, 0.30, 7.5, FLOOR, TOP - 0.05, floor='oak', walls='room white', back='back wall', ceiling='stair concrete', watts=0.9)
    shelves(-3.2, 0.3, 7.1, FLOOR + 0.05, FLOOR + 2.5, 6, 'ral7035', full=0.65)
    for x, y, z, size in ((-2.5, 3.0, 5.35, 0.20), (-1.5, 4.6, 5.55, 0.15), (1.0, 3.9, 5.25, 0.24)):
        pendant(x, y, TOP - 0.05, z, 'paper', size, 0.95)
    wear.slatted(1.25, X1 - 0.05, TOP - 0.06, 1.25, 0.30, 50, askew=0.5, seed=3)


def beside(door, band, high):
    """The side door, and the windows of other tenants: one at work, one gone home."""
    with Group((0, 0.16, 0.1)):
        element(1200, 2300, 0, 'ral8019', face=130, x=door[0], handle='lever', marks=MARKS)
    room(-6.6, -3.9, 0.4, 4.0, 0.1, 2.9, walls='room wall', watts=2)
    put('lockers', -6.5, 2.2, 90, 0.1, n=4, mat='ral5008')
    edges = [band[0] + 0.03, 5.85, 7.2, band[1] - 0.03]
    grid(edges, [band[2] + 0.03, band[3] - 0.03], 0.14, 'ral8019')
    room(4.35, 8.9, 0.4, 4.6, 0.2, 2.9, floor='oak', walls='room white', watts=0)
    for i, (a, b, c, d) in enumerate(high):
        grid([a + 0.03, (a + b) / 2, b - 0.03], [c + 0.03, d - 0.03], 0.14, 'ral8019')
        room(a - 0.4, b + 0.4, 0.4, 4.0, FLOOR, 6.2, walls='room grey', watts=0)
        wear.roller(a + 0.06, b - 0.06, d - 0.05, (0.35, 0.9)[i], 0.33, '#b6b2a8', (0, 0.7)[i])
    for a, b, c in ((band[0], band[1], band[2]), *((a, b, c) for a, b, c, _ in high)):
        box(a, b, -0.06, 0.08, c - 0.03, c, 'ral8019', 0.002)
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
    wear.streaks(-12, X0, 7.0, 1.8, -0.026, 0.25, '#a9adb0')
    wear.streaks(X1, 12, 7.0, 1.8, -0.026, 0.25, '#a9adb0')
    xs, zs = [X0 + 0.03, -1.15, 1.15, X1 - 0.03], [0.13, 2.5, 2.9, FLOOR, TOP - 0.03]
    grid(xs, zs, 0.10, 'ral8019', face=0.06, solid={1, 2}, leave={(1, 0)})
    for a, b in zip(xs, xs[1:]):
        wear.dust(a, b, zs[0], zs[1], 0.06, 0.14)
        wear.dust(a, b, zs[3], zs[4], 0.06, 0.10)
    with Group((0, 0.15, 0.1)):
        slider(-1.12, 1.12, 2.38, 0, 'ral8019', marks=MARKS)
    for a, b in ((xs[0], xs[1]), (xs[2], xs[3])):
        marked(a + 0.03, b - 0.03, 0.10, [LOW + z for z in MARKS])
    box(X0 - 0.3, X1 + 0.3, -1.7, 0.06, 2.62, 2.76, 'ral8019', 0.005)
    # the house's other walls and its roof: no daylight comes into the rooms but by their own panes
    for part in ((-12, 12, 0.3, 9, 6.9, 7.0), (-12, 12, 9, 9.1, 0, 7.0), (-12.1, -12, 0.3, 9, 0, 7.0), (12, 12.1, 0.3, 9, 0, 7.0)):
        box(*part, 'room grey', 0)
    reception()
    upstairs()
    beside(door, band, high)
    lettering('3', 3.27, -0.03, 2.2, 0.42, 'ral9006')
    model('intercom', (-4.15, -0.05, 1.2), 0, 0.24)
    box(-40, 40, -40, 0.1, -0.4, 0.0, 'cleared', 0).visible_glossy = False
    way_in()
    lawn()
    put('shovel', -3.72, 0.0, 0, 0.0)
    wear.fallen(-1.9, 3.0, -2.6, -1.05, 3, 0.004, ('#4a3018', '#3b2817'), 0.04, 5, 1.0)
    sconce(-4.95, 2.85, 0.0, 4, mat='ral8019')
    # the rooms' light, as it leaves through the panes
    stage.area((0, 0.34, 1.3), (0, -6, -0.6), 6.0, 45, LAMP, height=2.2, spread=160, mirrored=False)
    stage.area((0, -0.8, 2.58), (0, -0.8, 0), 3.4, 7, WARM, height=0.5, mirrored=False)
    downlights(-2.6, 2.6, 4, -1.2, -0.4, 1, 2.62, 12, out=0.0)
    # what stands across the way, in the last of the sun
    opposite.ground(-60, 0.30, '#8c9096')
    opposite.houses(-30, 0.62, 5, 9, 17, 0.05, gaps=0.35, sky=(0.42, 0.50, 0.62), colours=('#a08a70', '#8f8478', '#b09a7c', '#7d6a5c'))
    opposite.trees([(-17, -22, 12), (-9.5, -26, 14), (-1.5, -23, 12.5), (6.0, -25, 13.5), (13, -22, 12)], 0.26, kinds=('sycamoreMaple',), seed=4, colours=('#353c2e', '#2e3528', '#3d4133'))
    # the afternoon's low sun, past a bare tree
    stage.street((0.40, 0.54, 0.80), (0.76, 0.80, 0.86), 0.55, 0.4, 4.0, 1.1)
    branches(-8.6, -4.6, 0.2, 2.6, 5, 0, lean=(0.22, 0.1, 1))
    stage.sun(15, -128, 4.0, 0.5, (1.0, 0.78, 0.52)).visible_glossy = False                # in panes it would stand as a white disc
    above, below = FLOOR - 0.1, 2.5                                        # over the canopy, which hides the glass from here, and the transom under it
    upper = (X0, 0, 5.765), (X0, 0, above), (X1, 0, above), (X1, 0, 4.455)
    lower = (X0, 0, 0.1), (X0, 0, below), (X1, 0, below), (X1, 0, 0.1)
    own = (door[1], 0, 0.1), (door[1], 0, door[3]), (door[0], 0, door[3]), (door[0], 0, 0.1)
    picture = photograph((3.5, -7.6, 1.6), (-0.88, 0, 1.80), 30, 0.3, key=0.58, balance=0.4, stop=1.2, noisy=True, look='Very High Contrast', samples=16, lines=(upper, lower, own),
                         marks={'aluminium-13': (-0.2, 0, above), 'aluminium-12': (2.2, 0, below), 'aluminium-2': (door[1], 0, 1.4)})
    return {**picture, 'vignette': 0.0, 'film': 0.5}
