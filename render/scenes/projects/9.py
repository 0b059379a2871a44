"""Business house on the Swedish coast: bays of lit glass in a frame of grey timber, on bare rock by the sea; a clear evening, the cafe still open, a room above it at work."""
import math

import bpy

from kit import opposite, stage, wear
from kit.building import photograph
from kit.facade import bench, grid, terrain, waves
from kit.furnish import put
from kit.materials import Nodes, boards, define, granite, plain
from kit.mesh import Group, box
from kit.models import model
from kit.nature import hills, shrub
from kit.rooms import WARM, painting, pendant, room, shelves

define('grey timber', lambda: boards('grey timber', '#857f75', 0.12, 0.012, 0.85, contrast=0.45))
define('deck', lambda: boards('deck', '#827b70', 0.14, 0.008, 0.8, False, 0.5))
define('gneiss', lambda: granite('gneiss', '#8f857c', -0.9))
define('office ceiling', lambda: plain('office ceiling', '#c9c6bf', 0.9))


def _sea():
    """Water in the evening: dark where we look down into it, and the sky's low glow where it lies flat to the eye, broken by waves."""
    mat = bpy.data.materials.new('sea')
    n = Nodes(mat, clear=True)
    swell = n.math('ADD', n.math('MULTIPLY', n.noise(n.where((0.25, 0.9, 1)), 1.0, 4, 0.6), 0.6), n.math('MULTIPLY', n.noise(n.where((0.03, 0.12, 1)), 1.0, 3, 0.5), 0.4))
    flat = n.add('LayerWeight', {'Blend': 0.5}).outputs['Facing']
    seen = n.math('ADD', flat, n.math('MULTIPLY', n.math('SUBTRACT', swell, 0.5), 0.16))
    glow = n.ramp(seen, [(0.72, (0.010, 0.018, 0.030)), (0.88, (0.036, 0.056, 0.088)), (0.97, (0.13, 0.13, 0.155)), (1.0, (0.32, 0.25, 0.22))])
    n.put(n.add('Emission', {0: glow, 1: 1.0}).outputs[0], n.add('OutputMaterial').inputs[0])
    mat.cycles.sample_as_light = False
    return mat


define('sea', _sea)
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
    room(X0 + 0.02, X1 + 3, 0.2, 7.5, BASE, head, floor='oak', walls='room white', back='birch wall', watts=2.6)
    put('coffee_bar', 0.2, 5.6, z=BASE, front='grey timber', seed=3)
    put('menu_board', 0.6, 7.48, z=BASE, wide=1.6, seed=4)
    shelves(-3.7, -1.6, 7.1, BASE + 0.1, 2.5, 5, 'ash', full=0.5)
    for i, (x, y) in enumerate(((-3.4, 1.3), (-1.9, 2.6), (-0.5, 1.2), (1.5, 2.2), (2.9, 1.1), (4.4, 2.5), (5.8, 1.4))):
        put('round_table', x, y, 30 * i, BASE, seed=i, wide=(0.7, 0.8, 0.7, 0.9, 0.7, 0.8, 0.7)[i], laid=i != 5)
        for k in range((2, 3, 2, 3, 2, 2, 2)[i]):
            a = 1.1 * i + k * 6.28 / (2, 3, 2, 3, 2, 2, 2)[i]
            out = 0.62 + 0.13 * ((i + 2 * k) % 3)
            model('thonet', (x + out * math.cos(a), y + out * math.sin(a), BASE), math.degrees(a) - 90 + 31 * ((2 * i + k) % 3 - 1))
    for i, (x, y) in enumerate(((-3.4, 1.4), (-0.5, 1.3), (2.9, 1.2), (5.8, 1.5))):
        put('pendant', x, y, 0, 0, hang=2.25 + 0.05 * (i % 2) + BASE, top=head, wide=0.40, mat=('black', 'ral3009', 'black', 'black')[i])
    put('hooks', 4.6, 7.48, z=BASE, n=6, coats=((0, 'cloth mustard'), (2, 'cloth navy'), (5, 'cloth green')), bags=((3, 'cloth rust'),))
    model('coffee_machine', (-0.9, 5.7, BASE + 1.02), 0)


