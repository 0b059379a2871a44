"""Block of flats in Riga: red brick, a high glazed entrance hall, a wing at right angles; autumn dusk after rain, fallen leaves."""

import numpy as np

from kit import stage
from kit.building import lit_room, photograph, wall
from kit.door import element
from kit.facade import casement, downpipe, grid, lettering, opposite, sconce, soldier, tiles
from kit.interior import fittings
from kit.materials import bricks, define, plain
from kit.mesh import Group, box, from_faces
from kit.rooms import WARM, drape, flight, mailboxes, pendant, railing, room, shelves, sofa

TONES, MORTAR = ('#6a3f33', '#84523f', '#744737'), '#857c72'
define('brick', lambda: bricks('brick', TONES, MORTAR, (0.25, 0.075, 0.0055), (PORTAL[0], HIGH)))
define('setts', lambda: tiles('setts', ('#56534f', '#6a6661', '#4a4845', '#75706a'), (0.16, 0.10), 0.014, '#1f1e1c', 0.5, 1.0, 0.8, relief=0.010, puddles=0.5))
define('pavement', lambda: tiles('pavement', ('#6b6862', '#77736d', '#625f5a'), (0.9, 0.6), 0.006, '#2a2927', 0.5, 1.0, relief=0.002, puddles=0.6))
define('cast', lambda: plain('cast', '#8e8a83', 0.8))

PORTAL, HIGH, CORNER = (-2.05, 2.05), 4.35, 3.25


def leaves(x0, x1, y0, y1, count, z=0.006):
    """Fallen leaves, flat on wet ground."""
    g = np.random.default_rng(8)
    for tone in ('#a0641e', '#7c4418', '#b8862c'):
        x, y, turn = g.uniform(x0, x1, count), y1 - (y1 - y0) * g.random(count) ** 1.7, g.uniform(0, 6.3, count)
        verts, faces = [], []
        for i in range(count):
            size = g.uniform(0.03, 0.055)
            for part, far in enumerate((1, 0.62, 0.9, 0.62)):
                a = turn[i] + part * 1.571
                verts.append((x[i] + far * size * np.cos(a), y[i] + far * size * np.sin(a), z + g.uniform(0, 0.02)))
            faces.append((4 * i, 4 * i + 1, 4 * i + 2, 4 * i + 3))
        from_faces('leaves', verts, faces, plain(f'leaf {tone}', tone, 0.5))


