"""Touching distance: the sawn end of PE78EI Design Line EI90, boards and swelling strips in its chambers, and beside it the edge of the glass in its many layers,
against a dark room. What is a centimetre wide here is a hundred pixels in the picture: its materials, its glass and its dust are its own."""
import math
import random

import bpy
from mathutils import Vector

from kit import stage
from kit.cut import aluminium_door, laminate, unit
from kit.materials import Nodes, define, plain, principled, rgb, shade
from kit.mesh import extrude, from_faces, recalc_normals

AIM, LOOK, AWAY, LENS = Vector((0.341, -0.0067, 0.3796)), Vector((-0.42, 0.74, -0.52)).normalized(), 0.58, 93
#: Thickness of a sheet of the laminate and of a swelling layer, mm; the arris ground off a sheet's edge; how far a layer lies back.
GEL, ARRIS, BACK = 2.4, 0.32, 0.55


# ---- materials that bear being looked at from a hand's breadth ------------------------------------

def _bronze():
    """Anodised: a satin so fine that it is seen in the light's run only, drawn upwards; now and then a scratch from handling."""
    mat, n, s = principled('bronze', (0.150, 0.098, 0.064, 1), 0.30, 1.0)
    satin = n.noise(n.where((9000, 9000, 160)), 1, 2, 0.5)
    grain = n.noise(n.where(), 5200, 2, 0.6)
    cloud = n.noise(n.where(), 22, 3, 0.5)
    line = n.ramp(n.noise(n.where((2600, 2600, 26), (0.0, 0.35, 0.0)), 1, 1), [(0.775, (0, 0, 0)), (0.80, (1, 1, 1))])
    rough = n.math('ADD', n.spread(cloud, 0.27, 0.33), n.math('MULTIPLY', n.math('SUBTRACT', satin, 0.5), 0.10))
    n.put(n.math('SUBTRACT', rough, n.math('MULTIPLY', line, 0.10)), s.inputs['Roughness'])
    n.put(n.mix(n.math('MULTIPLY', line, 0.22), (0.150, 0.098, 0.064, 1), (0.30, 0.22, 0.16, 1)), s.inputs['Base Color'])
    s.inputs['Anisotropic'].default_value = 0.35
    n.put(n.add('Tangent', direction_type='RADIAL', axis='Z').outputs[0], s.inputs['Tangent'])
    n.put(n.bump(n.math('ADD', n.math('MULTIPLY', satin, 0.6), grain), 0.09, 0.00012), s.inputs['Normal'])
    return mat


def _arcs(n, lines=5200):
    """The marks of a circular blade: unlike lines, each a piece of a wide circle."""
    x, y, _ = n.add('SeparateXYZ', {0: n.where()}).outputs
    from_hub = n.math('SQRT', n.math('ADD', n.math('POWER', n.math('SUBTRACT', x, 0.13), 2.0), n.math('POWER', n.math('ADD', y, 0.21), 2.0)))
    return n.add('TexNoise', {'W': from_hub, 'Scale': lines, 'Detail': 3.0, 'Roughness': 0.7}, noise_dimensions='1D').outputs[0]


def _sawn_metal():
    mat, n, s = principled('cut alu', (0.74, 0.74, 0.73, 1), 0.28, 1.0)
    arcs = _arcs(n)
    n.put(n.spread(arcs, 0.20, 0.36), s.inputs['Roughness'])
    n.put(n.ramp(arcs, [(0.30, (0.50, 0.50, 0.49)), (0.55, (0.76, 0.76, 0.75))]), s.inputs['Base Color'])
    n.put(n.bump(arcs, 0.28, 0.00012), s.inputs['Normal'])
    return mat


