"""The cloakroom of a small school, on a mild morning whose soft light comes in from the side: two of the children have hung up what they came in, as children do."""
import math
import os

import bpy
import numpy as np

from kit import opposite, wear
from kit.built import door
from kit.cache import CACHE
from kit.furnish import cloth
from kit.materials import define, principled, rgb, shade
from kit.mesh import box, from_faces

def _worn(name, colour='#8798a2'):
    """Plaster floated by hand and painted blue, years ago: the roller's clouds, a band rubbed dull by coats and shoulders, black strokes of shoes, chips down to the white."""
    base = rgb(colour)
    mat, n, s = principled(name, base, 0.5, spec=0.35)
    at, flat = n.where(), n.on_walls()
    up = n.add('SeparateXYZ', {0: at}).outputs[2]
    wide, fine = n.noise(at, 1.2, 3, 0.5), n.math('ADD', n.math('MULTIPLY', n.noise(at, 60, 3, 0.6), 0.6), n.math('MULTIPLY', n.noise(at, 200, 2, 0.6), 0.4))
    out = n.ramp(wide, [(0.30, shade(base, 0.92)), (0.68, shade(base, 1.04))])
    out = n.mix(1, out, n.ramp(fine, [(0.32, (0.965,) * 3), (0.68, (1.025,) * 3)]), 'MULTIPLY')
    near = lambda z, half: n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', up, z)), [(0.0, (1, 1, 1)), (half, (0, 0, 0))])
    rubbed = n.math('MULTIPLY', near(1.0, 0.42), n.ramp(n.noise(at, 2.7, 5, 0.65), [(0.42, (0, 0, 0)), (0.68, (1, 1, 1))]))
    out = n.mix(n.math('MULTIPLY', rubbed, 0.22), out, shade(base, 0.45))
    strokes = n.math('MULTIPLY', near(0.16, 0.30), n.ramp(n.noise(n.add('Mapping', {0: flat, 'Scale': (3.0, 15, 1)}).outputs[0], 1.0, 5, 0.67), [(0.55, (0, 0, 0)), (0.66, (1, 1, 1))]))
    out = n.mix(n.math('MULTIPLY', strokes, 0.5), out, (0.05, 0.05, 0.055, 1))
    lost = n.math('MULTIPLY', n.ramp(up, [(0.5, (1, 1, 1)), (0.9, (0, 0, 0))]), n.math('MULTIPLY', n.ramp(n.noise(at, 1.9, 2, 0.5), [(0.48, (0, 0, 0)), (0.58, (1, 1, 1))]), n.ramp(n.noise(at, 22, 3, 0.55), [(0.68, (0, 0, 0)), (0.687, (1, 1, 1))])))
    n.put(n.mix(lost, out, rgb('#d3d2cb')), s.inputs['Base Color'])
    n.put(n.math('SUBTRACT', 0.55, n.math('MULTIPLY', rubbed, 0.16)), s.inputs['Roughness'])
    n.put(n.bump(n.math('ADD', n.noise(at, 2.8, 3, 0.45), n.math('SUBTRACT', n.math('MULTIPLY', fine, 0.07), n.math('MULTIPLY', lost, 0.03))), 1.0, 0.013), s.inputs['Normal'])
    return mat


define('worn blue', lambda: _worn('worn blue'))
define('knitted rust', lambda: cloth('knitted rust', '#7d4a38'))
define('knitted grey', lambda: cloth('knitted grey', '#6d7072'))


def _of_a_cardigan(u, v):
    """Whether a point of a flat sheet belongs to a cardigan that is spread out: its back (v < 0), two fronts with the opening between them, sleeves."""
    body = abs(u) < 0.22 and -0.50 < v < 0.48 and not (v > 0.03 and abs(u) < 0.022)
    return body or 0.20 < abs(u) < 0.66 and abs(v) < 0.105 - 0.06 * max(0.0, abs(u) - 0.30)


