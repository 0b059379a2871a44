"""A ward's corridor in an old hospital, in the morning: a blanket has been thrown over the handrail, and nobody has come for it yet."""
import math

import bpy

from kit import opposite, wear
from kit.built import door
from kit.furnish import cloth
from kit.materials import Nodes, boards, define, material, plain, principled, rgb, shade
from kit.mesh import from_faces, tube
from kit.place import lino, paint



def _rolled(name, colour):
    """Linoleum that beds are wheeled over: their tracks through the door and round the corner, black marks of heels, and a piece that was let in."""
    mat = lino(name, colour, 0.42)
    n = Nodes(mat)
    s = next(node for node in mat.node_tree.nodes if node.type == 'BSDF_PRINCIPLED')
    out = s.inputs['Base Color'].links[0].from_socket
    x, y, _ = n.add('SeparateXYZ', {0: n.where()}).outputs
    broken = n.ramp(n.noise(n.where(), 3.2, 4, 0.65), [(0.30, (0.25,) * 3), (0.55, (1, 1, 1))])
    for at, bend, phase, wide, strength in ((0.10, 0.10, 0.4, 0.026, 0.8), (0.66, 0.10, 0.5, 0.024, 0.8), (0.30, 0.26, 1.9, 0.020, 0.7), (0.83, 0.24, 2.0, 0.022, 0.7)):
        path = n.math('ADD', at, n.math('MULTIPLY', bend, n.math('SINE', n.math('ADD', n.math('MULTIPLY', y, 1.5), phase))))
        track = n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', x, path)), [(0.55 * wide, (1, 1, 1)), (wide, (0, 0, 0))])
        out = n.mix(n.math('MULTIPLY', n.math('MULTIPLY', track, broken), strength), out, shade(rgb(colour), 0.30))
    heels = n.ramp(n.noise(n.add('Mapping', {0: n.where(), 'Scale': (7, 22, 1), 'Rotation': (0, 0, 0.7)}).outputs[0], 1.0, 3, 0.7), [(0.615, (0, 0, 0)), (0.68, (1, 1, 1))])
    out = n.mix(n.math('MULTIPLY', heels, 0.5), out, shade(rgb(colour), 0.35))
    inside = lambda v, a, b, soft=0.001: n.math('MULTIPLY', n.ramp(n.math('ADD', 0.5, n.math('SUBTRACT', v, a)), [(0.5, (0, 0, 0)), (0.5 + soft, (1, 1, 1))]),
                                                n.ramp(n.math('ADD', 0.5, n.math('SUBTRACT', b, v)), [(0.5, (0, 0, 0)), (0.5 + soft, (1, 1, 1))]))
    whole, piece = (n.math('MULTIPLY', inside(x, -0.34 - e, 0.40 + e), inside(y, -0.62 - e, -0.22 + e)) for e in (0.004, 0.0))
    out = n.mix(whole, out, shade(rgb(colour), 0.45))
    out = n.mix(piece, out, shade(rgb(colour), 1.3))
    n.put(out, s.inputs['Base Color'])
    return mat


define('ward floor', lambda: _rolled('ward floor', '#6d5a4b'))
define('ward plaster', lambda: paint('ward plaster', '#a89a84', 0.7))
define('blanket', lambda: cloth('blanket', '#7f6f48'))
define('blanket stripe', lambda: cloth('blanket stripe', '#4b4a3c'))
define('bed linen', lambda: cloth('bed linen', '#8f8b83'))
define('bed frame', lambda: plain('bed frame', '#6f6b64', 0.4))
define('old rail', lambda: boards('old rail', '#86623f', 0.9, 0.0, 0.4, contrast=0.25))
define('skirting', lambda: paint('skirting', '#a79f92', 0.5))


