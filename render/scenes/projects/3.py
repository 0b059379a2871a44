"""Housing in Norrtälje: the entrance and the stair behind glass in pale render, a storage door; a low autumn sun along the wall, the gable opposite throws its shadow on it."""
import math

from kit import opposite, stage, wear
from kit.building import lit_room, photograph, wall
from kit.door import element
from kit.facade import bench, branches, casement, downpipe, grid, lettering, render_coat, sconce, tiles
from kit.interior import fittings
from kit.materials import define, emission, shown
from kit.furnish import put
from kit.mesh import Group, box, prism
from kit.models import model
from kit.rooms import WARM, ball, drape, inner_door, mailboxes, pendant, railing, room, shelves, stairwell

define('pale render', lambda: render_coat('pale render', '#cfc4b0', 2.4, streaks=0.08))
define('flags', lambda: tiles('flags', ('#8f8c86', '#9b9892', '#868480'), (0.7, 0.35), 0.006, '#4b4a47', 0.7, 0.35, puddles=0.12))
define('verge', lambda: tiles('verge', ('#6f6b64', '#98928a', '#827d75'), (0.035, 0.03), 0.006, '#3a3833', 0.9, soft=1.0, relief=0.02))

STOREY, SLAB = 3.0, 0.3
X0, X1 = -1.75, 1.75


def stairs():
    """Three storeys of the stair behind the glass."""
    top = 3 * STOREY + 0.1
    box(-2.4, 2.4, 0.2, 5.0, -0.2, 0.1, 'hall floor', 0)
    for a, b in ((-2.5, -2.4), (2.4, 2.5)):
        box(a, b, 0.3, 5.0, 0.1, top, 'room white', 0)
    box(-2.5, 2.5, 5.0, 5.1, 0.1, top, 'room wall', 0)
    box(-2.5, 2.5, 0.2, 5.1, top, top + 0.2, 'room ceiling', 0)
    glow = emission(WARM, 1.5, 'stair lamp')
    for k in range(3):
        z = 0.1 + k * STOREY
        if k:
            box(-2.4, 2.4, 0.16, 2.1, z - SLAB, z, 'stair concrete', 0)
            railing(-0.4, 2.3, 2.06, z)
        stairwell(-2.0, 2.3, 2.2, z, STOREY, 1.15)
        shown(ball(-1.5, 4.93, z + 2.25, 0.14, glow))
        shown(ball(1.2, 1.1, z + 2.62, 0.13, glow))
        stage.area((0.2, 0.6, z + 2.5), (0, 4.6, z + 0.9), 2.4, 24, WARM, height=0.5, mirrored=False)
    box(-2.4, -1.0, 2.1, 2.16, 0.1, 2.2, 'oak panel', 0.004)
    mailboxes(-2.2, 2.1, 0.95, 3, 4)
    inner_door(-2.0, -1.1, 2.2, 3.1, 5.2)


