"""Housing in Norrtälje, from close by: a glazed entrance in buff brick under its canopy, without a step, a door to the bicycle room; a low sun just after rain."""
import math

import bpy
import numpy as np

from kit import opposite, place, stage, wear
from kit.building import photograph, wall
from kit.door import element, marked
from kit.facade import branches, casement, downpipe, grid, lettering, tiles
from kit.furnish import put
from kit.interior import fittings
from kit.materials import Nodes, concrete, define, emission, loose_bricks, plain, plaster, principled, rgb, shown
from kit.mesh import Group, box, boxes, cylinder, from_faces, turned
from kit.models import model
from kit.rooms import WARM, ball, drape, mailboxes, room, stairwell

#: Lower edges of the rows of squares on the glass: their middles are 0.90 m and 1.50 m above the floor.
MARKS = 0.889, 1.489
#: The opening of the entrance, its head, and the floor behind it; the bicycle room's door.
X0, X1, HEAD, FLOOR = -1.45, 1.30, 2.475, 0.0
SIDE = (-3.42, -2.40, 0.02, 2.175)
UNDER, THICK, REACH = 2.76, 0.15, 1.35
#: A window of the flat beside it.
FLAT = (-6.45, -4.95, 1.05, 2.175)


def _damp(name, tones):
    """Buff bricks, each fired in its own way, speckled with iron; wet and dark at the wall's foot and where the rain came in under the canopy's edge, with bloom of salt above."""
    mat = loose_bricks(name, tones)
    n = Nodes(mat)
    s = next(node for node in mat.node_tree.nodes if node.type == 'BSDF_PRINCIPLED')
    out, at = s.inputs['Base Color'].links[0].from_socket, n.where()
    up = n.add('SeparateXYZ', {0: at}).outputs[2]
    specks = n.ramp(n.noise(at, 150, 3, 0.65), [(0.30, (0.52, 0.46, 0.40)), (0.40, (1, 1, 1)), (0.72, (1.08,) * 3)])
    out = n.mix(0.9, out, specks, 'MULTIPLY')
    out = n.mix(0.6, out, n.ramp(n.noise(at, 0.7, 5, 0.6), [(0.32, (0.80, 0.79, 0.78)), (0.66, (1.05,) * 3)]), 'MULTIPLY')
    bloom = n.math('MULTIPLY', n.ramp(n.noise(at, 1.9, 6, 0.66), [(0.54, (0, 0, 0)), (0.70, (1, 1, 1))]), n.ramp(up, [(0.35, (0, 0, 0)), (0.8, (1, 1, 1)), (2.2, (0, 0, 0))]))
    out = n.mix(n.math('MULTIPLY', bloom, 0.28), out, rgb('#d2cabb'))
    line = n.math('SUBTRACT', n.math('ADD', 0.30, n.math('MULTIPLY', n.math('SUBTRACT', n.noise(at, 1.3, 6, 0.66), 0.5), 0.9)), up)
    wet = n.add('MapRange', {'Value': line, 'From Min': -0.10, 'From Max': 0.22, 'To Min': 0.0, 'To Max': 1.0}, interpolation_type='SMOOTHSTEP').outputs[0]
    out = n.mix(n.math('MULTIPLY', wet, 0.75), out, n.mix(1, out, (0.46, 0.43, 0.40, 1), 'MULTIPLY'))
    moss = n.math('MULTIPLY', n.ramp(up, [(0.03, (1, 1, 1)), (0.26, (0, 0, 0))]), n.ramp(n.noise(at, 8, 5, 0.7), [(0.50, (0, 0, 0)), (0.66, (1, 1, 1))]))
    n.put(n.mix(n.math('MULTIPLY', moss, 0.5), out, rgb('#4c5136')), s.inputs['Base Color'])
    n.put(n.math('SUBTRACT', 0.9, n.math('MULTIPLY', wet, 0.42)), s.inputs['Roughness'])
    return mat


