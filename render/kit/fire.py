"""A burning armchair and the smoke above it, to be seen from -Y. The flames are those of make_fire.py, in three slabs: each is a card with
its own light and soot, so that what stands between them stands in the fire."""
import os

import bpy
import numpy as np

from kit import stage
from kit.cache import CACHE
from kit.materials import Nodes, plain
from kit.mesh import from_faces
from kit.models import model

WARM = (1.0, 0.36, 0.095)


def flames(x, y, z, moment=0, scale=1.0, strength=5.0, flip=False):
    """The fire of a moment with its foot in the middle at x, y, z. It shows in mirrors, but lamps stand for its light."""
    with np.load(os.path.join(CACHE, 'fire.npz')) as kept:
        slabs, (wide, deep, high) = kept['slabs'][moment % len(kept['slabs'])], kept['size'] * scale
    for i, seen in enumerate(slabs):
        _card(seen[:, ::-1] if flip else seen, x - wide / 2, x + wide / 2, y + deep * ((i + 0.5) / len(slabs) - 0.5), z, z + high, strength)


def _card(seen, x0, x1, y, z0, z1, strength):
    rows, columns = seen.shape[:2]
    image = bpy.data.images.new('flames', columns, rows, float_buffer=True, alpha=True)
    image.colorspace_settings.name, image.alpha_mode = 'Non-Color', 'CHANNEL_PACKED'
    image.pixels.foreach_set(np.ascontiguousarray(seen, np.float32).ravel())
    image.update()
    mat = bpy.data.materials.new('flames')
    n = Nodes(mat, clear=True)
    texture = n.add('TexImage', {0: n.add('TexCoord').outputs['UV']}, image=image, interpolation='Cubic', extension='CLIP')
    glow = n.add('Emission', {0: texture.outputs[0], 1: strength}).outputs[0]
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
    lit = n.math('MULTIPLY', near, n.math('MULTIPLY', n.math('SUBTRACT', 1.0, n.math('MULTIPLY', rise, 0.985)), n.math('ADD', 0.12, n.math('MULTIPLY', cloud, 0.88))))
    veil = n.add('Emission', {0: WARM[:1] + (0.27, 0.055, 1), 1: n.math('ADD', lit, 0.0015)}).outputs[0]
    n.put(n.shaders(n.math('MULTIPLY', rise, density), n.add('BsdfTransparent').outputs[0], veil), n.add('OutputMaterial').inputs[0])
    card = _upright('smoke', x0, x1, y, low - 0.4, high + 0.2, mat)
    card.visible_glossy = False
    return card


def armchair(x, y, moment, watts=240):
    """The burning chair at x, y in its flames, and lamps that stand for their light."""
    # A seat that everybody knows, even as a shape before a fire; its cover is scorched, not yet black.
    scorched = plain('scorched', '#2e2019', 0.85, 0.15)
    model('winchesterArmchair', (x, y - 0.05, 0), turn=-25, mats={'*': scorched}, height=0.86)
    flames(x, y + 0.02, 0.22, moment, 1.22)
    flames(x - 0.34, y + 0.55, 0.05, moment + 4, 0.92, 4.0, flip=True)
    stage.area((x + 0.25, y - 1.3, 0.25), (x, y, 0.35), 0.5, watts * 0.12, WARM, mirrored=False)   # its light on the front of the seat
    for z, share in ((0.75, 0.45), (1.25, 0.35), (1.8, 0.2)):
        stage.bulb((x, y, z), 0.34, watts * share, WARM)
