"""Concrete works in Sweden: a wall cast against upright boards, on a plain hazy day; a steel door with a kick plate, the control room behind fire glass."""
import random

import bpy
import numpy as np

from kit import opposite, stage, wear
from kit.building import photograph
from kit.door import element
from kit.facade import downpipe, grid, sconce, sheet
from kit.furnish import put
from kit.materials import concrete, define, emission, plain, principled, rgb, shade
from kit.mesh import Group, box, cylinder, from_faces, tube
from kit.models import model
from kit.rooms import binders, room
from kit.things import mug


def cast(name, colour):
    """Concrete as rough boards left it: each board its own tone and grain, pores, runs of rain, lime that came out."""
    mat, n, s = principled(name, rgb(colour), 0.85, spec=0.2)
    at, flat, base = n.where(), n.on_walls(), rgb(colour)
    each = n.add('ObjectInfo').outputs['Random']
    own = n.add('CombineXYZ', {0: n.math('MULTIPLY', each, 37.0), 1: n.math('MULTIPLY', each, 91.0), 2: 0.0}).outputs[0]
    grain = n.noise(n.add('VectorMath', {0: n.add('Mapping', {0: flat, 'Scale': (60, 1.6, 1)}).outputs[0], 1: own}).outputs[0], 1.5, 6, 0.62)
    cloud = n.math('ADD', n.math('MULTIPLY', n.noise(at, 0.8, 8, 0.66), 0.65), n.math('MULTIPLY', n.noise(at, 7, 6, 0.7), 0.35))
    out = n.ramp(cloud, [(0.30, shade(base, 0.78)), (0.5, base), (0.70, shade(base, 1.12))])
    out = n.mix(1, out, n.ramp(each, [(0, (0.86, 0.86, 0.87)), (1, (1.06, 1.06, 1.05))]), 'MULTIPLY')
    out = n.mix(0.35, out, n.ramp(grain, [(0.3, (0.75,) * 3), (0.7, (1.1,) * 3)]), 'MULTIPLY')
    out = n.mix(0.5, out, n.ramp(n.noise(n.where((5, 5, 0.25)), 1, 5, 0.65), [(0.36, (0.50, 0.48, 0.46)), (0.56, (1, 1, 1))]), 'MULTIPLY')
    bloom = n.ramp(n.noise(n.where((3.5, 3.5, 0.5)), 1.3, 6, 0.7), [(0.60, (0, 0, 0)), (0.72, (0.6,) * 3)])
    out = n.mix(bloom, out, rgb('#c4c4c1'))
    near = n.add('TexVoronoi', {'Vector': at, 'Scale': 34}).outputs['Distance']
    pores = n.math('MULTIPLY', n.ramp(near, [(0.10, (1, 1, 1)), (0.18, (0, 0, 0))]), n.ramp(n.noise(at, 1.3, 4), [(0.46, (0, 0, 0)), (0.66, (1, 1, 1))]))
    out = n.mix(n.math('MULTIPLY', pores, 0.8), out, rgb('#2c2a27'))
    n.put(out, s.inputs['Base Color'])
    height = n.math('ADD', n.math('MULTIPLY', grain, 0.28), n.math('MULTIPLY', n.noise(at, 130, 3, 0.6), 0.14))
    height = n.math('SUBTRACT', height, n.math('MULTIPLY', pores, 0.7))
    n.put(n.bump(height, 0.8, 0.006), s.inputs['Normal'])
    return mat


