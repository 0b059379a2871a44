"""Hangar in Aby: in the hall, just inside the open gate; the offices lie behind fire glass in two storeys; the last sun through the gate, lamps on behind it."""
from kit import stage, wear
from kit.building import photograph
from kit.door import element
from kit.facade import grid, sheet
from kit.furnish import put
from kit.materials import concrete, define, emission, wet
from kit.mesh import Group, bar, box, cylinder, tube
from kit.models import model
from kit.place import formwork
from kit.rooms import NEUTRAL, WARM, binders, pendant, room, tubes

define('hall ground', lambda: wet('hall ground', '#6f6b64', 0.36, 0.16, (6.0, 6.0, 0.010), size=0.55))
define('wall sheet', lambda: sheet('wall sheet', '#b4b5b0', 0.5))
define('hall wall', lambda: formwork('hall wall', '#aaa599', (3.0, 1.9)))
define('line yellow', lambda: concrete('line yellow', '#b98f22', rough=0.6, contrast=1.5))
define('high bay', lambda: sheet('high bay', '#9ba0a2', 0.3, 0.6))

BACK, FLOOR, TOP = 11.0, 2.95, 5.6
LEFT = -2.1                                                              # where the offices begin
DOOR = (-3.85, -2.55, 0.02, 2.4)


