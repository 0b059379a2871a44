"""Block of flats in Riga: red brick, a high glazed entrance hall, a wing at right angles; autumn dusk after rain, the lamps lit."""
from kit import opposite, place, stage, wear
from kit.building import lit_room, photograph, wall
from kit.door import element, marked
from kit.facade import casement, downpipe, grid, lettering, sconce, tiles
from kit.furnish import put
from kit.interior import fittings
from kit.materials import concrete, define, loose_bricks, plain, plaster
from kit.mesh import Group, box
from kit.models import model
from kit.rooms import WARM, drape, flight, mailboxes, pendant, railing, room

PORTAL, HIGH, CORNER = (-2.05, 2.05), 4.35, 3.25
#: Lower edges of the rows of squares on the glass: their middles are 0.90 m and 1.50 m above the hall's floor, which lies at FLOOR.
FLOOR, MARKS = 0.10, (0.889, 1.489)

define('kiln brick soldier', lambda: loose_bricks('kiln brick soldier', ('#5f4034', '#7d5544', '#6b4639')))
define('kiln brick mortar', lambda: concrete('kiln brick mortar', '#7b746a', rough=0.95, contrast=1.2))
place.BOND.update(x=PORTAL[0], z=HIGH % place.COURSE, long=0.25)
define('house plate', lambda: plain('house plate', '#1b2c4d', 0.18))
define('setts', lambda: tiles('setts', ('#56534f', '#6a6661', '#4a4845', '#75706a'), (0.16, 0.10), 0.014, '#1f1e1c', 0.5, 1.0, 0.8, relief=0.010, puddles=0.5))
define('pavement', lambda: tiles('pavement', ('#6b6862', '#77736d', '#625f5a'), (0.9, 0.6), 0.006, '#2a2927', 0.5, 1.0, relief=0.002, puddles=0.6))
define('cast', lambda: plain('cast', '#8e8a83', 0.8))
define('hall green', lambda: plaster('hall green', '#70836f', 0.5, 0.05))
define('hall cream', lambda: plaster('hall cream', '#bfb195', 0.8, 0.05))


def masonry(left, right, top, thick, holes):
    """A wall of bricks that are bodies, and upright ones over its openings."""
    wall(left, right, -0.2, top, 0.008, thick - 0.008, 'kiln brick mortar', holes)
    heads = [place.soldier_course(a, b, d, 'kiln brick', 0, 0.2) for a, b, c, d in holes]
    place.laid_bricks(left, right, top, 'kiln brick', [*holes, *heads])


def hall():
    """The entrance hall: a green dado, letter boxes, a stair; nothing stands where people must get out."""
    room(-3.0, 3.4, 0.36, 7.0, 0.1, 4.6, floor='hall floor', walls='hall cream', watts=0.05)
    box(-3.0, 3.4, 6.97, 7.0, 0.1, 1.5, 'hall green', 0)
    box(-3.0, 3.4, 6.955, 7.0, 1.5, 1.53, 'black', 0)
    box(-3.0, -2.97, 0.4, 7.0, 0.1, 1.5, 'hall green', 0)
    end = flight(-0.3, 4.6, 5.9, 0.1, 12, 1)
    box(end[0], 3.4, 4.6, 7.0, end[1] - 0.25, end[1], 'stair concrete', 0)
    railing(end[0], 3.35, 4.66, end[1])
    mailboxes(-0.98, 6.96, 0.85, 4, 5)
    put('inner_door', 2.2, 6.96, z=0.1, mat='dark wood')
    put('inner_door', 2.6, 6.96, z=end[1], mat='dark wood')
    box(-3.0, 3.4, 6.94, 7.0, 4.42, 4.6, 'room white', 0.004)
    box(-3.0, 3.4, 6.97, 7.0, 0.1, 0.2, 'black', 0)
    for x, y, z in ((-1.5, 2.6, 3.55), (-1.22, 2.9, 3.05), (-1.72, 3.05, 3.3), (1.1, 2.5, 3.4), (1.38, 2.8, 2.95)):
        pendant(x, y, 4.6, z, 'cylinder', 0.19, 4.0)
    for x, y, z in ((-1.4, 2.9, 2.6), (1.25, 2.7, 2.5)):
        stage.area((x, y, z), (x, y, 0), 0.4, 22, WARM, spread=130, mirrored=False)
        stage.bulb((x, y, z + 0.3), 0.2, 6, WARM)
    model('radiator', (0.75, 6.84, 0.2), 0, 0.62)
    model('radiator3', (-2.83, 2.4, 0.2), 90)
    model('umbrellaFolded', (-2.75, 3.4, 0.1), 0, tilt=(8, 0))
    put('noticeboard', 0.35, 6.96, z=0.45, wide=0.9, tall=0.7, seed=6)
    put('handrail', 3.4, 3.0, -90, 0.1, long=3.0)
    wear.switches(0.82, 1.2, 6.96)
    wear.mat(0.0, 0.75, 0.1, 1.25, 0.75, 2.0)


