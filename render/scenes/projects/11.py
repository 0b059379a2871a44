"""Concrete works in Sweden: a wall of board-marked concrete, the control room behind fire glass, a steel door; dusk after rain, seen along the wall."""
import math
import random

from kit import nature, opposite, stage, wear
from kit.building import photograph, wall
from kit.door import element
from kit.facade import formed, grid, sconce, sheet
from kit.furnish import put
from kit.materials import concrete, define, many, plain, wet
from kit.mesh import Group, box, boxes, cylinder, tube
from kit.models import model
from kit.rooms import WARM, binders, room, tubes

define('cast wall', lambda: formed('cast wall', '#98948c', 0.15, foot=0.6))
define('yard', lambda: wet('yard', '#4c4a46', 0.6, 0.58, size=0.4))
define('kerb', lambda: concrete('kerb', '#6c6963', rough=0.6, contrast=1.8))
define('pallet', lambda: many('pallet', ('#7a6a54', '#8b7a62', '#6a5c4a', '#94846b'), 0.9))
define('sack', lambda: concrete('sack', '#9c9282', rough=0.75, contrast=0.7))
define('silo', lambda: formed('silo', '#a8a59e', 1.2, foot=0.3))
define('hose', lambda: plain('hose', '#26302a', 0.5))
define('galvanised', lambda: sheet('galvanised', '#8d9294', 0.4, 0.6))

DOOR, BAND, END = (-3.55, -2.35, 0.05, 2.35), (-1.25, 3.35, 1.05, 2.75), 4.35
TOP = 4.62


