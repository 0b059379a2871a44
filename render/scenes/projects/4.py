"""Logistics centre in Denmark: where the hall of ribbed sheet meets the glazed office; half-open gate, steel door; wet asphalt, grey dawn."""
from kit import stage
from kit.building import photograph
from kit.door import element
from kit.facade import corrugated, downpipe, formed, grid, lettering, opposite, sconce, sheet, slider
from kit.materials import define, plain, wet
from kit.mesh import Group, box, cylinder
from kit.rooms import NEUTRAL, binders, dice, desk, downlights, flight, painting, pendant, plain_of, railing, room, sofa, tubes

define('ribbed', lambda: sheet('ribbed', '#8f979b', 0.42, 0.1))
define('dark sheet', lambda: sheet('dark sheet', '#33383c', 0.42))
define('plinth', lambda: formed('plinth', '#9c9992', 1.2, foot=0.6))
define('asphalt', lambda: wet('asphalt', '#3c3c3c', 0.42, 0.62, size=0.3))
define('post yellow', lambda: plain('post yellow', '#c79a1c', 0.45))

JOIN, FLOOR, TOP = 0.0, 3.45, 6.7


def racks(x0, x1, y, z, levels=3):
    """Pallet racks with boxes."""
    for k in range(levels):
        low = z + k * 1.45
        box(x0, x1, y, y + 1.1, low + 0.02, low + 0.12, plain_of('#b5541f'), 0)
        x = x0 + 0.1
        while x < x1 - 0.9:
            high = dice.uniform(0.6, 1.15)
            box(x, x + 0.85, y + 0.05, y + 1.0, low + 0.14, low + 0.14 + high, plain_of(dice.choice(('#9a7a52', '#8d6f4a', '#a88a63', '#c9c5bc'))), 0.01)
            x += 0.98
    for i in range(4):
        x = x0 + i * (x1 - x0) / 3
        box(x - 0.05, x + 0.05, y - 0.02, y + 0.08, z, z + levels * 1.45, plain_of('#2f4a63'), 0)


