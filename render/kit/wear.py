"""What weather and use leave on a house: streaks, the wet foot of a wall, dust on panes, blinds that hang as they were
left, mats, leaves, covers, cables.

Facades face -Y; sizes in metres. Dirt is a film in front of a wall, so that it goes on any material. Each thing differs
from its neighbour by its `seed`.
"""
import math
import random

import bpy
import numpy as np

from kit.materials import Nodes, concrete, define, plain, principled, rgb
from kit.mesh import Group, box, boxes, cylinder, from_faces, tube

define('coir', lambda: concrete('coir', '#3a332a', rough=1.0, contrast=1.3))
define('cast iron', lambda: plain('cast iron', '#2c2b2a', 0.55, 0.4, 0.5))
define('blind bar', lambda: plain('blind bar', '#c9c6bf', 0.5))


def _film(name, colour, cover):
    """A material that covers what lies behind it by `cover(n, u, v)`, u and v 0-1 across and up."""
    def make():
        mat = bpy.data.materials.new(name)
        n = Nodes(mat, clear=True)
        u, _, v = n.add('SeparateXYZ', {0: n.add('TexCoord').outputs['Generated']}).outputs
        n.put(n.shaders(cover(n, u, v), n.add('BsdfTransparent').outputs[0], n.add('BsdfDiffuse', {0: rgb(colour)}).outputs[0]), n.add('OutputMaterial').inputs[0])
        return mat
    define(name, make)
    return name