def left_about():
    """A drum, sacks on a pallet, a hose that nobody rolled up, a broom."""
    g = random.Random(4)
    put('drum', 3.75, -0.62, 40, mat='#2f4a63', seed=2)
    with Group((1.75, -0.95, 0), -7):
        boxes([(-0.6, 0.6, y, y + 0.1, 0, 0.1) for y in (-0.4, -0.05, 0.3)] + [(-0.6 + i * 0.178, -0.48 + i * 0.178, -0.4, 0.4, 0.1, 0.122) for i in range(7)], 'pallet', 0.004)
        for i, (x, y, z) in enumerate(((-0.3, -0.2, 0), (0.3, -0.2, 0), (-0.3, 0.2, 0), (0.3, 0.2, 0), (-0.28, -0.16, 1), (0.26, 0.14, 1), (-0.2, 0.19, 1))):
            with Group((x + g.gauss(0, 0.02), y + g.gauss(0, 0.02), 0.122 + 0.125 * z), g.gauss(0, 7)):
                box(-0.28, 0.28, -0.19, 0.19, 0, 0.13, 'sack', 0.06, segments=5)
    line = []
    for i in range(160):
        a, out = i * 0.19, 0.34 + 0.05 * math.sin(i * 0.13) + g.gauss(0, 0.004)
        line.append((-1.35 + out * math.cos(a) + 0.0006 * i, -0.95 + 0.8 * out * math.sin(a), 0.016 + 0.0008 * i * (0.5 + 0.5 * math.sin(a * 1.7))))
    line += [(-1.0 + 0.1 * i, -1.35 - 0.06 * i + 0.1 * math.sin(0.7 * i), 0.016) for i in range(14)]
    tube(line, 0.014, 'hose', 4)
    with Group((-1.98, -0.30, 0.02), rotation=(math.radians(-11), math.radians(4), 0)):
        boxes([(-0.2 + i * 0.02, -0.185 + i * 0.02, -0.03 + 0.004 * (i % 3), 0.02, 0.0, 0.09 + 0.006 * (i % 2)) for i in range(20)], '#4a3a26')
        box(-0.21, 0.21, -0.03, 0.03, 0.08, 0.12, 'pallet', 0.006)
        tube([(0, 0, 0.1), (0, 0, 1.5)], 0.013, 'ash', 5)


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
    put('hooks', -2.25, 4.5, 0, z=0.04, n=4, coats=((0, 'cloth navy'), (2, 'cloth mustard')))
    model('dustbin', (-2.3, 3.9, 0.04))
    put('lockers', -4.6, 2.3, 90, z=0.04, n=5, mat='ral7035')
    # control room
    room(-1.44, 3.94, 0.4, 4.2, 0.25, 2.95, floor='hall floor', walls='room white', back='room wall', watts=3.0, colour=(1.0, 0.86, 0.70))
    put('desk', 0.35, 1.7, 176, 0.25, seed=8)
    put('desk', 3.1, 2.4, 100, 0.25, seed=21)
    put('floor_lamp', 2.2, 3.4, z=0.25, high=1.75)
    model('phone', (1.0, 1.42, 1.0), 190)
    model('coffee-maker', (3.55, 3.85, 1.02), 0)
    box(3.1, 3.94, 3.6, 4.2, 0.25, 1.02, 'ral7035', 0.004)
    binders(-1.35, 0.0, 3.86, 0.9, 5)
    put('noticeboard', 1.55, 4.2, z=0.35, wide=1.5, tall=1.0, seed=4)
    put('clock', 2.75, 4.2, z=0.05)
    tubes(-1.2, 3.8, 2, 2.6, 2.95, 6, out=0.5)
    wear.slatted(1.08, 2.17, BAND[3] - 0.04, 0.72, 0.27, 35, askew=1.3, seed=5)
    wear.slatted(2.23, 3.30, BAND[3] - 0.04, 0.16, 0.27, 60, seed=6)
    # pipes and lamp
    for k, z in enumerate((4.02, 4.20)):
        tube([(-9, -0.16, z), (END + 0.2, -0.16, z)], 0.05 - k * 0.015, 'galvanised', 8)
    for x in (-4.6, -2.9, -0.6, 1.6, 3.6):
        box(x - 0.02, x + 0.02, -0.22, 0, 3.90, 4.30, 'galvanised', 0.002)
    box(-1.72, -1.58, -0.09, 0, 1.25, 1.62, 'ral7035', 0.01)
    tube([(-1.65, -0.04, 1.62), (-1.65, -0.04, 4.0)], 0.014, 'galvanised', 6)
    sconce(-2.95, 2.95, watts=26, mat='galvanised')
    model('square-switch', (-2.12, -0.006, 1.2), scale=1.2)
    left_about()
    wear.foot(-9, END, 1.1, 0, 0.05, 0.75)
    wear.streaks(BAND[0], BAND[1], BAND[2] - 0.03, 0.8, 0, 0.6)
    wear.streaks(-9, END, TOP - 0.02, 1.9, 0, 0.65)
    wear.streaks(-9, END, 3.14, 1.1, 0, 0.3)
    for a, b in ((BAND[0], -0.1), (-0.1, 1.05), (1.05, 2.2), (2.2, BAND[1])):
        wear.dust(a + 0.04, b - 0.04, BAND[2], BAND[3], 0.155, 0.30)
    # silo, and the yard
    for i in range(6):
        cylinder((8.7, 4.8, i * 2.4), (8.7, 4.8, i * 2.4 + 2.385), 2.6, 'silo', 96, 0)
    box(-60, 60, -60, 30, -0.4, 0, 'yard', 0)
    light = 0.16
    opposite.ground(-50, light * 0.4, '#55524c')
    opposite.trees([(-19, -42, 10), (-9, -46, 12), (3, -44, 9), (14, -40, 12), (24, -46, 11)], light * 0.25, seed=2, colours=('#20242a', '#262a2e'))
    opposite.trees([(38, 30, 11), (45, 27, 8), (52, 33, 12), (61, 34, 9), (30, 33, 9)], 0.02, seed=4, colours=('#20242a',), seen=True)
    nature.hills(70, -40, 160, 6, '#15181d', 2)
    # the light of the rooms, as it leaves through the panes
    stage.area((1.05, 0.36, 1.9), (1.05, -5, 0), 4.4, 46, WARM, height=1.5, spread=160, mirrored=False)
    stage.area((-2.95, 0.36, 1.2), (-2.95, -5, 0), 0.9, 16, WARM, height=1.9, spread=160, mirrored=False)
    box(-9, END, -0.30, 0.02, -0.1, 0.06, 'kerb', 0.02)
    box(DOOR[0] - 0.10, DOOR[1] + 0.10, -0.55, 0.1, -0.1, 0.045, 'galvanised', 0.004)
    stage.dusk(0.55, (0.10, 0.17, 0.36), (0.46, 0.44, 0.50), (1.35, 0.62, 0.28), 62, 1.0, 0.55, 4.0)
    frame = (DOOR[0], 0, 0.05), (DOOR[0], 0, DOOR[3]), (DOOR[1], 0, DOOR[3]), (DOOR[1], 0, 0.05)
    a, b, c, d = BAND
    pane = (a, 0, c), (a, 0, d), (b, 0, d), (b, 0, c), (a, 0, c)
    return photograph((-4.0, -6.9, 1.5), (-0.05, 0, 1.95), 29, 0.25, key=0.41, balance=0.1, stop=1.8, noisy=True, lines=(frame, pane),
                      marks={'steel-3': (DOOR[1], 0, 1.1), 'steel-6': (1.6, 0, d)})
