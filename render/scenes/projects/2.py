"""Glass pavilion in Ventspils: the corner towards the sea and the next building, from close by on a clear, windy day. Scrubbed boards, posts painted white, a cardigan left on a chair."""
import math

import numpy as np

from kit import stage, wear
from kit.building import photograph, wall
from kit.cloth import draped
from kit.door import element, frosted, marked
from kit.facade import casement, grid, terrain, waves
from kit.furnish import cloth, put
from kit.materials import Nodes, boards, concrete, define, emission, glass, planks, principled, rgb, shade
from kit.mesh import Group, bar, box, from_faces
from kit.models import model
from kit.nature import foliage
from kit.things import mug

LEFT, RIGHT, DEEP, HEAD, NEAR = -3.4, 3.9, 8.7, 2.9, -3.0
ROOF = (1.05, 3.3, 7.1, 8.3)                                            # the opening of the rooflight
BAYS = [DEEP - 1.45 * i for i in range(8, -1, -1)]
DOOR = RIGHT - 2 * 1.46, RIGHT - 1.46
#: Lower edges of the rows of squares on the glass: their middles are 0.90 m and 1.50 m above the floor.
MARKS = 0.889, 1.489


def scrubbed(name):
    """Boards of many summers: paler and rougher where people walk to the door, dark in the joints, with sand and the rings of wet boots."""
    mat = planks(name, ('#a8977d', '#bfae93', '#cfc0a7'), 0.5, 3.4, 0.14, math.pi / 2)
    n = Nodes(mat)
    s = n.tree.nodes['Principled BSDF']
    at, base = n.where(), s.inputs['Base Color'].links[0].from_socket
    x, y, _ = n.add('SeparateXYZ', {0: at}).outputs
    lane = n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', x, sum(DOOR) / 2 - 0.1)), [(0.25, (1, 1, 1)), (1.3, (0, 0, 0))])
    worn = n.math('MULTIPLY', lane, n.spread(n.noise(at, 2.3, 5, 0.6), 0.3, 1.0))
    out = n.mix(n.math('MULTIPLY', worn, 0.55), base, rgb('#b3aa9b'))
    out = n.mix(0.55, out, n.ramp(n.noise(at, 0.9, 6, 0.65), [(0.32, (0.72,) * 3), (0.62, (1.06,) * 3)]), 'MULTIPLY')
    scratch = n.noise(n.where((50, 1.1, 1), (0, 0, 0.25)), 1.0, 2)
    out = n.mix(n.math('MULTIPLY', n.ramp(scratch, [(0.68, (0, 0, 0)), (0.76, (1, 1, 1))]), 0.35), out, rgb('#d9cfbc'))
    spill = n.ramp(n.noise(n.add('Mapping', {0: at, 'Location': (5, 2, 0)}).outputs[0], 1.9, 4, 0.6), [(0.63, (0, 0, 0)), (0.67, (1, 1, 1))])
    out = n.mix(n.math('MULTIPLY', spill, 0.35), out, rgb('#6d5f4c'))
    door = n.add('MapRange', {'Value': y, 'From Min': DEEP - 2.6, 'From Max': DEEP, 'To Min': 0.0, 'To Max': 0.30}).outputs[0]
    sand = n.math('ADD', n.noise(at, 3.1, 8, 0.72), n.math('MULTIPLY', door, lane))
    lies = n.ramp(sand, [(0.60, (0, 0, 0)), (0.74, (0.85,) * 3)])
    n.put(n.mix(lies, out, rgb('#cdbd9c')), s.inputs['Base Color'])
    n.put(n.math('ADD', n.spread(n.noise(at, 2.4, 5, 0.6), 0.40, 0.58), n.math('MULTIPLY', lies, 0.3)), s.inputs['Roughness'])
    return mat


def ceiling_boards(name):
    """Boards painted white, years ago: narrow joints, each board a shade of its own, a brown ring where the roof once let water in."""
    base = rgb('#eceae3')
    mat, n, s = principled(name, base, 0.55, spec=0.3)
    at = n.where()
    each, lines = n.bricks(at, 4.2, 0.12, 0.0022, 0.37)
    out = n.ramp(each, [(0, shade(base, 0.95)), (1, shade(base, 1.02))])
    out = n.mix(0.6, out, n.ramp(n.noise(at, 1.2, 5, 0.6), [(0.3, (0.93, 0.92, 0.89)), (0.65, (1.02,) * 3)]), 'MULTIPLY')
    n.put(n.mix(n.math('MULTIPLY', lines, 0.75), out, shade(base, 0.25)), s.inputs['Base Color'])
    n.put(n.bump(n.math('SUBTRACT', n.math('MULTIPLY', each, 0.3), lines), 0.4, 0.003), s.inputs['Normal'])
    return mat


