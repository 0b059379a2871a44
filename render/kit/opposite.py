"""What stands behind the camera, for panes to mirror: houses, trees, lamps and the sky over them. Seen by mirrors
alone, or through a window (`outside`); each thing is painted with its own light, so that it makes no noise."""
import math
import random

import bpy
from mathutils import Matrix

from kit.materials import Nodes, define, rgb
from kit.mesh import Group, box, cylinder, from_faces, prism
from kit.models import model


def _painted(name, colour, light, uneven=0.3, scale=0.6, high=14.0, sun=None, tiled=False):
    """A surface with its light in it: a little brighter towards the sky, and with `sun`, the way to it, on the sides
    that look there. `tiled`: in courses of roof tiles."""
    def make():
        mat = bpy.data.materials.new(name)
        n = Nodes(mat, clear=True)
        at = n.where()
        up = n.add('MapRange', {'Value': n.add('SeparateXYZ', {0: at}).outputs[2], 'From Min': 0.0, 'From Max': high, 'To Min': 0.7, 'To Max': 1.15}).outputs[0]
        tone = n.add('MapRange', {'Value': n.noise(at, scale, 5, 0.6), 'From Min': 0.3, 'From Max': 0.7, 'To Min': 1 - uneven, 'To Max': 1 + uneven}).outputs[0]
        if sun:
            falls = n.add('VectorMath', {0: n.add('NewGeometry').outputs['Normal'], 1: sun}, operation='DOT_PRODUCT').outputs['Value']
            tone = n.math('MULTIPLY', tone, n.math('ADD', 0.62, n.math('MULTIPLY', n.math('MAXIMUM', falls, 0.0), 0.72)))
        if tiled:
            each, joint = n.bricks(n.on_walls(), 0.24, 0.15, 0.024, 0.0)
            tone = n.math('MULTIPLY', n.math('MULTIPLY', tone, n.spread(each, 0.80, 1.16)), n.math('SUBTRACT', 1.0, n.math('MULTIPLY', joint, 0.42)))
        n.put(n.add('Emission', {0: rgb(colour), 1: n.math('MULTIPLY', n.math('MULTIPLY', up, tone), light)}).outputs[0], n.add('OutputMaterial').inputs[0])
        mat.cycles.sample_as_light = False
        return mat
    define(name, make)
    return name


def _only_mirrored(before):
    for obj in set(bpy.data.objects) - before:
        obj.visible_camera = obj.visible_diffuse = obj.visible_shadow = obj.visible_transmission = obj.visible_volume_scatter = False


HOUSES = ('#8d6f58', '#b5a58c', '#7c4a38', '#a39a8c', '#9a8464', '#6f7478', '#c3b8a4')