def shop(x0, x1, z0, z1):
    """A shop that mends bicycles, closing."""
    grid([x0 + 0.03, (x0 + x1) / 2, x1 - 0.03], [z0 + 0.03, 2.75, z1 - 0.03], 0.16, 'bronze')
    room(x0 - 0.6, x1 + 0.3, 0.36, 4.5, 0.1, 3.6, floor='hall floor', walls='room white', watts=0.25)
    put('workbench', x1 - 1.1, 4.48, z=0.1, long=1.7)
    for i in range(2):
        put('shelf', x1 - 2.5 - 0.95 * i, 4.48, z=0.1, what='boxes', mat='ash', rows=5, seed=i, tall=2.2)
    for x, y, turn, mat in ((x1 - 0.7, 1.1, 12, '#8a3a35'), (x1 - 1.2, 2.3, -8, '#2f4a63'), (x1 - 2.4, 1.4, 20, '#c0a13a')):
        model('bicycle', (x, y, 0.1), turn + 90)
    model('stool2', (x1 - 0.5, 2.9, 0.1), 0, 0.65)
    for x in (x0 + 0.6, x1 - 0.8):
        pendant(x, 2.4, 3.6, 2.6, 'cone', 0.15, 0.1)
    put('task_lamp', x1 - 1.5, 4.1, 150, 1.0, lit=True)
    stage.bulb((x1 - 1.35, 3.9, 1.4), 0.08, 3, WARM)
    wear.roller((x0 + x1) / 2 + 0.03, x1 - 0.06, 2.72, 1.3, 0.34, '#b9b2a2', 0.8)