def offices():
    """Above: a meeting room whose blinds are down, a studio at work, one desk with its lamp on, a room gone dark."""
    head = TOP + 0.27
    for x0, x1, watts, walls in ((X0 + 0.02, XS[2], 1.3, 'room wall'), (XS[2] + 0.05, XS[4] - 0.05, 1.5, 'room white'), (XS[4], X1 + 3, 0.25, 'room grey')):
        room(x0, x1, 0.2, 7.0, FLOOR, head, floor='oak', walls=walls, ceiling='office ceiling', watts=watts)
    wear.blinds(XS[:3], head - 0.04, FLOOR + 0.1, 0.24, 11, 1.0, wear.slatted)
    put('table', -2.6, 3.0, 90, FLOOR, long=2.4, top='ash')
    for x, y, t in ((XS[2] + 0.9, 1.9, 12), (XS[3] + 0.75, 2.3, -35), (XS[5], 1.9, 10)):
        model('wooden_office_alder_table', (x, y, FLOOR), 180, mats={'*': 'ash'})
        put('monitor', x + 0.1, y + 0.15, 175, FLOOR + 0.755, seed=int(x * 9))
        model('office_chair', (x, y + 0.85, FLOOR), t)
        model('penbox', (x + 0.5, y, FLOOR + 0.755), 0)
    for t, a in ((0.75, 80), (0.0, 92), (-0.75, 70)):
        model('osakaChair', (-1.75, 3.0 + t, FLOOR), a)
        model('osakaChair', (-3.45, 3.0 + t, FLOOR), -a)
    put('whiteboard', XS[3], 6.98, z=FLOOR, wide=2.2, seed=9)
    put('plant', XS[2] + 0.35, 0.7, z=FLOOR, tall=1.8, kind='palm', seed=14)
    for x, y, z, size in ((XS[2] + 0.8, 2.4, 5.3, 0.24), (XS[3] + 0.9, 3.9, 5.55, 0.17)):
        pendant(x, y, head, z, 'paper', size, 3.2)
    put('floor_lamp', XS[5] + 1.0, 3.6, z=FLOOR, high=1.7)
    stage.bulb((XS[5] + 1.0, 3.6, FLOOR + 1.6), 0.15, 30, WARM)
    put('task_lamp', XS[5] + 0.3, 1.7, 20, FLOOR + 0.74, lit=True)
    stage.area((XS[5] + 0.35, 1.7, FLOOR + 1.25), (XS[5], 1.7, FLOOR + 0.7), 0.15, 14, WARM, mirrored=False)
    shelves(XS[4] + 0.3, X1, 6.6, FLOOR + 0.1, FLOOR + 2.3, 6, 'ash', full=0.6)
    painting(XS[2] + 0.4, XS[2] + 1.3, 6.98, FLOOR + 1.1, FLOOR + 2.0, '#2f4858')


def outside():
    """A deck of boards with a bench; heather in the cracks of the rock."""
    # the rooms' light, as it leaves through the panes
    stage.area((1, 0.18, 1.7), (1, -6, -0.5), 10.5, 90, WARM, height=2.4, spread=160, mirrored=False)
    box(X0, X1 + 3, -2.1, 0.05, BASE - 0.14, BASE - 0.09, 'deck', 0)
    for x in range(-4, 9, 2):
        box(x - 0.06, x + 0.06, -2.0, -1.9, -1.6, BASE - 0.14, 'grey timber', 0)
    with Group((4.6, -0.5, BASE - 0.09)):
        bench(0, 0, 2.6, wood='grey timber')
    for i, (x, y) in enumerate(((-5.7, -3.3), (-4.9, -3.7), (-3.0, -4.4), (-1.4, -3.3), (1.3, -3.0), (2.6, -3.4), (-6.3, -4.6), (-2.2, -5.0))):
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
    light = 0.2
    opposite.ground(-60, light * 0.5, '#4e4a46')
    box(-3000, 3000, -300, 6000, -1.6, -1.55, 'sea', 0)
    hills(1500, -2600, 900, 16, '#5b6878', 3, -1.55)
    hills(700, 90, 2600, 9, '#3f4853', 7, -1.55)
    stage.dusk(1.35, (0.17, 0.23, 0.36), (0.58, 0.53, 0.52), (1.3, 0.80, 0.52), -30, 1.0, 0.35, 5.0)
    stage.mirrored('sunset', 0.17, 90)
    band = (X0, 0, FLOOR - 0.16), (XS[7], 0, FLOOR - 0.16)
    bay = (XS[2], 0, BASE), (XS[2], 0, TOP + 0.27), (XS[4], 0, TOP + 0.27), (XS[4], 0, BASE)
    picture = photograph((-5.3, -8.3, 1.6), (-0.2, 0, 3.6), 27, 0.4, key=0.54, balance=0.45, lift=0.12, stop=1.8, focus=9.0, lines=(band, bay),
                      marks={'steel-12': (X0 + 0.7, 0, FLOOR - 0.16), 'steel-11': (XS[2], 0, 5.2), 'aluminium-16': (XS[4], 0, 1.6)})
    return {**picture, 'vignette': 0, 'film': 0.55}