def blown(name):
    """Sand of a dune, with what grows and rots on it: ripples across the wind, which low sun shows, straw and shells that lie on it, hollows that people trod."""
    mat = concrete(name, '#c9bb9c', rough=1.0, contrast=0.5)
    n = Nodes(mat)
    s, at = n.tree.nodes['Principled BSDF'], n.where()
    out = n.ramp(n.noise(at, 0.5, 7, 0.65), [(0.38, rgb('#b8a985')), (0.52, rgb('#9a8d6a')), (0.64, rgb('#6e6a48'))])
    out = n.mix(0.4, out, n.ramp(n.noise(at, 9, 6, 0.7), [(0.3, (0.7,) * 3), (0.7, (1.1,) * 3)]), 'MULTIPLY')
    bits = n.ramp(n.noise(n.where((38, 15, 1), (0, 0, 0.5)), 1.0, 4, 0.6), [(0.60, (0, 0, 0)), (0.66, (1, 1, 1))])
    n.put(n.mix(n.math('MULTIPLY', bits, 0.5), out, rgb('#57503a')), s.inputs['Base Color'])
    bent = n.math('ADD', n.math('MULTIPLY', n.add('SeparateXYZ', {0: n.where((1, 1, 1), (0, 0, 0.35))}).outputs[1], 58.0), n.math('MULTIPLY', n.noise(at, 0.8, 6, 0.66), 46.0))
    ripples = n.math('MULTIPLY', n.math('SINE', bent), n.ramp(n.noise(at, 0.45, 3), [(0.40, (0.15,) * 3), (0.60, (1, 1, 1))]))
    trod = n.ramp(n.add('TexVoronoi', {'Vector': n.where((2.6, 1.7, 1)), 'Scale': 1.0}).outputs['Distance'], [(0.16, (0, 0, 0)), (0.34, (1, 1, 1))])
    height = n.math('ADD', n.math('MULTIPLY', ripples, 0.13), n.math('ADD', n.math('MULTIPLY', trod, 0.75), n.math('MULTIPLY', n.noise(at, 22, 5, 0.7), 0.5)))
    n.put(n.bump(height, 0.9, 0.035), s.inputs['Normal'])
    return mat


def sea(name):
    """The Baltic under a hazy sky: its own light, so that it makes no noise; swell that thins out towards a pale horizon."""
    mat = emission((0.4, 0.45, 0.5), 1.0, name)
    n = Nodes(mat)
    light = next(node for node in n.tree.nodes if node.type == 'EMISSION')
    x, y, _ = n.add('SeparateXYZ', {0: n.where()}).outputs
    far = n.math('LOGARITHM', n.math('MAXIMUM', y, 1.0), 1.06)
    swell = n.noise(n.add('CombineXYZ', {0: n.math('DIVIDE', x, n.math('MULTIPLY', y, 0.05)), 1: n.math('MULTIPLY', far, 1.4), 2: 0.0}).outputs[0], 1.0, 4, 0.6)
    tone = n.ramp(swell, [(0.35, rgb('#4e6f80')), (0.62, rgb('#7f9caa')), (0.70, rgb('#8fabb6')), (0.74, rgb('#dfe6e6'))])
    haze = n.add('MapRange', {'Value': y, 'From Min': 60, 'From Max': 900, 'To Min': 0.0, 'To Max': 0.5}).outputs[0]
    n.put(n.mix(haze, tone, rgb('#b4c4cd')), light.inputs[0])
    light.inputs[1].default_value = SKY * 0.80
    mat.cycles.sample_as_light = False
    return mat


SKY = 0.95
define('sea', lambda: sea('sea'))
define('frosted', lambda: frosted(0.75, '#4b4f52'))                     # dark: behind the glass lies the day
define('larch', lambda: boards('larch', '#a8845c', 0.095, 0.004, 0.55, contrast=0.3))
define('painted boards', lambda: ceiling_boards('painted boards'))
define('knitted', lambda: cloth('knitted', '#c9a04a'))
define('scrubbed boards', lambda: scrubbed('scrubbed boards'))
define('sand', lambda: blown('sand'))
define('marram', lambda: foliage('marram', '#47512f', '#a39a66', 0.02))
define('straw', lambda: foliage('straw', '#8b7a4f', '#c9b98a', 0.02))
define('terrace', lambda: planks('terrace', ('#8f8a80', '#a39d92', '#b3aea3'), 0.8, 3.0, 0.14, math.pi / 2))
define('red boards', lambda: boards('red boards', '#7c4a3d', 0.17, 0.012, 0.95, contrast=0.30))
define('gravel', lambda: concrete('gravel', '#a49e92', rough=1.0, contrast=1.2))
define('thin', lambda: glass('thin', (0.92, 0.945, 0.93), 0.9))


