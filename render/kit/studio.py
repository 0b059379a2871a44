"""The studio of the cuts: the materials of a catalogue photograph, lamps, gradient cards that only mirrors see, and a
ground that is exactly the page's paper where no shadow falls."""
import json
import math
import os

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Vector

from kit import mesh, photo, stage
from kit.develop import blur
from kit.materials import Nodes, brushed, define, plain, principled, rgb, shade
from kit.mesh import from_faces

#: The page's paper, and how much light the ground under the sample returns.
PAPER, GROUND = '#faf8f4', 0.86
SIZE, LENS, EYE, AIM = (1600, 1200), 101, (1.40, -1.30, 1.10), (0.200, 0.045, 0.168)


# ---- materials ------------------------------------------------------------------------------------

def _sawn(name, colour, rough=0.32):
    """A sawn metal end: fine arcs of the blade, each of a slightly different sheen."""
    mat, n, s = principled(name, rgb(colour), rough, 1.0)
    wave = n.add('TexWave', {'Vector': n.where(), 'Scale': 260, 'Distortion': 6, 'Detail': 3, 'Detail Scale': 0.6}, wave_type='RINGS').outputs['Fac']
    n.put(n.spread(wave, rough - 0.08, rough + 0.10), s.inputs['Roughness'])
    n.put(n.bump(wave, 0.10, 0.0002), s.inputs['Normal'])
    n.put(n.mix(n.math('MULTIPLY', wave, 0.25), rgb(colour), shade(rgb(colour), 0.82)), s.inputs['Base Color'])
    return mat


def _rubber(name, colour='#1b1b1c'):
    mat, n, s = principled(name, rgb(colour), 0.5, spec=0.45)
    n.put(n.bump(n.noise(n.where(local=True), 2200, 2), 0.10, 0.0003), s.inputs['Normal'])
    return mat


def _board(name, colour):
    """Calcium silicate board: pale, granular, with the odd pore."""
    mat, n, s = principled(name, rgb(colour), 0.95, spec=0.1)
    at, base = n.where(), rgb(colour)
    grains = n.noise(at, 520, 5, 0.7)
    pores = n.ramp(n.add('TexVoronoi', {'Vector': at, 'Scale': 330}).outputs['Distance'], [(0.0, (0.72,) * 3), (0.16, (1, 1, 1))])
    n.put(n.mix(1, n.ramp(grains, [(0.3, shade(base, 0.86)), (0.7, shade(base, 1.04))]), pores, 'MULTIPLY'), s.inputs['Base Color'])
    n.put(n.bump(n.math('ADD', grains, pores), 0.5, 0.0006), s.inputs['Normal'])
    return mat


def _wool(name, colour):
    """Mineral wool: matted fibres that lie flat, grey with a trace of green; never the streaks of timber."""
    mat, n, s = principled(name, rgb(colour), 1.0, spec=0.05)
    base, at = rgb(colour), n.where()
    fibre = n.noise(n.add('Mapping', {0: at, 'Scale': (1, 1, 2.6)}).outputs[0], 620, 6, 0.8)
    clump = n.noise(at, 75, 4, 0.6)
    tone = n.math('ADD', n.math('MULTIPLY', fibre, 0.65), n.math('MULTIPLY', clump, 0.35))
    n.put(n.ramp(tone, [(0.34, shade(base, 0.52)), (0.5, base), (0.66, shade(base, 1.28))]), s.inputs['Base Color'])
    n.put(n.bump(tone, 1.0, 0.0022), s.inputs['Normal'])
    return mat


