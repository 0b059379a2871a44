"""Glass pavilion in Ventspils: inside, looking out through slim posts at dunes, pines and the sea; beside it an old store of brick. A rooflight, a worn floor, a wall of larch; the last sun past the trunks."""
import math

import bpy
import numpy as np

from kit import stage, wear
from kit.building import photograph, wall
from kit.door import element
from kit.facade import bench, casement, grid, terrain, tiles, waves
from kit.materials import boards, bricks, concrete, define, emission, glass, principled, rgb, shade
from kit.furnish import put
from kit.mesh import Group, bar, box, from_faces, tube
from kit.models import model
from kit.nature import foliage
from kit.rooms import table

DEEP_END = 8.7


def trodden(name, colour):
    """A poured floor of many years: cut joints, clouds, the lane from the door worn pale, sand that shoes brought in, rings and scratches."""
    mat, n, s = principled(name, rgb(colour), 0.4, spec=0.13)
    at, base = n.where(), rgb(colour)
    x, y, _ = n.add('SeparateXYZ', {0: at}).outputs
    out = n.ramp(n.noise(at, 0.7, 5, 0.6), [(0.30, shade(base, 0.72)), (0.5, base), (0.72, shade(base, 1.22))])
    out = n.mix(0.35, out, n.ramp(n.noise(at, 22, 4, 0.65), [(0.3, (0.7,) * 3), (0.7, (1.12,) * 3)]), 'MULTIPLY')
    stain = n.ramp(n.noise(n.add('Mapping', {0: at, 'Location': (9, 4, 0)}).outputs[0], 1.6, 4, 0.6), [(0.62, (0, 0, 0)), (0.66, (0.5,) * 3)])
    out = n.mix(stain, out, shade(base, 0.5))
    scratch = n.noise(n.add('Mapping', {0: at, 'Scale': (60, 1.2, 1), 'Rotation': (0, 0, 0.5)}).outputs[0], 1.0, 2)
    other = n.noise(n.add('Mapping', {0: at, 'Scale': (50, 1.0, 1), 'Rotation': (0, 0, -0.8)}).outputs[0], 1.0, 2)
    worn = n.math('MAXIMUM', n.ramp(scratch, [(0.70, (0, 0, 0)), (0.76, (1, 1, 1))]), n.ramp(other, [(0.72, (0, 0, 0)), (0.78, (1, 1, 1))]))
    out = n.mix(n.math('MULTIPLY', worn, 0.22), out, shade(base, 1.7))
    door = n.add('MapRange', {'Value': y, 'From Min': DEEP_END - 4.5, 'From Max': DEEP_END, 'To Min': 0.0, 'To Max': 0.34}).outputs[0]
    lane = n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', x, 1.7)), [(0.3, (1, 1, 1)), (1.5, (0.1,) * 3)])
    sand = n.math('ADD', n.noise(at, 1.9, 7, 0.7), n.math('MULTIPLY', door, lane))
    lies = n.ramp(sand, [(0.60, (0, 0, 0)), (0.80, (0.8,) * 3)])
    out = n.mix(lies, out, rgb('#a08d6c'))
    _, lines = n.bricks(at, 2.9, 2.9, 0.004, 0.0)
    n.put(n.mix(n.math('MULTIPLY', lines, 0.85), out, shade(base, 0.2)), s.inputs['Base Color'])
    n.put(n.math('ADD', n.spread(n.noise(at, 1.4, 4, 0.6), 0.46, 0.64), n.math('MULTIPLY', lies, 0.3)), s.inputs['Roughness'])
    n.put(n.bump(n.math('SUBTRACT', n.math('MULTIPLY', n.noise(at, 3.0, 3), 0.4), lines), 0.25, 0.003), s.inputs['Normal'])
    return mat


def blown(name):
    """Sand of a dune, with what grows and rots on it."""
    mat, n, s = principled(name, rgb('#a89674'), 1.0, spec=0.1)
    at = n.where()
    out = n.ramp(n.noise(at, 0.5, 7, 0.65), [(0.40, rgb('#b3a17e')), (0.52, rgb('#94835f')), (0.62, rgb('#5f5a3a'))])
    n.put(n.mix(0.5, out, n.ramp(n.noise(at, 9, 6, 0.7), [(0.3, (0.6,) * 3), (0.7, (1.1,) * 3)]), 'MULTIPLY'), s.inputs['Base Color'])
    n.put(n.bump(n.noise(n.add('Mapping', {0: at, 'Scale': (2, 9, 1)}).outputs[0], 1.5, 6, 0.6), 0.8, 0.06), s.inputs['Normal'])
    return mat