def _board(name, colour):
    """Calcium silicate, sawn: grains down to a tenth of a millimetre, short fibres, pores with a dark floor, a breath of the blade's arcs."""
    mat, n, s = principled(name, rgb(colour), 0.95, spec=0.1)
    at, base = n.where(), rgb(colour)
    grains, fine = n.noise(at, 900, 6, 0.75), n.noise(at, 5200, 3, 0.7)
    fibre = n.ramp(n.noise(n.where((700, 5200, 5200), (0, 0, 0.5)), 1, 2, 0.6), [(0.60, (0, 0, 0)), (0.68, (1, 1, 1))])
    pore = n.ramp(n.add('TexVoronoi', {'Vector': at, 'Scale': 620}).outputs['Distance'], [(0.05, (0.34,) * 3), (0.18, (1, 1, 1))])
    tone = n.math('ADD', n.math('MULTIPLY', grains, 0.6), n.math('MULTIPLY', fine, 0.4))
    colours = n.mix(1, n.ramp(tone, [(0.32, shade(base, 0.74)), (0.52, base), (0.70, shade(base, 1.10))]), pore, 'MULTIPLY')
    n.put(n.mix(n.math('MULTIPLY', fibre, 0.35), colours, shade(base, 1.18)), s.inputs['Base Color'])
    high = n.math('ADD', n.math('ADD', tone, n.math('MULTIPLY', pore, 1.2)), n.math('ADD', n.math('MULTIPLY', fibre, 0.25), n.math('MULTIPLY', _arcs(n, 1500), 0.35)))
    n.put(n.bump(high, 0.9, 0.00042), s.inputs['Normal'])
    return mat


def _rubber(name, colour):
    """EPDM: matt, with the skin of the die along it and a bloom of dust."""
    mat, n, s = principled(name, rgb(colour), 0.50, spec=0.4)
    dust = n.ramp(n.noise(n.where(), 3400, 4, 0.8), [(0.58, (0, 0, 0)), (0.72, (1, 1, 1))])
    n.put(n.mix(n.math('MULTIPLY', dust, 0.16), rgb(colour), (0.30, 0.29, 0.27, 1)), s.inputs['Base Color'])
    skin = n.noise(n.where((3200, 3200, 90)), 1, 3)
    n.put(n.spread(skin, 0.42, 0.58), s.inputs['Roughness'])
    n.put(n.bump(n.math('ADD', skin, n.noise(n.where(), 4200, 2)), 0.14, 0.00016), s.inputs['Normal'])
    return mat


def _strip():
    """Swelling strip: pressed graphite and binder under a red skin, with its roller's grain and a pale sawn end."""
    mat, n, s = principled('intumescent', rgb('#ab3418'), 0.62, spec=0.3)
    grain = n.noise(n.where(), 2600, 4, 0.75)
    n.put(n.ramp(grain, [(0.34, rgb('#7c220f')), (0.52, rgb('#ad3519')), (0.70, rgb('#c24f2c'))]), s.inputs['Base Color'])
    n.put(n.bump(grain, 0.5, 0.0003), s.inputs['Normal'])
    return mat


def _clear(n, body):
    """Glass for lamps: they shine through without caustics, a little dimmed."""
    path = n.add('LightPath').outputs
    direct = n.math('MAXIMUM', path['Is Shadow Ray'], path['Is Diffuse Ray'])
    n.put(n.shaders(direct, body, n.add('BsdfTransparent', {0: (0.93, 0.97, 0.95, 1)}).outputs[0]), n.add('OutputMaterial').inputs['Surface'])
    out = n.tree.nodes['Material Output']
    n.put(n.add('VolumeAbsorption', {'Color': (0.29, 0.79, 0.655, 1), 'Density': 11.0}).outputs[0], out.inputs['Volume'])


