"""Hangar in Aby: in the hall, just inside the open gate; the offices lie behind fire glass in two storeys; low sun through the gate, someone at the tools."""
import math

from kit import stage, wear
from kit.building import photograph
from kit.door import element
from kit.facade import grid, lettering, sheet
from kit.furnish import put
from kit.materials import concrete, define, emission, plain
from kit.mesh import Group, bar, box, cylinder, tube
from kit.models import model
from kit.rooms import NEUTRAL, WARM, binders, room, tubes

define('hall ground', lambda: concrete('hall ground', '#86827b', (6.0, 6.0, 0.010, 0), 0.22, contrast=1.3, joint_shade=0.4))
define('wall sheet', lambda: sheet('wall sheet', '#b4b5b0', 0.5))
define('line yellow', lambda: concrete('line yellow', '#b98f22', rough=0.6, contrast=1.5))
define('wing red', lambda: plain('wing red', '#7d2b25', 0.45))
define('hose', lambda: plain('hose', '#1f2a33', 0.5))
define('high bay', lambda: sheet('high bay', '#9ba0a2', 0.3, 0.6))

BACK, FLOOR, TOP = 11.0, 2.95, 5.6
LEFT = -2.1                                                              # where the offices begin
DOOR = (-3.85, -2.55, 0.02, 2.4)


