"""Concrete industry in Sweden: precast hall with window bands, tall silos, low staff wing in black-grey sheet; pale autumn morning."""
import math

from kit import stage
from kit.building import curtain_wall, ground, photograph, shell
from kit.materials import boards, concrete, define, wet
from kit.mesh import Group, bar, box, cylinder, from_faces
from kit.nature import hills, tree, wood
from kit.vehicles import wheel_loader

define('precast', lambda: concrete('precast', '#b0aca4', (6, 3, 0.025, 0), 0.75, True, joint_shade=0.35))
define('silo', lambda: concrete('silo', '#c4c2bc', (40, 2.4, 0.012, 0), 0.6, True, joint_shade=0.7))
define('black sheet', lambda: boards('black sheet', '#2d3032', 0.35, 0.02, 0.5, contrast=0.06, grain=False))
define('ballast', lambda: concrete('ballast', '#8c857b', rough=1.0, contrast=1.4))
define('yard', lambda: wet('yard', '#6b655c', 0.7, 0.5, size=0.2))


def heap(x, y, r, h):
    steps = 28
    ring = [(x + r * math.cos(a) * (1 + 0.06 * math.sin(5 * a)), y + r * math.sin(a), 0) for a in (6.2832 * i / steps for i in range(steps))]
    from_faces('heap', ring + [(x, y, h)], [(i, (i + 1) % steps, steps) for i in range(steps)], 'ballast', smooth=True)


def build():
    shell(-24, 18, 0, 40, 0, 12.6, 'precast', front=True)
    box(-24.1, 18.1, -0.1, 40, 12.6, 12.8, 'ral7016', 0.02)
    for a in range(-22, 12, 6):
        box(a, a + 4.8, -0.03, 0.05, 8.6, 9.9, 'spandrel', 0)
        for i in range(5):
            box(a - 0.04 + i * 1.2, a + 0.04 + i * 1.2, -0.06, 0.0, 8.55, 9.95, 'ral7016', 0)
        for z in (8.55, 9.9):
            box(a - 0.04, a + 4.84, -0.06, 0, z, z + 0.06, 'ral7016', 0)
    box(-21, -15.6, -0.06, 0.05, 0, 5.4, 'black sheet', 0)
    # staff wing
    with Group((-2, 0, 0)):
        curtain_wall(0, 15, [(0.1, 3.4)], -7, 1.5, 'ral7016', spandrel=0.5, solid='black sheet', lit=1.3, room=5, blinds=0.3)
        shell(-0.3, 15.3, -7.1, 0, 0, 3.9, 'black sheet', sides='r')
        box(-0.35, 15.35, -7.35, 0, 3.4, 3.95, 'black sheet', 0.01)
        with Group((-0.3, 0, 0), -90):
            curtain_wall(1.0, 6.4, [(0.1, 3.4)], -0.02, 1.8, 'ral7016', spandrel=1.2, solid='black sheet', lit=1.3, room=5)
    # silos with a conveyor
    for x, y, h in ((23, 6, 25), (30.5, 7, 25), (26.7, 14, 25)):
        cylinder((x, y, 4.5), (x, y, h), 3.3, 'silo', 64, 0)
        cylinder((x, y, 1.6), (x, y, 4.5), 0.9, 'silo', 48, 0, 3.3)
        cylinder((x, y, h), (x, y, h + 1.1), 3.3, 'ral7035', 48, 0, 0.6)
        for dx, dy in ((-2.4, -2.4), (2.4, -2.4), (-2.4, 2.4), (2.4, 2.4)):
            box(x + dx - 0.18, x + dx + 0.18, y + dy - 0.18, y + dy + 0.18, 0, 4.8, 'ral7016', 0.01)
    bar((58, -2, 0.8), (27, 8, 26.4), 1.4, 1.5, 'ral7035')
    for t in (0.25, 0.5, 0.75):
        x, y, z = 58 - 31 * t, -2 + 10 * t, 0.8 + 25.6 * t
        bar((x, y, 0), (x, y, z), 0.35, 0.35, 'ral7016', up=(0, 1, 0))
    box(24, 30, 5, 12, 25.6, 28.8, 'black sheet', 0.02)
    for x, y, r, h in ((31, -9, 5, 3.2), (41, -10, 6, 3.8), (1.6, -17.6, 2.6, 1.5), (-33, -4, 7, 4.4), (-42, 2, 6, 3.6)):
        heap(x, y, r, h)
    for i in range(7):
        box(-14 + i * 1.7, -12.6 + i * 1.7, -3.4, -1.2, 0, 0.5 + (i % 3) * 0.5, 'concrete', 0.02)
    ground('yard', 1500)
    with Group((-3.6, -12.6, 0), 52):
        wheel_loader()
    for i, (x, y) in enumerate(((-34, -12), (-40, -8), (40, 6), (52, 12), (-50, 6))):
        tree(x, y, (0, 3)[i % 2], 0.9, 'autumn')
    wood(-200, 200, 75, 17, 12, 'needles', 4, 14)
    hills(260, -500, 500, 42, '#aeb6bb', 7)
    stage.sky(12, 30, 0.11, dust=5, cover=0.9, bright=(9.4, 9.3, 9.0), scale=0.6, seed=8.8, opacity=0.9, softness=0.6)
    stage.sun(18, -120, 1.7, 6, (1, 0.88, 0.74))
    return photograph((-17, -27, 1.66), (5.2, 0, 8.0), 24, -0.1)
