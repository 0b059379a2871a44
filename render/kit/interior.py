"""Rooms: walls with openings, floors, ceilings, lamps, furniture, and fire as light."""

import bpy

from kit.materials import Nodes, emission, plain
from kit.mesh import box, cylinder, frame, from_faces, prism, rounded, tube


def wall_with_opening(x0, x1, height, wall_y, thick, mat, left=-9, right=9, top=4.2, sill=0.0):
    """A wall in the XZ plane from wall_y backwards with one opening."""
    for a, b, c, d in ((left, x0, 0, top), (x1, right, 0, top), (x0, x1, height, top)) + (((x0, x1, 0, sill),) if sill else ()):
        box(a, b, wall_y, wall_y + thick, c, d, mat, 0.002)


def flames(x, y, width, height, seed, strength=18):
    """A card of procedural flames, seen from -Y, rooted at z = 0."""
    mat = bpy.data.materials.new('flames')
    n = Nodes(mat, clear=True)
    at = n.add('TexCoord').outputs['UV']
    u, v, _ = n.add('SeparateXYZ', {0: at}).outputs
    stretched = n.add('CombineXYZ', {0: n.math('MULTIPLY', u, width * 3.2), 1: n.math('MULTIPLY', v, height * 1.25), 2: seed * 3.7}).outputs[0]
    warp = n.add('TexNoise', {'Vector': stretched, 'Scale': 1.6, 'Detail': 3}).outputs[1]
    bent = n.add('VectorMath', {0: stretched, 1: n.add('VectorMath', {0: warp, 'Scale': 0.9}, operation='SCALE').outputs[0]}).outputs[0]
    tongue = n.noise(bent, 1.35, 5, 0.55)
    middle = n.math('SUBTRACT', 1.0, n.math('POWER', n.math('ABSOLUTE', n.math('MULTIPLY', n.math('SUBTRACT', u, 0.5), 2.0)), 2.2))
    body = n.math('SUBTRACT', n.math('ADD', tongue, n.math('MULTIPLY', middle, 0.42)), n.math('MULTIPLY', v, 0.78))
    heat = n.math('MULTIPLY', n.math('SUBTRACT', body, 0.34), 2.6)
    colour = n.ramp(heat, [(0.0, (0, 0, 0)), (0.18, (0.25, 0.018, 0.0)), (0.45, (0.95, 0.20, 0.02)), (1.0, (1.0, 0.62, 0.22))])
    glow = n.add('Emission', {0: colour, 1: strength}).outputs[0]
    n.put(n.add('AddShader', {0: glow, 1: n.add('BsdfTransparent').outputs[0]}).outputs[0], n.add('OutputMaterial').inputs[0])
    card = from_faces('flames', [(x - width / 2, y, 0), (x + width / 2, y, 0), (x + width / 2, y, height), (x - width / 2, y, height)], [(0, 1, 2, 3)], mat)
    uv = card.data.uv_layers.new()
    for loop, co in zip(uv.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        loop.uv = co
    card.visible_diffuse = card.visible_shadow = mat.cycles.sample_as_light = False                  # lamps stand for their light
    return card


def smoke(x0, x1, y, z0, z1, seed, colour=(0.10, 0.045, 0.018), density=0.55):
    """A veil of smoke across a room: thicker towards the ceiling, dimly lit by the fire below."""
    mat = bpy.data.materials.new('smoke')
    n = Nodes(mat, clear=True)
    at = n.where()
    z = n.add('SeparateXYZ', {0: at}).outputs[2]
    rise = n.add('MapRange', {'Value': z, 'From Min': z0, 'From Max': z1, 'To Min': 0.0, 'To Max': 1.0}, interpolation_type='SMOOTHSTEP').outputs[0]
    cloud = n.add('MapRange', {'Value': n.noise(n.add('Mapping', {0: at, 'Location': (seed * 5, 0, 0), 'Scale': (0.8, 0.8, 1.6)}).outputs[0], 1.4, 5, 0.6),
                               'From Min': 0.3, 'From Max': 0.75}).outputs[0]
    amount = n.math('MULTIPLY', n.math('MULTIPLY', rise, n.math('ADD', 0.35, n.math('MULTIPLY', cloud, 0.65))), density)
    veil = n.shaders(amount, n.add('BsdfTransparent').outputs[0], n.add('Emission', {0: tuple(colour) + (1,), 1: 1.0}).outputs[0])
    n.put(veil, n.add('OutputMaterial').inputs[0])
    card = from_faces('smoke', [(x0, y, 0), (x1, y, 0), (x1, y, z1), (x0, y, z1)], [(0, 1, 2, 3)], mat)
    card.visible_diffuse = card.visible_glossy = card.visible_shadow = mat.cycles.sample_as_light = False
    return card


def fittings(names, x, wall_y=0.0):
    """What hangs on the wall beside a door, from the edge x outwards: 'reader', 'call point',
    'plan', 'extinguisher', 'intercom', 'switch', 'push plate'."""
    for name in names:
        if name == 'reader':                                            # card reader of the access control
            prism(rounded(x + 0.16, x + 0.235, 1.02, 1.14, 0.012, 4), wall_y - 0.022, wall_y, 'black', 0.003)
            cylinder((x + 0.1975, wall_y - 0.0235, 1.115), (x + 0.1975, wall_y - 0.022, 1.115), 0.004, emission((0.1, 0.9, 0.2), 1.0, 'diode'), 12, 0)
        elif name == 'call point':                                      # fire alarm
            prism(rounded(x + 0.34, x + 0.435, 1.38, 1.475, 0.008, 4), wall_y - 0.05, wall_y, plain('alarm red', '#b5231c', 0.35), 0.004)
            prism(rounded(x + 0.356, x + 0.419, 1.396, 1.459, 0.004, 4), wall_y - 0.052, wall_y - 0.05, 'white', 0.001)
        elif name == 'plan':                                            # evacuation plan in its frame
            box(x + 0.55, x + 0.99, wall_y - 0.018, wall_y, 1.36, 1.68, 'alu', 0.003)
            box(x + 0.562, x + 0.978, wall_y - 0.019, wall_y - 0.017, 1.372, 1.668, 'white', 0)
            ink, green = plain('ink', '#3b3f42', 0.6), plain('plan green', '#2f8a52', 0.6)
            box(x + 0.562, x + 0.978, wall_y - 0.0195, wall_y - 0.018, 1.628, 1.668, green, 0)
            frame(x + 0.60, x + 0.87, 1.41, 1.60, (0.004,) * 4, wall_y - 0.0195, wall_y - 0.018, ink, 0)
            for u in (0.66, 0.73, 0.80):
                box(x + u, x + u + 0.003, wall_y - 0.0195, wall_y - 0.018, 1.41, 1.49, ink, 0)
            box(x + 0.60, x + 0.87, wall_y - 0.0195, wall_y - 0.018, 1.49, 1.493, ink, 0)
            box(x + 0.62, x + 0.85, wall_y - 0.0195, wall_y - 0.018, 1.535, 1.541, green, 0)
        elif name == 'extinguisher':
            red = plain('extinguisher', '#a81f19', 0.28)
            cylinder((x + 0.58, wall_y - 0.105, 0.42), (x + 0.58, wall_y - 0.105, 0.88), 0.078, red, 40, 0.02)
            cylinder((x + 0.58, wall_y - 0.105, 0.88), (x + 0.58, wall_y - 0.105, 0.93), 0.078, red, 40, 0, 0.03)
            cylinder((x + 0.58, wall_y - 0.105, 0.93), (x + 0.58, wall_y - 0.105, 0.97), 0.022, 'inox')
            box(x + 0.54, x + 0.64, wall_y - 0.12, wall_y - 0.09, 0.97, 0.985, 'black', 0.004)
            tube([(x + 0.60, wall_y - 0.105, 0.955), (x + 0.675, wall_y - 0.11, 0.93), (x + 0.685, wall_y - 0.11, 0.70), (x + 0.672, wall_y - 0.11, 0.55)], 0.010, 'black')
            box(x + 0.535, x + 0.625, wall_y - 0.1845, wall_y - 0.183, 0.60, 0.74, 'white', 0)
            box(x + 0.545, x + 0.615, wall_y - 0.03, wall_y, 0.46, 0.92, red, 0.003)                 # bracket: back plate, foot and strap
            box(x + 0.535, x + 0.625, wall_y - 0.17, wall_y, 0.405, 0.418, red, 0.003)
            cylinder((x + 0.58, wall_y - 0.105, 0.79), (x + 0.58, wall_y - 0.105, 0.815), 0.0795, 'black', 40)
            box(x + 0.49, x + 0.67, wall_y - 0.012, wall_y, 1.22, 1.40, plain('alarm red', '#b5231c', 0.35), 0.001)    # its sign
            box(x + 0.555, x + 0.605, wall_y - 0.013, wall_y - 0.012, 1.25, 1.34, 'white', 0)
            box(x + 0.565, x + 0.595, wall_y - 0.013, wall_y - 0.012, 1.34, 1.365, 'white', 0)
        elif name == 'intercom':
            prism(rounded(x + 0.15, x + 0.25, 1.28, 1.50, 0.008, 4), wall_y - 0.022, wall_y, 'ral9006', 0.003)
            box(x + 0.165, x + 0.235, wall_y - 0.0235, wall_y - 0.022, 1.42, 1.48, 'black', 0)
            for k in range(4):
                box(x + 0.17, x + 0.23, wall_y - 0.024, wall_y - 0.022, 1.30 + k * 0.026, 1.318 + k * 0.026, 'white', 0.001)
        elif name == 'switch':
            box(x + 0.14, x + 0.22, wall_y - 0.010, wall_y, 1.0, 1.08, 'white', 0.003)
            box(x + 0.15, x + 0.21, wall_y - 0.013, wall_y - 0.010, 1.01, 1.07, 'white', 0.003)
        elif name == 'push plate':                                      # opens an automatic door
            box(x + 0.16, x + 0.28, wall_y - 0.022, wall_y, 0.90, 1.02, 'inox', 0.003)
