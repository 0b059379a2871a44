"""House in Liepāja: sand-grey render that has been painted and has peeled for forty years, a stair entrance with side light and overlight, on a bright and hazy day."""
import math

from kit import opposite, stage, wear
from kit.building import lit_room, photograph, wall
from kit.door import element
from kit.facade import casement, downpipe, grid, sconce
from kit.furnish import put
from kit.interior import fittings
from kit.materials import Nodes, concrete, define, emission, plaster, principled, rgb, shade, shown, wet
from kit.mesh import Group, box, boxes, cylinder, tube
from kit.models import model
from kit.rooms import WARM, drape, mailboxes, railing, room, stairwell



def peeled(name, paint, under, low):
    """Old lime render under a thin paint: the trowel's waves, sand, dust in every hollow; the paint has chalked, run and come off in flakes with
    a sharp rim, most near the ground (`low`: the height below which it goes), hairline cracks run where the wall has settled."""
    mat, n, s = principled(name, rgb(paint), 0.92, spec=0.15)
    at, base, bare = n.where(), rgb(paint), rgb(under)
    z = n.add('SeparateXYZ', {0: at}).outputs[2]
    grit, clouds = n.noise(at, 260, 3, 0.7), n.noise(at, 1.3, 7, 0.66)
    out = n.ramp(clouds, [(0.30, shade(base, 0.74)), (0.48, base), (0.72, shade(base, 1.10))])
    out = n.mix(0.75, out, n.ramp(n.noise(n.where((9, 9, 0.30)), 1, 6, 0.68), [(0.34, (0.66, 0.65, 0.63)), (0.56, (1, 1, 1))]), 'MULTIPLY')
    out = n.mix(0.8, out, n.ramp(n.noise(at, 38, 5, 0.7), [(0.30, (0.78,) * 3), (0.55, (1, 1, 1)), (0.75, (1.07,) * 3)]), 'MULTIPLY')
    near = n.add('MapRange', {'Value': z, 'From Min': 0.4, 'From Max': low, 'To Min': 0.17, 'To Max': -0.02}).outputs[0]
    shape = n.math('ADD', n.math('ADD', n.math('MULTIPLY', n.noise(n.add('Mapping', {0: at, 'Location': (3, 1, 8)}).outputs[0], 0.8, 8, 0.62), 0.8), n.math('MULTIPLY', n.noise(at, 17, 5, 0.7), 0.2)), near)
    gone = n.ramp(shape, [(0.605, (0, 0, 0)), (0.614, (1, 1, 1))])
    rim = n.ramp(shape, [(0.585, (0, 0, 0)), (0.603, (1, 1, 1)), (0.606, (0, 0, 0))])
    worn = n.ramp(n.noise(at, 6, 7, 0.7), [(0.28, shade(bare, 0.72)), (0.5, bare), (0.72, shade(bare, 1.20))])
    out = n.mix(gone, out, worn)
    out = n.mix(n.math('MULTIPLY', rim, 0.4), out, shade(base, 1.25))
    warp = n.add('VectorMath', {0: at, 1: n.add('VectorMath', {0: n.add('TexNoise', {'Vector': at, 'Scale': 1.7, 'Detail': 7}).outputs[1], 'Scale': 0.9}, operation='SCALE').outputs[0]}).outputs[0]
    crack = n.ramp(n.add('TexVoronoi', {'Vector': warp, 'Scale': 0.42}, feature='DISTANCE_TO_EDGE').outputs['Distance'], [(0.0, (0.75,) * 3), (0.0008, (0.5,) * 3), (0.0016, (0, 0, 0))])
    crack = n.math('MULTIPLY', crack, n.ramp(n.noise(at, 0.7, 3), [(0.52, (0, 0, 0)), (0.60, (1, 1, 1))]))
    out = n.mix(crack, out, shade(bare, 0.35))
    out = n.mix(0.9, out, n.ramp(grit, [(0.30, (0.66,) * 3), (0.5, (1, 1, 1)), (0.70, (1.22,) * 3)]), 'MULTIPLY')
    n.put(out, s.inputs['Base Color'])
    relief = n.math('ADD', n.math('ADD', n.math('MULTIPLY', n.noise(at, 2.2, 4, 0.55), 1.2), n.math('MULTIPLY', n.noise(at, 24, 5, 0.7), 0.22)), n.math('MULTIPLY', grit, 0.22))
    n.put(n.bump(n.math('SUBTRACT', relief, n.math('ADD', n.math('MULTIPLY', gone, 0.16), n.math('MULTIPLY', crack, 0.05))), 1.0, 0.030), s.inputs['Normal'])
    return mat


