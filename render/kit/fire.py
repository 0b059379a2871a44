"""A burning armchair and the smoke above it, to be seen from -Y. The flames are those of make_fire.py, in slabs: each
is a card with its own light and soot, so that what stands between them stands in the fire."""
import os

import bpy
import numpy as np

from kit import stage
from kit.cache import CACHE
from kit.materials import Nodes, define, principled, rgb
from kit.mesh import from_faces
from kit.models import model

WARM = (1.0, 0.36, 0.095)


def flames(x, y, z, moment=0, strength=5.4):
    """The fire of a moment round a chair that stands at x, y, z. It shows in mirrors, but lamps stand for its light."""
    with np.load(os.path.join(CACHE, 'fire.npz')) as kept:
        slabs, (wide, deep, high) = kept['slabs'][moment % len(kept['slabs'])], kept['size']
    slabs, cell = [_drawn(seen.astype(np.float32)) for seen in slabs], high / slabs.shape[1] / FINER
    for i, seen in enumerate(slabs):                       # each stands where its slab begins, so that no part of it lies behind what it burns on
        burns = seen[..., 3] > 0.004
        if burns.any():                                    # and is no larger than its flames: a sight through nothing costs time too
            (low, top), (left, right) = (np.flatnonzero(burns.any(axis))[[0, -1]] + (0, 1) for axis in (1, 0))
            x0 = x - wide / 2
            _card(seen[low:top, left:right], x0 + left * cell, x0 + right * cell, y + deep * (i / len(slabs) - 0.5), z + low * cell, z + top * cell, strength)


#: How many times finer than the cells that burnt a card is drawn.
FINER = 3


def _blurred(field, up, across):
    """A field (rows, columns, ...) that is soft by so many cells upwards and across; nothing lies round it."""
    for axis, sigma in ((0, up), (1, across)):
        reach = int(3 * sigma + 1)
        weights = np.exp(-np.arange(-reach, reach + 1) ** 2 / (2 * sigma * sigma))
        wide = np.pad(field, [(reach, reach) if axis == a else (0, 0) for a in range(field.ndim)])
        field = sum(w * np.take(wide, np.arange(k, k + field.shape[axis]), axis) for k, w in enumerate(weights / weights.sum()))
    return field


def _finer(field):
    """The field in FINER times as many cells, by cubic splines through those it has (Catmull-Rom)."""
    for axis in (0, 1):
        count = field.shape[axis]
        where = (np.arange(count * FINER) + 0.5) / FINER - 0.5
        first = np.floor(where).astype(int)
        t = (where - first).reshape([-1 if a == axis else 1 for a in range(field.ndim)])
        a, b, c, d = (np.take(field, np.clip(first + k, 0, count - 1), axis) for k in (-1, 0, 1, 2))
        field = b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
    return np.maximum(field, 0)


def _drawn(seen):
    """A slab of light and cover as tongues with an edge: cells are wider than a flame's skin, and as they burnt they
    are a soft yellow cloud. What covers little is its rim, thin and deep orange; the grain of single cells is taken out
    along the draught."""
    seen = _finer(_blurred(seen, 0.8, 0.4))
    cover = seen[..., 3]
    crisp = np.clip(cover + 1.5 * (cover - _blurred(cover, 3.3 * FINER, 2.2 * FINER)), 0, 0.97)
    body = np.clip((crisp - 0.02) / 0.26, 0, 1)
    body = body * body * (3 - 2 * body)
    heat = seen[..., :3].max(-1) / np.maximum(cover, 1e-3)
    hot = np.clip(heat / 1.2, 0, 1) ** 1.3 * body
    colour = np.stack([np.ones_like(hot), 0.10 + 0.27 * hot, 0.004 + 0.066 * hot ** 2], -1)
    cover = np.maximum(crisp * body, 0.75 * cover)
    power = 0.75 * np.minimum(heat, 1.1) * (0.3 + 0.7 * body) * cover
    return np.dstack([colour * power[..., None], cover])