def trodden(name, colour, dust):
    """The yard before the wall: dry slurry of cement and sand in drifts, tracks of tyres along it."""
    mat, n, s = principled(name, rgb(colour), 0.9, spec=0.2)
    at, base = n.where(), rgb(colour)
    x, y, _ = n.add('SeparateXYZ', {0: at}).outputs
    out = n.ramp(n.noise(at, 1.0, 7, 0.66), [(0.30, shade(base, 0.6)), (0.5, base), (0.72, shade(base, 1.2))])
    out = n.mix(0.6, out, n.ramp(n.noise(at, 30, 6, 0.72), [(0.3, (0.55,) * 3), (0.7, (1.2,) * 3)]), 'MULTIPLY')
    near = n.add('MapRange', {'Value': y, 'From Min': -1.1, 'From Max': 0.0, 'To Min': -0.08, 'To Max': 0.26}).outputs[0]
    bent = n.math('ADD', n.math('ADD', y, n.math('MULTIPLY', x, -0.10)), n.math('MULTIPLY', n.noise(n.where((0.5, 0.5, 1)), 1, 2), 0.5))
    track = n.ramp(n.math('ABSOLUTE', n.math('ADD', bent, 1.55)), [(0.10, (1, 1, 1)), (0.17, (0, 0, 0))])
    lug = n.ramp(n.math('SINE', n.math('MULTIPLY', n.math('ADD', x, n.math('MULTIPLY', y, 1.2)), 60.0)), [(0.35, (0.4,) * 3), (0.65, (1, 1, 1))])
    pressed = n.math('MULTIPLY', n.math('MULTIPLY', track, lug), n.ramp(n.noise(at, 1.9, 4), [(0.36, (0, 0, 0)), (0.52, (1, 1, 1))]))
    lies = n.math('ADD', n.noise(n.add('Mapping', {0: at, 'Scale': (0.7, 1.7, 1)}).outputs[0], 1.4, 7, 0.68), near)
    lies = n.math('SUBTRACT', lies, n.math('MULTIPLY', pressed, 0.12))
    n.put(n.mix(n.ramp(lies, [(0.44, (0, 0, 0)), (0.70, (0.85,) * 3)]), out, rgb(dust)), s.inputs['Base Color'])
    height = n.math('ADD', n.math('MULTIPLY', n.noise(at, 2.6, 5), 1.0), n.math('MULTIPLY', n.noise(at, 60, 5, 0.72), 0.25))
    n.put(n.bump(n.math('SUBTRACT', height, n.math('MULTIPLY', pressed, 0.25)), 0.8, 0.022), s.inputs['Normal'])
    return mat


def scraped(name, paint, under):
    """Paint on a post that has been driven into: bare in patches, cement at its foot."""
    mat, n, s = principled(name, rgb(paint), 0.6, spec=0.35)
    at = n.where(local=True)
    z = n.add('SeparateXYZ', {0: n.where()}).outputs[2]
    out = n.ramp(n.noise(at, 6, 5, 0.65), [(0.3, shade(rgb(paint), 0.85)), (0.7, shade(rgb(paint), 1.05))])
    bare = n.ramp(n.noise(n.add('Mapping', {0: at, 'Scale': (1, 1, 0.6)}).outputs[0], 7, 7, 0.72), [(0.57, (0, 0, 0)), (0.61, (0.8,) * 3)])
    out = n.mix(bare, out, n.ramp(n.noise(at, 40, 4), [(0.35, rgb(under)), (0.65, rgb('#6b4a33'))]))
    n.put(n.mix(n.ramp(n.math('ADD', z, n.math('MULTIPLY', n.noise(at, 9, 5), 0.5)), [(0.34, (0.9,) * 3), (0.62, (0, 0, 0))]), out, rgb('#8f897f')), s.inputs['Base Color'])
    n.put(n.spread(n.noise(at, 8, 4), 0.5, 0.9), s.inputs['Roughness'])
    n.put(n.bump(n.math('ADD', bare, n.noise(at, 50, 4)), 0.5, 0.003), s.inputs['Normal'])
    return mat


define('cast wall', lambda: cast('cast wall', '#a09f9b'))
define('yard', lambda: trodden('yard', '#77716a', '#a8a198'))
define('post paint', lambda: scraped('post paint', '#b0903c', '#3a2a20'))
define('galvanised', lambda: sheet('galvanised', '#7f8486', 0.5, 0.6))
define('crumbs', lambda: concrete('crumbs', '#8c857a', rough=0.95, contrast=1.8))
define('worn step', lambda: concrete('worn step', '#7d776e', rough=0.85, contrast=1.9))
define('dim wall', lambda: concrete('dim wall', '#8f8d86', rough=0.9, contrast=0.4))
define('cable grey', lambda: plain('cable grey', '#2a2b2b', 0.6))

DOOR, BAND, TOP, THICK = (-2.35, -1.15, 0.04, 2.34), (0.0, 2.55, 1.06, 2.46), 4.6, 0.34


def boarded(x0, x1, z0, z1, holes, seed):
    """A lift of the wall: boards of four widths, none quite in line with its neighbour, here and there a fin of grout between two."""
    g, x, cuts = random.Random(seed), x0, sorted({e for a, b, _, _ in holes for e in (a, b)})
    while x < x1:
        end, y = min(x1, x + g.choice((0.095, 0.12, 0.12, 0.145))), max(0.0, g.gauss(0.003, 0.0022))
        edges = [x, *(c for c in cuts if x < c < end), end]
        for a, b in zip(edges, edges[1:]):
            m, low = (a + b) / 2, z0
            for c, d in sorted((c, d) for u, v, c, d in holes if u < m < v):
                if c > low:
                    box(a, b, y, THICK, low, c, 'cast wall', 0.0012)
                low = d
            box(a, b, y, THICK, low, z1, 'cast wall', 0.0012)
        for _ in range(g.choice((0, 0, 1, 2))):
            low = g.uniform(z0, z1 - 0.3)
            high = min(z1, low + g.uniform(0.1, 0.7))
            if not any(u - 0.02 < end < v + 0.02 and low < d and high > c for u, v, c, d in holes):
                box(end - 0.0012, end + 0.0012, -g.uniform(0.001, 0.005), 0.02, low, high, 'cast wall', 0)
        x = end