def _glass(kind):
    mat = bpy.data.materials.new(f'glass {kind}')
    n = Nodes(mat, clear=True)
    glass = lambda rough, normal=None: n.add('BsdfGlass', {'Color': (1, 1, 1, 1), 'Roughness': rough, 'IOR': 1.52, **({'Normal': normal} if normal else {})}).outputs[0]
    if kind == 'face':
        body = glass(0.0)
    elif kind == 'arris':
        body = n.shaders(0.16, glass(0.10), n.add('BsdfDiffuse', {'Color': rgb('#9fc9b9')}).outputs[0])
    elif kind == 'ground':                                                       # fine lines of the wheel, along the edge; between them one looks in
        lines = n.noise(n.where((70, 9000, 70)), 1, 3, 0.7)
        chips = n.ramp(n.noise(n.where(), 1500, 3, 0.7), [(0.65, (0, 0, 0)), (0.73, (1, 1, 1))])
        dull = n.math('ADD', n.spread(lines, 0.02, 0.22), n.math('MULTIPLY', chips, 0.5))
        body = n.shaders(dull, glass(n.spread(lines, 0.05, 0.20), n.bump(lines, 0.22, 0.00008)), n.add('BsdfDiffuse', {'Color': rgb('#4f8c79')}).outputs[0])
    else:                                                                        # the swelling layer where it ends between two sheets
        cloud = n.noise(n.where((1100, 4200, 1100)), 1, 4, 0.7)
        pale = n.ramp(cloud, [(0.30, rgb('#46645c')), (0.70, rgb('#78968b'))])
        body = n.shaders(0.62, glass(0.28), n.add('BsdfDiffuse', {'Color': pale}).outputs[0])
    _clear(n, body)
    return mat


def _veil(right, top):
    """A swelling layer within the glass, seen where light falls into it: milky at the edge, clear from a centimetre on."""
    mat = bpy.data.materials.new('veil')
    n = Nodes(mat, clear=True)
    x, _, z = n.add('SeparateXYZ', {0: n.where()}).outputs
    deep = n.math('MINIMUM', n.math('SUBTRACT', right, x), n.math('SUBTRACT', top, z))
    haze = n.math('MULTIPLY', n.math('POWER', 2.718, n.math('DIVIDE', deep, -0.0042)), 0.30)
    milk = n.shaders(0.5, n.add('BsdfDiffuse', {'Color': rgb('#b9d8cb')}).outputs[0], n.add('BsdfTranslucent', {'Color': rgb('#b9d8cb')}).outputs[0])
    n.put(n.shaders(haze, n.add('BsdfTransparent', {0: (0.985, 0.995, 0.99, 1)}).outputs[0], milk), n.add('OutputMaterial').inputs['Surface'])
    return mat


# ---- glass, gasket, dust --------------------------------------------------------------------------

def _laminate(x0, x1, v0, z0, z1, sheets, thick):
    """One body of glass whose edge is ground sheet by sheet: an arris at both sides of each, the swelling layer a groove between two, no sheet quite flush with
    the next. Metres; returns what was made."""
    dice, a, mm = random.Random(4), ARRIS / 1000, 0.001
    line, v = [], v0                                                             # (depth, how far back, what the strip after it is made of)
    for i in range(sheets):
        off = dice.uniform(0.0, 0.30) * mm
        line += [(v, off + a, 1), (v + a, off, 2), (v + thick - a, off, 1), (v + thick, off + a, 3)]
        v += thick
        if i < sheets - 1:
            for t, sag in ((0.04, 0.8), (0.2, 1.0), (0.5, 0.82), (0.8, 1.0), (0.96, 0.8)):
                line.append((v + GEL * mm * t, off + sag * BACK * mm, 3))
            v += GEL * mm
    n = len(line)
    verts = [(x1 - d, y, z0) for y, d, _ in line] + [(x1 - d, y, z1 - d) for y, d, _ in line] + [(x0, y, z1 - d) for y, d, _ in line] + [(x0, line[0][0], z0), (x0, line[-1][0], z0)]
    faces, slots = [], []
    for i in range(n - 1):
        for k in (0, n):
            faces.append((k + i, k + i + 1, k + n + i + 1, k + n + i))
            slots.append(line[i][2])
    near, far = 3 * n, 3 * n + 1
    faces += [(0, n, 2 * n, near), (n - 1, far, 3 * n - 1, 2 * n - 1), (*range(n), far, near), (*range(2 * n, 3 * n), far, near)]
    slots += [0, 0, 1, 1]
    body = from_faces('glass', verts, faces, [_glass(kind) for kind in ('face', 'arris', 'ground', 'layer')])
    body.data.polygons.foreach_set('material_index', slots)
    recalc_normals(body.data)
    made = [body]
    for i in range(sheets - 1):
        y, b = v0 + (i + 1) * thick + (i + 0.5) * GEL * mm, 1.3 * BACK * mm
        made.append(from_faces('veil', [(x0 + b, y, z0 + b), (x1 - b, y, z0 + b), (x1 - b, y, z1 - b), (x0 + b, y, z1 - b)], [(0, 1, 2, 3)]))
    return made


