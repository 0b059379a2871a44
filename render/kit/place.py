"""Places: surfaces of rooms by name, the hours of the day, the room on our side of a product and what is seen of the
world outside.

A room lies round the opening of a product in the wall y = 0; `View` knows what of it the camera sees. All sizes are
metres.
"""
import math
import random
from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Vector

from kit import stage
from kit.building import wall
from kit.develop import blur
from kit.door import arch
from kit.materials import Nodes, bricks, define, emission, glass, loose_bricks, plain, planks, principled, rgb, shade, terrazzo
from kit.mesh import box, boxes, from_faces, prism
from kit.stage import image_of, out_of_focus


def paint(name, colour, rough=0.58):
    """Painted plaster: with the roller's skin and faint lanes, never quite flat nor of one tone, which light from the
    side shows; here and there a filled hole, and what shoes and trolleys leave above the skirting."""
    mat, n, s = principled(name, rgb(colour), rough, spec=0.35)
    at, base, flat = n.where(), rgb(colour), n.on_walls()
    up = n.add('SeparateXYZ', {0: at}).outputs[2]
    skin = n.math('ADD', n.math('MULTIPLY', n.noise(at, 70, 2, 0.5), 0.55), n.math('MULTIPLY', n.noise(at, 210, 2, 0.6), 0.45))
    lanes = n.noise(n.add('Mapping', {0: flat, 'Scale': (4.2, 0.45, 1)}).outputs[0], 1.0, 2, 0.4)
    tone = n.math('ADD', n.math('MULTIPLY', skin, 0.72), n.math('MULTIPLY', lanes, 0.28))
    out = n.ramp(tone, [(0.34, shade(base, 0.972)), (0.66, shade(base, 1.022))])
    out = n.mix(1, out, n.ramp(n.noise(n.add('Mapping', {0: at, 'Location': (3, 7, 1)}).outputs[0], 0.9, 5, 0.6), [(0.34, (0.945, 0.94, 0.93)), (0.66, (1.025,) * 3)]), 'MULTIPLY')
    filled = n.ramp(n.add('TexVoronoi', {'Vector': n.add('Mapping', {0: flat, 'Location': (0.37, 0.21, 0)}).outputs[0], 'Scale': 1.1}, voronoi_dimensions='2D').outputs['Distance'],
                    [(0.012, (1, 1, 1)), (0.024, (0, 0, 0))])
    out = n.mix(n.math('MULTIPLY', filled, 0.6), out, shade(base, 1.06))
    low = n.ramp(up, [(0.05, (1, 1, 1)), (0.16, (0.55,) * 3), (0.42, (0, 0, 0))])
    scuffs = n.ramp(n.noise(n.add('Mapping', {0: flat, 'Scale': (2.4, 34, 1)}).outputs[0], 1.0, 4, 0.68), [(0.60, (0, 0, 0)), (0.70, (1, 1, 1))])
    out = n.mix(n.math('MULTIPLY', n.math('MULTIPLY', scuffs, low), 0.34), out, shade(base, 0.42))
    n.put(out, s.inputs['Base Color'])
    waves = n.math('MULTIPLY', n.noise(at, 2.2, 3, 0.5), 6.0)
    n.put(n.bump(n.math('ADD', skin, waves), 0.35, 0.0011), s.inputs['Normal'])
    return mat


def limewash(name, colour):
    """Floated lime plaster: nearly even, with the sand in it and the faint sweep of the float."""
    mat, n, s = principled(name, rgb(colour), 0.85, spec=0.2)
    at, base = n.where(), rgb(colour)
    sweep = n.noise(n.add('Mapping', {0: at, 'Scale': (1.0, 1.0, 1.5), 'Rotation': (0.5, 0.4, 0.3)}).outputs[0], 1.7, 3, 0.5)
    sand = n.math('ADD', n.math('MULTIPLY', n.noise(at, 60, 3, 0.6), 0.5), n.math('MULTIPLY', n.noise(at, 230, 2, 0.7), 0.5))
    out = n.ramp(sweep, [(0.30, shade(base, 0.955)), (0.70, shade(base, 1.025))])
    out = n.mix(1, out, n.ramp(sand, [(0.34, (0.93,) * 3), (0.66, (1.04,) * 3)]), 'MULTIPLY')
    up = n.add('SeparateXYZ', {0: at}).outputs[2]
    rubbed = n.math('MULTIPLY', n.ramp(up, [(0.06, (1, 1, 1)), (0.50, (0, 0, 0))]), n.ramp(n.noise(at, 5, 5, 0.66), [(0.46, (0, 0, 0)), (0.66, (1, 1, 1))]))
    n.put(n.mix(n.math('MULTIPLY', rubbed, 0.22), out, shade(base, 0.5)), s.inputs['Base Color'])
    n.put(n.bump(n.math('ADD', n.math('MULTIPLY', sweep, 1.6), n.math('MULTIPLY', sand, 0.55)), 0.42, 0.0032), s.inputs['Normal'])
    return mat


