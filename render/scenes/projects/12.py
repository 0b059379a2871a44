"""House by the palace park at Kristineberg: old plaster, slim steel doors and tall barred windows over a stone plinth; a clear morning in spring, the sun high on the left."""
import math

from kit import opposite, stage, wear
from kit.building import photograph, wall
from kit.door import element
from kit.facade import branches, casement, downpipe, render_coat, tiles
from kit.furnish import put
from kit.materials import concrete, define, emission, plaster, principled, rgb, shade, shown
from kit.mesh import Group, box, cylinder, tube
from kit.models import model
from kit.nature import shrub
from kit.rooms import drape, flight, painting, room, shelves, table

define('old plaster', lambda: render_coat('old plaster', '#c9b48f', 1.6, 0.6, 0.55, 1.1))
def _steps(name):
    """Granite, bush-hammered: grains of feldspar and mica, edges that feet have polished, damp that stays below each nosing."""
    base = rgb('#9b9791')
    mat, n, s = principled(name, base, 0.75, spec=0.35)
    at = n.where()
    out = n.ramp(n.noise(at, 1.6, 5, 0.6), [(0.32, shade(base, 0.84)), (0.66, shade(base, 1.08))])
    cell = n.add('TexVoronoi', {'Vector': at, 'Scale': 130})
    grain = n.add('SeparateXYZ', {0: cell.outputs['Color']}).outputs[0]
    out = n.mix(0.8, out, n.ramp(grain, [(0.0, (0.42,) * 3), (0.16, (0.78,) * 3), (0.5, (1.0,) * 3), (0.85, (1.20,) * 3), (1.0, (1.5, 1.46, 1.40))]), 'MULTIPLY')
    n.put(out, s.inputs['Base Color'])
    n.put(n.spread(n.noise(at, 3.0, 4, 0.6), 0.6, 0.85), s.inputs['Roughness'])
    n.put(n.bump(n.math('ADD', n.math('MULTIPLY', grain, 0.5), n.noise(at, 45, 4, 0.65)), 0.5, 0.003), s.inputs['Normal'])
    return mat


define('granite step', lambda: _steps('granite step'))
define('trim', lambda: render_coat('trim', '#e0d8c4', 0.7, 0.45, 0.0))
define('block', lambda: concrete('block', '#a39c90', (0.9, 0.5, 0.008, 0.5), 0.8, True, 1.4, 0.45))
define('gravel', lambda: tiles('gravel', ('#a39680', '#8d8270', '#b3a68f', '#7d7364'), (0.026, 0.022), 0.006, '#6d6455', 0.9, soft=1.0, relief=0.012))
define('flags', lambda: tiles('flags', ('#8e887e', '#9c968b', '#827c73', '#a59e92'), (0.8, 0.5), 0.010, '#5c564c', 0.75, relief=0.006))
define('hall grey', lambda: plaster('hall grey', '#9aa08f', 0.85, 0.05))
define('reading red', lambda: plaster('reading red', '#7d4a3c', 0.85, 0.05))
define('brass', lambda: concrete('brass', '#8a6a32', rough=0.35, contrast=0.3))

DOOR = (-1.2, 1.2, 0.45, 3.65)
WINDOWS = [(-4.35, -2.85, 1.35, 3.85), (2.85, 4.35, 1.35, 3.85), (6.0, 7.5, 1.35, 3.85), (-7.5, -6.0, 1.35, 3.85)]


