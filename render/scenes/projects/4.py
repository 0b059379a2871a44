"""Logistics centre in Denmark: where the hall of ribbed sheet meets the glazed office; half-open gate, steel door; low sun along the ribs, the yard already in shade."""
from kit import opposite, stage, wear
from kit.building import photograph
from kit.door import element
from kit.facade import corrugated, downpipe, formed, grid, lettering, sconce, sheet, slider
from kit.materials import concrete, define, plain, wet
from kit.furnish import put
from kit.mesh import Group, box, cylinder
from kit.models import model
from kit.rooms import NEUTRAL, binders, dice, downlights, flight, painting, pendant, plain_of, room, tubes

define('ribbed', lambda: sheet('ribbed', '#8f979b', 0.42, 0.1))
define('dark sheet', lambda: sheet('dark sheet', '#33383c', 0.42))
define('plinth', lambda: formed('plinth', '#9c9992', 1.2, foot=0.6))
define('asphalt', lambda: wet('asphalt', '#413f3d', 0.6, 0.34, size=0.45))
define('wrapped', lambda: plain('wrapped', '#c9cdd0', 0.22, 0.6))
define('post yellow', lambda: concrete('post yellow', '#a8801f', rough=0.55, contrast=1.6))

JOIN, FLOOR, TOP = 0.0, 3.45, 6.7