def _wet_stone(name, colour, wet=0.7):
    """Granite or cast stone after rain: speckled, dark where it is wet, already dry and pale on its highest places, smooth where feet go."""
    mat, n, s = principled(name, rgb(colour), 0.7, spec=0.45)
    at, base = n.where(), rgb(colour)
    grains = n.add('SeparateXYZ', {0: n.add('TexVoronoi', {'Vector': at, 'Scale': 210}).outputs['Color']}).outputs[0]
    out = n.mix(1, base, n.ramp(grains, [(0.0, (0.66,) * 3), (0.35, (0.95,) * 3), (0.75, (1.04,) * 3), (1.0, (1.28, 1.26, 1.23))]), 'MULTIPLY')
    out = n.mix(0.8, out, n.ramp(n.noise(at, 1.6, 6, 0.66), [(0.3, (0.78,) * 3), (0.68, (1.08,) * 3)]), 'MULTIPLY')
    pool = n.math('ADD', n.math('MULTIPLY', n.noise(at, 1.1, 5, 0.6), 0.8), n.math('MULTIPLY', n.noise(at, 13, 4, 0.65), 0.2))
    soaked = n.ramp(pool, [(0.58 - 0.22 * wet, (0, 0, 0)), (0.66 - 0.22 * wet, (1, 1, 1))])
    dirt = n.ramp(n.noise(at, 4.5, 6, 0.7), [(0.42, (0.70, 0.68, 0.65)), (0.60, (1, 1, 1))])
    out = n.mix(0.7, out, dirt, 'MULTIPLY')
    n.put(n.mix(n.math('MULTIPLY', soaked, 0.85), out, n.mix(1, out, (0.42, 0.42, 0.43, 1), 'MULTIPLY')), s.inputs['Base Color'])
    n.put(n.math('SUBTRACT', 0.74, n.math('MULTIPLY', soaked, 0.50)), s.inputs['Roughness'])
    n.put(n.bump(n.math('ADD', n.math('MULTIPLY', grains, 0.25), n.math('MULTIPLY', n.noise(at, 30, 4, 0.7), 0.6)), 0.7, 0.003), s.inputs['Normal'])
    return mat


def _soffit(name):
    """The underside of the canopy: white paint on board-marked concrete, flaking and stained brown where water comes through."""
    mat, n, s = principled(name, rgb('#d8d5cc'), 0.75, spec=0.25)
    at = n.where()
    y = n.add('SeparateXYZ', {0: at}).outputs[1]
    out = n.ramp(n.noise(at, 1.4, 6, 0.64), [(0.3, rgb('#cdc9bf')), (0.65, rgb('#e4e1da'))])
    front = n.ramp(n.math('ADD', y, n.math('MULTIPLY', n.noise(at, 3.4, 6, 0.68), 0.9)), [(-0.98, (1, 1, 1)), (-0.52, (0, 0, 0))])
    out = n.mix(n.math('MULTIPLY', front, 0.40), out, rgb('#8f8672'))
    flakes = n.ramp(n.math('ADD', n.noise(at, 5.5, 7, 0.66), n.math('MULTIPLY', front, 0.10)), [(0.690, (0, 0, 0)), (0.697, (1, 1, 1))])
    n.put(n.mix(flakes, out, rgb('#a19c93')), s.inputs['Base Color'])
    _, lines = n.bricks(n.add('Mapping', {0: at, 'Location': (0.03, 0.05, 0)}).outputs[0], 6.0, 0.115, 0.003, 0.0)
    n.put(n.bump(n.math('SUBTRACT', n.math('MULTIPLY', n.noise(at, 40, 4, 0.65), 0.3), n.math('ADD', lines, n.math('MULTIPLY', flakes, 0.3))), 0.6, 0.005), s.inputs['Normal'])
    return mat


def _etched():
    """Glass that was etched: neither clear nor white."""
    mat = bpy.data.materials.new('etched')
    n = Nodes(mat, clear=True)
    soft = n.shaders(0.45, n.add('BsdfDiffuse', {0: rgb('#aeb7b3')}).outputs[0], n.add('BsdfTranslucent', {0: rgb('#cdd4d0')}).outputs[0])
    gloss = n.add('BsdfGlossy', {0: (0.9, 0.95, 0.93, 1), 'Roughness': 0.25}).outputs[0]
    n.put(n.shaders(0.08, soft, gloss), n.add('OutputMaterial').inputs[0])
    return mat


