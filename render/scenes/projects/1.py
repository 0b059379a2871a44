"""Villa near Alicante: inside its garage, the gate open behind us; the door to the dwelling, a window towards the neighbour's wall; evening sun through an olive tree."""
from kit import stage, wear
from kit.building import photograph, wall
from kit.door import element
from kit.facade import branches, casement, render_coat, tiles
from kit.furnish import pot_of_soil, put
from kit.materials import boards, concrete, define
from kit.mesh import Group, box, cylinder, tube
from kit.models import model
from kit.nature import shrub
from kit.place import limewash
from kit.rooms import painting, room, skirting

define('lime', lambda: render_coat('lime', '#e4ddd0', 1.1, 0.10, 0.45, 0.5))
define('house lime', lambda: limewash('house lime', '#ddd5c6'))
define('poured', lambda: concrete('poured', '#8e877c', (3.4, 3.4, 0.006, 0), 0.42, contrast=1.5, joint_shade=0.5))
define('cotto', lambda: tiles('cotto', ('#9c5a3c', '#b06d49', '#8e4f36', '#bb7c57'), (0.30, 0.30), 0.010, '#a3917c', 0.65, relief=0.005))
define('beam', lambda: boards('beam', '#6a4a31', 0.4, 0.0, 0.75, False, 0.35))
define('laths', lambda: boards('laths', '#b9a58a', 0.11, 0.006, 0.8, False, 0.3))

LEFT, RIGHT, HIGH, GATE = -3.5, 3.3, 2.85, -7.6
DOOR, WINDOW = (-0.55, 0.55, 0.0, 2.14), (0.75, 1.95, 1.0, 2.2)         # the window along the side wall, from the back


def shell():
    """Walls, the poured floor with its tyre marks, beams under a ceiling of laths; behind us the gate that the sun comes in by."""
    wall(LEFT - 0.3, RIGHT + 0.3, -0.1, HIGH, 0, 0.25, 'lime', [DOOR])
    box(LEFT - 0.3, LEFT, GATE, 0, 0, HIGH, 'lime', 0)
    with Group((RIGHT, 0, 0), -90):
        wall(0, -GATE, -0.1, HIGH, 0, 0.4, 'lime', [WINDOW])
    box(LEFT - 6, RIGHT + 0.4, GATE - 12, 0.3, -0.3, 0, 'poured', 0)
    box(LEFT, RIGHT, GATE, 0, HIGH, HIGH + 0.05, 'laths', 0)
    for i in range(7):
        y = -0.55 - 1.05 * i
        box(LEFT, RIGHT, y - 0.07, y + 0.07, HIGH - 0.19, HIGH, 'beam', 0.006)
    for a, b, c, d in ((LEFT - 3, -2.0, 0, 6), (2.2, RIGHT + 3, 0, 6), (-2.0, 2.2, 2.42, 6)):
        box(a, b, GATE - 0.3, GATE, c, d, 'lime', 0)
    wear.foot(LEFT, DOOR[0] - 0.05, 0.5, 0, 0, 0.4)
    wear.foot(DOOR[1] + 0.05, RIGHT, 0.5, 0, 0, 0.4)
    with Group((RIGHT, 0, 0), -90):
        wear.foot(0, -GATE, 0.45, 0, 0, 0.45)
        wear.streaks(WINDOW[0], WINDOW[1], WINDOW[2] - 0.02, 0.5, 0, 0.3)
    with Group((LEFT, GATE, 0), 90):
        wear.foot(0, -GATE, 0.5, 0, 0, 0.5)


def dwelling():
    """What the door's glass shows: a passage with clay tiles, a picture and a plant, by the light of another room."""
    room(-1.0, 1.5, 0.25, 5.2, 0.015, 2.6, floor='cotto', walls='house lime', watts=0)
    skirting(-1.0, 1.5, 5.2, 0.015)
    stage.area((1.2, 3.2, 1.6), (-1.0, 3.6, 1.0), 1.0, 55, (1.0, 0.84, 0.64), height=1.8, mirrored=False)
    painting(-0.75, 0.05, 5.19, 1.25, 1.95, '#8a4f35')
    model('coffee-table2', (-0.35, 4.9, 0.015), 0, 0.75)
    model('vase3', (-0.6, 4.9, 0.765))
    put('plant', 0.75, 4.6, z=0.015, tall=1.3, kind='rubber', pot='terracotta', seed=5)
    model('oriental-rug', (0.1, 2.6, 0.015), 92, scale=0.8)


