"""Villa near Alicante: two shifted white volumes, deep openings, garage below; late afternoon, sea behind."""
from kit import stage
from kit.building import photograph, shell, wall, window
from kit.materials import boards, concrete, define, plaster
from kit.mesh import Group, box
from kit.nature import conifer, foliage, hills, rocks, shrub, tree, water

define('white', lambda: plaster('white', '#f0ece3', 0.85, 0.1, 0.96))
define('dry ground', lambda: concrete('dry ground', '#c2ad8c', rough=0.95, contrast=0.8))
define('terrace', lambda: concrete('terrace', '#d8cdbb', (0.9, 0.9, 0.006, 0), 0.6, joint_shade=0.6))
define('flags', lambda: concrete('flags', '#c9b79b', (1.1, 0.55, 0.012, 0.5), 0.7, joint_shade=0.55))
define('lavender', lambda: foliage('lavender', '#6d6a8e', '#948fb4', 0.02))
define('bougainvillea', lambda: foliage('bougainvillea', '#a3265a', '#cf4f86', 0.02))
define('cedar', lambda: boards('cedar', '#8a5f3d', 0.12, 0.008))


def build():
    # lower volume with garage, upper volume pushed to the right and forward
    low = [(-3.2, -1.4, 0.1, 2.7), (-0.6, 3.6, 0.05, 2.75), (4.6, 6.2, 0.9, 2.7)]
    wall(-9, 7, 0, 3.4, 0, 0.5, 'white', [(-8.2, -4.4, 0, 2.6)] + low)
    shell(-9, 7, 0, 9, 0, 3.4, 'white')
    box(-8.2, -4.4, 0.35, 0.42, 0, 2.6, 'cedar', 0)
    for a, b, c, d in low:
        window(a, b, c, d, 0, 'ral9007', 0.42, (3 if b - a > 3 else 1, 1), face=0.05, curtain=0.4, depth=4)
    high = [(-1.4, 2.2, 3.75, 6.2), (3.4, 5.0, 4.4, 6.2), (6.2, 9.6, 3.75, 6.2)]
    wall(-2.4, 11, 3.4, 6.9, -1.4, 0.5, 'white', high)
    shell(-2.4, 11, -1.4, 7, 3.4, 6.9, 'white', sides='lb')
    box(-2.38, 10.98, -1.38, 6.98, 3.38, 3.6, 'white', 0)
    for a, b, c, d in high:
        window(a, b, c, d, -1.4, 'ral9007', 0.42, (2 if b - a > 3 else 1, 1), face=0.05, depth=4)
    with Group((11, 0, 0), 90):
        wall(-0.9, 7, 3.4, 6.9, 0, 0.4, 'white', [(0.4, 3.4, 4.2, 6.2)])
        window(0.4, 3.4, 4.2, 6.2, 0, 'ral9007', 0.3, (2, 1), face=0.05)
    for y in (-1.1, 6.5):
        box(10.5, 10.8, y, y + 0.3, 0, 3.4, 'white', 0.01)
    # garden
    box(-60, 60, -60, 13, -0.5, 0, 'dry ground', 0)
    box(-60, 60, -8, -6.8, -0.5, 0.015, 'terrace', 0)
    box(-9.5, 12, -6.8, 0.2, -0.4, 0.06, 'terrace', 0.01)
    box(1.0, 10.6, -6.0, -2.9, -0.2, 0.10, 'terrace', 0.02)
    water(1.35, 10.25, -5.65, -3.25, 0.115, '#1b6f80', 0.03, 0.03, 2.5)
    for i in range(26):
        rocks([(-24 + i * 0.75, -6.2 + (i % 3) * 0.2, 0.3 + (i % 2) * 0.28, 0.42)], seed=i)
    for x, y, k, s in ((-11.5, -3.5, 1, 0.62), (13.8, 1.5, 0, 0.62), (-15, 3, 1, 0.7), (17, 8, 1, 0.75), (-7.2, -8.6, 1, 0.42), (-20, 9, 0, 0.7)):
        tree(x, y, k, s, 'olive', wide=1.15)
    # the way in: flagstones between dry walls, lavender along them, cypresses, shade of olive trees behind us
    box(-3.0, 40, -22, -9.4, -0.3, 0.02, 'flags', 0)
    box(-40, -3.3, -9.3, -8.9, -0.2, 0.75, 'white', 0.02)
    for i in range(44):
        shrub(-2.6 + i * 0.42, -9.05 + (i * 5 % 3) * 0.1, 0.26 + (i * 7 % 4) * 0.03, 'lavender' if i % 5 else 'olive', 70 + i, leaf=0.035)
    for i in range(12):
        shrub(-3.6 - i * 0.55, -9.2, 0.35 + (i % 3) * 0.1, 'bougainvillea', 130 + i, 0.6 - (i % 2) * 0.2, leaf=0.05)
    for i, (x, y) in enumerate(((-10.4, 2), (-11.6, 3.4), (-12.8, 2.4), (12.6, 5), (13.4, 6.6))):
        conifer(x, y, 6.5 + i % 3, 0.75, 0, 300 + i, 'shade', 0.03)
    for x, y, s in ((20.5, -19.5, 0.72), (24.5, -24, 0.8), (15.5, -25.5, 0.7)):
        tree(x, y, 1, s, 'olive', wide=1.2)
    for i in range(26):
        shrub(-16 + i * 1.35, -7.4 - (i * 7 % 4) * 0.45, 0.28 + (i * 5 % 4) * 0.09, 'olive', i, leaf=0.05)
    for i in range(10):
        shrub(11.8 + (i % 3) * 0.8, -5.5 + i * 0.8, 0.35 + (i % 3) * 0.12, 'shade', 40 + i, leaf=0.05)
    water(-900, 900, 14, 900, -14, '#1f5b7a', 0.15, 0.4, 0.05)
    hills(620, -900, 100, 130, '#93a6b8', 3, -14)
    hills(420, -700, -120, 70, '#8d9a90', 5, -14)
    stage.sky(26, 128, 0.20, dust=1.2, cover=0.22, bright=(7, 7, 7.2), scale=1.4, seed=4.2, opacity=0.5)
    stage.sun(24, 128, 3.9, 0.6, (1, 0.84, 0.64))
    return photograph((13.5, -15.5, 1.62), (0.6, 1, 3.5), 27, -0.40)