def _trodden(n, colour):
    """Where people walk through the door at the origin: greyer, with grit along the threshold; and what the mop leaves
    along the wall."""
    x, y, _ = n.add('SeparateXYZ', {0: n.where()}).outputs
    lane = n.ramp(n.math('ABSOLUTE', x), [(0.0, (1, 1, 1)), (0.35, (0.8,) * 3), (0.95, (0, 0, 0))])
    near = n.ramp(n.math('ABSOLUTE', y), [(0.0, (1, 1, 1)), (0.10, (0.62,) * 3), (1.0, (0, 0, 0))])
    grit = n.ramp(n.noise(n.where(), 4, 1, 0.4), [(0.25, (0.45,) * 3), (0.75, (1, 1, 1))])
    left = n.math('MULTIPLY', n.ramp(n.math('ABSOLUTE', n.math('ADD', y, 0.01)), [(0.0, (1, 1, 1)), (0.025, (0.8,) * 3), (0.11, (0, 0, 0))]), n.spread(n.noise(n.where(), 6, 3), 0.25, 1.0))
    worn = n.math('MAXIMUM', n.math('MULTIPLY', n.math('MULTIPLY', lane, near), grit), left)
    return n.mix(n.math('MULTIPLY', worn, 0.36), colour, (0.13, 0.12, 0.11, 1))


def formwork(name, colour='#aaa7a1', panel=(2.4, 1.2)):
    """Cast concrete: joints between the shutters, two by two tie holes in each, pores and clouds."""
    mat, n, s = principled(name, rgb(colour), 0.62, spec=0.35)
    at, base, flat = n.where(), rgb(colour), n.on_walls()
    cloud = n.math('ADD', n.math('MULTIPLY', n.noise(at, 0.8, 8, 0.65), 0.65), n.math('MULTIPLY', n.noise(at, 12, 6, 0.7), 0.35))
    out = n.ramp(cloud, [(0.30, shade(base, 0.74)), (0.5, base), (0.72, shade(base, 1.14))])
    each, joint = n.bricks(flat, *panel, 0.005, 0.0)
    out = n.mix(1, out, n.ramp(each, [(0, (0.90,) * 3), (1, (1.05,) * 3)]), 'MULTIPLY')
    u, v, _ = n.add('SeparateXYZ', {0: flat}).outputs
    away = [n.math('MULTIPLY', n.math('SUBTRACT', n.math('FRACT', n.math('DIVIDE', w, size / 2)), 0.5), size / 2) for w, size in zip((u, v), panel)]
    far = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', away[0], away[0]), n.math('MULTIPLY', away[1], away[1])))
    hole = n.add('MapRange', {'Value': far, 'From Min': 0.017, 'From Max': 0.013, 'To Min': 0.0, 'To Max': 1.0}).outputs[0]
    pores = n.ramp(n.add('TexVoronoi', {'Vector': at, 'Scale': 26}).outputs['Distance'], [(0, (0, 0, 0)), (0.09, (1, 1, 1))])
    out = n.mix(0.35, out, pores, 'MULTIPLY')
    lost = n.math('MAXIMUM', joint, hole)
    n.put(n.mix(lost, out, shade(base, 0.30)), s.inputs['Base Color'])
    n.put(n.bump(n.math('SUBTRACT', n.math('ADD', n.math('MULTIPLY', cloud, 0.25), n.math('MULTIPLY', pores, 0.15)), lost), 0.6, 0.008), s.inputs['Normal'])
    return mat


def glazed(name, colour, size=(0.15, 0.15), floor=False, rough=0.09, joint='#b9b5ac', offset=0.0, vary=0.10):
    """Glazed tiles on walls, clinker on floors: each of its own shade, and laid a little askew so that each mirrors
    something else; joints that lie deeper."""
    mat, n, s = principled(name, rgb(colour), rough, spec=0.5)
    at = n.where() if floor else n.on_walls()
    each, lines = n.bricks(at, *size, 0.0014 if not floor else 0.003, offset)
    base = rgb(colour)
    out = n.ramp(each, [(0, shade(base, 1 - vary)), (1, shade(base, 1 + vary))])
    out = n.mix(0.5, out, n.ramp(n.noise(n.where(), 14, 4), [(0.3, (0.88,) * 3), (0.7, (1.06,) * 3)]), 'MULTIPLY')
    out = n.mix(lines, out, rgb(joint))
    n.put(_trodden(n, out) if floor else out, s.inputs['Base Color'])
    n.put(n.math('ADD', rough, n.math('MULTIPLY', lines, 0.6)), s.inputs['Roughness'])
    chance = lambda k: n.math('SUBTRACT', n.math('FRACT', n.math('MULTIPLY', each, k)), 0.5)
    askew = n.add('VectorMath', {0: n.add('CombineXYZ', {0: chance(7.31), 1: chance(13.7), 2: chance(29.3)}).outputs[0], 'Scale': 0.08}, operation='SCALE').outputs[0]
    laid = n.add('VectorMath', {0: n.add('NewGeometry').outputs['Normal'], 1: askew}, operation='ADD').outputs[0]
    relief = n.math('SUBTRACT', n.math('MULTIPLY', n.noise(n.where(), 7, 2), 0.5), lines)
    n.put(n.add('Bump', {'Height': relief, 'Strength': 0.5, 'Distance': 0.002, 'Normal': n.add('VectorMath', {0: laid}, operation='NORMALIZE').outputs[0]}).outputs[0], s.inputs['Normal'])
    return mat


