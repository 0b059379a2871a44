"""House by the palace park at Kristineberg: old plaster, slim steel doors and tall barred windows over a stone plinth; low sun, shadows of bare branches."""
import math

from kit import stage
from kit.building import photograph, wall
from kit.door import element
from kit.facade import branches, casement, render_coat, sconce, tiles
from kit.materials import concrete, define
from kit.mesh import Group, box, cylinder
from kit.rooms import chair, drape, flight, painting, pendant, room, shelves, table

define('old plaster', lambda: render_coat('old plaster', '#c6b08c', 1.5, 0.5, 0.5, 1.0))
define('trim', lambda: render_coat('trim', '#e3dac5', 0.6, 0.25, 0.0))
define('block', lambda: concrete('block', '#a39c90', (0.9, 0.5, 0.008, 0.5), 0.8, True, 1.2, 0.45))
define('slabs', lambda: tiles('slabs', ('#8e887e', '#9c968b', '#827c73', '#a59e92'), (0.8, 0.5), 0.010, '#5c564c', 0.75, relief=0.006))

DOOR = (-1.2, 1.2, 0.45, 3.65)
WINDOWS = [(-4.35, -2.85, 1.35, 3.85), (2.85, 4.35, 1.35, 3.85), (6.0, 7.5, 1.35, 3.85), (-7.5, -6.0, 1.35, 3.85)]


def build():
    wall(-12, 12, -0.2, 8, 0, 0.55, 'old plaster', [(DOOR[0], DOOR[1], 0.41, DOOR[3]), *WINDOWS])
    for a, b in ((-12, DOOR[0] - 0.28), (DOOR[1] + 0.28, 12)):
        box(a, b, -0.09, 0.03, 0, 0.86, 'block', 0.006)
        box(a, b, -0.12, 0.03, 0.86, 0.95, 'trim', 0.012)
    for a, b, c, d in [DOOR, *WINDOWS]:
        low = 0 if c < 1 else c - 0.02
        for x0, x1, z0, z1 in ((a - 0.24, a, low, d + 0.24), (b, b + 0.24, low, d + 0.24), (a, b, d, d + 0.24)):
            box(x0, x1, -0.045, 0.05, z0, z1, 'trim', 0.006)
        box(a - 0.34, b + 0.34, -0.14, 0.02, d + 0.24, d + 0.33, 'trim', 0.014)
        box(a - 0.36, b + 0.36, -0.16, 0.02, d + 0.33, d + 0.345, 'zinc', 0.002)
    for i in range(3):
        box(-2.1 + i * 0.22, 2.1 - i * 0.22, -1.25 + i * 0.36, 0.2, 0, 0.15 * (i + 1), 'granite step', 0.012)
    # steel doors with bars
    with Group((0, 0.28, 0.45)):
        element(2400, 3190, 0, 'ral6012', leaves=2, face=105, overlight=780, x=DOOR[0], handle='lever', metal='inox', with_closer=False, bottom=0.42, depth=0.06)
        for s in (-1, 1):
            for z in (1.02, 1.62):
                a, b = sorted((s * 0.12, s * 1.09))
                box(a, b, -0.022, 0.022, z - 0.014, z + 0.014, 'ral6012', 0.002)
            box(s * 0.605 - 0.014, s * 0.605 + 0.014, -0.021, 0.021, 0.5, 2.32, 'ral6012', 0.002)
        for x in (-0.6, 0, 0.6):
            box(x - 0.014, x + 0.014, -0.022, 0.022, 2.45, 3.14, 'ral6012', 0.002)
    # the hall, its stair, a chandelier
    room(-2.7, 2.7, 0.56, 8.0, 0.45, 4.4, floor='slabs', walls='room wall', watts=7)
    end = flight(-1.9, 5.6, 7.0, 0.45, 13, 1)
    box(end[0], 2.7, 5.6, 8.0, end[1] - 0.25, end[1], 'stair concrete', 0)
    for i in range(6):
        pendant(0.34 * math.cos(i * math.pi / 3), 3.2 + 0.34 * math.sin(i * math.pi / 3), 3.9, 3.1, 'globe', 0.085, 6)
    cylinder((0, 3.2, 3.9), (0, 3.2, 4.4), 0.02, 'black', 12, 0)
    cylinder((0, 3.2, 3.88), (0, 3.2, 3.92), 0.36, 'black', 40, 0)
    for x, tone in ((-1.7, '#6d5a3f'), (0.6, '#3e4a44')):
        painting(x - 0.5, x + 0.5, 7.98, 1.75, 3.05, tone)
    table(-2.2, 2.6, 0.5, 1.4, 0.45)
    for i, (a, b, c, d) in enumerate(WINDOWS[:2]):
        casement(a, b, c, d, 0, 'ral6012', 0.26, (3, 4), face=0.04, bar_face=0.024, sill='trim', sash=False)
        x0, x1 = (a - 0.6, -2.8) if i == 0 else (2.8, b + 0.6)
        room(x0, x1, 0.56, 5.0, 0.45, 4.4, floor='oak', walls='room wall', watts=5)
        drape(a - 0.12, a + 0.30, 0.6, 0.6, 4.1)
        drape(b - 0.28, b + 0.1, 0.6, 0.6, 4.1)
        shelves(a - 0.1, b - 0.05, 4.6, 0.5, 3.6, 9)
        table((a + b) / 2, 2.3, 1.3, 0.8, 0.45)
        chair((a + b) / 2 + 0.2, 3.0, 10, 0.45)
        pendant((a + b) / 2, 2.3, 4.4, 2.9, 'globe', 0.17, 5)
    for a, b, c, d in WINDOWS[2:]:
        casement(a, b, c, d, 0, 'ral6012', 0.26, (3, 4), face=0.04, bar_face=0.024, sill='trim', sash=False)
        room(a - 0.5, b + 0.5, 0.56, 4, 0.45, 4.4, walls='room grey', watts=0)
    for s in (-1, 1):
        sconce(s * 1.92, 2.85, 0, 0, 'globe')
    box(-60, 60, -60, 0.2, -0.4, 0, 'slabs', 0)
    branches(-7.0, -2.7, 1.2, 2.2, 3, lean=(0.15, 0, 1))
    branches(-8.6, -5.2, 1.6, 2.4, 9, lean=(0.2, 0.1, 1))
    stage.sky(14, -118, 0.15, dust=1.4, ozone=1.4, cover=0.2, bright=(5, 4.6, 4.4))
    stage.sun(17, -112, 6.4, 0.45, (1, 0.76, 0.50))
    edge = (DOOR[0] - 0.02, 0, 0.46), (DOOR[0] - 0.02, 0, DOOR[3]), (DOOR[1] + 0.02, 0, DOOR[3]), (DOOR[1] + 0.02, 0, 0.46)
    a, b, c, d = WINDOWS[1]
    pane = (a, 0, c), (a, 0, d), (b, 0, d), (b, 0, c), (a, 0, c)
    return photograph((0.7, -9.3, 1.62), (0.45, 0, 2.35), 35, -0.1, lines=(edge, pane),
                      marks={'steel-1': (DOOR[0] - 0.02, 0, 1.9), 'steel-2': (b, 0, 2.6)})