def offices():
    """Behind the glass: below a drawing office and a store of parts, above one who works late, and blinds."""
    x1 = 10.3
    for a, b, c, d in ((-13, DOOR[0], 0, TOP), (DOOR[1], LEFT, 0, TOP), (DOOR[0], DOOR[1], DOOR[3], TOP), (x1, 13, 0, TOP), (-13, 13, TOP, 9)):
        box(a, b, BACK, BACK + 0.25, c, d, 'wall sheet', 0.003)
    xs, zs = [LEFT + 1.55 * i for i in range(9)], [0.9, FLOOR - 0.3, FLOOR, TOP]
    box(LEFT, x1, BACK, BACK + 0.25, 0, 0.9, 'wall sheet', 0.003)
    wear.foot(-13, DOOR[0], 0.9, BACK, strength=0.5)
    wear.foot(DOOR[1], x1, 0.85, BACK, strength=0.5)
    wear.streaks(-13, 13, TOP + 0.3, 0.9, BACK, 0.25)
    with Group((0, BACK, 0)):
        grid(xs, zs, 0.05, 'ral7016', face=0.06, solid={1})
        for a, b in zip(xs, xs[1:]):
            wear.dust(a, b, zs[0], zs[1], 0.04, 0.2)
        with Group((0, 0.08, 0.02)):
            element(1300, 2370, 0, 'ral7016', face=140, x=DOOR[0], fill='sheet', pane='pane')
            box(DOOR[0] + 0.12, DOOR[1] - 0.12, -0.043, -0.034, 0.03, 0.28, 'inox', 0.001)
        room(-13, LEFT - 0.2, 0.4, 5, 0, 2.7, watts=0, walls='room grey')
        for x0, x2, watts, walls in ((LEFT, 2.5, 12, 'room white'), (2.6, x1, 9, 'room wall')):
            room(x0, x2, 0.3, 6, 0.02, FLOOR - 0.3, floor='hall floor', walls=walls, watts=watts, colour=NEUTRAL)
        for x, y, turn in ((-0.9, 1.9, 20), (1.4, 2.2, -25)):
            model('lbDesk', (x, y, 0.02), 180)
            put('monitor', x + 0.2, y + 0.1, 170, 0.74, seed=int(x * 7))
            model('desk_lamp1', (x - 0.55, y + 0.1, 0.74), 140)
            model('office_chair', (x + 0.1, y + 0.8, 0.02), turn)
            model('coffee-mug', (x - 0.2, y - 0.1, 0.74), 40)
        put('whiteboard', 0.4, 5.98, z=0.05, wide=2.4, seed=7)
        put('clock', -1.3, 5.98, z=0.0)
        put('plant', 2.2, 0.9, z=0.02, tall=1.1, kind='sword', seed=3)
        for i in range(4):
            put('shelf', 3.5 + 1.22 * i, 2.6 + 0.1 * (i % 2), z=0.02, wide=1.2, tall=2.1, deep=0.45, what=('boxes', 'folders', 'boxes', 'boxes')[i], mat='ral7035', rows=5, seed=i, back=False)
        for x, y, z, turn in ((3.4, 1.3, 0, 4), (3.4, 1.3, 0.3, -9), (4.0, 1.4, 0, 22), (5.1, 1.4, 0, -7), (5.1, 1.4, 0.3, 12), (6.6, 1.3, 0, 5)):
            model('cardboard-box', (x, y, 0.02 + z), turn)
        tubes(LEFT, 2.5, 3, 2.4, FLOOR - 0.3, 9)
        tubes(2.6, 9.8, 3, 3.0, FLOOR - 0.3, 7, out=0.34)
        for x0, x2, watts, colour, walls in ((LEFT, 0.95, 13, WARM, 'room white'), (1.05, 4.05, 3, NEUTRAL, 'room grey'), (4.15, x1, 12, NEUTRAL, 'room white')):
            room(x0, x2, 0.3, 6, FLOOR, TOP, floor='oak', walls=walls, watts=watts, colour=colour)
        put('table', -0.6, 2.8, 4, FLOOR, long=2.0, on=('cups', 'books'))
        for x, y, t in ((-1.2, 2.1, 170), (-0.2, 2.0, 200), (-0.9, 3.6, -10), (0.5, 2.9, -80)):
            model('tubular_chair', (x, y, FLOOR), t)
        put('hooks', -0.6, 5.98, z=FLOOR, coats=((1, 'cloth navy'), (3, 'cloth mustard')), bags=((2, 'cloth green'),))
        for x, t in ((2.4, 12), (5.2, -30), (7.4, 8)):
            model('lbDesk', (x, 2.0, FLOOR), 180)
            put('monitor', x - 0.2, 2.1, 175, FLOOR + 0.72, seed=int(10 * x))
            model('office_chair', (x, 2.8, FLOOR), t)
        put('task_lamp', 2.0, 2.1, 40, FLOOR + 0.74, lit=True)
        model('ficus', (8.6, 1.6, FLOOR), 0, 1.7)
        binders(4.3, 7.6, 5.6, FLOOR + 0.5, 4)
        tubes(LEFT, 0.9, 2, 2.6, TOP, 8)
        tubes(4.2, 9.9, 3, 2.2, TOP, 9)
        wear.blinds(xs[2:6], TOP - 0.05, FLOOR + 0.1, 0.22, 6, 0.9, wear.slatted)
        wear.blinds(xs[:3], FLOOR - 0.35, 0.95, 0.22, 2, 0.5, colour='#aeb2b0')
        lettering('H2', -5.6, -0.01, 3.2, 0.9, 'ral7016')
        wear.cable([(-6.2, 5.4), (-6.2, 2.0), (-4.2, 2.0), (-4.2, 1.2)], 0, 0.012, 'ral7035')
        box(-6.45, -5.95, -0.22, 0, 1.25, 2.0, 'ral7035', 0.01)
        model('hose-reel', (-5.35, -0.5, 0), 15, 0.9)
        model('CCTV', (LEFT - 0.4, -0.08, 4.4), 0, scale=1.2)
        model('square-switch', (DOOR[1] + 0.2, -0.01, 1.1))
        put('propeller', -6.6, 0, high=3.9, long=1.05, askew=24)
        box(-13, LEFT, -0.07, 0, 4.55, 4.65, 'zinc', 0.004)


def roof():
    """Trusses, with lamps of sheet that hang from them."""
    for y in (3.0, 6.2, 9.4):
        for z in (6.3, 7.9):
            box(-13, 13, y - 0.08, y + 0.08, z - 0.09, z + 0.09, 'ral7035', 0.004)
        for i in range(14):
            x = -13 + i * 2
            bar((x, y, 6.3), (x + 1, y, 7.9), 0.08, 0.08, 'ral7035')
            bar((x + 1, y, 7.9), (x + 2, y, 6.3), 0.08, 0.08, 'ral7035')
        for i, x in enumerate((-7.4, -2.2, 3.1, 8.2)):
            tube([(x, y + 0.3, 6.3), (x, y + 0.3, 5.9)], 0.008, 'black', 3)
            cylinder((x, y + 0.3, 5.55), (x, y + 0.3, 5.9), 0.26, 'high bay', 40, 0, 0.09)
    box(-14, 14, -2.2, BACK + 1, 9.0, 9.2, 'wall sheet', 0)
    for s in (-1, 1):
        a, b = sorted((s * 13.0, s * 13.2))
        box(a, b, -2.2, BACK, 0, 10, 'wall sheet', 0)