def lino(name, colour, rough=0.28):
    """Linoleum in sheets two metres wide, welded: soft clouds, polished by feet. No fine marbling: with few samples the
    denoiser makes flakes of it."""
    mat, n, s = principled(name, rgb(colour), rough, spec=0.42)
    base, at = rgb(colour), n.where()
    cloud = n.noise(n.add('Mapping', {0: at, 'Scale': (1, 1.8, 1)}).outputs[0], 1.6, 1, 0.4)
    out = n.ramp(cloud, [(0.25, shade(base, 0.965)), (0.75, shade(base, 1.03))])
    seam = n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', n.math('DIVIDE', n.math('ADD', n.add('SeparateXYZ', {0: at}).outputs[0], 0.63), 2.0)), 0.5)),
                  [(0.0, (1, 1, 1)), (0.0016, (0, 0, 0))])
    n.put(_trodden(n, n.mix(n.math('MULTIPLY', seam, 0.5), out, shade(base, 0.6))), s.inputs['Base Color'])
    return mat


def screed(name, colour='#a9a59d', tile=1.2):
    """Ground concrete in large slabs, sealed: a soft mirror with cut joints."""
    mat, n, s = principled(name, rgb(colour), 0.22, spec=0.5)
    at, base = n.where(), rgb(colour)
    cloud = n.math('ADD', n.math('MULTIPLY', n.noise(at, 1.1, 6, 0.6), 0.6), n.math('MULTIPLY', n.noise(at, 9, 6, 0.7), 0.4))
    out = n.ramp(cloud, [(0.32, shade(base, 0.84)), (0.5, base), (0.70, shade(base, 1.12))])
    _, lines = n.bricks(at, tile, tile, 0.003, 0.0)
    n.put(_trodden(n, n.mix(n.math('MULTIPLY', lines, 0.75), out, shade(base, 0.30))), s.inputs['Base Color'])
    n.put(n.math('ADD', n.spread(n.noise(at, 3.0, 6, 0.62), 0.17, 0.32), n.math('MULTIPLY', lines, 0.4)), s.inputs['Roughness'])
    n.put(n.bump(n.math('SUBTRACT', n.math('MULTIPLY', n.noise(at, 2.0, 2), 0.5), lines), 0.25, 0.0015), s.inputs['Normal'])
    return mat


def sealed(name, colour, bay=3.0):
    """A poured and sealed floor in bays: soft clouds and cut joints; no grit and no change of sheen, of which few
    samples in a low sun make flakes."""
    mat, n, s = principled(name, rgb(colour), 0.24, spec=0.5)
    at, base = n.where(), rgb(colour)
    out = n.ramp(n.noise(at, 0.8, 2, 0.5), [(0.3, shade(base, 0.86)), (0.7, shade(base, 1.08))])
    _, lines = n.bricks(at, bay, bay, 0.003, 0.0)
    n.put(n.mix(n.math('MULTIPLY', lines, 0.8), out, shade(base, 0.25)), s.inputs['Base Color'])
    n.put(n.bump(n.math('SUBTRACT', 1.0, lines), 0.25, 0.0015), s.inputs['Normal'])
    return mat


def carpet(name, colour):
    mat, n, s = principled(name, rgb(colour), 1.0, spec=0.05)
    pile = n.noise(n.where(), 260, 3, 0.7)
    n.put(n.ramp(n.math('ADD', n.math('MULTIPLY', pile, 0.7), n.math('MULTIPLY', n.noise(n.where(), 5, 4), 0.3)), [(0.3, shade(rgb(colour), 0.6)), (0.7, shade(rgb(colour), 1.2))]), s.inputs['Base Color'])
    n.put(n.bump(pile, 0.8, 0.005), s.inputs['Normal'])
    return mat


def tiles(name, colour='#f0efeb', size=0.6):
    """Acoustic ceiling tiles with a shadow joint."""
    mat, n, s = principled(name, rgb(colour), 0.95, spec=0.1)
    at = n.where()
    _, lines = n.bricks(at, size, size, 0.006, 0.0)
    n.put(n.mix(n.math('MULTIPLY', lines, 0.55), rgb(colour), (0.25, 0.25, 0.25, 1)), s.inputs['Base Color'])
    n.put(n.bump(n.math('SUBTRACT', n.math('MULTIPLY', n.noise(at, 700, 2), 0.15), lines), 0.4, 0.003), s.inputs['Normal'])
    return mat


#: What the panes of this picture mirror: `opposite` fills it before the first of them is made.
MIRRORED = {}