def _before(x0, x1, z0, z1, y, mat):
    obj = from_faces('film', [(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], [(0, 1, 2, 3)], mat)
    obj.visible_shadow = obj.visible_diffuse = obj.visible_glossy = False


def _edges(n, u):
    """0 in the middle, 1 at either end."""
    return n.math('ABSOLUTE', n.math('MULTIPLY', n.math('SUBTRACT', u, 0.5), 2.0))


def streaks(x0, x1, top, long=0.8, y=0.0, strength=0.5, colour='#26231f'):
    """What rain washes down a wall from a sill or a coping: most at its two ends."""
    def cover(n, u, v):
        runs = n.ramp(n.noise(n.where((8, 8, 0.22)), 1, 4, 0.66), [(0.44, (0, 0, 0)), (0.66, (1, 1, 1))])
        reach = n.add('MapRange', {'Value': n.noise(n.where((6, 6, 0)), 1.2, 3, 0.6), 'From Min': 0.32, 'From Max': 0.68, 'To Min': 0.25, 'To Max': 1.0}).outputs[0]
        down = n.math('DIVIDE', n.math('SUBTRACT', 1.0, v), reach)
        fall = n.ramp(down, [(0.0, (1, 1, 1)), (0.35, (0.62,) * 3), (1.0, (0, 0, 0))])
        edge = _edges(n, u)
        ends = n.ramp(edge, [(0.76, (0, 0, 0)), (0.90, (0.9,) * 3), (1.0, (0, 0, 0))])
        both = n.math('MULTIPLY', n.math('MAXIMUM', runs, n.math('MULTIPLY', ends, n.math('ADD', 0.35, runs))), n.ramp(edge, [(0.90, (1, 1, 1)), (1.0, (0, 0, 0))]))
        return n.math('MULTIPLY', n.math('MULTIPLY', both, fall), strength)
    _before(x0, x1, top - long, top, y - 0.004, _film(f'streaks {strength} {colour}', colour, cover))


def foot(x0, x1, high=0.55, y=0.0, z=0.0, strength=0.5, colour='#221f1b'):
    """Splash and damp at the foot of a wall, highest where it never dries."""
    def cover(n, u, v):
        line = n.math('ADD', n.math('MULTIPLY', n.noise(n.where((1, 1, 1)), 1.1, 6, 0.62), 1.25), -0.15)
        wet = n.add('MapRange', {'Value': n.math('SUBTRACT', line, v), 'From Min': 0.0, 'From Max': 0.42, 'To Min': 0.0, 'To Max': strength}, interpolation_type='SMOOTHSTEP').outputs[0]
        spots = n.ramp(n.noise(n.where(), 21, 5, 0.7), [(0.35, (0.6,) * 3), (0.65, (1, 1, 1))])
        return n.math('MULTIPLY', n.math('MULTIPLY', wet, spots), n.ramp(v, [(0.75, (1, 1, 1)), (1.0, (0, 0, 0))]))
    _before(x0, x1, z, z + high, y - 0.004, _film(f'foot {strength} {colour}', colour, cover))


def dust(x0, x1, z0, z1, y=0.0, strength=0.22, colour='#a39c8e'):
    """Dust on a pane: in its lower corners, and where the rain ran."""
    def cover(n, u, v):
        low = n.ramp(v, [(0.0, (1, 1, 1)), (0.10, (0.45,) * 3), (0.40, (0.12,) * 3), (1.0, (0.06,) * 3)])
        sides = n.math('MULTIPLY', n.ramp(_edges(n, u), [(0.80, (0, 0, 0)), (1.0, (0.5,) * 3)]), n.math('SUBTRACT', 1.0, v))
        runs = n.add('MapRange', {'Value': n.noise(n.where((7, 7, 0.8)), 1, 4, 0.6), 'From Min': 0.3, 'From Max': 0.7, 'To Min': 0.35, 'To Max': 1.2}).outputs[0]
        return n.math('MULTIPLY', n.math('MULTIPLY', n.math('MAXIMUM', low, sides), runs), strength)
    _before(x0, x1, z0, z1, y - 0.003, _film(f'dust {strength} {colour}', colour, cover))


def hands(x0, x1, z0, z1, y=0.0, strength=0.3, high=1.15, colour='#b5b1a8'):
    """What is left on a pane that people lean against and look through: smears about as `high` as a hand, arcs of a
    cloth that went over them, dry runs of rain."""
    def cover(n, u, v):
        z = n.add('SeparateXYZ', {0: n.where()}).outputs[2]
        near = n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', z, z0 + high)), [(0.0, (1, 1, 1)), (0.22, (0.75,) * 3), (0.55, (0, 0, 0))])
        smear = n.ramp(n.noise(n.add('Mapping', {0: n.where(), 'Scale': (15, 1, 10), 'Rotation': (0, 0.5, 0)}).outputs[0], 1.0, 5, 0.68), [(0.55, (0, 0, 0)), (0.74, (1, 1, 1))])
        rubbed = n.spread(n.noise(n.add('Mapping', {0: n.where(), 'Scale': (60, 1, 9), 'Rotation': (0, 0.7, 0)}).outputs[0], 1.0, 4, 0.7), 0.1, 1.3)
        wiped = n.ramp(n.noise(n.add('Mapping', {0: n.where(), 'Scale': (2.0, 1, 14), 'Rotation': (0, -0.25, 0)}).outputs[0], 1.0, 5, 0.65), [(0.50, (0, 0, 0)), (0.75, (0.5,) * 3)])
        runs = n.ramp(n.noise(n.where((22, 22, 0.5)), 1, 5, 0.66), [(0.56, (0, 0, 0)), (0.74, (0.6,) * 3)])
        return n.math('MULTIPLY', n.math('ADD', n.math('MULTIPLY', n.math('MULTIPLY', smear, near), rubbed), n.math('ADD', n.math('MULTIPLY', wiped, 0.22), n.math('MULTIPLY', runs, 0.28))), strength)
    _before(x0, x1, z0, z1, y - 0.0034, _film(f'hands {strength} {high} {z0} {colour}', colour, cover))


def patch(x0, x1, z0, z1, y=0.0, colour='#c9b08a', strength=0.5):
    """Where render was mended: a ragged field of another tone."""
    def cover(n, u, v):
        rim = n.math('SUBTRACT', 1.0, n.math('MAXIMUM', _edges(n, u), _edges(n, v)))
        ragged = n.math('ADD', rim, n.math('MULTIPLY', n.math('SUBTRACT', n.noise(n.where(), 3.0, 5, 0.6), 0.5), 0.9))
        return n.add('MapRange', {'Value': ragged, 'From Min': 0.16, 'From Max': 0.24, 'To Min': 0.0, 'To Max': strength}, interpolation_type='SMOOTHSTEP').outputs[0]
    _before(x0, x1, z0, z1, y - 0.0035, _film(f'patch {strength} {colour}', colour, cover))


def _blind_cloth(colour):
    name = f'blind {colour}'

    def make():
        mat = bpy.data.materials.new(name)
        n = Nodes(mat, clear=True)
        n.put(n.shaders(0.42, n.add('BsdfDiffuse', {0: rgb(colour)}).outputs[0], n.add('BsdfTranslucent', {0: rgb(colour)}).outputs[0]), n.add('OutputMaterial').inputs[0])
        return mat
    define(name, make)
    return name


def roller(x0, x1, top, fall, y, colour='#d8d3c8', askew=0.0):
    """A roller blind that is drawn `fall` metres; `askew` in degrees."""
    half = (x1 - x0) / 2 - 0.02
    with Group(((x0 + x1) / 2, y, top), rotation=(0, math.radians(askew), 0)):
        cylinder((-half, 0, -0.03), (half, 0, -0.03), 0.026, 'blind bar', 16, 0)
        from_faces('blind', [(-half, -0.01, -fall), (half, -0.01, -fall), (half, -0.01, -0.03), (-half, -0.01, -0.03)], [(0, 1, 2, 3)], _blind_cloth(colour))
        box(-half, half, -0.016, -0.004, -fall - 0.022, -fall, 'blind bar', 0.003)
    tube([(x0 + 0.05, y - 0.03, top - 0.03), (x0 + 0.05, y - 0.03, top - min(1.3, fall + 0.5))], 0.002, 'blind bar', 2)


def slatted(x0, x1, top, fall, y, tilt=35.0, colour='#cfccc4', askew=0.0, seed=0):
    """A blind of slats, drawn `fall` metres, each slat a little out of line; the rest lies gathered at its foot."""
    g, half, verts, faces = random.Random(seed), (x1 - x0) / 2 - 0.015, [], []
    for i in range(int(fall / 0.043)):
        a, z = math.radians(tilt + g.gauss(0, 3)), -0.06 - i * 0.043
        u, v, w, k = 0.022 * math.cos(a), 0.022 * math.sin(a), g.gauss(0, 0.0015), len(verts)
        verts += [(-half, -u, z - v + w), (half, -u, z - v - w), (half, u, z + v - w), (-half, u, z + v + w)]
        faces.append((k, k + 1, k + 2, k + 3))
    with Group(((x0 + x1) / 2, y, top), rotation=(0, math.radians(askew), 0)):
        box(-half, half, -0.025, 0.025, -0.04, 0.0, 'blind bar', 0.002)
        if faces:
            from_faces('slats', verts, faces, plain(f'slats {colour}', colour, 0.5, 0.3))
        box(-half, half, -0.022, 0.022, -fall - 0.055, -fall - 0.03, 'blind bar', 0.003)
        for x in (-half * 0.7, half * 0.7):
            box(x - 0.004, x + 0.004, -0.024, -0.022, -fall - 0.03, -0.04, 'blind bar', 0)


def blinds(edges, top, bottom, y, seed=0, share=0.6, kind=roller, **how):
    """Blinds in some of the bays between `edges`, no two drawn alike, now and then one that hangs askew."""
    g = random.Random(seed)
    for i, (a, b) in enumerate(zip(edges, edges[1:])):
        if g.random() < share:
            fall = (top - bottom) * g.choice((0.12, 0.2, 0.33, 0.45, 0.62, 0.95)) * g.uniform(0.9, 1.05)
            extra = {'seed': seed + i, 'tilt': g.choice((20.0, 38.0, 65.0))} if kind is slatted else {}
            kind(a + 0.04, b - 0.04, top, fall, y, askew=g.choice((0, 0, 0.15, -0.2, 1.1, -0.9)), **extra, **how)


def mat(x, y, z=0.0, wide=0.95, deep=0.6, turn=0.0):
    """A coir mat before a door, kicked a little askew."""
    with Group((x, y, z), turn):
        box(-wide / 2, wide / 2, -deep / 2, deep / 2, 0, 0.018, 'coir', 0.006)
        box(-wide / 2 + 0.05, wide / 2 - 0.05, -deep / 2 + 0.05, deep / 2 - 0.05, 0.018, 0.021, 'black', 0.001)


def _fibre(name='coir fibre'):
    """Coconut fibre: each tuft its own brown, grey with dust where most feet have stood."""
    mat, n, s = principled(name, rgb('#6b4d2c'), 1.0, spec=0.05)
    at = n.where(local=True)
    x, y, _ = n.add('SeparateXYZ', {0: at}).outputs
    tuft = n.ramp(n.noise(at, 90, 2, 0.6), [(0.30, rgb('#2b2219')), (0.52, rgb('#5f4c36')), (0.72, rgb('#8d7757'))])
    far = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', n.math('MULTIPLY', x, x), 9.0), n.math('MULTIPLY', n.math('MULTIPLY', y, y), 20.0)))
    stood = n.math('MULTIPLY', n.ramp(far, [(0.25, (1, 1, 1)), (1.0, (0, 0, 0))]), n.ramp(n.noise(at, 7, 3, 0.6), [(0.3, (0.3,) * 3), (0.7, (1, 1, 1))]))
    n.put(n.mix(n.math('MULTIPLY', stood, 0.62), tuft, rgb('#8b857a')), s.inputs['Base Color'])
    return mat


define('coir fibre', _fibre)


def coir_mat(x, y, z=0.0, wide=0.9, deep=0.55, turn=0.0, seed=1, step=0.0055):
    """A mat of coconut fibre whose bristles are bodies: trodden flat in the middle, frayed along its edge, one corner
    turned up a little."""
    g = np.random.default_rng(seed)
    u, v = (c.ravel() for c in np.meshgrid(np.arange(-wide / 2, wide / 2, step), np.arange(-deep / 2, deep / 2, step)))
    count = len(u)
    u, v = u + g.normal(0, 0.0022, count), v + g.normal(0, 0.0022, count)
    trodden = np.clip(1.15 - np.hypot(u / (0.36 * wide), v / (0.40 * deep)), 0, 1) * g.uniform(0.6, 1.0, count)
    near = np.minimum(wide / 2 - np.abs(u), deep / 2 - np.abs(v))
    out = np.clip(1 - near / 0.012, 0, 1)                                                 # at the edge fibres lean outwards
    high = 0.019 * (1 - 0.5 * trodden) * g.uniform(0.75, 1.15, count) * (1 - 0.35 * out)
    lift = 0.020 * np.clip((u / wide + v / deep - 0.72) / 0.28, 0, 1) ** 2
    lean_u = g.normal(0, 0.0038, count) + out * 0.006 * np.sign(u) * (wide / 2 - np.abs(u) < deep / 2 - np.abs(v))
    lean_v = g.normal(0, 0.0038, count) + out * 0.006 * np.sign(v) * (deep / 2 - np.abs(v) < wide / 2 - np.abs(u)) - 0.004 * trodden
    way, half = g.uniform(0, math.pi, count), 0.0022
    du, dv = half * np.cos(way), half * np.sin(way)
    verts = np.stack([np.stack([u - du, v - dv, lift + 0.002], 1), np.stack([u + du, v + dv, lift + 0.002], 1),
                      np.stack([u + lean_u + du * 0.6, v + lean_v + dv * 0.6, lift + high], 1), np.stack([u + lean_u - du * 0.6, v + lean_v - dv * 0.6, lift + high], 1)], 1).reshape(-1, 3)
    with Group((x, y, z), turn):
        box(-wide / 2 + 0.002, wide / 2 - 0.002, -deep / 2 + 0.002, deep / 2 - 0.002, 0, 0.005, plain('mat back', '#1c1712', 0.9), 0.001)
        from_faces('coir mat', [tuple(p) for p in verts.tolist()], [(4 * i, 4 * i + 1, 4 * i + 2, 4 * i + 3) for i in range(count)], 'coir fibre')


def fallen(x0, x1, y0, y1, count, z=0.006, tones=('#8a5a1f', '#5e3516', '#96732a'), size=0.045, seed=8, against=1.7):
    """Fallen leaves, each folded at its rib and curled in its own way; the wind has blown them towards y1 (`against` =
    1: evenly), half of them into heaps."""
    g = np.random.default_rng(seed)
    heaps = g.uniform(x0, x1, 5)
    across, along, wide = np.tile([-1.0, 0.0, 1.0], 5), np.repeat([0.0, 0.22, 0.52, 0.80, 1.0], 3), np.repeat([0.03, 0.30, 0.33, 0.19, 0.0], 3)
    strip = [(3 * r + c, 3 * r + c + 1, 3 * r + c + 4, 3 * r + c + 3) for r in range(4) for c in range(2)]
    for tone in tones:
        verts, faces = [], []
        for i in range(count):
            x = g.uniform(x0, x1) if g.random() < 0.5 else np.clip(g.choice(heaps) + g.normal(0, 0.28), x0, x1)
            y, turn, long = y1 - (y1 - y0) * g.random() ** against, g.uniform(0, 6.3), size * g.uniform(0.9, 2.1)
            fold, curl, roll = g.uniform(0.0, 0.5), g.uniform(-0.1, 0.5), g.normal(0, 0.2)
            u, v = (along - 0.5) * long, across * wide * long * g.uniform(0.75, 1.2)
            up = fold * np.abs(v) + curl * long * (along - 0.4) ** 2 + roll * v
            faces += [tuple(15 * i + k for k in face) for face in strip]
            verts += zip(x + u * np.cos(turn) - v * np.sin(turn), y + u * np.sin(turn) + v * np.cos(turn), z + up - min(0.0, up.min()))
        from_faces('leaves', verts, faces, plain(f'leaf {tone}', tone, 0.45), smooth=True)


def cover(x, y, z=0.0, radius=0.31):
    """A manhole's cover in its ring, with a pattern of studs."""
    cylinder((x, y, z - 0.02), (x, y, z + 0.004), radius + 0.06, 'granite step', 48, 0.003)
    cylinder((x, y, z - 0.02), (x, y, z + 0.006), radius, 'cast iron', 48, 0.002)
    step = 0.075
    boxes([(x + i * step - 0.02, x + i * step + 0.02, y + j * step - 0.02, y + j * step + 0.02, z + 0.006, z + 0.010)
           for i in range(-4, 5) for j in range(-4, 5) if math.hypot(i, j) * step < radius - 0.05], 'cast iron', 0.002)


def gully(x, y, z=0.0, wide=0.36, deep=0.28):
    """A grating in the ground."""
    box(x - wide / 2, x + wide / 2, y - deep / 2, y + deep / 2, z - 0.02, z + 0.003, 'black', 0)
    boxes([(x - wide / 2, x + wide / 2, y - deep / 2 + i * 0.04, y - deep / 2 + i * 0.04 + 0.02, z, z + 0.008) for i in range(int(deep / 0.04) + 1)], 'cast iron', 0.002)


def cable(points, y, thick=0.006, mat='black', seed=0):
    """A cable clipped to a wall along (x, z) points, which sags a little between its clips."""
    g, line = random.Random(seed), []
    for (a, c), (b, d) in zip(points, points[1:]):
        n = max(2, int(math.hypot(b - a, d - c) / 0.25))
        for i in range(n):
            t = i / n
            sag = 0.010 * math.sin(math.pi * (i % 2)) if a != b else 0.0
            line.append((a + (b - a) * t + g.gauss(0, 0.0015), y - thick, c + (d - c) * t - sag + g.gauss(0, 0.002)))
            if i % 2 == 0:
                box(line[-1][0] - 0.010, line[-1][0] + 0.010, y - 2.4 * thick, y, line[-1][2] - 0.010, line[-1][2] + 0.010, mat, 0.002)
    line.append((points[-1][0], y - thick, points[-1][1]))
    tube(line, thick, mat, 4)


def grille(x, z, y=0.0, wide=0.22, high=0.16, mat='zinc'):
    """An air grille, its louvres not quite straight, with the streak that it leaves."""
    box(x - wide / 2, x + wide / 2, y - 0.012, y, z, z + high, mat, 0.003)
    boxes([(x - wide / 2 + 0.015, x + wide / 2 - 0.015, y - 0.016, y - 0.010, z + 0.012 + i * 0.022, z + 0.019 + i * 0.022) for i in range(int((high - 0.02) / 0.022))], 'black')
    streaks(x - wide / 2, x + wide / 2, z, 0.5, y, 0.4)


def switches(x, z, y, count=2):
    """Switch plates side by side, with a socket under them."""
    for i in range(count):
        box(x + i * 0.083 - 0.04, x + i * 0.083 + 0.04, y - 0.009, y, z - 0.04, z + 0.04, 'white', 0.003)
        box(x + i * 0.083 - 0.028, x + i * 0.083 + 0.028, y - 0.013, y - 0.009, z - 0.028, z + 0.028, 'blind bar', 0.002)


def icicles(x0, x1, z, y, seed=0, each=0.09):
    """Icicles under an edge, longest where it drips."""
    g, verts, faces = random.Random(seed), [], []
    x = x0
    while x < x1:
        long, r = 0.02 + 0.20 * g.random() ** 2.2, g.uniform(0.006, 0.013)
        k = len(verts)
        verts += [(x + r * math.cos(a), y + r * math.sin(a), z) for a in (0.4, 1.66, 2.9, 4.2, 5.4)] + [(x + g.gauss(0, 0.004), y, z - long)]
        faces += [(k + i, k + (i + 1) % 5, k + 5) for i in range(5)]
        x += each * g.uniform(0.4, 1.9)
    from_faces('icicles', verts, faces, plain('ice', '#c3d0da', 0.12, 0.7))