define('buff soldier', lambda: _damp('buff soldier', ('#a08b6c', '#b39e7e', '#917c61')))
define('buff mortar', lambda: concrete('buff mortar', '#9a9388', rough=0.95, contrast=1.2))
define('wet step', lambda: _wet_stone('wet step', '#96928c', 0.75))
define('canopy edge', lambda: _wet_stone('canopy edge', '#a39f97', 0.35))
define('soffit', lambda: _soffit('soffit'))
define('slabs', lambda: tiles('slabs', ('#85817a', '#918d85', '#7a766f', '#98948b'), (0.35, 0.35), 0.005, '#3d3b36', 0.62, 0.80, 0.6, offset=0.0, relief=0.003, puddles=0.58))
define('shingle', lambda: tiles('shingle', ('#6f6a62', '#98928a', '#827d75', '#5c5852'), (0.042, 0.034), 0.007, '#33302b', 0.7, 0.4, soft=1.0, relief=0.02))
define('stair sea', lambda: plaster('stair sea', '#86a39b', 0.45, 0.04))
define('stair cream', lambda: plaster('stair cream', '#e3dfd3', 0.85, 0.04))
define('hall stone', lambda: concrete('hall stone', '#a09a90', (0.4, 0.4, 0.003, 0), 0.25, contrast=0.6, joint_shade=0.6))
define('enamel blue', lambda: plain('enamel blue', '#24406b', 0.22))
define('mat ribs', lambda: plain('mat ribs', '#26231f', 0.9))
define('etched', _etched)
place.BOND.update(x=X0, z=HEAD % place.COURSE, long=0.25)


def hall():
    """The stair behind the glass: oil paint to shoulder height, letter boxes, a window on the half landing that the day comes in by."""
    x0, x1, deep, top = -1.75, 1.75, 5.6, 4.9
    box(x0, x1, 0.25, deep, -0.1, FLOOR, 'hall stone', 0)
    for a, b, c in ((x0 - 0.1, x0, 1), (x1, x1 + 0.1, -1)):
        box(a, b, 0.3, deep, FLOOR, top, 'stair cream', 0)
        d = b if c > 0 else a - 0.008
        box(d, d + 0.008, 0.3, deep, FLOOR, FLOOR + 1.35, 'stair sea', 0)
    box(x0, x1, deep, deep + 0.1, FLOOR, top, 'stair cream', 0)
    box(x0, x1, deep - 0.008, deep, FLOOR, FLOOR + 1.35, 'stair sea', 0)
    box(x0, x1, 0.3, deep, top, top + 0.1, 'stair cream', 0)
    box(x0, x1, 0.3, 2.3, FLOOR + 2.62, FLOOR + 2.9, 'stair cream', 0)
    stairwell(-0.9, x1, 2.55, FLOOR, 3.0, 1.15, mat='hall stone')
    mailboxes(-1.62, 2.42, FLOOR + 0.95, 2, 4)
    box(x0, -0.80, 2.42, 2.5, FLOOR, FLOOR + 2.62, 'stair cream', 0)
    box(x0, -0.80, 2.412, 2.42, FLOOR, FLOOR + 0.93, 'stair sea', 0)
    shown(ball(0.35, 1.25, FLOOR + 2.46, 0.12, emission(WARM, 2.2, 'hall lamp')))
    cylinder((0.35, 1.25, FLOOR + 2.55), (0.35, 1.25, FLOOR + 2.62), 0.05, 'white', 24, 0)
    window = box(-0.2, 1.5, deep - 0.02, deep - 0.01, 2.0, 4.0, emission((0.86, 0.93, 1.0), 2.2, 'landing window'), 0)
    shown(window)
    boxes([(0.63, 0.67, deep - 0.05, deep - 0.02, 2.0, 4.0), (-0.2, 1.5, deep - 0.05, deep - 0.02, 2.98, 3.02)], 'white')
    stage.area((0.6, deep - 0.1, 3.0), (0.0, 0.8, 0.3), 1.7, 90, (0.90, 0.96, 1.0), height=2.0, mirrored=False)
    stage.area((0.2, 1.2, FLOOR + 2.58), (0.2, 1.2, 0), 2.6, 62, (1.0, 0.86, 0.68), height=1.6, mirrored=False)
    wear.coir_mat(0.0, 0.95, FLOOR, 1.0, 0.6, 2, seed=9)


