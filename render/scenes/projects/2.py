"""Glass pavilion in Ventspils: one storey, thin roof, slim mullions; birch park, spring evening."""
from kit import stage
from kit.building import curtain_wall, ground, photograph
from kit.materials import boards, concrete, define, emission, shown
from kit.mesh import Group, box
from kit.nature import grass, hedge, tree, water, wood

define('larch', lambda: boards('larch', '#a67d52', 0.14, 0.006, 0.5))
define('bark', lambda: concrete('bark', '#c9c5bc', rough=0.9, contrast=1.8))
define('plinth', lambda: concrete('plinth', '#b6b1a8', (2.4, 2.4, 0.006, 0)))


def build():
    f = [(0.18, 3.75)]
    curtain_wall(-9.6, 9.6, f, 0, 1.2, 'ral9005', 0.03, 0.045, 0.02, lit=0.0, room=9, back='larch', ceiling='larch', blinds=0)
    with Group((9.6, 0, 0), 90):
        curtain_wall(0, 9.6, f, 0, 1.2, 'ral9005', 0.03, 0.045, 0.02, lit=0.0, room=19, back='room', ceiling='larch', blinds=0)
    box(-11.4, 11.4, -1.9, 11.4, 3.75, 4.02, 'ral9005', 0.01)
    box(-11.2, 11.2, -1.7, 11.2, 3.73, 3.76, 'larch', 0)
    box(-4.2, 4.6, 4.5, 8.5, 0.18, 3.74, 'larch', 0.01)
    for x in range(-8, 10, 2):
        for y in (1.3, 3.4, 9.2):
            shown(box(x - 0.09, x + 0.09, y - 0.09, y + 0.09, 3.655, 3.665, emission((1, 0.74, 0.45), 14, 'spot'), 0))
    stage.area((-7.0, 4.6, 3.6), (-7.0, 4.6, 0), 4.5, 300, (1, 0.68, 0.40), height=8, mirrored=False)
    stage.area((1.5, 2.4, 3.6), (1.5, 3.4, 0), 14, 540, (1, 0.68, 0.40), height=3.2, mirrored=False)
    for x, y in ((-6.5, 2.2), (-2.8, 2.6), (1.5, 2.2), (6.2, 2.6), (7.4, 6.0)):
        box(x - 0.8, x + 0.8, y - 0.4, y + 0.4, 0.88, 0.92, 'larch', 0.004)
        box(x - 0.04, x + 0.04, y - 0.04, y + 0.04, 0.18, 0.9, 'black', 0)
        for d in (-0.55, 0.55):
            box(x + d - 0.2, x + d + 0.2, y - 0.9, y - 0.55, 0.6, 0.64, 'black', 0.01)
            box(x + d - 0.2, x + d + 0.2, y - 0.92, y - 0.88, 0.64, 1.0, 'black', 0.01)
    box(-11, 11, -2.6, 11, -0.2, 0.17, 'plinth', 0.01)
    box(-12.4, 12.4, -4.4, -2.6, -0.3, 0.04, 'plinth', 0.01)
    ground('soil', 120, -0.3)
    grass(-26, 26, -14, -10.4, 0.02, 520, 0.10, 'spring')
    water(-16, 15, -10.2, -4.6, 0.0, '#141c1d', 0.02, 0.012, 1.5)
    grass(-40, -12.4, -10, 16, 0.02, 120, 0.12, 'spring')
    grass(12.4, 40, -10, 16, 0.02, 120, 0.12, 'spring')
    for i, (x, y) in enumerate(((-15, 1), (-18, 6), (-14.5, 10), (-22, -2), (14.5, 3), (17, 9), (20, 0), (24, 6), (-3, 15), (4, 17), (10, 15), (-9, 16), (-27, 8), (28, 14))):
        tree(x, y, (0, 2)[i % 2], 0.85 + (i % 3) * 0.18, 'spring', wide=0.8)
    hedge(-30, -16, 18, 19, 1.4, 'spring')
    wood(-110, 110, 48, 15, 3, 'needles', 3.0)
    stage.sky(5, 70, 0.17, dust=2.0, ozone=2.0, cover=0.42, bright=(5.2, 4.2, 4.2), scale=0.9, seed=2.2, opacity=0.7)
    stage.sun(7, 70, 1.6, 1.0, (1, 0.62, 0.36))
    return photograph((12.5, -15.5, 1.62), (-0.2, 2, 2.35), 28, 0.95, glow=0.06)
