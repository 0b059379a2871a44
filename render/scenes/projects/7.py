"""House in Liepāja: ochre render, a stair entrance with side light and overlight, setts; early sun that rakes the wall, shadow of bare branches."""
from kit import stage
from kit.building import lit_room, photograph, wall
from kit.door import element
from kit.facade import branches, casement, downpipe, grid, lettering, opposite, render_coat, sconce, tiles
from kit.interior import fittings
from kit.materials import define, emission, shown
from kit.mesh import Group, box
from kit.rooms import WARM, ball, drape, mailboxes, pendant, railing, room, stairwell

define('ochre', lambda: render_coat('ochre', '#b38b55', 1.5, 0.55, 0.6, 1.1))
define('plinth', lambda: render_coat('plinth', '#77736c', 1.3, 0.3, 0.5, 0.4))
define('setts', lambda: tiles('setts', ('#7d7871', '#8e8982', '#6a665f', '#989288'), (0.19, 0.13), 0.016, '#3b3832', 0.75, 0.15, 0.9, relief=0.02))
define('band', lambda: render_coat('band', '#d9cdb5', 0.7, 0.3, 0.0))

X0, X1, HEAD, UPPER = -2.0, 0.75, 3.05, 3.75
STOREY = 3.0


def build():
    cellar, low, french = (-4.45, -3.45, -0.04, 2.05), (2.15, 3.75, 1.2, 2.75), (2.3, 3.6, 3.95, 6.4)
    wall(-9, 9, -0.2, 9, 0, 0.42, 'ochre', [(X0, X1, 0.11, HEAD), (X0 + 0.45, X1 - 0.45, UPPER, 8.3), cellar, low, french, (-5.4, -4.0, 4.5, 6.2)])
    for a, b in ((-9, cellar[0]), (cellar[1], X0 - 0.16), (X1 + 0.16, 9)):
        box(a, b, -0.045, 0.03, 0, 0.62, 'plinth', 0.006)
        box(a, b, -0.055, 0.03, 0.62, 0.65, 'zinc', 0.002)
    for a, b, c, d in ((X0 - 0.16, X0, 0.14, HEAD + 0.16), (X1, X1 + 0.16, 0.14, HEAD + 0.16), (X0, X1, HEAD, HEAD + 0.16)):
        box(a, b, -0.03, 0.06, c, d, 'band', 0.006)
    box(-9, 9, -0.06, 0.05, 3.36, 3.54, 'band', 0.012)
    box(-9, 9, -0.085, 0.05, 3.54, 3.56, 'zinc', 0.002)
    # stair entrance
    with Group((0, 0.2, 0.15)):
        element(2750, 2890, 0, 'ral6012', face=125, sidelight=1080, overlight=520, handle='pull', x=X0)
    box(X0 - 0.3, X1 + 0.3, -0.55, 0.4, -0.1, 0.14, 'granite step', 0.012)
    grid([X0 + 0.48, (X0 + X1) / 2, X1 - 0.48], [UPPER + 0.03, 5.75, 6.15, 8.27], 0.16, 'ral6012', solid={1})
    top = 0.15 + 3 * STOREY
    box(-2.6, 1.9, 0.3, 5.6, -0.1, 0.15, 'hall floor', 0)
    for a, b in ((-2.7, -2.6), (1.9, 2.0)):
        box(a, b, 0.42, 5.6, 0.15, top, 'room white', 0)
    box(-2.7, 2.0, 5.6, 5.7, 0.15, top, 'room wall', 0)
    box(-2.7, 2.0, 0.42, 5.7, top, top + 0.1, 'room ceiling', 0)
    glow = emission(WARM, 6, 'stair lamp')
    for k in range(3):
        z = 0.15 + k * STOREY
        if k:
            box(-2.6, 1.9, 0.42, 2.3, z - 0.3, z, 'stair concrete', 0)
            railing(-0.9, 1.9, 2.26, z)
        stairwell(-2.3, 1.9, 2.4, z, STOREY, 1.15)
        shown(ball(-0.6, 1.3, z + 2.5, 0.14, glow))
    stage.area((-0.3, 0.8, 2.75), (-0.3, 4.8, 0.9), 3.2, 110, WARM, height=0.5, mirrored=False)
    stage.area((-0.3, 0.8, 5.7), (-0.3, 4.8, 4.0), 2.4, 90, WARM, height=0.5, mirrored=False)
    mailboxes(-2.4, 2.3, 1.1, 2, 4)
    box(-2.6, -1.55, 2.3, 2.36, 0.15, 2.3, 'oak panel', 0.004)
    # cellar
    with Group((0, 0.17, 0.02)):
        element(1000, 2030, 0, 'ral7022', face=120, fill='sheet', x=cellar[0])
    room(cellar[0], cellar[1], 0.5, 2, 0, 2.2, walls=lit_room(WARM, 40), watts=0)
    sconce(-3.95, 2.62, -0.0, 0, 'globe')
    # flats
    for i, (a, b, c, d) in enumerate((low, french, (-5.4, -4.0, 4.5, 6.2))):
        casement(a, b, c, d, 0, 'ral9010', 0.15, (2, 1))
        room(a - 0.5, b + 0.5, 0.44, 3.6, (0.4, 3.6, 3.6)[i], d + 0.3, floor='oak', walls=lit_room(WARM, (110, 60, 8)[i]), watts=0)
        drape(a - 0.05, a + 0.38, 0.48, c - 0.3, d + 0.1)
        drape(b - 0.36, b + 0.05, 0.48, c - 0.3, d + 0.1)
        box(a - 0.12, a, -0.02, 0.05, c, d + 0.12, 'band', 0.004)
        box(b, b + 0.12, -0.02, 0.05, c, d + 0.12, 'band', 0.004)
        box(a, b, -0.02, 0.05, d, d + 0.12, 'band', 0.004)
    pendant(3.0, 2.0, 3.0, 2.3, 'globe', 0.16, 4)
    for i in range(14):
        x = french[0] + 0.03 + i * (french[1] - french[0] - 0.06) / 13
        box(x - 0.006, x + 0.006, -0.126, -0.114, 3.98, 4.95, 'black', 0)
    for z in (3.98, 4.95):
        box(french[0] - 0.06, french[1] + 0.06, -0.14, -0.10, z, z + 0.02, 'black', 0.002)
    downpipe(-2.75, 0.1, 9, -0.09)
    fittings(('intercom',), X1 + 0.22)
    lettering('8', X1 + 0.32, -0.004, 2.25, 0.34, 'ral9005')
    sconce(X1 + 0.42, 2.85, -0.0, 0, 'globe')
    box(-40, 40, -1.5, 0.1, -0.3, 0.0, 'granite step', 0)
    box(-40, 40, -1.62, -1.5, -0.3, 0.012, 'granite step', 0.012)
    box(-40, 40, -40, -1.62, -0.4, -0.09, 'setts', 0)
    opposite(-22, 6, 8, 3, 0.0)
    branches(7.6, -2.6, 0.6, 2.3, 7, lean=(-0.25, 0, 1))
    stage.sky(15, 106, 0.17, dust=1.5, ozone=1.4, cover=0.25, bright=(5, 4.6, 4.4))
    stage.sun(17, 106, 7.5, 0.45, (1, 0.74, 0.48))
    frame = (X0, 0, 0.14), (X0, 0, HEAD), (X1, 0, HEAD), (X1, 0, 0.14)
    beside = (cellar[0], 0, 0.02), (cellar[0], 0, 2.05), (cellar[1], 0, 2.05), (cellar[1], 0, 0.02)
    return photograph((-0.9, -9.0, 1.6), (-0.35, 0, 2.75), 34, -0.1, lines=(frame, beside),
                      marks={'steel-8': (X1, 0, 1.9), 'aluminium-8': (cellar[1], 0, 1.3)})