def _oil_painted(name, above, below, line=1.14):
    """Plaster painted over and over: oil paint up to `line`, drawn by hand, with what beds and trolleys knock off it."""
    mat, n, s = principled(name, rgb(above), 0.62, spec=0.3)
    at, flat = n.where(), n.on_walls()
    up = n.add('SeparateXYZ', {0: at}).outputs[2]
    low = n.math('LESS_THAN', n.math('ADD', up, n.math('MULTIPLY', n.noise(at, 8, 2), 0.007)), line + 0.0035)
    out = n.mix(low, rgb(above), rgb(below))
    out = n.mix(1, out, n.ramp(n.noise(at, 1.2, 5, 0.6), [(0.32, (0.88,) * 3), (0.66, (1.04,) * 3)]), 'MULTIPLY')
    streak = lambda k, a, b: n.ramp(n.noise(n.add('Mapping', {0: flat, 'Scale': (1.7, k, 1)}).outputs[0], 1.0, 4, 0.68), [(a, (0, 0, 0)), (b, (1, 1, 1))])
    knocks = n.math('MULTIPLY', streak(20, 0.55, 0.68), n.ramp(up, [(0.30, (0, 0, 0)), (0.52, (1, 1, 1)), (0.74, (1, 1, 1)), (0.90, (0, 0, 0))]))
    out = n.mix(n.math('MULTIPLY', knocks, 0.26), out, shade(rgb(below), 0.42))
    shoes = n.math('MULTIPLY', streak(34, 0.55, 0.68), n.ramp(up, [(0.06, (1, 1, 1)), (0.34, (0, 0, 0))]))
    out = n.mix(n.math('MULTIPLY', shoes, 0.5), out, shade(rgb(below), 0.3))
    n.put(out, s.inputs['Base Color'])
    n.put(n.math('SUBTRACT', 0.66, n.math('MULTIPLY', low, 0.28)), s.inputs['Roughness'])
    uneven = n.math('ADD', n.math('MULTIPLY', n.noise(at, 60, 3, 0.6), 0.35), n.math('MULTIPLY', n.noise(at, 5, 3, 0.55), 1.0))
    n.put(n.bump(uneven, 0.5, 0.006), s.inputs['Normal'])
    return mat


define('ward wall', lambda: _oil_painted('ward wall', '#c0a699', '#85655a'))