def gritty(mat, strength=1.0):
    """Stone and asphalt from close by: what they are made of, coarse and fine; the grey that feet and tyres leave, and stains that nobody washes away."""
    n = Nodes(mat)
    s = next(node for node in mat.node_tree.nodes if node.type == 'BSDF_PRINCIPLED')
    out, at = s.inputs['Base Color'].links[0].from_socket, n.where()
    grains, coarse = n.noise(at, 150, 4, 0.75), n.noise(at, 55, 5, 0.75)
    out = n.mix(strength, out, n.ramp(grains, [(0.34, (0.55,) * 3), (0.5, (1, 1, 1)), (0.66, (1.35,) * 3)]), 'MULTIPLY')
    out = n.mix(0.8 * strength, out, n.ramp(coarse, [(0.34, (0.72,) * 3), (0.5, (1, 1, 1)), (0.68, (1.20,) * 3)]), 'MULTIPLY')
    stains = n.ramp(n.noise(at, 2.6, 7, 0.68), [(0.36, (0.62,) * 3), (0.52, (1, 1, 1))])
    spots = n.ramp(n.add('TexVoronoi', {'Vector': at, 'Scale': 3.2}).outputs['Distance'], [(0.030, (0.55,) * 3), (0.055, (1, 1, 1))])
    n.put(n.mix(0.7, n.mix(0.9, out, stains, 'MULTIPLY'), spots, 'MULTIPLY'), s.inputs['Base Color'])
    n.put(n.bump(n.math('ADD', coarse, n.math('MULTIPLY', grains, 0.5)), 0.9, 0.008), s.inputs['Normal'])
    return mat


define('ochre', lambda: peeled('ochre', '#a89c86', '#86807a', 1.7))
define('plinth', lambda: peeled('plinth', '#736f69', '#5f5b56', 0.9))
define('asphalt', lambda: gritty(wet('asphalt', '#7d7b77', 0.9, 0.0)))
define('mended asphalt', lambda: gritty(concrete('mended asphalt', '#676561', rough=0.9, contrast=1.6)))
define('flags', lambda: gritty(concrete('flags', '#77726a', (1.0, 0.75, 0.008, 0.5), 0.9, contrast=1.5, joint_shade=0.25), 0.8))
define('worn step', lambda: gritty(concrete('worn step', '#827e77', rough=0.9, contrast=1.6), 0.9))
define('band', lambda: peeled('band', '#c2baa9', '#8d8880', 0.6))
define('stair blue', lambda: plaster('stair blue', '#5f7a86', 0.5, 0.04))
define('stair white', lambda: plaster('stair white', '#d9d6cc', 0.85, 0.05))

X0, X1, HEAD, UPPER = -2.0, 0.75, 3.05, 3.75
STOREY, FRENCH = 3.0, (2.3, 3.6, 3.95, 6.4)


