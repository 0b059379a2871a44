"""Things that others modelled: read by name from Debian's package `sweethome3d-furniture`, in its catalogue's true
sizes.

model('office_chair', (1.2, 3.0, 0), turn=200) model('Scopia/armchair', (0, 2, 0), mats={'fabric': 'wool'}, height=0.8)

A model stands on its lowest point, in the middle of its footprint, and looks towards -Y until it is turned. The
collections are CC0 (BlendSwap-CC-0) or CC BY 3.0 (Kator Legaz, Scopia); docs/licences.md names them.
"""
import math
import os
import re
import zipfile

import bmesh
import bpy
from mathutils import Matrix, Vector

from kit.cache import CACHE
from kit.materials import glass, material, principled

PACKAGE = '/usr/share/sweethome3d/furniture'
#: Collections whose licences were read, and which docs/licences.md names. Left out: BlendSwap-CC-BY, where each model
#: has an author of its own, and Reallusion, which is people.
COLLECTIONS = ('BlendSwap-CC-0', 'KatorLegaz', 'Scopia')

_catalogue = {}
_meshes = {}


def _read():
    """name -> [(collection, path of the .obj in it, width, depth, height in metres, rotation or None)]"""
    if not os.path.isdir(PACKAGE):
        raise RuntimeError('The furniture models are missing. On Debian: apt-get install -y sweethome3d-furniture')
    for collection in COLLECTIONS:
        with zipfile.ZipFile(f'{PACKAGE}/{collection}.sh3f') as archive:
            lines = archive.read('PluginFurnitureCatalog.properties').decode('latin-1').splitlines()
        told = dict(line.split('=', 1) for line in lines if '=' in line and not line.startswith('#'))
        for key, path in told.items():
            number = re.fullmatch(r'model#(\d+)', key)
            if number and path.endswith('.obj'):
                i = number[1]
                size = tuple(float(told[f'{side}#{i}']) / 100 for side in ('width', 'depth', 'height'))
                turned = told.get(f'modelRotation#{i}')
                entry = collection, path.lstrip('/'), size, [float(v) for v in turned.split()] if turned else None
                _catalogue.setdefault(os.path.basename(path)[:-4], []).append(entry)


def _find(name):
    if not _catalogue:
        _read()
    collection, _, plain = name.rpartition('/')
    found = [e for e in _catalogue.get(plain, ()) if not collection or e[0] == collection]
    if len(found) != 1:
        where = ' or '.join(f'{e[0]}/{plain}' for e in found)
        raise ValueError(f'The model {name} must be named as {where}.' if found else f'No model is called {name}: see {PACKAGE}.')
    return found[0]


def _unpacked(collection, path):
    """The model's folder in the cache; its pictures are read from there while the scene renders."""
    folder = os.path.dirname(path)
    target = f'{CACHE}/models/{collection}'
    if not os.path.exists(f'{target}/{path}'):
        with zipfile.ZipFile(f'{PACKAGE}/{collection}.sh3f') as archive:
            archive.extractall(target, [n for n in archive.namelist() if n.startswith(folder + '/')])
    return f'{target}/{path}'


def _surface(name, told, folder):
    """A material from what the .mtl tells of it: colour or picture. Its gloss suits no renderer, so that is guessed
    from the name."""
    metal = bool(re.search(r'metal|chrom|steel|inox|alumin', name, re.IGNORECASE))
    mat, n, shader = principled(name, (*(told.get('Kd') or (0.6, 0.6, 0.6)), 1), 0.34 if metal else 0.6, 0.8 if metal else 0.0, 0.35)
    picture = told.get('map_Kd') and os.path.join(folder, told['map_Kd'].replace('\\', '/'))
    if picture and not os.path.exists(picture):                           # a path of the author's own machine: the only picture that came with it
        came = [f for f in os.listdir(folder) if f.lower().endswith(('.jpg', '.png'))]
        picture = os.path.join(folder, came[0]) if len(came) == 1 else None
    if picture:
        image = bpy.data.images.load(picture, check_existing=True)
        texture = n.add('TexImage', image=image)
        n.put(texture.outputs['Color'], shader.inputs['Base Color'])
        if image.depth == 32:                                             # leaves are cut out of their picture
            n.put(texture.outputs['Alpha'], shader.inputs['Alpha'])
    elif told.get('d', 1) < 0.95:
        return glass(name, tuple(0.75 + 0.25 * c for c in told.get('Kd', (1, 1, 1))))
    return mat


def _materials(path):
    """newmtl blocks of an .mtl as {name: {'Kd': (r, g, b), 'd': 1.0, 'map_Kd': file}}; Kd is sRGB."""
    told, now = {}, {}
    with open(path, encoding='latin-1') as lines:
        for key, *rest in (line.split(None, 1) for line in lines if line.strip()):
            value = rest[0].strip() if rest else ''
            if key == 'newmtl':
                now = told[value] = {}
            elif key == 'Kd':
                now[key] = tuple(((float(c) + 0.055) / 1.055) ** 2.4 if float(c) > 0.04 else float(c) / 12.92 for c in value.split()[:3])
            elif key == 'd':
                now[key] = float(value.split()[-1])
            elif key == 'map_Kd':
                now[key] = value
    return told