def _thrown(x, wide, front, back, z=0.90, out=0.075, seed=0.0):
    """A blanket thrown over a handrail: hung by Blender's own cloth, `front` and `back` metres of it before and behind the rail."""
    columns, rows, r = 84, 76, 0.032
    verts = []
    for j in range(rows + 1):
        for i in range(columns + 1):
            u = i / columns
            s = -front + (front + back) * j / rows                                       # along the cloth, 0 = on the rail
            fold = (0.030 * math.sin(math.tau * (2.3 * u + 0.30 * math.sin(4 * u + seed))) + 0.010 * math.sin(math.tau * 6.1 * u + 2 * s)) * min(1, abs(s) / 0.2)
            edge = 0.05 * math.sin(2.4 * u + seed) + 0.22 * u
            a = max(-math.pi / 2, min(math.pi / 2, s / r))
            hang = max(0.0, abs(s) - r * math.pi / 2) * (1 + (edge if s < 0 else -edge))
            y = -out + r * math.sin(a) + (-(0.022 + fold) - 0.05 * hang if s < 0 else min(0.012, 0.5 * fold)) * (hang > 0)
            verts.append((x + (u - 0.5) * wide + 0.05 * s * (u - 0.4), y, z + r * math.cos(a) - hang))
    faces = [(j * (columns + 1) + i, j * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i) for j in range(rows) for i in range(columns)]
    scene, made = bpy.context.scene, []

    def solid(lo, hi):
        (a, c, e), (b, d, f) = lo, hi
        points = [(p, q, t) for p in (a, b) for q in (c, d) for t in (e, f)]
        made.append(from_faces('solid', points, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)], 'white'))
    solid((x - 2, 0.0, 0), (x + 2, 0.2, 2))
    n = 14
    ring = [(math.cos(k * math.tau / n), math.sin(k * math.tau / n)) for k in range(n)]
    made.append(from_faces('solid rail', [(x + e, -out + 0.021 * p, z + 0.021 * q) for e in (-1.5, 1.5) for p, q in ring],
                           [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)] + [tuple(reversed(range(n))), tuple(range(n, 2 * n))], 'white'))
    for obj in made:
        obj.modifiers.new('collision', 'COLLISION')
        obj.collision.thickness_outer, obj.collision.cloth_friction, obj.collision.damping = 0.005, 60, 0.5
    cloth = from_faces('hung', verts, faces, 'white')
    m = cloth.modifiers.new('cloth', 'CLOTH')
    m.settings.quality, m.settings.mass, m.settings.air_damping = 7, 0.35, 2.5
    m.settings.tension_stiffness = m.settings.compression_stiffness = 12
    m.settings.shear_stiffness, m.settings.bending_stiffness = 4, 1.2
    m.collision_settings.distance_min, m.collision_settings.friction = 0.005, 40
    m.point_cache.frame_end = 60
    for frame in range(1, 46):
        scene.frame_set(frame)
        settled = cloth.evaluated_get(bpy.context.evaluated_depsgraph_get())
    shape = settled.to_mesh()
    found = [tuple(v.co) for v in shape.vertices]
    settled.to_mesh_clear()
    for obj in (*made, cloth):
        bpy.data.objects.remove(obj)
    scene.frame_set(1)
    hung = from_faces('blanket', found, faces, 'blanket', smooth=True)
    hung.data.materials.append(material('blanket stripe'))
    for k, face in enumerate(hung.data.polygons):                                          # woven stripes at its end, and the hem
        face.material_index = int(k // columns in (0, 1, 7, 8, 9, 12))
    thick = hung.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = 0.004, 0


def _rail(a, b, z=0.90, out=0.075):
    """A handrail along the product's wall, its ends returned to the wall."""
    tube([(a, 0.0, z), (a, -out + 0.028, z), (a + 0.008, -out + 0.008, z), (a + 0.028, -out, z), (b - 0.028, -out, z), (b - 0.008, -out + 0.008, z), (b, -out + 0.028, z), (b, 0.0, z)], 0.021, 'old rail')
    x = a + 0.22
    while x < b:
        tube([(x, -out, z - 0.02), (x, -out, z - 0.05), (x, 0, z - 0.05)], 0.008, 'inox', 3)
        x += 0.95


def _sunlit(name, colour):
    """Cloth that the light comes through."""
    mat = bpy.data.materials.new(name)
    n = Nodes(mat, clear=True)
    n.put(n.shaders(0.5, n.add('BsdfDiffuse', {0: rgb(colour)}).outputs[0], n.add('BsdfTranslucent', {0: rgb(colour)}).outputs[0]), n.add('OutputMaterial').inputs[0])
    return mat


define('ward curtain', lambda: _sunlit('ward curtain', '#b3a68a'))


def build(product):
    half = product['width'] / 2000
    _thrown(half + 0.98, 0.70, 0.50, 0.40)
    _rail(half + 0.34, half + 3.0)
    _rail(-half - 2.45, -half - 0.34)
    opposite.outside(opposite.trees, [(-3.2, -16, 9), (0.6, -19, 10.5), (3.4, -15, 8)], 0.24, kinds=('sycamoreMaple',), down=3.2, seed=8, colours=('#5a6040', '#4a5038'))
    wear.foot(half + 0.01, 3.2, 0.4, 0.0, strength=0.3)
    wear.foot(-3.4, -half - 0.01, 0.4, 0.0, strength=0.35)
    wear.foot(-half, half, 0.16, 0.05, strength=0.22)
    picture = door(product, hour='morning', thick=0.037, beside=('reader', 'conduit'), eye=0.46, z=1.30, lens=32, fill=0.84, foot=0.085, stop=4.0, outside=('city', 0.6, -48),
        mirror=dict(windows=()),
        near=dict(wall='ward wall', floor='ward floor', sun_from=-1, side=('ward wall', 'ward wall'), left=1.06, right=1.5, lamps=False, ceiling='white paint'),
        far=dict(wall='ward plaster', floor='ward floor', deep=10, lamps=0, sunny=-1, ceiling='white paint', sill=0.7),
        beyond=(('handrail', 'left', 5.0, dict(long=7.0)), ('hospital-bed', 0.36, 5.2, dict(turn=22, mats={'blue': 'bed linen', 'wheels': 'black', '*': 'bed frame'})), ('curtain', 0.74, 9.8, dict(wide=1.5, z0=0.1, z1=2.75, mat='ward curtain'))))
    bpy.context.scene.camera.data.shift_x += 0.07
    return {**picture, 'key': 0.52}
