"""Business house in Tukums: dark standing-seam sheet, an entrance of glass in two storeys, snow; blue winter dusk."""
from kit import stage
from kit.building import lit_room, photograph, wall
from kit.door import element
from kit.facade import grid, lettering, opposite, seamed, sheet, slider, tiles, terrain, waves
from kit.materials import define, principled, rgb
from kit.mesh import Group, box
from kit.rooms import NEUTRAL, WARM, binders, chair, desk, downlights, flight, painting, pendant, railing, room, shelves, sofa, table, tubes

define('dark sheet', lambda: sheet('dark sheet', '#2a2e32', 0.42))
define('cleared', lambda: tiles('cleared', ('#6d6b68', '#787673', '#63615e'), (0.6, 0.6), 0.008, '#3a3a3b', 0.6, 0.5, puddles=0.2))

X0, X1, FLOOR, TOP = -3.1, 3.1, 3.2, 6.35


def snow():
    mat, n, s = principled('fresh snow', rgb('#e9edf2'), 0.75, spec=0.3)
    at = n.where()
    s.inputs['Subsurface'].default_value = 0.0
    height = n.math('ADD', n.math('ADD', n.noise(at, 3.5, 4, 0.6), n.math('MULTIPLY', n.noise(at, 14, 5, 0.65), 0.5)), n.math('MULTIPLY', n.noise(at, 110, 3, 0.6), 0.12))
    n.put(n.bump(height, 0.8, 0.06), s.inputs['Normal'])
    return mat


define('fresh snow', snow)


def ground(x, y):
    """Snow, cleared on the way to the doors, shovelled to its sides, blown up against the wall."""
    side = max(0.0, abs(x - 0.25 * y * 0.25) - 1.9)
    if -0.9 < y and abs(x) < 3.2:
        side = 0.0
    if -6.0 < x < -2.5 and -1.7 + 0.2 * waves(x, y, 1.5, 8) < y:            # to the side door
        side = 0.0
    reach = min(1.0, side / 0.8)
    bank = 0.30 * reach * reach * (3 - 2 * reach) - 0.10 * min(1, max(0.0, side - 0.6) / 1.5)
    drift = 0.25 * max(0.0, 1 + y / 1.1) if x > 3.2 or x < -6.0 else 0.0
    return -0.06 + (bank + drift) * (1 + 0.25 * waves(x, y, 1.7, 2)) + 0.03 * waves(x, y, 0.5, 5) * min(1, side) + 0.014 * waves(x, y, 5, 7, 2) * min(1, side)