def mouldings():
    """Plinth, frames of stone, cornices with their zinc, and what rain has made of them."""
    for a, b in ((-12, DOOR[0] - 0.28), (DOOR[1] + 0.28, 12)):
        box(a, b, -0.09, 0.03, 0, 0.86, 'block', 0.006)
        box(a, b, -0.12, 0.03, 0.86, 0.95, 'trim', 0.012)
        wear.foot(a, b, 0.8, -0.09, strength=0.55)
        wear.streaks(a, b, 0.86, 0.5, -0.09, 0.5)
        wear.foot(a, b, 1.3, 0, 0.95, 0.30)
    for a, b, c, d in [DOOR, *WINDOWS]:
        low = 0 if c < 1 else c - 0.02
        for x0, x1, z0, z1 in ((a - 0.24, a, low, d + 0.24), (b, b + 0.24, low, d + 0.24), (a, b, d, d + 0.24)):
            box(x0, x1, -0.045, 0.05, z0, z1, 'trim', 0.006)
        box(a - 0.34, b + 0.34, -0.14, 0.02, d + 0.24, d + 0.33, 'trim', 0.014)
        box(a - 0.36, b + 0.36, -0.16, 0.02, d + 0.33, d + 0.345, 'zinc', 0.002)
        wear.streaks(a - 0.30, b + 0.30, d + 0.24, 0.25, -0.045, 0.5)
        wear.streaks(a - 0.36, b + 0.36, d + 0.24, 1.5, 0, 0.34)
        if c > 1:
            wear.streaks(a - 0.3, b + 0.3, c - 0.05, 0.42, 0, 0.65)


def hall():
    """The hall: a stone floor, a stair, portraits, a brass chandelier with small candles, a chest and a long coat."""
    room(-2.7, 2.7, 0.56, 8.0, 0.45, 4.4, floor='flags', walls='hall grey', watts=3.5)
    end = flight(-1.9, 5.6, 7.0, 0.45, 13, 1)
    box(end[0], 2.7, 5.6, 8.0, end[1] - 0.25, end[1], 'stair concrete', 0)
    glow = emission((1.0, 0.74, 0.46), 2, 'candle')
    for i in range(8):
        a = i * math.pi / 4 + 0.2
        x, y = 0.42 * math.cos(a), 3.2 + 0.42 * math.sin(a)
        tube([(0, 3.2, 3.05), (0.5 * x, 3.2 + 0.5 * (y - 3.2), 2.98), (x, y, 3.12)], 0.008, 'brass', 3)
        cylinder((x, y, 3.12), (x, y, 3.22), 0.010, 'white', 12, 0)
        if i != 5:
            shown(cylinder((x, y, 3.22), (x, y, 3.27), 0.013, glow, 12, 0, 0.004))
    cylinder((0, 3.2, 3.0), (0, 3.2, 4.4), 0.012, 'brass', 12, 0)
    for x, w, tone in ((-1.75, 0.42, '#5a4a35'), (-0.35, 0.36, '#3a413c'), (0.75, 0.46, '#4b3a34')):
        painting(x - w, x + w, 7.98, 1.85 + 0.1 * w, 2.95 + 0.2 * w, tone)
    table(-2.25, 2.6, 0.5, 1.4, 0.45, 'dark wood', 'dark wood', 0.85)
    with Group((-2.2, 2.5, 1.30), 30):
        put('stack', 0, 0, n=3, seed=2, cup=False)
    put('floor_lamp', 2.3, 4.6, z=0.45, high=1.6, lit=False)
    model('oakChair', (2.2, 2.2, 0.45), -75)
    model('antiqueChair', (-2.2, 4.2, 0.45), 80)
    model('oriental-rug', (0, 3.0, 0.455), 0)
    model('orchids', (-2.25, 3.0, 1.30), 30)
    put('umbrellas', -2.35, 1.3, 0, 0.45)
    wear.mat(0.06, 1.05, 0.45, 1.4, 0.75, 3)


