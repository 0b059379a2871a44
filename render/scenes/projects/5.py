"""Apartment building in Riga: six storeys of red brick, recessed balconies, tall glazed entrance; autumn dusk in a street."""
from kit import stage
from kit.building import curtain_wall, neighbours, photograph, shell, street, wall, window, dice, lamp_post
from kit.materials import bricks, concrete, define
from kit.mesh import box
from kit.nature import tree

define('brick', lambda: bricks('brick', ('#6d3326', '#8f4733', '#7b3d2c'), '#a0968a'))
define('cobbles', lambda: concrete('cobbles', '#77716a', (0.22, 0.16, 0.014, 0.5), 0.38, joint_shade=0.4))


def build():
    holes, balconies = [], []
    for k in range(1, 6):
        z = 1.6 + k * 3.1
        for x in (-9.4, -1.2, 1.2, 9.4):
            holes.append((x - 0.7, x + 0.7, z - 0.3, z + 1.6))
        for x in (-5.4, 5.4):
            balconies.append((x - 1.9, x + 1.9, z - 1.15, z + 1.5))
    shops = [(-10.2, -7.4, 0.5, 3.35), (-6.6, -3.4, 0.5, 3.35), (3.4, 6.6, 0.5, 3.35), (7.4, 10.2, 0.5, 3.35)]
    wall(-11, 11, 0, 20.6, 0, 0.5, 'brick', holes + balconies + shops + [(-2.2, 2.2, 0, 4.3)])
    shell(-11, 11, 0, 14, 0, 20.6, 'brick', parapet=0.6)
    box(-11.1, 11.1, -0.12, 0.6, 20.6, 20.85, 'ral7016', 0.01)
    box(-11.02, 11.02, -0.05, 0.1, 4.45, 4.62, 'concrete', 0.01)
    for a, b, c, d in holes:
        window(a, b, c, d, 0, 'ral7021', 0.16, (2, 1), lit=9 if dice.random() < 0.55 else 0, sill='concrete', curtain=0.5)
    for a, b, c, d in shops:
        window(a, b, c, d, 0, 'ral7021', 0.2, (2, 1), lit=16, curtain=0, depth=5)
    for a, b, c, d in balconies:
        window(a, b, c + 0.15, d, 0, 'ral7021', 1.5, (3, 1), lit=9 if dice.random() < 0.6 else 0, depth=5, curtain=0.4)
        for x in (a - 0.02, b - 0.02):
            box(x, x + 0.04, 0.3, 1.6, c, d, 'brick', 0)
        box(a, b, 0.0, 1.7, c - 0.02, c + 0.1, 'concrete', 0)
        box(a, b, 0.10, 0.12, c + 0.15, c + 1.15, 'glass', 0)
        box(a, b, 0.08, 0.14, c + 1.15, c + 1.19, 'ral7021', 0)
    curtain_wall(-2.2, 2.2, [(0, 4.3)], 0.5, 1.1, 'ral7021', spandrel=0.02, lit=1.8, room=7, blinds=0, transom=2.4, lamps=True)
    neighbours([(-32, 0, 20.6, 14, 16), (11.4, 0.3, 18, 14, 14), (30, 0, 22, 14, 19), (-60, 0, 27, 14, 18), (-60, -50, 30, 14, 17), (20, -46, 24, 14, 16)],
               ('#a2917a', '#b5a88f', '#8c8378'))
    box(-150, 150, -3.4, 0.2, -0.4, 0.0, 'paving', 0)
    street(-21, -3.4, 'cobbles', 0.12, False)
    box(-150, 150, -60, -21, -0.4, 0.0, 'paving', 0)
    for i, x in enumerate((-24, -15.5, 8.8, 17.5, 26)):
        tree(x, -2.6, (0, 2)[i % 2], 0.78, 'autumn', wide=0.85)
        lamp_post(x + 4, -2.9, 5.2, 26)
    stage.sky(3.2, -110, 0.085, dust=2.4, ozone=4, cover=0.5, bright=(2.4, 1.9, 2.1), scale=0.8, seed=3.7, opacity=0.6)
    return photograph((-12.5, -25, 1.65), (1.2, 0, 9.1), 21, 2.05, glow=0.07)
