"""Commercial building on the Swedish coast: two storeys, glass towards the water, silver-grey wood; clear evening on the rocks."""
from kit import stage
from kit.building import curtain_wall, photograph, shell
from kit.materials import boards, concrete, define, granite
from kit.mesh import Group, box
from kit.nature import hills, rocks, shrub, tree, water

define('grey wood', lambda: boards('grey wood', '#95918a', 0.12, 0.010, contrast=0.35))
define('rock', lambda: granite('rock', '#85817c', -0.45))
define('deck', lambda: concrete('deck', '#8f8a82', (6, 0.14, 0.012, 0.3), 0.8))


def build():
    f = [(0.9, 4.5), (4.5, 7.9)]
    curtain_wall(-13, 9, f, 0, 1.57, 'ral7021', spandrel=0.5, lit=1.1, room=8, blinds=0.12, solid='grey wood', back='room')
    shell(-13.4, 9.4, -0.1, 11, 0, 8.6, 'grey wood', roof='ral7021', sides='b')
    box(-13.4, -13, -1.4, 11, 0, 8.6, 'grey wood', 0.01)
    box(9, 9.4, -1.4, 11, 0, 8.6, 'grey wood', 0.01)
    box(-13.42, 9.42, -1.42, 11.02, 7.95, 8.62, 'grey wood', 0.01)
    box(-13, 9, -1.4, 0.1, 4.35, 4.5, 'ral7021', 0.01)
    box(-13, 9, -1.38, -1.36, 4.5, 5.5, 'glass', 0)
    box(-13, 9, -1.42, -1.34, 5.5, 5.54, 'ral7021', 0)
    box(-15, 11.5, -4.2, 0.2, 0.55, 0.85, 'deck', 0.01)
    for x in range(-14, 12, 3):
        box(x, x + 0.18, -4.0, -3.8, -2, 0.6, 'grey wood', 0.01)
    box(-22, 60, 0, 60, -6, 0.3, 'rock', 0.3)
    g = 0
    for i in range(70):
        g = (g * 61 + 37) % 997
        x, y = -26 + (g % 101) * 0.42, -13.5 + (g % 89) * 0.15
        rocks([(x, y, -0.55 - 0.10 * max(0, -y - 6), 0.9 + (g % 7) * 0.32)], seed=i)
    rocks([(13, -3, 0.0, 3.4), (17, 1, 0.2, 4.2), (12, -9, -0.6, 2.6), (-18, -3, 0, 3.0), (22, -6, -0.4, 4.2), (19, -14, -0.9, 3.6), (9.5, -15.5, -0.9, 2.6), (26, 4, 0.6, 6.0)], seed=99)
    water(-900, 900, -400, 900, -0.75, '#123240', 0.08, 0.16, 0.6)
    for i in range(16):
        shrub(11 + (i * 7 % 11), 2 + (i * 3 % 8), 0.45 + (i % 3) * 0.15, 'olive', i, 0.9 + (i % 3) * 0.2)
    for x, y, s in ((15, 8, 0.7), (19, 10, 0.8), (-17, 8, 0.75), (-21, 12, 0.9)):
        tree(x, y, 1, s, 'shade', z=0.4)
    with Group((-380, 0, 0), 90):
        hills(0, -900, 210, 9, '#66747b', 11, -1)
        hills(-200, -900, 1200, 13, '#7f8d95', 12, -1)
    hills(300, -500, -40, 16, '#4d5a60', 2, -1)
    hills(420, -100, 560, 12, '#66737b', 6, -1)
    hills(620, -900, 900, 20, '#8b98a3', 8, -1)
    stage.sky(8, 118, 0.20, dust=1.4, ozone=1.6, cover=0.36, bright=(6.4, 5.2, 4.8), scale=0.9, seed=12.1, opacity=0.6)
    stage.sun(12, 132, 4.0, 0.7, (1, 0.74, 0.50))
    return photograph((17.5, -21, 1.9), (-2.4, 0, 3.3), 28, 0.45, glow=0.06)