def stairs():
    """The stair behind the glass: oil paint to shoulder height, letter boxes, plain lamps of which one is out."""
    top = 0.15 + 3 * STOREY
    box(-2.6, 1.9, 0.3, 5.6, -0.1, 0.15, 'hall floor', 0)
    for a, b in ((-2.7, -2.6), (1.9, 2.0)):
        box(a, b, 0.42, 5.6, 0.15, top, 'stair white', 0)
        box(*((a, b + 0.012) if a < 0 else (a - 0.012, b)), 0.42, 5.6, 0.15, 1.55, 'stair blue', 0)
    box(-2.7, 2.0, 5.6, 5.7, 0.15, top, 'stair white', 0)
    box(-2.7, 2.0, 5.585, 5.6, 0.15, 1.55, 'stair blue', 0)
    box(-2.7, 2.0, 0.42, 5.7, top, top + 0.1, 'room ceiling', 0)
    glow = emission(WARM, 1.6, 'stair lamp')
    for k in range(3):
        z = 0.15 + k * STOREY
        if k:
            box(-2.6, 1.9, 0.42, 2.3, z - 0.3, z, 'stair concrete', 0)
            railing(-0.9, 1.9, 2.26, z)
        stairwell(-2.3, 1.9, 2.4, z, STOREY, 1.15)
        cylinder((-0.4, 1.3, z + 2.60), (-0.4, 1.3, z + 2.69), 0.15, 'white', 32, 0)
        if k != 1:
            shown(cylinder((-0.4, 1.3, z + 2.585), (-0.4, 1.3, z + 2.60), 0.13, glow, 32, 0))
    stage.area((-0.3, 0.8, 2.75), (-0.3, 4.8, 0.9), 3.2, 70, WARM, height=0.5, mirrored=False)
    stage.area((-0.3, 0.8, 5.7), (-0.3, 4.8, 4.0), 2.4, 20, WARM, height=0.5, mirrored=False)
    mailboxes(-2.4, 2.3, 1.1, 2, 4)
    box(-2.6, -1.55, 2.3, 2.4, 0.15, 2.85, 'stair white', 0.004)
    put('noticeboard', 1.88, 1.5, -90, wide=0.7, tall=0.6, seed=8)
    put('plant', 1.5, 0.85, z=0.15, tall=0.8, kind='sword', seed=9)
    wear.mat(0.1, 0.8, 0.15, 1.1, 0.6, -4)


def flats():
    """Windows with people behind them: curtains of their own, a plant, a cat's place in the sun."""
    for i, (a, b, c, d) in enumerate(((2.15, 3.75, 1.2, 2.75), FRENCH, (-5.4, -4.0, 4.5, 6.2))):
        casement(a, b, c, d, 0, 'ral9010', 0.15, (2, 1))
        room(a - 0.5, b + 0.5, 0.44, 3.6, (0.4, 3.6, 3.6)[i], d + 0.3, floor='oak', walls=lit_room(WARM, (5, 3, 2)[i]), watts=0)
        drape(a - 0.05, a + (0.34, 0.6, 0.30)[i], 0.48, c - 0.3, d + 0.1, ('linen', 'cloth rust', 'linen')[i])
        drape(b - (0.22, 0.30, 0.62)[i], b + 0.05, 0.48, c - 0.3, d + 0.1, ('linen', 'cloth rust', 'linen')[i])
        for x0, x1 in ((a - 0.12, a), (b, b + 0.12)):
            box(x0, x1, -0.02, 0.05, c, d + 0.12, 'band', 0.004)
        box(a, b, -0.02, 0.05, d, d + 0.12, 'band', 0.004)
        wear.streaks(a - 0.1, b + 0.1, c - 0.05, 0.75, 0, 0.55)
        wear.dust(a, b, c, d, 0.12, 0.3)
    for x, tall, kind in ((2.5, 0.42, 'sword'), (2.78, 0.5, 'rubber'), (3.35, 0.36, 'rubber')):
        put('plant', x, 0.36, z=1.2, tall=tall, size=0.42, leaf=0.07, kind=kind, pot='terracotta', seed=int(100 * x))
    boxes([(FRENCH[0] + 0.03 + i * (FRENCH[1] - FRENCH[0] - 0.06) / 13 - 0.006, FRENCH[0] + 0.03 + i * (FRENCH[1] - FRENCH[0] - 0.06) / 13 + 0.006, -0.126, -0.114, 3.98, 4.95) for i in range(14)], 'black')
    for z in (3.98, 4.95):
        box(FRENCH[0] - 0.06, FRENCH[1] + 0.06, -0.14, -0.10, z, z + 0.02, 'black', 0.002)
    wear.streaks(FRENCH[0] - 0.06, FRENCH[0] + 0.1, 3.95, 0.9, 0, 0.7, '#4a2a18')


