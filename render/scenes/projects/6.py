"""Business house in Tukums: dark standing-seam sheet, an entrance of glass in two storeys, snow and icicles; a grey winter day, seen from the side."""
from kit import opposite, stage, wear
from kit.building import lit_room, photograph, wall
from kit.door import element
from kit.facade import grid, lettering, seamed, sheet, slider, tiles, terrain, waves
from kit.furnish import put
from kit.materials import define, plaster, principled, rgb
from kit.mesh import Group, box
from kit.models import model
from kit.rooms import NEUTRAL, WARM, downlights, flight, pendant, railing, room, shelves, tubes

define('dark sheet', lambda: sheet('dark sheet', '#63686a', 0.45))
define('cleared', lambda: tiles('cleared', ('#6d6b68', '#787673', '#63615e'), (0.6, 0.6), 0.008, '#3a3a3b', 0.6, 0.5, puddles=0.2))
define('rust wall', lambda: plaster('rust wall', '#8d5d48', 0.85, 0.05))
define('gym floor', lambda: tiles('gym floor', ('#8a9a5a', '#8f9f60', '#849455'), (2.0, 1.2), 0.004, '#5a663c', 0.6, relief=0.001))

X0, X1, FLOOR, TOP = -3.1, 3.1, 3.2, 6.35


def snow():
    mat, n, s = principled('fresh snow', rgb('#e9edf2'), 0.75, spec=0.3)
    at = n.where()
    s.inputs['Subsurface'].default_value = 0.0
    height = n.math('ADD', n.math('ADD', n.noise(at, 3.5, 4, 0.6), n.math('MULTIPLY', n.noise(at, 14, 5, 0.65), 0.5)), n.math('MULTIPLY', n.noise(at, 110, 3, 0.6), 0.12))
    n.put(n.bump(height, 0.8, 0.06), s.inputs['Normal'])
    return mat


define('fresh snow', snow)


def ground(x, y):
    """Snow, cleared on the way to the doors, shovelled to its sides, blown up against the wall."""
    side = max(0.0, abs(x - 0.25 * y * 0.25) - 1.9)
    if -0.9 < y and abs(x) < 3.2:
        side = 0.0
    if -6.0 < x < -2.5 and -1.7 + 0.2 * waves(x, y, 1.5, 8) < y:            # to the side door
        side = 0.0
    reach = min(1.0, side / 0.8)
    bank = 0.30 * reach * reach * (3 - 2 * reach) - 0.10 * min(1, max(0.0, side - 0.6) / 1.5)
    drift = 0.25 * max(0.0, 1 + y / 1.1) if x > 3.2 or x < -6.0 else 0.0
    return -0.06 + (bank + drift) * (1 + 0.25 * waves(x, y, 1.7, 2)) + 0.03 * waves(x, y, 0.5, 5) * min(1, side) + 0.014 * waves(x, y, 5, 7, 2) * min(1, side)


def reception():
    """Below: a desk, the board of those who work here, coats, a wet floor."""
    room(-4.2, 4.2, 0.35, 8.0, 0.1, 2.9, floor='hall floor', walls='room white', back='rust wall', watts=3.2)
    box(-3.1, -0.7, 4.4, 5.1, 0.1, 1.15, 'ash', 0.01)
    box(-3.2, -0.6, 4.3, 5.2, 1.15, 1.19, 'black', 0.004)
    with Group((-1.5, 4.85, 1.19), 155):
        put('monitor', 0, 0, on=True, seed=6)
    put('plant', -2.85, 4.7, z=1.19, tall=0.5, size=0.5, leaf=0.07, kind='rubber', seed=3)
    put('stack', -2.2, 4.6, 14, 1.19, n=2, seed=8)
    model('phone', (-2.4, 4.8, 1.19), 160)
    model('penbox', (-0.95, 4.65, 1.19))
    model('water_cooler', (0.55, 7.6, 0.1), 0)
    model('newspaper', (3.65, 3.2, 0.56), 70)
    for x, size in ((-2.7, 0.15), (-1.9, 0.12), (-1.15, 0.16)):
        pendant(x, 4.7, 2.9, 2.35, 'disc', size, 5)
    for i in range(5):
        box(-3.35, -2.25, 7.96, 7.985, 1.05 + 0.23 * i, 1.24 + 0.23 * i, ('paper white', 'ral7016', 'paper white', 'ash', 'paper white')[i], 0.002)
        for k in range(1 + (i * 2) % 3):
            box(-3.28, -2.7 - 0.1 * k, 7.955, 7.96, 1.16 + 0.23 * i - 0.045 * k, 1.178 + 0.23 * i - 0.045 * k, ('black', 'paper white', 'black', 'black', 'black')[i], 0)
    flight(0.9, 5.2, 6.5, 0.1, 11, 1)
    put('hooks', 0.0, 7.98, z=0.1, n=5, coats=((0, 'cloth mustard'), (1, 'cloth navy'), (4, 'cloth grey')), bags=((2, 'cloth rust'),))
    model('wood_bank', (3.6, 3.6, 0.1), -90, scale=0.85)
    put('umbrellas', 1.6, 1.0, 0, 0.1)
    model('smoke-detector', (0.4, 3.2, 2.88), tilt=(90, 0))
    model('decorativePlant', (-2.6, 1.1, 0.1), 0, 1.45)
    wear.mat(0.0, 1.25, 0.1, 2.2, 1.3, 1)
    downlights(-3.8, 3.8, 5, 0.8, 3.2, 2, 2.9, 12, out=0.2)