def clear(name, tint=(0.965, 0.985, 0.974), mirror=0.045):
    """A pane: both of its faces mirror, so that reflections are double as in laminated glass; light passes without
    noise.

    What it mirrors is a picture on the wall behind the camera (`opposite`), looked up along the mirrored line of sight:
    it moves from pane to pane as they tilt, and costs no noise. Without one it mirrors what stands there."""
    mat = bpy.data.materials.new(name)
    n = Nodes(mat, clear=True)
    path, side = n.add('LightPath').outputs, n.add('NewGeometry').outputs
    cosine = n.math('ABSOLUTE', n.add('VectorMath', {0: side['Normal'], 1: side['Incoming']}, operation='DOT_PRODUCT').outputs['Value'])
    schlick = n.math('ADD', mirror, n.math('MULTIPLY', n.math('POWER', n.math('SUBTRACT', 1.0, cosine), 5.0), 1 - mirror))
    through, end = n.add('BsdfTransparent', {0: tuple(tint) + (1,)}).outputs[0], n.add('OutputMaterial').inputs[0]
    if not MIRRORED:
        seen = n.math('MAXIMUM', path['Is Camera Ray'], path['Is Glossy Ray'])
        n.put(n.shaders(n.math('MULTIPLY', schlick, seen), through, n.add('BsdfGlossy', {'Roughness': 0.0, 0: (1, 1, 1, 1)}).outputs[0]), end)
        return mat
    into = n.add('VectorMath', {0: side['Incoming'], 'Scale': -1.0}, operation='SCALE').outputs[0]
    back = n.add('VectorMath', {0: into, 1: side['Normal']}, operation='REFLECT').outputs[0]
    (px, py, pz), (rx, ry, rz) = (n.add('SeparateXYZ', {0: v}).outputs for v in (side['Position'], back))
    far = n.math('DIVIDE', n.math('SUBTRACT', MIRRORED['y'], py), n.math('MINIMUM', ry, -0.02))
    uv = [n.math('DIVIDE', n.math('SUBTRACT', n.math('ADD', p, n.math('MULTIPLY', r, far)), low), size)
          for p, r, low, size in ((px, rx, MIRRORED['x'], MIRRORED['wide']), (pz, rz, MIRRORED['z'], MIRRORED['tall']))]
    picture = n.add('TexImage', {0: n.add('CombineXYZ', {0: uv[0], 1: uv[1], 2: 0.0}).outputs[0]}, image=MIRRORED['image'], extension='EXTEND').outputs[0]
    light = n.mix(1, picture, n.add('CombineXYZ', {0: schlick, 1: schlick, 2: schlick}).outputs[0], 'MULTIPLY')
    n.put(n.add('AddShader', {0: through, 1: n.add('Emission', {0: light, 1: path['Is Camera Ray']}).outputs[0]}).outputs[0], end)
    mat.cycles.sample_as_light = False
    return mat


def opposite(view, hour, windows=((-0.25, 1.9),), door=None, lamps=(), strength=1.0, outside=None, soft=0.035):
    """Draws what stands behind the camera, for the panes to mirror: faint, and out of focus.

    `windows`: (middle, width) of windows, which show the panorama `outside`, `door`: middle of a lit doorway, `lamps`:
    rows of ceiling lamps; all of them say where they show in the product, -1 its left edge … 1 its right: at its edges,
    never over its middle. `soft`: how far their edges run out, metres; where no edge may lie on what is seen through
    the pane, half a metre leaves a sheen."""
    at = HOURS[hour]
    name, _, turn = outside or at.outside
    behind = view.distance + 2.6
    place = lambda u: view.x + (u * view.w / 2 - view.x) * (view.distance + behind) / view.distance
    wide, low, tall, per = 12.0, -1.6, 6.4, 100                                           # metres, and pixels of a metre
    x0 = place(0) - wide / 2
    x, z = np.meshgrid(x0 + (np.arange(round(wide * per)) + 0.5) / per, low + (np.arange(round(tall * per)) + 0.5) / per)
    daylight, lit = at.sky * 1.5, at.lamps
    wall = (0.05 * at.sky + 0.08 * lit) * (1.0 - 0.25 * np.clip(2.6 - z, 0, 3) / 3)
    light = np.where(z < 0, 0.5 * wall, wall)[..., None] * np.array([1.0, 0.96, 0.90])
    inside = lambda a, b, c, d: np.clip(np.minimum(np.minimum(x - a, b - x), np.minimum(z - c, d - z)) / 0.02 + 0.5, 0, 1)[..., None]
    view_out = out_of_focus(name) if windows else None
    for u, w in windows:
        m = place(u)
        rows, columns = view_out.shape[:2]
        seen = view_out[((0.5 + np.arctan((z - 1.5) / 5) / math.pi) * rows).astype(int), ((0.25 + turn / 360 + np.arctan((x - m) / 5) / math.tau) * columns).astype(int) % columns]
        out = np.minimum(seen, 2.5) * np.array(at.sky_colour) * daylight + 0.02
        bars = sum(inside(a - 0.035, a + 0.035, 0.55, 2.45) for a in (m - w / 2, m, m + w / 2))
        cover = inside(m - w / 2, m + w / 2, 0.55, 2.45)
        light = light + (out * (1 - np.clip(bars, 0, 0.9)) - light) * cover
    if door is not None:
        m = place(door)
        cover = inside(m - 0.5, m + 0.5, 0, 2.1)
        light = light * (1 - cover) + cover * np.array([1.0, 0.85, 0.66]) * (0.25 + 0.3 * lit) * (0.6 + 0.4 * np.clip(z / 2.1, 0, 1))[..., None]
    for u in lamps:
        for far in (0.75, 0.52, 0.36, 0.26):                                              # a row that runs towards us and over our heads
            m, h = place(u), 2.75 + 1.5 * far
            cover = inside(m - 0.5 * far, m + 0.5 * far, h, h + 0.16 * far)
            light = light * (1 - cover) + cover * np.array([1.0, 0.88, 0.72]) * (1.6 * max(0.5, lit))
    light = np.stack([blur(light[..., c].astype(np.float32), soft * per) for c in range(3)], -1) * strength
    image = image_of('opposite', light)
    image.pack()
    MIRRORED.update(image=image, y=-behind, x=x0, wide=wide, z=low, tall=tall)


