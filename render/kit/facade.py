"""Outer walls seen from close by: render, boarded concrete, sheet and tiles with their relief; post-and-rail glazing,
windows, lamps, pipes.

Facades face -Y; what is behind their glass is in kit.rooms.
"""
import math
import random

import bpy
import numpy as np
from mathutils import Vector, noise as field

from kit import stage
from kit.door import glazing
from kit.materials import concrete, define, emission, glass, material, plain, principled, rgb, shade, shown
from kit.mesh import box, cylinder, frame, from_faces, tube
from kit.rooms import ball

dice = random.Random(7)

define('pane', lambda: glass('pane', (0.93, 0.94, 0.925), 2.6))
# Panes of other batches: cast a little cooler, warmer or darker.
define('pane cool', lambda: glass('pane cool', (0.905, 0.930, 0.920), 2.9))
define('pane warm', lambda: glass('pane warm', (0.940, 0.935, 0.905), 2.3))
define('gasket line', lambda: plain('gasket line', '#0e0f10', 0.6, 0.3))
define('enamel', lambda: glass('enamel', reflect=2.0, behind='#1d2123'))
define('zinc', lambda: sheet('zinc', '#7f8588', 0.42, 0.4))
define('lamp glass', lambda: emission((1.0, 0.78, 0.52), 7, 'lamp glass'))


def _foot(n, colour, at, amount, height):
    """Splash and dust: walls are darker towards the ground."""
    z = n.add('SeparateXYZ', {0: at}).outputs[2]
    edge = n.math('ADD', z, n.math('MULTIPLY', n.noise(at, 1.7, 5, 0.65), -0.9 * height))
    damp = n.add('MapRange', {'Value': edge, 'From Min': 0.55 * height, 'From Max': -0.45 * height, 'To Min': 0.0, 'To Max': amount}, interpolation_type='SMOOTHSTEP').outputs[0]
    return n.mix(damp, colour, n.mix(1, colour, (0.50, 0.47, 0.43, 1), 'MULTIPLY'))


def render_coat(name, colour, uneven=1.0, streaks=0.25, foot=0.5, foot_height=0.6, rough=0.9):
    """Lime render laid on by hand: nearly even, sand that is felt more than seen, here and there a place that was
    mended; faint streaks of rain."""
    mat, n, s = principled(name, rgb(colour), rough, spec=0.2)
    at, base = n.where(), rgb(colour)
    out = n.ramp(n.noise(at, 0.35, 3, 0.5), [(0.30, shade(base, 0.955)), (0.52, base), (0.75, shade(base, 1.02))])
    mended = n.ramp(n.noise(n.add('Mapping', {0: at, 'Location': (31, 7, 13)}).outputs[0], 0.55, 2, 0.4), [(0.735, (0, 0, 0)), (0.745, (1, 1, 1))])
    out = n.mix(n.math('MULTIPLY', mended, 0.5), out, shade(base, 0.94))
    out = n.mix(0.8, out, n.ramp(n.noise(at, 320, 2, 0.6), [(0.32, (0.86,) * 3), (0.5, (1, 1, 1)), (0.70, (1.06,) * 3)]), 'MULTIPLY')
    out = n.mix(streaks, out, n.ramp(n.noise(n.where((6, 6, 0.35)), 1, 4, 0.6), [(0.36, (0.80,) * 3), (0.58, (1, 1, 1))]), 'MULTIPLY')
    n.put(_foot(n, out, at, foot, foot_height), s.inputs['Base Color'])
    waves = n.math('ADD', n.math('MULTIPLY', n.noise(at, 1.6, 2, 0.5), 1.0), n.math('MULTIPLY', n.noise(at, 11, 3, 0.6), 0.12))
    n.put(n.bump(n.math('ADD', waves, n.math('MULTIPLY', n.noise(at, 240, 3, 0.6), 0.075)), min(1.0, 0.6 * uneven), 0.016 * uneven), s.inputs['Normal'])
    return mat