def _card(seen, x0, x1, y, z0, z1, strength):
    rows, columns = seen.shape[:2]
    image = bpy.data.images.new('flames', columns, rows, float_buffer=True, alpha=True)
    image.colorspace_settings.name, image.alpha_mode = 'Non-Color', 'CHANNEL_PACKED'
    image.pixels.foreach_set(np.ascontiguousarray(seen, np.float32).ravel())
    image.update()
    mat = bpy.data.materials.new('flames')
    n = Nodes(mat, clear=True)
    texture = n.add('TexImage', {0: n.add('TexCoord').outputs['UV']}, image=image, interpolation='Cubic', extension='CLIP')
    # On the floor it is mirrored brighter than its face shows it: the exposure that keeps the flames' shape would leave
    # the floor cold.
    power = n.math('MULTIPLY', strength, n.math('ADD', 1.0, n.math('MULTIPLY', n.add('LightPath').outputs['Is Glossy Ray'], 0.5)))
    glow = n.add('Emission', {0: texture.outputs[0], 1: power}).outputs[0]
    clear = n.add('BsdfTransparent', {0: n.math('SUBTRACT', 1.0, texture.outputs[1])}).outputs[0]
    n.put(n.add('AddShader', {0: glow, 1: clear}).outputs[0], n.add('OutputMaterial').inputs[0])
    return _upright('flames', x0, x1, y, z0, z1, mat)


