"""Walls with openings, and the camera of the twelve buildings. Facades face -Y."""
import random

import bpy
import numpy as np
from mathutils import Vector
from mathutils.geometry import tessellate_polygon

from kit import stage
from kit.develop import blur
from kit.materials import define, plain, principled, rgb
from kit.mesh import from_faces, recalc_normals

dice = random.Random(7)

define('spandrel', lambda: plain('spandrel', '#262b2e', 0.05, 0.8))


def lit_room(colour, strength):
    """Walls of a room with its lamps on: they glow a little by themselves, so that small windows stay free of noise."""
    name = f'lit room {colour} {strength}'

    def make():
        mat, n, shader = principled(name, rgb('#c9bca6'), 0.9, spec=0.1)
        n.put(tuple(colour) + (1,), shader.inputs['Emission'])
        n.put(n.spread(n.noise(n.where(), 0.8, 2), strength * 0.002, strength * 0.008), shader.inputs['Emission Strength'])
        mat.cycles.sample_as_light = False
        return mat
    define(name, make)
    return name


def wall(x0, x1, z0, z1, y, thick, mat, holes=()):
    """A wall from y backwards with rectangular holes (x0, x1, z0, z1)."""
    outline = [(x0, z0), (x1, z0), (x1, z1), (x0, z1)]
    loops = [outline] + [[(a, c), (b, c), (b, d), (a, d)] for a, b, c, d in holes]
    flat = [p for loop in loops for p in loop]
    tris = tessellate_polygon([[Vector((u, v, 0)) for u, v in loop] for loop in loops])
    n = len(flat)
    verts = [(u, yy, v) for yy in (y, y + thick) for u, v in flat]
    faces = [tuple(t) for t in tris] + [tuple(n + i for i in t) for t in tris]
    k = 0
    for loop in loops:
        for i in range(len(loop)):
            a, b = k + i, k + (i + 1) % len(loop)
            faces.append((a, b, n + b, n + a))
        k += len(loop)
    obj = from_faces('wall', verts, faces, mat)
    recalc_normals(obj.data)
    return obj


def _toothed(picture, got):
    """The denoiser polishes what is rough: gives surfaces back what fine relief their own colours still have, and a
    little grain in proportion to their light."""
    fine = 0.001 * picture.shape[1]
    above = lambda light: (tone := np.log(np.maximum(light.mean(-1), 0) + 0.01)) - blur(tone, fine)
    wanted = above(got['albedo'])
    left = np.clip(above(picture), np.minimum(wanted, 0), np.maximum(wanted, 0))
    lost = np.where(np.abs(wanted) < 0.25, np.clip(wanted - left, -0.08, 0.08), 0)
    g, grain = np.random.default_rng(3), np.zeros(picture.shape[:2], np.float32)
    for sigma, part in ((0.5, 0.6), (0.7 * fine, 0.8)):
        plane = blur(g.normal(0, 1, grain.shape).astype(np.float32), sigma)
        grain += part * plane / plane.std()
    return picture * (1 + 0.8 * lost + 0.016 * grain)[..., None].astype(np.float32)


def photograph(location, target, lens=35, exposure=0.0, samples=6, glow=0.05, lines=(), marks=None, key=None, mirrors=10, noisy=False, sharp=0.3, stop=0.0, focus=0.0, look='High Contrast', balance=0.3, lift=0.0, saturation=0.9):
    """3:2, level camera, verticals vertical. `lines` are the edges in space that the fire compartment boundary follows,
    `marks` the point on them where the class of each product stands ({'aluminium-3': (x, y, z)}); they come out in the
    picture's coordinates. `key`: what the light meter is set to; None leaves the exposure as it is. `mirrors`, `noisy`:
    see `photo.render`. `stop`: the aperture, 0 = all is sharp; it is focused on `focus` metres, else on the target.
    `lift`: how far shadows are opened, 0 = not."""
    stage.setup((2000, 1333), samples, exposure, bounces=4)
    bpy.context.scene.view_settings.look = look
    cycles = bpy.context.scene.cycles
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.05, 4
    cycles.sample_clamp_indirect = 3.0
    cycles.sample_clamp_direct = 16.0                                      # a sun that is mirrored in wet ground
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.6
    dof = stage.camera(location, target, lens).data.dof
    if stop:
        dof.use_dof, dof.aperture_fstop, dof.focus_distance = True, stop, focus or (Vector(target) - Vector(location)).length
    spot = lambda point: '{},{}'.format(*stage.in_picture(point))
    boundary = {'lines': [' '.join(map(spot, line)) for line in lines], 'marks': {key: spot(point) for key, point in (marks or {}).items()}}
    return {'glow': glow, 'grain': 0, 'film': True, 'finish': _toothed, 'key': key, 'balance': balance, 'saturation': saturation, 'mirrors': mirrors, 'noisy': noisy, 'vignette': 0.22, 'sharp': sharp, 'lift': lift, **({'boundary': boundary} if lines else {})}