def build():
    box(-16, 16, -20, BACK + 8, -0.3, 0.0, 'hall ground', 0)
    roof()
    offices()
    # the gate behind us: what the sun comes in by
    for a, b, c, d in ((-14, -4.6, 0, 10), (5.4, 14, 0, 10), (-4.6, 5.4, 5.6, 10)):
        box(a, b, -2.2, -2.0, c, d, 'wall sheet', 0)
    for x in (-2.1, 0.4, 2.9):
        box(x - 0.05, x + 0.05, -2.2, -2.1, 3.6, 5.6, 'black', 0)
    # what panes mirror of the open gate: dim, or they would show it as a hard white field
    mirror = box(-4.6, 5.4, -2.2, -2.15, 0, 5.6, emission((1.0, 0.86, 0.66), 0.22, 'gate'), 0)
    mirror.visible_camera = mirror.visible_diffuse = mirror.visible_shadow = mirror.visible_transmission = False
    mirror.data.materials[0].cycles.sample_as_light = False
    # what stands in the hall
    put('workbench', -7.4, BACK, long=2.2)
    put('tool_chest', -4.95, BACK - 0.06, 4)
    model('step-ladder-metal', (-1.35, 9.6, 0), 62, 2.1)
    put('tool_chest', 2.55, 8.9, -22, mat='#2b3f52')
    for x, y, mat, turn in ((8.1, 10.3, 'ral5008', 10), (7.45, 10.45, 'ral5008', 80), (7.9, 9.7, 'wing red', 130)):
        model('barrel', (x, y, 0), turn, 0.88, mats=mat)
    model('forkLift', (-6.5, 7.6, 0), 118)
    model('crate', (-3.7, 7.35, 0), 9, 0.75, mats='#59625a')
    model('crate', (-2.95, 7.5, 0), 16, 0.5, mats='#4d5a66')
    model('technicalTable1', (5.1, 9.6, 0), -6)
    for name, x, y, turn in (('perceuse-electrique', 4.6, 9.4, 40), ('meuleuse-electrique', 5.3, 9.5, 110), ('headphones', 5.75, 9.65, 20), ('coffee-mug', 4.95, 9.75, 70), ('newspaper', 5.5, 9.3, 10)):
        model(name, (x, y, 0.86), turn)
    model('silla2', (4.35, 8.75, 0), 30, scale=1.15)
    model('crate', (6.75, 8.7, 0), 38, 0.6, mats='#59625a')
    model('fireExtinguisher', (-2.32, BACK - 0.03, 0.75), 0)
    model('bicycle', (7.0, 10.75, 0), 92, tilt=(0, 7))
    hose = [(-0.6 + 0.085 * i + 0.30 * math.sin(i * 0.19), 8.3 - 0.9 * math.sin(i * 0.105) + 0.35 * math.sin(i * 0.31), 0.014) for i in range(66)]
    tube(hose, 0.011, 'hose', 4)
    box(0.32, 0.44, -20, BACK - 2.2, -0.05, 0.003, 'line yellow', 0)
    box(0.32, 12, BACK - 2.32, BACK - 2.2, -0.05, 0.003, 'line yellow', 0)
    stage.area((0.4, 3, 8.4), (0.4, 6, 0), 15, 420, (0.80, 0.90, 1.0), height=9, mirrored=False)
    stage.sky(10, 160, 0.20, dust=1.6, cover=0.3, bright=(5.6, 5.2, 4.8), scale=0.8, seed=9.4, opacity=0.6)
    stage.sun(14.5, 165, 9.0, 0.6, (1, 0.76, 0.50))
    right = LEFT + 4 * 1.55                                              # a post: where the room above ends
    edge = (LEFT, BACK, 0.9), (LEFT, BACK, TOP), (right, BACK, TOP), (right, BACK, 0.9), (LEFT, BACK, 0.9)
    own = (DOOR[0], BACK, 0.02), (DOOR[0], BACK, DOOR[3]), (DOOR[1], BACK, DOOR[3]), (DOOR[1], BACK, 0.02)
    return photograph((1.3, -1.2, 1.65), (-0.6, BACK, 2.6), 30, 0.3, key=0.6, noisy=True, lines=(edge, own),
                      marks={'steel-5': (1.6, BACK, TOP), 'steel-4': (DOOR[0], BACK, 1.3)})
