"""Hangar in Aby: through the open gate into the hall, where the offices lie behind fire glass in two storeys; low evening sun over the apron."""
from kit import stage
from kit.building import photograph
from kit.door import element
from kit.facade import corrugated, grid, lettering, sconce, sheet
from kit.materials import concrete, define, plain
from kit.mesh import Group, bar, box
from kit.rooms import NEUTRAL, WARM, binders, desk, painting, plain_of, room, shelves, tubes

define('cladding', lambda: sheet('cladding', '#8b9295', 0.45, 0.15))
define('gate', lambda: sheet('gate', '#3c505c', 0.42))
define('apron', lambda: concrete('apron', '#8f8b83', (4.0, 4.0, 0.018, 0), 0.6, contrast=1.2, joint_shade=0.35))
define('hall ground', lambda: concrete('hall ground', '#827f79', (6.0, 6.0, 0.010, 0), 0.16, contrast=0.8, joint_shade=0.4))
define('wall sheet', lambda: sheet('wall sheet', '#b9bab6', 0.5))
define('line yellow', lambda: plain('line yellow', '#c99a1d', 0.5))

LEFT, RIGHT, HIGH, BACK, FLOOR, TOP = -4.6, 5.4, 5.6, 11.0, 2.95, 5.6


def leaf(x0, x1, y):
    """One leaf of the gate: ribbed sheet in a frame, a band of windows."""
    corrugated(x0 + 0.1, x1 - 0.1, 0.12, 3.55, y + 0.01, 'gate', 0.25, 0.035)
    corrugated(x0 + 0.1, x1 - 0.1, 4.55, HIGH, y + 0.01, 'gate', 0.25, 0.035)
    for a, b, c, d in ((x0, x0 + 0.12, 0.05, HIGH), (x1 - 0.12, x1, 0.05, HIGH), (x0, x1, 0.05, 0.2), (x0, x1, 3.5, 3.6), (x0, x1, 4.5, 4.6)):
        box(a, b, y - 0.03, y + 0.12, c, d, 'ral7016', 0.004)
    for i in range(4):
        u = x0 + 0.12 + i * (x1 - x0 - 0.24) / 4
        box(u, u + 0.05, y - 0.025, y + 0.1, 3.55, 4.55, 'ral7016', 0.003)
    box(x0 + 0.1, x1 - 0.1, y + 0.05, y + 0.07, 3.55, 4.55, 'pane', 0)