def _block(name='block', green=(0.34, 0.86, 0.68), density=4.0):
    """Solid glass, low in iron: its faces are clear, light that runs lengthwise to a cut edge turns green. Edges are
    ground to a satin. Lamps shine through without caustics."""
    mat = bpy.data.materials.new(name)
    n = Nodes(mat, clear=True)
    out, path = n.add('OutputMaterial'), n.add('LightPath').outputs
    direct = n.math('MAXIMUM', path['Is Shadow Ray'], path['Is Diffuse Ray'])
    normal = n.add('VectorTransform', {0: n.add('NewGeometry').outputs['True Normal']}, vector_type='NORMAL', convert_from='WORLD', convert_to='OBJECT').outputs[0]
    edge = n.math('LESS_THAN', n.math('ABSOLUTE', n.add('SeparateXYZ', {0: normal}).outputs[1]), 0.5)
    polished, satin = (n.add('BsdfGlass', {'Color': (1, 1, 1, 1), 'Roughness': rough, 'IOR': 1.52}).outputs[0] for rough in (0.0, 0.28))
    milky = n.shaders(0.5, n.add('BsdfTranslucent', {'Color': rgb('#7fc4ad')}).outputs[0], n.add('BsdfDiffuse', {'Color': rgb('#6fb7a0')}).outputs[0])
    body = n.shaders(edge, polished, n.shaders(0.30, satin, milky))
    n.put(n.shaders(direct, body, n.add('BsdfTransparent', {0: (0.965, 0.985, 0.976, 1)}).outputs[0]), out.inputs['Surface'])
    n.put(n.add('VolumeAbsorption', {'Color': tuple(green) + (1,), 'Density': density}).outputs[0], out.inputs['Volume'])
    return mat


def thin_sheet(name='block'):
    """A sheet among many that lie over one another: it mirrors and tints as glass does but does not bend what is behind
    it. Through twenty bent faces a few hundred samples find no picture, and the denoiser paints marble there. Its edges
    are those of `_block`."""
    mat = bpy.data.materials.new(name)
    n = Nodes(mat, clear=True)
    normal = n.add('VectorTransform', {0: n.add('NewGeometry').outputs['True Normal']}, vector_type='NORMAL', convert_from='WORLD', convert_to='OBJECT').outputs[0]
    edge = n.math('LESS_THAN', n.math('ABSOLUTE', n.add('SeparateXYZ', {0: normal}).outputs[1]), 0.5)
    through = n.add('BsdfTransparent', {0: (0.975, 0.990, 0.983, 1)}).outputs[0]
    side = n.add('NewGeometry').outputs
    grazing = n.math('SUBTRACT', 1.0, n.math('ABSOLUTE', n.add('VectorMath', {0: side['Normal'], 1: side['Incoming']}, operation='DOT_PRODUCT').outputs['Value']))
    schlick = n.math('ADD', 0.04, n.math('MULTIPLY', n.math('POWER', grazing, 5.0), 0.96))
    seen = n.math('MULTIPLY', n.math('MULTIPLY', schlick, n.math('SUBTRACT', 1.0, side['Backfacing'])), n.add('LightPath').outputs['Is Camera Ray'])
    face = n.shaders(seen, through, n.add('BsdfGlossy', {0: (1, 1, 1, 1), 'Roughness': 0.0}).outputs[0])
    ground = n.shaders(0.12, n.add('BsdfDiffuse', {'Color': rgb('#5f9c88')}).outputs[0], n.add('BsdfGlossy', {0: (1, 1, 1, 1), 'Roughness': 0.3}).outputs[0])
    n.put(n.shaders(edge, face, ground), n.add('OutputMaterial').inputs['Surface'])
    return mat


def _gel(name):
    """A swelling layer by itself: clear with a breath of green; both its faces tint."""
    mat = bpy.data.materials.new(name)
    n = Nodes(mat, clear=True)
    n.put(n.add('BsdfTransparent', {0: (0.92, 0.965, 0.945, 1)}).outputs[0], n.add('OutputMaterial').inputs['Surface'])      # nothing that scatters: it would be noise
    return mat