def build():
    shell()
    dwelling()
    with Group((0, 0.06, 0)):
        element(1100, 2140, 0, 'champagne', face=140, x=DOOR[0], pane='pane')
    with Group((RIGHT, 0, 0), -90):
        casement(*WINDOW, 0, 'champagne', 0.16, (1, 1), face=0.055, sill=None)
        box(WINDOW[0] - 0.02, WINDOW[1] + 0.02, -0.03, 0.16, WINDOW[2] - 0.04, WINDOW[2], 'cotto', 0.004)
    # the neighbour's house, an arm's length away
    box(RIGHT + 2.4, RIGHT + 2.6, -14, 9, 0, 5, 'house lime', 0)
    put('plant', RIGHT + 1.2, -0.6, z=0, tall=2.1, kind='rubber', seed=12)
    put('plant', RIGHT + 1.6, 0.9, z=0, tall=1.9, kind='palm', seed=3)
    with Group((RIGHT + 2.4, 0, 0), -90):
        casement(0.2, 1.1, 1.5, 2.6, 0, 'oak panel', 0.12, (2, 1), sill=None)
    stage.area((RIGHT + 0.6, -0.5, 4.2), (RIGHT + 2.4, 0.5, 1.5), 2.5, 120, (1.0, 0.86, 0.66), height=1.0, mirrored=False)
    # little stands here
    with Group((2.75, -0.5, 0)):
        pot_of_soil('terracotta', 1.25)
    shrub(2.75, -0.5, 0.26, 'olive', 11, 0.40, 0.032, 1.1)
    with Group((-2.9, -0.42, 0)):
        pot_of_soil('terracotta', 1.0)
    with Group((-2.45, -0.34, 0), 20):
        pot_of_soil('terracotta', 0.7)
    wear.mat(0.05, -0.36, 0, 0.85, 0.5, 3)
    wear.switches(0.86, 1.12, 0, 1)
    box(-1.55, -1.15, -0.10, 0, 1.42, 1.98, 'ral9010', 0.006)
    box(-1.535, -1.165, -0.104, -0.10, 1.435, 1.965, 'ral9010', 0.003)
    tube([(-1.35, -0.02, 1.98), (-1.35, -0.02, HIGH)], 0.011, 'ral9010', 4)
    tube([(0.86, -0.02, 1.20), (0.86, -0.02, HIGH)], 0.009, 'ral9010', 4)
    cylinder((0.0, 0, 2.42), (0.0, -0.07, 2.42), 0.105, 'white', 32, 0.01)
    wear.fallen(-3, 3, -6.5, -0.1, 40, 0.004, ('#8a7a45', '#6d5a30', '#a38a4a'), 0.026, 5, 1.2)
    branches(-2.2, GATE - 3.2, 0.1, 1.75, 4, 26, 0.05, lean=(0.3, 0.1, 1))
    stage.area((0, GATE + 0.2, 1.5), (0, 0, 1.0), 4.0, 85, (0.82, 0.90, 1.0), height=2.2, mirrored=False)
    stage.area((RIGHT + 0.35, -1.35, 1.6), (0, -1.35, 0.6), 1.2, 26, (1.0, 0.95, 0.86), height=1.2, mirrored=False)
    stage.sky(9, -160, 0.17, dust=1.6, ozone=1.5)
    stage.sun(9.5, -168, 8.5, 0.5, (1, 0.72, 0.46))
    stage.mirrored('courtyard', 0.5, 120)
    frame = (DOOR[0], 0, 0), (DOOR[0], 0, DOOR[3]), (DOOR[1], 0, DOOR[3]), (DOOR[1], 0, 0)
    a, b, c, d = WINDOW
    pane = [(RIGHT, -y, z) for y, z in ((a, c), (a, d), (b, d), (b, c), (a, c))]
    return photograph((-2.4, -6.5, 1.5), (0.85, 0, 1.32), 28, 0.3, key=0.56, lines=(frame, pane), stop=2.0, noisy=True,
                      marks={'aluminium-3': (DOOR[0], 0, 1.6), 'aluminium-9': (RIGHT, -b, 1.6)})