def upstairs():
    """Above, to the left a hall for physiotherapy, to the right an office where one works late."""
    room(-4.2, -0.05, 0.35, 7.0, FLOOR, TOP - 0.05, floor='gym floor', walls='room white', watts=2.2, colour=NEUTRAL)
    put('wall_bars', -2.9, 6.98, z=FLOOR, n=2)
    box(-1.6, -0.4, 6.94, 6.98, FLOOR + 0.35, FLOOR + 2.2, 'inox', 0)
    tubes(-4.1, -0.2, 2, 1.8, TOP - 0.05, 8)
    tubes(-4.1, -0.2, 2, 4.4, TOP - 0.05, 8, out=0.5)
    room(0.05, 4.2, 0.35, 7.0, FLOOR, TOP - 0.05, floor='oak', walls='room grey', watts=0.7, colour=WARM)
    shelves(0.5, 3.6, 6.6, FLOOR + 0.05, FLOOR + 2.2, 5, 'ral7035', full=0.65)
    for x, y, t in ((1.2, 2.6, 8), (3.1, 3.4, -14)):
        model('wooden_office_alder_table', (x, y, FLOOR), 180 + t)
        put('monitor', x + 0.15, y + 0.15, 175 + t, FLOOR + 0.755, on=True, seed=int(9 * x))
        model('office_chair', (x, y + 0.85, FLOOR), t, mats={'tela': 'cloth grey'})
        model('desk_lamp1', (x - 0.55, y + 0.1, FLOOR + 0.755), 150)
    put('floor_lamp', 2.2, 2.5, z=FLOOR, high=1.65)
    stage.area((2.2, 2.5, FLOOR + 1.6), (1.9, 2.2, FLOOR), 0.3, 10, WARM, mirrored=False)
    model('ficus', (3.6, 1.1, FLOOR), 20, 1.8)
    wear.blinds([1.2, X1], TOP - 0.06, FLOOR + 0.1, 0.30, 5, 1.0, wear.slatted)
    railing(-3.9, 3.9, 0.5, FLOOR, 0.9)