for _name, _make in {
    'inox': lambda n: principled(n, (0.66, 0.65, 0.63, 1), 0.24, 1.0)[0],                    # satin, without a relief: so small it would be grain
    'cut alu': lambda n: _sawn(n, '#d3d3d0'), 'cut steel': lambda n: _sawn(n, '#c9c7c2', 0.30),
    'anodised': lambda n: brushed(n, (0.30, 0.30, 0.295)),                                   # in a room it mirrors the room, here a lamp as large as itself
    'mill alu': lambda n: principled(n, (0.60, 0.60, 0.59, 1), 0.42, 1.0)[0], 'zinc': lambda n: principled(n, (0.42, 0.43, 0.44, 1), 0.45, 0.8)[0],
    'polyamide': lambda n: _rubber(n, '#252628'), 'epdm': _rubber, 'silicone': lambda n: _rubber(n, '#222324'), 'spacer': lambda n: _rubber(n, '#2a2b2c'),
    'intumescent': lambda n: plain(n, '#c2421f', 0.7, 0.3), 'tape': lambda n: plain(n, '#dcd9d0', 0.8, 0.2), 'gel': lambda n: plain(n, '#a9c4b8', 0.35, 0.5),
    'board': lambda n: _board(n, '#efe9dc'), 'dense board': lambda n: _board(n, '#cdc5b6'), 'grey board': lambda n: _board(n, '#a6a49d'),
    'silicate': lambda n: _board(n, '#e3ded2'), 'ceramic': lambda n: _board(n, '#f3f0e8'), 'core': lambda n: _board(n, '#dcd9cf'),
    'wool': lambda n: _wool(n, '#aaa791'), 'screw': lambda n: plain(n, '#c9c9c6', 0.25, 0.5, 1.0), 'block': _block,
    'clear gel': lambda n: _gel(n), 'floor piece': lambda n: _board(n, '#b9b5ad'), 'roofing': lambda n: _rubber(n, '#3b3d3f'), 'enamel': lambda n: plain(n, '#3d4346', 0.08, 0.6), 'sheet metal': lambda n: principled(n, (0.33, 0.34, 0.35, 1), 0.46, 0.9)[0],
}.items():
    define(_name, lambda n=_name, make=_make: make(n))


# ---- light, ground, camera ------------------------------------------------------------------------

#: What faces and panes mirror, metres from the middle and brightness: dark at the left, two strips that panes show as
#: sharp bars, and a wide light at the right, which gives painted profiles the run from dark to light that tells what
#: they are made of.
FACES = ((-0.45, 0.03), (-0.10, 0.25), (-0.09, 6.0), (-0.02, 5.0), (-0.01, 1.0), (0.03, 0.9), (0.035, 3.0), (0.055, 3.0), (0.06, 0.8), (0.16, 0.8), (0.45, 4.5), (1.2, 4.5))


def _card(point, normal, distance, stops, angle, half=1.4):
    """A softbox that only mirrors see, where a face with this normal at this point mirrors it to the camera. Its
    brightness changes along `angle` (degrees from the picture's right, counter-clockwise, as the mirror shows it);
    stops = (metres from the middle, brightness)."""
    look, n = (Vector(point) - Vector(EYE)).normalized(), Vector(normal)
    right = look.cross(Vector((0, 0, 1))).normalized()
    flip = lambda v: v - 2 * v.dot(n) * n
    centre, e1, e2 = Vector(point) + flip(look) * distance, flip(right), flip(right.cross(look))
    mat = bpy.data.materials.new('card')
    nodes = Nodes(mat, clear=True)
    x, y, _ = nodes.add('SeparateXYZ', {0: nodes.add('TexCoord').outputs['UV']}).outputs
    turn = math.radians(angle)
    along = nodes.math('ADD', nodes.math('MULTIPLY', x, math.cos(turn)), nodes.math('MULTIPLY', y, math.sin(turn)))
    place = nodes.add('MapRange', {'Value': along, 'From Min': -half, 'From Max': half}).outputs[0]
    colour = nodes.ramp(place, [((p + half) / (2 * half), (v,) * 3) for p, v in stops])
    nodes.put(nodes.add('Emission', {0: colour, 1: 1.0}).outputs[0], nodes.add('OutputMaterial').inputs[0])
    corners = [(-half, -half), (half, -half), (half, half), (-half, half)]
    obj = from_faces('card', [centre + e1 * u + e2 * v for u, v in corners], [(0, 1, 2, 3)], mat)
    for loop, uv in zip(obj.data.uv_layers.new().data, corners):
        loop.uv = uv
    obj.visible_camera = obj.visible_diffuse = obj.visible_shadow = obj.visible_transmission = False