def build():
    windows = [(-5.7, -4.1, 3.95, 5.45), (-5.7, -4.1, 6.95, 8.45), (3.7, 5.3, 3.95, 5.45), (3.7, 5.3, 6.95, 8.45), (-5.7, -3.7, 1.05, 2.35)]
    door = (3.55, 4.65, 0.02, 2.2)
    wall(-9, 9, 0, 9.6, 0, 0.38, 'pale render', [(X0, X1, 0.05, 9.1), door, *windows])
    box(-9, X0 - 0.02, -0.012, 0.05, 0, 0.32, 'granite step', 0.003)
    box(X1 + 0.02, door[0] - 0.02, -0.012, 0.05, 0, 0.32, 'granite step', 0.003)
    box(door[1] + 0.02, 9, -0.012, 0.05, 0, 0.32, 'granite step', 0.003)
    # the stair's glass, with a door in its middle field
    xs, zs = [X0 + 0.03, -0.62, 0.62, X1 - 0.03], [0.09, 2.46, 2.8, 3.1, 5.8, 6.1, 9.06]
    grid(xs, zs, 0.12, 'anodised', solid={2, 4}, leave={(1, 0)})
    with Group((0, 0.17, 0.06)):
        element(1190, 2370, 0, 'anodised', face=130, handle='pull', x=-0.595, pane='pane')
    stairs()
    box(X0 - 0.25, X1 + 0.25, -1.25, 0.02, 2.62, 2.74, 'anodised', 0.004)
    model('ficus', (-1.5, 1.2, 3.1), 0, 1.5)
    model('doormat', (0, 0.75, 0.1), 0, scale=1.6)
    model('radiator', (1.3, 4.86, 0.2), 0)
    # storage
    with Group((0, 0.15, 0.02)):
        element(1100, 2170, 0, 'anodised', face=130, fill='sheet', x=door[0], pane='pane')
    room(door[0], door[1], 0.4, 2.5, 0, 2.4, walls=lit_room(WARM, 14), watts=0)
    # rooms of the flats, and the laundry
    for i, (a, b, c, d) in enumerate(windows):
        casement(a, b, c, d, 0, 'ral9010', 0.16, (2, 1))
        if i == 1:
            room(a - 0.5, b + 0.7, 0.42, 3.5, c - 0.9, d + 0.3, walls='room grey', watts=0)
            continue
        room(a - 0.5, b + 0.7, 0.42, 3.5, c - 0.9, d + 0.3, floor='oak', walls=lit_room((1.0, 0.88, 0.74), (8, 0, 5, 6, 4)[i]), watts=0)
        if i in (0, 3):
            drape(a - 0.1, a + 0.38, 0.45, c - 0.3, d + 0.2)
            drape(b - 0.35, b + 0.1, 0.45, c - 0.3, d + 0.2)
        if i == 2:
            shelves(a - 0.3, b - 0.3, 3.1, c - 0.8, d + 0.1, 5)
        if i == 4:
            shelves(a + 0.1, b - 0.2, 2.9, c - 0.6, d + 0.1, 3, 'white', full=0.4)
        model(('orchids', '', 'augalas', 'decorativePlant', 'maceta')[i], (a + 0.55 + 0.2 * i, 0.50, c - 0.02), 40 * i, (0.5, 0, 0.34, 0.6, 0.42)[i])
        model(('mid-century-sofa', '', 'full-bookcase', 'bookcase', 'osakaChair')[i], ((a + b) / 2 + 0.3, 2.9, c - 0.9), 0)
        pendant((a + b) / 2 + 0.2, 1.7, d + 0.3, d - 0.05, 'globe' if i != 2 else 'cone', 0.15, 4)
    downpipe(-2.75, 0.05, 9.5, -0.06)
    fittings(('intercom',), X1 + 0.12)
    lettering('14', X0 - 0.62, -0.008, 2.05, 0.28, depth=0.012)
    sconce(4.1, 2.62, watts=0)
    wear.foot(-9, X0, 0.9, 0, 0.3, 0.6)
    wear.foot(X1, 9, 0.9, 0, 0.3, 0.6)
    for a, b, c, d in windows:
        wear.streaks(a - 0.03, b + 0.03, c - 0.03, 0.9, 0, 0.5)
    wear.mat(0, -0.45, 0.03, 1.0, 0.6, 2)
    box(-30, 30, -0.62, 0.02, -0.3, 0.004, 'verge', 0)
    for a, b in ((X0 - 0.25, X1 + 0.25), (door[0] - 0.2, door[1] + 0.2)):
        box(a, b, -0.7, 0.15, -0.2, 0.03, 'granite step', 0.006)
    box(-40, 40, -40, -0.62, -0.3, 0, 'flags', 0)
    wear.patch(2.3, 3.3, 3.4, 4.6, 0, '#e2d8c4', 0.5)
    wear.fallen(-6, 8, -1.3, -0.05, 90, 0.01)
    wear.fallen(-6, 8, -6, -0.6, 60, 0.008, seed=3, against=1.0)
    bench(2.62, -0.42, 1.25)
    put('parcels', 3.10, -0.12, -8, 0.0, n=1, seed=3)
    wear.roller(3.82, 5.18, 5.38, 0.62, 0.30, '#cfc6b4', 1.0)
    wear.gully(-1.3, -1.35)
    # the house on the other side of the yard, and a tree: only their shadows are seen
    sun_at = math.radians(11), math.radians(118)
    dx, dz = -12 * math.tan(sun_at[1]), 12 * math.tan(sun_at[0]) / abs(math.cos(sun_at[1]))
    gable = [(-30, -5), (-2.05, -5), (-2.05, 2.35), (-2.25, 2.35), (-4.0, 4.15), (-4.0, 5.25), (-4.7, 5.25), (-4.7, 4.87), (-5.6, 5.8), (-30, 5.8)]
    house = prism([(x + dx, z + dz) for x, z in gable], -30, -12, 'black', 0)
    house.visible_camera = house.visible_glossy = house.visible_diffuse = False
    branches(13.5, -4.4, 0, 3.4, 6, leaves=6, spread=0.5)
    light = 0.42
    opposite.ground(-40, light * 0.8, '#6f6a60')
    opposite.houses(-30, light * 0.8, 7, 11.5, 4, 0.0, sky=(0.5, 0.54, 0.6), colours=('#6a6058', '#7a7066', '#5d5650'))
    opposite.trees([(-16, -48, 11), (-6, -50, 12), (15, -46, 11)], light * 0.8, seed=3, colours=('#6d5a2a', '#57502c'))
    stage.sun(11, 118, 9.0, 0.45, (1.0, 0.72, 0.44))
    stage.dusk(0.50, (0.20, 0.36, 0.72), (0.62, 0.68, 0.76), (1.1, 0.85, 0.6), 118, 0.7, 0.3, 3.0)
    edge = (X0, 0, 0.06), (X0, 0, 5.95), (X1, 0, 5.95), (X1, 0, 0.06)
    frame = (door[0], 0, 0.03), (door[0], 0, door[3]), (door[1], 0, door[3]), (door[1], 0, 0.03)
    entrance = (-0.6, 0.17, 0.09), (-0.6, 0.17, 2.43), (0.6, 0.17, 2.43), (0.6, 0.17, 0.09)
    return photograph((-3.4, -9.6, 1.6), (0.75, 0, 2.75), 33, 0.4, key=0.52, balance=0.2, stop=2.0, noisy=True, lines=(edge, entrance, frame),
                      marks={'aluminium-6': (X0, 0, 4.6), 'aluminium-1': (0.6, 0.17, 1.2), 'aluminium-4': (door[1], 0, 1.4)})
