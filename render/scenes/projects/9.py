"""Business house on the Swedish coast: bays of lit glass in a frame of grey timber, on bare rock by the sea; a clear evening, the cafe still open."""
import math

from kit import opposite, stage, wear
from kit.building import photograph
from kit.facade import grid, terrain, waves
from kit.furnish import put
from kit.materials import boards, define, granite, plain
from kit.mesh import Group, box, cylinder, tube
from kit.models import model, passing
from kit.nature import hills, shrub, water
from kit.rooms import NEUTRAL, WARM, painting, railing, room, shelves, tubes

define('grey timber', lambda: boards('grey timber', '#857f75', 0.12, 0.012, 0.85, contrast=0.45))
define('deck', lambda: boards('deck', '#827b70', 0.14, 0.008, 0.8, False, 0.5))
define('gneiss', lambda: granite('gneiss', '#8f857c', -0.9))
define('birch wall', lambda: boards('birch wall', '#c3a678', 0.3, 0.004, 0.5, contrast=0.12))

X0, X1, FLOOR, TOP, BASE, PITCH = -4.4, 6.4, 3.35, 6.35, 0.25, 1.8
XS = [X0 + 0.03 + PITCH * i for i in range(8)]


def rock(x, y):
    """Smooth bare rock that falls towards the water on the left and towards us."""
    slope = 0.10 * min(0.0, y + 1.0) - 0.030 * max(0.0, -4.5 - x) ** 1.45
    crack = 0.22 * max(0.0, 1 - abs(waves(x * 0.8 + y * 0.5, y, 0.33, 6, 2)) / 0.06)
    return slope + 0.20 * waves(x, y, 0.36, 3, 3) + 0.022 * waves(x, y, 1.3, 9, 3) - crack * 0.6 - 0.05


def cafe():
    """Below: a cafe with its counter; tables as the last guests left them."""
    head = FLOOR - 0.33
    room(X0 + 0.02, X1 + 3, 0.2, 7.5, BASE, head, floor='oak', walls='room white', back='birch wall', watts=9)
    put('coffee_bar', 0.2, 5.6, z=BASE, front='grey timber', seed=3)
    put('menu_board', 0.6, 7.48, z=BASE, wide=1.6, seed=4)
    shelves(-3.7, -1.6, 7.1, BASE + 0.1, 2.5, 5, 'ash', full=0.5)
    for i, (x, y) in enumerate(((-3.4, 1.3), (-1.9, 2.6), (-0.5, 1.2), (1.5, 2.2), (2.9, 1.1), (4.4, 2.5), (5.8, 1.4))):
        put('round_table', x, y, 30 * i, BASE, seed=i, wide=(0.7, 0.8, 0.7, 0.9, 0.7, 0.8, 0.7)[i], laid=i != 5)
        for k in range((2, 3, 2, 3, 2, 2, 2)[i]):
            a = 1.1 * i + k * 6.28 / (2, 3, 2, 3, 2, 2, 2)[i]
            out = 0.62 + 0.13 * ((i + 2 * k) % 3)
            model('thonet' if (i + k) % 3 else 'oakChair', (x + out * math.cos(a), y + out * math.sin(a), BASE), math.degrees(a) - 90 + 14 * ((i + k) % 3 - 1))
    for i, (x, y) in enumerate(((-3.4, 1.4), (-0.5, 1.3), (2.9, 1.2), (5.8, 1.5))):
        put('pendant', x, y, 0, 0, hang=2.25 + 0.05 * (i % 2) + BASE, top=head, wide=0.40, mat=('black', 'ral3009', 'black', 'black')[i])
    put('hooks', 4.6, 7.48, z=BASE, n=6, coats=((0, 'cloth mustard'), (2, 'cloth navy'), (5, 'cloth green')), bags=((3, 'cloth rust'),))
    model('ficus', (-4.0, 0.65, BASE), 30, 1.5)
    model('coffee_machine', (-0.9, 5.7, BASE + 1.02), 0)
    model('sitFemale03', (3.55, 1.45, BASE - 0.02), -62)
    model('male02', (0.9, 4.3, BASE), 170)
    passing(model('female03', (-1.5, 5.0, BASE), 100), (0.09, 0.01, 0))
    model('umbrellaFolded', (5.1, 7.2, BASE), 0, tilt=(8, 0))