def formed(name, colour='#9b978f', board=0.14, vertical=False, foot=0.4, rough=0.75):
    """Concrete cast against rough boards: their steps, seams and grain, and the clouds of the cast."""
    mat, n, s = principled(name, rgb(colour), rough, spec=0.3)
    at, base = n.where(), rgb(colour)
    across = n.add('Mapping', {0: n.on_walls(), 'Rotation': (0, 0, 1.5708 if vertical else 0)}).outputs[0]
    each, lines = n.bricks(across, 3.4, board, 0.0035, 0.37)
    seed = n.add('VectorMath', {0: each, 1: (37, 37, 37)}, operation='MULTIPLY').outputs[0]
    grain = n.noise(n.add('VectorMath', {0: n.add('Mapping', {0: across, 'Scale': (1.5, 45, 1)}).outputs[0], 1: seed}).outputs[0], 1.6, 5, 0.6)
    cloud = n.math('ADD', n.math('MULTIPLY', n.noise(at, 0.8, 8, 0.66), 0.7), n.math('MULTIPLY', n.noise(at, 9, 6, 0.7), 0.3))
    out = n.ramp(cloud, [(0.30, shade(base, 0.66)), (0.5, base), (0.72, shade(base, 1.18))])
    out = n.mix(1, out, n.ramp(each, [(0, (0.86,) * 3), (1, (1.06,) * 3)]), 'MULTIPLY')
    out = n.mix(0.5, out, n.ramp(grain, [(0.3, (0.8,) * 3), (0.7, (1.08,) * 3)]), 'MULTIPLY')
    out = n.mix(0.75, out, n.ramp(lines, [(0, (1, 1, 1)), (1, (0.5,) * 3)]), 'MULTIPLY')
    out = n.mix(0.4, out, n.ramp(n.noise(n.where((5, 5, 0.3)), 1, 4, 0.6), [(0.38, (0.62,) * 3), (0.56, (1, 1, 1))]), 'MULTIPLY')
    n.put(_foot(n, out, at, foot, 0.6), s.inputs['Base Color'])
    height = n.math('ADD', n.math('MULTIPLY', each, 0.55), n.math('MULTIPLY', grain, 0.25))
    n.put(n.bump(n.math('SUBTRACT', height, n.math('MULTIPLY', lines, 0.7)), 0.8, 0.007), s.inputs['Normal'])
    return mat


def sheet(name, colour, rough=0.38, metal=0.0):
    """Coated sheet metal: never quite flat."""
    mat, n, s = principled(name, rgb(colour), rough, metal, 0.5)
    at = n.where((1, 1, 0.5))
    n.put(n.spread(n.noise(n.where(), 3, 5, 0.6), rough - 0.05, rough + 0.07), s.inputs['Roughness'])
    n.put(n.bump(n.noise(at, 1.6, 2, 0.5), 0.6, 0.008), s.inputs['Normal'])
    return mat


