"""Villa near Alicante: white lime render and roof tiles, a glazed entrance in a deep opening beside the garage; late sun through an olive tree."""
import math
import random

from kit import opposite, stage, wear
from kit.building import photograph, wall
from kit.door import element
from kit.facade import branches, casement, render_coat, sconce, tiles
from kit.furnish import pot_of_soil, put
from kit.materials import boards, concrete, define
from kit.models import model
from kit.mesh import Group, box, from_faces
from kit.nature import shrub
from kit.rooms import drape, inner_door, painting, pendant, room, shelves, skirting

define('lime', lambda: render_coat('lime', '#ece6da', 1.25, 0.14, 0.35, 0.45))
define('cotto', lambda: tiles('cotto', ('#9c5a3c', '#b06d49', '#8e4f36', '#bb7c57'), (0.30, 0.30), 0.010, '#a3917c', 0.65, relief=0.005, turn=0.0))
define('roof tile', lambda: concrete('roof tile', '#b0694a', rough=0.85, contrast=1.3))
define('mortar', lambda: concrete('mortar', '#4a3428', rough=1.0))
define('cedar', lambda: boards('cedar', '#7d5535', 0.12, 0.007, 0.6))
define('beam', lambda: boards('beam', '#6a4a31', 0.4, 0.001, 0.7))

DOOR, WINDOW, END = (-0.95, 1.15, -0.04, 2.45), (2.35, 3.65, 0.95, 2.25), 7.0


def barrel(x, y, z, length, rise, radius, narrow, hollow_up=False):
    """A half-round tile that lies along Y from y, rising; `narrow` is its radius at the upper end. `hollow_up`: a channel between two covers."""
    verts, steps = [], 14
    for t, r in ((0, radius), (1, narrow)):
        for shell in (r, r - 0.014):
            for k in range(steps + 1):
                a = math.pi * k / steps
                verts.append((x + shell * math.cos(a), y + t * length, z + t * rise + (-1 if hollow_up else 1) * shell * 0.85 * math.sin(a)))
    n = steps + 1
    faces = []
    for k in range(steps):
        faces += [(k, k + 1, 2 * n + k + 1, 2 * n + k), (n + k, 3 * n + k, 3 * n + k + 1, n + k + 1), (k, n + k, n + k + 1, k + 1)]
    from_faces('tile', verts, faces, 'roof tile')


def eaves(x0, x1, z):
    """A row of projecting bricks, and the first courses of barrel tiles over it, each a little out of line."""
    box(x0 - 0.05, x1 + 0.12, -0.14, 0.3, z, z + 0.05, 'lime', 0.004)
    box(x0 - 0.05, x1 + 0.18, -0.22, 0.3, z + 0.05, z + 0.095, 'roof tile', 0.004)
    bed = z + 0.128
    box(x0 - 0.05, x1 + 0.18, -0.27, 0.3, z + 0.09, z + 0.185, 'mortar', 0.002)              # fills what the tiles leave open
    from_faces('bed', [(x0, -0.31, bed), (x1 + 0.18, -0.31, bed), (x1 + 0.18, 1.6, bed + 0.57), (x0, 1.6, bed + 0.57)], [(0, 1, 2, 3)], 'mortar')
    g = random.Random(2)
    for i in range(int((x1 - x0 + 0.3) / 0.215)):
        x = x0 + i * 0.215
        for course in range(5):
            y, lift = -0.36 + course * 0.36, course * 0.36 * 0.30
            slip = g.gauss(0, 0.010), g.gauss(0, 0.006), g.gauss(0, 0.004)
            barrel(x + 0.1075 + slip[1], y + 0.03 + slip[0], z + 0.205 + lift, 0.44, 0.135, 0.085, 0.072, True)
            barrel(x + slip[0], y + slip[1], z + 0.165 + lift + slip[2], 0.44, 0.135, 0.098, 0.080)