def rooflight():
    """A saddle of glass on its upstand; gives the lower edge of the opening, in which its line runs."""
    a, b, y0, y1 = ROOF
    low, ridge, middle = HEAD + 0.30, HEAD + 0.95, (a + b) / 2
    for x0, x1, u, v in ((LEFT - 1.2, a, NEAR, DEEP + 1.2), (b, RIGHT + 1.2, NEAR, DEEP + 1.2), (a, b, NEAR, y0), (a, b, y1, DEEP + 1.2)):
        box(x0, x1, u, v, HEAD, HEAD + 0.02, 'painted boards', 0)
        box(x0, x1, u, v, HEAD + 0.02, HEAD + 0.25, 'ral9005', 0)
    for x0, x1, u, v in ((a, a + 0.02, y0, y1), (b - 0.02, b, y0, y1), (a, b, y0, y0 + 0.02), (a, b, y1 - 0.02, y1)):
        box(x0, x1, u, v, HEAD - 0.012, low, 'ral9010', 0.003)
    for i in range(5):
        y = y0 + (y1 - y0) * i / 4
        for x in (a, b):
            bar((x, y, low), (middle, y, ridge), 0.05, 0.10, 'ral9010')
    bar((middle, y0, ridge), (middle, y1, ridge), 0.06, 0.11, 'ral9010')
    for x in (a, b):
        bar((x, y0, low), (x, y1, low), 0.06, 0.08, 'ral9010')
        from_faces('roof', [(x, y0, low + 0.05), (middle, y0, ridge + 0.05), (middle, y1, ridge + 0.05), (x, y1, low + 0.05)], [(0, 1, 2, 3)], 'thin')
    return (a, y0, HEAD), (a, y1, HEAD), (b, y1, HEAD), (b, y0, HEAD), (a, y0, HEAD)


def ridge(x, y):
    """The dune's height: level with the terrace, then a ridge, then down to the beach."""
    far = y - DEEP - 1.4
    up = 1 / (1 + math.exp(-(far - 8.0) / 2.2))
    down = 1 / (1 + math.exp(-(far - 26.0) / 3.0))
    return -0.10 + 0.05 * min(1, max(0, far)) + up * (0.55 + 0.40 * waves(x, y, 0.13, 3.0)) + 0.10 * min(1, max(0, far / 3)) * waves(x, y, 0.6, 5.0) - down * 2.6


def outside():
    """Dunes with their grass, and the sea."""
    terrain(-34, 44, DEEP + 0.9, DEEP + 42, ridge, 'sand', 0.3)
    box(-900, 900, DEEP + 34, 2500, -3.1, -1.6, 'sea', 0)
    g, blades = np.random.default_rng(7), {'marram': ([], []), 'straw': ([], [])}
    for _ in range(5200):
        y = DEEP + 2.4 + 22 * g.random() ** 0.8
        x = g.uniform(-0.75, 0.95) * (y + 4)
        if waves(x, y, 0.22, 9.0) < -0.12 or (y < DEEP + 5 and abs(x - 1.7) < 1.2) or (x > RIGHT + 1.8 and y < DEEP + 3.4):
            continue
        z, high = ridge(x, y) - 0.02, g.uniform(0.35, 0.85)
        for _ in range(13):
            verts, faces = blades['straw' if g.random() < 0.34 else 'marram']
            turn, bend, long, k = g.uniform(0, 6.3), g.uniform(0.25, 0.8), high * g.uniform(0.6, 1.1), len(verts)
            u, v, w = math.cos(turn), math.sin(turn), 0.008
            x0, y0 = x + g.normal(0, 0.05), y + g.normal(0, 0.05)
            for t in (0.0, 0.45, 0.8, 1.0):
                out, up, thin = bend * long * t * t + 0.18 * long * t * t, long * (t - 0.28 * bend * t * t), w * (1 - 0.9 * t)
                verts += [(x0 + u * out - v * thin, y0 + v * out + u * thin, z + up), (x0 + u * out + v * thin, y0 + v * out - u * thin, z + up)]
            faces += [(k + 2 * i, k + 2 * i + 1, k + 2 * i + 3, k + 2 * i + 2) for i in range(3)]
    for name, (verts, faces) in blades.items():
        from_faces(name, verts, faces, name)


#: What a garment on such a chair lies on: its back, its seat, its legs.
CHAIR = (-0.205, 0.205, 0.185, 0.268, 0.40, 0.772), (-0.23, 0.23, -0.25, 0.24, 0.38, 0.455), (-0.22, 0.22, -0.24, 0.24, 0, 0.38)


def seat(x, y, turn, coat=None):
    """A chair of wood; a cardigan hangs over its back."""
    with Group((x, y, 0), turn):
        model('osakaChair')
        if coat:
            draped(CHAIR, (0.02, 0.235, 0.80), coat)