def _parsed(path):
    """Vertices, texture coordinates, faces as [(vertex, texture) ...], the material of each face, and the names of the
    materials. Blender's own reader stops at faces of fewer than three corners, which some of these files have."""
    verts, uvs, faces, which, names, now, libraries = [], [], [], [], [], '', []
    with open(path, encoding='latin-1') as lines:
        for line in lines:
            key, *rest = line.split() or ['']
            if key == 'v':
                verts.append((float(rest[0]), -float(rest[2]), float(rest[1])))
            elif key == 'vt':
                uvs.append((float(rest[0]), float(rest[1])))
            elif key == 'usemtl':
                now = line.split(None, 1)[1].strip()
                if now not in names:
                    names.append(now)
            elif key == 'mtllib':
                libraries.append(line.split(None, 1)[1].strip())
            elif key == 'f':
                corners = [part.split('/') for part in rest]
                face = [(int(c[0]) - 1 if int(c[0]) > 0 else len(verts) + int(c[0]),
                         (int(c[1]) - 1 if int(c[1]) > 0 else len(uvs) + int(c[1])) if len(c) > 1 and c[1] else -1) for c in corners]
                if len({v for v, _ in face}) == len(face) > 2:
                    if now not in names:
                        names.append(now)
                    faces.append(face)
                    which.append(names.index(now))
    told = {}
    for library in libraries:
        file = os.path.join(os.path.dirname(path), library)
        if os.path.exists(file):
            told.update(_materials(file))
    return verts, uvs, faces, which, names, told


def _turned(values):
    """The catalogue's matrix (rows; Y up, Z to the front) in Blender's axes."""
    own = Matrix([values[i:i + 3] for i in (0, 3, 6)]).to_4x4()
    up = Matrix(((1, 0, 0, 0), (0, 0, -1, 0), (0, 1, 0, 0), (0, 0, 0, 1)))
    return up @ own @ up.inverted()


def _mesh(name):
    """The model as one mesh in metres, stood on the ground and centred."""
    if name in _meshes:
        return _meshes[name]
    collection, inside, size, turned = _find(name)
    path = _unpacked(collection, inside)
    verts, uvs, faces, which, names, told = _parsed(path)
    mesh = _meshes[name] = bpy.data.meshes.new(name)
    mesh.from_pydata(verts, [], [[v for v, _ in face] for face in faces])
    mesh.polygons.foreach_set('material_index', which)
    if uvs:
        layer = mesh.uv_layers.new()
        flat = [uvs[t] if 0 <= t < len(uvs) else (0.0, 0.0) for face in faces for _, t in face]
        layer.data.foreach_set('uv', [c for uv in flat for c in uv])
    mesh.update()
    if turned:
        mesh.transform(_turned(turned))
    seen = [mesh.vertices[i].co for i in {v for face in faces for v, _ in face}]
    low, top = (Vector([pick(co[k] for co in seen) for k in range(3)]) for pick in (min, max))
    middle = (top + low) / 2
    scale = Matrix.Diagonal((*(want / max(t - l, 1e-9) for want, t, l in zip(size, top, low)), 1))
    mesh.transform(scale @ Matrix.Translation((-middle.x, -middle.y, -low.z)))
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=0.00005)
    bm.to_mesh(mesh)
    bm.free()
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(38)
    for each in names:
        mesh.materials.append(_surface(each, told.get(each, {}), os.path.dirname(path)))
    return mesh


def model(name, at=(0, 0, 0), turn=0.0, height=None, scale=1.0, mats=None, tilt=(0, 0)):
    """One thing, `turn` degrees about the vertical, made `height` metres tall if that is given, else `scale` times its
    catalogue's size. `mats` replaces materials: one for all, or by a part of their own names ('*' = the others). `tilt`
    in degrees about X and Y. Called again, it shares the mesh. Returns the object."""
    mesh = _mesh(name)
    obj = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(obj)
    if height:
        scale = height / max(v.co.z for v in mesh.vertices)
    obj.location, obj.scale = at, (scale,) * 3
    obj.rotation_euler = (math.radians(tilt[0]), math.radians(tilt[1]), math.radians(turn))
    chosen = {'*': mats} if isinstance(mats, str) else mats or {}
    for slot in obj.material_slots:
        own = slot.material.name.lower() if slot.material else ''
        other = next((m for part, m in chosen.items() if part != '*' and part.lower() in own), chosen.get('*'))
        if other:
            slot.link = 'OBJECT'
            slot.material = material(other)
    return obj


def parts(name):
    """The names of a model's own materials, for `mats`."""
    return [m.name if m else '' for m in _mesh(name).materials]


def passing(obj, way):
    """Blurs a figure by the exposure: it moves by `way` (metres) while the shutter is open."""
    scene = bpy.context.scene
    scene.render.use_motion_blur, scene.render.motion_blur_shutter, scene.cycles.motion_blur_position = True, 1.0, 'CENTER'
    here = Vector(obj.location)
    for frame, share in ((0, -1.0), (2, 1.0)):
        obj.location = here + Vector(way) * share
        obj.keyframe_insert('location', frame=frame)
    for curve in obj.animation_data.action.fcurves:
        for key in curve.keyframe_points:
            key.interpolation = 'LINEAR'
    scene.frame_set(1)
