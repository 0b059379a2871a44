"""Geometry: boxes, prisms, mitred frames, extruded sections, cylinders and tubes."""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector
from mathutils.geometry import tessellate_polygon

from kit.materials import material


def link(name, mesh, mats=None, bevel=0.0, segments=2, smooth=False):
    """Put `mesh` into the scene; `mats` is one material (name or datablock) or a list of them; `bevel` in metres."""
    obj = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(obj)
    for mat in mats if isinstance(mats, (list, tuple)) else [mats] if mats else []:
        mesh.materials.append(material(mat))
    if bevel:
        mod = obj.modifiers.new('bevel', 'BEVEL')
        mod.width, mod.segments, mod.limit_method, mod.angle_limit = bevel, segments, 'ANGLE', math.radians(35)
        mod.use_clamp_overlap = True
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    return obj


def from_faces(name, verts, faces, mats=None, **kw):
    """A mesh object from plain vertex and face lists."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in verts], [], faces)
    mesh.update()
    return link(name, mesh, mats, **kw)


def box(x0, x1, y0, y1, z0, z1, mat, bevel=0.0012, name='box', segments=2):
    """An axis-parallel box whose origin lies in its centre."""
    c = Vector(((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2))
    verts = [Vector((x, y, z)) - c for x in (x0, x1) for y in (y0, y1) for z in (z0, z1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    obj = from_faces(name, verts, faces, mat, bevel=bevel, segments=segments)
    obj.location = c
    return obj


def prism(points, y0, y1, mat, bevel=0.0012, name='prism', segments=2):
    """A polygon in the XZ plane, extruded along Y from y0 to y1."""
    n = len(points)
    verts = [(p[0], y, p[1]) for y in (y0, y1) for p in points]
    faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
    faces += [(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)]
    obj = from_faces(name, verts, faces, mat, bevel=bevel, segments=segments)
    recalc_normals(obj.data)
    return obj


def recalc_normals(mesh):
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()


def frame(x0, x1, z0, z1, widths, y0, y1, mat, bevel=0.0014, butt=False):
    """Four members around an opening; widths = (left, right, bottom, top), 0 leaves a side out.

    Corners are mitred so that a hairline seam shows; with `butt` the uprights run through.
    """
    left, right, bottom, top = widths
    a, b, c, d = x0 + left, x1 - right, z0 + bottom, z1 - top
    if butt:
        sides = [([(x0, z0), (a, z0), (a, z1), (x0, z1)], left), ([(b, z0), (x1, z0), (x1, z1), (b, z1)], right),
                 ([(a, d), (b, d), (b, z1), (a, z1)], top), ([(a, z0), (b, z0), (b, c), (a, c)], bottom)]
    else:
        sides = [([(x0, z0), (a, c), (a, d), (x0, z1)], left), ([(x1, z0), (x1, z1), (b, d), (b, c)], right),
                 ([(x0, z1), (a, d), (b, d), (x1, z1)], top), ([(x0, z0), (x1, z0), (b, c), (a, c)], bottom)]
    return [prism(pts, y0, y1, mat, bevel, 'frame') for pts, wide in sides if wide]


def cylinder(p0, p1, radius, mat, segments=32, bevel=0.0008, radius2=None):
    """A cylinder or cone between two points."""
    p0, p1 = Vector(p0), Vector(p1)
    axis = p1 - p0
    bm = bmesh.new()
    bmesh.ops.create_cone(bm, cap_ends=True, segments=segments, radius1=radius,
                          radius2=radius if radius2 is None else radius2, depth=axis.length)
    mesh = bpy.data.meshes.new('cylinder')
    bm.to_mesh(mesh)
    bm.free()
    for poly in mesh.polygons:
        poly.use_smooth = len(poly.vertices) == 4
    obj = link('cylinder', mesh, mat, bevel)
    obj.matrix_world = Matrix.Translation((p0 + p1) / 2) @ axis.to_track_quat('Z', 'Y').to_matrix().to_4x4()
    return obj


def tube(points, radius, mat, resolution=6):
    """A round bar along a polyline."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = '3D', radius, resolution, True
    spline = curve.splines.new('POLY')
    spline.points.add(len(points) - 1)
    for point, co in zip(spline.points, points):
        point.co = (*co, 1)
    spline.use_smooth = True
    obj = bpy.data.objects.new('tube', curve)
    bpy.context.scene.collection.objects.link(obj)
    curve.materials.append(material(mat))
    return obj


def bar(p0, p1, width, height, mat, up=(0, 0, 1), bevel=0.003):
    """A rectangular bar between two points; `height` is measured along `up`."""
    p0, p1 = Vector(p0), Vector(p1)
    axis = p1 - p0
    obj = box(-width / 2, width / 2, -height / 2, height / 2, 0, axis.length, mat, bevel, 'bar')
    z = axis.normalized()
    x = Vector(up).cross(z).normalized()
    turn = Matrix((x, z.cross(x), z)).transposed().to_4x4()
    obj.matrix_world = Matrix.Translation(p0) @ turn @ Matrix.Translation((0, 0, axis.length / 2))
    return obj