def build():
    door, band = (-5.55, -4.35, 0.1, 2.4), (4.5, 8.5, 1.0, 2.5)
    high = [(-6.2, -4.2, 4.3, 5.7), (4.5, 6.5, 4.3, 5.7)]
    wall(-12, 12, 0, 7.0, 0.05, 0.35, 'dark sheet', [(X0, X1, 0.05, TOP), door, band, *high])
    for a, b, c, d in ((-12, -6.2, 0.2, 7), (-6.2, -5.55, 0.2, 4.3), (-6.2, -4.2, 5.7, 7), (-5.55, -4.35, 2.4, 4.3), (-4.2, X0, 0.2, 7), (-4.35, -4.2, 0.2, 4.3), (X0, X1, TOP, 7.0), (X1, 4.5, 0.2, 7), (4.5, 8.5, 2.5, 4.3), (4.5, 6.5, 5.7, 7), (4.5, 8.5, 0.2, 1.0), (6.5, 8.5, 4.3, 7)):
        seamed(a, b, c, d, 0, 'dark sheet', 0.5)
    for a, b in ((-12, door[0]), (door[1], X0), (X1, 12)):
        box(a, b, -0.02, 0.1, 0, 0.2, 'stair concrete', 0.003)
    box(-12.1, 12.1, -0.10, 0.5, 7.0, 7.16, 'dark sheet', 0.004)
    box(-12, 12, -0.04, 1.2, 7.16, 7.27, 'fresh snow', 0.04)
    xs, zs = [X0 + 0.03, -1.15, 1.15, X1 - 0.03], [0.13, 2.5, 2.9, FLOOR, TOP - 0.03]
    grid(xs, zs, 0.10, 'ral9005', face=0.06, solid={2}, leave={(1, 0)})
    with Group((0, 0.15, 0.1)):
        slider(-1.12, 1.12, 2.38, 0, 'ral9005')
    box(X0 - 0.3, X1 + 0.3, -1.7, 0.06, 2.62, 2.76, 'ral9005', 0.005)
    box(X0 - 0.26, X1 + 0.27, -1.64, -0.03, 2.76, 2.86, 'fresh snow', 0.045)
    # below: reception and stair
    room(-4.2, 4.2, 0.35, 8.0, 0.1, 2.9, floor='hall floor', walls='room wall', back='oak panel', watts=6)
    box(-3.1, -0.9, 4.4, 5.1, 0.1, 1.15, 'oak panel', 0.01)
    box(-3.2, -0.8, 4.3, 5.2, 1.15, 1.2, 'black', 0.004)
    for x in (-2.8, -2.0, -1.2):
        pendant(x, 4.7, 2.9, 2.1, 'cone', 0.13, 7)
    shelves(-3.4, -0.7, 7.6, 0.2, 2.6, 6)
    flight(0.9, 5.2, 6.5, 0.1, 11, 1)
    sofa(2.9, 2.9, 1.7, 0.1)
    painting(2.2, 3.6, 7.98, 1.0, 2.0, '#7b3b2e')
    downlights(-3.8, 3.8, 6, 0.8, 3.6, 2, 2.9, 12)
    # above: a meeting room and a place to work
    room(-4.2, 4.2, 0.35, 7.0, FLOOR, TOP - 0.05, floor='oak', walls='room white', back='room grey', watts=5.5, colour=NEUTRAL)
    box(-0.05, 0.05, 1.0, 7.0, FLOOR, TOP, 'room white', 0)
    table(-1.8, 3.4, 2.4, 1.1, FLOOR)
    for x in (-2.6, -1.8, -1.0):
        chair(x, 2.65, 180, FLOOR, 'wool')
        chair(x, 4.15, 0, FLOOR, 'wool')
    for x in (-2.5, -1.2):
        pendant(x, 3.4, TOP, 5.0, 'globe', 0.17, 4.5)
    shelves(0.5, 3.6, 6.6, FLOOR + 0.05, FLOOR + 2.4, 6)
    desk(1.3, 3.0, FLOOR)
    desk(3.0, 3.0, FLOOR)
    tubes(0.2, 3.9, 2, 2.6, TOP - 0.05, 9)
    railing(-3.9, 3.9, 0.5, FLOOR, 0.9)
    # side door, and windows of other tenants
    with Group((0, 0.16, 0.1)):
        element(1200, 2300, 0, 'ral9005', face=130, x=door[0], handle='lever')
    room(-6.6, -3.9, 0.4, 4.0, 0.1, 2.9, walls='room wall', back='oak panel', watts=5)
    painting(-5.2, -4.5, 3.98, 1.1, 2.0, '#2f4858')
    grid([band[0] + 0.03, 5.85, 7.2, band[1] - 0.03], [band[2] + 0.03, band[3] - 0.03], 0.14, 'ral9005')
    room(4.35, 8.9, 0.4, 4.6, 0.2, 2.9, floor='oak', walls='room white', watts=5, colour=NEUTRAL)
    for x in (5.2, 6.9):
        desk(x, 2.4, 0.2)
    binders(4.5, 8.4, 4.2, 0.9, 4)
    tubes(4.6, 8.6, 2, 2.4, 2.9)
    for i, (a, b, c, d) in enumerate(high):
        grid([a + 0.03, (a + b) / 2, b - 0.03], [c + 0.03, d - 0.03], 0.14, 'ral9005')
        room(a - 0.4, b + 0.4, 0.4, 4.0, FLOOR, 6.2, walls=lit_room(NEUTRAL, (8, 90)[i]), watts=0)
    for a, b, c in ((door[0], door[1], 2.4), (band[0], band[1], band[2]), *((a, b, c) for a, b, c, _ in high)):
        if c != 2.4:
            box(a, b, -0.06, 0.08, c - 0.03, c, 'ral9005', 0.002)
            box(a + 0.01, b - 0.01, -0.055, 0.10, c, c + 0.05, 'fresh snow', 0.02)
    lettering('3', 3.55, -0.03, 2.2, 0.42, 'ral9006')
    box(-40, 40, -40, 0.1, -0.4, 0.0, 'cleared', 0)
    box(X0, X1, -1.0, 0.1, -0.2, 0.09, 'cleared', 0.004)
    terrain(-14, 14, -11, 0.1, ground, 'fresh snow', 0.09)
    opposite(-34, 6, 10, 6, 0.18)
    stage.area((0, -0.8, 2.58), (0, -0.8, 0), 3.4, 26, WARM, height=0.5, mirrored=False)
    downlights(-2.6, 2.6, 4, -1.2, -0.4, 1, 2.62, 12)
    stage.dusk(1.6, (0.055, 0.14, 0.40), (0.26, 0.38, 0.62), (0.75, 0.50, 0.42), 215, 0.6)
    edge = (X0, 0, 0.1), (X0, 0, FLOOR - 0.15), (X1, 0, FLOOR - 0.15), (X1, 0, 0.1)
    beside = (door[1], 0, 0.1), (door[1], 0, door[3]), (door[0], 0, door[3]), (door[0], 0, 0.1)
    return photograph((0.9, -10.6, 1.6), (-0.15, 0, 3.15), 33, 0.3, lines=(edge, beside),
                      marks={'aluminium-13': (-0.2, 0, FLOOR - 0.15), 'steel-10': (X1, 0, 1.5), 'aluminium-2': (door[1], 0, 1.4)})