def _ground(radius=0.9, behind=1.9, half_width=9):
    """A seamless sheet: floor, quarter round, wall; turned to face the camera."""
    mat = plain('ground', '#%02x%02x%02x' % ((round(255 * GROUND ** (1 / 2.2)),) * 3), 0.9, 0.0)
    line = [(-6, 0.0)] + [(behind - radius + radius * math.sin(a), radius - radius * math.cos(a)) for a in np.linspace(0, math.pi / 2, 24)] + [(behind, 6)]
    n = len(line)
    verts = [(x, y, z) for x in (-half_width, half_width) for y, z in line]
    ground = from_faces('ground', verts, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], mat, smooth=True)
    ground.rotation_euler = (0, 0, math.radians(42))
    ground.visible_glossy = False


#: Whether the sample is pulled apart along its depth; the worker sets it.
EXPLODED = False
#: How deep a sample is when it has been pulled apart, and a roof, metres.
APART, ROOF_APART = 0.80, 0.92


def _in_turn(depth, close, even=0.55):
    """Where each part comes to lie, 0 inmost … 1 outmost: half by its own depth, half by its turn, so that what lay
    near together is told apart too; what is `close` (sheets of one laminate) takes a third of a step."""
    order = sorted(set(round(d, 3) for d in depth.values()))
    if len(order) == 1:
        return dict.fromkeys(depth, 0.0)
    steps = [0.3 if all(name in close for name, d in depth.items() if round(d, 3) == there) else 1.0 for there in order[1:]]
    deep, total, at, place = order[-1] - order[0], sum(steps), 0.0, {order[0]: 0.0}
    for before, there, step in zip(order, order[1:], steps):
        at += (1 - even) * (there - before) / deep + even * step / total
        place[there] = at
    return {name: place[round(d, 3)] for name, d in depth.items()}


def _pull_apart(apart):
    """Moves every part along its way out, the more the further out it is: towards -Y, or where its property `out`
    points. `towards`: what is the furthest out along `out` goes that way instead. Parts of one `piece` stay together;
    what is `fixed` stays where it is; `by` moves a part by that much; `slide` besides, along its own axes, as a core is
    drawn out of the end of its tube."""
    parts = [o for o in bpy.data.objects if o.type == 'MESH']
    middle = {o: sum((o.matrix_world @ Vector(corner) for corner in o.bound_box), Vector()) / 8 for o in parts}
    ways = {}
    for obj in parts:
        if 'by' in obj:
            obj.matrix_world = Matrix.Translation(obj['by']) @ obj.matrix_world
        elif 'fixed' not in obj:
            out = tuple(round(c, 3) for c in obj.get('out', (0, -1, 0)))
            way = out, tuple(round(c, 3) for c in obj.get('towards', out))
            ways.setdefault(way, {}).setdefault(obj.get('piece', obj.name), []).append(obj)
    for (out, way), pieces in ways.items():
        out, way = Vector(out), Vector(way)
        depth = {name: sum(middle[o].dot(out) for o in piece) / len(piece) for name, piece in pieces.items()}
        glass = {name for name, piece in pieces.items() if all(o.data.materials and o.data.materials[0].name.split('.')[0] in ('block', 'clear gel') for o in piece)}
        far, places = apart * min(1.0, (max(depth.values()) - min(depth.values())) / 0.03), _in_turn(depth, glass)
        for name, piece in pieces.items():
            for obj in piece:
                obj.matrix_world = Matrix.Translation(way * far * places[name]) @ obj.matrix_world
    for obj in parts:
        if 'slide' in obj:
            obj.matrix_world = Matrix.Translation(obj.matrix_world.to_3x3() @ Vector(obj['slide'])) @ obj.matrix_world


def _seen(anchor):
    """Where the sample's corners lie in the picture: two lists of parts of the whole."""
    bpy.context.view_layer.update()
    scene = bpy.context.scene
    at = [world_to_camera_view(scene, scene.camera, obj.matrix_world @ Vector(corner))
          for obj in anchor.children_recursive if obj.type == 'MESH' for corner in obj.bound_box]
    return [p.x for p in at], [p.y for p in at]