def entrance():
    """The screen of aluminium with the door in its second field, steps, and what lies on them."""
    xs, zs = [X0 + 0.03, -0.55, 0.56, X1 - 0.03], [FLOOR + 0.035, FLOOR + 2.04, HEAD - 0.03]
    grid(xs, zs, 0.14, 'ral8019', face=0.062, depth=0.11, cap=0.02, leave={(1, 0)}, tilt=0.06)
    with Group((0, 0.18, FLOOR)):
        element(1080, 2030, 0, 'ral8019', face=140, handle='pull', x=xs[1] + 0.015, pane='pane', setback=0.004, depth=0.078, marks=MARKS)
    for a, b in ((xs[0], xs[1]), (xs[2], xs[3])):
        marked(a + 0.03, b - 0.03, 0.14, MARKS)
    for a, b, c, d, y in ((xs[0] + 0.04, xs[1] - 0.04, FLOOR + 0.08, FLOOR + 2.0, 0.138), (xs[1] + 0.160, xs[2] - 0.156, FLOOR + 0.135, FLOOR + 1.885, 0.1445), (xs[2] + 0.04, xs[3] - 0.04, FLOOR + 0.08, FLOOR + 2.0, 0.138)):
        wear.dust(a, b, c, d, y, 0.24)
        wear.hands(a, b, c, d, y - 0.001, 0.26)
    sill()
    notice(-1.18, FLOOR + 1.05, 0.170)
    with Group((0.98, -0.20, 0.012), rotation=(0, math.radians(1), math.radians(31))):
        model('newspaper', (0, 0, 0), 0)
    fittings(('intercom',), X1 + 0.05)


def sill():
    """The way in, level with the yard: slabs of granite before the glass, and a mat let into them, ribs of rubber between rails of aluminium."""
    a, b, c, d = -0.48, 0.52, -0.86, -0.26
    for x0, x1, y0, y1 in ((X0 - 0.34, a, -1.14, 0.30), (b, X1 + 0.34, -1.14, 0.30), (a + 0.004, b - 0.004, d, 0.30), (a + 0.004, b - 0.004, -1.14, c)):
        box(x0, x1, y0, y1, -0.1, 0.010, 'wet step', 0.004)
    box(a, b, c, d, -0.12, -0.01, 'black', 0)
    for x0, x1, y0, y1 in ((a, a + 0.012, c, d), (b - 0.012, b, c, d), (a, b, c, c + 0.012), (a, b, d - 0.012, d)):
        box(x0, x1, y0, y1, -0.06, 0.010, 'alu', 0.001)
    rows = np.arange(c + 0.03, d - 0.03, 0.042)
    boxes([(a + 0.014, b - 0.014, y, y + 0.007, -0.02, 0.009) for y in rows], 'alu')
    boxes([(a + 0.014, b - 0.014, y + 0.011, y + 0.038, -0.02, 0.008) for y in rows], 'mat ribs')


def canopy():
    """A slab of concrete over the door: painted beneath, zinc on its edge, a lamp with a dead moth in it, a pipe that lets the water out."""
    a, b = X0 - 0.55, X1 + 0.55
    box(a, b, -REACH, 0.05, UNDER + 0.004, UNDER + THICK, 'canopy edge', 0.006)
    box(a + 0.004, b - 0.004, -REACH + 0.004, 0.0, UNDER, UNDER + 0.006, 'soffit', 0)
    box(a - 0.012, b + 0.012, -REACH - 0.012, 0.0, UNDER + THICK - 0.002, UNDER + THICK + 0.035, 'zinc', 0.002)
    wear.streaks(a, b, UNDER + THICK, 0.14, -REACH, 0.65)
    cylinder((0.0, -0.62, UNDER - 0.012), (0.0, -0.62, UNDER), 0.13, 'white', 40, 0.002)
    with Group((0.0, -0.62, UNDER - 0.012)):
        shown(turned([(0.0, -0.075), (0.05, -0.072), (0.09, -0.058), (0.112, -0.034), (0.118, 0.0)], emission((1, 0.90, 0.74), 1.15, 'canopy lamp'), None, 40))
    stage.area((0.0, -0.62, UNDER - 0.1), (0, -0.5, 0), 0.3, 14, (1, 0.86, 0.66), mirrored=False)