for _name, _make, *_args in (
    ('white paint', paint, '#e9e6df'), ('warm paint', paint, '#dccfb9'), ('grey paint', paint, '#c3c6c5'), ('sage paint', paint, '#9fab97'), ('green paint', paint, '#5d6b60'),
    ('blue paint', paint, '#8fa3b3'), ('ochre paint', paint, '#cbb07f'), ('dark paint', paint, '#50565a'), ('rose paint', paint, '#c9aa9c'),
    ('lime', limewash, '#cfc5b4'), ('old lime', limewash, '#c2b8a6'), ('grey lime', limewash, '#a9a7a1'), ('terracotta lime', limewash, '#b48d78'),
    ('cast', formwork), ('dark cast', formwork, '#85827d'),
    ('green glaze', glazed, '#35594a'), ('white glaze', glazed, '#e8e6de', (0.20, 0.10), False, 0.09, '#a8a49b', 0.5, 0.03),
    ('blue glaze', glazed, '#3d5f79'), ('ochre glaze', glazed, '#b98a3e', (0.10, 0.20)),
    ('clinker', glazed, '#8a4f3a', (0.20, 0.20), True, 0.34, '#6d655c', 0.0, 0.14), ('grey clinker', glazed, '#8c8982', (0.30, 0.30), True, 0.30, '#5f5c57', 0.0, 0.06),
    ('black clinker', glazed, '#3b3b3a', (0.60, 0.60), True, 0.22, '#252524', 0.0, 0.08),
    ('green lino', lino, '#5f7663'), ('grey lino', lino, '#8c908f'), ('blue lino', lino, '#5d7384'), ('sand lino', lino, '#b49f7d'),
    ('screed', screed), ('dark screed', screed, '#6f6d69'), ('wine carpet', carpet, '#5b2a2e'), ('blue carpet', carpet, '#33465a'), ('wool', carpet, '#b6aa96'),
    ('tiles', tiles), ('terrazzo floor', terrazzo, '#cfc9be', 0.14), ('dark terrazzo', terrazzo, '#77746e', 0.14),
):
    define(_name, lambda n=_name, m=_make, a=_args: m(n, *a))
#: Height of a course of bricks with its joint. Where the bond of this picture begins, and the length of a brick: the
#: opening's edges fall on joints.
COURSE = 0.075
BOND = {'x': 0.0, 'z': 0.0, 'long': 0.25}
BRICKS = {
    'brick': (('#7a5043', '#8e6455', '#82594a'), '#948c81'), 'yellow brick': (('#b79a6c', '#c9b086', '#ab8d60'), '#a8a196'),
    'white brick': (('#d5d1c8', '#e0dcd4', '#cbc7be'), '#c2beb5'), 'dark brick': (('#3d312c', '#50423b', '#332a27'), '#6b655e'),
}
for _name, (_tones, _mortar) in BRICKS.items():
    define(_name, lambda n=_name, t=_tones, m=_mortar: bricks(n, t, m, (BOND['long'], COURSE, 0.0055), (BOND['x'], BOND['z'])))
    define(_name + ' soldier', lambda n=_name, t=_tones: loose_bricks(n + ' soldier', t))
    define(_name + ' mortar', lambda n=_name, m=_mortar: plain(n + ' mortar', m, 0.95, 0.1))
define('oak floor', lambda: planks('oak floor'))
define('dark oak floor', lambda: planks('dark oak floor', ('#5f4630', '#75583d', '#8a6a4b'), 0.34))
define('clear glass', lambda: clear('clear glass'))
define('unit glass', lambda: glass('unit glass', (0.90, 0.935, 0.92), 1.7))
define('sealant', lambda: plain('sealant', '#a39e95', 0.42, 0.35))
define('skirting', lambda: paint('skirting', '#dfdcd4', 0.42))

#: Which walls have no skirting of their own.
BARE = ('cast', 'dark cast', 'board-marked', 'brick', 'yellow brick', 'white brick', 'dark brick')


@dataclass(frozen=True)
class Hour:
    """What falls in through the windows, and what the lamps give."""

    sky: float                       # strength of the daylight, 1 = a bright day
    sky_colour: tuple
    lamps: float                     # strength of the lamps in the rooms, 1 = usual
    exposure: float
    key: float                       # what the light meter is set to: 1 = a white wall is white
    sun: float = 0.0
    height: float = 0.0              # of the sun, degrees
    along: float = 0.42              # how much the sun looks along the corridor towards the product
    warm: tuple = (1, 0.88, 0.72)    # colour of the sun
    outside: tuple = ('forest', 0.8, 0)  # panorama, how bright its horizon is, its turn