def racks(x0, x1, y, z, levels=3):
    """Pallet racks: each load stands on its pallet, wrapped or in cartons."""
    for k in range(levels):
        low = z + k * 1.55
        if k:
            for front in (y, y + 1.0):
                box(x0, x1, front, front + 0.05, low - 0.02, low + 0.10, plain_of('#b5541f'), 0.003)
        x = x0 + 0.68
        while x < x1 - 0.5:
            if dice.random() < 0.86:
                model('pallet', (x, y + 0.5, low + 0.10), dice.gauss(0, 1.5), scale=0.92)
                if dice.random() < 0.3:
                    box(x - 0.5, x + 0.5, y + 0.05, y + 0.95, low + 0.22, low + dice.uniform(0.8, 1.25), 'wrapped', 0.03)
                else:
                    for layer in range(dice.randint(1, 4)):
                        for side in (-0.28, 0.28):
                            model('cardboard-box', (x + side + dice.gauss(0, 0.012), y + 0.4 + dice.gauss(0, 0.02), low + 0.22 + layer * 0.30), dice.gauss(0, 2))
            x += 1.22
    for i in range(5):
        x = x0 + i * (x1 - x0) / 4
        box(x - 0.045, x + 0.045, y - 0.03, y + 0.05, z, z + levels * 1.55, plain_of('#2f4a63'), 0.004)
    for x in (x0, x1):
        box(x - 0.06, x + 0.06, y - 0.14, y - 0.10, z, z + 0.45, 'post yellow', 0.006)


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
    room(-11, JOIN - 0.1, 0.35, 14, 0.0, 7.5, floor='hall floor', walls='room grey', watts=2.2, colour=NEUTRAL)
    racks(-9.6, -4.7, 7.0, 0, 4)
    racks(-3.4, 0.2, 5.2, 0, 4)
    model('pallet', (-6.3, 2.2, 0), 8)
    for at in ((-6.5, 2.1, 0.13), (-6.05, 2.25, 0.13), (-6.4, 2.15, 0.43)):
        model('cardboard-box', at, 6 + dice.gauss(0, 3))
    model('step-ladder-metal', (-1.62, 2.6, 0), 90)
    tubes(-9, -1, 4, 4.5, 6.8, 12, length=1.5)
    box(-6.6, -3.8, 2.4, 2.5, 0.002, 0.004, 'post yellow', 0)
    with Group((0, 0.15, 0.02)):
        element(1200, 2370, 0, 'ral7016', face=140, x=door[0], bottom=0.3, pane='pane')
    sconce(-1.75, 2.92, watts=6)
    sconce(-5.2, 4.45, watts=0)
    box(-3.28, -2.60, -0.012, 0.0, 2.62, 3.22, 'ral7021', 0.004)
    lettering('12', -3.17, -0.013, 2.73, 0.52, 'paper white', 0.003)
    for x in (-7.25, -3.15):
        cylinder((x, -0.65, 0), (x, -0.65, 1.05), 0.085, 'post yellow', 32, 0.01)
        cylinder((x, -0.65, 0.55), (x, -0.65, 0.72), 0.0862, 'black', 32, 0)
    downpipe(-0.35, 0.05, 9, -0.09, 'dark sheet', 0.05)
    # the office
    xs, zs = [JOIN + 0.05, 1.35, 3.65, 4.95, 6.25, 7.55, 8.85], [0.07, 2.55, FLOOR - 0.35, FLOOR, TOP]
    grid(xs, zs, 0.0, 'ral7016', face=0.06, solid={2}, leave={(1, 0)})
    with Group((0, 0.05, 0.04)):
        slider(1.38, 3.62, 2.48, 0, 'ral7016')
    box(JOIN - 0.08, 10, -0.06, 0.4, TOP, TOP + 0.9, 'dark sheet', 0.004)
    box(JOIN - 0.10, 10, -0.09, 0.4, TOP + 0.9, TOP + 0.95, 'dark sheet', 0.004)
    box(0.9, 4.2, -1.5, 0.0, 2.72, 2.84, 'ral7016', 0.005)
    room(JOIN + 0.05, 9.2, 0.2, 7.0, 0.06, FLOOR - 0.32, floor='hall floor', walls='room white', back='oak panel', watts=3.2)
    flight(4.2, 4.6, 5.8, 0.06, 12, 1)
    box(0.5, 2.7, 4.4, 5.1, 0.06, 1.12, 'room white', 0.01)
    box(0.42, 2.78, 4.3, 5.2, 1.12, 1.16, 'oak solid', 0.003)
    model('decorativePlant', (0.5, 3.7, 0.06), 0, 1.25)
    model('water_cooler', (3.35, 6.6, 0.06), 0)
    model('phone', (0.85, 4.75, 1.16), 170)
    model('penbox', (1.35, 4.55, 1.16), 20)
    model('newspaper', (2.35, 4.55, 1.16), 24)
    for x in (1.1, 1.7, 2.3):
        pendant(x, 4.8, FLOOR - 0.32, 2.2, 'cone', 0.13, 5)
    model('couch', (5.35, 2.7, 0.06), 12)
    model('coffee-table2', (5.2, 1.6, 0.06), 10)
    model('newspaper', (5.0, 1.65, 0.54), 40)
    model('coffee-mug', (5.45, 1.5, 0.54), 70)
    model('ficus', (7.1, 1.6, 0.06), 60, 1.9)
    model('briefcase', (4.55, 2.5, 0.06), 20)
    model('smoke-detector', (2.4, 2.2, FLOOR - 0.42), 0, tilt=(90, 0))
    painting(0.6, 2.2, 6.98, 1.3, 2.3, '#2f4858')
    downlights(0.3, 8.5, 6, 0.8, 3.4, 2, FLOOR - 0.32, 10, out=0.2)
    room(JOIN + 0.05, 9.2, 0.2, 7.0, FLOOR, TOP, floor='oak', walls='room white', back='room grey', ceiling='stair concrete', watts=0.7, colour=NEUTRAL)
    for x, y, turn, seed in ((1.1, 1.7, 176, 3), (3.6, 2.6, 95, 8), (6.2, 1.8, 184, 14)):
        put('desk', x, y, turn, FLOOR, seed=seed)
    model('ficus', (0.45, 4.6, FLOOR), 0, 1.7)
    model('filing-cabinet', (7.2, 6.4, FLOOR), 0)
    tubes(0.3, 8.6, 4, 2.5, TOP, 5, out=0.3)
    wear.blinds((1.35, 3.65, 4.95, 6.25, 7.55, 8.85), TOP - 0.05, FLOOR + 0.1, 0.22, 4, 0.6, wear.slatted)
    binders(0.3, 5.5, 6.6, FLOOR + 0.6, 4)
    # what stands about outside
    model('CCTV', (-0.72, -0.10, 3.35), 0, scale=1.3)
    model('pallet', (-7.9, -0.75, 0.0), 4)
    put('parcels', -0.86, -0.12, 6, n=3, seed=2)
    wear.fallen(-6, 8, -2.0, -0.05, 30, 0.004)
    wear.gully(-2.4, -1.6, 0.002)
    box(-0.95, -0.72, -0.012, 0, 1.45, 1.80, 'ral7035', 0.003)
    for z, wide in ((1.72, 0.15), (1.67, 0.17), (1.62, 0.11)):
        box(-0.92, -0.92 + wide, -0.014, -0.011, z - 0.006, z + 0.006, 'black', 0)
    box(1.42, 1.62, 0.005, 0.009, 1.55, 1.66, 'ral9010', 0)
    wear.foot(-12, JOIN, 0.5, 0.015, 0, 0.55)
    wear.streaks(gate[0], gate[1], gate[3], 0.9, 0.1, 0.4)
    for a, b in ((JOIN + 0.08, 1.3), (3.7, 4.9), (5.0, 6.2)):
        wear.dust(a, b, 0.1, 2.5, -0.005, 0.20)
        wear.dust(a, b, FLOOR, TOP, -0.005, 0.22)
    box(-80, 80, -60, 0.3, -0.3, 0, 'asphalt', 0)
    box(0.9, 4.1, -1.2, 0.1, -0.1, 0.035, 'plinth', 0.006)
    wear.mat(2.5, -0.75, 0.035, 1.5, 0.7)
    for x in range(-8, 3, 3):
        box(x, x + 1.6, -4.9, -4.8, -0.1, 0.003, plain_of('#b9b7b0'), 0)
    wear.streaks(-12, JOIN, 9, 3.5, -0.002, 0.35)
    for x in (-6.0, -2.6):                                                # where sheets meet
        box(x - 0.004, x + 0.004, -0.004, 0.03, 1.14, 9, 'dark sheet', 0)
    light = 0.5
    opposite.ground(-60, light * 0.25, '#4a4a4a')
    opposite.houses(-46, light * 0.5, 5, 9, 9, 0.0, gaps=0.35, sky=(0.5, 0.56, 0.63))
    opposite.trees([(-17, -41, 12), (-8, -38, 14), (0.5, -40, 12), (15, -39, 13), (23, -37, 14), (30, -42, 13)], light * 0.9, colours=('#6a5a34', '#5d5236', '#57502f'))
    # the hall beside this one keeps the sun from the yard
    shade = box(-90, -14, -40, -10, 0, 5.35, 'black', 0)
    shade.visible_camera = shade.visible_glossy = shade.visible_diffuse = False
    stage.sun(10, 248, 5.0, 0.7, (1.0, 0.70, 0.40))
    stage.dusk(1.0, (0.20, 0.34, 0.66), (0.66, 0.68, 0.74), (1.1, 0.82, 0.55), 248, 0.8, 0.35, 2.0)
    edge = (JOIN, 0, 0.05), (JOIN, 0, 6.59)
    own = (door[0], 0, 0.03), (door[0], 0, door[3]), (door[1], 0, door[3]), (door[1], 0, 0.03)
    slide = (1.35, 0, 0.05), (1.35, 0, 2.55), (3.65, 0, 2.55), (3.65, 0, 0.05)
    return photograph((-3.4, -10.3, 1.6), (0.2, 0, 2.85), 33, 0.2, key=0.66, balance=0.2, stop=2.0, lines=(edge, own, slide),
                      marks={'steel-5': (JOIN, 0, 4.6), 'aluminium-5': (door[0], 0, 1.5), 'steel-7': (3.65, 0, 1.4)})