def tiles(name, tones, size, joint, grout, rough=0.7, wet=0.0, soft=0.3, offset=0.5, turn=0.0, relief=0.006, puddles=0.0):
    """Tiles, flags or setts on the ground. `size` in metres; `soft` rounds their edges; `wet` 0-1 darkens and smooths;
    `puddles` is a share."""
    mat, n, s = principled(name, rgb(tones[0]), rough, spec=0.4)
    at = n.where(turn=(0, 0, math.radians(turn)))
    drift = n.add('VectorMath', {0: n.add('TexNoise', {'Vector': at, 'Scale': 2.5, 'Detail': 2}).outputs[1], 'Scale': 0.05 * min(size)}, operation='SCALE').outputs[0]
    each, lines = n.bricks(n.add('VectorMath', {0: at, 1: drift}).outputs[0], size[0], size[1], joint, offset)
    each.node.inputs['Mortar Smooth'].default_value = soft
    tint = n.ramp(each, [(i / max(1, len(tones) - 1), rgb(c)) for i, c in enumerate(tones)])
    fine, large = n.noise(at, 40, 6, 0.7), n.noise(at, 0.6, 6, 0.62)
    tint = n.mix(0.55, tint, n.ramp(fine, [(0.3, (0.62,) * 3), (0.7, (1.15,) * 3)]), 'MULTIPLY')
    tint = n.mix(0.7, tint, n.ramp(large, [(0.3, (0.74,) * 3), (0.65, (1.05,) * 3)]), 'MULTIPLY')
    out = n.mix(lines, tint, rgb(grout))
    if wet:
        out = n.mix(wet, out, n.mix(1, out, (0.42, 0.42, 0.42, 1), 'MULTIPLY'))
    n.put(out, s.inputs['Base Color'])
    pool = n.ramp(n.noise(n.add('Mapping', {0: at, 'Scale': (0.6, 1.3, 1)}).outputs[0], 0.5, 5, 0.6), [(0.64 - 0.3 * puddles, (0, 0, 0)), (0.72 - 0.3 * puddles, (1, 1, 1))]) if puddles else 0.0
    dry = n.math('SUBTRACT', 1.0, pool)
    soaked = rough - wet * (rough - 0.16)
    n.put(n.math('MULTIPLY', n.spread(n.noise(at, 3.1, 5, 0.65), soaked - 0.08, soaked + 0.12), n.math('ADD', n.math('MULTIPLY', dry, 0.85), 0.15)), s.inputs['Roughness'])
    height = n.math('SUBTRACT', n.math('ADD', n.math('MULTIPLY', fine, 0.25), n.math('MULTIPLY', each, 0.25)), lines)
    n.put(n.bump(n.math('MULTIPLY', height, dry), 0.8, relief), s.inputs['Normal'])
    return mat


def rows_of(*edges):
    """[(0, 1), (1, 3)] from 0, 1, 3."""
    return list(zip(edges, edges[1:]))


def grid(xs, zs, y, skin, face=0.05, depth=0.14, cap=0.035, pane='pane', solid=(), leave=(), solid_mat='enamel', tilt=0.13):
    """Post-and-rail glazing: xs, zs = axes of posts and rails. `solid`: rows with an opaque panel (floor edges);
    `leave`: fields (column, row) that hold something else, such as a door."""
    half, x0, x1, z0, z1 = face / 2, xs[0], xs[-1], zs[0], zs[-1]
    for i, (a, b) in enumerate(rows_of(*xs)):
        for k, (c, d) in enumerate(rows_of(*zs)):
            if (i, k) in leave:
                continue
            mat = solid_mat if k in solid else dice.choice((pane, pane, 'pane cool', 'pane warm')) if pane == 'pane' else pane
            leaf = box(a + half * 0.5, b - half * 0.5, y, y + 0.028, c + half * 0.5, d - half * 0.5, mat, 0)
            leaf.rotation_euler = (math.radians(dice.gauss(0, tilt)), 0, math.radians(dice.gauss(0, tilt)))
            box(a + half, b - half, y + 0.03, y + depth * 0.92, d - half, d + half, skin, 0.0015)
            box(a + half, b - half, y - cap, y - 0.006, d - half, d + half, skin, 0.0015)
            for e in (c + half, d - half):
                box(a, b, y - 0.006, y - 0.0005, e - 0.006, e + 0.006, 'gasket line', 0)
            for e in (a + half, b - half):
                box(e - 0.006, e + 0.006, y - 0.006, y - 0.0005, c, d, 'gasket line', 0)
            if k == 0:
                box(a + half, b - half, y + 0.03, y + depth * 0.92, c - half, c + half, skin, 0.0015)
                box(a + half, b - half, y - cap, y - 0.006, c - half, c + half, skin, 0.0015)
    for x in xs:
        box(x - half, x + half, y + 0.03, y + depth, z0 - half, z1 + half, skin, 0.0015)
        box(x - half, x + half, y - cap - 0.003, y - 0.006, z0 - half, z1 + half, skin, 0.0015)