def _fallen(verts, faces, loop, z):
    """Where they lie when the sheet of `verts`, held by its `loop`, has fallen against the wall y = 0 and a rail on it."""
    scene = bpy.context.scene
    sheet = from_faces('cardigan', verts, faces, 'white')
    under = [box(-1, 1, 0, 0.2, 0, 2.4, 'white', 0), box(-1, 1, -0.024, 0, z - 0.085, z + 0.02, 'white', 0)]
    for thing in under:
        thing.modifiers.new('collision', 'COLLISION')
        thing.collision.thickness_outer, thing.collision.cloth_friction = 0.006, 20
    held = sheet.vertex_groups.new(name='loop')
    held.add(loop, 1.0, 'REPLACE')
    fall = sheet.modifiers.new('cloth', 'CLOTH')
    how = fall.settings
    how.vertex_group_mass, how.quality, how.mass, how.air_damping = 'loop', 6, 0.35, 5.0
    how.tension_stiffness = how.compression_stiffness = 15
    how.shear_stiffness, how.bending_stiffness = 6, 3.0
    fall.collision_settings.distance_min, fall.collision_settings.collision_quality = 0.006, 3
    fall.point_cache.frame_start, fall.point_cache.frame_end = 1, 60
    for frame in range(1, 61):
        scene.frame_set(frame)
    lies = bpy.data.meshes.new_from_object(sheet.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    shape = np.array([tuple(v.co) for v in lies.vertices])
    scene.frame_set(1)
    for thing in (sheet, *under):
        bpy.data.objects.remove(thing)
    return shape


def _hung(x, z, mat, size=0.8, seed=0, out=0.066, step=0.022):
    """A cardigan on a hook, by its loop: Blender's own cloth lets it fall against the wall y = 0 and the rail on it."""
    g = np.random.default_rng(seed)
    us, vs = step * np.arange(-31, 32), step * np.arange(-24, 25)
    number, verts, faces, loop = {}, [], [], []

    def at(i, k):
        if (i, k) not in number:
            u, v = us[i], vs[k]
            number[i, k] = len(verts)
            if abs(u) < 0.028 and -0.05 < v < 0.01:
                loop.append(len(verts))
            verts.append((size * (u + g.normal(0, 0.002)), -out + (0.016 if v < 0 else -0.020) * min(1, abs(v) / 0.04) - 0.05 * size * abs(v) * (v > 0) + g.normal(0, 0.002),
                          z - size * abs(v) - size * 0.30 * abs(u) ** 1.2))
        return number[i, k]
    for i in range(len(us) - 1):
        for k in range(len(vs) - 1):
            if _of_a_cardigan((us[i] + us[i + 1]) / 2, (vs[k] + vs[k + 1]) / 2):
                faces.append((at(i, k), at(i + 1, k), at(i + 1, k + 1), at(i, k + 1)))
    kept = f'{CACHE}/cardigan-{size}-{seed}.npy'                                              # it takes a minute: once is enough
    if os.path.exists(kept):
        shape = np.load(kept)
    else:
        np.save(kept, shape := _fallen(verts, faces, loop, z))
    made = from_faces('cardigan', [(x + a, b, c) for a, b, c in shape.tolist()], faces, mat, smooth=True)
    made.modifiers.new('thick', 'SOLIDIFY').thickness = 0.007
    soft = made.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 2
    return made


def build(product):
    opposite.outside(opposite.trees, [(-5.0, -17, 8), (-1.2, -21, 9.5), (2.2, -17, 8), (6.0, -20, 9)], 0.72, kinds=('sycamoreMaple',), seed=6, colours=('#5f6c3a', '#6b7542'))
    opposite.outside(opposite.houses, -46, 0.72, low=4.6, high=5.6, seed=9, lit=0.0, width=110, gaps=0.15, sky=(0.46, 0.52, 0.60), colours=('#b9a98c', '#a3887a', '#b8ab92'), tiles='#80604f', sun=(-0.72, -0.55, 0.42))
    opposite.outside(opposite.ground, -46, 0.62, colour='#727c50')
    half = product['width'] / 2000
    for place, mat, size, seed in ((1, 'knitted rust', 0.80, 3), (3, 'knitted grey', 0.72, 7)):
        _hung(-half - 0.66 - 0.48 + (place + 0.5) * 0.24, 1.372, mat, size, seed)
    for a, b in ((-half - 2.2, -half - 0.01), (half + 0.01, half + 1.2)):
        wear.foot(a, b, 0.30, -0.012, strength=0.25)
    picture = door(product, hour='morning', thick=0.016, round_edge=True, eye=-0.56, z=1.12, lens=27, stop=5.0, beside=('call point',), outside=('sky', 0.7, 165),
        mirror=dict(windows=()),
        near=dict(wall='worn blue', floor='sand lino', side=('birch', 'white paint'), sun_from=1, left=1.1, right=0.92, ceiling='white paint', lamps=False),
        things=(('hooks', 'door', -0.66, dict(high=1.30, n=4, coats=())), ('bench', 'door', -0.62, dict(long=1.2)),
                ('noticeboard', 'door', 0.74, dict(wide=0.5, tall=0.95, z=-0.15, seed=5))),
        far=dict(wall='white paint', floor='sand lino', deep=8.5, bars=3, ceiling='white paint', lamps=0, sunny=1),
        beyond=(('noticeboard', -0.80, 8.49, dict(wide=1.0, tall=0.75, z=-0.15, seed=11)), ('hooks', 'right', 6.45, dict(n=5, high=1.25, coats=())), ('bench', 'right', 6.45, dict(long=1.2)),
                ('kids_shelves', 'right', 7.85, dict(back=True)), ('rug', -0.1, 5.4, dict(mat='blue carpet')), ('teddyBear', -0.45, 5.0, dict(turn=30)),
                ('children_table', -0.05, 5.5, dict(scale=1.4)), ('children_chair', -0.36, 5.6, dict(turn=70)), ('children_chair', 0.28, 5.9, dict(turn=-80))))
    for sun in (lamp for lamp in bpy.data.lights if lamp.type == 'SUN'):                     # behind a thin cloud: its light is soft, and comes from the side
        sun.angle, sun.energy = math.radians(18), 0.55 * sun.energy
    bpy.context.scene.view_settings.look = 'Very High Contrast'
    return {**picture, 'key': 0.74, 'vignette': 0.0, 'film': 0.5, 'lift': 0.0}
