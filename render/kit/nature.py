"""Leaves, shrubs and what stands at the horizon."""
import bpy
import numpy as np

from kit.materials import Nodes, define, plain, rgb
from kit.mesh import from_faces


def foliage(name, dark, light, shine=0.05):
    """Leaves: each one its own green, light shining through."""
    mat = bpy.data.materials.new(name)
    n = Nodes(mat, clear=True)
    colour = n.ramp(n.add('NewGeometry').outputs['Random Per Island'], [(0, rgb(dark)), (1, rgb(light))])
    soft = n.shaders(0.4, n.add('BsdfDiffuse', {0: colour}).outputs[0], n.add('BsdfTranslucent', {0: colour}).outputs[0])
    gloss = n.add('BsdfGlossy', {0: (0.9, 0.95, 0.9, 1), 'Roughness': 0.45}).outputs[0]
    n.put(n.shaders(shine, soft, gloss), n.add('OutputMaterial').inputs[0])
    return mat


def leaf_blade(name, dark, light, vein, through, banded=False):
    """Leaves with a midrib and side veins: each its own green, waxy above, light shining through. `banded`: dark bands
    across and a pale margin. Their meshes tell how far `across` (-1 … 1) and `along` (0 … 1) the blade a point lies."""
    mat = bpy.data.materials.new(name)
    n = Nodes(mat, clear=True)
    own = n.add('NewGeometry').outputs['Random Per Island']
    across, along = (n.add('Attribute', attribute_name=which).outputs['Fac'] for which in ('across', 'along'))
    out, far = n.math('ABSOLUTE', across), n.where()
    colour = n.ramp(n.math('ADD', n.math('MULTIPLY', own, 0.6), n.math('MULTIPLY', n.noise(far, 9, 4), 0.4)), [(0.15, rgb(dark)), (0.8, rgb(light))])
    if banded:
        wave = n.math('SINE', n.math('ADD', n.math('MULTIPLY', along, 70.0), n.math('MULTIPLY', n.noise(n.where((9, 9, 30)), 3.0, 3), 16.0)))
        colour = n.mix(n.ramp(wave, [(0.35, (0, 0, 0)), (0.75, (0.75,) * 3)]), colour, rgb('#1c2f1f'))
        colour = n.mix(n.ramp(out, [(0.80, (0, 0, 0)), (0.90, (0.9,) * 3)]), colour, rgb(vein))
        rib = 0.0
    else:
        rib = n.ramp(out, [(0.02, (1, 1, 1)), (0.09, (0, 0, 0))])
        side = n.math('SINE', n.math('ADD', n.math('MULTIPLY', along, 85.0), n.math('MULTIPLY', out, -26.0)))
        colour = n.mix(n.math('MULTIPLY', n.ramp(side, [(0.80, (0, 0, 0)), (1.0, (1, 1, 1))]), 0.16), colour, rgb(vein))
        colour = n.mix(n.math('MULTIPLY', rib, 0.75), colour, rgb(vein))
    principle = n.add('BsdfPrincipled', {'Base Color': colour, 'Roughness': 0.34, 'Specular': 0.45})
    n.put(n.bump(n.math('ADD', rib, n.math('MULTIPLY', n.noise(far, 60, 3), 0.4)), 0.35, 0.002), principle.inputs['Normal'])
    glow = n.add('BsdfTranslucent', {0: n.mix(1, colour, (1.6, 1.9, 0.7, 1), 'MULTIPLY')}).outputs[0]
    n.put(n.shaders(through, principle.outputs[0], glow), n.add('OutputMaterial').inputs[0])
    return mat


define('olive', lambda: foliage('olive', '#5c664a', '#8a9372'))
define('shade', lambda: foliage('shade', '#26391a', '#456128'))


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


def hills(y, x0, x1, height, colour, seed=0, base=0.0):
    """A soft ridge far away, as a silhouette."""
    g = np.random.default_rng(seed)
    xs = np.linspace(x0, x1, 120)
    line = sum(g.uniform(0.3, 1) / k * np.sin(xs * k * 6.3 / (x1 - x0) * 2 + g.uniform(0, 6.3)) for k in (1, 2, 3, 5, 9, 17))
    line = base + height * (0.55 + 0.45 * line / np.abs(line).max())
    verts = [(x, y, -5) for x in xs] + [(x, y, z) for x, z in zip(xs, line)]
    n = len(xs)
    from_faces('hills', verts, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], plain(f'hills {colour}', colour, 1.0, 0.0))