def sides():
    """To the right a music room, to the left a reading room: neither has its lamps on."""
    for i, (a, b, c, d) in enumerate(WINDOWS):
        casement(a, b, c, d, 0, 'ral6012', 0.26, (3, 4), face=0.04, bar_face=0.024, sill='trim', sash=False)
        wear.dust(a, b, c, d, 0.25, 0.26)
        x0, x1 = ((a - 0.6, -2.8) if i == 0 else (2.8, b + 0.9)) if i < 2 else (a - 0.5, b + 0.5)
        room(x0, x1, 0.56, 5.0, 0.45, 4.4, floor='oak', walls=('reading red', 'room wall', 'room grey', 'room grey')[i], watts=(0.8, 1.2, 0, 0)[i])
    a, b, c, d = WINDOWS[0]
    shelves(a - 0.1, b - 0.05, 4.6, 0.5, 3.6, 8, 'dark wood')
    table((a + b) / 2, 2.0, 1.5, 0.8, 0.45, 'dark wood', 'dark wood')
    model('winchesterArmchair', ((a + b) / 2 + 0.4, 2.8, 0.45), 15)
    model('orchids', ((a + b) / 2 + 0.3, 0.42, 1.32), 10, 0.45)
    put('floor_lamp', a + 0.2, 2.9, z=0.45, high=1.7, lit=False)
    wear.slatted(a + 0.06, b - 0.06, d - 0.05, 0.55, 0.42, 62, '#b7a98c', 0.9, 4)
    a, b, c, d = WINDOWS[1]
    model('pianoAQueue', (a + 0.75, 2.9, 0.45), 195)
    model('pianoBench', (a + 1.0, 1.7, 0.45), 15)
    model('plant', (b + 0.1, 3.9, 0.45), 40, 1.9)
    painting(a + 0.3, a + 1.5, 4.98, 2.2, 3.2, '#56707a')
    for x0, x1 in ((a - 0.12, a + 0.34), (b - 0.22, b + 0.1)):
        drape(x0, x1, 0.6, 0.6, 4.1, 'cloth mustard')
    put('stack', a + 0.45, 0.42, 10, 1.32, n=4, seed=5)