def build():
    gate, door = (-6.9, -3.5, 0.0, 3.9), (-2.35, -1.15, 0.03, 2.4)
    for a, b in ((-12, gate[0]), (gate[1], door[0]), (door[1], JOIN - 0.06)):
        box(a, b, 0.02, 0.3, 0, 1.1, 'plinth', 0.004)
        corrugated(a, b, 1.12, 9, 0, 'ribbed', 0.2)
        box(a, b, -0.03, 0.03, 1.09, 1.13, 'dark sheet', 0.002)
    corrugated(gate[0], gate[1], gate[3], 9, 0, 'ribbed', 0.2)
    corrugated(door[0], door[1], door[3], 9, 0, 'ribbed', 0.2)
    for a, b, c, d in (gate, door):
        for x0, x1, z0, z1 in ((a - 0.10, a, 0, d + 0.10), (b, b + 0.10, 0, d + 0.10), (a, b, d, d + 0.10)):
            box(x0, x1, -0.03, 0.32, z0, z1, 'dark sheet', 0.003)
    # the gate stands half open; racks and lamps in the hall
    for i in range(4):
        z = 2.35 + i * 0.5
        if z < gate[3]:
            box(gate[0], gate[1], 0.12, 0.16, z, min(gate[3], z + 0.49), 'ral9006', 0.006)
    box(gate[0], gate[1], 0.115, 0.165, 2.31, 2.35, 'black', 0)
    room(-11, JOIN - 0.1, 0.35, 14, 0.0, 7.5, floor='hall floor', walls='room grey', watts=3.2, colour=NEUTRAL)
    racks(-9.0, -1.5, 7.0, 0, 4)
    tubes(-9, -1, 4, 4.5, 6.8, 12, length=1.5)
    box(-6.6, -3.8, 2.4, 2.5, 0.002, 0.004, 'post yellow', 0)
    with Group((0, 0.15, 0.02)):
        element(1200, 2370, 0, 'ral7016', face=140, x=door[0], bottom=0.3)
    sconce(-1.75, 2.92, watts=10)
    sconce(-5.2, 4.45, watts=14, colour=(1, 0.86, 0.68))
    lettering('12', -3.22, -0.03, 2.45, 0.62, 'ral7016')
    for x in (-7.25, -3.15):
        cylinder((x, -0.65, 0), (x, -0.65, 1.05), 0.085, 'post yellow', 32, 0.01)
        cylinder((x, -0.65, 0.55), (x, -0.65, 0.72), 0.0862, 'black', 32, 0)
    downpipe(-0.35, 0.05, 9, -0.09, 'dark sheet', 0.05)
    # the office
    xs, zs = [JOIN + 0.05, 1.35, 3.65, 4.95, 6.25, 7.55], [0.07, 2.55, FLOOR - 0.35, FLOOR, TOP]
    grid(xs, zs, 0.0, 'ral7016', face=0.06, solid={2}, leave={(1, 0)})
    with Group((0, 0.05, 0.04)):
        slider(1.38, 3.62, 2.48, 0, 'ral7016')
    box(JOIN - 0.08, 8, -0.06, 0.4, TOP, TOP + 0.9, 'dark sheet', 0.004)
    box(JOIN - 0.10, 8, -0.09, 0.4, TOP + 0.9, TOP + 0.95, 'dark sheet', 0.004)
    box(0.9, 4.2, -1.5, 0.0, 2.72, 2.84, 'ral7016', 0.005)
    room(JOIN + 0.05, 8.5, 0.2, 7.0, 0.06, FLOOR - 0.32, floor='hall floor', walls='room white', back='oak panel', watts=6)
    flight(4.2, 4.6, 5.8, 0.06, 12, 1)
    box(0.7, 2.7, 4.6, 5.2, 0.06, 1.12, 'room white', 0.01)
    box(0.6, 2.8, 4.5, 5.3, 1.12, 1.16, 'oak solid', 0.003)
    for x in (1.1, 1.7, 2.3):
        pendant(x, 4.8, FLOOR - 0.32, 2.2, 'cone', 0.13, 7)
    sofa(5.0, 2.6, 1.8, 0.06)
    painting(0.6, 2.2, 6.98, 1.3, 2.3, '#2f4858')
    downlights(0.3, 7.5, 6, 0.8, 3.4, 2, FLOOR - 0.32, 12)
    room(JOIN + 0.05, 8.5, 0.2, 7.0, FLOOR, TOP, floor='oak', walls='room white', back='room grey', watts=5, colour=NEUTRAL)
    for x in (1.0, 2.9, 4.8, 6.7):
        desk(x, 2.4, FLOOR)
    tubes(0.3, 8, 4, 2.5, TOP, 9)
    binders(0.3, 5.5, 6.6, FLOOR + 0.6, 4)
    railing(JOIN + 0.1, 7.9, 0.45, FLOOR, 0.9)
    box(-80, 80, -80, 0.3, -0.3, 0, 'asphalt', 0).visible_glossy = False
    box(0.9, 4.1, -1.2, 0.1, -0.1, 0.035, 'plinth', 0.006)
    for x in range(-8, 3, 3):
        box(x, x + 1.6, -4.9, -4.8, -0.1, 0.003, plain_of('#b9b7b0'), 0)
    opposite(-40, 6, 9, 9, 0.05)
    stage.dusk(1.7, (0.24, 0.31, 0.42), (0.50, 0.54, 0.60), (0.9, 0.68, 0.54), 235, 0.7, 0.6, 2.0)
    edge = (JOIN, 0, 0.05), (JOIN, 0, 6.0)
    own = (door[0], 0, 0.03), (door[0], 0, door[3]), (door[1], 0, door[3]), (door[1], 0, 0.03)
    slide = (1.35, 0, 0.05), (1.35, 0, 2.55), (3.65, 0, 2.55), (3.65, 0, 0.05)
    return photograph((-0.4, -10.3, 1.6), (-0.2, 0, 2.85), 33, 0.2, key=0.46, lines=(edge, own, slide),
                      marks={'aluminium-4': (JOIN, 0, 4.6), 'steel-5': (door[0], 0, 1.5), 'steel-7': (3.65, 0, 1.4)})
