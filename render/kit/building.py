"""Walls with openings, and the camera of the twelve buildings. Facades face -Y."""
import random

import bpy
from mathutils import Vector
from mathutils.geometry import tessellate_polygon

from kit import stage
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


def photograph(location, target, lens=35, exposure=0.0, samples=6, glow=0.04, lines=(), marks=None, key=None, mirrors=10, noisy=False, sharp=0.45):
    """3:2, level camera, verticals vertical. `lines` are the edges in space that the fire compartment boundary follows, `marks` the point
    on them where the class of each product stands ({'aluminium-3': (x, y, z)}); they come out in the picture's coordinates. `key`: what the
    light meter is set to; None leaves the exposure as it is. `mirrors`, `noisy`: see `photo.render`."""
    stage.setup((2000, 1333), samples, exposure, bounces=4)
    bpy.context.scene.view_settings.look = 'High Contrast'
    cycles = bpy.context.scene.cycles
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.05, 4
    cycles.sample_clamp_indirect = 3.0
    cycles.sample_clamp_direct = 16.0                                      # a sun that is mirrored in wet ground
    stage.camera(location, target, lens)
    spot = lambda point: '{},{}'.format(*stage.in_picture(point))
    boundary = {'lines': [' '.join(map(spot, line)) for line in lines], 'marks': {key: spot(point) for key, point in (marks or {}).items()}}
    return {'glow': glow, 'grain': 0.008, 'key': key, 'balance': 0.3, 'saturation': 0.95, 'mirrors': mirrors, 'noisy': noisy, 'vignette': 0.14, 'sharp': sharp, **({'boundary': boundary} if lines else {})}