def build():
    wall(-12, 12, -0.2, 8, 0, 0.55, 'old plaster', [(DOOR[0], DOOR[1], 0.41, DOOR[3]), *WINDOWS])
    mouldings()
    wear.patch(-2.75, -1.6, 1.5, 3.0, 0, '#d8c6a4', 0.5)
    wear.patch(4.7, 6.0, 0.95, 2.2, 0, '#b39d78', 0.45)
    wear.patch(1.6, 2.5, 4.3, 5.4, 0, '#d4c29f', 0.4)
    for i in range(3):
        box(-2.1 + i * 0.22, 2.1 - i * 0.22, -1.25 + i * 0.36, 0.2, 0, 0.15 * (i + 1), 'granite step', 0.012)
        wear.foot(-2.1 + i * 0.22, 2.1 - i * 0.22, 0.15, -1.25 + i * 0.36, 0.15 * i, 0.32)
        wear.streaks(-2.05 + i * 0.22, 2.05 - i * 0.22, 0.15 * (i + 1) - 0.01, 0.13, -1.25 + i * 0.36, 0.24)
    # steel doors with bars
    with Group((0, 0.28, 0.45)):
        element(2400, 3190, 0, 'ral6012', leaves=2, face=105, overlight=780, x=DOOR[0], handle='lever', metal='brass', with_closer=False, bottom=0.42, depth=0.06, pane='pane')
        for s in (-1, 1):
            for z in (1.02, 1.62):
                a, b = sorted((s * 0.05, s * 1.14))                          # into the stiles
                box(a, b, -0.022, 0.022, z - 0.014, z + 0.014, 'ral6012', 0.002)
            box(s * 0.605 - 0.014, s * 0.605 + 0.014, -0.021, 0.021, 0.36, 2.37, 'ral6012', 0.002)
        for x in (-0.6, 0, 0.6):
            box(x - 0.014, x + 0.014, -0.022, 0.022, 2.41, 3.17, 'ral6012', 0.002)
    wear.dust(DOOR[0], DOOR[1], 0.9, DOOR[3], 0.24, 0.24)
    hall()
    sides()
    # a name plate, a bell, a lantern, a tub, a boot scraper
    box(1.62, 1.92, -0.012, 0, 1.75, 1.95, 'brass', 0.002)
    cylinder((1.70, -0.02, 1.55), (1.70, 0, 1.55), 0.028, 'brass', 24)
    wear.streaks(1.60, 1.94, 1.75, 0.35, 0, 0.5, '#3d4a3c')
    box(-1.83, -1.73, -0.02, 0, 2.86, 3.20, 'black', 0.004)
    tube([(-1.78, 0, 3.12), (-1.78, -0.10, 3.20), (-1.78, -0.24, 3.18), (-1.78, -0.30, 3.08), (-1.78, -0.30, 2.94)], 0.014, 'black', 4)
    for s in (-1, 1):
        for t in (-1, 1):
            tube([(-1.78 + 0.06 * s, -0.30 + 0.06 * t, 2.62), (-1.78 + 0.085 * s, -0.30 + 0.085 * t, 2.88)], 0.006, 'black', 3)
    box(-1.87, -1.69, -0.39, -0.21, 2.60, 2.63, 'black', 0.004)
    cylinder((-1.78, -0.30, 2.88), (-1.78, -0.30, 2.96), 0.13, 'black', 4, 0, 0.02)
    cylinder((-1.78, -0.30, 2.64), (-1.78, -0.30, 2.74), 0.03, 'white', 16)
    with Group((1.98, -0.72, 0.0)):
        cylinder((0, 0, 0), (0, 0, 0.46), 0.26, 'dark wood', 36, 0.004, 0.31)
        for z in (0.10, 0.36):
            cylinder((0, 0, z), (0, 0, z + 0.035), 0.272 + 0.05 * z / 0.46 + 0.012, 'cast iron', 36, 0, 0.276 + 0.05 * z / 0.46 + 0.012)
    for i in range(7):                                                                         # box, clipped once a year
        shrub(1.98, -0.72, 0.30 - 0.012 * i, 'shade', 21 + i, 0.43, 0.013, 1.2)
    downpipe(5.15, 0.1, 8, -0.2, 'zinc', 0.05)
    light = 0.9
    opposite.ground(-60, light * 0.8, '#77745c')
    opposite.trees([(-21, -31, 12), (-13, -36, 15), (-6.5, -30, 12.5), (0.5, -35, 14), (7, -30, 11.5), (13.5, -36, 15), (20, -31, 13), (28, -35, 14)], light * 0.75, kinds=('sycamoreMaple',), seed=6, colours=('#6d7440', '#5a6634', '#7d8048'))
    opposite.houses(-58, light, 7, 12, 11, 0.0, gaps=0.3, sky=(0.5, 0.62, 0.8), colours=('#8f8a7c', '#857a68', '#96907f'))
    wear.mat(-0.1, -0.28, 0.45, 1.1, 0.42, -2)
    box(-60, 60, -2.6, 0.2, -0.4, 0, 'flags', 0)
    box(-60, 60, -60, -2.6, -0.4, -0.012, 'gravel', 0)
    wear.cover(3.1, -1.75, 0.0, 0.27)
    wear.fallen(-6, 5, -2.6, -0.14, 60, 0.004, ('#8d8a4a', '#a3a05c', '#6f6a3a'), 0.018, 4, 1.8)
    branches(-7.2, -5.4, 1.2, 2.8, 9, 22, 0.05, lean=(0.15, 0.05, 1))
    stage.sky(38, -58, 0.17, dust=1.0, ozone=1.2, cover=0.3, bright=(7, 7, 7))
    stage.sun(36, -128, 6.0, 0.5, (1, 0.90, 0.74))
    edge = (DOOR[0] - 0.02, 0, 0.46), (DOOR[0] - 0.02, 0, DOOR[3]), (DOOR[1] + 0.02, 0, DOOR[3]), (DOOR[1] + 0.02, 0, 0.46)
    a, b, c, d = WINDOWS[1]
    pane = (a, 0, c), (a, 0, d), (b, 0, d), (b, 0, c), (a, 0, c)
    return photograph((-2.6, -7.6, 1.62), (0.75, 0, 2.15), 35, -0.1, samples=14, mirrors=8, key=0.84, glow=0.03, look='Very High Contrast', stop=2.0, noisy=True, lines=(edge, pane),
                      marks={'steel-2': (DOOR[0] - 0.02, 0, 1.9), 'steel-1': (b, 0, 2.6)})