def sea(name):
    """The Baltic in the evening: its own light, so that it makes no noise; swell that thins out towards the horizon."""
    mat = emission((0.20, 0.27, 0.36), 1.0, name)
    from kit.materials import Nodes
    n = Nodes(mat)
    light = next(node for node in n.tree.nodes if node.type == 'EMISSION')
    x, y, _ = n.add('SeparateXYZ', {0: n.where()}).outputs
    far = n.math('LOGARITHM', n.math('MAXIMUM', y, 1.0), 1.06)
    swell = n.noise(n.add('CombineXYZ', {0: n.math('DIVIDE', x, n.math('MULTIPLY', y, 0.05)), 1: n.math('MULTIPLY', far, 1.4), 2: 0.0}).outputs[0], 1.0, 4, 0.6)
    gleam = n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', n.math('DIVIDE', x, y), 0.44)), [(0.0, (1, 1, 1)), (0.30, (0, 0, 0))])
    tone = n.mix(n.math('MULTIPLY', gleam, n.ramp(swell, [(0.42, (0.15,) * 3), (0.60, (1, 1, 1))])), n.ramp(swell, [(0.35, rgb('#2f3f4c')), (0.65, rgb('#54646c'))]), (0.95, 0.62, 0.34, 1))
    n.put(tone, light.inputs[0])
    light.inputs[1].default_value = 0.75
    mat.cycles.sample_as_light = False
    return mat


define('sea', lambda: sea('sea'))
define('larch', lambda: boards('larch', '#8f6a44', 0.095, 0.004, 0.55, contrast=0.34))
define('larch ceiling', lambda: boards('larch ceiling', '#94703f', 0.095, 0.005, 0.6, False, 0.32))
define('ground concrete', lambda: trodden('ground concrete', '#6d6962'))
define('sand', lambda: blown('sand'))
define('pine bark', lambda: concrete('pine bark', '#4a3226', rough=1.0, contrast=2.2))
define('marram', lambda: foliage('marram', '#7c7442', '#a89c62', 0.02))
define('terrace', lambda: tiles('terrace', ('#7d7a74', '#88857e', '#716e69'), (0.9, 0.6), 0.006, '#4b4a46', 0.5, 0.7, relief=0.003))
define('old brick', lambda: bricks('old brick', ('#7a4434', '#8f5543', '#6e3d30'), '#9a9082'))
define('gravel', lambda: concrete('gravel', '#7b756a', rough=1.0, contrast=1.4))
define('thin', lambda: glass('thin', (0.90, 0.93, 0.915), 0.8))

LEFT, RIGHT, DEEP, HEAD, NEAR = -3.4, 3.9, DEEP_END, 3.3, -3.0
ROOF = (-1.5, 2.1, 3.4, 6.5)                                             # the opening of the rooflight
BAYS = [DEEP * i / 5 for i in range(6)]
ENDS = [LEFT + 1.46 * i for i in range(6)]


def rooflight():
    """A saddle of glass on its upstand; gives the lower edge of the opening, in which its line runs."""
    a, b, y0, y1 = ROOF
    low, ridge, middle = HEAD + 0.62, HEAD + 1.5, (a + b) / 2
    for x0, x1, u, v in ((LEFT - 1.2, a, NEAR, DEEP + 1.2), (b, RIGHT + 1.2, NEAR, DEEP + 1.2), (a, b, NEAR, y0), (a, b, y1, DEEP + 1.2)):
        box(x0, x1, u, v, HEAD, HEAD + 0.02, 'larch ceiling', 0)
        box(x0, x1, u, v, HEAD + 0.02, HEAD + 0.4, 'ral9005', 0)
    for x0, x1, u, v in ((a, a + 0.02, y0, y1), (b - 0.02, b, y0, y1), (a, b, y0, y0 + 0.02), (a, b, y1 - 0.02, y1)):
        box(x0, x1, u, v, HEAD - 0.01, low, 'ral9010', 0)
    for i in range(6):
        y = y0 + (y1 - y0) * i / 5
        for x in (a, b):
            bar((x, y, low), (middle, y, ridge), 0.05, 0.11, 'ral7022')
    bar((middle, y0, ridge), (middle, y1, ridge), 0.06, 0.12, 'ral7022')
    for x in (a, b):
        bar((x, y0, low), (x, y1, low), 0.06, 0.08, 'ral7022')
        bar(((x + middle) / 2, y0, (low + ridge) / 2), ((x + middle) / 2, y1, (low + ridge) / 2), 0.05, 0.09, 'ral7022')
        from_faces('roof', [(x, y0, low + 0.05), (middle, y0, ridge + 0.05), (middle, y1, ridge + 0.05), (x, y1, low + 0.05)], [(0, 1, 2, 3)], 'thin')
    return (a, y0, HEAD), (a, y1, HEAD), (b, y1, HEAD), (b, y0, HEAD), (a, y0, HEAD)


