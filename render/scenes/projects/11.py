"""Concrete works in Sweden: a wall of board-marked concrete, the lit control room behind fire glass, a steel door; wet yard, pale autumn dawn."""

from kit import stage
from kit.building import photograph, wall
from kit.door import element
from kit.facade import formed, grid, sconce, sheet
from kit.furnish import put
from kit.materials import define, plain, shown, wet
from kit.mesh import Group, box, cylinder, tube
from kit.rooms import binders, chair, room, table, tubes

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
    grid([BAND[0] + 0.03, -0.1, 1.05, 2.2, BAND[1] - 0.03], [BAND[2] + 0.03, BAND[3] - 0.03], 0.16, 'ral7022', face=0.05)
    box(BAND[0] - 0.03, BAND[1] + 0.03, -0.05, 0.12, BAND[2] - 0.03, BAND[2] - 0.005, 'galvanised', 0.002)
    with Group((0, 0.12, 0.04)):
        element(1200, 2300, 0, 'ral7022', face=150, x=DOOR[0], bottom=0.34)
        box(DOOR[0] + 0.10, DOOR[1] - 0.10, -0.043, -0.034, 0.03, 0.29, 'inox', 0.001)
    room(-4.6, -1.6, 0.4, 4.5, 0.04, 2.7, floor='stair concrete', walls='room wall', watts=22)
    put('lockers', -4.6, 2.3, 90, z=0.04, n=5, mat='ral7035')
    # control room
    room(-1.44, 3.94, 0.4, 4.2, 0.25, 2.95, floor='hall floor', walls='room white', back='room wall', watts=22, colour=(1.0, 0.84, 0.66))
    table(1.2, 1.35, 3.6, 0.8, 0.25, 'room white')
    for i, x in enumerate((0.0, 0.75, 1.5, 2.3)):
        box(x - 0.30, x + 0.30, 1.50, 1.53, 1.20, 1.58, 'black', 0.006)
        shown(box(x - 0.285, x + 0.285, 1.531, 1.533, 1.215, 1.565, 'screen', 0))
        box(x - 0.03, x + 0.03, 1.48, 1.50, 1.0, 1.3, 'black', 0)
    chair(0.5, 2.1, 0, 0.25, 'wool')
    chair(1.9, 2.15, 15, 0.25, 'wool')
    binders(-1.35, 0.2, 3.86, 0.9, 4)
    box(0.95, 3.15, 4.16, 4.2, 1.35, 2.45, 'alu', 0.004)                                     # whiteboard with a plan and notes
    box(0.98, 3.12, 4.155, 4.165, 1.38, 2.42, plain('whiteboard', '#eceae6', 0.35), 0)
    for x0, x1, z in ((1.1, 1.9, 2.25), (1.1, 1.75, 2.15), (1.1, 1.85, 2.05), (1.1, 1.5, 1.95), (1.1, 1.7, 1.75), (1.1, 1.8, 1.65)):
        box(x0, x1, 4.153, 4.156, z - 0.008, z + 0.008, plain('felt pen', '#3c4a63', 0.7), 0)
    box(2.1, 2.95, 4.152, 4.156, 1.55, 2.28, 'linen', 0)
    put('clock', 0.55, 4.2, z=0.05)
    tubes(-1.2, 3.8, 4, 1.9, 2.95, 9)
    # pipes and lamp
    for k, z in enumerate((4.02, 4.20)):
        tube([(-9, -0.16, z), (END + 0.2, -0.16, z)], 0.05 - k * 0.015, 'galvanised', 8)
    for x in (-4.6, -2.9, -0.6, 1.6, 3.6):
        box(x - 0.02, x + 0.02, -0.22, 0, 3.90, 4.30, 'galvanised', 0.002)
    box(-1.72, -1.58, -0.09, 0, 1.25, 1.62, 'ral7035', 0.01)
    tube([(-1.65, -0.04, 1.62), (-1.65, -0.04, 4.0)], 0.014, 'galvanised', 6)
    sconce(-2.95, 2.95, watts=30, mat='galvanised')
    # silo, and the yard
    for i in range(6):
        cylinder((7.6, 4.6, i * 2.4), (7.6, 4.6, i * 2.4 + 2.385), 2.6, 'silo', 96, 0)
    for i in range(22):
        z = 2.4 + i * 0.3
        tube([(4.95, 3.6, z), (4.95, 4.1, z)], 0.012, 'galvanised', 4)
    box(-60, 60, -60, 30, -0.4, 0, 'yard', 0).visible_glossy = False                        # its edge must not lie in the panes
    box(-9, END, -0.30, 0.02, -0.1, 0.06, 'stair concrete', 0.01)
    box(DOOR[0] - 0.10, DOOR[1] + 0.10, -0.55, 0.1, -0.1, 0.045, 'galvanised', 0.004)
    stage.dusk(2.9, (0.22, 0.31, 0.46), (0.48, 0.53, 0.62), (0.95, 0.74, 0.58), 75, 0.9, 0.5, 4.0)
    frame = (DOOR[0], 0, 0.05), (DOOR[0], 0, DOOR[3]), (DOOR[1], 0, DOOR[3]), (DOOR[1], 0, 0.05)
    a, b, c, d = BAND
    pane = (a, 0, c), (a, 0, d), (b, 0, d), (b, 0, c), (a, 0, c)
    return photograph((0.25, -8.6, 1.6), (0.15, 0, 2.38), 35, 0.25, key=0.5, lines=(frame, pane),
                      marks={'steel-3': (DOOR[1], 0, 1.1), 'steel-6': (1.6, 0, d)})