def _upright(name, x0, x1, y, z0, z1, mat):
    card = from_faces(name, [(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], [(0, 1, 2, 3)], mat)
    uv = card.data.uv_layers.new()
    for loop, co in zip(uv.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        loop.uv = co
    card.visible_diffuse = card.visible_shadow = mat.cycles.sample_as_light = False
    return card


def smoke(x0, x1, y, low, high, seed, fire, bright=0.5, density=0.8):
    """A veil across a room that thickens towards the ceiling: black above, lit from below round the fire at (x, z)."""
    mat = bpy.data.materials.new('smoke')
    n = Nodes(mat, clear=True)
    at = n.where()
    moved = n.add('Mapping', {0: at, 'Location': (seed * 5.3, seed * 2.1, 0), 'Scale': (0.9, 0.9, 1.7)}).outputs[0]
    warp = n.add('TexNoise', {'Vector': moved, 'Scale': 1.1, 'Detail': 2}).outputs[1]
    bent = n.add('VectorMath', {0: moved, 1: n.add('VectorMath', {0: warp, 'Scale': 0.8}, operation='SCALE').outputs[0]}).outputs[0]
    cloud = n.add('MapRange', {'Value': n.noise(bent, 1.9, 6, 0.62), 'From Min': 0.36, 'From Max': 0.62}).outputs[0]
    z = n.math('ADD', n.add('SeparateXYZ', {0: at}).outputs[2], n.math('MULTIPLY', cloud, 0.40))
    rise = n.add('MapRange', {'Value': z, 'From Min': low + 0.1, 'From Max': high + 0.1}, interpolation_type='SMOOTHSTEP').outputs[0]
    flat = n.add('Mapping', {0: at, 'Scale': (1, 0, 1)}).outputs[0]
    far = n.add('VectorMath', {0: flat, 1: (fire[0], 0, fire[1])}, operation='DISTANCE').outputs['Value']
    near = n.math('DIVIDE', bright, n.math('ADD', 1.0, n.math('POWER', n.math('DIVIDE', far, 0.6), 2.0)))
    lit = n.math('MULTIPLY', near, n.math('MULTIPLY', n.math('SUBTRACT', 1.0, n.math('MULTIPLY', rise, 0.84)), n.math('ADD', 0.12, n.math('MULTIPLY', cloud, 0.88))))
    veil = n.add('Emission', {0: WARM[:1] + (0.27, 0.055, 1), 1: n.math('ADD', lit, 0.0015)}).outputs[0]
    n.put(n.shaders(n.math('MULTIPLY', rise, density), n.add('BsdfTransparent').outputs[0], veil), n.add('OutputMaterial').inputs[0])
    card = _upright('smoke', x0, x1, y, low - 0.4, high + 0.2, mat)
    card.visible_glossy = False
    return card


#: Height of the chair's arms; its back rises above them.
HEIGHT, RISE = 0.86, 0.17


def chair(x=0.0, y=0.0, cover=None):
    """A seat that everybody knows, even as a shape before a fire: its back is drawn up, so that it shows above the
    arms."""
    obj = model('winchesterArmchair', (x, y, 0), turn=-25, mats={'*': cover} if cover else None, height=HEIGHT)
    obj.data = obj.data.copy()
    step = lambda value, low, high: (lambda t: t * t * (3 - 2 * t))(min(1, max(0, (value - low) / (high - low))))
    for vertex in obj.data.vertices:
        vertex.co.z += RISE * step(vertex.co.y, -0.05, 0.30) * step(vertex.co.z, 0.40, 0.80)
    obj.data.update()
    return obj


def _charred(name):
    """A cover that burns: brown leather at its foot, black and cracked above with a ragged edge, here and there ash, or
    a rim that glows."""
    mat, n, s = principled(name, rgb('#3a2418'), 0.6, spec=0.3)
    at = n.add('TexCoord').outputs['Object']
    height = n.add('SeparateXYZ', {0: at}).outputs[2]
    wide, fine = n.noise(n.add('Mapping', {0: at, 'Scale': (1, 1, 0.45)}).outputs[0], 5.5, 7, 0.66), n.noise(at, 48, 5, 0.65)
    edge = n.math('ADD', height, n.math('ADD', n.math('MULTIPLY', n.math('SUBTRACT', wide, 0.5), 0.75), n.math('MULTIPLY', n.math('SUBTRACT', fine, 0.5), 0.10)))
    colour = n.ramp(edge, [(0.10, rgb('#3b2a20')), (0.24, rgb('#221812')), (0.33, rgb('#120c09')), (0.40, rgb('#0a0908'))])
    burnt = n.add('MapRange', {'Value': edge, 'From Min': 0.28, 'From Max': 0.42}).outputs[0]
    ash = n.math('MULTIPLY', burnt, n.add('MapRange', {'Value': n.noise(at, 11, 6, 0.7), 'From Min': 0.55, 'From Max': 0.70}).outputs[0])
    n.put(n.mix(n.math('MULTIPLY', ash, 0.5), colour, rgb('#57524d')), s.inputs['Base Color'])
    n.put(n.add('MapRange', {'Value': burnt, 'To Min': 0.5, 'To Max': 0.85}).outputs[0], s.inputs['Roughness'])
    cracks = n.add('TexVoronoi', {'Vector': at, 'Scale': 24}, feature='DISTANCE_TO_EDGE').outputs[0]
    whole = n.add('MapRange', {'Value': cracks, 'From Min': 0.0, 'From Max': 0.12}).outputs[0]
    relief = n.math('ADD', n.math('MULTIPLY', whole, burnt), n.math('MULTIPLY', fine, 0.6))
    n.put(n.bump(relief, 0.7, 0.012), s.inputs['Normal'])
    # The rim of the char glows where fire eats on.
    rim = n.ramp(edge, [(0.31, (0, 0, 0)), (0.325, (1, 1, 1)), (0.345, (0, 0, 0))])
    where = n.add('MapRange', {'Value': n.noise(at, 4.5, 4, 0.6), 'From Min': 0.52, 'From Max': 0.66}).outputs[0]
    embers = n.math('MULTIPLY', n.math('MULTIPLY', where, rim), n.add('MapRange', {'Value': fine, 'From Min': 0.40, 'From Max': 0.62}).outputs[0])
    n.put((1.0, 0.13, 0.012, 1), s.inputs['Emission'])
    n.put(n.math('MULTIPLY', embers, 1.3), s.inputs['Emission Strength'])
    return mat


define('charred', lambda: _charred('charred'))


def armchair(x, y, moment, watts=240):
    """The burning chair at x, y in its flames, and lamps that stand for their light."""
    chair(x, y, 'charred')
    flames(x, y, 0, moment)
    stage.area((x + 0.25, y - 1.1, 0.95), (x, y, 0.30), 0.4, watts * 0.085, WARM, mirrored=False)   # its light on the front of the seat
    for z, share in ((0.75, 0.45), (1.25, 0.35), (1.8, 0.2)):
        stage.bulb((x, y, z), 0.34, watts * share, WARM)