def build():
    garage = (-5.4, -2.55, -0.04, 2.3)
    wall(-9, END, -0.2, 3.15, 0, 0.45, 'lime', [garage, DOOR, WINDOW])
    box(END - 0.45, END, 0.45, 9, 0, 3.15, 'lime', 0)
    eaves(-9, END, 3.15)
    for a, b in ((garage[1] + 0.01, DOOR[0] - 0.01), (DOOR[1] + 0.01, END)):
        box(a, b, -0.012, 0.02, 0, 0.12, 'cotto', 0.003)
    # garage gate of boards
    box(garage[0], garage[1], 0.28, 0.34, 0.02, garage[3], 'cedar', 0)
    box(garage[0], garage[1], 0.26, 0.30, 1.12, 1.16, 'black', 0)
    for a, b in ((garage[0], garage[0] + 0.07), (garage[1] - 0.07, garage[1])):
        box(a, b, 0.24, 0.34, 0, garage[3], 'champagne', 0.003)
    # entrance
    element(2100, 2440, 0.33, 'champagne', face=120, sidelight=880, handle='pull', x=DOOR[0], pane='pane')
    room(-1.7, 2.0, 0.45, 5.6, 0.02, 2.75, floor='cotto', walls='room white', watts=2.4)
    inner_door(0.25, 1.12, 5.6, 0.02, 2.1)
    skirting(-1.7, 0.18, 5.6, 0.02)
    model('coffee-table2', (-1.15, 5.1, 0.02), 0, 0.8)
    model('vase3', (-1.45, 5.1, 0.82))
    model('orchids', (-0.9, 5.12, 0.82), 30)
    model('oriental-rug', (-0.35, 2.6, 0.02), 4)
    model('chairWithCushion', (-1.45, 3.4, 0.02), 62)
    model('chapeau', (-1.44, 3.38, 0.50), 40)
    model('handbag', (-1.3, 4.4, 0.02), 40)
    model('slippers', (0.05, 0.95, 0.02), 170)
    model('radiator3', (1.85, 3.0, 0.08), -90)
    pendant(-0.3, 3.2, 2.75, 1.95, 'cone', 0.17, 1)
    painting(-1.55, -0.55, 5.59, 1.2, 2.1, '#8a4f35')
    model('plant', (0.85, 4.9, 0.02), 20, 1.55, mats={'pot': 'terracotta'})
    model('umbrellaFolded', (1.75, 4.9, 0.02), 30, tilt=(8, 0))
    # window to the living room
    casement(*WINDOW, 0, 'champagne', 0.28, (2, 1), sill='terracotta')
    room(2.05, 4.2, 0.46, 4.4, 0.0, 2.75, floor='cotto', walls='room wall', watts=2.2)
    drape(2.15, 2.62, 0.5, 0.05, 2.5)
    drape(3.42, 3.85, 0.5, 0.05, 2.5)
    shelves(2.3, 3.9, 4.05, 0.05, 2.3, 6)
    pendant(3.0, 2.2, 2.75, 1.85, 'cone', 0.20, 6)
    # terrace
    box(-30, 30, -20, 0.45, -0.3, 0.0, 'cotto', 0)
    sconce(1.75, 2.05, watts=0, mat='bronze')
    wear.mat(0.45, -0.32, 0, 0.9, 0.5, 4)
    model('silla_teca', (2.75, -0.62, 0), 14)
    model('cafe-table', (3.62, -0.78, 0), 0, mats='bronze')
    model('newspaper', (3.55, -0.84, 0.70), 35)
    model('coffee-mug', (3.78, -0.68, 0.70), 120, 0.085)
    model('garden-faucet', (-2.25, -0.08, 0.55), 0)
    model('plantie', (4.55, -0.30, 0), 0, 0.48)
    model('broom', (1.98, -0.10, 0), 8, tilt=(-6, 0))
    model('intercom', (1.42, -0.035, 1.28), 0, 0.22)
    wear.foot(-9, END, 0.42, 0, 0, 0.4)
    wear.streaks(WINDOW[0] - 0.05, WINDOW[1] + 0.05, WINDOW[2] - 0.03, 0.55, 0, 0.45)
    wear.fallen(-5, 6, -2.6, -0.05, 150, 0.004, ('#8a7a45', '#6d5a30', '#a38a4a'), 0.03, 5)
    light = 0.75
    opposite.ground(-26, light * 1.6, '#8a6a52')
    opposite.houses(-17, light, 2.8, 6.5, 5, 0.0, gaps=0.45, sky=(0.5, 0.62, 0.8), colours=('#e6dfd2', '#d9c3a3', '#e9e4da'))
    opposite.trees([(-7.5, -13, 5), (-4.2, -14, 6.5), (3.2, -12.5, 4.2), (6.2, -14, 7), (9.5, -13, 5)], light * 0.9, ('acacia', 'cypress', 'acacia', 'sabalPalmeto'), 6)
    with Group((1.62, -0.42, 0)):
        pot_of_soil('terracotta', 1.5)
    shrub(1.62, -0.42, 0.30, 'olive', 11, 0.46, 0.035, 1.1)
    put('plant', -1.55, -0.36, tall=0.92, kind='sword', pot='terracotta', size=1.1)
    put('plant', -1.98, -0.52, tall=0.62, kind='sword', pot='terracotta', size=0.75, seed=5)
    branches(-5.6, -2.6, 1.1, 1.7, 4, 26, 0.05, lean=(0.3, -0.1, 1))
    stage.sky(17, -114, 0.17, dust=1.6, ozone=1.5, cover=0.42, scale=1.1, seed=2.0, bright=(8, 8, 8), opacity=0.6)
    stage.sun(19, -111, 5.4, 0.45, (1, 0.78, 0.53))
    stage.mirrored('sky', 2.2, 60)
    gate = (garage[1] + 0.8, 0, 0), (garage[1] + 0.8, 0, 3.15)
    frame = (DOOR[0], 0, 0), (DOOR[0], 0, DOOR[3]), (DOOR[1], 0, DOOR[3]), (DOOR[1], 0, 0)
    a, b, c, d = WINDOW
    pane = (a, 0, c), (a, 0, d), (b, 0, d), (b, 0, c), (a, 0, c)
    return photograph((1.15, -8.3, 1.55), (0.75, 0, 1.85), 36, -0.2, key=0.8, lines=(gate, frame, pane),
                      marks={'aluminium-3': (DOOR[0], 0, 1.3), 'aluminium-9': (b, 0, 1.6)})
