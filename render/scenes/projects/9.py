"""Business house on the Swedish coast: bays of lit glass in a frame of grey timber, on bare rock by the sea; clear evening after sunset."""
from kit import stage
from kit.building import photograph
from kit.facade import grid, terrain, waves
from kit.materials import boards, define, granite, plain
from kit.mesh import box
from kit.nature import hills, water
from kit.rooms import WARM, chair, desk, painting, pendant, railing, room, shelves, sofa, table, tubes

define('grey timber', lambda: boards('grey timber', '#857f75', 0.12, 0.012, 0.85))
define('gneiss', lambda: granite('gneiss', '#8a8079', -0.9))

X0, X1, FLOOR, TOP, BASE = -4.4, 6.4, 3.35, 6.35, 0.25


def rock(x, y):
    """Smooth bare rock that falls towards the water on the left and towards us."""
    slope = 0.10 * min(0.0, y + 1.0) - 0.030 * max(0.0, -4.5 - x) ** 1.45
    return slope + 0.16 * waves(x, y, 0.42, 3) + 0.05 * waves(x, y, 1.5, 9, 3) - 0.16 * max(0.0, 1 - abs(waves(x * 0.8 + y * 0.5, y, 0.33, 6, 2)) / 0.07) * 0.6 - 0.05


def build():
    # timber frame round the glass
    box(X0 - 0.45, X0, -0.9, 9, -1.2, TOP + 0.75, 'grey timber', 0.004)
    box(X0 - 0.45, X1 + 3, -0.9, 9, TOP + 0.3, TOP + 0.75, 'grey timber', 0.004)
    box(X0 - 0.47, X1 + 3, -0.94, 9, TOP + 0.75, TOP + 0.80, 'zinc', 0.003)
    box(X0, X1 + 3, -0.85, 0.2, BASE - 0.32, BASE - 0.02, 'grey timber', 0.004)
    box(X0, X1 + 3, -0.3, 9, -1.5, BASE - 0.32, plain('shadow', '#1b1a19', 0.9), 0)
    pitch = 1.8
    xs = [X0 + 0.03 + pitch * i for i in range(8)]
    grid(xs, [BASE + 0.03, FLOOR - 0.33, FLOOR, TOP + 0.27], 0, 'ral7016', face=0.055, depth=0.16, solid={1})
    box(X0, X1 + 3, -0.45, -0.03, FLOOR - 0.33, FLOOR - 0.22, 'grey timber', 0.004)
    # cafe below, work above
    room(X0 + 0.02, X1 + 3, 0.2, 7.5, BASE, FLOOR - 0.33, floor='oak', walls='room white', back='oak panel', watts=6)
    for x, y in ((-2.9, 2.2), (-0.9, 2.6), (1.5, 2.1), (3.6, 2.7), (5.6, 2.2)):
        table(x, y, 1.5, 0.8, BASE)
        for d in (-0.4, 0.4):
            chair(x + d, y - 0.62, 176, BASE)
            chair(x + d, y + 0.62, 5, BASE)
        pendant(x, y, FLOOR - 0.33, 2.0, 'cone', 0.16, 7)
    shelves(-3.6, 0.4, 7.1, BASE + 0.1, 2.6, 6)
    painting(1.6, 3.4, 7.48, 1.1, 2.2, '#2f4858')
    room(X0 + 0.02, X1 + 3, 0.2, 7.5, FLOOR, TOP + 0.27, floor='oak', walls='room white', back='room grey', watts=5)
    for x in (-3.0, -0.6, 3.9, 5.8):
        desk(x, 2.6, FLOOR)
    sofa(1.6, 4.4, 2.0, FLOOR)
    shelves(-3.8, 1.0, 7.1, FLOOR + 0.1, FLOOR + 2.6, 7)
    tubes(X0 + 0.3, X1, 5, 2.4, TOP + 0.27, 8, WARM)
    railing(X0 + 0.1, X1, 0.5, FLOOR, 0.9)
    terrain(-16, 12, -13, 1.5, rock, 'gneiss', 0.075)
    water(-900, 900, -300, 1200, -1.55, '#0f222b', 0.07, 0.22, 0.55)
    hills(620, -900, 500, 26, '#3c4a5a', 3, -1.55)
    hills(420, -700, -160, 12, '#2c3742', 5, -1.55)
    stage.dusk(1.05, (0.13, 0.22, 0.44), (0.62, 0.50, 0.48), (1.7, 0.74, 0.36), -38, 1.0, 0.3, 5.0)
    band = (X0, 0, FLOOR - 0.16), (xs[4], 0, FLOOR - 0.16)
    bay = (xs[2], 0, BASE), (xs[2], 0, TOP + 0.27), (xs[4], 0, TOP + 0.27), (xs[4], 0, BASE)
    return photograph((-4.2, -9.6, 1.75), (-1.2, 0, 2.7), 31, 0.4, lines=(band, bay),
                      marks={'steel-12': (X0 + 0.7, 0, FLOOR - 0.16), 'steel-11': (xs[2], 0, 5.2), 'aluminium-16': (xs[4], 0, 1.6)})