def offices():
    """Above: a meeting room whose blinds are down, a studio at work, one desk with its lamp on, a room gone dark."""
    head = TOP + 0.27
    for x0, x1, watts, walls, colour in ((X0 + 0.02, XS[2], 5, 'room wall', WARM), (XS[2] + 0.05, XS[4] - 0.05, 12, 'room white', NEUTRAL), (XS[4], X1 + 3, 1.6, 'room grey', WARM)):
        room(x0, x1, 0.2, 7.0, FLOOR, head, floor='oak', walls=walls, watts=watts, colour=colour)
    wear.blinds(XS[:3], head - 0.04, FLOOR + 0.1, 0.24, 11, 1.0, wear.slatted)
    put('table', -2.6, 3.0, 90, FLOOR, long=2.4, top='ash')
    put('ladder', XS[3] + 1.1, 5.4, 20, FLOOR, tall=1.6)
    for x, y, t in ((XS[2] + 0.9, 1.9, 12), (XS[3] + 0.75, 2.3, -35), (XS[5], 1.9, 10)):
        model('wooden_office_alder_table', (x, y, FLOOR), 180)
        put('monitor', x + 0.1, y + 0.15, 175, FLOOR + 0.755, seed=int(x * 9))
        model('office_chair', (x, y + 0.85, FLOOR), t)
        model('penbox', (x + 0.5, y, FLOOR + 0.755), 0)
        model('recycling-bin', (x - 0.9, y + 0.2, FLOOR), 10)
    model('male03', (XS[3] + 0.1, 3.9, FLOOR), 200)
    for t, a in ((0.75, 80), (0.0, 92), (-0.75, 70)):
        model('osakaChair', (-1.75, 3.0 + t, FLOOR), a)
        model('osakaChair', (-3.45, 3.0 + t, FLOOR), -a)
    put('whiteboard', XS[3], 6.98, z=FLOOR, wide=2.2, seed=9)
    put('plant', XS[2] + 0.35, 0.7, z=FLOOR, tall=1.8, kind='palm', seed=14)
    tubes(XS[2] + 0.1, XS[4] - 0.1, 2, 1.6, head, 8, NEUTRAL)
    tubes(XS[2] + 0.1, XS[4] - 0.1, 2, 4.2, head, 8, NEUTRAL, out=0.5)
    put('task_lamp', XS[5] + 0.3, 1.7, 20, FLOOR + 0.74, lit=True)
    stage.area((XS[5] + 0.35, 1.7, FLOOR + 1.25), (XS[5], 1.7, FLOOR + 0.7), 0.15, 14, WARM, mirrored=False)
    shelves(XS[4] + 0.3, X1, 6.6, FLOOR + 0.1, FLOOR + 2.3, 6, 'ash', full=0.6)
    painting(XS[2] + 0.4, XS[2] + 1.3, 6.98, FLOOR + 1.1, FLOOR + 2.0, '#2f4858')
    railing(X0 + 0.1, X1, 0.5, FLOOR, 0.9)


def outside():
    """A deck of boards, chairs stacked for the night, a life buoy on its post, heather in the cracks."""
    box(X0, X1 + 3, -2.1, 0.05, BASE - 0.14, BASE - 0.09, 'deck', 0)
    for x in range(-4, 9, 2):
        box(x - 0.06, x + 0.06, -2.0, -1.9, -1.6, BASE - 0.14, 'grey timber', 0)
    for x, y, t, kind in ((-1.3, -1.0, 40, 'cafe-chair'), (-0.15, -1.2, -52, 'cafe-chair'), (2.6, -1.2, 20, 'cafe-chair')):
        model(kind, (x, y, BASE - 0.09), t, mats={'*': 'ral6012'})
    model('cafe-table', (-0.75, -1.1, BASE - 0.09), 20, mats={'*': 'ral6012'})
    model('cafe-table', (3.2, -1.15, BASE - 0.09), 50, mats={'*': 'ral6012'})
    model('coffee-mug', (-0.68, -1.2, BASE + 0.61), 30, 0.085)
    model('newspaper', (3.25, -1.1, BASE + 0.61), 40)
    model('wood_bank', (5.9, -0.75, BASE - 0.09), 6, scale=0.9)
    model('plantie', (-2.5, -0.35, BASE - 0.09), 0, 0.5)
    model('plantie', (1.6, -0.35, BASE - 0.09), 3, 0.5)
    model('flowerBox', (4.1, -0.3, BASE - 0.09), 0, 0.3)
    with Group((-3.95, -1.72, BASE - 0.09)):
        cylinder((0, 0, -0.8), (0, 0, 1.35), 0.045, 'grey timber', 20)
        for i in range(4):
            a = [math.radians(90 * i + t) for t in range(2, 89, 4)]
            tube([(0.29 * math.cos(t), -0.09, 1.02 + 0.29 * math.sin(t)) for t in a], 0.062, '#c9c5bb', 5)
            b = [math.radians(90 * i + t) for t in (-9, 0, 9)]
            tube([(0.29 * math.cos(t), -0.09, 1.02 + 0.29 * math.sin(t)) for t in b], 0.064, '#b5401f', 5)
        tube([(0.36 * math.cos(t / 8), -0.10 - 0.01 * (t % 3), 1.02 + 0.36 * math.sin(t / 8)) for t in range(51)], 0.008, '#b9a77c', 3)
    for i, (x, y) in enumerate(((-5.7, -3.3), (-4.9, -3.7), (-3.0, -4.9), (-1.4, -3.3), (-0.6, -5.3), (1.3, -3.0), (2.6, -4.0), (-6.8, -5.2), (-2.2, -6.1))):
        shrub(x, y, 0.16 + 0.05 * (i % 3), ('olive', 'shade')[i % 2], 40 + i, rock(x, y) - 0.03, 0.022, 0.55)