def _gasket(u, v0, v1, top):
    """What presses the glass: a foot, a round lip that bulges out, and on it the line where the die was parted."""
    mid, r = (v0 + v1) / 2, (v1 - v0) / 2
    lip = [(u + 6.2 + 2.1 * math.cos(t) + 0.5 * math.sin(2 * t), mid + r * math.sin(t)) for t in (math.radians(-90 + 180 * i / 18) for i in range(19))]
    made = [extrude([[(u, v0), *lip, (u, v1), (u + 1, mid + 0.6), (u + 1, mid - 0.6)]], 'z', 0.0, top, 'epdm', 0.10, 3)]
    made.append(extrude([[(u + 8.2, mid - 0.10), (u + 8.44, mid), (u + 8.2, mid + 0.10)]], 'z', 0.0, top - 0.0002, 'epdm', 0.0))
    for poly in made[0].data.polygons:
        poly.use_smooth = abs(poly.normal.z) < 0.5
    made[0].data.use_auto_smooth, made[0].data.auto_smooth_angle = True, math.radians(40)
    return made


def _screw(x0, x1, y, z):
    """What holds the bead: its head on the bead's side, its thread bare where the saw has opened the chamber. mm."""
    turns, around, core, high, pitch = int((x1 - x0) / 1.25 * 14), 40, 1.45, 0.50, 1.25
    ridge = lambda t: high * max(0.0, 1 - abs(2 * (t % 1) - 1) * 2.2)
    verts, faces = [], []
    for j in range(turns + 1):
        x = x0 + (x1 - x0) * j / turns
        for i in range(around):
            a = 2 * math.pi * i / around
            r = core + ridge(x / pitch - i / around)
            verts.append((x / 1000, (y + r * math.cos(a)) / 1000, (z + r * math.sin(a)) / 1000))
    faces = [(around * j + i, around * j + (i + 1) % around, around * (j + 1) + (i + 1) % around, around * (j + 1) + i) for j in range(turns) for i in range(around)]
    steel = principled('screw steel', (0.60, 0.60, 0.58, 1), 0.24, 1.0)[0]
    ring = lambda r, lobe=0.0: [(z + (r + lobe * math.cos(6 * t)) * math.cos(t), y + (r + lobe * math.cos(6 * t)) * math.sin(t)) for t in (2 * math.pi * i / 72 for i in range(72))]
    made = [from_faces('thread', verts, faces, steel, smooth=True)]
    made.append(extrude([ring(3.5), ring(1.45, 0.22)], 'x', x1 / 1000, (x1 + 1.9) / 1000, (steel, steel, steel), 0.25, 3))
    made.append(extrude([ring(3.0)], 'x', x1 / 1000, (x1 + 0.5) / 1000, steel, 0.0))
    recalc_normals(made[0].data)
    return made


def _dust(count=3600):
    """What the saw leaves: crumbs of board and filings on what lies flat, thickest about the boards; a hair or two."""
    scene, dice = bpy.context.scene, random.Random(11)
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    verts, faces, filings = [], [], ([], [])
    for _ in range(count):
        x, y = dice.uniform(0.20, 0.44), dice.uniform(-0.06, 0.05)
        hit, where, normal, _, seen, _ = scene.ray_cast(graph, (x, y, 0.6), (0, 0, -1))
        if not hit or normal.z < 0.9 or where.z < 0.33 or seen.name.startswith('glass') and dice.random() > 0.25:
            continue
        r = min(0.00020, 0.000035 * math.exp(abs(dice.gauss(0, 0.65))))
        v, f = filings if dice.random() < 0.2 else (verts, faces)
        k, turn = len(v), dice.uniform(0, 6)
        ring = [(r * dice.uniform(0.7, 1.4) * math.cos(turn + a), r * dice.uniform(0.6, 1.2) * math.sin(turn + a), r * dice.uniform(-0.3, 0.5)) for a in (0, 1.3, 2.5, 3.8, 5.1)]
        v += [where + Vector(p) + Vector((0, 0, 0.4 * r)) for p in ring] + [where + Vector((0, 0, 1.3 * r)), where - Vector((0, 0, 0.3 * r))]
        f += [(k + i, k + (i + 1) % 5, k + 5) for i in range(5)] + [(k + (i + 1) % 5, k + i, k + 6) for i in range(5)]
    from_faces('dust', verts, faces, plain('dust', '#d8d0c0', 0.9, 0.1))
    from_faces('dust', *filings, plain('filings', '#c9c8c4', 0.3, 0.5, 1.0))


