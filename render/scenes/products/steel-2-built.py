"""The cloakroom of a small school, on a mild morning: two of the children have hung up what they came in, as children do."""
import math
import os

import bpy
import numpy as np

from kit import opposite, wear
from kit.built import door
from kit.cache import CACHE
from kit.furnish import cloth
from kit.materials import define
from kit.mesh import box, from_faces

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
    opposite.outside(opposite.trees, [(-5.0, -15, 8), (-1.2, -19, 9.5), (2.2, -15, 8), (6.0, -18, 9)], 0.95, kinds=('sycamoreMaple',), seed=6, colours=('#6f7a48', '#7d8450'))
    opposite.outside(opposite.houses, -30, 0.8, low=6.0, high=8.0, seed=9, lit=0.0, width=80, gaps=0.0, sky=(0.46, 0.52, 0.60), colours=('#cfc6b4', '#c4b79e'), tiles='#8a7468')
    opposite.outside(opposite.ground, -30, 0.6, colour='#7d8464')
    half = product['width'] / 2000
    for place, mat, size, seed in ((1, 'knitted rust', 0.80, 3), (3, 'knitted grey', 0.72, 7)):
        _hung(-half - 0.66 - 0.48 + (place + 0.5) * 0.24, 1.372, mat, size, seed)
    for a, b in ((-half - 2.2, -half - 0.01), (half + 0.01, half + 1.2)):
        wear.foot(a, b, 0.30, -0.012, strength=0.25)
    wear.coir_mat(0.22, -0.44, 0, 0.95, 0.56, 5, seed=4)
    picture = door(product, hour='morning', thick=0.016, round_edge=True, eye=-0.56, z=1.12, lens=27, stop=1.1, beside=('call point',), outside=('sky', 0.7, 165),
        mirror=dict(windows=()),
        near=dict(wall='blue paint', floor='sand lino', side=('birch', 'white paint'), sun_from=1, left=1.1, right=0.92, ceiling='white paint', lamps=False),
        things=(('hooks', 'door', -0.66, dict(high=1.30, n=4, coats=())), ('bench', 'door', -0.62, dict(long=1.2)),
                ('noticeboard', 'door', 0.74, dict(wide=0.5, tall=0.95, z=-0.15, seed=5))),
        far=dict(wall='white paint', floor='sand lino', deep=8.5, bars=3, ceiling='white paint', lamps=0, sunny=1),
        beyond=(('hooks', 'right', 6.45, dict(n=5, high=1.25, coats=())), ('bench', 'right', 6.45, dict(long=1.2)),
                ('kids_shelves', 'right', 7.85, dict(back=True)), ('rug', -0.1, 5.4, dict(mat='blue carpet')), ('teddyBear', -0.45, 5.0, dict(turn=30)),
                ('children_table', -0.05, 5.5, dict(scale=1.4)), ('children_chair', -0.36, 5.6, dict(turn=70)), ('children_chair', 0.28, 5.9, dict(turn=-80))))
    for sun in (lamp for lamp in bpy.data.lights if lamp.type == 'SUN'):                     # through a thin cloud
        sun.angle, sun.energy = math.radians(7), 0.45 * sun.energy
    bpy.context.scene.view_settings.look = 'High Contrast'
    return {**picture, 'key': 0.72, 'vignette': 0.1, 'film': 0.5, 'lift': 0.25}