def rounded(x0, x1, z0, z1, radius, steps=8):
    """Points of a rectangle with round corners."""
    points = []
    for cx, cz, start in ((x1 - radius, z1 - radius, 0), (x0 + radius, z1 - radius, 90),
                          (x0 + radius, z0 + radius, 180), (x1 - radius, z0 + radius, 270)):
        for i in range(steps + 1):
            angle = math.radians(start + 90 * i / steps)
            points.append((cx + radius * math.cos(angle), cz + radius * math.sin(angle)))
    return points


def extrude(loops_mm, axis, start, end, mats, bevel_mm=0.35, segments=2, origin=(0.0, 0.0, 0.0)):
    """Extrude a section with holes. `loops_mm`: outline first, then holes, as (u, v) in mm; v becomes Y.

    axis 'z': u becomes X and the bar stands; axis 'x': u becomes Z and the bar lies.
    `start` and `end` are metres along the bar, or functions of (u, v) in metres for slanting ends.
    `mats` = one material, or (outside, cut end, hole walls).
    """
    loops = [[(u / 1000, v / 1000) for u, v in loop] for loop in loops_mm]
    flat = [p for loop in loops for p in loop]
    n = len(flat)
    triangles = tessellate_polygon([[Vector((u, v, 0)) for u, v in loop] for loop in loops])
    at = lambda t, p: t(*p) if callable(t) else t
    place = (lambda u, v, t: (u, v, t)) if axis == 'z' else (lambda u, v, t: (t, v, u))
    verts = [place(u, v, at(t, (u, v))) for t in (start, end) for u, v in flat]
    many = isinstance(mats, (list, tuple))
    faces, slots = [tuple(t) for t in triangles] + [tuple(n + i for i in t) for t in triangles], []
    slots += [1 if many else 0] * len(faces)
    k = 0
    for which, loop in enumerate(loops):
        for i in range(len(loop)):
            a, b = k + i, k + (i + 1) % len(loop)
            faces.append((a, b, n + b, n + a))
            slots.append(2 if many and which else 0)
        k += len(loop)
    mesh = bpy.data.meshes.new('section')
    mesh.from_pydata(verts, [], faces)
    mesh.polygons.foreach_set('material_index', slots)
    recalc_normals(mesh)
    if len(loops) == 1:
        bm = bmesh.new()
        bm.from_mesh(mesh)
        bmesh.ops.dissolve_limit(bm, angle_limit=0.01, verts=bm.verts, edges=bm.edges, delimit={'MATERIAL'})
        bm.to_mesh(mesh)
        bm.free()
    obj = link('section', mesh, mats, bevel_mm / 1000, segments)
    obj.location = origin
    return obj


def empty(name='empty', location=(0, 0, 0)):
    obj = bpy.data.objects.new(name, None)
    obj.location = location
    bpy.context.scene.collection.objects.link(obj)
    return obj


class Group:
    """Collects everything made inside a `with` block under one empty, so that it can be moved and turned."""

    def __init__(self, location=(0, 0, 0), turn_z=0.0, rotation=None):
        self.location, self.rotation = location, rotation or (0, 0, math.radians(turn_z))

    def __enter__(self):
        self.before = set(bpy.data.objects)
        return self

    def __exit__(self, *_):
        self.empty = empty('group')
        for obj in set(bpy.data.objects) - self.before - {self.empty}:
            if obj.parent is None:
                obj.parent = self.empty
        self.empty.location, self.empty.rotation_euler = self.location, self.rotation


def boxes(many, mat, bevel=0.0):
    """Many axis-parallel boxes (x0, x1, y0, y1, z0, z1) as one object."""
    verts, faces = [], []
    for x0, x1, y0, y1, z0, z1 in many:
        k = len(verts)
        verts += [(x, y, z) for x in (x0, x1) for y in (y0, y1) for z in (z0, z1)]
        faces += [tuple(k + i for i in f) for f in ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))]
    return from_faces('boxes', verts, faces, mat, bevel=bevel)


def turned(profile, mat, ripple=None, segments=32, stretch=(1, 1)):
    """A body turned about the vertical: `profile` = (radius, z) from below; `ripple(angle, z)` scales the radius;
    `stretch` along X and Y."""
    ring = [2 * math.pi * i / segments for i in range(segments)]
    verts = [(stretch[0] * r * k * math.cos(a), stretch[1] * r * k * math.sin(a), z) for r, z in profile for a in ring for k in (ripple(a, z) if ripple else 1,)]
    faces = [(segments * j + i, segments * j + (i + 1) % segments, segments * (j + 1) + (i + 1) % segments, segments * (j + 1) + i)
             for j in range(len(profile) - 1) for i in range(segments)]
    return from_faces('turned', verts, faces, mat, smooth=True)