def beside(door, band, high):
    """The side door, and the windows of other tenants: one at work, one gone home."""
    with Group((0, 0.16, 0.1)):
        element(1200, 2300, 0, 'ral8019', face=130, x=door[0], handle='lever')
    room(-6.6, -3.9, 0.4, 4.0, 0.1, 2.9, walls='room wall', watts=2)
    put('lockers', -6.5, 2.2, 90, 0.1, n=4, mat='ral5008')
    edges = [band[0] + 0.03, 5.85, 7.2, band[1] - 0.03]
    grid(edges, [band[2] + 0.03, band[3] - 0.03], 0.14, 'ral8019')
    room(4.35, 8.9, 0.4, 4.6, 0.2, 2.9, floor='oak', walls='room white', watts=2, colour=NEUTRAL)
    for x in (5.2, 7.1):
        model('lbDesk', (x, 2.2, 0.2), 180)
        put('monitor', x, 2.3, 170, 0.92, seed=int(x))
        model('office_chair', (x, 3.0, 0.2), 20)
    put('whiteboard', 6.2, 4.58, z=0.2, wide=2.2, seed=17)
    tubes(4.6, 8.6, 2, 2.4, 2.9, out=0.5)
    wear.blinds(edges, band[3] - 0.05, band[2], 0.32, 13, 0.9, wear.slatted)
    for i, (a, b, c, d) in enumerate(high):
        grid([a + 0.03, (a + b) / 2, b - 0.03], [c + 0.03, d - 0.03], 0.14, 'ral8019')
        room(a - 0.4, b + 0.4, 0.4, 4.0, FLOOR, 6.2, walls=lit_room(NEUTRAL, (3, 8)[i]), watts=0)
        wear.roller(a + 0.06, b - 0.06, d - 0.05, (0.4, 0.9)[i], 0.33, '#b6b2a8', (0, 0.7)[i])
    for a, b, c in ((band[0], band[1], band[2]), *((a, b, c) for a, b, c, _ in high)):
        box(a, b, -0.06, 0.08, c - 0.03, c, 'ral8019', 0.002)
        box(a + 0.01, b - 0.01, -0.055, 0.10, c, c + 0.05, 'fresh snow', 0.02)
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
    box(-12, 12, -0.04, 1.2, 7.16, 7.27, 'fresh snow', 0.04)
    wear.icicles(-12, 12, 7.01, -0.09, 3, 0.16)
    wear.streaks(-12, X0, 7.0, 1.8, -0.026, 0.25, '#a9adb0')
    wear.streaks(X1, 12, 7.0, 1.8, -0.026, 0.25, '#a9adb0')
    xs, zs = [X0 + 0.03, -1.15, 1.15, X1 - 0.03], [0.13, 2.5, 2.9, FLOOR, TOP - 0.03]
    grid(xs, zs, 0.10, 'ral8019', face=0.06, solid={2}, leave={(1, 0)})
    for a, b in zip(xs, xs[1:]):
        wear.dust(a, b, zs[0], zs[1], 0.06, 0.14)
        wear.dust(a, b, zs[3], zs[4], 0.06, 0.10)
    with Group((0, 0.15, 0.1)):
        slider(-1.12, 1.12, 2.38, 0, 'ral8019')
    box(X0 - 0.3, X1 + 0.3, -1.7, 0.06, 2.62, 2.76, 'ral8019', 0.005)
    box(X0 - 0.26, X1 + 0.27, -1.64, -0.03, 2.76, 2.86, 'fresh snow', 0.045)
    wear.icicles(X0 - 0.28, X1 + 0.28, 2.625, -1.69, 8)
    reception()
    upstairs()
    beside(door, band, high)
    lettering('3', 3.55, -0.03, 2.2, 0.42, 'ral9006')
    model('intercom', (-4.15, -0.05, 1.2), 0, 0.24)
    box(-40, 40, -40, 0.1, -0.4, 0.0, 'cleared', 0)
    box(X0, X1, -1.0, 0.1, -0.2, 0.09, 'cleared', 0.004)
    box(-1.3, 1.2, -0.95, -0.15, 0.09, 0.10, 'cast iron', 0.002)
    terrain(-14, 14, -11, 0.1, ground, 'fresh snow', 0.07)
    light = 0.55
    opposite.ground(-60, light * 1.2, '#aab4c4')
    opposite.houses(-36, light, 6, 10.5, 6, 0.05, glow=1.5, sky=(0.5, 0.54, 0.6), colours=('#7d7368', '#8d8a86', '#6b4a40', '#a39c90'))
    opposite.trees([(-16, -50, 9), (-7, -54, 11), (11, -52, 10), (24, -50, 9)], light * 1.2, ('pineSnow',), 3, ('#747a80', '#7d848a'))
    opposite.lamps([(-8, -18), (3, -18), (14, -18)], light, 9)
    stage.area((0, -0.8, 2.58), (0, -0.8, 0), 3.4, 14, WARM, height=0.5, mirrored=False)
    downlights(-2.6, 2.6, 4, -1.2, -0.4, 1, 2.62, 12, out=0.0)
    stage.dusk(2.6, (0.42, 0.48, 0.56), (0.62, 0.66, 0.71), (0.7, 0.7, 0.72), 215, 0.4, 0.5, 4.0)
    edge = (X0, 0, 0.1), (X0, 0, FLOOR - 0.15), (X1, 0, FLOOR - 0.15), (X1, 0, 0.1)
    own = (door[1], 0, 0.1), (door[1], 0, door[3]), (door[0], 0, door[3]), (door[0], 0, 0.1)
    return photograph((3.9, -8.6, 1.6), (-0.85, 0, 2.55), 31, 0.3, key=0.57, stop=2.0, lines=(edge, own),
                      marks={'aluminium-13': (-0.2, 0, FLOOR - 0.15), 'steel-10': (X1, 0, 1.5), 'aluminium-2': (door[1], 0, 1.4)})