def slider(x0, x1, height, y, skin, face=0.06, marks=()):
    """An automatic door: two sliding leaves before a fixed frame, their drive under a cover of the frame's width, a
    guide in the floor; `marks`: see `door.marked`."""
    top, middle = height - 0.2, (x0 + x1) / 2
    frame(x0, x1, 0, height, (face, face, 0, face), y - 0.035, y + 0.035, skin)
    box(x0, x1, y - 0.15, y - 0.035, top, height, skin, 0.004)
    box(x0, x1, y - 0.12, y - 0.06, 0, 0.006, 'inox', 0)
    for a, b in ((x0 + 0.02, middle - 0.003), (middle + 0.003, x1 - 0.02)):
        frame(a, b, 0.012, top, (face, face, 0.10, face), y - 0.115, y - 0.06, skin, butt=True)
        glazing(a + face, b - face, 0.112, top - face, y - 0.0875, skin, 0.055, tilt=0.05, marks=marks)
    box(middle - 0.16, middle + 0.16, y - 0.165, y - 0.15, top + 0.05, top + 0.10, 'black', 0.004)


def casement(a, b, c, d, y, skin, recess=0.14, bars=(1, 1), face=0.05, bar_face=0.028, sill='zinc', pane='pane', sash=True):
    """A window in the opening a..b, c..d of a wall whose face is y: frame, sash with its shadow gap, glazing bars,
    sill."""
    g = y + recess
    for x0, x1, z0, z1 in ((a, a + face, c, d), (b - face, b, c, d), (a + face, b - face, c, c + face), (a + face, b - face, d - face, d)):
        box(x0, x1, g - 0.03, g + 0.05, z0, z1, skin, 0.002)
    a, b, c, d = a + face, b - face, c + face, d - face
    if sash:
        s = 0.045
        for x0, x1, z0, z1 in ((a, a + s, c, d), (b - s, b, c, d), (a + s, b - s, c, c + s), (a + s, b - s, d - s, d)):
            box(x0 + 0.002, x1 - 0.002, g - 0.042, g + 0.03, z0 + 0.002, z1 - 0.002, skin, 0.003)
        a, b, c, d = a + s, b - s, c + s, d - s
    h = bar_face / 2
    for i in range(1, bars[0]):
        x = a + (b - a) * i / bars[0]
        box(x - h, x + h, g - 0.032, g + 0.02, c, d, skin, 0.002)
    for i in range(1, bars[1]):
        z = c + (d - c) * i / bars[1]
        box(a, b, g - 0.030, g + 0.018, z - h, z + h, skin, 0.002)
    for i in range(bars[0]):
        for k in range(bars[1]):
            u, v = (b - a) / bars[0], (d - c) / bars[1]
            leaf = box(a + i * u, a + (i + 1) * u, g - 0.006, g + 0.012, c + k * v, c + (k + 1) * v, pane, 0)
            leaf.rotation_euler = (math.radians(dice.gauss(0, 0.12)), 0, math.radians(dice.gauss(0, 0.12)))
    if sill:
        low = c - (0.045 if sash else 0) - face
        a, b = a - face - (0.045 if sash else 0), b + face + (0.045 if sash else 0)
        plate = box(a - 0.03, b + 0.03, y - 0.045, g - 0.028, low - 0.014, low - 0.006, sill, 0.002)
        plate.rotation_euler = (math.radians(5), 0, 0)
        box(a - 0.03, b + 0.03, y - 0.047, y - 0.043, low - 0.045, low - 0.016, sill, 0.001)


def corrugated(x0, x1, z0, z1, y, mat, pitch=0.20, deep=0.04):
    """Trapezoidal sheet with upright ribs; its outer face is y."""
    points, x = [], x0
    while x < x1:
        for part, back in ((0, 0), (0.42, 0), (0.54, deep), (0.88, deep), (1, 0)):
            points.append((min(x1, x + part * pitch), y + back))
        x += pitch
    n = len(points)
    verts = [(px, py, z) for z in (z0, z1) for px, py in points]
    return from_faces('corrugated', verts, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], mat)


def seamed(x0, x1, z0, z1, y, mat, pitch=0.53, high=0.025):
    """Standing-seam sheet in upright bays; the seams of neighbouring fields stand in line."""
    box(x0, x1, y, y + 0.05, z0, z1, mat, 0)
    for i in range(math.ceil(x0 / pitch), math.floor(x1 / pitch) + 1):
        x = i * pitch
        box(x - 0.005, x + 0.005, y - high, y + 0.01, z0, z1, mat, 0.002)