def ridge(x, y):
    """The dune's height: level with the terrace, then a ridge, then down to the beach."""
    far = y - DEEP - 1.4
    up = 1 / (1 + math.exp(-(far - 8.0) / 2.2))
    down = 1 / (1 + math.exp(-(far - 26.0) / 3.0))
    return -0.10 + 0.05 * min(1, max(0, far)) + up * (0.75 + 0.42 * waves(x, y, 0.13, 3.0)) + 0.10 * min(1, max(0, far / 3)) * waves(x, y, 0.6, 5.0) - down * 2.6


def outside():
    """Dunes with their grass, trunks of pines, the sea."""
    terrain(-34, 40, DEEP + 0.9, DEEP + 42, ridge, 'sand', 0.3)
    box(-900, 900, DEEP + 34, 2500, -3.1, -1.6, 'sea', 0)
    g, verts, faces = np.random.default_rng(7), [], []
    for _ in range(2600):
        y = DEEP + 2.2 + 22 * g.random() ** 0.8
        x = g.uniform(-0.75, 0.95) * (y + 4)
        if waves(x, y, 0.22, 9.0) < -0.12 or (y < DEEP + 5 and abs(x - 1.7) < 1.4):
            continue
        z, high = ridge(x, y) - 0.02, g.uniform(0.35, 0.85)
        for _ in range(9):
            turn, bend, long, k = g.uniform(0, 6.3), g.uniform(0.25, 0.8), high * g.uniform(0.6, 1.1), len(verts)
            u, v, w = math.cos(turn), math.sin(turn), 0.006
            x0, y0 = x + g.normal(0, 0.05), y + g.normal(0, 0.05)
            for t in (0.0, 0.45, 0.8, 1.0):
                out, up, thin = bend * long * t * t + 0.18 * long * t * t, long * (t - 0.28 * bend * t * t), w * (1 - 0.9 * t)
                verts += [(x0 + u * out - v * thin, y0 + v * out + u * thin, z + up), (x0 + u * out + v * thin, y0 + v * out - u * thin, z + up)]
            faces += [(k + 2 * i, k + 2 * i + 1, k + 2 * i + 3, k + 2 * i + 2) for i in range(3)]
    from_faces('marram', verts, faces, 'marram')
    for x, y, r in ((-7.8, 19.5, 0.17), (-6.3, 27, 0.15), (-3.4, 22.5, 0.19), (-1.9, 31, 0.16), (1.2, 25, 0.14), (5.4, 20.5, 0.20), (6.6, 29, 0.15), (9.5, 24, 0.17), (12.5, 31, 0.16), (-12, 26, 0.17), (16, 27, 0.18)):
        lean, sway = g.normal(0, 0.05, 2), g.uniform(0, 6.3)
        points = [(x + lean[0] * z + 0.10 * math.sin(0.7 * z + sway), y + lean[1] * z + 0.08 * math.cos(0.6 * z + sway), ridge(x, y) - 0.2 + z) for z in np.linspace(0, 24, 74)]
        trunk = tube(points, r, 'pine bark', 5)
        for i, point in enumerate(trunk.data.splines[0].points):
            point.radius = (1.35 if i == 0 else 1.0) * (1 - 0.0065 * i) * g.uniform(0.94, 1.06)
        for _ in range(5):
            i, turn, long = g.integers(9, 24), g.uniform(0, 6.3), g.uniform(0.4, 1.5)
            p = points[i]
            tube([p, (p[0] + 0.5 * long * math.cos(turn), p[1] + 0.5 * long * math.sin(turn), p[2] + 0.02), (p[0] + long * math.cos(turn + 0.2), p[1] + long * math.sin(turn + 0.2), p[2] - 0.16 * long)], 0.016, 'pine bark', 2)


