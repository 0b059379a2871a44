"""Ground, plants, water and what stands at the horizon."""
import math
import os
import random

import bpy
import numpy as np

from kit.cache import CACHE
from kit.materials import Nodes, concrete, define, material, plain, principled, rgb
from kit.mesh import box, from_faces

TREES = os.path.join(CACHE, 'trees.blend')
dice = random.Random(11)


def foliage(name, dark, light, shine=0.05):
    """Leaves: each one its own green, light shining through."""
    mat = bpy.data.materials.new(name)
    n = Nodes(mat, clear=True)
    colour = n.ramp(n.add('NewGeometry').outputs['Random Per Island'], [(0, rgb(dark)), (1, rgb(light))])
    soft = n.shaders(0.4, n.add('BsdfDiffuse', {0: colour}).outputs[0], n.add('BsdfTranslucent', {0: colour}).outputs[0])
    gloss = n.add('BsdfGlossy', {0: (0.9, 0.95, 0.9, 1), 'Roughness': 0.45}).outputs[0]
    n.put(n.shaders(shine, soft, gloss), n.add('OutputMaterial').inputs[0])
    return mat


define('summer', lambda: foliage('summer', '#3c5523', '#6d8739'))
define('spring', lambda: foliage('spring', '#5d7a2c', '#93aa4d'))
define('meadow', lambda: foliage('meadow', '#4f672b', '#82954a', 0.02))
define('olive', lambda: foliage('olive', '#5c664a', '#8a9372'))
define('autumn', lambda: foliage('autumn', '#8a5a1e', '#c08a2c'))
define('shade', lambda: foliage('shade', '#26391a', '#456128'))
define('needles', lambda: foliage('needles', '#1f3322', '#3a5236', 0.02))
define('bark', lambda: concrete('bark', '#57483a', rough=0.9))
define('soil', lambda: concrete('soil', '#4a4a2c', rough=1.0))
define('lawn', lambda: concrete('lawn', '#566432', rough=1.0, contrast=0.9))
define('core', lambda: plain('core', '#1b2512', 1.0, 0.1))


def _load():
    if 'kind0 trunk' not in bpy.data.objects:
        with bpy.data.libraries.load(TREES) as (source, target):
            target.objects = [n for n in source.objects if n.startswith('kind')]


def tree(x, y, kind=0, scale=1.0, leaves='summer', z=0.0, wide=1.0):
    """One of four grown trees (3 = bare); leaves=None leaves the branches bare."""
    _load()
    turn = dice.uniform(0, 6.28)
    for part in ('trunk', 'leaves'):
        original = bpy.data.objects.get(f'kind{kind} {part}')
        if original is None or (part == 'leaves' and leaves is None):
            continue
        obj = original.copy()
        want = material('bark' if part == 'trunk' else leaves)
        key = f'{original.name} {want.name}'
        obj.data = bpy.data.meshes.get(key) or original.data.copy()
        if obj.data.name != key:
            obj.data.name = key
            obj.data.materials.clear()
            obj.data.materials.append(want)
        bpy.context.scene.collection.objects.link(obj)
        obj.location, obj.rotation_euler, obj.scale = (x, y, z), (0, 0, turn), (scale * wide, scale * wide, scale)


def conifer(x, y, height=9.0, radius=1.7, z=0.0, seed=0, mat='needles', trunk=0.12):
    """A spruce or, with a long bare trunk, a pine: tiers of small drooping quads."""
    g = np.random.default_rng(seed)
    count = int(900 * height / 9)
    t = g.uniform(trunk, 1, count)
    r = radius * (1 - t) ** 0.8 * g.uniform(0.35, 1.0, count) + 0.05
    a = g.uniform(0, 2 * math.pi, count)
    centre = np.stack([x + r * np.cos(a), y + r * np.sin(a), z + height * t - 0.25 * r], 1)
    out = np.stack([np.cos(a), np.sin(a), -0.45 + 0 * a], 1) * (0.18 + 0.30 * (1 - t))[:, None]
    side = np.stack([-np.sin(a), np.cos(a), g.normal(0, 0.4, count)], 1) * 0.11
    verts = np.stack([centre - out, centre + side, centre + out, centre - side], 1).reshape(-1, 3)
    from_faces('conifer', verts.tolist(), np.arange(4 * count).reshape(-1, 4).tolist(), mat)
    box(x - 0.09, x + 0.09, y - 0.09, y + 0.09, z, z + height * 0.9, 'bark', 0)


def wood(x0, x1, y, height, seed=0, mat='needles', step=2.4, depth=10, z=0.0):
    """The edge of a wood at the horizon."""
    g = random.Random(seed)
    x = x0
    while x < x1:
        conifer(x, y + g.uniform(0, depth), height * g.uniform(0.7, 1.15), g.uniform(1.6, 2.5), z, g.randrange(9999), mat, 0.02)
        x += step * g.uniform(0.5, 1.4)


def shrub(x, y, r=0.6, mat='shade', seed=0, z=0.0, leaf=0.07, flat=0.8):
    """A round bush of leaves."""
    g = np.random.default_rng(seed)
    n = int(900 * r * r + 250)
    d = g.normal(size=(n, 3))
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    d[:, 2] = np.abs(d[:, 2])
    p = d * (r * g.uniform(0.75, 1.05, (n, 1))) * np.array([1, 1, flat]) + np.array([x, y, z])
    u = g.normal(size=(n, 3))
    u /= np.linalg.norm(u, axis=1, keepdims=True)
    v = np.cross(u, d)
    u, v = u * leaf, v * leaf * 0.5
    verts = np.stack([p - u, p + v, p + u, p - v], 1).reshape(-1, 3)
    from_faces('shrub', verts.tolist(), np.arange(4 * n).reshape(-1, 4).tolist(), mat)