def build():
    cellar, low = (-4.45, -3.45, 0.10, 2.19), (2.15, 3.75, 1.2, 2.75)
    wall(-9, 9, -0.2, 9, 0, 0.42, 'ochre', [(X0, X1, 0.11, HEAD), (X0 + 0.45, X1 - 0.45, UPPER, 8.3), cellar, low, FRENCH, (-5.4, -4.0, 4.5, 6.2)])
    for a, b in ((-9, cellar[0] - 0.11), (cellar[1] + 0.11, X0 - 0.16), (X1 + 0.16, 9)):
        box(a, b, -0.045, 0.03, 0, 0.62, 'plinth', 0.006)
        box(a, b, -0.055, 0.03, 0.62, 0.65, 'zinc', 0.002)
        wear.foot(a, b, 0.62, -0.045, strength=0.6)
    wear.patch(-3.3, -2.2, 2.0, 3.1, 0, '#8b8272', 0.45)
    wear.patch(0.95, 1.7, 0.66, 1.15, 0, '#8d8a84', 0.85)
    for a, b, c, d in ((X0 - 0.16, X0, 0.14, HEAD + 0.16), (X1, X1 + 0.16, 0.14, HEAD + 0.16), (X0, X1, HEAD, HEAD + 0.16)):
        box(a, b, -0.03, 0.06, c, d, 'band', 0.006)
    wear.foot(X0 - 0.16, X0, 0.8, -0.031, 0.14, 0.5)
    wear.foot(X1, X1 + 0.16, 0.8, -0.031, 0.14, 0.5)
    box(-9, 9, -0.06, 0.05, 3.36, 3.54, 'band', 0.012)
    box(-9, 9, -0.085, 0.05, 3.54, 3.56, 'zinc', 0.002)
    for a, b, k in ((-9, -5.1, 0.5), (-4.9, -2.9, 0.25), (-2.6, -1.2, 0.6), (0.2, 2.6, 0.35)):
        wear.streaks(a, b, 3.36, 0.7 + 0.5 * k, 0, k)
    wear.streaks(-9, 9, 3.54, 0.18, -0.06, 0.55)
    with Group((0, 0.2, 0.15)):
        element(2750, 2890, 0, 'ral6012', face=125, sidelight=1080, overlight=520, handle='lever', x=X0, pane='pane')
    wear.dust(X0, X1, 0.2, HEAD, 0.14, 0.3)
    box(X0 - 0.3, X1 + 0.3, -0.55, 0.4, -0.1, 0.14, 'worn step', 0.014)
    wear.mat(0.15, -0.22, 0.14, 0.9, 0.45, 5)
    grid([X0 + 0.48, (X0 + X1) / 2, X1 - 0.48], [UPPER + 0.03, 5.75, 6.15, 8.27], 0.16, 'ral6012', solid={1})
    stairs()
    box(cellar[0] - 0.16, cellar[1] + 0.16, -0.46, 0.3, -0.1, 0.15, 'worn step', 0.014)
    for a, b, c, d in ((cellar[0] - 0.11, cellar[0], 0.15, cellar[3] + 0.11), (cellar[1], cellar[1] + 0.11, 0.15, cellar[3] + 0.11), (cellar[0], cellar[1], cellar[3], cellar[3] + 0.11)):
        box(a, b, -0.02, 0.06, c, d, 'band', 0.006)
    with Group((0, 0.17, 0.16)):
        element(1000, 2030, 0, 'ral7022', face=120, fill='sheet', x=cellar[0])
    room(cellar[0], cellar[1], 0.5, 2, 0.1, 2.3, walls=lit_room(WARM, 6), watts=0)
    wear.streaks(cellar[0], cellar[1], 1.1, 0.8, 0.13, 0.4)
    sconce(-3.95, 2.58, 0, 0, mat='zinc')
    flats()
    downpipe(-2.75, 0.1, 9, -0.09)
    wear.cable([(-3.95, 2.66), (-3.95, 3.3), (-2.3, 3.3), (-2.3, 0.7)], 0)
    wear.grille(-5.2, 0.9)
    box(-3.28, -3.0, -0.09, 0, 0.95, 1.45, 'ral7035', 0.008)                                   # the meter's cupboard
    box(-3.26, -3.02, -0.094, -0.09, 0.97, 1.43, 'ral7035', 0.003)
    wear.streaks(-3.3, -2.98, 0.95, 0.35, 0, 0.5)
    fittings(('intercom',), X1 + 0.22)
    sconce(X1 + 0.42, 2.72, 0, 0, mat='zinc')
    box(-40, 40, -1.5, 0.1, -0.3, 0.0, 'flags', 0)
    box(-40, 40, -1.62, -1.5, -0.3, 0.012, 'worn step', 0.014)
    box(-40, 40, -40, -1.62, -0.4, -0.09, 'asphalt', 0)
    box(-2.4, 0.35, -3.05, -1.62, -0.1, -0.086, 'mended asphalt', 0.002)
    wear.cover(1.6, -3.4, -0.086)
    wear.gully(-2.6, -1.85, -0.086)
    model('newspaper', (-0.9, -0.30, 0.145), 34)
    wear.fallen(-6, 3, -0.45, -0.04, 34, 0.004, ('#7a5c38', '#5d4529', '#8a6d3d'), 0.04, 9, 2.2)
    with Group((-3.02, -0.30, 0), rotation=(math.radians(-11), math.radians(4), 0)):
        boxes([(-0.19 + i * 0.02, -0.177 + i * 0.02, -0.03 + 0.004 * (i % 3), 0.02, 0.0, 0.12 + 0.006 * (i % 2)) for i in range(19)], '#7d6a45')
        box(-0.20, 0.20, -0.03, 0.03, 0.11, 0.15, 'ash', 0.006)
        tube([(0, 0, 0.13), (0, 0, 1.42)], 0.013, 'ash', 5)
    wear.fallen(-7, 4, -2.2, -1.66, 9, -0.08, ('#7a5c38', '#5d4529'), 0.035, 5, 2.0)
    light = 0.8
    opposite.ground(-40, light * 1.1, '#6f6a62')
    opposite.houses(-22, light, 5.5, 8.5, 3, 0.0, gaps=0.25, sky=(0.6, 0.62, 0.66), colours=('#b5945e', '#a8a39a', '#8f6a52', '#cdbf9f'))
    opposite.trees([(-14, -34, 9), (9.5, -32, 8)], light * 0.9, seed=7, colours=('#5f5c58', '#6b6660'))
    opposite.lamps([(-5.2, -13)], light, 0)
    opposite.parked([(-3.4, -13.5, 2), (2.6, -13.6, 181)], light)
    stage.sky(38, 128, 0.16, dust=2.5, ozone=0.6, cover=0.9, bright=(8.3, 8.1, 7.7))
    stage.mirrored('venice', 1.6, 60, panes=True)
    stage.sun(36, 128, 3.0, 9, (1, 0.92, 0.82))
    frame = (X0, 0, 0.14), (X0, 0, HEAD), (X1, 0, HEAD), (X1, 0, 0.14)
    beside = (cellar[0], 0, 0.15), (cellar[0], 0, 2.19), (cellar[1], 0, 2.19), (cellar[1], 0, 0.15)
    picture = photograph((2.7, -7.6, 1.55), (-1.40, 0, 1.55), 44, -0.1, key=0.74, balance=0.7, lift=0.2, saturation=0.78, stop=2.0, lines=(frame, beside),
                      marks={'steel-8': (X1, 0, 1.9), 'aluminium-8': (cellar[1], 0, 1.4)})
    return {**picture, 'vignette': 0.05, 'film': 0.6}