def build():
    upper = [(-5.6, -4.2, 5.75, 7.4), (-0.75, 0.75, 5.75, 7.4), (-3.3, -2.0, 5.75, 7.4)]
    shop = (-6.3, -3.6, 0.75, 3.3)
    wall(-11, CORNER, -0.2, 9, 0, 0.42, 'brick', [(*PORTAL, 0.05, HIGH), shop, *upper])
    for a, b, c, d in [(*PORTAL, 0.1, HIGH), shop, *upper]:
        soldier(a - 0.24, b + 0.24, d, d + 0.24, 0, 0.2, TONES, MORTAR)
    box(-11, CORNER, -0.05, 0.06, 4.95, 5.12, 'cast', 0.006)
    box(-11, PORTAL[0], -0.03, 0.06, 0, 0.45, 'granite step', 0.006)
    box(PORTAL[1], CORNER, -0.03, 0.06, 0, 0.45, 'granite step', 0.006)
    # entrance hall
    xs, zs = [PORTAL[0] + 0.03, -0.72, 0.72, PORTAL[1] - 0.03], [0.13, 2.52, HIGH - 0.03]
    grid(xs, zs, 0.16, 'ral9005', face=0.055, leave={(1, 0)})
    with Group((0, 0.21, 0.10)):
        element(1385, 2390, 0, 'ral9005', leaves=1, face=130, sidelight=430, handle='pull', x=-0.6925)
    room(-3.0, 3.4, 0.36, 7.0, 0.1, 4.6, floor='hall floor', walls='room wall', back='oak panel', watts=6.5)
    end = flight(-0.3, 4.6, 5.9, 0.1, 12, 1)
    box(end[0], 3.4, 4.6, 7.0, end[1] - 0.25, end[1], 'stair concrete', 0)
    railing(end[0], 3.35, 4.66, end[1])
    mailboxes(-2.75, 6.98, 0.95, 5, 5)
    for x, y, z in ((-1.7, 2.2, 3.0), (-0.2, 3.0, 2.75), (1.3, 2.4, 3.15)):
        pendant(x, y, 4.6, z, 'globe', 0.19, 4.5)
    sofa(2.4, 3.6, 1.5, 0.1, 'leather')
    # shop beside it
    grid([shop[0] + 0.03, -4.95, shop[1] - 0.03], [shop[2] + 0.03, 2.75, shop[3] - 0.03], 0.16, 'ral9005')
    room(-6.9, -3.2, 0.36, 4.5, 0.1, 3.6, floor='oak', walls='room wall', watts=6)
    shelves(-6.6, -3.5, 4.1, 0.2, 3.1, 7)
    shelves(-6.0, -4.2, 2.2, 0.1, 1.05, 2)
    for x in (-5.8, -4.7):
        pendant(x, 1.7, 3.6, 2.75, 'cone', 0.15, 6)
    for i, (a, b, c, d) in enumerate(upper):
        casement(a, b, c, d, 0, 'ral9005', 0.2, (2, 1))
        room(a - 0.4, b + 0.4, 0.44, 3.6, c - 0.8, d + 0.3, walls=lit_room(WARM, (110, 4, 80)[i]), watts=0)
        if i != 1:
            drape(a - 0.05, a + 0.3, 0.47, c - 0.2, d + 0.2)
    # the wing at a right angle, with the window that looks along the facade
    with Group((CORNER, 0, 0), -90):
        holes = [(0.85, 2.05, 1.0, 2.85), (0.85, 2.05, 5.75, 7.4), (3.6, 4.9, 1.0, 2.75)]
        wall(0, 12, -0.2, 9, 0, 0.4, 'brick', holes)
        box(0, 12, -0.05, 0.06, 4.95, 5.12, 'cast', 0.006)
        box(0, 12, -0.03, 0.06, 0, 0.45, 'granite step', 0.006)
        for i, (a, b, c, d) in enumerate(holes):
            soldier(a - 0.24, b + 0.24, d, d + 0.24, 0, 0.2, TONES, MORTAR)
            casement(a, b, c, d, 0, 'ral9005', 0.2, (2, 1))
            room(a - 0.4, b + 0.4, 0.44, 3.2, c - 0.8, d + 0.3, walls=lit_room(WARM, (130, 60, 20)[i]), watts=0)
            drape(b - 0.35, b, 0.47, c - 0.2, d + 0.2)
    downpipe(3.05, 0.05, 9, -0.09)
    fittings(('intercom',), 2.22)
    lettering('27', -2.72, -0.006, 2.3, 0.34, 'alu')
    sconce(2.72, 2.75, watts=6)
    box(-40, 40, -2.6, 0.02, -0.3, 0.0, 'pavement', 0).visible_glossy = False
    box(PORTAL[0] - 0.3, PORTAL[1] + 0.3, -0.75, 0.2, -0.2, 0.08, 'granite step', 0.008)
    box(-40, 40, -2.75, -2.6, -0.4, 0.01, 'granite step', 0.012)
    box(-40, 40, -40, -2.75, -0.4, -0.09, 'setts', 0).visible_glossy = False
    leaves(-6, 4, -2.5, -0.1, 55)
    leaves(-6, 5, -7.5, -2.8, 45, -0.084)
    opposite(-24, 9, 15, 2, 0.22)
    stage.dusk(1.7, (0.07, 0.13, 0.32), (0.30, 0.33, 0.46), (0.9, 0.42, 0.22), 160, 0.8, 0.3, 1.0)
    edge = (PORTAL[0], 0, 0.1), (PORTAL[0], 0, HIGH), (PORTAL[1], 0, HIGH), (PORTAL[1], 0, 0.1)
    pane = [(CORNER, -y, z) for y, z in ((0.85, 1.0), (0.85, 2.85), (2.05, 2.85), (2.05, 1.0), (0.85, 1.0))]
    return photograph((-0.9, -10.2, 1.6), (-0.3, 0, 3.0), 34, 0.35, key=0.45, lines=(edge, pane),
                      marks={'aluminium-7': (PORTAL[0], 0, 3.2), 'aluminium-9': (CORNER, -0.85, 1.9)})
