"""Office and technology house in Sweden: its light court under a glazed roof, rooms behind butt-jointed glass on three floors; the blue hour."""
from kit import stage
from kit.building import photograph
from kit.door import element
from kit.facade import dice, formed
from kit.materials import concrete, define, glass, terrazzo
from kit.mesh import Group, bar, box, from_faces
from kit.rooms import NEUTRAL, WARM, binders, chair, desk, flight, pendant, railing, room, shelves, sofa, table, tubes

define('court floor', lambda: terrazzo('court floor', '#c4bfb6', 0.2))
define('cast', lambda: formed('cast', '#a19d95', 0.15, True, 0.2))
define('edge', lambda: concrete('edge', '#b4b0a8', rough=0.7))
define('roof pane', lambda: glass('roof pane', (0.86, 0.90, 0.90), 1.5))
define('joint', lambda: glass('joint', (0.9, 0.93, 0.92), 1.4))

HALF, DEEP, STOREY, SLAB, LEVELS = 3.9, 15.0, 3.45, 0.35, 3
EAVE = LEVELS * STOREY


def side():
    """One long side, as a facade towards -Y: three floors of rooms behind butt-jointed glass."""
    for k in range(LEVELS):
        z, head = k * STOREY, (k + 1) * STOREY - SLAB
        count, pitch = 10, DEEP / 10
        for i in range(count):
            pane = box(i * pitch + 0.003, (i + 1) * pitch - 0.003, 0.03, 0.06, z + 0.04, head - 0.03, 'joint', 0)
            pane.rotation_euler = (0, 0, 0.0012 * dice.gauss(0, 1))
            if i:
                box(i * pitch - 0.004, i * pitch + 0.004, 0.028, 0.062, z + 0.04, head - 0.03, 'gasket line', 0)
        for low, high in ((z, z + 0.045), (head - 0.05, head)):
            box(0, DEEP, 0.01, 0.08, low, high, 'ral7021', 0.001)
        box(0, DEEP, -0.02, 5, head, (k + 1) * STOREY, 'edge', 0.004)
        room(0.02, DEEP - 0.02, 0.1, 5.0, z + 0.002, head, floor='oak', walls='room white', back=('oak panel', 'room white', 'oak panel')[k], watts=(8, 8, 6)[k], colour=NEUTRAL, slab=0.0)
        for a in (5.0, 10.0):
            box(a - 0.05, a + 0.05, 0.12, 5.0, z, head, 'room white', 0)
        tubes(0.4, DEEP - 0.4, 9, 1.8, head, 8)
        for i in range(5):
            x = 1.4 + i * 3.0
            if (i + k) % 3 == 0:
                table(x, 2.2, 2.0, 1.0, z)
                for d in (-0.55, 0.45):
                    chair(x + d, 1.45, 178, z, 'wool')
                    chair(x + d, 2.95, 4, z, 'wool')
                pendant(x, 2.2, head, z + 2.0, 'cone', 0.17, 7)
            else:
                desk(x, 2.0, z)
        shelves(5.6, 9.4, 4.6, z + 0.1, z + 2.3, 6)
        binders(11.0, 14.2, 4.6, z + 0.6, 4)


def build():
    box(-HALF, HALF, -14, DEEP + 1, -0.3, 0, 'court floor', 0)
    with Group((-HALF, 0, 0), 90):
        side()
    with Group((HALF, DEEP, 0), -90):
        side()
    # the end wall: cast concrete, a stair, glass to the technical rooms
    box(-HALF, HALF, DEEP + 1.6, DEEP + 1.9, 0, EAVE + 0.3, 'cast', 0)
    for s in (-1, 1):
        a, b = sorted((s * HALF, s * (HALF + 0.3)))
        box(a, b, DEEP + 0.01, DEEP + 1.9, 0, EAVE, 'cast', 0)
    for k in range(LEVELS):
        z = k * STOREY
        if k:
            box(-HALF, HALF, DEEP - 0.6, DEEP + 1.6, z - 0.3, z, 'edge', 0.004)
            railing(-HALF + 0.05, HALF - 0.05, DEEP - 0.5, z, 1.0)
        with Group((0, DEEP + 1.54, z)):
            element(1100, 2300, 0, 'ral7021', face=130, x=0.9)
        stage.area((0, DEEP + 0.2, z + 3.05), (0, DEEP + 1.6, z + 1.2), 5, 34, WARM, height=0.3, mirrored=False)
    flight(-2.9, DEEP - 2.3, DEEP - 0.9, 0, 19, 1, STOREY / 19, 0.27, rear=False)
    # roof
    rise, n = 1.5, 12
    for j in range(n + 1):
        y = (DEEP + 1.8) * j / n
        for s in (-1, 1):
            bar((s * HALF, y, EAVE + 0.25), (0, y, EAVE + 0.25 + rise), 0.06, 0.16, 'ral7021')
    for s in (-1, 1):
        for i in range(4):
            t = i / 3
            x, z = s * HALF * (1 - t), EAVE + 0.25 + rise * t
            bar((x, 0, z), (x, DEEP + 1.8, z), 0.06, 0.14, 'ral7021')
        from_faces('roof', [(s * HALF, 0, EAVE + 0.36), (0, 0, EAVE + 0.36 + rise), (0, DEEP + 1.8, EAVE + 0.36 + rise), (s * HALF, DEEP + 1.8, EAVE + 0.36)], [(0, 1, 2, 3)], 'roof pane')
        a, b = sorted((s * HALF, s * (HALF + 0.4)))
        box(a, b, 0, DEEP + 2, EAVE, EAVE + 0.3, 'edge', 0.004)
    # life in the court
    for y in (4.2, 8.2):
        box(-0.75, 0.75, y - 0.75, y + 0.75, 0, 0.45, 'cast', 0.01)
        box(-0.70, 0.70, y - 0.70, y + 0.70, 0.45, 0.47, 'oak solid', 0.004)
    for x, y, t in ((-2.2, 3.0, 20), (2.3, 5.6, -30)):
        sofa(x, y, 1.7)
    for y in (2.0, 6.2, 10.4):
        for k, x in enumerate((-0.7, 0.2, 0.8)):
            pendant(x, y + 0.6 * k, EAVE + 1.2, 6.2 - 0.55 * k, 'globe', 0.24, 4)
    stage.area((0, 6, EAVE - 0.4), (0, 6, 0), 3.0, 60, WARM, height=9, mirrored=False)
    box(-HALF - 5, HALF + 5, -14.2, -14, 0, EAVE, 'edge', 0)
    stage.dusk(1.0, (0.08, 0.18, 0.46), (0.30, 0.38, 0.55), (0.8, 0.5, 0.4), 0, 0.4)
    left = (-HALF, 3.0, 0.02), (-HALF, 3.0, STOREY - SLAB), (-HALF, 12.0, STOREY - SLAB), (-HALF, 12.0, 0.02)
    second = (HALF, 3.0, STOREY), (HALF, 3.0, 2 * STOREY - SLAB), (HALF, 12.0, 2 * STOREY - SLAB), (HALF, 12.0, STOREY)
    ridge = (0, 8.6, EAVE + 0.2 + rise), (0, DEEP, EAVE + 0.2 + rise)
    return photograph((0.35, -4.4, 1.65), (0.2, 6, 4.5), 21, 0.3, lines=(left, second, ridge),
                      marks={'aluminium-11': (-HALF, 5.0, STOREY - SLAB), 'aluminium-10': (HALF, 3.0, 5.0), 'steel-9': (0, 10.5, EAVE + 0.2 + rise)})
