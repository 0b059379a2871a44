"""Commercial building in Tukums: a dark sheet-metal cube with a wide glazed entrance; winter, blue hour, snow."""
from kit import stage
from kit.building import curtain_wall, ground, lamp_post, photograph, punched, shell, wall, window
from kit.materials import boards, define, plaster
from kit.mesh import Group, box
from kit.nature import shrub, tree, wood

define('sheet', lambda: boards('sheet', '#34383c', 0.42, 0.012, 0.42, contrast=0.06, grain=False))
define('oak wall', lambda: boards('oak wall', '#8d6a45', 0.12, 0.006, 0.5))


def build():
    side = [(-10.5, -8.9, 4.6, 6.4), (-7.6, -6.0, 4.6, 6.4), (6.0, 7.6, 4.6, 6.4), (8.9, 10.5, 4.6, 6.4), (-10.5, -6.0, 1.0, 2.7), (6.0, 10.5, 1.0, 2.7)]
    wall(-12, 12, 0, 8.8, 0, 0.4, 'sheet', side + [(-4.6, 4.6, 0, 7.4)])
    shell(-12, 12, 0, 20, 0, 8.8, 'sheet', parapet=0.4, sides='lb')
    for i, (a, b, c, d) in enumerate(side):
        window(a, b, c, d, 0, 'ral9005', 0.2, (1 if b - a < 2 else 3, 1), lit=12 if i in (1, 2, 5) else 0, depth=5, curtain=0.2)
    curtain_wall(-4.6, 4.6, [(0.05, 3.7), (3.7, 7.4)], 0.25, 1.53, 'ral9005', spandrel=0.45, lit=1.5, room=8, back='oak wall', blinds=0, transom=2.4, lamps=True)
    with Group((12, 0, 0), 90):
        punched(0.4, 20, [0, 3.7], [3, 6, 9, 12, 15, 18], -0.02, 'sheet', 'ral9005', z_top=8.8, lit=12, share=0.5, width=1.6, bottom=0.9, top=2.7)
    box(-5.2, 5.2, -2.4, 0.1, 3.35, 3.6, 'ral9005', 0.01)
    box(-5.3, 5.3, -2.5, 0.0, 3.6, 3.72, 'snow', 0.04)
    box(-12.1, 12.1, -0.1, 20.1, 8.8, 8.95, 'ral9005', 0.01)
    box(-12.05, 12.05, -0.05, 20, 8.95, 9.1, 'snow', 0.05)
    define('trodden', lambda: plaster('trodden', '#c9ced6', 0.55, 0.8, 0.85))
    ground('snow', 200)
    box(-3.2, 3.2, -40, -0.1, -0.2, 0.012, 'trodden', 0)
    box(-90, 90, -16.5, -10, -0.2, 0.014, 'trodden', 0)
    for x0, x1 in ((-12, -5), (5, 12)):
        for i in range(7):
            shrub(x0 + 0.8 + i * 0.95, -2.2, 0.42, 'snow', i, leaf=0.09)
    for i, (x, y) in enumerate(((-16.5, -4), (-20, 5), (16.5, -6), (19, 3), (-25, -2), (25, 6), (-9.5, -8.5))):
        tree(x, y, 3, 0.75 + (i % 3) * 0.15, None)
    for x in (-14.2, 14.4):
        lamp_post(x, -8.5, 4.6, 40)
    wood(-140, 140, 42, 15, 6, 'needles', 3.0)
    for x in (-0.85, 0.75):                                                           # a car has driven in, people have walked
        box(x + 9 - 0.14, x + 9 + 0.14, -30, -11, -0.2, 0.016, 'trodden', 0)
    stage.area((0, -0.6, 3.3), (0, -5, 0), 4.5, 190, (1, 0.66, 0.36), height=0.8, mirrored=False)
    stage.sky(2.6, 150, 0.10, dust=1.2, ozone=5, cover=0.4, bright=(2.0, 2.0, 2.6), scale=0.8, seed=5.5, opacity=0.6)
    return photograph((-10.5, -20, 1.65), (0.4, 0, 4.6), 27, 1.7, glow=0.07)
