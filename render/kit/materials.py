"""Procedural materials, made once per scene and found by name.

`material('ral7016')`, `material('#aabbcc')` (powder coat) or a datablock all work wherever a kit function takes a
material.
"""
import bpy

_made = {}
_recipes = {}


def define(name, function):
    """Registers a one-off material of a single picture, e.g. define('brick', lambda: bricks('brick', ...))."""
    _recipes[name] = function


def material(which):
    if not isinstance(which, str):
        return which
    known = _made.get(which)
    if known is None or known.name not in bpy.data.materials:
        known = _made[which] = _recipes[which]() if which in _recipes else powder(which, which)
    return known


def rgb(code):
    """'#rrggbb' (sRGB) to linear RGBA."""
    parts = [int(code.lstrip('#')[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts) + (1,)


def shade(colour, factor):
    return tuple(min(1, x * factor) for x in colour[:3]) + (1,)


class Nodes:
    """Thin helper round a material's or world's node tree."""

    def __init__(self, owner, clear=False):
        owner.use_nodes = True
        self.tree = owner.node_tree
        if clear:
            self.tree.nodes.clear()

    def add(self, kind, inputs=None, **attributes):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in attributes.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.put(value, node.inputs[key])
        return node

    def put(self, value, socket):
        """A constant or another node's output into a socket."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0):
        return self.add('Math', {0: a, 1: b}, operation=operation).outputs[0]

    def ramp(self, factor, stops):
        """stops: (position, RGBA or RGB) pairs."""
        node = self.add('ValToRGB', {0: factor})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, tuple(colour)[:3] + (1,)
        return node.outputs[0]

    def mix(self, factor, a, b, blend='MIX'):
        return self.add('MixRGB', {0: factor, 1: a, 2: b}, blend_type=blend).outputs[0]

    def shaders(self, factor, a, b):
        return self.add('MixShader', {0: factor, 1: a, 2: b}).outputs[0]

    def where(self, scale=(1, 1, 1), turn=(0, 0, 0), local=False):
        """World position (or object coordinates), scaled."""
        source = (self.add('TexCoord').outputs['Object'] if local else self.add('NewGeometry').outputs['Position'])
        return self.add('Mapping', {0: source, 'Scale': scale, 'Rotation': turn}).outputs[0]

    def on_walls(self):
        """Coordinates for upright surfaces, whichever way they face: (X + Y, Z)."""
        x, y, z = self.add('SeparateXYZ', {0: self.add('NewGeometry').outputs['Position']}).outputs
        return self.add('CombineXYZ', {0: self.math('ADD', x, y), 1: z, 2: 0.0}).outputs[0]

    def noise(self, vector, scale, detail=4.0, roughness=0.55):
        return self.add('TexNoise', {'Vector': vector, 'Scale': scale, 'Detail': detail, 'Roughness': roughness}).outputs[0]

    def spread(self, factor, low, high):
        """Noise value to a range, e.g. of roughness."""
        return self.add('MapRange', {'Value': factor, 'From Min': 0.3, 'From Max': 0.7, 'To Min': low, 'To Max': high}).outputs[0]

    def bump(self, height, strength, distance):
        return self.add('Bump', {'Height': height, 'Strength': strength, 'Distance': distance}).outputs[0]

    def bricks(self, vector, width, height, mortar, offset=0.5, smooth=0.1):
        """(colour of each brick, mask of the joints); `mortar` is half of a joint's width, `smooth` rounds the
        edges."""
        node = self.add('TexBrick', {'Vector': vector, 'Scale': 1.0, 'Brick Width': width, 'Row Height': height,
                                     'Mortar Size': mortar, 'Mortar Smooth': smooth}, offset=offset, squash=1.0)
        node.inputs['Color1'].default_value, node.inputs['Color2'].default_value = (0, 0, 0, 1), (1, 1, 1, 1)
        node.inputs['Mortar'].default_value = (0.5, 0.5, 0.5, 1)
        return node.outputs['Color'], node.outputs['Fac']


def principled(name, colour, rough=0.5, metal=0.0, spec=0.5):
    """(material, Nodes, shader) with a plain surface."""
    mat = bpy.data.materials.new(name)
    n = Nodes(mat)
    shader = n.tree.nodes['Principled BSDF']
    for key, value in (('Base Color', colour), ('Roughness', rough), ('Metallic', metal), ('Specular', spec)):
        shader.inputs[key].default_value = value
    return mat, n, shader


def plain(name, colour, rough=0.5, spec=0.5, metal=0.0):
    return principled(name, rgb(colour), rough, metal, spec)[0]


def many(name, colours, rough=0.6):
    """A material that gives each loose part of a mesh one of these colours."""
    mat, n, s = principled(name, rgb(colours[0]), rough, spec=0.3)
    ramp = n.ramp(n.add('NewGeometry').outputs['Random Per Island'], [(i / len(colours), rgb(c)) for i, c in enumerate(colours)])
    ramp.node.color_ramp.interpolation = 'CONSTANT'
    n.put(ramp, s.inputs['Base Color'])
    return mat


def powder(name, colour, rough=0.36, metal=0.0):
    """Powder coat, fine texture: relief of half a millimetre that breaks the sheen, never a pattern."""
    mat, n, s = principled(name, rgb(colour), rough, metal, 0.5)
    at = n.where(local=True)
    n.put(n.bump(n.noise(at, 1500, 2, 0.6), 0.16, 0.0004), s.inputs['Normal'])
    n.put(n.spread(n.noise(at, 9, 3), rough - 0.03, rough + 0.03), s.inputs['Roughness'])
    return mat


def brushed(name, colour, rough=0.33, axis='z'):
    """Brushed or anodised metal: noise stretched along `axis`."""
    mat, n, s = principled(name, tuple(colour) + (1,), rough, 1.0)
    scale = {'z': (900, 900, 6), 'x': (6, 900, 900), 'y': (900, 6, 900)}[axis]
    grain = n.noise(n.where(scale, local=True), 1, 2)
    n.put(n.spread(grain, rough - 0.07, rough + 0.09), s.inputs['Roughness'])
    n.put(n.bump(grain, 0.05, 0.0003), s.inputs['Normal'])
    return mat


def plaster(name, colour, rough=0.85, relief=0.12, contrast=0.93):
    mat, n, s = principled(name, rgb(colour), rough, spec=0.25)
    at = n.where()
    n.put(n.ramp(n.noise(at, 2.2, 6, 0.6), [(0.35, shade(rgb(colour), contrast)), (0.65, rgb(colour))]), s.inputs['Base Color'])
    n.put(n.bump(n.noise(at, 160, 5, 0.6), relief, 0.0012), s.inputs['Normal'])
    return mat


def concrete(name, colour='#a7a49e', joints=None, rough=0.7, wall=False, contrast=1.0, joint_shade=0.28):
    """Cloudy mineral surface with pores; joints = (width, height, gap, offset) in metres draws a slab pattern;
    with `wall` on upright surfaces."""
    mat, n, s = principled(name, rgb(colour), rough, spec=0.35)
    at = n.where()
    base, large, fine = rgb(colour), n.noise(at, 0.9, 8, 0.65), n.noise(at, 14, 6, 0.7)
    cloud = n.math('ADD', n.math('MULTIPLY', large, 0.65), n.math('MULTIPLY', fine, 0.35))
    out = n.ramp(cloud, [(0.30, shade(base, 1 - 0.28 * contrast)), (0.5, base), (0.72, shade(base, 1 + 0.16 * contrast))])
    pores = n.ramp(n.add('TexVoronoi', {'Vector': at, 'Scale': 38}).outputs['Distance'], [(0, (0, 0, 0)), (0.11, (1, 1, 1))])
    out = n.mix(0.25 * contrast, out, pores, 'MULTIPLY')
    if joints:
        width, height, gap, offset = joints
        colours, lines = n.bricks(n.on_walls() if wall else at, width, height, gap, offset)
        out = n.mix(1, out, n.ramp(lines, [(0, (1, 1, 1)), (1, (joint_shade,) * 3)]), 'MULTIPLY')
        out = n.mix(1, out, n.ramp(colours, [(0, (0.93,) * 3), (1, (1.04,) * 3)]), 'MULTIPLY')
    n.put(out, s.inputs['Base Color'])
    n.put(n.spread(large, rough - 0.12, rough + 0.1), s.inputs['Roughness'])
    n.put(n.bump(n.math('ADD', fine, n.math('MULTIPLY', pores, 0.4)), 0.12, 0.002), s.inputs['Normal'])
    return mat


def wet(name, colour='#5d5c5a', dry=0.6, puddles=0.5, joints=None, size=0.22):
    """Asphalt or concrete after rain: smooth dark puddles (share 0-1, `size` = spots per metre) in a rougher, paler
    ground."""
    mat, n, s = principled(name, rgb(colour), dry, spec=0.5)
    at = n.where()
    base, fine = rgb(colour), n.noise(at, 16, 6, 0.7)
    pool = n.ramp(n.noise(n.add('Mapping', {0: at, 'Scale': (0.6, 1.5, 1)}).outputs[0], size, 5, 0.6), [(0.60 - 0.24 * puddles, (0, 0, 0)), (0.70 - 0.24 * puddles, (1, 1, 1))])
    patch = n.ramp(n.noise(at, 0.55, 5, 0.6), [(0.35, shade(base, 0.78)), (0.65, shade(base, 1.12))])
    out = n.mix(0.35, patch, n.ramp(fine, [(0.3, (0.6,) * 3), (0.7, (1.15,) * 3)]), 'MULTIPLY')
    if joints:
        lines = n.bricks(at, *joints)[1]
        out = n.mix(1, out, n.ramp(lines, [(0, (1, 1, 1)), (1, (0.45,) * 3)]), 'MULTIPLY')
    n.put(n.mix(pool, out, n.mix(1, out, (0.55, 0.55, 0.55, 1), 'MULTIPLY')), s.inputs['Base Color'])
    n.put(n.math('SUBTRACT', dry, n.math('MULTIPLY', pool, dry - 0.06)), s.inputs['Roughness'])
    n.put(n.bump(n.math('MULTIPLY', fine, n.math('SUBTRACT', 1.0, n.math('MULTIPLY', pool, 0.96))), 0.35, 0.004), s.inputs['Normal'])
    return mat


def granite(name, colour='#8d857d', shore=-0.2):
    """Bare rock by the sea: cracks, lichen, and a dark wet band up to the height `shore`."""
    mat, n, s = principled(name, rgb(colour), 0.85, spec=0.3)
    at = n.where()
    base = rgb(colour)
    out = n.ramp(n.noise(at, 0.7, 8, 0.65), [(0.32, shade(base, 0.80)), (0.5, base), (0.7, shade(base, 1.15))])
    out = n.mix(0.75, out, n.ramp(n.noise(at, 38, 8, 0.75), [(0.32, (0.55,) * 3), (0.66, (1.25,) * 3)]), 'MULTIPLY')
    spots = n.ramp(n.noise(n.add('Mapping', {0: at, 'Location': (2, 9, 4)}).outputs[0], 5, 7, 0.75), [(0.60, (0, 0, 0)), (0.66, (1, 1, 1))])
    out = n.mix(n.math('MULTIPLY', spots, 0.22), out, rgb('#34332f'))
    warp = n.add('VectorMath', {0: at, 1: n.add('VectorMath', {0: n.add('TexNoise', {'Vector': at, 'Scale': 1.3, 'Detail': 3}).outputs[1], 'Scale': 0.9}, operation='SCALE').outputs[0]}).outputs[0]
    edge = n.add('TexVoronoi', {'Vector': n.add('Mapping', {0: warp, 'Scale': (1, 1.7, 1.2), 'Rotation': (0, 0, 0.5)}).outputs[0], 'Scale': 0.3}, feature='DISTANCE_TO_EDGE').outputs['Distance']
    crack = n.ramp(edge, [(0.0, (0, 0, 0)), (0.035, (1, 1, 1))])
    out = n.mix(0.5, out, crack, 'MULTIPLY')
    lichen = n.ramp(n.noise(n.add('Mapping', {0: at, 'Location': (7, 3, 1)}).outputs[0], 2.4, 6, 0.7), [(0.58, (0, 0, 0)), (0.66, (1, 1, 1))])
    out = n.mix(n.math('MULTIPLY', lichen, 0.5), out, rgb('#a8a488'))
    z = n.add('SeparateXYZ', {0: at}).outputs[2]
    damp = n.add('MapRange', {'Value': n.math('ADD', z, n.math('MULTIPLY', n.noise(at, 1.1, 3), 0.35)), 'From Min': shore + 0.35, 'From Max': shore, 'To Min': 0.0, 'To Max': 1.0}).outputs[0]
    n.put(n.mix(damp, out, n.mix(1, out, (0.28, 0.29, 0.27, 1), 'MULTIPLY')), s.inputs['Base Color'])
    n.put(n.math('SUBTRACT', 0.85, n.math('MULTIPLY', damp, 0.55)), s.inputs['Roughness'])
    n.put(n.bump(n.math('ADD', n.math('MULTIPLY', n.noise(at, 3.2, 9, 0.72), 1.0), n.math('MULTIPLY', crack, 0.4)), 0.8, 0.055), s.inputs['Normal'])
    return mat


def _burnt(n, tint, at):
    """The face of a brick: mottled by the fire, a little soiled."""
    tint = n.mix(0.55, tint, n.ramp(n.noise(at, 34, 6, 0.72), [(0.30, (0.60,) * 3), (0.5, (0.96,) * 3), (0.72, (1.18,) * 3)]), 'MULTIPLY')
    return n.mix(0.45, tint, n.ramp(n.noise(at, 0.8, 6, 0.65), [(0.32, (0.74,) * 3), (0.62, (1.06,) * 3)]), 'MULTIPLY')


def _tones(colours):
    """Stops of a ramp from brick to brick: mostly the given colours, now and then one that was burnt darker or
    paler."""
    given = [rgb(c) for c in colours]
    return [(0.0, shade(given[0], 0.70)), (0.10, shade(given[0], 0.90)), (0.30, given[0]), (0.55, given[1]), (0.80, given[2]), (0.93, shade(given[1], 1.08)), (1.0, shade(given[2], 1.18))]


def bricks(name, colours=('#7d3f2c', '#a5593f', '#8f4a35'), mortar='#b5aea3', size=(0.25, 0.075, 0.0055), origin=(0.0, 0.0)):
    """Brick walls in running bond: uneven edges, joints raked out, each brick of its own tone and a little out of
    plane. `size`: length, course, half a joint; `origin`: where a course and an upright joint begin."""
    mat, n, s = principled(name, rgb(colours[0]), 0.92, spec=0.18)
    flat = n.add('Mapping', {0: n.on_walls(), 'Location': (-origin[0], -origin[1], 0)}).outputs[0]
    jag = n.add('VectorMath', {0: n.add('TexNoise', {'Vector': flat, 'Scale': 26, 'Detail': 3}).outputs[1], 1: (0.5, 0.5, 0.5)}, operation='SUBTRACT').outputs[0]
    at = n.add('VectorMath', {0: flat, 1: n.add('VectorMath', {0: jag, 'Scale': 0.006}, operation='SCALE').outputs[0]}).outputs[0]
    each, lines = n.bricks(at, *size, smooth=0.55)
    tint = _burnt(n, n.ramp(each, _tones(colours)), flat)
    grout = n.mix(0.6, rgb(mortar), n.ramp(n.noise(flat, 55, 4, 0.7), [(0.3, (0.72,) * 3), (0.7, (1.08,) * 3)]), 'MULTIPLY')
    n.put(n.mix(n.ramp(lines, [(0.25, (0, 0, 0)), (0.75, (1, 1, 1))]), tint, grout), s.inputs['Base Color'])
    tilt = n.noise(n.add('Mapping', {0: at, 'Scale': (4.5, 11, 1)}).outputs[0], 1.0, 1)
    face = n.math('ADD', n.math('MULTIPLY', each, 0.30), n.math('ADD', n.math('MULTIPLY', tilt, 0.35), n.math('MULTIPLY', n.noise(flat, 90, 5, 0.65), 0.22)))
    deep = n.math('MULTIPLY', lines, n.spread(n.noise(flat, 3.1, 4, 0.6), 0.45, 1.25))        # no two joints were raked alike
    n.put(n.bump(n.math('SUBTRACT', face, deep), 0.9, 0.009), s.inputs['Normal'])
    return mat


def loose_bricks(name, colours):
    """The same bricks, each a body of its own."""
    mat, n, s = principled(name, rgb(colours[0]), 0.92, spec=0.18)
    at = n.where()
    n.put(_burnt(n, n.ramp(n.add('NewGeometry').outputs['Random Per Island'], _tones(colours)), at), s.inputs['Base Color'])
    n.put(n.bump(n.math('ADD', n.math('MULTIPLY', n.noise(at, 24, 3, 0.6), 0.6), n.noise(at, 90, 6, 0.7)), 0.9, 0.005), s.inputs['Normal'])
    return mat


def boards(name, colour='#8c8478', width=0.14, gap=0.012, rough=0.8, vertical=True, contrast=0.3, grain=True):
    """Cladding boards or profiled sheet on walls; `contrast` between the boards, `grain` for wood."""
    mat, n, s = principled(name, rgb(colour), rough, spec=0.25)
    at = n.add('Mapping', {0: n.on_walls(), 'Rotation': (0, 0, 1.5708 if vertical else 0)}).outputs[0]
    each, lines = n.bricks(at, 40.0, width, gap, 0.37)
    base = rgb(colour)
    seed = n.add('VectorMath', {0: each, 1: (37, 37, 37)}, operation='MULTIPLY').outputs[0]
    veins = n.noise(n.add('VectorMath', {0: n.add('Mapping', {0: at, 'Scale': (1.2, 16, 1)}).outputs[0], 1: seed}).outputs[0], 1.6, 6, 0.62)
    tint = n.ramp(veins, [(0.25, shade(base, 1 - contrast)), (0.5, base), (0.75, shade(base, 1 + contrast * 0.6))]) if grain else base
    tint = n.mix(1, tint, n.ramp(each, [(0, (1 - contrast * 0.7,) * 3), (1, (1.05,) * 3)]), 'MULTIPLY')
    n.put(n.mix(1, tint, n.ramp(lines, [(0, (1, 1, 1)), (1, (0.12, 0.11, 0.10))]), 'MULTIPLY'), s.inputs['Base Color'])
    n.put(n.bump(n.math('SUBTRACT', n.math('MULTIPLY', veins, 0.2), lines), 0.5, 0.006), s.inputs['Normal'])
    return mat


def planks(name, tones=('#9a7c5a', '#b3946d', '#c4a57d'), rough=0.38, length=1.8, width=0.15, turn=0.0):
    """Oak floor in the XY plane."""
    mat, n, s = principled(name, rgb(tones[1]), rough, spec=0.45)
    at = n.where(turn=(0, 0, turn))
    each, lines = n.bricks(at, length, width, 0.0022, 0.37)
    seed = n.add('VectorMath', {0: each, 1: (37, 37, 37)}, operation='MULTIPLY').outputs[0]
    veins = n.noise(n.add('VectorMath', {0: n.add('Mapping', {0: at, 'Scale': (2.6, 26, 1)}).outputs[0], 1: seed}).outputs[0], 1.6, 6, 0.62)
    tint = n.ramp(veins, [(0.25, rgb(tones[0])), (0.5, rgb(tones[1])), (0.75, rgb(tones[2]))])
    tint = n.mix(1, tint, n.ramp(each, [(0, (0.72,) * 3), (1, (1.05,) * 3)]), 'MULTIPLY')
    n.put(n.mix(1, tint, n.ramp(lines, [(0, (1, 1, 1)), (1, (0.35, 0.3, 0.26))]), 'MULTIPLY'), s.inputs['Base Color'])
    n.put(n.spread(veins, rough - 0.08, rough + 0.1), s.inputs['Roughness'])
    n.put(n.bump(veins, 0.05, 0.001), s.inputs['Normal'])
    return mat


def terrazzo(name, base='#d3cfc7', rough=0.16):
    mat, n, s = principled(name, rgb(base), rough)
    at = n.where()
    out = n.ramp(n.noise(at, 3), [(0.3, shade(rgb(base), 0.94)), (0.7, rgb(base))])
    for scale, reach, chips in ((95, 0.22, ('#8d8a83', '#f3f0ea', '#5f6468')), (170, 0.2, ('#b9a68a', '#77756f', '#f7f5f0'))):
        cell = n.add('TexVoronoi', {'Vector': at, 'Scale': scale})
        inside = n.ramp(cell.outputs['Distance'], [(reach, (1, 1, 1)), (reach + 0.03, (0, 0, 0))])
        pick = n.add('SeparateXYZ', {0: cell.outputs['Color']}).outputs[0]
        out = n.mix(inside, out, n.ramp(pick, [(0, rgb(chips[0])), (0.45, rgb(chips[1])), (0.9, rgb(chips[2]))]))
    n.put(out, s.inputs['Base Color'])
    n.put(n.spread(n.noise(at, 5, 5), rough - 0.05, rough + 0.08), s.inputs['Roughness'])
    return mat


def glass(name, tint=(0.955, 0.98, 0.962), reflect=1.0, behind=None):
    """Thin architectural glass: transparent, tinted, with Fresnel reflection seen by camera and mirrors only.

    No refraction: sunlight passes, no caustic noise. What it mirrors is rendered either with the rest or by itself
    (`photo.render`, `mirrors`): the node 'mirror' says which, -1 with the rest, 0 nothing, 1 nothing else, and the pane
    is a little bowed, as sealed units are. `behind`: the colour of what it is backed with, opaque."""
    mat = bpy.data.materials.new(name)
    n = Nodes(mat, clear=True)
    clear = n.add('BsdfDiffuse', {0: rgb(behind)}).outputs[0] if behind else n.add('BsdfTransparent', {0: tuple(tint) + (1,)}).outputs[0]
    gloss = n.add('BsdfGlossy', {'Roughness': 0.0, 0: (0.96, 1, 0.98, 1)}).outputs[0]
    path, side = n.add('LightPath'), n.add('NewGeometry')
    seen = n.math('MAXIMUM', path.outputs['Is Camera Ray'], path.outputs['Is Glossy Ray'])
    bare = n.add('Fresnel', {0: 1.5}).outputs[0]
    amount = n.math('MULTIPLY', n.math('MULTIPLY', bare, seen), reflect)
    front = n.math('SUBTRACT', 1.0, side.outputs['Backfacing'])
    usual = n.shaders(n.math('MULTIPLY', amount, front), clear, gloss)
    # by itself: all of it a mirror, as strong as Fresnel says, so that few samples are free of noise
    part = n.math('MINIMUM', n.math('MULTIPLY', bare, reflect), 0.85)
    x, y, z = n.add('SeparateXYZ', {0: n.add('TexCoord').outputs['Generated']}).outputs
    away = lambda c: n.math('POWER', n.math('SUBTRACT', c, 0.5), 2.0)
    bow = n.math('MULTIPLY', n.math('ADD', n.math('ADD', away(x), away(y)), away(z)), n.math('SUBTRACT', n.math('MULTIPLY', n.add('ObjectInfo').outputs['Random'], 2.2), 0.6))
    uneven = n.math('ADD', bow, n.math('MULTIPLY', n.noise(n.where(), 1.4, 2, 0.5), 0.25))
    only = n.add('BsdfGlossy', {'Roughness': 0.0, 0: n.add('CombineXYZ', {0: n.math('MULTIPLY', part, 0.97), 1: part, 2: n.math('MULTIPLY', part, 0.985)}).outputs[0], 'Normal': n.bump(uneven, 1.0, 0.004)}).outputs[0]
    alone = n.shaders(n.math('MULTIPLY', front, path.outputs['Is Camera Ray']), clear, only)
    mirror = n.add('Value', label='mirror')
    mirror.name, mirror.outputs[0].default_value = 'mirror', -1.0
    nothing = n.shaders(n.math('MULTIPLY', path.outputs['Is Camera Ray'], n.math('GREATER_THAN', mirror.outputs[0], -0.5)), usual, clear)
    n.put(n.shaders(n.math('GREATER_THAN', mirror.outputs[0], 0.5), nothing, alone), n.add('OutputMaterial').inputs[0])
    return mat


def emission(colour, strength, name='light', falloff=None):
    """A glowing surface; colour is linear RGB."""
    mat = bpy.data.materials.new(name)
    n = Nodes(mat, clear=True)
    n.put(n.add('Emission', {0: tuple(colour)[:3] + (1,), 1: strength}).outputs[0], n.add('OutputMaterial').inputs[0])
    return mat


def shown(obj):
    """A lamp that only the camera sees: an area lamp or a glowing room stands for its light, which saves noise. Returns
    the object."""
    obj.visible_diffuse = obj.visible_glossy = False
    for slot in obj.material_slots:
        slot.material.cycles.sample_as_light = False
    return obj


for _name, _args in {
    'ral7016': ('#383e42', 0.36), 'ral7021': ('#2b2e31', 0.38), 'ral7022': ('#4a4842', 0.38), 'ral7039': ('#6b695f', 0.38),
    'ral9005': ('#161718', 0.38), 'ral9010': ('#efece1', 0.36), 'ral9016': ('#f1f0ea', 0.36), 'ral7035': ('#c5c7c4', 0.36),
    'ral6012': ('#34403d', 0.38), 'ral5008': ('#2f3b45', 0.38), 'ral8019': ('#3a3432', 0.38), 'ral3009': ('#5f2f27', 0.38),
    'ral1013': ('#dfd8c6', 0.36), 'ral6021': ('#86a07c', 0.38),
}.items():
    define(_name, lambda n=_name, a=_args: powder(n, *a))
define('ral9006', lambda: powder('ral9006', '#a5a8a6', 0.38, 0.45))
define('ral9007', lambda: powder('ral9007', '#85857f', 0.38, 0.45))
define('anodised', lambda: brushed('anodised', (0.56, 0.56, 0.55)))
define('champagne', lambda: brushed('champagne', (0.50, 0.43, 0.33), 0.34))
define('bronze', lambda: brushed('bronze', (0.13, 0.095, 0.07), 0.36))
define('alu', lambda: brushed('alu', (0.56, 0.56, 0.55)))
define('inox', lambda: brushed('inox', (0.72, 0.71, 0.69), 0.30, 'x'))
define('gasket', lambda: plain('gasket', '#161617', 0.6, 0.3))
define('black', lambda: plain('black', '#131314', 0.45))
define('white', lambda: plain('white', '#e5e5e3', 0.5))
define('plaster', lambda: plaster('plaster', '#e9e6e0'))
define('ceiling', lambda: plaster('ceiling', '#f1efea', 0.9, 0.05, 0.98))
define('concrete', lambda: concrete('concrete'))
define('terrazzo', lambda: terrazzo('terrazzo'))
define('oak', lambda: planks('oak'))
define('glass', lambda: glass('glass'))
define('fireglass', lambda: glass('fireglass', (0.93, 0.968, 0.945)))
