"""Housing in Norrtalje: four slab blocks in light plaster and wood round a green yard; summer, high sun."""
from kit import stage
from kit.building import curtain_wall, ground, photograph, punched, shell
from kit.materials import boards, concrete, define, plaster
from kit.mesh import Group, box
from kit.nature import grass, hedge, shrub, tree, wood

define('plaster a', lambda: plaster('plaster a', '#e6dfce'))
define('plaster b', lambda: plaster('plaster b', '#d9cbb0'))
define('timber', lambda: boards('timber', '#a98a63', 0.13, 0.008))
define('path', lambda: concrete('path', '#b8ad9b', (0.6, 0.3, 0.006, 0.5), 0.8, joint_shade=0.6))
FLOORS = [0, 3.0, 6.0, 9.0]


def block(x, y, side, finish):
    """Gable towards the camera (12 m), long side 26 m towards the yard; side = +1 when the yard lies to its right."""
    x0, x1 = (x - 12, x) if side > 0 else (x, x + 12)
    with Group((0, y, 0)):
        punched(x0, x1, FLOORS, [x0 + 2.2, x0 + 6, x0 + 9.8], 0, 'timber' if finish == 'plaster b' else finish, 'ral7016', z_top=12.6, recess=0.12, bars=(2, 1), width=1.5)
        shell(x0, x1, 0, 26, 0, 12.6, finish, parapet=0.3, sides='lb' if side > 0 else 'rb')
        box(x0 - 0.1, x1 + 0.1, -0.1, 26.1, 12.6, 12.75, 'ral7016', 0.01)
    with Group((x, y, 0), 90 * side):
        u = (lambda a: a) if side > 0 else (lambda a: -a)
        cols = [u(c) for c in (2.4, 5.4, 8.4, 17.6, 20.6, 23.6)]
        punched(min(u(0.4), u(11)), max(u(0.4), u(11)), FLOORS, [c for c in cols if abs(c) < 11], -0.02, finish, 'ral7016', z_top=12.6, bars=(2, 1), width=1.6, bottom=0.5)
        punched(min(u(15), u(26)), max(u(15), u(26)), FLOORS, [c for c in cols if abs(c) > 15], -0.02, finish, 'ral7016', z_top=12.6, bars=(2, 1), width=1.6, bottom=0.5)
        a, b = sorted((u(11), u(15)))
        curtain_wall(a, b, [(z, z + 3.0) for z in FLOORS], 0.1, 1.33, 'ral7016', spandrel=0.35, room=4, blinds=0, lit=0.5)
        box(a, b, 0.0, 0.2, 12.0, 12.6, finish, 0)
        for c in cols[:2] + cols[-2:]:
            for z in FLOORS[1:]:
                box(c - 1.3, c + 1.3, -1.5, -0.02, z + 0.28, z + 0.42, 'concrete', 0.01)
                box(c - 1.3, c + 1.3, -1.5, -1.48, z + 0.42, z + 1.4, 'glass', 0)
                box(c - 1.3, c + 1.3, -1.52, -1.46, z + 1.4, z + 1.44, 'ral7016', 0)


def build():
    block(-13, 2, 1, 'plaster a')
    block(13, -1, -1, 'plaster b')
    block(-15, 36, 1, 'plaster b')
    block(12, 38, -1, 'plaster a')
    ground('lawn', 1500, -0.02)
    box(-3.4, -1.0, -40, 70, -0.3, 0.03, 'path', 0)
    box(-13, 13, 13, 15.5, -0.3, 0.035, 'path', 0)
    grass(-13, -3.4, -21, 13, 0.0, 420, 0.08, 'meadow', soil='lawn')
    grass(-1.0, 12.8, -21, 13, 0.0, 420, 0.08, 'meadow', soil='lawn')
    box(-40, 40, 15.5, 70, -0.2, 0.0, 'lawn', 0)
    for x, y, k, s in ((-8.2, 1, 0, 0.9), (6.8, 4, 2, 0.85), (2.8, 20, 1, 1.0), (-7, 24, 2, 1.0), (7, 30, 0, 1.1), (-6, 44, 1, 1.3), (3, 52, 0, 1.3), (18, -12, 2, 1.0), (-17, -6, 1, 0.9)):
        tree(x, y, k, s, 'summer')
    hedge(2.2, 9.6, -4.2, -3.2, 0.9)
    hedge(-11.5, -6, -5, -4.2, 0.8)
    for i in range(16):
        shrub(-12.2 + (i % 2) * 0.5, 2 + i * 1.4, 0.45, 'shade' if i % 3 else 'spring', i)
    for i in range(3):
        box(-0.4 + i * 2.6, 1.4 + i * 2.6, 10.4, 10.9, 0.40, 0.46, 'timber', 0.01)
        box(-0.2 + i * 2.6, 1.2 + i * 2.6, 10.5, 10.8, 0, 0.40, 'concrete', 0.01)
    wood(-120, 120, 95, 16, 8, 'shade', 4)
    stage.sky(48, -140, 0.13, dust=0.6, cover=0.5, bright=(9, 9.2, 9.6), scale=1.2, seed=6.1, opacity=0.85)
    stage.sun(46, -150, 4.4, 0.6, (1, 0.95, 0.88))
    return photograph((8.2, -19.5, 1.65), (-6.0, 9, 5.0), 25, 0.1)
