"""Concrete works in Sweden: a wall of board-marked concrete, the control room behind fire glass, a steel door; wet yard on a grey autumn morning."""
from kit import opposite, stage, wear
from kit.building import photograph, wall
from kit.door import element
from kit.facade import formed, grid, lettering, sconce, sheet
from kit.furnish import put
from kit.materials import define, plain, wet
from kit.mesh import Group, box, cylinder, tube
from kit.models import model
from kit.rooms import binders, room, tubes

define('cast wall', lambda: formed('cast wall', '#98948c', 0.15, foot=0.6))
define('yard', lambda: wet('yard', '#5b5853', 0.5, 0.62, (3.0, 3.0, 0.012), size=0.35))
define('silo', lambda: formed('silo', '#a8a59e', 1.2, foot=0.3))
define('galvanised', lambda: sheet('galvanised', '#8d9294', 0.4, 0.6))

DOOR, BAND, END = (-3.55, -2.35, 0.05, 2.35), (-1.25, 3.35, 1.05, 2.75), 4.35
TOP = 4.62


def build():
    wall(-9, END, 0, TOP, 0, 0.35, 'cast wall', [DOOR, BAND])
    box(END - 0.35, END, 0.35, 8, 0, TOP, 'cast wall', 0)
    box(-9, END + 0.04, -0.05, 0.40, TOP, TOP + 0.012, 'galvanised', 0.002)                    # coping with its drip
    box(-9, END + 0.04, -0.05, -0.045, TOP - 0.09, TOP, 'galvanised', 0.001)
    # joints and the holes of the formwork's ties
    box(-9, END, -0.004, 0.02, 3.138, 3.162, 'black', 0)
    for x in (-5.55, -1.85, 3.85):
        box(x - 0.010, x + 0.010, -0.003, 0.02, 0, TOP, 'black', 0)
    for x in (-6.4, -4.7, -2.95, -1.2, 0.2, 1.6, 3.0, 4.1):
        for z in (0.5, 2.98, 3.65):
            if not any(a - 0.1 < x < b + 0.1 and c - 0.1 < z < d + 0.1 for a, b, c, d in (DOOR, BAND)):
                cylinder((x, -0.003, z), (x, 0.01, z), 0.016, 'black', 20, 0)
    grid([BAND[0] + 0.03, -0.1, 1.05, 2.2, BAND[1] - 0.03], [BAND[2] + 0.03, BAND[3] - 0.03], 0.16, 'ral9007', face=0.05)
    box(BAND[0] - 0.03, BAND[1] + 0.03, -0.05, 0.12, BAND[2] - 0.03, BAND[2] - 0.005, 'galvanised', 0.002)
    with Group((0, 0.12, 0.04)):
        element(1200, 2300, 0, 'ral9007', face=150, x=DOOR[0], bottom=0.34, pane='pane')
        box(DOOR[0] + 0.10, DOOR[1] - 0.10, -0.043, -0.034, 0.03, 0.29, 'inox', 0.001)
    room(-4.6, -1.6, 0.4, 4.5, 0.04, 2.7, floor='stair concrete', walls='room wall', watts=3)
    put('hooks', -3.6, 4.5, 0, z=0.04, n=5, coats=((0, 'cloth navy'), (2, 'cloth mustard')))
    model('dustbin', (-2.3, 3.9, 0.04))
    put('lockers', -4.6, 2.3, 90, z=0.04, n=5, mat='ral7035')
    # control room
    room(-1.44, 3.94, 0.4, 4.2, 0.25, 2.95, floor='hall floor', walls='room white', back='room wall', watts=3.0, colour=(1.0, 0.86, 0.70))
    for x in (0.1, 1.72, 3.34):
        model('wooden_office_teak_table', (x - 0.06, 1.55, 0.25), 180)
    for i, x in enumerate((-0.35, 0.25, 1.05, 1.65, 2.6)):
        put('monitor', x, 1.25, 180 + (6, -8, 5, -4, 9)[i], 1.0, seed=i)
    model('office-chair', (0.05, 2.15, 0.25), 12)
    model('office_chair', (1.5, 2.3, 0.25), -28)
    model('phone', (0.72, 1.42, 1.0), 190)
    model('coffee-mug', (2.1, 1.35, 1.0), 30, 0.095)
    model('coffee-mug', (-0.85, 1.45, 1.0), 210, 0.09)
    model('desk_lamp1', (3.05, 1.4, 1.0), 200)
    model('penbox', (2.25, 1.6, 1.0))
    model('coffee-maker', (3.55, 3.85, 1.02), 0)
    box(3.1, 3.94, 3.6, 4.2, 0.25, 1.02, 'ral7035', 0.004)
    model('smoke-detector', (1.2, 2.2, 2.93), tilt=(90, 0))
    binders(-1.35, 0.2, 3.86, 0.9, 4)
    box(0.95, 3.15, 4.16, 4.2, 1.35, 2.45, 'alu', 0.004)                                     # whiteboard with a plan and notes
    box(0.98, 3.12, 4.155, 4.165, 1.38, 2.42, plain('whiteboard', '#eceae6', 0.35), 0)
    put('clock', 0.55, 4.2, z=0.05)
    tubes(-1.2, 3.8, 4, 1.9, 2.95, 9)
    # pipes and lamp
    for k, z in enumerate((4.02, 4.20)):
        tube([(-9, -0.16, z), (END + 0.2, -0.16, z)], 0.05 - k * 0.015, 'galvanised', 8)
    for x in (-4.6, -2.9, -0.6, 1.6, 3.6):
        box(x - 0.02, x + 0.02, -0.22, 0, 3.90, 4.30, 'galvanised', 0.002)
    box(-1.72, -1.58, -0.09, 0, 1.25, 1.62, 'ral7035', 0.01)
    tube([(-1.65, -0.04, 1.62), (-1.65, -0.04, 4.0)], 0.014, 'galvanised', 6)
    sconce(-2.95, 2.95, watts=18, mat='galvanised')
    model('square-switch', (-2.12, -0.006, 1.2), scale=1.2)
    put('drum', 3.85, -0.5, 40, mat='#2f4a63', seed=2)
    wear.foot(-9, END, 1.1, 0, 0.05, 0.75)
    wear.streaks(BAND[0], BAND[1], BAND[2] - 0.03, 0.8, 0, 0.6)
    wear.streaks(-9, END, TOP - 0.02, 1.9, 0, 0.65)
    wear.streaks(-9, END, 3.14, 1.1, 0, 0.3)
    for a, b in ((BAND[0], -0.1), (-0.1, 1.05), (1.05, 2.2), (2.2, BAND[1])):
        wear.dust(a + 0.04, b - 0.04, BAND[2], BAND[3], 0.155, 0.30)
    lettering('Manöverrum', -1.22, -0.004, 2.87, 0.16, 'ral9005')
    # silo, and the yard
    for i in range(6):
        cylinder((7.6, 4.6, i * 2.4), (7.6, 4.6, i * 2.4 + 2.385), 2.6, 'silo', 96, 0)
    for i in range(22):
        z = 2.4 + i * 0.3
        tube([(4.95, 3.6, z), (4.95, 4.1, z)], 0.012, 'galvanised', 4)
    box(-60, 60, -60, 30, -0.4, 0, 'yard', 0)
    light = 1.9
    opposite.ground(-50, light * 0.6, '#55524c')
    opposite.houses(-44, light, 5, 11, 12, 0.03, gaps=0.5, glow=2.0, sky=(0.5, 0.56, 0.63), colours=('#8f8c86', '#6f7478', '#a09a90'))
    opposite.trees([(-19, -62, 13), (14, -60, 12), (22, -64, 15)], light * 0.8, seed=2, colours=('#6a7074', '#73797c'))
    opposite.lamps([(1.2, -22)], light, 5)
    opposite.parked([(3.5, -15, 5)], light * 0.7)
    box(-9, END, -0.30, 0.02, -0.1, 0.06, 'stair concrete', 0.01)
    box(DOOR[0] - 0.10, DOOR[1] + 0.10, -0.55, 0.1, -0.1, 0.045, 'galvanised', 0.004)
    stage.dusk(4.0, (0.22, 0.31, 0.46), (0.48, 0.53, 0.62), (0.95, 0.74, 0.58), 75, 0.9, 0.5, 4.0)
    stage.mirrored('city', 4.5, 215)
    frame = (DOOR[0], 0, 0.05), (DOOR[0], 0, DOOR[3]), (DOOR[1], 0, DOOR[3]), (DOOR[1], 0, 0.05)
    a, b, c, d = BAND
    pane = (a, 0, c), (a, 0, d), (b, 0, d), (b, 0, c), (a, 0, c)
    return photograph((-1.9, -7.7, 1.6), (-0.25, 0, 2.12), 32, 0.25, key=0.56, stop=2.0, noisy=True, lines=(frame, pane),
                      marks={'steel-3': (DOOR[1], 0, 1.1), 'steel-6': (1.6, 0, d)})