def crumbs(count, seed, x0, x1, out, size):
    """Spilt gravel and crumbs of cement along the wall."""
    g, verts, faces = np.random.default_rng(seed), [], []
    for _ in range(count):
        x, y, r, k = g.uniform(x0, x1), -abs(g.normal(0, out)) - 0.01, size * g.uniform(0.3, 1) ** 2, len(verts)
        verts += [(x + r * dx * g.uniform(0.6, 1.2), y + r * dy * g.uniform(0.6, 1.2), r * dz) for dx, dy, dz in ((1, 0, 0.2), (0, 1, 0.2), (-1, 0, 0.2), (0, -1, 0.2), (0.1, 0, 0.7), (0, 0, -0.3))]
        faces += [(k + i, k + (i + 1) % 4, k + 4) for i in range(4)]
    from_faces('crumbs', verts, faces, 'crumbs', smooth=True)


def control_room():
    """One lamp over the desk, the rest of the room dark; what has gathered on the sill."""
    room(-0.5, 6.2, THICK, 3.3, 0.2, 2.9, floor='hall floor', walls='dim wall', watts=0.05)
    put('desk', 1.55, 2.2, 184, 0.2, seed=8)
    put('swivel', 1.2, 1.35, 150, 0.2, mat='cloth grey', seed=3, coat='cloth navy')
    put('noticeboard', 2.55, 3.3, z=0.35, wide=1.3, tall=0.9, seed=4)
    binders(0.2, 1.4, 3.0, 1.7, 2)
    stage.bulb((2.55, 2.75, 1.8), 0.10, 60, (1.0, 0.88, 0.72))
    for i in range(3):
        put('shelf', 3.55 + 0.92 * i, 3.28, z=0.2, what='boxes', mat='ral7035', rows=5, seed=3 + i, tall=2.1)
    box(BAND[0] - 0.02, BAND[1] + 0.02, 0.30, 0.58, BAND[2] - 0.05, BAND[2] - 0.02, 'white', 0.004)
    sill = BAND[2] - 0.02
    put('stack', 0.55, 0.44, 20, sill, n=5, seed=3, cup=False)
    mug(1.0, 0.42, sill, '#7d2b25')
    model('phone', (1.75, 0.44, sill), 160)
    cylinder((0.82, 0.46, sill), (0.82, 0.46, sill + 0.25), 0.042, 'galvanised', 32, 0.006)
    wear.slatted(0.05, 1.22, BAND[3] - 0.04, 0.52, 0.29, 58, askew=1.9, seed=5)


def passage():
    """Behind the door: lockers, a far door, a lamp that is out of sight."""
    room(-2.9, -0.9, THICK, 4.4, 0.04, 2.6, floor='stair concrete', walls='dim wall', watts=0.04)
    put('lockers', -0.9, 2.3, -90, z=0.04, n=5, mat='ral7035')
    put('inner_door', -1.75, 4.4, z=0.04, mat='ral7039')
    stage.bulb((-2.55, 3.4, 2.2), 0.10, 150, (1.0, 0.94, 0.84))


def along_the_wall():
    """Pipe, post, cables; what is left about."""
    downpipe(-0.66, 0.02, TOP, -0.075, 'galvanised', 0.05)
    cylinder((-0.62, -0.62, -0.1), (-0.62, -0.62, 0.92), 0.084, 'post paint', 48, 0.012)
    sconce(-1.75, 2.76, watts=0, mat='galvanised')
    box(-0.97, -0.87, -0.06, 0, 1.20, 1.36, 'galvanised', 0.006)
    wear.cable([(-0.92, 1.36), (-0.92, 2.71), (-1.70, 2.71)], 0, 0.007, 'cable grey', 3)
    tube([(-9, -0.15, 3.22), (9, -0.15, 3.22)], 0.045, 'galvanised', 8)
    for x in (-2.6, -0.3, 2.0, 3.6):
        box(x - 0.02, x + 0.02, -0.20, 0, 3.13, 3.31, 'galvanised', 0.002)
        wear.streaks(x - 0.07, x + 0.07, 3.14, 0.9, 0, 0.6, '#4a2f1c')
    crumbs(900, 3, -3.6, 4.5, 0.22, 0.014)
    crumbs(300, 8, -3.6, 4.5, 1.3, 0.012)