def _fit(anchor, wide=0.80, high=0.76):
    """Shrinks what was pulled apart until it fits, and moves it on the ground into the middle of the picture."""
    bpy.context.view_layer.update()
    low = min((obj.matrix_world @ Vector(corner)).z for obj in anchor.children_recursive if obj.type == 'MESH' for corner in obj.bound_box)
    look = Vector(AIM) - Vector(EYE)
    ahead, right = Vector((look.x, look.y, 0)).normalized(), look.cross(Vector((0, 0, 1))).normalized()
    view = 36 / LENS * look.length
    for _ in range(5):
        x, y = _seen(anchor)
        anchor.scale *= min(1 / anchor.scale.x, wide / (max(x) - min(x)), high / (max(y) - min(y)))
        x, y = _seen(anchor)
        anchor.location += right * view * (0.5 - (max(x) + min(x)) / 2) + ahead * view * 0.75 * (0.48 - (max(y) + min(y)) / 2) / (-look.normalized().z)
        anchor.location.z = -low * anchor.scale.x


#: What the picture's index says of the sample, so that the finish tells glass from what is solid.
SOLID, GLASS = 1, 2
#: As light as a solid part becomes, beside the paper: a white or bright one keeps its outline, and the page's line does
#: not shine through it.
LIGHTEST, ROLLS_FROM = 0.78, 0.50


def photograph(shift=(0.0, 0.0, 0.0), scale=1.0, samples=12, apart=APART, high=0.76, apart_samples=10):
    """Moves everything that is there onto the ground, by `shift` in metres, and sets what all cuts share. What is
    pulled `apart` is at most so `high`, of the picture; panes that lie on each other, seen along their faces, need more
    samples (`apart_samples`)."""
    bpy.context.view_layer.update()
    if EXPLODED:
        _pull_apart(apart)
    sample = [o for o in bpy.data.objects if o.parent is None]
    anchor = mesh.empty('sample', shift)
    anchor.scale = (scale,) * 3
    for obj in sample:
        obj.parent = anchor
    for obj in anchor.children_recursive:
        obj.pass_index = GLASS if obj.type == 'MESH' and part_of(obj) in CLEAR else SOLID
    stage.setup(SIZE, apart_samples if EXPLODED else samples, 0.0, bounces=24)
    scene, cycles = bpy.context.scene, bpy.context.scene.cycles
    cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces, cycles.transparent_max_bounces = 3, 6, 20, 32
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.05, 6
    cycles.blur_glossy, cycles.sample_clamp_indirect, cycles.pixel_filter_type, cycles.filter_width = 0.3, 6.0, 'BLACKMAN_HARRIS', 1.5
    scene.view_settings.view_transform, scene.view_settings.look = 'Standard', 'None'      # true colours: anthracite stays dark
    _ground()
    stage.flat_world((1.0, 0.99, 0.97), 0.30)
    stage.area((-0.10, 0.25, 1.75), (0.18, 0.05, 0.1), 1.7, 26, (1, 0.985, 0.97), mirrored=False)          # bank overhead
    stage.area((-1.15, -0.85, 1.15), (0.2, 0, 0.15), 0.55, 15, (1, 0.98, 0.95), mirrored=False)            # key, from the left
    stage.area((1.35, 0.35, 0.85), (0.35, 0.03, 0.1), 0.7, 5, (0.97, 0.985, 1), mirrored=False)            # on the cut ends
    _card((0.20, 0.00, 0.17), (0, -1, 0), 0.9, FACES, 125)                                                                       # faces, glass
    _card((0.10, 0.04, 0.36), (0, 0, 1), 1.0, [(-0.3, 0.6), (0.3, 1.5)], 100)                                                    # upper cuts
    _card((0.40, 0.04, 0.07), (1, 0, 0), 0.9, [(-0.2, 0.35), (0.2, 1.25)], 80)                                                   # right cuts
    eye = stage.camera(EYE, AIM, LENS, level=False)
    eye.data.dof.use_dof, eye.data.dof.aperture_fstop = True, 16 if EXPLODED else 10
    if EXPLODED:
        anchor.location, anchor.scale = (0, 0, 0), (1, 1, 1)
        _fit(anchor, high=high)
    eye.data.dof.focus_distance = (Vector((0.33, 0.0, 0.13)) - Vector(EYE)).length
    crop = _around(anchor)
    if EXPLODED:
        print('CALLOUTS ' + json.dumps(_callouts(anchor)), flush=True)
    return {'finish': _paper(anchor, crop), 'crop': crop, 'grain': 0.0}                # no grain: the ground is to equal the page