HOURS = {
    'morning': Hour(0.60, (0.80, 0.90, 1.0), 0.09, 0.30, 0.66, 7.5, 21, 0.50, (1, 0.80, 0.58), ('forest', 0.75, -10)),
    'day': Hour(0.75, (0.90, 0.95, 1.0), 0.10, 0.25, 0.68, 7.5, 36, outside=('forest', 0.8, 40)),
    'afternoon': Hour(0.62, (0.84, 0.92, 1.0), 0.08, 0.35, 0.72, 7.5, 28, 0.36, (1, 0.83, 0.62), ('courtyard', 0.6, 30)),
    'low sun': Hour(0.32, (0.66, 0.80, 1.0), 0.02, 0.35, 0.46, 11.0, 11, 0.30, (1, 0.66, 0.36), ('sky', 0.8, -75)),
    'overcast': Hour(1.0, (0.88, 0.94, 1.0), 0.30, 0.35, 0.66, outside=('city', 0.9, -48)),
    'dusk': Hour(0.14, (0.30, 0.48, 1.0), 1.9, 1.20, 0.55, outside=('city', 0.07, -12)),
    'night': Hour(0.0, (0.2, 0.3, 0.6), 1.9, 1.25, 0.5, outside=('night', 0.03, 0)),
}
LAMP = (1, 0.86, 0.70)


def sunlight(towards, strength, colour, angle=0.8):
    """A sun that shines in a direction."""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle, lamp.color = strength, math.radians(angle), colour
    obj = bpy.data.objects.new('sun', lamp)
    bpy.context.scene.collection.objects.link(obj)
    obj.rotation_euler = Vector(towards).to_track_quat('-Z', 'Y').to_euler()


class View:
    """The camera before a product of w × h metres, which fills four fifths of the picture's height.

    `eye`: how far the camera stands to the side (-1 … 1, of half the picture's width).
    """

    def __init__(self, w, h, eye=-0.45, lens=34, fill=0.82, foot=0.055, z=None):
        self.w, self.h, self.lens, self.fill = w, h, lens, fill
        self.tall = h / fill
        self.wide = self.tall * 4 / 3
        self.distance = self.wide * lens / 36
        self.x = eye * self.wide / 2
        self.foot, self.z = foot, z or (1.35 if h < 2.6 else 1.5)
        between = w + 0.016
        BOND['x'], BOND['z'], BOND['long'] = -between / 2, (h + 0.008) % COURSE, between / max(1, round(between / 0.25))

    def at(self, u, y):
        """X at depth y of what is seen through the opening at u (-1 left edge … 1 right edge)."""
        return self.x + (u * self.w / 2 - self.x) * (self.distance + y) / self.distance

    def photograph(self, exposure, samples, stop=1.6, key=1.0):
        middle = self.tall * (0.5 - self.foot)
        stage.setup((1600, 1200), samples, exposure)
        scene = bpy.context.scene
        cycles = scene.cycles
        cycles.use_adaptive_sampling = False
        cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transparent_max_bounces = 4, 3, 16
        cycles.blur_glossy, cycles.sample_clamp_indirect = 1.0, 3.0 / 2 ** max(0, exposure)
        cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.5
        scene.view_settings.look = 'Very High Contrast'
        camera = stage.camera((self.x, -self.distance, self.z), (-math.copysign(0.03 * self.wide, self.x), 0, middle), self.lens)
        camera.data.dof.use_dof, camera.data.dof.aperture_fstop, camera.data.dof.focus_distance = True, stop, self.distance + 0.06
        return {'glow': 0.045, 'sharp': 0.5, 'grain': 0, 'film': True, 'key': key, 'saturation': 0.88, 'vignette': 0.2, 'lift': 0.25}


def slats(x0, x1, y, z0, z1, mat='slat', pitch=0.058, wide=0.032, deep=0.030):
    """Vertical slats on a dark ground, before a wall whose face is y (looking towards -Y)."""
    box(x0, x1, y - 0.008, y, z0, z1, 'black', 0)
    n = int((x1 - x0) / pitch)
    boxes([(x0 + i * pitch, x0 + i * pitch + wide, y - 0.008 - deep, y - 0.008, z0, z1) for i in range(n)], mat, 0.002)


def slatted(x, way, y0, y1, z0, z1, mat='slat', pitch=0.058, wide=0.032, deep=0.030):
    """The same before a side wall whose face is x, which looks along X (`way` 1 or -1)."""
    span = lambda a, b: tuple(sorted((x + way * a, x + way * b)))
    box(*span(0.0, 0.008), y0, y1, z0, z1, 'black', 0)
    boxes([(*span(0.008, 0.008 + deep), y0 + i * pitch, y0 + i * pitch + wide, z0, z1) for i in range(int((y1 - y0) / pitch))], mat, 0.002)