def terrain(x0, x1, y0, y1, height, mat, step=0.12):
    """A smooth surface of any height over the ground: `height(x, y)` in metres."""
    xs, ys = np.arange(x0, x1 + step, step), np.arange(y0, y1 + step, step)
    verts = [(x, y, height(x, y)) for y in ys for x in xs]
    w = len(xs)
    faces = [(r * w + i, r * w + i + 1, (r + 1) * w + i + 1, (r + 1) * w + i) for r in range(len(ys) - 1) for i in range(w - 1)]
    return from_faces('terrain', verts, faces, mat, smooth=True)


def waves(x, y, scale=1.0, seed=0.0, octaves=4):
    """Soft noise of about -1 to 1, for `terrain`."""
    total, size = 0.0, 1.0
    for _ in range(octaves):
        total += size * field.noise(Vector((x * scale, y * scale, seed)))
        scale, size = scale * 2.1, size * 0.5
    return total


def downpipe(x, z0, z1, y=-0.07, mat='zinc', radius=0.045):
    """A rainwater pipe with its joints, clamps and shoe."""
    tube([(x, y, z1), (x, y, z0 + 0.22), (x, y - 0.02, z0 + 0.16), (x, y - 0.10, z0 + 0.08)], radius, mat)
    z = z0 + 0.7
    while z < z1:
        cylinder((x, y, z), (x, y, z + 0.05), radius + 0.006, mat, 24, 0)
        box(x - 0.012, x + 0.012, y, y + 0.08, z + 0.01, z + 0.04, mat, 0)
        z += 1.9


def sconce(x, z, y=0.0, watts=6.0, kind='box', mat='ral7016', colour=(1, 0.78, 0.52)):
    """A lamp on the wall, which shines down over it."""
    if kind == 'box':
        box(x - 0.05, x + 0.05, y - 0.11, y, z - 0.14, z + 0.02, mat, 0.004)
        shown(box(x - 0.04, x + 0.04, y - 0.10, y - 0.01, z - 0.1445, z - 0.1405, 'lamp glass', 0))
    else:                                                                # a globe on a bracket
        box(x - 0.03, x + 0.03, y - 0.02, y, z + 0.02, z + 0.16, 'black', 0.004)
        tube([(x, y - 0.01, z + 0.09), (x, y - 0.12, z + 0.12), (x, y - 0.15, z + 0.09)], 0.010, 'black')
        shown(ball(x, y - 0.15, z, 0.085, emission(colour, 6, 'globe')))
    if watts:
        stage.area((x, y - 0.10, z - 0.16), (x, y - 0.03, z - 1.5), 0.09, watts, colour, mirrored=False)


def lettering(text, x, y, z, size, mat='ral9005', depth=0.006):
    """Upright letters or a house number on a wall whose face is y; x, z = lower left corner."""
    curve = bpy.data.curves.new('lettering', 'FONT')
    curve.body, curve.size, curve.extrude = text, size, depth / 2
    obj = bpy.data.objects.new('lettering', curve)
    bpy.context.scene.collection.objects.link(obj)
    obj.location, obj.rotation_euler = (x, y - depth / 2, z), (math.pi / 2, 0, 0)
    curve.materials.append(material(mat))
    return obj


def bench(x, y, wide=1.8, z=0.0, wood='oak solid', legs='black'):
    """A bench of slats without a back."""
    for i in range(5):
        box(x - wide / 2, x + wide / 2, y - 0.21 + i * 0.087, y - 0.14 + i * 0.087, z + 0.42, z + 0.45, wood, 0.004)
    for a in (-0.38, 0.38):
        u = x + a * wide
        box(u - 0.02, u + 0.02, y - 0.2, y + 0.2, z, z + 0.42, legs, 0.002)
        box(u - 0.02, u + 0.02, y - 0.16, y + 0.16, z + 0.03, z + 0.385, 'black', 0)