#: What a part is called by its material, where nothing else names it (see `Part` in cut.py).
PARTS = {'epdm': 'gasket', 'silicone': 'joint', 'intumescent': 'strip', 'polyamide': 'break', 'spacer': 'spacer', 'block': 'glass', 'clear gel': 'layer', 'wool': 'wool',
         'enamel': 'panel', **dict.fromkeys(('board', 'dense board', 'grey board'), 'board'), 'silicate': 'inlay', 'ceramic': 'core', 'core': 'core'}


def part_of(obj):
    """What part of a system an object is."""
    return obj.get('part') or PARTS.get(obj.data.materials[0].name.split('.')[0], 'profile')


#: What is looked through; it is pointed at where nothing shines through that could be meant.
CLEAR = 'glass', 'layer'


def _met(scene, graph, eye, look):
    """What is met on the way from the eye: each pane and each layer of one, and the first thing that is none."""
    for _ in range(40):
        hit, where, _, _, seen, _ = scene.ray_cast(graph, eye, look)
        seen = hit and seen and (seen.original if hasattr(seen, 'original') else seen)
        if not seen:
            return
        yield seen
        if part_of(seen) not in CLEAR:
            return
        eye = where + 0.0001 * look


#: How many places of a picture are looked at for its callouts, across and down.
LOOKED_AT = (534, 400)
#: A part that is seen bare in fewer of them is rather pointed at through glass, and not at all where that is no more.
ENOUGH = 20


def _callouts(anchor):
    """Where the callouts point: for each part its name and a place well within the widest patch of it that is seen,
    through glass if no other is, as parts of the picture from the left and from the top; and where the top of the
    sample is seen, above which the numbers stand."""
    bpy.context.view_layer.update()
    scene, graph = bpy.context.scene, bpy.context.evaluated_depsgraph_get()
    eye, ours = Vector(EYE), set(anchor.children_recursive)
    right_top, right_low, left_low, left_top = (scene.camera.matrix_world @ corner for corner in scene.camera.data.view_frame(scene=scene))
    (columns, rows), bare, behind = LOOKED_AT, {}, {}
    for row in range(rows):
        for column in range(columns):
            along, down = (column + 0.5) / columns, (row + 0.5) / rows
            aim = left_top.lerp(right_top, along).lerp(left_low.lerp(right_low, along), down)
            met = [part_of(obj) if obj in ours and obj.data.materials else None for obj in _met(scene, graph, eye, (aim - eye).normalized())]
            for name in dict.fromkeys(met):
                if name:
                    seen = bare if met[0] == name and (name not in CLEAR or {*met} <= {*CLEAR, None}) else behind
                    seen.setdefault(name, np.zeros((rows, columns), bool))[row, column] = True
    nothing = np.zeros((rows, columns), bool)
    patches = {'top': sum(bare.values(), nothing)}
    for name in {**bare, **behind}:
        patches[name] = max((seen.get(name, nothing) for seen in (bare, behind)), key=lambda seen: (min(seen.sum(), ENOUGH), seen is bare.get(name)))
    return {name: [round((column + 0.5) / columns, 4), round((row + 0.5) / rows, 4)]
            for name, patch in sorted(patches.items()) if patch.sum() >= ENOUGH
            for row, column in [np.argwhere(patch)[0] if name == 'top' else _within(patch)]}


def _within(seen):
    """The highest of the places that lie nearly as deep within what is seen as any: row and column."""
    depth, left = np.zeros(seen.shape, int), np.pad(seen, 1)
    while left.any():
        depth += left[1:-1, 1:-1]
        inner = np.zeros_like(left)
        inner[1:-1, 1:-1] = left[1:-1, 1:-1] & left[:-2, 1:-1] & left[2:, 1:-1] & left[1:-1, :-2] & left[1:-1, 2:]
        left = inner
    return np.argwhere(depth >= 0.8 * depth.max())[0]


#: How much more of the picture than the sample is rendered, for its shadow: beside, below and above it, as parts of the
#: whole.
BESIDE, BELOW, ABOVE = 0.18, 0.13, 0.04