def build():
    boarded(-4.2, 5.0, -0.1, 2.605, [DOOR, BAND], 5)
    boarded(-4.2, 5.0, 2.612, TOP, [], 9)
    for x in (-2.95, -0.42, 1.3, 3.05):
        for z in (0.62, 2.9):
            cylinder((x, -0.0015, z), (x, 0.01, z), 0.014, 'black', 20, 0)
    a, b, c, d = BAND
    middle = 1.27
    grid([a + 0.03, middle, b - 0.03], [c + 0.03, d - 0.03], 0.17, 'ral9007', face=0.05)
    box(a - 0.03, b + 0.03, -0.045, 0.13, c - 0.035, c - 0.008, 'galvanised', 0.002)
    with Group((0, 0.13, DOOR[2])):
        element(1200, 2300, 0, 'ral9007', face=150, x=DOOR[0], bottom=0.34, pane='pane')
        box(DOOR[0] + 0.10, DOOR[1] - 0.10, -0.043, -0.034, 0.03, 0.29, 'inox', 0.001)
    passage()
    control_room()
    box(DOOR[0] - 0.16, DOOR[1] + 0.14, -0.52, 0.20, -0.1, 0.035, 'worn step', 0.012)
    box(-60, 60, -60, 0.05, -0.4, 0, 'yard', 0)
    along_the_wall()
    wear.foot(-4, DOOR[0], 0.9, -0.001, 0, 0.7)
    wear.foot(DOOR[1], 5, 0.8, -0.001, 0, 0.7)
    wear.foot(-4, DOOR[0], 0.45, -0.002, 0, 0.6, '#9d968a')
    wear.foot(DOOR[1], 5, 0.5, -0.002, 0, 0.6, '#9d968a')
    wear.streaks(a, b, c - 0.03, 0.8, -0.001, 0.7)
    wear.streaks(-4, 5, TOP, 1.9, -0.001, 0.6)
    for u, v, long in ((-4, DOOR[0], 0.9), (*DOOR[:2], 0.26), (DOOR[1], a, 0.9), (a, b, 0.14), (b, 5, 0.9)):
        wear.streaks(u, v, 2.61, long, -0.002, 0.35, '#c4beb2')
    wear.foot(DOOR[0] + 0.08, DOOR[1] - 0.08, 0.6, 0.08, 0.06, 0.55, '#9d968a')
    wear.dust(DOOR[0] + 0.16, DOOR[1] - 0.16, 0.38, 2.2, 0.105, 0.45)
    for u, v in ((a, middle), (middle, b)):
        wear.dust(u + 0.04, v - 0.04, c, d, 0.165, 0.45)
    # haze: a large soft sun over the yard, and most of the light from the sky
    stage.sky(40, 128, 0.17, dust=1.0, ozone=1.2, cover=0.6, bright=(7, 7, 7))
    stage.sun(46, 134, 9.5, 2.5, (1, 0.93, 0.83))
    # what the panes mirror: the works across the yard
    light = 0.55
    opposite.ground(-60, light * 0.8, '#7a7064')
    dark = emission((0.36, 0.31, 0.27), light, 'far works')
    before = set(bpy.data.objects)
    for x, y, r, high in ((15, -20, 2.3, 14), (20.5, -21, 2.3, 13)):
        cylinder((x, y, 0), (x, y, high), r, dark, 48, 0)
    box(4, 11, -26, -22, 0, 2.6, dark, 0)
    tube([(4, -17, 1), (15, -20, 11)], 0.5, dark, 4)
    for obj in set(bpy.data.objects) - before:
        obj.visible_camera = obj.visible_diffuse = obj.visible_shadow = obj.visible_transmission = False
    stage.mirrored('city', 0.9, 90)
    frame = (DOOR[0], 0, DOOR[2]), (DOOR[0], 0, DOOR[3]), (DOOR[1], 0, DOOR[3]), (DOOR[1], 0, DOOR[2])
    pane = (a, 0, c), (a, 0, d), (b, 0, d), (b, 0, c), (a, 0, c)
    picture = photograph((-2.2, -5.3, 1.5), (-0.3, 0, 1.37), 36, 0.25, key=1.10, balance=0.5, stop=4.0, focus=5.6, noisy=True, lines=(frame, pane),
                      marks={'steel-3': (DOOR[1], 0, 1.1), 'steel-6': (1.75, 0, d)})
    return {**picture, 'vignette': 0.0, 'film': 0.6}
