"""Commercial building by the palace park at Kristineberg: plaster, tall steel windows, stone plinth, old trees; summer afternoon."""
from kit import stage
from kit.building import ground, photograph, shell, wall, window
from kit.materials import boards, define, plaster
from kit.mesh import Group, box, from_faces
from kit.nature import grass, hedge, hills, tree, wood

define('old plaster', lambda: plaster('old plaster', '#dcc9a2', 0.9, 0.16, 0.90))
define('trim', lambda: plaster('trim', '#ece5d4', 0.9, 0.08, 0.96))
define('tin roof', lambda: boards('tin roof', '#33373a', 0.6, 0.03, 0.45, contrast=0.06, grain=False))


def front(x0, x1, columns, door=None):
    holes = []
    for c in columns:
        holes += [] if c == door else [(c - 0.85, c + 0.85, 1.25, 4.35)]
        holes.append((c - 0.85, c + 0.85, 5.65, 8.05))
    if door is not None:
        holes.append((door - 1.3, door + 1.3, 0.35, 4.35))
    wall(x0, x1, 0, 9.4, 0, 0.6, 'old plaster', holes)
    for a, b, c, d in holes:
        window(a, b, c, d, 0, 'ral6012', 0.26, (3, 4) if d < 5 else (3, 3), lit=7 if (a * 7 + d) % 3 < 1 else 0, face=0.032, curtain=0.25, sill='trim', depth=4)
        box(a - 0.18, b + 0.18, -0.05, 0.02, d + 0.02, d + 0.22, 'trim', 0.01)
        for s in (a - 0.18, b + 0.02):
            box(s, s + 0.16, -0.035, 0.02, c, d + 0.02, 'trim', 0.006)
    box(x0 - 0.05, x1 + 0.05, -0.10, 0.05, 0, 0.95, 'stone', 0.01)
    box(x0 - 0.06, x1 + 0.06, -0.12, 0.05, 4.85, 5.10, 'trim', 0.02)
    box(x0 - 0.3, x1 + 0.3, -0.34, 0.1, 9.15, 9.45, 'trim', 0.03)


def build():
    cols = [-11.4, -8.2, -5.0, 0, 5.0, 8.2, 11.4]
    front(-13.5, 13.5, cols, 0)
    shell(-13.5, 13.5, 0, 13, 0, 9.4, 'old plaster', sides='lb')
    with Group((13.5, 0, 0), 90):
        front(0.2, 13, [2.6, 6.6, 10.6])
    # hipped roof with standing seams
    e = 0.45
    from_faces('roof', [(-13.5 - e, -e, 9.45), (13.5 + e, -e, 9.45), (13.5 + e, 13 + e, 9.45), (-13.5 - e, 13 + e, 9.45), (-7.5, 6.5, 13.2), (7.5, 6.5, 13.2)],
               [(0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4)], 'tin roof')
    for x in (-6, 4):
        box(x, x + 1.1, 5.2, 6.2, 11.5, 14.6, 'old plaster', 0.02)
        box(x - 0.1, x + 1.2, 5.1, 6.3, 14.6, 14.8, 'tin roof', 0.01)
    for i in range(3):
        box(-2.0 - i * 0.3, 2.0 + i * 0.3, -0.9 - i * 0.32, 0, 0, 0.36 - i * 0.12, 'stone', 0.01)
    box(-2.1, 2.1, -1.5, 0, 4.55, 4.72, 'tin roof', 0.01)
    ground('lawn', 1500, -0.01)
    box(-60, 60, -3.7, 0.5, -0.3, 0.012, 'gravel', 0)
    box(-4.2, 4.2, -60, -3, -0.3, 0.013, 'gravel', 0)
    grass(-34, -4.2, -23, -3.7, 0.0, 330, 0.045, 'meadow', soil='lawn')
    grass(4.2, 36, -25, -3.7, 0.0, 330, 0.045, 'meadow', soil='lawn')
    hedge(-13, -3.4, -3.0, -2.2, 0.75)
    hedge(3.4, 13, -3.0, -2.2, 0.75)
    for x, y, k, s in ((-18, -6, 0, 1.45), (-24, 4, 2, 1.5), (19.5, 4, 2, 1.4), (24, -3, 0, 1.4), (-10, 20, 2, 1.6), (6, 22, 0, 1.7), (18, 18, 1, 1.8), (-26, 16, 0, 1.8), (-30, -14, 2, 1.4), (32, 10, 1, 1.7), (-38, 2, 1, 1.6), (40, 0, 0, 1.6)):
        tree(x, y, k, s * 0.8, 'summer', wide=1.25)
    for i in range(26):
        tree(-110 + i * 9, 44 + (i * 7 % 9), i % 3, 1.9, 'shade', wide=1.2)
    wood(-170, 170, 90, 19, 5, 'shade', 3.4, 20)
    hills(420, -800, 800, 40, '#8b9a95', 3)
    stage.sky(30, 122, 0.16, dust=0.9, cover=0.38, bright=(8, 7.9, 7.8), scale=1.2, seed=14.4, opacity=0.7)
    stage.sun(29, 134, 4.4, 0.6, (1, 0.88, 0.70))
    return photograph((14.5, -23, 1.65), (0.2, 0, 5.0), 25, -0.35)