def lamp(x, y, z, wide, long, watts, colour=LAMP, shine=1.6, shows=True, mirrored=True):
    """A recessed linear lamp along Y: a glowing diffuser in a white rim, an area lamp that stands for its light."""
    if shows:
        frame_mat = plain('lamp rim', '#f4f4f2', 0.4)
        boxes([(x - wide / 2 - 0.012, x - wide / 2, y, y + long, z - 0.006, z + 0.002), (x + wide / 2, x + wide / 2 + 0.012, y, y + long, z - 0.006, z + 0.002)], frame_mat)
        glow = box(x - wide / 2, x + wide / 2, y, y + long, z - 0.003, z + 0.001, emission(colour, shine, 'diffuser'), 0)
        glow.visible_diffuse, glow.visible_glossy = False, mirrored
        glow.data.materials[0].cycles.sample_as_light = False
    if watts:
        light = stage.area((x, y + long / 2, z - 0.02), (x, y + long / 2, 0), max(wide, 0.5), watts, colour, height=long, spread=165, mirrored=False)
        light.rotation_euler = (0, 0, 0)


def skirt(a, b, y, mat='skirting'):
    """A skirting board on the floor."""
    box(a, b, y - 0.012, y, -0.002, 0.070, mat, 0.002)


def product_wall(view, left, right, top, mat, rise=0.0, thick=0.24, sill=0.0, dado=None, lintel=None):
    """The wall y = 0 round the opening, in one piece without seams; `dado` = (material, height) stands before it,
    `lintel` = the brick of a soldier course over the opening."""
    w, h, j = view.w, sill + view.h, 0.008
    a, b = -w / 2 - j, w / 2 + j
    raked = 0.007 if mat in BRICKS else 0.0                                                  # how deep the joints lie
    head = [(x, z) for x, z in arch(a, b, h - rise + j, rise)] if rise else [(a, h + j), (b, h + j)]
    if sill:
        wall(left, right, 0, top, raked, thick - raked, mat, [(a, b, sill, h + j)])
    else:
        prism([(left, 0), (a, 0)] + head + [(b, 0), (right, 0), (right, top), (left, top)], raked, thick, mat, 0.0015)
    sides = ((left, a), (b, right))
    if mat in BRICKS:
        holes = [(a, b, sill or -COURSE, h + j)]
        if lintel:
            holes.append(soldier_course(a, b, h + j, lintel, raked, thick))
        wall(left, right, 0, top, raked - 0.001, 0.001, mat + ' mortar', holes[:1])
        laid_bricks(left, right, top, mat, holes)
        return
    if dado:
        for c, d in sides:
            box(c, d, -0.012, 0.0, 0, dado[1], dado[0], 0.002)
            box(c, d, -0.020, 0.0, dado[1], dado[1] + 0.022, dado[0], 0.004)
    elif mat not in BARE and not sill:
        for c, d in sides:
            skirt(c, d, 0)
    if lintel:
        soldier_course(a, b, h + j, lintel, 0, thick)


def soldier_course(a, b, z, brick, y=0.0, thick=0.24):
    """Upright bricks over an opening a..b whose head is z, three courses high, bearing half a brick on each side; their
    ends show in the soffit. Returns what they cover (x0, x1, z0, z1)."""
    n = math.ceil((b - a + 0.24) / COURSE)
    x, high = (a + b - n * COURSE) / 2, 3 * COURSE
    mortar = brick + ' mortar'
    g = random.Random(3)
    boxes([(x + i * COURSE + 0.005, x + (i + 1) * COURSE - 0.005, y - 0.007 - g.uniform(0, 0.003), y + 0.10, z + (0.001 if x + i * COURSE < a - 0.02 or x + (i + 1) * COURSE > b + 0.02 else -0.003), z + high - 0.011) for i in range(n)], brick + ' soldier', 0.003)
    inside = [i for i in range(n) if x + i * COURSE > a - 0.02 and x + (i + 1) * COURSE < b + 0.02]
    boxes([(x + i * COURSE + 0.005, x + (i + 1) * COURSE - 0.005, y + 0.112, y + thick, z - 0.003, z + 0.05) for i in inside], brick + ' soldier', 0.003)
    box(x + 0.002, x + n * COURSE - 0.002, y + 0.003, y + 0.09, z + 0.003, z + high, mortar, 0)
    box(x, x + n * COURSE, y - 0.0012, y + 0.02, z + 0.003, z + high + 0.001, mortar, 0)
    return x, x + n * COURSE, z, z + high