def neighbour():
    """The next building: an old store of timber across a yard of gravel."""
    with Group((RIGHT + 8.5, 0, 0), -90):
        wall(-12.6, 4, -0.2, 5.6, 0, 0.4, 'red boards', [(-y - 0.55, -y + 0.55, 1.2, 2.7) for y in (3.2, 6.8, 10.4)])
        for y in (3.2, 6.8, 10.4):
            casement(-y - 0.55, -y + 0.55, 1.2, 2.7, 0, 'ral9010', 0.14, (2, 3), pane='enamel')
        box(-12.7, 4, -0.3, 0.5, 5.6, 5.8, 'zinc', 0.004)
    box(RIGHT + 8.5, RIGHT + 16, 12.2, 12.6, -0.2, 5.6, 'red boards', 0)
    box(RIGHT + 1.7, RIGHT + 16, NEAR, DEEP + 2.9, -0.4, -0.06, 'gravel', 0)


def build():
    edges = rooflight()
    box(LEFT - 3, RIGHT + 0.1, NEAR, DEEP + 0.1, -0.3, 0, 'scrubbed boards', 0)
    box(RIGHT + 0.1, RIGHT + 1.7, NEAR, DEEP + 1.9, -0.3, -0.03, 'terrace', 0)
    box(LEFT - 3, RIGHT + 0.1, DEEP + 0.1, DEEP + 1.9, -0.3, -0.03, 'terrace', 0)
    with Group((RIGHT, 0, 0), 90):
        grid(BAYS, [0.035, HEAD - 0.03], 0, 'ral9010', face=0.055, depth=0.16, cap=0.03, pane='thin', tilt=0.04)
    with Group(((LEFT + RIGHT) / 2, DEEP, 0), 180):
        half = (RIGHT - LEFT) / 2
        grid([-half + 1.46 * i for i in range(6)], [0.035, 2.42, HEAD - 0.03], 0, 'ral9010', face=0.055, depth=0.16, cap=0.03, pane='thin', tilt=0.04, leave={(1, 0)})
    with Group((sum(DOOR) / 2, DEEP - 0.06, 0)):
        element(1410, 2410, 0, 'ral9010', face=115, panic=True, handle='panic', pushed=True, metal='inox', pane='thin', marks=MARKS)
    for i in (0, 2, 3, 4):                                               # the panes beside the door could be taken for doors
        marked(RIGHT - 1.46 * (i + 1) + 0.03, RIGHT - (1.46 * i + 0.03 if i else 0.17), DEEP - 0.030, MARKS)   # the corner's post is deep
    box(LEFT - 0.3, LEFT, NEAR, DEEP + 0.1, 0, HEAD, 'larch', 0)
    box(LEFT - 3, RIGHT, NEAR - 0.2, NEAR, 0, HEAD, 'larch', 0)
    for a, b in zip(BAYS[-3:], BAYS[-2:]):
        with Group((RIGHT, 0, 0), 90):
            wear.dust(a, b, 0.06, HEAD, 0.06, 0.10)
    seat(3.15, 6.75, 128, 'knitted')
    seat(2.55, 7.95, 205)
    seat(0.55, 7.45, 160)
    model('newspaper', (2.62, 7.93, 0.45), 12)
    wear.coir_mat(sum(DOOR) / 2 - 0.05, DEEP - 0.60, 0, 1.04, 0.60, 5)
    put('stool', 3.5, 6.25, 20, high=0.46)
    mug(3.47, 6.30, 0.46, '#7d8f93')
    outside()
    neighbour()
    stage.street((0.19, 0.36, 0.66), (0.62, 0.72, 0.83), SKY, 0.7, 7.0)
    stage.sun(33, 61, 5.4, 0.8, (1.0, 0.91, 0.78))
    # the glass towards the next building, on round the corner and past the door; from its post the door's own line goes over the leaf
    side = (RIGHT, BAYS[-3], 0), (RIGHT, BAYS[-3], HEAD), (RIGHT, DEEP, HEAD), (DOOR[0], DEEP, HEAD), (DOOR[0], DEEP, 0)
    own = (DOOR[0], DEEP, 2.42), (DOOR[1], DEEP, 2.42), (DOOR[1], DEEP, 0)
    picture = photograph((0.4, 4.1, 1.44), (0.4 + 0.5 * 5, 4.1 + 0.866 * 5, 1.49), 24, 0.2, 24, mirrors=8, key=0.57, balance=0.75, look='Very High Contrast', lines=(edges, side, own), stop=1.4, focus=4.6, noisy=True,
                         marks={'aluminium-14': (1.65, ROOF[2], HEAD), 'aluminium-16': (RIGHT, 7.0, HEAD), 'aluminium-7': (DOOR[0], DEEP, 1.2)})
    return {**picture, 'vignette': 0, 'film': 0.5}