def _around(anchor):
    """The part of the picture that the sample and its shadow take: left, right, bottom, top as parts of the whole."""
    x, y = _seen(anchor)
    return max(0, min(x) - BESIDE), min(1, max(x) + BESIDE), max(0, min(y) - BELOW), min(1, max(y) + ABOVE)


# ---- ground to paper ------------------------------------------------------------------------------

POWERS = [(i, j) for i in range(5) for j in range(5 - i)]


def _empty_stage(anchor):
    """The ground without a sample as a polynomial of the place in the picture. The same for all cuts, so it is kept."""
    kept = os.path.join(photo.CACHE, 'empty-stage.npy')
    if os.path.exists(kept):
        return np.load(kept)
    scene = bpy.context.scene
    samples, percentage = scene.cycles.samples, scene.render.resolution_percentage
    for obj in anchor.children_recursive:
        obj.hide_render = True
    scene.cycles.samples, scene.render.resolution_percentage, scene.cycles.use_adaptive_sampling, scene.render.use_border = 256, 10, False, False
    field = photo.passes()['colour']
    scene.cycles.samples, scene.render.resolution_percentage, scene.cycles.use_adaptive_sampling = samples, percentage, True
    for obj in anchor.children_recursive:
        obj.hide_render = False
    height, width = field.shape[:2]
    y, x = np.mgrid[0:height, 0:width]
    u, v = x.ravel() / width - 0.5, y.ravel() / height - 0.5
    terms = np.stack([u ** i * v ** j for i, j in POWERS], 1)
    fit = np.array([np.linalg.lstsq(terms, field[..., c].ravel(), rcond=None)[0] for c in range(3)], np.float32)
    np.save(kept, fit)
    return fit


def _paper(anchor, crop, white=1.015):
    """The finish that divides the picture by the empty stage: what is left of the ground is paper and shadow. Round the
    crop all is paper."""
    paper = np.array(rgb(PAPER)[:3], np.float32)

    def finish(picture, got):
        coefficients = _empty_stage(anchor)
        scene = bpy.context.scene
        width, height = (round(size * scene.render.resolution_percentage / 100) for size in SIZE)
        rows, columns = picture.shape[:2]
        left, low = min(int(crop[0] * width), width - columns), min(int(crop[2] * height), height - rows)
        x, y = np.arange(columns, dtype=np.float32)[None], np.arange(rows, dtype=np.float32)[:, None]
        u, v = (x + left) / width - 0.5, (y + low) / height - 0.5
        field = np.stack([sum(k * u ** i * v ** j for k, (i, j) in zip(c, POWERS)) for c in coefficients], -1)
        ratio = picture / field * white
        ground = 1 - np.clip(blur((got['index'][..., 0] > 0.01).astype(np.float32), 1.2) * 2, 0, 1)[..., None]
        bright, dim = _rolled(ratio, 0.9, 1.06), _rolled(ratio, ROLLS_FROM, LIGHTEST)          # glass mirrors lamps, which roll off above paper
        glass = blur((np.abs(got['index'][..., 0] - GLASS) < 0.5).astype(np.float32), 0.8)[..., None]
        rolled = dim + (bright - dim) * glass
        foot = BELOW * height + 0.28 * (rows - (BELOW + ABOVE) * height)                       # middle of what stands on the ground
        far = np.hypot((x - columns / 2) / (columns / 2), (y - foot) / np.where(y < foot, foot, rows - foot))
        fade = _rise(1 - far, 0.55)
        even = 1 - (1 - np.minimum(ratio, 1)) * fade[..., None]                                # shadows end in an ellipse, before the crop does
        whole = np.broadcast_to(paper, (height, width, 3)).copy()
        whole[low:low + rows, left:left + columns] = paper * (even * ground + rolled * (1 - ground))
        return whole

    return finish


def _rolled(light, start, end):
    """The same up to `start`; what is lighter comes ever nearer to `end`."""
    over = end - start
    return np.where(light > start, start + over * np.tanh((light - start) / over), light)


def _rise(distance, over):
    """0 at the edge, 1 from `over` pixels on, smooth at both ends."""
    t = np.clip(distance / over, 0, 1)
    return t * t * (3 - 2 * t)