# ---- light ----------------------------------------------------------------------------------------

def _softbox(normal, distance, wide, high, colour, strength, roll=0.0, shift=(0, 0), through=False):
    """A lamp behind cloth, bright in its middle and fading to its rims, where a face with this normal mirrors it to the camera; `shift` moves it on its plane."""
    n = Vector(normal)
    way = LOOK - 2 * LOOK.dot(n) * n
    right = way.cross(Vector((0, 0, 1))).normalized()
    up = right.cross(way)
    c, s = math.cos(math.radians(roll)), math.sin(math.radians(roll))
    right, up = right * c + up * s, up * c - right * s
    centre = AIM + way * distance + right * shift[0] + up * shift[1]
    mat = bpy.data.materials.new('softbox')
    nodes = Nodes(mat, clear=True)
    x, y, _ = nodes.add('SeparateXYZ', {0: nodes.add('TexCoord').outputs['UV']}).outputs
    fade = lambda t: nodes.ramp(nodes.math('ABSOLUTE', t), [(0.0, (1, 1, 1)), (0.45, (0.72,) * 3), (0.85, (0.12,) * 3), (1.0, (0, 0, 0))])
    light = nodes.math('MULTIPLY', nodes.math('MULTIPLY', fade(x), fade(y)), strength)
    nodes.put(nodes.add('Emission', {0: tuple(colour) + (1,), 1: light}).outputs[0], nodes.add('OutputMaterial').inputs[0])
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    obj = from_faces('softbox', [centre + right * u * wide / 2 + up * v * high / 2 for u, v in corners], [(0, 1, 2, 3)], mat)
    for loop, uv in zip(obj.data.uv_layers.new().data, corners):
        loop.uv = uv
    obj.visible_camera = obj.visible_diffuse = obj.visible_shadow = False
    obj.visible_transmission = through


def _room():
    """Darkness with a little depth: a cool glow far behind the glass."""
    n = Nodes(bpy.context.scene.world, clear=True)
    x, y, _ = n.add('SeparateXYZ', {0: n.add('TexCoord').outputs['Window']}).outputs
    off = n.math('ADD', n.math('POWER', n.math('SUBTRACT', x, 0.80), 2.0), n.math('MULTIPLY', n.math('POWER', n.math('SUBTRACT', y, 0.80), 2.0), 0.5))
    seen = n.ramp(off, [(0.0, (0.026, 0.034, 0.040)), (0.10, (0.013, 0.017, 0.021)), (0.40, (0.004, 0.005, 0.007))])
    path = n.add('LightPath').outputs['Is Camera Ray']
    n.put(n.shaders(path, n.add('Background', {0: (0.010, 0.013, 0.017, 1)}).outputs[0], n.add('Background', {0: seen}).outputs[0]), n.add('OutputWorld').inputs['Surface'])