def build():
    leaf(-9.6, LEFT + 0.25, -0.2)
    leaf(RIGHT - 0.25, 11.0, -0.2)
    leaf(-9.0, LEFT - 0.35, 0.15)
    box(-14, 14, -0.42, 0.5, HIGH, HIGH + 0.38, 'ral7016', 0.006)
    corrugated(-14, 14, HIGH + 0.38, 10, -0.05, 'cladding', 0.25, 0.04)
    for y in (-0.32, 0.02):
        box(-14, 14, y + 0.12, y + 0.18, -0.05, 0.004, 'inox', 0)
    # hall
    box(-16, 16, 0.1, BACK + 8, -0.3, 0.0, 'hall ground', 0)
    for s in (-1, 1):
        a, b = sorted((s * 13.0, s * 13.2))
        box(a, b, 0.5, BACK, 0, 10, 'wall sheet', 0)
    box(-14, 14, 0.5, BACK + 1, 9.0, 9.2, 'cladding', 0)
    for y in (3.0, 6.2, 9.4):                                               # trusses
        for z in (6.3, 7.9):
            box(-13, 13, y - 0.08, y + 0.08, z - 0.09, z + 0.09, 'ral7035', 0.004)
        for i in range(14):
            x = -13 + i * 2
            bar((x, y, 6.3), (x + 1, y, 7.9), 0.08, 0.08, 'ral7035')
            bar((x + 1, y, 7.9), (x + 2, y, 6.3), 0.08, 0.08, 'ral7035')
        tubes(-9, 9, 4, y + 1.5, 6.6, 12, length=1.5)
    stage.area((0.4, 5.8, 6.2), (0.4, 5.8, 0), 15, 260, NEUTRAL, height=7.5, mirrored=False)
    # offices towards the hall
    x0, x1 = -2.1, 10.3
    door = (-3.85, -2.55, 0.02, 2.4)
    for a, b, c, d in ((-13, door[0], 0, TOP), (door[1], x0, 0, TOP), (door[0], door[1], door[3], TOP), (x1, 13, 0, TOP), (-13, 13, TOP, 9)):
        box(a, b, BACK, BACK + 0.25, c, d, 'wall sheet', 0.003)
    xs, zs = [x0 + 1.55 * i for i in range(9)], [0.9, FLOOR - 0.3, FLOOR, TOP]
    box(x0, x1, BACK, BACK + 0.25, 0, 0.9, 'wall sheet', 0.003)
    with Group((0, BACK, 0)):
        grid(xs, zs, 0.05, 'ral7016', face=0.06, solid={1})
        with Group((0, 0.08, 0.02)):
            element(1300, 2370, 0, 'ral7016', face=140, x=door[0], fill='sheet', pane='pane')
            box(door[0] + 0.12, door[1] - 0.12, -0.043, -0.034, 0.03, 0.28, 'inox', 0.001)
        room(-13, x0 - 0.2, 0.4, 5, 0, 2.7, watts=0, walls='room grey')
        room(x0, x1, 0.3, 6, 0.02, FLOOR - 0.3, floor='oak', walls='room white', back='oak panel', watts=5.5, colour=WARM)
        room(x0, x1, 0.3, 6, FLOOR, TOP, floor='oak', walls='room white', back='room grey', watts=5.5, colour=WARM)
        for x in (-0.9, 1.2, 3.3, 5.4):
            desk(x, 2.2, 0.02)
            desk(x, 2.4, FLOOR)
        shelves(-1.8, 2.2, 5.6, 0.1, 2.5, 6)
        binders(2.6, 6.0, 5.6, FLOOR + 0.5, 4)
        tubes(x0, x1, 6, 2.4, FLOOR - 0.3, 9)
        tubes(x0, x1, 6, 2.4, TOP, 9)
        painting(3.0, 4.6, 5.98, 1.0, 2.1, '#2f4858')
        sconce(-3.2, 2.9, 0, 8)
        lettering('H2', -5.6, -0.01, 3.2, 0.9, 'ral7016')
    # what stands in the hall: a bench with drawers
    box(-6.6, -4.6, BACK - 0.75, BACK - 0.1, 0.0, 0.86, plain_of('#7d2b25'), 0.01)
    box(-6.7, -4.5, BACK - 0.8, BACK - 0.05, 0.86, 0.92, 'oak solid', 0.004)
    for i in range(4):
        for k in range(3):
            box(-6.55 + i * 0.49, -6.12 + i * 0.49, BACK - 0.765, BACK - 0.75, 0.12 + k * 0.24, 0.33 + k * 0.24, plain_of('#8f3129'), 0.004)
    box(0.32, 0.48, -30, BACK - 1.5, -0.05, 0.003, 'line yellow', 0)
    box(-80, 80, -80, 0.1, -0.35, 0, 'apron', 0)
    stage.sky(9, -128, 0.16, dust=1.8, cover=0.3, bright=(5.6, 5.0, 4.6), scale=0.8, seed=9.4, opacity=0.6)
    stage.sun(9.5, -128, 3.6, 0.7, (1, 0.66, 0.38))
    glass_edge = (x0, BACK, 0.9), (x0, BACK, TOP), (min(x1, 5.0), BACK, TOP)
    own = (door[0], BACK, 0.02), (door[0], BACK, door[3]), (door[1], BACK, door[3]), (door[1], BACK, 0.02)
    return photograph((0.5, -9.0, 1.65), (0.35, 0, 2.75), 29, 0.5, lines=(glass_edge, own),
                      marks={'aluminium-5': (2.2, BACK, TOP), 'steel-4': (door[0], BACK, 1.3)})