def build():
    edges = rooflight()
    box(LEFT - 3, RIGHT + 0.1, NEAR, DEEP + 0.1, -0.3, 0, 'ground concrete', 0)
    box(RIGHT + 0.1, RIGHT + 2.2, NEAR, DEEP + 2.2, -0.3, -0.03, 'terrace', 0)
    box(LEFT - 3, RIGHT + 0.1, DEEP + 0.1, DEEP + 2.2, -0.3, -0.03, 'terrace', 0)
    # the long side towards the next building, the end with its door
    with Group((RIGHT, 0, 0), 90):
        grid(BAYS, [0.035, HEAD - 0.03], 0, 'ral7022', face=0.05, depth=0.16, cap=0.03, pane='thin', tilt=0.04)
        grid([-3.48, -1.74, 0.0], [0.035, HEAD - 0.03], 0, 'ral7022', face=0.05, depth=0.16, cap=0.03, pane='thin', tilt=0.04)
    with Group(((LEFT + RIGHT) / 2, DEEP, 0), 180):
        half = (RIGHT - LEFT) / 2
        grid([-half + 1.46 * i for i in range(6)], [0.035, 2.42, HEAD - 0.03], 0, 'ral7022', face=0.05, depth=0.16, cap=0.03, pane='thin', tilt=0.04, leave={(1, 0)})
    door = RIGHT - 2 * 1.46, RIGHT - 1.46
    with Group(((door[0] + door[1]) / 2, DEEP - 0.06, 0)):
        element(1410, 2410, 0, 'ral7022', face=115, panic=True, handle='panic', pushed=True, metal='inox', pane='thin')
    # the next building: an old store of brick
    with Group((RIGHT + 6.5, 0, 0), -90):
        wall(-14.2, 4, -0.2, 5.2, 0, 0.4, 'old brick', [(-y - 0.55, -y + 0.55, 1.2, 2.7) for y in (4.4, 8.2, 12.0)])
        for y in (4.4, 8.2, 12.0):
            casement(-y - 0.55, -y + 0.55, 1.2, 2.7, 0, 'ral9010', 0.14, (2, 3), pane='enamel')
        box(-14.3, 4, -0.3, 0.5, 5.2, 5.4, 'zinc', 0.004)
    box(RIGHT + 2.2, RIGHT + 7, NEAR, DEEP + 2.9, -0.4, -0.06, 'gravel', 0)
    # a wall of larch, a bench along it, a table by the glass
    box(LEFT - 0.3, LEFT, NEAR, DEEP + 0.1, 0, HEAD, 'larch', 0)
    box(LEFT - 0.02, LEFT + 0.012, NEAR, DEEP, 0, 0.09, 'ral9005', 0)
    with Group((LEFT + 0.42, 4.6, 0), 90):
        bench(0, 0, 2.6)
    table(-0.9, 5.6, 2.3, 0.95, top='larch')
    for x, y, t in ((-1.55, 4.95, 168), (-0.35, 4.75, 205), (-1.2, 6.35, -14), (0.75, 5.75, -64)):
        model('osakaChair', (x, y, 0), t)
    for y in (1.6, 7.6):
        box(LEFT + 0.9, RIGHT - 0.9, y - 0.02, y + 0.02, HEAD - 0.028, HEAD, 'ral9005', 0)
    wear.mat((door[0] + door[1]) / 2, DEEP - 0.75, 0, 1.3, 0.8, 4)
    outside()
    # daylight, as it comes in by each side
    day = (0.86, 0.93, 1.0)
    stage.area((RIGHT + 0.6, 3.5, 1.9), (0, 3.5, 0.6), 10, 60, day, height=3.0, mirrored=False)
    stage.area((0.3, DEEP + 0.6, 1.9), (0.3, 2, 0.6), 7, 30, day, height=3.0, mirrored=False)
    a, b, y0, y1 = ROOF
    stage.area(((a + b) / 2, (y0 + y1) / 2, HEAD + 1.7), ((a + b) / 2, (y0 + y1) / 2, 0), b - a, 60, day, height=y1 - y0, mirrored=False)
    stage.area((RIGHT + 2.6, 6, 8.5), (RIGHT + 7, 7, 2.0), 12, 260, day, height=4, mirrored=False)
    stage.area((0, 30, 26), (0, 24, 0), 40, 4000, (1.0, 0.88, 0.80), height=26, mirrored=False)
    put('backpack', LEFT + 0.42, 5.2, 90, 0.45, mat='cloth rust', seed=3)
    put('jacket', -1.22, 6.58, 166, mat='cloth navy', seed=2)
    model('newspaper', (-0.4, 5.5, 0.74), 30)
    model('coffee-mug', (-1.35, 5.4, 0.74), 60, 0.09)
    stage.sun(7.5, 24, 3.2, 0.6, (1.0, 0.66, 0.36))
    stage.dusk(0.62, (0.16, 0.27, 0.48), (0.62, 0.56, 0.54), (1.25, 0.70, 0.36), 24, 0.9, 0.5, 3.0)
    bpy.context.scene.world.cycles_visibility.diffuse = False
    side = (RIGHT, BAYS[3], 0), (RIGHT, BAYS[3], HEAD), (RIGHT, DEEP, HEAD), (RIGHT, DEEP, 0), (RIGHT, BAYS[3], 0)
    own = (door[0], DEEP, 0), (door[0], DEEP, 2.42), (door[1], DEEP, 2.42), (door[1], DEEP, 0)
    return photograph((-1.35, -1.15, 1.5), (0.25, DEEP, 1.72), 27, 0.2, 10, key=0.46, balance=0.15, lift=0.38, lines=(edges, side, own), stop=2.0, focus=7.0, noisy=True,
                      marks={'aluminium-14': (ROOF[0], 5.0, HEAD), 'aluminium-12': (RIGHT, 6.6, HEAD), 'aluminium-15': (door[0], DEEP, 1.6)})
