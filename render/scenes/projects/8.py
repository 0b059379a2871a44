"""Hangar in Aby: a wide vaulted metal roof, sliding doors in the gable, low offices along the side; summer evening."""
import math

from kit import stage
from kit.building import curtain_wall, ground, photograph, shell
from kit.materials import boards, concrete, define, plain
from kit.mesh import Group, bar, box, cylinder, from_faces, prism
from kit.nature import grass, hills, wood
from kit.vehicles import aircraft

define('cladding', lambda: boards('cladding', '#8f979b', 0.33, 0.03, 0.42, contrast=0.05, grain=False))
define('doors', lambda: boards('doors', '#3f5562', 0.40, 0.025, 0.42, contrast=0.05, grain=False))
define('apron', lambda: concrete('apron', '#a29e95', (5, 5, 0.03, 0), 0.6, contrast=1.3, joint_shade=0.35))
define('roof sheet', lambda: concrete('roof sheet', '#b4b9bb', rough=0.4, contrast=0.3))


def vault(half, eave, crown, steps=40):
    """Points of the roof line from left to right: an arc through eaves and crown."""
    rise = crown - eave
    r = (half * half + rise * rise) / (2 * rise)
    a = math.asin(half / r)
    return [(r * math.sin(t), eave + rise - r * (1 - math.cos(t))) for t in (-a + 2 * a * i / steps for i in range(steps + 1))]


def build():
    half, eave, crown, deep = 21, 6.2, 13.0, 46
    line = vault(half, eave, crown)
    # gable above and beside the doors
    prism(line + [(half, 0), (17.6, 0), (17.6, 7.4), (-17.6, 7.4), (-17.6, 0), (-half, 0)], 0, 0.4, 'cladding', 0)
    out = vault(half + 0.5, eave, crown + 0.3)
    n = len(out)
    verts = [(x, y, z) for y in (-0.9, deep) for x, z in out]
    roof = from_faces('roof', verts, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], 'roof sheet', smooth=True)
    roof.modifiers.new('thick', 'SOLIDIFY').thickness = 0.3
    for sx in (-1, 1):
        a, b = sorted((sx * half, sx * (half - 0.4)))
        box(a, b, 0.4, deep, 0, eave, 'cladding', 0)
    box(-half, half, deep - 0.4, deep, 0, eave, 'cladding', 0)
    # six sliding doors on two tracks, one pushed aside
    for i in range(6):
        x = -17.6 + i * 5.87
        if i == 3:
            x -= 4.9
        y = -0.25 - 0.22 * (i % 2) - (0.44 if i == 3 else 0)
        box(x + 0.03, x + 5.84, y, y + 0.14, 0.05, 7.4, 'doors', 0.01)
        box(x + 0.9, x + 4.97, y - 0.02, y, 4.4, 5.9, 'spandrel', 0)
        for k in range(4):
            box(x + 0.88 + k * 1.36, x + 0.94 + k * 1.36, y - 0.03, y, 4.35, 5.95, 'ral7016', 0)
    box(-19, 19, -0.95, 0, 7.35, 7.75, 'ral7016', 0.02)
    box(-18, 18, 20, 20.2, 0, 7, 'room dark', 0)
    box(0.4, 5.6, 9, 9.3, 2.6, 2.9, plain('wing', '#dfe3e4', 0.3), 0.05)              # a light aircraft, half seen in the dark
    box(2.6, 3.5, 6.5, 13, 1.6, 2.8, plain('body', '#dfe3e4', 0.3), 0.3)
    # offices along the right side
    with Group((half, 0, 0)):
        curtain_wall(0.0, 7.5, [(0.1, 3.7)], 3, 1.5, 'ral7016', spandrel=0.5, solid='doors', lit=1.0, room=5)
        shell(0.0, 7.5, 3, 40, 0, 4.0, 'doors', sides='lb')
        with Group((7.5, 0, 0), 90):
            curtain_wall(3.4, 36, [(0.1, 3.7)], -0.03, 1.8, 'ral7016', spandrel=1.2, solid='doors', lit=1.0, room=5)
    box(-70, 46, -70, 2, -0.4, 0.0, 'apron', 0)
    box(-70, 46, -20.2, -19.95, -0.1, 0.005, plain('line', '#d3a21f', 0.6), 0)
    line = 'line yellow'
    define(line, lambda: plain(line, '#d3a21f', 0.6))
    turn = [(2.6 + 9 * math.sin(t), -20.1 + 9 * (1 - math.cos(t))) for t in (1.5708 * i / 24 for i in range(25))]
    for (a, b), (c, d) in zip(turn, turn[1:]):                                        # taxi line that turns into the hangar
        bar((11.6 - a + 2.6, b, 0.004), (11.6 - c + 2.6, d, 0.004), 0.16, 0.004, line, bevel=0)
    box(5.12, 5.28, -11.2, -1, -0.1, 0.005, line, 0)
    with Group((9.5, -19.0, 0), -38):
        aircraft()
    for x, y in ((17.2, -21.4), (6.4, -17.0)):
        cylinder((x, y, -0.02), (x, y, 0.006), 0.30, 'black', 32, 0)
    ground('soil', 1500, -0.03)
    grass(34, 70, -24, 30, 0, 60, 0.18)
    box(46, 140, -90, 60, -0.2, 0.0, 'soil', 0)
    hills(500, -900, 900, 34, '#7f8a8c', 6)
    wood(-220, 220, 120, 17, 4, 'needles', 3.6, 20)
    with Group((-170, 0, 0), 90):
        wood(-90, 150, 0, 16, 9, 'needles', 3.2, 16)
    stage.sky(9, -128, 0.20, dust=1.8, cover=0.4, bright=(6.8, 5.6, 5.0), scale=0.8, seed=9.4, opacity=0.65)
    stage.sun(11, -138, 4.4, 0.7, (1, 0.72, 0.46))
    return photograph((27, -33, 1.68), (2.0, 0, 7.0), 25, 0.15)