def branches(x, y, z, length, seed=0, leaves=0, leaf=0.045, spread=0.55, lean=(0.0, 0.0, 1.0)):
    """A tree beside the picture, of which only the shadow is seen: it forks from x, y, z on along `lean`, with `leaves`
    at each end."""
    g = random.Random(seed)
    curve = bpy.data.curves.new('branches', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', 1.0, 1
    verts = []

    def grow(start, way, reach, depth):
        points, at = [start], start
        for _ in range(4):
            way = (way + Vector((g.gauss(0, 0.14), g.gauss(0, 0.14), g.gauss(0, 0.10)))).normalized()
            at = at + way * reach / 4
            points.append(at)
        spline = curve.splines.new('POLY')
        spline.points.add(4)
        thick = 0.026 * reach ** 1.35
        for k, (point, co) in enumerate(zip(spline.points, points)):
            point.co, point.radius = (*co, 1), thick * (1 - 0.11 * k)
        if depth == 0:
            for _ in range(leaves):
                c = points[g.randrange(1, 5)] + Vector((g.gauss(0, 0.09), g.gauss(0, 0.09), g.gauss(0, 0.09)))
                u, v = (Vector((g.gauss(0, 1), g.gauss(0, 1), g.gauss(0, 1))).normalized() for _ in range(2))
                verts.extend((c - u * leaf, c + v * leaf * 0.3, c + u * leaf, c - v * leaf * 0.3))
            return
        for k in (4, 4, 3, 2)[: 3 if depth > 3 else 4]:
            turn = Vector((g.gauss(0, 1), g.gauss(0, 1), g.gauss(0.15, 0.8))).normalized()
            grow(points[k], (way + turn * spread * g.uniform(0.7, 1.5)).normalized(), reach * g.uniform(0.55, 0.82), depth - 1)

    grow(Vector((x, y, z)), Vector(lean).normalized(), length, 5)
    tree = bpy.data.objects.new('branches', curve)
    bpy.context.scene.collection.objects.link(tree)
    curve.materials.append(material('black'))
    made = [tree]
    if verts:
        made.append(from_faces('leaves', verts, [(i, i + 1, i + 2, i + 3) for i in range(0, len(verts), 4)], 'black'))
    for obj in made:
        obj.visible_camera = obj.visible_glossy = obj.visible_diffuse = False


def shadow(outline, way, away=14.0):
    """The shadow of a house out of sight: `outline` (x, z) is what it covers of the facade y = 0, `way` the sun's
    direction, `away` how far off it stands."""
    t = away / way[1]
    house = from_faces('shadow', [(x - t * way[0], -away, z - t * way[2]) for x, z in outline], [tuple(range(len(outline)))], 'black')
    house.visible_camera = house.visible_glossy = house.visible_diffuse = False


def soldier(x0, x1, z0, z1, y, thick, colours, mortar):
    """A flat arch of upright bricks over an opening, a hair in front of the wall."""
    name = f'soldier {colours[0]}'

    def make():
        mat, n, s = principled(name, rgb(colours[0]), 0.88, spec=0.2)
        flat = n.on_walls()
        at = n.add('Mapping', {0: flat, 'Location': (0, -z0, 0)}).outputs[0]
        each, lines = n.bricks(at, 0.075, z1 - z0, 0.0055, 0.0, 0.55)
        tint = n.ramp(each, [(0, rgb(colours[0])), (0.5, rgb(colours[1])), (1, rgb(colours[2]))])
        tint = n.mix(0.5, tint, n.ramp(n.noise(flat, 30, 5, 0.7), [(0.3, (0.55,) * 3), (0.7, (1.1,) * 3)]), 'MULTIPLY')
        n.put(n.mix(lines, tint, rgb(mortar)), s.inputs['Base Color'])
        n.put(n.bump(n.math('SUBTRACT', n.math('MULTIPLY', n.noise(flat, 60, 5), 0.3), lines), 0.6, 0.006), s.inputs['Normal'])
        return mat
    define(name, make)
    box(x0, x1, y - 0.004, y + thick - 0.01, z0, z1, name, 0)


define('terracotta', lambda: concrete('terracotta', '#a9623e', rough=0.8, contrast=0.6))
define('granite step', lambda: concrete('granite step', '#8f8c88', rough=0.7, contrast=1.9))
