"""Apartment house in Liepaja: slim, five storeys, plastered, French balconies, glazed stairwell to the street; early morning."""
from kit import stage
from kit.building import curtain_wall, dice, neighbours, photograph, shell, street, wall, window
from kit.materials import boards, concrete, define, plaster
from kit.mesh import box
from kit.nature import tree

define('ochre', lambda: plaster('ochre', '#cfae7a', 0.85, 0.12))
define('cobbles', lambda: concrete('cobbles', '#8d857a', (0.24, 0.17, 0.014, 0.5), 0.6, joint_shade=0.45))
define('tin', lambda: boards('tin', '#6e3a30', 0.55, 0.02, 0.5, contrast=0.08, grain=False))
define('old wood', lambda: boards('old wood', '#8d9a8c', 0.16, 0.010))


def build():
    holes = []
    for k in range(5):
        z = 0.35 + k * 3.05
        for x in (-0.9, 1.7, 4.3):
            holes.append((x - 0.62, x + 0.62, z + (0.6 if k == 0 else 0.0), z + 2.35))
    wall(-5.6, 5.6, 0, 16.2, 0, 0.45, 'ochre', holes + [(-4.9, -2.5, 0, 15.3)])
    shell(-5.6, 5.6, 0, 13, 0, 16.2, 'ochre', parapet=0.4)
    box(-5.75, 5.75, -0.15, 0.5, 16.2, 16.45, 'ral7016', 0.01)
    box(-5.62, 5.62, -0.06, 0.1, 0, 0.75, 'stone', 0.01)
    for i, (a, b, c, d) in enumerate(holes):
        window(a, b, c, d, 0, 'ral9010', 0.2, (2, 1), lit=8 if dice.random() < 0.2 else 0, curtain=0.7)
        if i > 2:
            for z in (c + 0.12, c + 1.02):
                box(a - 0.06, b + 0.06, -0.09, -0.06, z, z + 0.03, 'ral9005', 0)
            for j in range(12):
                x = a - 0.03 + j * (b - a + 0.06) / 11
                box(x - 0.007, x + 0.007, -0.082, -0.068, c + 0.12, c + 1.02, 'ral9005', 0)
    curtain_wall(-4.9, -2.5, [(z, z + 3.05) for z in (0.05, 3.1, 6.15, 9.2, 12.25)], 0.2, 1.2, 'ral7016', spandrel=0.3, lit=0.8, room=4.5, blinds=0)
    for k in range(5):                                                                # flights of stairs behind the glass
        for j in range(9):
            box(-4.7, -2.7, 1.3 + j * 0.27, 1.6 + j * 0.27, k * 3.05 + 0.3 + j * 0.16, k * 3.05 + 0.38 + j * 0.16, 'concrete', 0)
    neighbours([(-21, 0.2, 15.2, 11, 9.6), (5.8, 0.1, 13, 11, 7.4), (19, 0, 16, 11, 10.4), (-44, 0, 22.8, 11, 7), (36, 0.2, 20, 12, 8)], ('#b9bfae', '#d6cfbf', '#b88f76'), 'tin')
    neighbours([(-36, -30, 18, 12, 9), (-12, -31, 16, 12, 8), (12, -30, 20, 12, 10)], ('#c8bda8', '#9aa39a'))
    box(-150, 150, -2.6, 0.2, -0.4, 0.0, 'paving', 0)
    street(-9.6, -2.6, 'cobbles', 0.10, False)
    box(-150, 150, -18, -9.6, -0.4, 0.0, 'paving', 0)
    for x, k in ((-10.5, 0), (9.8, 2), (-19, 1), (22, 0)):
        tree(x, -1.7, k, 0.62, 'spring', wide=0.9)
    stage.sky(9, 112, 0.20, dust=2.2, cover=0.32, bright=(6.5, 5.6, 5.0), scale=1.1, seed=7.3, opacity=0.6)
    stage.sun(17, 118, 4.2, 0.7, (1, 0.76, 0.52))
    return photograph((9.8, -19.5, 1.65), (-0.6, 0, 7.4), 23, 0.3)