def build():
    box(X0 - 0.45, X0, -0.9, 9, -1.2, TOP + 0.75, 'grey timber', 0.004)
    box(X0 - 0.45, X1 + 3, -0.9, 9, TOP + 0.3, TOP + 0.75, 'grey timber', 0.004)
    box(XS[7] + 0.03, X1 + 3, -0.9, 9, -1.5, TOP + 0.3, 'grey timber', 0.004)
    box(X0 - 0.47, X1 + 3, -0.94, 9, TOP + 0.75, TOP + 0.80, 'zinc', 0.003)
    box(X0, X1 + 3, -0.85, 0.2, BASE - 0.32, BASE - 0.02, 'grey timber', 0.004)
    box(X0, X1 + 3, -0.3, 9, -1.5, BASE - 0.32, plain('shadow', '#1b1a19', 0.9), 0)
    wear.streaks(X0 - 0.45, X0, TOP + 0.75, 2.2, -0.9, 0.45)
    wear.streaks(X0, X1 + 3, TOP + 0.75, 0.44, -0.9, 0.4)
    wear.foot(X0 - 0.45, X0, 1.4, -0.9, -0.4, 0.55)
    grid(XS, [BASE + 0.03, FLOOR - 0.33, FLOOR, TOP + 0.27], 0, 'ral7016', face=0.055, depth=0.16, solid={1})
    box(X0, X1 + 3, -0.45, -0.03, FLOOR - 0.33, FLOOR - 0.22, 'grey timber', 0.004)
    for a, b in zip(XS, XS[1:]):
        wear.dust(a, b, BASE, FLOOR - 0.33, -0.04, 0.12)
    cafe()
    offices()
    outside()
    terrain(-17, 12, -13, 1.5, rock, 'gneiss', 0.07)
    for i, (x, y, size) in enumerate(((-6.3, -2.3, 0.3), (-5.3, -2.9, 0.22), (-4.2, -3.4, 0.12), (-2.9, -3.3, 0.16), (-1.7, -2.6, 0.14), (0.6, -2.5, 0.20), (1.9, -2.7, 0.16), (3.6, -2.6, 0.25), (-7.6, -3.5, 0.4), (-3.4, -5.6, 0.15), (-0.4, -4.7, 0.12))):
        model(('rock2', 'rock3', 'rock1')[i % 3], (x, y, rock(x, y) - 0.12 * size), 70 * i, size)
    light = 0.55
    opposite.ground(-60, light * 0.5, '#4e4a46')
    opposite.trees([(-22, -34, 9), (-15, -30, 11), (-8, -33, 8), (-1, -31, 12), (7, -34, 10), (14, -30, 12), (22, -33, 9), (30, -30, 11), (40, -36, 12)], light * 0.5, ('pine',), 4)
    water(-900, 900, -300, 1200, -1.55, '#10303c', 0.12, 0.10, 0.30)
    hills(620, -900, 500, 26, '#3c4a5a', 3, -1.55)
    hills(420, -700, -160, 12, '#2c3742', 5, -1.55)
    stage.dusk(2.1, (0.13, 0.22, 0.44), (0.62, 0.50, 0.48), (1.9, 0.78, 0.36), -30, 1.0, 0.35, 5.0)
    stage.mirrored('sunset', 0.85, 90)
    band = (X0, 0, FLOOR - 0.16), (XS[4], 0, FLOOR - 0.16)
    bay = (XS[2], 0, BASE), (XS[2], 0, TOP + 0.27), (XS[4], 0, TOP + 0.27), (XS[4], 0, BASE)
    return photograph((-6.9, -8.7, 1.75), (-0.9, 0, 2.75), 30, 0.4, key=0.52, lines=(band, bay),
                      marks={'steel-12': (X0 + 0.7, 0, FLOOR - 0.16), 'steel-11': (XS[2], 0, 5.2), 'aluminium-16': (XS[4], 0, 1.6)})