def hedge(x0, x1, y0, y1, height, mat='shade', z=0.0, leaf=0.06):
    """A clipped hedge."""
    g = np.random.default_rng(3)
    n = int(((x1 - x0) * (y1 - y0) + 2 * height * (x1 - x0 + y1 - y0)) * 420)
    p = np.stack([g.uniform(x0, x1, n), g.uniform(y0, y1, n), g.uniform(z, z + height, n)], 1)
    side = g.choice(5, n, p=[0.4, 0.25, 0.2, 0.08, 0.07])
    inset = np.abs(g.normal(0, 0.05, n))
    for k, (axis, value, sign) in enumerate(((2, z + height, -1), (1, y0, 1), (1, y1, -1), (0, x0, 1), (0, x1, -1))):
        p[side == k, axis] = (value + sign * inset)[side == k]
    u = g.normal(size=(n, 3))
    u /= np.linalg.norm(u, axis=1, keepdims=True)
    v = np.cross(u, g.normal(size=(n, 3)))
    v /= np.linalg.norm(v, axis=1, keepdims=True)
    u, v = u * leaf * g.uniform(0.6, 1.2, (n, 1)), v * leaf * 0.5
    verts = np.stack([p - u, p + v, p + u, p - v], 1).reshape(-1, 3)
    from_faces('hedge', verts.tolist(), np.arange(4 * n).reshape(-1, 4).tolist(), mat)
    box(x0 + 0.08, x1 - 0.08, y0 + 0.08, y1 - 0.08, z, z + height - 0.1, 'core', 0)


def grass(x0, x1, y0, y1, z=0.0, density=500, height=0.09, mat='summer', limit=220000, soil='soil'):
    """Blades over a strip near the camera."""
    g = np.random.default_rng(5)
    n = min(limit, int((x1 - x0) * (y1 - y0) * density))
    x, y, a = g.uniform(x0, x1, n), g.uniform(y0, y1, n), g.uniform(0, 6.28, n)
    tip, width = height * g.uniform(0.5, 1.2, n), 0.007
    lean = g.normal(0, 0.03, (n, 2))
    verts = np.empty((n, 3, 3))
    verts[:, 0] = np.stack([x - width * np.cos(a), y - width * np.sin(a), np.full(n, z)], 1)
    verts[:, 1] = np.stack([x + width * np.cos(a), y + width * np.sin(a), np.full(n, z)], 1)
    verts[:, 2] = np.stack([x + lean[:, 0], y + lean[:, 1], z + tip], 1)
    from_faces('grass', verts.reshape(-1, 3).tolist(), np.arange(3 * n).reshape(-1, 3).tolist(), mat)
    box(x0, x1, y0, y1, z - 0.1, z, soil, 0)


def hills(y, x0, x1, height, colour, seed=0, base=0.0):
    """A soft ridge far away, as a silhouette."""
    g = np.random.default_rng(seed)
    xs = np.linspace(x0, x1, 120)
    line = sum(g.uniform(0.3, 1) / k * np.sin(xs * k * 6.3 / (x1 - x0) * 2 + g.uniform(0, 6.3)) for k in (1, 2, 3, 5, 9, 17))
    line = base + height * (0.55 + 0.45 * line / np.abs(line).max())
    verts = [(x, y, -5) for x in xs] + [(x, y, z) for x, z in zip(xs, line)]
    n = len(xs)
    from_faces('hills', verts, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], plain(f'hills {colour}', colour, 1.0, 0.0))


def water(x0, x1, y0, y1, z=0.0, colour='#0d2a33', rough=0.06, wave=0.12, scale=1.2):
    """Sea or pool: dark, with ripples."""
    mat, n, s = principled(f'water {colour}', rgb(colour), rough, spec=0.6)
    at = n.where((scale, scale * 2.5, 1))
    n.put(n.bump(n.noise(at, 1.4, 4, 0.6), 0.5, wave), s.inputs['Normal'])
    box(x0, x1, y0, y1, z - 0.2, z, mat, 0)


def rocks(places, mat='rock', seed=0):
    """Rounded boulders: (x, y, z, radius) with noise on an icosphere."""
    import bmesh
    from mathutils import Vector, noise as mnoise
    for i, (x, y, z, r) in enumerate(places):
        bm = bmesh.new()
        bmesh.ops.create_icosphere(bm, subdivisions=5, radius=1)
        for v in bm.verts:
            d = v.co.copy()
            k = 1 + 0.35 * mnoise.noise(d * 1.1 + Vector((i * 3.1 + seed, 0, 0))) + 0.14 * mnoise.noise(d * 3.3 + Vector((0, i * 2.7, 0))) + 0.05 * mnoise.noise(d * 9 + Vector((i, 0, 0))) - 0.10 * abs(mnoise.noise(d * 2.3 + Vector((i * 1.3, seed, 0))))
            v.co = Vector((d.x * r * 1.25, d.y * r, d.z * r * 0.55)) * k
        mesh = bpy.data.meshes.new('rock')
        bm.to_mesh(mesh)
        bm.free()
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
        mesh.materials.append(material(mat))
        obj = bpy.data.objects.new('rock', mesh)
        bpy.context.scene.collection.objects.link(obj)
        obj.location = (x, y, z)
        obj.rotation_euler = (0, 0, i * 1.9)


define('rock', lambda: concrete('rock', '#9a8f86', rough=0.85, contrast=1.3))