def bicycles():
    """The door to the bicycle room, its glass frosted, its threshold of stone."""
    a, b, c, d = SIDE
    with Group((0, 0.16, 0.035)):
        element(round(1000 * (b - a)), round(1000 * (d - c)) - 15, 0, 'ral8019', face=150, x=a, pane='etched', depth=0.078, bottom=0.30)
    box(a - 0.12, b + 0.12, -0.22, 0.30, -0.1, 0.035, 'wet step', 0.012)
    box(a - 0.3, b + 0.3, 0.45, 3.0, 0.0, 0.03, 'hall stone', 0)
    for x in (a - 0.3, b + 0.3):
        box(x - 0.05, x + 0.05, 0.4, 3.0, 0, 2.6, 'stair cream', 0)
    box(a - 0.3, b + 0.3, 3.0, 3.1, 0, 2.6, 'stair cream', 0)
    box(a - 0.3, b + 0.3, 0.4, 3.1, 2.6, 2.7, 'stair cream', 0)
    stage.area(((a + b) / 2, 1.4, 2.5), ((a + b) / 2, 1.4, 0), 0.8, 34, (1.0, 0.92, 0.80), height=1.6, mirrored=False)
    box(a - 0.42, a - 0.14, -0.006, 0, 1.52, 1.64, 'enamel blue', 0.002)
    lettering('Cykelrum', a - 0.405, -0.0062, 1.555, 0.052, 'white', 0.0008)


def flat():
    """The window of a flat: a white frame, a curtain that is drawn half, a plant on the sill."""
    a, b, c, d = FLAT
    casement(a, b, c, d, 0, 'ral9010', 0.12, (2, 1))
    room(a - 0.6, b + 0.6, 0.42, 3.4, 0.3, 2.6, floor='oak', walls='room white', watts=3.0, colour=(1.0, 0.90, 0.76))
    drape(a - 0.05, a + 0.42, 0.46, c - 0.3, d + 0.1)
    drape(b - 0.20, b + 0.05, 0.46, c - 0.3, d + 0.1)
    put('plant', a + 0.72, 0.34, z=c, tall=0.42, size=0.42, leaf=0.07, kind='rubber', pot='terracotta', seed=5)
    put('plant', b - 0.36, 0.34, z=c, tall=0.34, size=0.38, kind='sword', pot='pot', seed=8)
    wear.streaks(a - 0.05, b + 0.05, c - 0.03, 0.6, 0, 0.4)
    wear.dust(a, b, c, d, 0.10, 0.22)


def notice(x, z, y):
    """The association's letter to all who live here, taped to the inside of a pane, one corner loose."""
    us, vs = np.linspace(0, 0.21, 8), np.linspace(0, 0.297, 12)
    curl = lambda u, v: 0.002 + 0.03 * max(0.0, (u / 0.21 + (0.297 - v) / 0.297 - 1.2)) ** 2
    from_faces('notice', [(x + u - 0.005 * (v / 0.297), y + curl(u, v), z + v) for v in vs for u in us], [(j * 8 + i, j * 8 + i + 1, (j + 1) * 8 + i + 1, (j + 1) * 8 + i) for j in range(11) for i in range(7)], 'paper white', smooth=True)
    ink = plain('notice ink', '#4a4a4c', 0.8)
    boxes([(x + 0.028, x + 0.028 + long, y + 0.0004, y + 0.0012, z + v, z + v + high) for long, v, high in ((0.13, 0.235, 0.018), *((l, 0.20 - 0.016 * k, 0.0045) for k, l in enumerate((0.14, 0.15, 0.11, 0.145, 0.15, 0.07, 0.13))))], ink)