def houses(y, light, low=7.0, high=13.0, seed=1, lit=0.12, width=150, gaps=0.2, glow=1.0, sky=(0.5, 0.55, 0.62), colours=HOUSES, tiles='#3d3a3a', sun=None):
    """The far side of a street whose fronts stand at y (behind the camera), each with its own storeys, windows, cornice
    and roof. `light`: how much falls on them, in the scene's measure; `lit`: share of lit windows, `glow` their
    strength; `gaps`: how often there is none; `tiles`: colour of the roofs. `sun`: the way to it, where they are seen
    from near and in focus: then sides are lit and in shade, roofs have their tiles and chimneys a crown and pots."""
    before, g = set(bpy.data.objects), random.Random(seed)
    pane = _painted(f'far pane {sky} {light}', '#%02x%02x%02x' % tuple(round(255 * min(1, c) ** (1 / 2.2)) for c in sky), 0.45 * light, 0.8, 0.25)
    lamp = _painted(f'far lamp {glow}', '#ffc27a', glow, 0.5, 0.9)
    trim = _painted(f'far trim {light}', '#cfc8ba', 0.8 * light, 0.1, sun=sun)
    roof = _painted(f'far roof {tiles} {light}', tiles, light, 0.3, sun=sun, tiled=bool(sun))
    x = -width / 2
    while x < width / 2:
        wide, tall = g.uniform(10, 19), g.uniform(low, high)
        if g.random() < gaps:
            x += wide * 0.6
            continue
        back = g.uniform(0, 1.5)
        at = y - back
        front = _painted(f'far front {g.choice(colours)} {light}', g.choice(colours), light * g.uniform(0.75, 1.1), 0.18, sun=sun)
        storey, bay = g.uniform(2.9, 3.5), g.uniform(2.2, 3.1)
        rows, count = int(tall // storey), int((wide - 0.6) // bay)
        tall = rows * storey + 0.6
        box(x, x + wide - 0.1, at - 9, at, 0, tall, front, 0)
        box(x - 0.1, x + wide, at - 0.1, at + 0.25, tall - 0.25, tall, trim, 0)
        ridge = tall + g.uniform(1.6, 3.4)
        from_faces('far roof', [(x, at + 0.3, tall), (x + wide, at + 0.3, tall), (x + wide, at - 9, tall), (x, at - 9, tall), (x, at - 4.5, ridge), (x + wide, at - 4.5, ridge)],
                   [(0, 1, 5, 4), (3, 4, 5, 2), (0, 4, 3), (1, 2, 5)], roof)
        for _ in range(g.randrange(1, 3)):
            c = x + g.uniform(1, wide - 1.5)
            box(c, c + 0.9, at - 3.6, at - 2.8, tall, ridge + 0.9, front, 0)
            if sun:
                box(c - 0.07, c + 0.97, at - 3.67, at - 2.73, ridge + 0.72, ridge + 0.84, trim, 0)
                for pot in (0.26, 0.64):
                    cylinder((c + pot, at - 3.2, ridge + 0.9), (c + pot, at - 3.2, ridge + 1.25), 0.11, _painted(f'far pot {light}', '#8a5a44', light, 0.1, sun=sun), 16, 0)
        half, high_pane, sill = g.uniform(0.45, 0.7), g.uniform(1.3, 1.75), g.uniform(0.75, 1.0)
        first = x + (wide - 0.1 - (count - 1) * bay) / 2
        for k in range(rows):
            for j in range(count):
                c, z = first + j * bay, k * storey + sill
                box(c - half - 0.1, c + half + 0.1, at - 0.02, at + 0.05, z - 0.1, z + high_pane + 0.1, trim, 0)
                box(c - half, c + half, at - 0.02, at + 0.07, z, z + high_pane, lamp if g.random() < lit else pane, 0)
                box(c - 0.03, c + 0.03, at, at + 0.09, z, z + high_pane, trim, 0)
                box(c - half, c + half, at, at + 0.09, z + high_pane * 0.66, z + high_pane * 0.66 + 0.05, trim, 0)
        x += wide
    _only_mirrored(before)


def trees(places, light, kinds=None, seed=1, colours=('#3b4428', '#4a4a26', '#333d24'), seen=False):
    """Trees at (x, y, height in metres); beyond nine metres the one with small leaves for its size. `seen`: by the
    camera too."""
    before, g = set(bpy.data.objects), random.Random(seed)
    for x, y, tall in places:
        leaf = _painted(f'far leaf {g.choice(colours)} {light}', g.choice(colours), light * g.uniform(0.6, 1.0), 0.6, 1.4, 9)
        model(g.choice(kinds or (('sycamoreMaple',) if tall > 9 else ('poplar', 'copperBeech'))), (x, y, -0.1), g.uniform(0, 360), tall, mats={'leaves': leaf, 'twig': leaf, '*': _painted(f'far bark {light}', '#41372c', light, 0.5, 2.0, 9)})
    _only_mirrored(before)
    for obj in set(bpy.data.objects) - before if seen else ():
        obj.visible_camera = True


def lamps(places, light, glow=6.0, colour=(1.0, 0.74, 0.42)):
    """Street lamps at (x, y); they shine where `glow` is not 0."""
    before = set(bpy.data.objects)
    post = _painted(f'far post {light}', '#2b2d2e', light, 0.1)
    for x, y in places:
        cylinder((x, y, 0), (x, y, 6.2), 0.06, post, 12, 0)
        box(x - 0.16, x + 0.16, y - 0.1, y + 0.7, 6.2, 6.32, post, 0)
        if glow:
            box(x - 0.14, x + 0.14, y + 0.2, y + 0.66, 6.17, 6.2, _painted(f'far bulb {glow}', '#ffc98a', glow, 0.0), 0)
    _only_mirrored(before)


def outside(make, *given, down=0.0, **how):
    """`houses` or `trees` of this module, turned about the origin, so that they stand before us and are seen through a
    window, `down` metres lower."""
    before = set(bpy.data.objects)
    make(*given, **how)
    bpy.context.view_layer.update()
    for obj in set(bpy.data.objects) - before:
        obj.matrix_world = Matrix.Translation((0, 0, -down)) @ Matrix.Rotation(math.pi, 4, 'Z') @ obj.matrix_world
        obj.visible_camera, obj.visible_glossy = True, False


def ground(y, light, colour='#5a5854', back=80):
    """The street and the square as far as the houses at y: without it panes would mirror an edge."""
    before = set(bpy.data.objects)
    box(-90, 90, y - back, 0, -0.5, -0.02, _painted(f'far ground {colour} {light}', colour, light, 0.3, 0.25), 0)
    _only_mirrored(before)


def parked(places, light, colours=('#8a8d90', '#22262a', '#5b2b26')):
    """Cars without a make, as low shapes: (x, y, turn)."""
    before, g = set(bpy.data.objects), random.Random(4)
    for i, (x, y, turn) in enumerate(places):
        body = _painted(f'far car {colours[i % len(colours)]} {light}', colours[i % len(colours)], light, 0.2, 2.0, 1.6)
        with Group((x, y, 0), turn):
            prism([(-2.1, 0.28), (2.1, 0.28), (2.12, 0.72), (1.35, 0.86), (0.75, 1.40), (-0.95, 1.44), (-1.75, 0.95), (-2.12, 0.85)], -0.85, 0.85, body, 0.09)
            for u in (-1.3, 1.35):
                cylinder((u, 0.8, 0.32), (u, 0.88, 0.32), 0.32, _painted(f'far tyre {light}', '#141414', light, 0.0), 24, 0)
    _only_mirrored(before)