def build(product):
    for name, make in {'bronze': _bronze, 'cut alu': _sawn_metal, 'intumescent': _strip, 'board': lambda: _board('board', '#e6dfd0'),
                       'dense board': lambda: _board('dense board', '#bdb4a3'), 'grey board': lambda: _board('grey board', '#8e8c86'),
                       'epdm': lambda: _rubber('epdm', '#161617'), 'polyamide': lambda: _rubber('polyamide', '#202123')}.items():
        define(name, make)
    aluminium_door(product, unit(6, 12, laminate(37, 7)), 'EI90', 'bar', strips=3)
    scene, cycles = bpy.context.scene, bpy.context.scene.cycles
    sample = bpy.data.objects['sample']
    bpy.context.view_layer.update()
    made, deep = [], product['depth']
    for obj in list(bpy.data.objects):
        where = [v.co for v in obj.data.vertices] if obj.type == 'MESH' and obj.data.vertices else None
        kind = obj.data.materials[0].name.split('.')[0] if where and obj.data.materials else ''
        x0, x1 = (min(p.x for p in where), max(p.x for p in where)) if where else (0, 0)
        y0, y1 = (min(p.y for p in where), max(p.y for p in where)) if where else (0, 0)
        if kind == 'block' and x0 > 0:
            sheets = 7 if y1 - y0 > 0.03 else 1
            made += _laminate(x0, x1, y0, min(p.z for p in where), max(p.z for p in where), sheets, (y1 - y0 - (sheets - 1) * GEL / 1000) / sheets)
        pressed = kind == 'epdm' and x0 > 0.08 and x1 < 0.105 and y1 < 0.3 * deep / 1000
        if pressed:
            made += _gasket(1000 * x0, 1000 * y0, 1000 * y1, max(p.z for p in where) + 0.0008)
        if obj.type == 'LIGHT' or obj.name.startswith(('ground', 'card')) or obj.get('part') == 'panic bar' or pressed or kind in ('gel', 'block'):
            bpy.data.objects.remove(obj)
    made += _screw(70, 95, 7.5, 340 - 4.0)
    for obj in made:
        obj.parent = sample
    bpy.context.view_layer.update()
    veil = _veil(*(max((o.matrix_world @ Vector(c))[i] for o in made if o.name.startswith('glass') for c in o.bound_box) for i in (0, 2)))
    for obj in made:
        if obj.name.startswith('veil'):
            obj.data.materials.append(veil)
    for obj in sample.children_recursive:                                        # a saw leaves sharper edges than are seen from a metre off
        for mod in obj.modifiers:
            if mod.type == 'BEVEL':
                mod.width = min(mod.width, 0.00030)
    _dust()
    _room()
    stage.area((-0.12, -0.28, 0.72), AIM, 0.20, 3.6, (1, 0.93, 0.84), mirrored=False)            # key, low from the left: it rakes over what is sawn
    stage.area((0.75, 0.55, 0.80), AIM, 0.35, 7.0, (0.84, 0.93, 1), mirrored=False)              # from behind: edges, and light into the glass
    stage.area((0.55, -0.60, 0.42), AIM, 0.5, 1.4, (1, 0.94, 0.86), mirrored=False)
    _softbox((0, -1, 0), 0.20, 0.10, 0.30, (1, 0.92, 0.82), 1.5, roll=-24, shift=(0.062, 0.030))       # bronze faces; the pane mirrors darkness
    _softbox((0, 0, 1), 0.50, 0.36, 0.34, (1, 0.97, 0.93), 1.3, shift=(-0.10, 0.06), through=True)     # sawn ends
    _softbox((1, 0, 0), 0.50, 0.36, 0.9, (1, 0.95, 0.90), 1.1, shift=(0.10, 0), through=True)          # what looks to the right
    scene.render.use_border, cycles.samples = False, 28
    cycles.adaptive_threshold, cycles.adaptive_min_samples, cycles.filter_width, cycles.blur_glossy = 0.04, 12, 1.3, 0.2
    scene.render.resolution_x, scene.render.resolution_y = 2560, 1280
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'Medium High Contrast'
    eye = stage.camera(AIM - LOOK * AWAY, AIM, LENS, level=False)
    eye.data.dof.use_dof, eye.data.dof.aperture_fstop, eye.data.dof.focus_distance = True, 11, AWAY - 0.004
    eye.data.dof.aperture_blades = 9
    return {'glow': 0.03, 'grain': 0, 'sharp': 0.45, 'film': 0.3, 'vignette': 0.25}