def offices():
    """Behind the glass: below a drawing office and a store of parts, above one who works late, and blinds."""
    x1 = 10.3
    for a, b, c, d in ((-13, DOOR[0], 0, TOP), (DOOR[1], LEFT, 0, TOP), (DOOR[0], DOOR[1], DOOR[3], TOP), (x1, 13, 0, TOP), (-13, 13, TOP, 9)):
        box(a, b, BACK, BACK + 0.25, c, d, 'hall wall', 0.003)
    xs, zs = [LEFT + 1.55 * i for i in range(9)], [0.9, FLOOR - 0.3, FLOOR, TOP]
    box(LEFT, x1, BACK, BACK + 0.25, 0, 0.9, 'hall wall', 0.003)
    wear.foot(-13, DOOR[0], 1.1, BACK, strength=0.65)
    wear.foot(DOOR[1], x1, 0.9, BACK, strength=0.65)
    wear.streaks(-13, 13, TOP + 0.3, 0.9, BACK, 0.25)
    with Group((0, BACK, 0)):
        grid(xs, zs, 0.05, 'ral7016', face=0.06, solid={1})
        for a, b in zip(xs, xs[1:]):
            wear.dust(a, b, zs[0], zs[1], 0.04, 0.2)
        with Group((0, 0.08, 0.02)):
            element(1300, 2370, 0, 'ral7016', face=140, x=DOOR[0], fill='sheet', pane='pane')
            box(DOOR[0] + 0.12, DOOR[1] - 0.12, -0.043, -0.034, 0.03, 0.28, 'inox', 0.001)
        room(-13, LEFT - 0.2, 0.4, 5, 0, 2.7, watts=0, walls='room grey')
        for x0, x2, watts, walls in ((LEFT, 2.5, 2.2, 'room wall'), (2.6, x1, 1.3, 'room wall')):
            room(x0, x2, 0.3, 6, 0.02, FLOOR - 0.3, floor='hall floor', walls=walls, watts=watts, colour=NEUTRAL)
        put('desk', -0.6, 1.9, 172, 0.02, seed=11)
        put('desk', 1.6, 3.1, 96, 0.02, seed=4)
        put('noticeboard', 1.2, 5.98, z=0.3, wide=1.4, seed=7)
        put('hooks', -0.7, 5.98, coats=((0, 'cloth navy'), (3, 'cloth rust')), bags=((2, 'cloth grey'),))
        wear.roller(xs[1] + 0.05, xs[2] - 0.05, FLOOR - 0.36, 0.55, 0.2, '#b9b4a8', 1.2)
        put('plant', 2.2, 0.9, z=0.02, tall=1.1, kind='sword', seed=3)
        for i in (0, 1, 3):
            put('shelf', 3.5 + 1.3 * i, 2.6 + 0.5 * (i % 2), z=0.02, wide=1.2, tall=2.1, deep=0.45, what=('boxes', 'folders', 'boxes', 'boxes')[i], mat='ral7035', rows=5, seed=i, back=False)
        for x, y, z, turn in ((3.4, 1.3, 0, 4), (3.4, 1.3, 0.3, -9), (4.0, 1.4, 0, 22), (5.1, 1.4, 0, -7), (5.1, 1.4, 0.3, 12), (6.6, 1.3, 0, 5)):
            model('cardboard-box', (x, y, 0.02 + z), turn)
        tubes(LEFT, 2.5, 2, 3.4, FLOOR - 0.3, 7)
        for x0, x2, watts, colour, walls in ((LEFT, 2.5, 2.4, WARM, 'room wall'), (2.6, x1, 0.9, NEUTRAL, 'room grey')):
            room(x0, x2, 0.3, 6, FLOOR, TOP, floor='oak', walls=walls, watts=watts, colour=colour)
        put('table', -0.6, 2.8, 4, FLOOR, long=2.0, on=('cups', 'books'))
        for x, y, t in ((-1.2, 2.1, 170), (-0.2, 2.0, 200), (-0.9, 3.6, -10), (0.5, 2.9, -80)):
            model('tubular_chair', (x, y, FLOOR), t)
        put('hooks', -0.6, 5.98, z=FLOOR, coats=((1, 'cloth navy'), (3, 'cloth mustard')), bags=((2, 'cloth green'),))
        put('desk', 1.7, 4.6, 180, FLOOR, seed=2)
        put('desk', 5.3, 2.3, 165, FLOOR, seed=9)
        model('ficus', (8.6, 1.6, FLOOR), 0, 1.7)
        binders(4.3, 7.6, 5.6, FLOOR + 0.5, 4)
        pendant(-0.6, 2.8, TOP, FLOOR + 1.75, 'cone', 0.2, 6)
        put('floor_lamp', 0.55, 4.9, z=FLOOR)
        wear.slatted(xs[2] + 0.04, xs[3] - 0.04, TOP - 0.05, 1.25, 0.22, 58, askew=0.9, seed=6)
        wear.slatted(xs[3] + 0.04, xs[4] - 0.04, TOP - 0.05, 2.2, 0.22, 64, seed=8)
        wear.cable([(-6.2, 5.4), (-6.2, 2.0)], 0, 0.012, 'ral7035')
        box(-6.45, -5.95, -0.22, 0, 1.25, 2.0, 'ral7035', 0.01)
        model('CCTV', (LEFT - 0.4, -0.08, 4.4), 0, scale=1.2)
        model('square-switch', (DOOR[1] + 0.2, -0.01, 1.1))
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
    mirror = box(-4.6, 5.4, -2.2, -2.15, 0, 5.6, emission((1.0, 0.86, 0.66), 0.07, 'gate'), 0)
    mirror.visible_camera = mirror.visible_diffuse = mirror.visible_shadow = mirror.visible_transmission = False
    mirror.data.materials[0].cycles.sample_as_light = False
    # what stands in the hall
    put('tool_chest', -5.05, BACK - 0.06, 4, mat='#3f4c54')
    model('fireExtinguisher', (-2.32, BACK - 0.03, 0.75), 0)
    box(0.32, 0.44, -20, BACK - 2.2, -0.05, 0.003, 'line yellow', 0)
    box(0.32, 12, BACK - 2.32, BACK - 2.2, -0.05, 0.003, 'line yellow', 0)
    stage.area((0.4, 3, 8.4), (0.4, 6, 0), 15, 260, (0.72, 0.86, 1.0), height=9, mirrored=False)
    stage.sky(8, 160, 0.10, dust=1.6, cover=0.3, bright=(5.6, 5.2, 4.8), scale=0.8, seed=9.4, opacity=0.6)
    stage.sun(9.0, 163, 5.0, 0.5, (1, 0.64, 0.33))
    right = LEFT + 6.49                                                  # the picture's edge: the rooms go on beyond it
    edge = (right, BACK, 0.9), (LEFT, BACK, 0.9), (LEFT, BACK, TOP), (right, BACK, TOP)
    own = (DOOR[0], BACK, 0.02), (DOOR[0], BACK, DOOR[3]), (DOOR[1], BACK, DOOR[3]), (DOOR[1], BACK, 0.02)
    return photograph((1.3, -1.2, 1.65), (-0.72, BACK, 2.88), 41, 0.3, 18, key=0.46, balance=0.30, lift=0.2, saturation=0.78, noisy=True, stop=1.8, lines=(edge, own),
                      marks={'steel-12': (1.3, BACK, TOP), 'steel-4': (DOOR[0], BACK, 1.3)})