def laid_bricks(left, right, top, brick, holes, y=0.0):
    """Bricks as bodies in running bond up to the wall's face y, each by its own measure: a little short, proud, askew;
    cut at the holes (x0, x1, z0, z1)."""
    g, long, verts, faces = random.Random(5), BOND['long'], [], []
    first = math.floor(-BOND['z'] / COURSE)
    for row in range(first, math.ceil((top - BOND['z']) / COURSE)):
        z = BOND['z'] + row * COURSE
        cut = sorted((a, b) for a, b, c, d in holes if c < z + COURSE - 0.02 and z + 0.02 < d)
        start = BOND['x'] + (row % 2) * long / 2
        for i in range(math.floor((left - start) / long), math.ceil((right - start) / long)):
            parts = [(start + i * long, start + (i + 1) * long)]
            for a, b in cut:
                parts = [p for c, d in parts for p in ((c, min(d, a)), (max(c, b), d)) if p[1] - p[0] > 0.03]
            for c, d in parts:
                k, out, turn, tip, sag = len(verts), g.gauss(0, 0.0009), g.gauss(0, 0.0012), g.gauss(0, 0.0008), g.gauss(0, 0.0010)
                ends = c + 0.005 + g.uniform(0, 0.0025), d - 0.005 - g.uniform(0, 0.0025)
                low, high = z + 0.005 + g.uniform(-0.001, 0.0012), z + COURSE - 0.005 - g.uniform(-0.001, 0.0015)
                for side, x in zip((-1, 1), ends):
                    for back in (0, 1):
                        for up, h in zip((-1, 1), (low, high)):
                            rough = lambda: g.gauss(0, 0.0007)
                            verts.append((x + rough(), y + 0.06 if back else y + out + side * turn + up * tip + rough(), h + side * sag + rough()))
                faces += [tuple(k + j for j in f) for f in ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))]
    from_faces('bricks', verts, faces, brick + ' soldier', bevel=0.0035)


def room(view, wall='white paint', floor='screed', hour='day', sun_from=-1, left=0.80, right=0.84, side=(None, None), ceiling='tiles',
         lamps=True, dado=None, lintel=None, rise=0.0, outside=None):
    """The room on our side. `left`, `right`: where its side walls stand, in halves of the picture's width; `side`:
    their materials where they differ; the window lies in the side that the sun comes from; `outside`: what all windows
    show, see `Hour`. Returns (left, right, top)."""
    at, reach = HOURS[hour], view.wide / 2
    x0, x1 = -left * reach, right * reach
    top, back = max(2.6, view.h + 0.52), -view.distance - 2.6
    box(x0 - 6, x1 + 6, back - 0.2, 0.10, -0.1, 0, floor, 0)
    box(x0 - 0.3, x1 + 0.3, back, 0.0, top, top + 0.1, ceiling, 0)
    box(x0 - 0.3, x1 + 0.3, back - 0.1, back, 0, top, wall, 0)
    product_wall(view, x0 - 0.3, x1 + 0.3, top + 0.1, wall, rise, dado=dado, lintel=lintel)
    near, far = -view.distance * 0.86, -view.wide * 0.21
    low, head = 0.45, top - 0.22
    for s, x, mat in ((-1, x0, side[0] or wall), (1, x1, side[1] or wall)):
        a, b = (x - 0.30, x) if s < 0 else (x, x + 0.30)
        if s != sun_from or not at.sky:
            box(a, b, back, 0.1, 0, top, 'white paint' if mat == 'slat' else mat, 0.002)
            if mat == 'slat':
                slatted(x, -s, back, 0, 0, top)
            elif mat not in BARE and not dado:
                c = x if s < 0 else x - 0.012
                box(c, c + 0.012, back, 0, -0.002, 0.070, 'skirting', 0.002)
            if dado:
                c = x if s < 0 else x - 0.012
                box(c, c + 0.012, back, 0, 0, dado[1], dado[0], 0.002)
            continue
        for p, q, c, d in ((back, near, 0, top), (far, 0.1, 0, top), (near, far, head, top), (near, far, 0, low)):
            box(a, b, p, q, c, d, mat, 0.002)
        f0, f1 = (x - 0.24, x - 0.17) if s < 0 else (x + 0.17, x + 0.24)
        for y in (near, (near + far) / 2, far):
            box(f0, f1, y - 0.03, y + 0.03, low, head, 'ral7016', 0.002)
        for z in (low + 0.03, head - 0.03):
            box(f0, f1, near, far, z - 0.03, z + 0.03, 'ral7016', 0.002)
        box(*sorted((x + s * 0.17, x - s * 0.03)), near - 0.03, far + 0.03, low - 0.025, low, 'white', 0.003)
        size = (far - near) * (head - low)
        stage.area((x + s * 0.32, (near + far) / 2, (low + head) / 2), (x - s * 2, (near + far) / 2 + 0.5, (low + head) / 2 - 0.3), far - near - 0.1,
                   15 * size * at.sky, at.sky_colour, height=head - low - 0.1, mirrored=False)
        if at.sun:
            e = math.radians(at.height)
            flat = Vector((-s * 0.86, at.along)).normalized() * math.cos(e)
            sunlight((flat.x, flat.y, -math.sin(e)), at.sun, at.warm)
    area = (x1 - x0) * -back
    if lamps:
        x = (x0 + x1) / 2 + 0.1
        for y in (-view.distance * 0.45, -view.distance * 1.15):
            lamp(x, y - 0.6, top, 0.09, 1.2, 0, shine=1.7 * max(0.4, at.lamps), mirrored=False)
        lamp(x, back + 0.8, top, (x1 - x0) * 0.5, -back - 1.4, 1.15 * area * at.lamps * lamps, shows=False)
    stage.panorama(*(outside or at.outside))
    return x0, x1, top
