"""Cloth that falls as cloth does: Blender's own simulation lays a garment over what it hangs on."""
import bpy
import numpy as np

from kit.mesh import box, link


def _cut_out(inside, wide, tall, step):
    """A flat sheet of squares, all of whose middles are `inside(u, v)`; vertices as (u, v), faces."""
    us, vs = np.arange(-wide / 2, wide / 2 + step / 2, step), np.arange(-tall / 2, tall / 2 + step / 2, step)
    number, verts, faces = {}, [], []

    def at(i, k):
        if (i, k) not in number:
            number[i, k] = len(verts)
            verts.append((us[i], vs[k]))
        return number[i, k]
    for i in range(len(us) - 1):
        for k in range(len(vs) - 1):
            if inside((us[i] + us[i + 1]) / 2, (vs[k] + vs[k + 1]) / 2):
                faces.append((at(i, k), at(i + 1, k), at(i + 1, k + 1), at(i, k + 1)))
    return verts, faces


def cardigan(u, v):
    """What of a flat sheet is a cardigan, spread out: its back (v < 0), its two fronts, open between them, and its
    sleeves."""
    body = abs(u) < 0.25 and -0.52 < v < 0.50 and not (v > 0.03 and abs(u) < 0.035)
    sleeve = abs(v) < 0.10 - 0.05 * max(0.0, abs(u) - 0.30) and 0.23 < abs(u) < 0.76
    return body or sleeve


def draped(over, place, mat, shape=cardigan, size=(1.6, 1.24), step=0.02, frames=60, thick=0.006, folds=0.0):
    """Drops a garment whose middle is at `place` over boxes (x0, x1, y0, y1, z0, z1), which stand for what it hangs on:
    the true thing is too thin for cloth of this coarseness to stay outside it. `folds`: how high it is held in folds
    along v before it is let go. Returns the garment as it lies there; its attribute 'flat' is where each point lies in
    the flat sheet."""
    scene = bpy.context.scene
    flat, faces = _cut_out(shape, *size, step)
    g = np.random.default_rng(4)
    mesh = bpy.data.meshes.new('cloth')
    held = lambda u, v: folds * (np.sin(41 * u + 1.5 * v) + 0.5 * np.sin(67 * u + 2.0 - 1.1 * v))
    mesh.from_pydata([(place[0] + u * (1 - 6 * folds), place[1] - v, place[2] + 0.04 * abs(u) + held(u, v) + g.normal(0, 0.003)) for u, v in flat], [], faces)
    sheet, under = link('cloth', mesh, mat), [box(*sizes, mat, 0) for sizes in over]
    for thing in under:
        thing.modifiers.new('collision', 'COLLISION')
        thing.collision.thickness_outer, thing.collision.cloth_friction = 0.004, 30
    fall = sheet.modifiers.new('cloth', 'CLOTH')
    how = fall.settings
    how.quality, how.mass, how.air_damping = 8, 0.4, 2.0
    how.tension_stiffness = how.compression_stiffness = 12
    how.shear_stiffness, how.bending_stiffness = 3, 0.12
    fall.collision_settings.distance_min, fall.collision_settings.collision_quality = 0.006, 4
    fall.collision_settings.use_self_collision, fall.collision_settings.self_distance_min = True, 0.006
    fall.point_cache.frame_start, fall.point_cache.frame_end = 1, frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    lies = bpy.data.meshes.new_from_object(sheet.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    scene.frame_set(1)
    for thing in (sheet, *under):
        bpy.data.objects.remove(thing)
    lies.attributes.new('flat', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', [c for u, v in flat for c in (u, v, 0.0)])
    made = link('cloth', lies, smooth=True)
    made.modifiers.new('thick', 'SOLIDIFY').thickness = thick
    soft = made.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 2
    return made