def build():
    front = (-6.3, -3.0, 0.75, 3.3)
    upper = [(-5.6, -4.2, 5.75, 7.4), (-0.75, 0.75, 5.75, 7.4), (-3.3, -2.0, 5.75, 7.4)]
    masonry(-11, CORNER + 0.06, 9, 0.42, [(*PORTAL, 0.05, HIGH), front, *upper])
    wear.patch(-5.2, -2.6, 3.3, 4.8, -0.004, '#a39a90', 0.16)
    wear.patch(2.15, 3.2, 0.5, 1.5, -0.004, '#a39a90', 0.2)
    box(-11, CORNER, -0.05, 0.06, 4.95, 5.12, 'cast', 0.006)
    wear.streaks(-11, CORNER, 4.95, 0.55, 0, 0.45)
    for a, b in ((-11, PORTAL[0]), (PORTAL[1], CORNER)):
        box(a, b, -0.03, 0.06, 0, 0.45, 'granite step', 0.006)
        wear.foot(a, b, 0.45, -0.03, strength=0.6)
        wear.foot(a, b, 1.3, 0, 0.45, strength=0.45)
    xs, zs = [PORTAL[0] + 0.03, -0.72, 0.72, PORTAL[1] - 0.03], [0.13, 2.52, HIGH - 0.03]
    grid(xs, zs, 0.16, 'bronze', face=0.055, leave={(1, 0)})
    for a, b in (xs[:2], xs[2:]):
        marked(a + 0.03, b - 0.03, 0.16, [FLOOR + z for z in MARKS])
    with Group((0, 0.21, FLOOR)):
        element(1385, 2390, 0, 'bronze', leaves=1, face=130, sidelight=430, handle='pull', x=-0.6925, pane='pane', marks=MARKS)
    for a, b in zip(xs, xs[1:]):
        wear.dust(a, b, zs[0], zs[1], 0.15, 0.16)
    hall()
    shop(*front)
    box(front[0] - 0.05, front[1] + 0.05, -0.05, 0.14, front[2] - 0.05, front[2] - 0.005, 'zinc', 0.003)
    wear.streaks(front[0] - 0.1, front[1] + 0.1, front[2] - 0.05, 0.6, 0, 0.6)
    for i, (a, b, c, d) in enumerate(upper):
        casement(a, b, c, d, 0, 'bronze', 0.2, (2, 1))
        room(a - 0.4, b + 0.4, 0.44, 3.6, c - 0.8, d + 0.3, walls=lit_room(WARM, (4, 3, 18)[i]), watts=0)
        wear.streaks(a - 0.1, b + 0.1, c - 0.05, 0.62, 0, 0.55)
        if i != 1:
            drape(a - 0.05, a + 0.3 + 0.3 * i, 0.47, c - 0.2, d + 0.2)
        else:
            wear.slatted(a + 0.1, b - 0.1, d - 0.08, 0.7, 0.33, 40, askew=1.0)
    # the wing at a right angle, with the window that looks along the facade
    with Group((CORNER, 0, 0), -90):
        holes = [(0.85, 2.05, 1.0, 2.85), (0.85, 2.05, 5.75, 7.4)]
        masonry(0, 12, 9, 0.4, holes)
        wear.patch(0.1, 2.2, 0.45, 1.1, -0.004, '#a39a90', 0.2)
        box(0, 12, -0.05, 0.06, 4.95, 5.12, 'cast', 0.006)
        box(11.86, 12.06, -0.03, 0.4, 0, 9, 'cast', 0.006)                                 # its far corner: the panes mirror it, and bricks alone would end in teeth
        box(0, 12, -0.03, 0.06, 0, 0.45, 'granite step', 0.006)
        wear.streaks(0.05, 12, 4.95, 0.6, 0, 0.45)
        wear.foot(0.05, 12, 1.2, 0, 0.45, strength=0.45)
        for i, (a, b, c, d) in enumerate(holes):
            casement(a, b, c, d, 0, 'bronze', 0.2, (2, 1))
            room(a - 0.4, b + 0.4, 0.44, 3.2, c - 0.8, d + 0.3, walls=lit_room(WARM, (24, 3)[i]), watts=0)
            drape(b - 0.35, b, 0.47, c - 0.2, d + 0.2)
            wear.streaks(a - 0.1, b + 0.1, c - 0.05, 0.6, 0, 0.6)
        wear.roller(0.97, 1.93, 2.75, 0.95, 0.30, '#c9bfa8', -0.8)
        model('maceta', (1.25, 0.45, 1.0), 0, 0.45)
        model('orchids', (1.65, 0.45, 1.0), 40, 0.45)
        wear.grille(2.7, 0.62, 0)
    downpipe(3.05, 0.05, 9, -0.09)
    fittings(('intercom',), 2.22)
    box(-2.66, -2.30, -0.012, 0, 2.30, 2.58, 'house plate', 0.004)
    box(-2.64, -2.32, -0.0125, -0.011, 2.32, 2.56, 'paper white', 0)
    box(-2.632, -2.328, -0.0135, -0.012, 2.328, 2.552, 'house plate', 0)
    lettering('27', -2.595, -0.013, 2.365, 0.21, 'paper white', 0.002)
    sconce(2.72, 2.75, watts=9)
    box(-40, 40, -2.6, 0.02, -0.3, 0.0, 'pavement', 0)
    box(PORTAL[0] - 0.3, PORTAL[1] + 0.3, -0.75, 0.2, -0.2, 0.08, 'granite step', 0.008)
    box(-40, 40, -2.75, -2.6, -0.4, 0.01, 'granite step', 0.012)
    box(-40, 40, -40, -2.75, -0.4, -0.09, 'setts', 0)
    wear.cover(-0.6, -4.6, -0.088)
    wear.gully(1.9, -2.95, -0.085)
    wear.mat(0.1, -0.36, 0.08, 0.9, 0.5, -3)
    wear.fallen(-6, 3.2, -2.5, -0.02, 26)
    wear.fallen(-6, 3.2, -3.2, -2.76, 30, -0.084)
    wear.fallen(1.9, 3.2, -1.2, -0.05, 26, seed=5)
    wear.fallen(-7, 5, -8.0, -2.8, 16, -0.084, against=1.0)
    light = 0.14
    opposite.ground(-40, light * 0.4, '#4c4a47')
    opposite.trees([(-20, -34, 12), (-11, -38, 14), (-3, -36, 11), (6, -34, 13), (15, -38, 12)], light * 0.35, seed=8, colours=('#2b2a2c', '#333031'))
    opposite.lamps([(-7, -16), (5.5, -14)], light, 5)
    # the hall's light, as it leaves through the panes
    stage.area((0, 0.36, 2.0), (0, -6, -0.6), 3.9, 60, WARM, height=3.6, spread=160, mirrored=False)
    stage.dusk(0.85, (0.11, 0.18, 0.38), (0.36, 0.41, 0.54), (0.9, 0.55, 0.40), 220, 0.5, 0.5, 4.0)
    edge = (PORTAL[0], 0, 0.1), (PORTAL[0], 0, HIGH), (PORTAL[1], 0, HIGH), (PORTAL[1], 0, 0.1)
    left, right, deep = -0.325, 0.71, 0.15                                                 # of the door's leaf in its frame
    door = (left, deep, 0.1), (left, deep, 2.45), (right, deep, 2.45), (right, deep, 0.1)
    pane = [(CORNER, -y, z) for y, z in ((0.85, 1.0), (0.85, 2.85), (2.05, 2.85), (2.05, 1.0), (0.85, 1.0))]
    return photograph((-3.1, -8.0, 1.6), (0.55, 0, 2.2), 34, 0.35, key=0.38, balance=0.15, stop=1.8, lines=(edge, pane, door),
                      marks={'steel-10': (PORTAL[0], 0, 3.2), 'aluminium-9': (CORNER, -0.85, 1.9), 'aluminium-8': (right, deep, 1.3)})