def build():
    left, right, top = -10.5, 4.6, 7.2
    openings = [(X0, X1, -0.1, HEAD), SIDE, FLAT]
    wall(left, right, -0.2, top, 0.008, 0.34, 'buff mortar', openings)
    heads = [place.soldier_course(a, b, d, 'buff', 0, 0.2) for a, b, c, d in openings]
    place.laid_bricks(left, right, top, 'buff', [*((a, b, -0.3 if c < 0.5 else c, d) for a, b, c, d in openings), *heads])
    hall()
    entrance()
    canopy()
    bicycles()
    flat()
    downpipe(-1.98, 0.02, 7.2, -0.07, 'zinc', 0.045)
    with Group((X0 - 0.30, -0.012, 1.98)):
        box(-0.13, 0.13, -0.006, 0.010, -0.10, 0.10, 'enamel blue', 0.004)
        lettering('14', -0.095, -0.007, -0.06, 0.155, 'white', 0.001)
    wear.streaks(X0 - 0.44, X0 - 0.16, 1.88, 0.5, 0, 0.35)
    # the ground: shingle along the wall, slabs with puddles, leaves that stick
    for a, b in ((left - 4, SIDE[0] - 0.12), (SIDE[1] + 0.12, X0 - 0.34), (X1 + 0.34, right + 4)):
        box(a, b, -0.42, 0.05, -0.3, 0.006, 'shingle', 0)
    box(-40, 40, -40, 0.05, -0.3, 0, 'slabs', 0)
    wear.fallen(-5.5, 4.5, -0.5, -0.03, 46, 0.012, ('#8b6a2a', '#6d4a22', '#a1863c'), 0.04, 6, 2.0)
    wear.fallen(-5.5, 4.0, -4.2, -1.1, 30, 0.003, ('#8b6a2a', '#6d4a22', '#a1863c'), 0.04, 3, 1.0)
    wear.fallen(X0 - 0.3, X1 + 0.3, -0.9, -0.05, 7, 0.012, ('#8b6a2a', '#a1863c'), 0.038, 12, 1.6)
    light = 0.72
    opposite.ground(-40, light * 0.7, '#6f6d69')
    opposite.houses(-26, light, 6.5, 10, 4, 0.0, gaps=0.25, sky=(0.7, 0.73, 0.78), colours=('#b39b73', '#a8a094', '#c4b391', '#9a8b78'))
    opposite.trees([(-13, -15, 8), (-6.0, -15, 8.5), (-17, -20, 10), (4, -20, 9)], light * 0.55, kinds=('sycamoreMaple',), seed=3, colours=('#55592f', '#6a5a2c', '#4d5230'))
    stage.street((0.50, 0.62, 0.84), (0.84, 0.88, 0.93), 0.75, 0.6, 2.0)
    branches(-9.5, -4.4, 0.2, 2.5, 9, 24, 0.05, lean=(0.2, 0.1, 1))
    stage.sun(26, 238, 5.0, 0.5, (1.0, 0.82, 0.58))
    edge = (X0, 0, FLOOR), (X0, 0, HEAD), (X1, 0, HEAD), (X1, 0, FLOOR)
    own = (-0.535, 0.14, FLOOR), (-0.535, 0.14, FLOOR + 2.03), (0.545, 0.14, FLOOR + 2.03), (0.545, 0.14, FLOOR)
    store = (SIDE[0], 0, 0.08), (SIDE[0], 0, SIDE[3]), (SIDE[1], 0, SIDE[3]), (SIDE[1], 0, 0.08)                 # as high as its door's foot is seen, behind the wall's face
    picture = photograph((1.85, -4.75, 1.58), (-0.86, 0, 1.46), 28, 0.2, 16, key=0.79, balance=0.6, stop=0.9, focus=5.0, noisy=True, look='Very High Contrast', lines=(edge, own, store),
                         marks={'aluminium-6': (X0, 0, 2.25), 'aluminium-1': (0.545, 0.14, 1.35), 'aluminium-4': (SIDE[0], 0, 1.2)})
    return {**picture, 'vignette': 0.0, 'film': 0.5, 'saturation': 0.88}
