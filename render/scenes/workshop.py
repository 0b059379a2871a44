"""The workshop on a bright day: a door's frame of insulated aluminium on the assembly table, its corner just pressed together, the swelling strip half laid into its groove; behind it fire glass
on a rack, the saw, profiles on their arms. Nobody is there: the tools lie as they were put down."""
import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector

from kit import stage
from kit.building import wall
from kit.cloth import draped
from kit.furnish import cloth, put
from kit.materials import define, emission, glass, material, plain, principled, rgb, shade, shown
from kit.mesh import Group, bar, box, boxes, cylinder, extrude, frame, from_faces, tube, turned
from kit.models import model
from kit.place import sunlight

#: The camera, what it looks at, and where the near corner of the door's frame lies: sharpness is set to it.
EYE, AT, LENS = (0.0, 0.0, 1.58), (-0.15, 6.0, 0.70), 29
CORNER, TURN = (-0.20, 1.66), 24.0
#: The hall: walls left and right, its end, its ceiling. Top of the table, and of the rests on it.
LEFT, RIGHT, END, TOP = -4.3, 6.2, 17.5, 4.7
BENCH, REST = 0.86, 0.925


# ---- surfaces ---------------------------------------------------------------------------------------

def _noisy(n, at, scale, low, high, detail=5, rough=0.65):
    return n.ramp(n.noise(at, scale, detail, rough), [(low, (0, 0, 0)), (high, (1, 1, 1))])


def _floor(name):
    """Ground and polished concrete: stones that show, clouds, cut joints, a way between two yellow lines that wheels have worn; black arcs of a truck's tyres, dust along the racks."""
    base = rgb('#7d7a74')
    mat, n, s = principled(name, base, 0.25, spec=0.5)
    at = n.where()
    x, y, _ = n.add('SeparateXYZ', {0: at}).outputs
    out = n.ramp(n.noise(at, 0.55, 6, 0.62), [(0.30, shade(base, 0.80)), (0.70, shade(base, 1.12))])
    cell = n.add('TexVoronoi', {'Vector': at, 'Scale': 60})
    stones = n.ramp(n.add('SeparateXYZ', {0: cell.outputs['Color']}).outputs[0], [(0, (0.82,) * 3), (0.5, (0.98,) * 3), (1, (1.10, 1.09, 1.06))])
    out = n.mix(0.7, out, stones, 'MULTIPLY')
    out = n.mix(1, out, n.ramp(n.noise(at, 7, 6, 0.7), [(0.32, (0.88,) * 3), (0.68, (1.06,) * 3)]), 'MULTIPLY')
    crack = n.ramp(n.add('TexVoronoi', {'Vector': n.add('VectorMath', {0: at, 1: n.add('VectorMath', {0: n.add('TexNoise', {'Vector': at, 'Scale': 1.7, 'Detail': 6}).outputs[1], 'Scale': 0.7}, operation='SCALE').outputs[0]}).outputs[0], 'Scale': 0.13},
                         feature='DISTANCE_TO_EDGE').outputs['Distance'], [(0.0, (1, 1, 1)), (0.0012, (0, 0, 0))])
    out = n.mix(n.math('MULTIPLY', crack, 0.55), out, shade(base, 0.35))
    _, lines = n.bricks(n.add('Mapping', {0: at, 'Location': (1.1, 0.6, 0)}).outputs[0], 5.0, 5.0, 0.004, 0.0)
    out = n.mix(n.math('MULTIPLY', lines, 0.85), out, shade(base, 0.22))
    # the ways: at the left along the windows, and across, as painted by hand along a tape
    ragged = n.math('ADD', n.math('MULTIPLY', n.noise(n.add('Mapping', {0: at, 'Scale': (1, 1, 1)}).outputs[0], 9, 7, 0.7), 0.7), n.math('MULTIPLY', n.noise(at, 60, 3, 0.6), 0.3))
    worn = n.ramp(ragged, [(0.40, (0.25,) * 3), (0.52, (1, 1, 1))])
    stripe = lambda c, where: n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', c, where)), [(0.0485, (1, 1, 1)), (0.0510, (0, 0, 0))])
    beyond = lambda c, where: n.ramp(n.math('MULTIPLY', n.math('SUBTRACT', c, where), 0.1), [(0.0, (0, 0, 0)), (0.0002, (1, 1, 1))])
    painted = n.math('MAXIMUM', n.math('MULTIPLY', stripe(x, -2.35), beyond(y, 0.0)), n.math('MAXIMUM', n.math('MULTIPLY', stripe(x, 1.95), beyond(y, 4.2)), n.math('MULTIPLY', stripe(y, 11.4), beyond(x, -2.35))))
    out = n.mix(n.math('MULTIPLY', n.math('MULTIPLY', painted, worn), 0.88), out, n.mix(n.noise(at, 3, 4, 0.6), rgb('#b98d22'), rgb('#d6ab3c')))
    ring = lambda u, v, r, w: n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', n.math('SQRT', n.math('ADD', n.math('POWER', n.math('SUBTRACT', x, u), 2.0), n.math('POWER', n.math('SUBTRACT', y, v), 2.0))), r)), [(w * 0.6, (1, 1, 1)), (w, (0, 0, 0))])
    tyres = n.math('MAXIMUM', n.math('MAXIMUM', ring(-6.4, 7.2, 3.3, 0.06), ring(-6.4, 7.2, 4.15, 0.06)), n.math('MAXIMUM', ring(4.6, 12.5, 5.2, 0.05), ring(4.6, 12.5, 4.5, 0.06)))
    out = n.mix(n.math('MULTIPLY', n.math('MULTIPLY', tyres, _noisy(n, at, 1.3, 0.42, 0.60)), 0.42), out, rgb('#3a3835'))
    spots = n.math('MULTIPLY', n.ramp(n.add('TexVoronoi', {'Vector': n.add('VectorMath', {0: at, 1: n.add('VectorMath', {0: n.add('TexNoise', {'Vector': at, 'Scale': 5}).outputs[1], 'Scale': 0.2}, operation='SCALE').outputs[0]}).outputs[0], 'Scale': 0.9}).outputs['Distance'], [(0.07, (1, 1, 1)), (0.13, (0, 0, 0))]), _noisy(n, at, 0.7, 0.45, 0.6))
    out = n.mix(n.math('MULTIPLY', spots, 0.45), out, rgb('#4f4c48'))
    scratch = n.math('MAXIMUM', *(n.ramp(n.noise(n.add('Mapping', {0: at, 'Rotation': (0, 0, a), 'Scale': (0.9, 38, 1)}).outputs[0], 1.0, 3, 0.6), [(0.69, (0, 0, 0)), (0.71, (1, 1, 1))]) for a in (1.4, 0.5)))
    out = n.mix(n.math('MULTIPLY', scratch, 0.22), out, shade(base, 1.35))
    n.put(out, s.inputs['Base Color'])
    dull = n.math('ADD', n.math('MULTIPLY', painted, 0.15), n.math('ADD', n.math('MULTIPLY', lines, 0.4), n.math('MULTIPLY', scratch, 0.12)))
    n.put(n.math('ADD', n.spread(n.noise(at, 1.6, 6, 0.66), 0.17, 0.34), dull), s.inputs['Roughness'])
    n.put(n.bump(n.math('SUBTRACT', n.math('ADD', n.math('MULTIPLY', n.noise(at, 2.0, 3, 0.5), 1.0), n.math('MULTIPLY', n.noise(at, 26, 3, 0.6), 0.07)), lines), 0.35, 0.0022), s.inputs['Normal'])
    return mat


def _bench(name):
    """A table top of film-faced birch ply that has been worked on for years: rubbed pale, cut, scribbled on, with dried sealant and rings."""
    base = rgb('#8a7559')
    mat, n, s = principled(name, base, 0.45, spec=0.4)
    at = n.where(local=True)
    x, y, z = n.add('SeparateXYZ', {0: at}).outputs
    vein = n.noise(n.add('Mapping', {0: at, 'Scale': (1.2, 22, 22)}).outputs[0], 1.6, 6, 0.62)
    out = n.ramp(vein, [(0.28, shade(base, 0.78)), (0.5, base), (0.74, shade(base, 1.22))])
    out = n.mix(1, out, n.ramp(n.noise(at, 1.3, 5, 0.62), [(0.30, (0.72, 0.71, 0.70)), (0.66, (1.10,) * 3)]), 'MULTIPLY')
    out = n.mix(n.math('MULTIPLY', _noisy(n, at, 3.1, 0.46, 0.70, 7, 0.7), 0.40), out, rgb('#b9a585'))
    out = n.mix(n.math('MULTIPLY', _noisy(n, n.add('Mapping', {0: at, 'Location': (4, 2, 0)}).outputs[0], 4.2, 0.60, 0.68, 6, 0.7), 0.45), out, rgb('#4b4036'))
    cut = n.math('MAXIMUM', n.math('MAXIMUM', *(n.ramp(n.noise(n.add('Mapping', {0: at, 'Rotation': (0, 0, a), 'Scale': (2.2, 75, 1)}).outputs[0], 1.0, 2, 0.6), [(0.665, (0, 0, 0)), (0.685, (1, 1, 1))]) for a in (0.15, 1.2))),
                 n.ramp(n.noise(n.add('Mapping', {0: at, 'Rotation': (0, 0, -0.7), 'Scale': (2.4, 90, 1)}).outputs[0], 1.0, 2, 0.6), [(0.68, (0, 0, 0)), (0.70, (1, 1, 1))]))
    out = n.mix(n.math('MULTIPLY', cut, 0.55), out, rgb('#c9b693'))
    for scale, low, colour, share in ((13, 0.10, '#d9d6cc', 0.88), (19, 0.09, '#2f2d2b', 0.90)):
        drop = n.add('TexVoronoi', {'Vector': n.add('Mapping', {0: at, 'Location': (scale, 3, 0)}).outputs[0], 'Scale': scale})
        some = n.ramp(n.add('SeparateXYZ', {0: drop.outputs['Color']}).outputs[0], [(share, (0, 0, 0)), (share + 0.01, (1, 1, 1))])
        out = n.mix(n.math('MULTIPLY', n.math('MULTIPLY', n.ramp(drop.outputs['Distance'], [(low, (1, 1, 1)), (low + 0.03, (0, 0, 0))]), some), 0.8), out, rgb(colour))
    ply = n.ramp(n.math('FRACT', n.math('MULTIPLY', z, 330.0)), [(0.0, rgb('#b0946a')), (0.45, rgb('#a08359')), (0.55, rgb('#6a5237')), (1.0, rgb('#7a6041'))])
    up = n.math('ABSOLUTE', n.add('SeparateXYZ', {0: n.add('NewGeometry').outputs['Normal']}).outputs[2])
    n.put(n.mix(n.ramp(up, [(0.3, (0, 0, 0)), (0.7, (1, 1, 1))]), ply, out), s.inputs['Base Color'])
    n.put(n.spread(n.noise(at, 4, 5, 0.65), 0.34, 0.58), s.inputs['Roughness'])
    n.put(n.bump(n.math('SUBTRACT', n.math('MULTIPLY', vein, 0.3), n.math('MULTIPLY', cut, 0.6)), 0.6, 0.0010), s.inputs['Normal'])
    return mat


def _anodised(name, colour=(0.78, 0.78, 0.77), rough=0.40):
    """Anodised: an even satin. What varies its gloss shows the denoiser's hand as flakes."""
    mat, n, s = principled(name, (*colour, 1), rough, 1.0)
    cloud = n.noise(n.where(), 3, 2, 0.5)
    n.put(n.ramp(cloud, [(0.3, (*(0.96 * c for c in colour), 1)), (0.7, (*colour, 1))]), s.inputs['Base Color'])
    return mat


def _enamel(name, colour, rough=0.38):
    """Machine enamel in a workshop: dust on what faces up, knocks down to the primer, grey where hands go."""
    mat, n, s = principled(name, rgb(colour), rough, spec=0.5)
    at = n.where()
    facing = n.add('SeparateXYZ', {0: n.add('NewGeometry').outputs['Normal']}).outputs[2]
    out = n.mix(1, rgb(colour), n.ramp(n.noise(at, 1.7, 5, 0.6), [(0.3, (0.88,) * 3), (0.7, (1.05,) * 3)]), 'MULTIPLY')
    dust = n.math('MULTIPLY', n.ramp(facing, [(0.3, (0, 0, 0)), (0.9, (1, 1, 1))]), n.spread(n.noise(at, 8, 5, 0.7), 0.2, 1.0))
    out = n.mix(n.math('MULTIPLY', dust, 0.32), out, rgb('#a8a49a'))
    out = n.mix(n.math('MULTIPLY', _noisy(n, n.add('Mapping', {0: at, 'Scale': (1, 1, 0.5)}).outputs[0], 5, 0.52, 0.75, 6, 0.7), 0.30), out, rgb('#57534c'))
    chips = _noisy(n, at, 34, 0.690, 0.698, 3, 0.55)
    n.put(n.mix(chips, out, rgb('#6e6a64')), s.inputs['Base Color'])
    n.put(n.math('ADD', n.spread(n.noise(at, 3, 4, 0.6), rough - 0.06, rough + 0.10), n.math('MULTIPLY', dust, 0.2)), s.inputs['Roughness'])
    n.put(n.bump(n.noise(at, 500, 2, 0.6), 0.10, 0.0004), s.inputs['Normal'])
    return mat


def _wall(name, colour='#d9d6cd'):
    """Painted block: courses that show faintly, a scuffed grey dado line of use, a stain here and there."""
    mat, n, s = principled(name, rgb(colour), 0.7, spec=0.25)
    at, flat = n.where(), n.on_walls()
    up = n.add('SeparateXYZ', {0: at}).outputs[2]
    each, lines = n.bricks(flat, 0.6, 0.2, 0.006, 0.5, 0.6)
    out = n.mix(1, rgb(colour), n.ramp(each, [(0, (0.965,) * 3), (1, (1.02,) * 3)]), 'MULTIPLY')
    out = n.mix(n.math('MULTIPLY', lines, 0.22), out, shade(rgb(colour), 0.6))
    out = n.mix(1, out, n.ramp(n.noise(at, 0.7, 6, 0.62), [(0.30, (0.90, 0.89, 0.87)), (0.68, (1.02,) * 3)]), 'MULTIPLY')
    low = n.math('MULTIPLY', n.ramp(up, [(0.05, (1, 1, 1)), (0.5, (0.5,) * 3), (1.3, (0, 0, 0))]), _noisy(n, n.add('Mapping', {0: flat, 'Scale': (2.0, 9, 1)}).outputs[0], 1.0, 0.45, 0.66, 6, 0.7))
    n.put(n.mix(n.math('MULTIPLY', low, 0.5), out, rgb('#7c766b')), s.inputs['Base Color'])
    n.put(n.bump(n.math('SUBTRACT', n.math('MULTIPLY', n.noise(at, 60, 4, 0.65), 0.4), lines), 0.5, 0.004), s.inputs['Normal'])
    return mat


def _fibre_board(name, colour):
    mat, n, s = principled(name, rgb(colour), 0.95, spec=0.1)
    at = n.where()
    n.put(n.ramp(n.noise(at, 420, 5, 0.75), [(0.32, shade(rgb(colour), 0.72)), (0.66, shade(rgb(colour), 1.08))]), s.inputs['Base Color'])
    n.put(n.bump(n.noise(at, 600, 4, 0.7), 0.6, 0.0006), s.inputs['Normal'])
    return mat


def _strip():
    """Swelling strip: pressed graphite under a red skin, dull, with its roller's grain."""
    mat, n, s = principled('swelling strip', rgb('#b53a18'), 0.55, spec=0.3)
    n.put(n.ramp(n.noise(n.where(), 420, 4, 0.75), [(0.34, rgb('#9c2d10')), (0.66, rgb('#c4471e'))]), s.inputs['Base Color'])
    return mat


def _drawing(name):
    """A drawing of the door in ink, printed, folded twice, with a pencil's ticks."""
    mat, n, s = principled(name, rgb('#e9e6dd'), 0.85, spec=0.15)
    x, y, _ = n.add('SeparateXYZ', {0: n.where(local=True)}).outputs
    near = lambda c, where, w: n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', c, where)), [(w * 0.6, (1, 1, 1)), (w, (0, 0, 0))])
    within = lambda c, a, b: n.math('MULTIPLY', n.math('GREATER_THAN', c, a), n.math('LESS_THAN', c, b))
    ink = 0.0
    def line(kind, where, a, b, w=0.0011):
        nonlocal ink
        ink = n.math('MAXIMUM', ink, n.math('MULTIPLY', near(x if kind == 'x' else y, where, w), within(y if kind == 'x' else x, a, b)))
    for w, h, mx, my in ((0.10, 0.21, -0.11, 0.015), (0.086, 0.196, -0.11, 0.012), (0.062, 0.165, -0.11, 0.014)):
        for k in (-1, 1):
            line('x', mx + k * w / 2, my - h / 2, my + h / 2)
            line('y', my + k * h / 2, mx - w / 2, mx + w / 2)
    for w, h, mx, my in ((0.12, 0.028, 0.07, 0.085), (0.12, 0.028, 0.07, 0.02), (0.04, 0.028, 0.03, 0.085), (0.03, 0.028, 0.10, 0.02), (0.39, 0.27, 0.0, 0.0)):
        for k in (-1, 1):
            line('x', mx + k * w / 2, my - h / 2, my + h / 2)
            line('y', my + k * h / 2, mx - w / 2, mx + w / 2)
    for where, a, b in ((-0.115, -0.17, -0.05), (0.130, -0.16, -0.06)):
        line('y', where, a, b, 0.0007)
    for i, where in enumerate((-0.055, -0.068, -0.081, -0.094, -0.107, -0.120)):
        line('y', where, 0.03, 0.18, 0.0008)
    for where in (0.03, 0.06, 0.13, 0.18):
        line('x', where, -0.12, -0.055, 0.0008)
    paper = n.ramp(n.noise(n.where(local=True), 9, 4, 0.6), [(0.3, rgb('#dedacf')), (0.7, rgb('#eeebe3'))])
    n.put(n.mix(n.math('MULTIPLY', ink, 0.80), paper, rgb('#2b2f36')), s.inputs['Base Color'])
    return mat


define('hall floor', lambda: _floor('hall floor'))
define('bench top', lambda: _bench('bench top'))
define('profile', lambda: _anodised('profile'))
define('old alu', lambda: _anodised('old alu', (0.62, 0.62, 0.61), 0.42))
define('dark profile', lambda: _enamel('dark profile', '#3d4143', 0.34))
define('bronze profile', lambda: _anodised('bronze profile', (0.22, 0.16, 0.11), 0.40))
define('film', lambda: plain('film', '#6d879c', 0.25, 0.5))
define('sawn', lambda: plain('sawn', '#d6d6d3', 0.38, 0.5, 1.0))
define('web', lambda: plain('web', '#2b2b2c', 0.5, 0.3))
define('board', lambda: _fibre_board('board', '#d9d3c5'))
define('swelling strip', _strip)
define('machine grey', lambda: _enamel('machine grey', '#c3c6c4'))
define('machine blue', lambda: _enamel('machine blue', '#3f5a6d'))
define('rack blue', lambda: _enamel('rack blue', '#46606f'))
define('table steel', lambda: _enamel('table steel', '#5b6468'))
define('worn yellow', lambda: _enamel('worn yellow', '#c79a2a'))
define('hall wall', lambda: _wall('hall wall'))
define('roof sheet', lambda: plain('roof sheet', '#dcdad3', 0.6, 0.3))
define('roof steel', lambda: _enamel('roof steel', '#c9cac6'))
define('galvanised', lambda: plain('galvanised', '#b3b7b8', 0.42, 0.5, 0.9))
define('felt', lambda: plain('felt', '#2f3133', 0.95, 0.1))
define('rest steel', lambda: _enamel('rest steel', '#8f9596', 0.42))
define('rest rubber', lambda: _enamel('rest rubber', '#2b2b2c', 0.75))
define('clamp iron', lambda: _enamel('clamp iron', '#34383b', 0.45))
define('rag', lambda: cloth('rag', '#75838b'))
define('chest grey', lambda: _enamel('chest grey', '#4c5356', 0.4))
define('tool body', lambda: _enamel('tool body', '#2d4a4f', 0.5))
define('tool black', lambda: plain('tool black', '#202122', 0.55, 0.35))
define('ash handle', lambda: plain('ash handle', '#b78d57', 0.5, 0.35))
define('drawing', lambda: _drawing('drawing'))
define('pane', lambda: glass('pane', (0.85, 0.935, 0.895), 1.5))
define('glass edge', lambda: plain('glass edge', '#4f8a75', 0.12, 0.7))
define('window steel', lambda: plain('window steel', '#4a5052', 0.45))
define('pine', lambda: _fibre_board('pine', '#c2a070'))
define('gate', lambda: _enamel('gate', '#8d979b', 0.45))
define('wrap', lambda: plain('wrap', '#cfd3d4', 0.25, 0.6))


# ---- profiles ---------------------------------------------------------------------------------------

#: An insulated frame profile lying on its face, mm: (height, width). Two tubes of aluminium, webs between them, boards in all three.
LOW_TUBE = [(0, 0), (0, 84), (27, 84), (27, 64), (30, 64), (30, 0)]
LOW_HOLE = [(2.2, 2.2), (2.2, 62), (27.8, 62), (27.8, 2.2)]
HIGH_TUBE = [(52, 0), (52, 64), (80, 64), (80, 0)]
HIGH_HOLE = [(54.2, 2.2), (54.2, 61.8), (77.8, 61.8), (77.8, 2.2)]
INSET = lambda loop, by: [(u + (by if u < 40 and u < 20 or 40 < u < 60 else -by), v + (by if v < 30 else -by)) for u, v in loop]


def profile(start, end, skin='profile', strip=True, boards=True):
    """A piece along X from `start` to `end`, metres or functions of (height, width); its outer side is y = 0, its rebate looks to +Y."""
    metal = (skin, 'sawn', 'old alu')
    made = [extrude([LOW_TUBE, LOW_HOLE], 'x', start, end, metal, 0.5), extrude([HIGH_TUBE, HIGH_HOLE], 'x', start, end, metal, 0.5)]
    for v0, v1 in ((0.8, 4.5), (54, 58)):
        made.append(extrude([[(29.5, v0), (29.5, v1), (52.5, v1), (52.5, v0)]], 'x', start, end, 'web', 0.2))
    made.append(extrude([[(29, 64.5), (29, 68), (33, 69.5), (36, 66), (36, 64.5)]], 'x', start, end, 'gasket', 0.4))
    made.append(extrude([[(27, 76), (27, 82), (31, 83), (32, 78)]], 'x', start, end, 'gasket', 0.6))
    if boards:
        inner = lambda t, k: (lambda u, v: (t(u, v) if callable(t) else t) + k)
        for loop in ([(4, 5), (4, 59), (26, 59), (26, 5)], [(31, 11), (31, 53), (51, 53), (51, 11)], [(56, 5), (56, 59), (76, 59), (76, 5)]):
            made.append(extrude([loop], 'x', inner(start, 0.0015), inner(end, -0.0015), 'board', 0.3))
    if strip:
        made.append(extrude([[(35, 63.6), (35, 66.4), (50, 66.4), (50, 63.6)]], 'x', strip[0], strip[1], 'swelling strip', 0.4))
    return made


def placed(made, at, turn):
    """Puts pieces that were made along X at the place `at`, turned by degrees in the plane of the table."""
    whole = Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
    for obj in made:
        obj.matrix_world = whole @ obj.matrix_world


def frame_on_table():
    """In the table's coordinates: near corner at the origin, the sill along X, the stile along Y; the other stile lies beside its place, still to be set."""
    w, h = 1.06, 2.16
    mitre = lambda u, v: v + 0.0006                                             # 45 degrees: as far along as across
    placed(profile(mitre, lambda u, v: w - v - 0.0006, strip=None), (0, 0, REST), 0)
    # the left stile: made along X and turned, so that its outer side is the left one: its width runs to +X when it is laid along -Y from its far end
    placed(profile(lambda u, v: v, lambda u, v: h - v, strip=(0.10, h - 0.44)), (0, h, REST), -90)
    placed(profile(lambda u, v: v, lambda u, v: w - v, strip=None), (w, h, REST), 180)
    placed(profile(lambda u, v: v, lambda u, v: h - v, strip=(0.08, h - 0.08)), (w + 0.165, -0.075, REST), 90.8)


def loose_strip():
    """What of the strip is still to be laid: it leaves its groove, twists over and lies in a coil on the table."""
    x, z = 0.066, REST + 0.0425
    way = [(x, 0.52, z), (x + 0.004, 0.44, z), (x + 0.022, 0.37, z + 0.006), (x + 0.07, 0.315, z + 0.016), (x + 0.15, 0.30, z + 0.004), (x + 0.235, 0.335, z - 0.045), (x + 0.30, 0.40, BENCH + 0.022)]
    cx, cy, r = x + 0.345, 0.575, 0.155
    turns = 4.6
    start = math.atan2(way[-1][1] - cy, way[-1][0] - cx)
    for i in range(1, 230):
        t = i / 229
        a, rr = start + math.tau * turns * t, r + 0.032 - 0.090 * t + 0.0035 * math.sin(5 * math.tau * t)
        rise = 0.010 * max(0.0, math.sin(math.tau * (1.3 * t + 0.1))) * (1 - t)
        way.append((cx + rr * math.cos(a), cy + rr * math.sin(a) * 0.97, BENCH + 0.010 + rise))
    curve = bpy.data.curves.new('strip', 'CURVE')
    curve.dimensions, curve.extrude, curve.bevel_depth, curve.bevel_resolution = '3D', 0.0062, 0.0012, 2
    curve.twist_mode, curve.resolution_u = 'Z_UP', 5
    spline = curve.splines.new('BEZIER')
    keep = way[:7] + way[7::6]
    spline.bezier_points.add(len(keep) - 1)
    for point, co in zip(spline.bezier_points, keep):
        point.co, point.handle_left_type, point.handle_right_type = co, 'AUTO', 'AUTO'
    obj = bpy.data.objects.new('strip', curve)
    bpy.context.scene.collection.objects.link(obj)
    curve.materials.append(_strip())
    for p in spline.bezier_points:
        p.tilt = math.radians(90)


def cleat(x, y, turn, z=BENCH):
    """A cast angle that goes into the corner of two profiles."""
    with Group((x, y, z), turn):
        for a, b, c, d in ((0, 0.125, 0, 0.020), (0, 0.020, 0, 0.125)):
            box(a, b, c, d, 0.0, 0.024, 'old alu', 0.0015)
        boxes([(0.03 + i * 0.018, 0.038 + i * 0.018, -0.002, 0.022, 0.003, 0.021) for i in range(5)], 'old alu', 0.001)
        boxes([(-0.002, 0.022, 0.03 + i * 0.018, 0.038 + i * 0.018, 0.003, 0.021) for i in range(5)], 'old alu', 0.001)
        cylinder((0.07, 0.01, 0.02), (0.07, 0.01, 0.0245), 0.005, 'black', 16, 0)
        cylinder((0.01, 0.07, 0.02), (0.01, 0.07, 0.0245), 0.005, 'black', 16, 0)


def f_clamp(long, reach, handle='ash handle'):
    """A bar clamp whose bar lies along X, its jaws down to -Z; the fixed jaw at the origin, closed on `reach` metres. It bites between x = 0 and x = reach."""
    box(-0.030, long, -0.004, 0.004, 0.0, 0.022, 'galvanised', 0.001)
    boxes([(0.02 + i * 0.006, 0.0225 + i * 0.006, -0.0046, 0.0046, 0.0225, 0.0232) for i in range(int(long / 0.006) - 6)], 'galvanised')
    for x, deep in ((-0.030, 0.075), (reach + 0.045, 0.070)):
        box(x + 0.003, x + 0.023, -0.008, 0.008, -deep, 0.028, 'clamp iron', 0.006, segments=4)
    cylinder((-0.004, 0, -0.060), (0.0, 0, -0.060), 0.016, 'tool black', 24)
    cylinder((reach, 0, -0.056), (reach + 0.012, 0, -0.056), 0.017, 'tool black', 24)
    cylinder((reach + 0.010, 0, -0.056), (reach + 0.15, 0, -0.056), 0.006, 'galvanised', 20)
    with Group((reach + 0.13, 0, -0.056), rotation=(0, math.pi / 2, 0)):
        turned([(0.0, 0.0), (0.010, 0.001), (0.0145, 0.012), (0.0165, 0.045), (0.0155, 0.085), (0.0165, 0.105), (0.012, 0.118), (0.0, 0.120)], handle, lambda a, z: 1 + 0.03 * math.cos(8 * a), 32)


def mallet():
    """A rubber mallet on its side: the handle along X."""
    with Group((0, 0, 0.034), rotation=(math.radians(90), 0, 0)):
        turned([(0.0, -0.06), (0.028, -0.06), (0.033, -0.056), (0.034, -0.04), (0.032, 0.0), (0.034, 0.04), (0.033, 0.056), (0.028, 0.060), (0.0, 0.060)], plain('mallet rubber', '#262524', 0.7, 0.3), None, 40)
    with Group((0.028, 0, 0.034), rotation=(math.radians(4), math.radians(94.5), 0)):
        turned([(0.0, -0.062), (0.011, -0.060), (0.0115, 0.02), (0.0135, 0.14), (0.0155, 0.24), (0.015, 0.29), (0.010, 0.302), (0.0, 0.303)], 'ash handle', None, 32, (1.0, 0.8))


def drill():
    """A cordless drill that stands on its battery, the chuck to +X."""
    skin, dark = 'tool body', 'tool black'
    def along(profile, mat, at, stretch=(1, 1)):
        with Group(at, rotation=(0, math.pi / 2, 0)):
            turned(profile, mat, None, 40, stretch)
    box(-0.066, 0.062, -0.038, 0.038, 0.0, 0.042, dark, 0.007, segments=4)                     # battery
    box(-0.060, 0.050, -0.034, 0.034, 0.042, 0.060, skin, 0.008, segments=4)
    boxes([(-0.03 + 0.017 * i, -0.022 + 0.017 * i, -0.0386, 0.0386, 0.010, 0.030) for i in range(4)], 'rubber grey', 0.001)
    with Group((-0.018, 0, 0.052), rotation=(0, math.radians(-9), 0)):                         # grip
        turned([(0.0, 0.0), (0.024, 0.0), (0.0215, 0.02), (0.0200, 0.06), (0.0205, 0.10), (0.024, 0.130), (0.0, 0.135)], dark, None, 36, (1.15, 0.80))
    along([(0.0, -0.085), (0.024, -0.084), (0.031, -0.074), (0.0335, -0.05), (0.0335, 0.03), (0.031, 0.052), (0.0295, 0.055), (0.0, 0.056)], skin, (0.0, 0, 0.205), (1.05, 0.93))
    boxes([(-0.072 + 0.010 * i, -0.067 + 0.010 * i, -0.0335, 0.0335, 0.198, 0.216) for i in range(4)], dark, 0.0005)
    along([(0.0, 0.055), (0.0285, 0.055), (0.0285, 0.072), (0.026, 0.075), (0.0, 0.075)], dark, (0.0, 0, 0.205))
    along([(0.0, 0.075), (0.0215, 0.075), (0.0220, 0.098), (0.0195, 0.104), (0.0125, 0.118), (0.0075, 0.121), (0.0, 0.121)], dark, (0.0, 0, 0.205))
    boxes([(0.078, 0.096, 0.0215 * math.cos(a) - 0.0012, 0.0215 * math.cos(a) + 0.0012, 0.205 + 0.0215 * math.sin(a) - 0.0012, 0.205 + 0.0215 * math.sin(a) + 0.0012) for a in np.linspace(0, math.tau, 19)[:-1]], 'rubber grey')
    cylinder((0.118, 0, 0.205), (0.175, 0, 0.205), 0.0032, 'inox', 16)
    box(0.012, 0.026, -0.008, 0.008, 0.150, 0.180, 'rubber grey', 0.004)                        # trigger
    box(-0.012, 0.030, -0.0345, -0.0330, 0.196, 0.214, 'paper white', 0)


def folding_rule():
    """A folding rule left half open."""
    wood = plain('rule', '#d8c27e', 0.55, 0.3)
    for x, y, a, z in ((0, 0, 8, 0.0), (0.225, 0.03, -28, 0.0036), (0.42, -0.075, 6, 0.0)):
        with Group((x, y, z), a):
            box(0, 0.235, -0.0085, 0.0085, 0, 0.0034, wood, 0.0006)
            boxes([(0.01 + 0.01 * i, 0.0108 + 0.01 * i, -0.0086, -0.002 if i % 5 else 0.003, 0.0034, 0.0036) for i in range(22)], 'black')
            cylinder((0.0, 0, 0.0), (0.0, 0, 0.0046), 0.0042, 'inox', 16, 0)


def screws(seed=2):
    """A tray of screws, and those that fell beside it."""
    g = random.Random(seed)
    box(-0.085, 0.085, -0.06, 0.06, 0.0, 0.003, 'tool black', 0.002)
    for a, b, c, d in ((-0.085, 0.085, -0.06, -0.057), (-0.085, 0.085, 0.057, 0.06), (-0.085, -0.082, -0.06, 0.06), (0.082, 0.085, -0.06, 0.06), (-0.002, 0.002, -0.06, 0.06)):
        box(a, b, c, d, 0, 0.032, 'tool black', 0.001)
    for i in range(95):
        inside = i < 78
        x, y = (g.uniform(-0.07, 0.07), g.uniform(-0.045, 0.045)) if inside else (g.uniform(-0.22, 0.25), g.uniform(-0.19, -0.06))
        z, a, tip = (0.006 + g.uniform(0, 0.018), g.uniform(0, math.tau), g.uniform(-0.3, 0.3)) if inside else (0.003, g.uniform(0, math.tau), 0.0)
        d = Vector((math.cos(a) * math.cos(tip), math.sin(a) * math.cos(tip), math.sin(tip)))
        p = Vector((x, y, z))
        cylinder(p - d * 0.012, p + d * 0.010, 0.0021, 'galvanised', 8, 0, 0.0012)
        cylinder(p - d * 0.0135, p - d * 0.012, 0.0042, 'galvanised', 10, 0, 0.0025)


def crumbs():
    """What sawing and drilling leave on the table: curls and chips."""
    g, verts, faces = random.Random(9), [], []
    for i in range(420):
        x, y = g.gauss(0.35, 0.45), g.gauss(0.35, 0.42)
        if not (-0.25 < x < 1.45 and -0.22 < y < 2.4):
            continue
        s, a, k = g.uniform(0.0010, 0.0042) * (1 if i % 9 else 2.2), g.uniform(0, math.tau), len(verts)
        for t, up in ((0, 0.0004), (0.5, 0.0016), (1, 0.0005)):
            bend = a + 1.2 * t
            for w in (-0.3, 0.3):
                verts.append((x + s * (t * math.cos(bend) * 2 - w * math.sin(bend)), y + s * (t * math.sin(bend) * 2 + w * math.cos(bend)), BENCH + 0.0002 + up * s * 300 * g.uniform(0.4, 1)))
        faces += [(k, k + 1, k + 3, k + 2), (k + 2, k + 3, k + 5, k + 4)]
    from_faces('crumbs', verts, faces, 'sawn')


def table():
    """The assembly table: a worn top on a steel frame, rests with rubber on them, a stop rail along its left edge; turned, with all that lies on it."""
    with Group((*CORNER, 0), TURN):
        x0, x1, y0, y1 = -0.24, 1.50, -0.36, 2.55
        with Group(((x0 + x1) / 2, (y0 + y1) / 2, BENCH - 0.016)):
            box(-(x1 - x0) / 2, (x1 - x0) / 2, -(y1 - y0) / 2, (y1 - y0) / 2, -0.016, 0.016, 'bench top', 0.003)
        for x in (x0 + 0.10, x1 - 0.10):
            box(x - 0.03, x + 0.03, y0 + 0.03, y1 - 0.03, BENCH - 0.112, BENCH - 0.033, 'table steel', 0.003)
            for y in (y0 + 0.12, y1 - 0.12):
                box(x - 0.035, x + 0.035, y - 0.035, y + 0.035, 0.06, BENCH - 0.11, 'table steel', 0.003)
                cylinder((x, y, 0.0), (x, y, 0.06), 0.05, 'tool black', 24)
        for y in (y0 + 0.06, y1 - 0.06):
            box(x0 + 0.1, x1 - 0.1, y - 0.03, y + 0.03, BENCH - 0.112, BENCH - 0.033, 'table steel', 0.003)
        for y, askew in ((0.20, 0.4), (0.80, -0.3), (1.42, 0.5), (2.0, -0.2)):
            with Group((0.60, y, BENCH), askew):
                box(-0.76, 0.80, -0.035, 0.035, 0.0, REST - BENCH - 0.012, 'rest steel', 0.003)
                box(-0.76, 0.80, -0.033, 0.033, REST - BENCH - 0.012, REST - BENCH - 0.0005, 'rest rubber', 0.003)
        box(x0 - 0.012, x0 + 0.028, y0, y1, BENCH - 0.03, BENCH + 0.030, 'old alu', 0.002)
        draped([(x0 - 0.012, x0 + 0.028, 0.4, 1.8, BENCH - 0.30, BENCH + 0.030), (x0, 0.4, 0.4, 1.8, BENCH - 0.05, BENCH), (-0.16, 0.3, 0.765, 0.835, BENCH, REST)], (x0 + 0.05, 1.06, REST + 0.02), 'rag', lambda u, v: True, (0.42, 0.32), 0.0125, 60, 0.0022, 0.006)
        frame_on_table()
        loose_strip()
        crumbs()
        # a clamp holds the corner: over the stile, its bar across the sill's end
        with Group((-0.001, 0.15, REST + 0.087), 0):
            f_clamp(0.40, 0.064)
        with Group((0.62, -0.001, REST + 0.087), 90):
            f_clamp(0.34, 0.064, 'ash handle')
        # a piece of the leaf's profile with its sawn end to us, on the rests inside the frame
        placed(profile(0.0, 1.25, 'dark profile', strip=None), (0.80, 0.36, REST), 93)
        cleat(0.30, -0.135, 12)
        cleat(0.50, -0.115, -68)
        with Group((0.80, -0.12, BENCH), 14):
            mallet()
        with Group((1.36, 0.02, BENCH), 158):
            drill()
        with Group((0.90, -0.185, BENCH + 0.0006), -7):
            from_faces('drawing', [(-0.21, -0.148, 0), (0.21, -0.148, 0), (0.21, 0.148, 0.004), (-0.21, 0.148, 0.002)], [(0, 1, 2, 3)], 'drawing')
        with Group((0.42, 1.10, BENCH + 0.003), 24):
            folding_rule()
        with Group((1.36, 0.86, BENCH), 80):
            screws()


# ---- what stands in the hall --------------------------------------------------------------------------

def suction_lifter():
    """Two cups on an aluminium grip, in the plane XZ, sticking to a pane at y = 0 from the front."""
    for x in (-0.115, 0.115):
        with Group((x, 0, 0), rotation=(math.radians(90), 0, 0)):
            turned([(0.0, 0.0), (0.060, 0.0), (0.063, 0.006), (0.056, 0.014), (0.030, 0.022), (0.024, 0.040), (0.0, 0.041)], 'tool black', None, 40)
        box(x - 0.020, x + 0.020, -0.075, -0.036, -0.018, 0.018, 'old alu', 0.006)
        box(x - 0.011, x + 0.011, -0.088, -0.074, -0.012, 0.044, 'tool black', 0.004)
    tube([(-0.115, -0.058, 0), (-0.07, -0.066, 0), (0.07, -0.066, 0), (0.115, -0.058, 0)], 0.0145, 'old alu', 8)


def glass_rack(x, y, turn):
    """A rack like an A on castors, felt on its bars, two panes of fire glass leaning on it, strips of cork between them; the lifter on the foremost."""
    with Group((x, y, 0), turn):
        lean = math.radians(6)
        for s in (-0.85, 0.85):
            box(s - 0.03, s + 0.03, -0.50, 0.50, 0.14, 0.20, 'rack blue', 0.004)
            for way in (-1, 1):
                bar((s, way * 0.26, 0.20), (s, way * 0.05, 2.02), 0.05, 0.05, 'rack blue', up=(0, 1, 0))
            for yy in (-0.42, 0.42):
                cylinder((s - 0.02, yy, 0.065), (s + 0.02, yy, 0.065), 0.065, 'rubber grey', 24)
                box(s - 0.03, s + 0.03, yy - 0.02, yy + 0.02, 0.09, 0.15, 'galvanised', 0.002)
        for z, way in ((0.55, 0.222), (1.25, 0.140), (1.95, 0.062)):
            for k in (-1, 1):
                box(-0.95, 0.95, k * way - 0.025, k * way + 0.025, z - 0.025, z + 0.025, 'rack blue', 0.003)
            box(-0.95, 0.95, -way - 0.034, -way - 0.025, z - 0.02, z + 0.02, 'felt', 0.003)
        for yy in (-0.40, 0.40):
            box(-1.0, 1.0, yy - 0.045, yy + 0.045, 0.20, 0.225, 'pine', 0.003)
            box(-1.0, 1.0, yy - 0.045, yy + 0.045, 0.225, 0.232, 'felt', 0.002)
        for k, (wide, tall, shift, thick) in enumerate(((1.50, 1.86, -0.03, 0.027), (1.18, 1.60, 0.09, 0.037))):
            with Group((shift, -0.262 - 0.05 * k, 0.236), rotation=(-lean, 0, math.radians(0.4 * k))):
                a, b = -wide / 2, wide / 2
                from_faces('pane', [(a, -thick, 0), (b, -thick, 0), (b, -thick, tall), (a, -thick, tall)], [(0, 1, 2, 3)], 'pane')
                e = 0.0006
                boxes([(a, a + e, -thick + 0.0005, 0, 0, tall), (b - e, b, -thick + 0.0005, 0, 0, tall), (a, b, -thick + 0.0005, 0, tall - e, tall), (a, b, -thick + 0.0005, 0, 0, e)], 'glass edge')
                if k:
                    for cx, cz in ((a, 0), (b, 0), (a, tall), (b, tall)):                        # corners of cork
                        sx, sz = (1 if cx < 0 else -1), (1 if cz == 0 else -1)
                        box(*sorted((cx - sx * 0.004, cx + sx * 0.05)), -thick - 0.004, 0.002, *sorted((cz - sz * 0.004, cz + sz * 0.05)), 'pine', 0.001)
                    box(b - 0.25, b - 0.11, -thick - 0.0004, -thick, tall - 0.24, tall - 0.14, 'paper white', 0)
                    boxes([(b - 0.24, b - 0.12 - 0.03 * (i % 3), -thick - 0.0008, -thick - 0.0004, tall - 0.16 - 0.017 * i, tall - 0.153 - 0.017 * i) for i in range(5)], 'black')
                    with Group((-0.17, -thick, 1.27), rotation=(0, math.radians(-4), 0)):
                        suction_lifter()


def ends_of_profiles():
    """Four kinds of profile as meshes a metre long along Y, to be stretched: (mesh of the metal, width, height)."""
    kinds = []
    for w, h, holes in ((70, 78, ((2, 2, 68, 29), (2, 49, 68, 76), (8, 32, 62, 46))), (50, 78, ((2, 2, 48, 34), (2, 44, 48, 76))), (60, 60, ((2.5, 2.5, 57.5, 57.5),)), (95, 40, ((2, 2, 46, 38), (49, 2, 93, 38)))):
        loops = [[(0, 0), (w, 0), (w, h), (0, h)]] + [[(a, b), (a, d), (c, d), (c, b)] for a, b, c, d in holes]
        obj = extrude(loops, 'z', 0.0, 1.0, ('old alu', 'sawn', 'web'), 0.4)
        kinds.append((obj, w / 1000, h / 1000))
    return kinds


def cantilever(x, y0, y1):
    """A rack of arms along Y, its open side to -X; lengths of profile on every level, their ends to us, pushed in as it came."""
    g = random.Random(12)
    kinds = ends_of_profiles()
    for y in np.linspace(y0 + 0.8, y1 - 0.8, 3):
        box(x - 0.06, x + 0.06, y - 0.07, y + 0.07, 0, 3.3, 'rack blue', 0.004)
        box(x - 1.15, x + 0.1, y - 0.07, y + 0.07, 0.0, 0.14, 'rack blue', 0.004)
    for level, z in enumerate((0.14, 0.72, 1.24, 1.76, 2.28, 2.8)):
        if level:
            for y in np.linspace(y0 + 0.8, y1 - 0.8, 3):
                bar((x - 0.05, y, z - 0.05), (x - 1.08, y, z - 0.03), 0.07, 0.075, 'worn yellow' if level == 1 and False else 'rack blue')
                box(x - 1.09, x - 1.06, y - 0.03, y + 0.03, z, z + 0.07, 'worn yellow', 0.003)
        at, skin = x - 1.04, g.choice(('old alu', 'dark profile', 'profile', 'bronze profile'))
        while at < x - 0.16:
            obj, w, h = g.choice(kinds)
            if g.random() < 0.22:
                at += g.uniform(0.03, 0.16)
                skin = g.choice(('old alu', 'dark profile', 'profile', 'profile', 'bronze profile'))
            if at + w > x - 0.09:
                break
            high, zz = g.choice((1, 2, 3, 4)), z + 0.012
            for k in range(high):
                if zz + h > z + 0.45:
                    break
                copy = bpy.data.objects.new('stock', obj.data)
                bpy.context.scene.collection.objects.link(copy)
                start = y0 + g.gauss(0, 0.10) + (g.uniform(0.3, 1.2) if g.random() < 0.18 else 0)
                long = min(y1, start + g.uniform(4.2, 6.2)) - start
                copy.matrix_world = Matrix.Translation((at + g.uniform(0, 0.004), start, zz)) @ Matrix.Rotation(math.radians(-90), 4, 'X') @ Matrix.Diagonal((1, -1, long, 1))
                slot = copy.material_slots[0]
                slot.link, slot.material = 'OBJECT', material('film' if g.random() < 0.09 else skin)
                zz += h + 0.003
            at += w + g.uniform(0.002, 0.014)
    for obj, _, _ in kinds:
        obj.location = (0, -40, -5)


def mitre_saw(x, y, turn):
    """A saw with two heads on a long bed: hoods, a screen on an arm, a roller way with a profile on it."""
    with Group((x, y, 0), turn):
        box(-2.1, 2.1, -0.32, 0.32, 0.16, 0.74, 'machine grey', 0.012)
        box(-2.1, 2.1, -0.30, 0.30, 0.03, 0.16, 'tool black', 0.004)
        box(-2.16, 2.16, -0.40, 0.26, 0.74, 0.80, 'galvanised', 0.004)
        box(-2.16, 2.16, 0.20, 0.26, 0.80, 0.93, 'galvanised', 0.004)
        for i in range(7):
            box(-1.9 + 0.55 * i, -1.42 + 0.55 * i, -0.325, -0.318, 0.24, 0.66, 'machine grey', 0.006)
        for s in (-1, 1):
            xx = s * 1.35 + (0.25 if s > 0 else 0)
            box(xx - 0.34, xx + 0.34, -0.36, 0.42, 0.80, 0.92, 'machine blue', 0.02)
            box(xx - 0.30, xx + 0.30, 0.05, 0.46, 0.92, 1.58, 'machine grey', 0.05, segments=4)
            with Group((xx, -0.10, 1.12), rotation=(0, math.radians(s * 8), 0)):
                box(-0.05, 0.05, -0.26, 0.20, -0.16, 0.34, 'machine blue', 0.05, segments=4)
                cylinder((-0.16, 0.02, 0.10), (0.16, 0.02, 0.10), 0.11, 'tool black', 32, 0.01)
                cylinder((0.006, -0.02, 0.0), (0.010, -0.02, 0.0), 0.25, 'inox', 64, 0)
            box(xx - 0.26, xx + 0.26, -0.42, -0.41, 0.94, 1.40, glass('guard', (0.85, 0.9, 0.9), 1.0), 0)
            tube([(xx + 0.15, 0.40, 1.55), (xx + 0.15, 0.52, 1.85), (xx + 0.1, 0.62, 2.4), (xx, 0.66, 3.6)], 0.06, 'galvanised', 8)
        placed(profile(-1.5, 1.7, 'profile', strip=None, boards=False), (0, -0.12, 0.805), 0)
        box(-0.35, -0.29, -0.50, -0.44, 0.2, 1.35, 'machine grey', 0.01)
        with Group((-0.32, -0.52, 1.36), rotation=(math.radians(-18), 0, 0)):
            box(-0.19, 0.19, -0.03, 0.03, 0, 0.28, 'tool black', 0.012)
            box(-0.165, 0.165, -0.032, -0.03, 0.06, 0.25, emission((0.10, 0.17, 0.22), 1.2, 'saw screen'), 0)
            box(0.13, 0.15, -0.037, -0.03, 0.02, 0.04, plain('stop', '#b5322a', 0.4), 0.003)
        for i in range(9):
            cylinder((2.35 + i * 0.22, -0.28, 0.78), (2.35 + i * 0.22, 0.20, 0.78), 0.025, 'galvanised', 20)
        for yy in (-0.30, 0.22):
            box(2.2, 4.3, yy - 0.02, yy + 0.02, 0.70, 0.80, 'machine blue', 0.004)
        for xx in (2.5, 4.1):
            for yy in (-0.28, 0.2):
                box(xx - 0.03, xx + 0.03, yy - 0.03, yy + 0.03, 0, 0.72, 'machine blue', 0.003)
        g = random.Random(3)                                                                       # a bin of ends
        with Group((0.75, -0.95, 0), 8):
            for a, b, c, d in ((-0.4, 0.4, -0.3, -0.28), (-0.4, 0.4, 0.28, 0.3), (-0.4, -0.38, -0.3, 0.3), (0.38, 0.4, -0.3, 0.3)):
                box(a, b, c, d, 0.1, 0.62, 'rack blue', 0.004)
            box(-0.4, 0.4, -0.3, 0.3, 0.1, 0.12, 'rack blue', 0)
            for i in range(46):
                with Group((g.uniform(-0.3, 0.3), g.uniform(-0.2, 0.2), 0.46 + g.uniform(0, 0.20)), rotation=(g.uniform(-1, 1), g.uniform(-1, 1), g.uniform(0, 6))):
                    box(0, 0.05, 0, 0.07, 0, g.uniform(0.06, 0.30), g.choice(('sawn', 'old alu', 'dark profile')), 0.002)


def finished(x, y, turn):
    """Doors that are ready: on edge on a trolley, card at their corners, film round them, felt between them."""
    with Group((x, y, 0), turn):
        box(-0.65, 0.65, -0.45, 0.45, 0.16, 0.22, 'pine', 0.004)
        for a in (-0.55, 0.55):
            for b in (-0.36, 0.36):
                cylinder((a - 0.02, b, 0.07), (a + 0.02, b, 0.07), 0.07, 'rubber grey', 24)
        for s in (-0.60, 0.60):
            box(s - 0.025, s + 0.025, -0.43, -0.38, 0.22, 1.5, 'rack blue', 0.003)
            box(s - 0.025, s + 0.025, 0.38, 0.43, 0.22, 1.5, 'rack blue', 0.003)
        g = random.Random(6)
        for i, skin in enumerate(('dark profile', 'profile', 'dark profile', 'machine grey')):
            yy, h = -0.30 + i * 0.165, (2.12, 2.10, 2.24, 2.1)[i]
            with Group((g.gauss(0, 0.03), yy, 0.225), rotation=(math.radians(g.gauss(0, 0.5)), 0, math.radians(g.gauss(0, 0.6)))):
                frame(-0.5, 0.5, 0, h, (0.11, 0.11, 0.11, 0.11), -0.035, 0.035, skin, 0.003)
                box(-0.39, 0.39, -0.014, 0.014, 0.11, h - 0.11, 'machine grey' if i == 3 else 'pane', 0)
                for cx in (-0.5, 0.5):
                    for cz in (0, h):
                        box(*sorted((cx * 1.01, cx * 0.72)), -0.045, 0.045, *sorted((cz + (-0.005 if cz == 0 else 0.005), cz + (0.14 if cz == 0 else -0.14))), 'box board', 0.004)
                box(0.41, 0.49, -0.037, -0.035, h * 0.62, h * 0.62 + 0.10, 'paper white', 0)


def boards_on_pallet(x, y, turn):
    """Fire boards as they came, cut open: the last layers pushed about, straps hanging down."""
    g = random.Random(4)
    model('pallet', (x, y, 0), turn=turn, scale=0.72)
    with Group((x, y, 0.135), turn):
        for i in range(26):
            push = 0.004 if i < 22 else 0.03
            with Group((g.gauss(0, push), g.gauss(0, push), 0.0255 * i), g.gauss(0, 0.2 if i < 22 else 1.4)):
                box(-0.62, 0.62, -0.42, 0.42, 0, 0.025, 'board', 0.0015)
        with Group((0.1, -0.05, 0.0255 * 26 + 0.005), 12):
            box(-0.16, 0.16, -0.11, 0.11, 0, 0.20, 'box board', 0.006)
        for k in (-0.35, 0.3):
            tube([(k, -0.45, 0.60), (k + 0.02, -0.47, 0.3), (k + 0.10, -0.50, -0.12), (k + 0.24, -0.56, -0.128)], 0.005, 'tool black', 3)


def crane(y):
    """A travelling crane: a box beam across the hall, its trolley, chain and hook."""
    with Group((0, 0, -0.4)):
        box(LEFT + 0.2, RIGHT - 0.2, y - 0.13, y + 0.13, 3.28, 3.62, 'worn yellow', 0.006)
        boxes([(LEFT + 0.2, RIGHT - 0.2, y - 0.17, y + 0.17, 3.26, 3.285)], 'worn yellow', 0.003)
        box(0.62, 1.22, y - 0.26, y + 0.22, 2.98, 3.22, 'machine grey', 0.03)
        cylinder((1.22, y - 0.02, 3.10), (1.55, y - 0.02, 3.10), 0.10, 'machine blue', 32, 0.01)
        tube([(0.85, y - 0.1, 2.98), (0.85, y - 0.1, 2.10)], 0.012, 'galvanised', 4)
        box(0.80, 0.90, y - 0.14, y - 0.06, 1.92, 2.12, 'worn yellow', 0.02)
        tube([(0.85 + 0.05 * math.sin(a), y - 0.1, 1.86 + 0.06 * math.cos(a)) for a in np.linspace(0, 4.4, 16)], 0.014, 'tool black', 5)
        tube([(1.1, y - 0.2, 2.98), (1.12, y - 0.24, 2.0), (1.08, y - 0.24, 1.35)], 0.008, 'black', 4)
        box(1.05, 1.12, y - 0.27, y - 0.21, 1.05, 1.36, 'worn yellow', 0.015)


def hall():
    """Floor, walls, the windows at the left, roof with its steel and its lights, gate and what hangs and stands along the walls."""
    box(LEFT - 1, RIGHT + 1, -6, END + 1, -0.2, 0, 'hall floor', 0)
    box(RIGHT, RIGHT + 0.3, -6, END, 0, TOP, 'hall wall', 0)
    box(LEFT - 0.3, RIGHT + 0.3, -6.3, -6, 0, TOP, 'hall wall', 0)
    # end wall: a gate in the middle, a band of windows above
    gate = (-1.9, 1.7, 0.0, 3.4)
    wall(LEFT - 0.3, RIGHT + 0.3, 0, TOP + 0.4, END, 0.3, 'hall wall', [gate, (2.7, 5.6, 1.3, 3.5)])
    for i in range(7):
        box(gate[0], gate[1], END + 0.08, END + 0.12, 0.01 + 0.49 * i, 0.495 + 0.49 * i, 'gate', 0.012)
    box(gate[0], gate[1], END + 0.115, END + 0.14, 0, 3.4, 'tool black', 0)
    boxes([(gate[0] + 0.25 + 0.82 * i, gate[0] + 0.87 + 0.82 * i, END + 0.075, END + 0.085, 1.58, 1.86) for i in range(4)], 'white')
    boxes([(gate[0] - 0.10, gate[0], END - 0.06, END + 0.12, 0, 3.5), (gate[1], gate[1] + 0.10, END - 0.06, END + 0.12, 0, 3.5), (gate[0] - 0.1, gate[1] + 0.1, END - 0.16, END + 0.12, 3.4, 3.72)], 'galvanised', 0.004)
    boxes([(gate[0] - 0.34, gate[0] - 0.18, END - 0.34, END - 0.18, 0, 1.1), (gate[1] + 0.18, gate[1] + 0.34, END - 0.34, END - 0.18, 0, 1.1)], 'worn yellow', 0.02)
    frame(2.7, 5.6, 1.3, 3.5, (0.06,) * 4, END + 0.08, END + 0.14, 'window steel', 0)
    boxes([(2.7 + i * 0.725 - 0.018, 2.7 + i * 0.725 + 0.018, END + 0.09, END + 0.13, 1.35, 3.45) for i in (1, 2, 3)] + [(2.75, 5.55, END + 0.093, END + 0.127, z - 0.018, z + 0.018) for z in (2.0, 2.75)], 'window steel')
    # left wall with its windows, made along X and turned
    sill, head, wide, pitch = 1.15, 3.85, 2.7, 3.5
    starts = [-5.6 + pitch * i for i in range(7)]
    with Group((LEFT, 0, 0), 90):
        wall(-6, END + 0.3, 0, TOP + 0.4, 0.0, 0.35, 'hall wall', [(s, s + wide, sill, head) for s in starts if s + wide < END])
        for s in starts:
            if s + wide >= END:
                continue
            frame(s, s + wide, sill, head, (0.05,) * 4, 0.16, 0.22, 'window steel', 0)
            boxes([(s + wide * i / 4 - 0.016, s + wide * i / 4 + 0.016, 0.17, 0.21, sill + 0.04, head - 0.04) for i in (1, 2, 3)] +
                  [(s + 0.04, s + wide - 0.04, 0.172, 0.208, z - 0.016, z + 0.016) for z in (sill + 0.68, sill + 1.35, sill + 2.02)], 'window steel')
            box(s - 0.04, s + wide + 0.04, -0.05, 0.18, sill - 0.04, sill, 'machine grey', 0.004)
            put('radiator', s + wide / 2, -0.005, long=1.9, tall=0.55, low=0.18)
    # roof
    strips = [(3.2, 5.0), (8.2, 10.0), (13.2, 15.0)]
    edges = [-6] + [e for s in strips for e in s] + [END + 0.3]
    for a, b in zip(edges[::2], edges[1::2]):
        box(LEFT - 0.3, RIGHT + 0.3, a, b, TOP, TOP + 0.05, 'roof sheet', 0)
        boxes([(LEFT + 0.16 * i, LEFT + 0.16 * i + 0.07, a, b, TOP - 0.045, TOP) for i in range(int((RIGHT - LEFT) / 0.16))], 'roof sheet')
    for a, b in strips:
        for x0, x1 in ((LEFT - 0.3, -2.4), (3.4, RIGHT + 0.3)):
            box(x0, x1, a, b, TOP, TOP + 0.05, 'roof sheet', 0)
        boxes([(-2.4, 3.4, a - 0.03, a, TOP, TOP + 0.5), (-2.4, 3.4, b, b + 0.03, TOP, TOP + 0.5), (-2.43, -2.4, a, b, TOP, TOP + 0.5), (3.4, 3.43, a, b, TOP, TOP + 0.5)], 'roof sheet')
        boxes([(-2.4 + 1.16 * i - 0.02, -2.4 + 1.16 * i + 0.02, a, b, TOP + 0.40, TOP + 0.46) for i in range(1, 5)], 'window steel')
    for y in (1.6, 6.6, 11.6, 16.6):
        box(LEFT, RIGHT, y - 0.09, y + 0.09, TOP - 0.36, TOP - 0.345, 'roof steel', 0)
        box(LEFT, RIGHT, y - 0.09, y + 0.09, TOP - 0.06, TOP - 0.045, 'roof steel', 0)
        box(LEFT, RIGHT, y - 0.006, y + 0.006, TOP - 0.35, TOP - 0.05, 'roof steel', 0)
        for x in (LEFT + 0.14, RIGHT - 0.14):
            box(x - 0.1, x + 0.1, y - 0.1, y + 0.1, 0, TOP - 0.35, 'roof steel', 0.004)
            box(x - 0.13, x + 0.13, y - 0.13, y + 0.13, 0, 1.0, 'worn yellow', 0.01)
    cylinder((4.5, 0, 3.85), (4.5, END, 3.85), 0.20, 'galvanised', 40, 0)                               # extraction
    for y in np.arange(0.7, END, 1.5):
        cylinder((4.5, y - 0.02, 3.85), (4.5, y + 0.02, 3.85), 0.215, 'galvanised', 40, 0)
    for x in (-2.0, 2.2):                                                                                 # lamps, off but for one row
        for y in (5.8, 8.8, 11.8, 14.8):
            box(x - 0.06, x + 0.06, y - 0.75, y + 0.75, 4.02, 4.09, 'roof sheet', 0.006)
            shown(box(x - 0.05, x + 0.05, y - 0.73, y + 0.73, 4.012, 4.02, emission((1, 0.97, 0.92), 2.6, 'tube light'), 0))
            for dy in (-0.6, 0.6):
                tube([(x, y + dy, 4.09), (x, y + dy, TOP)], 0.004, 'galvanised', 3)
    boxes([(0.4 - 0.2, 0.4 + 0.2, 4, END, 4.28, 4.30), (0.2, 0.212, 4, END, 4.30, 4.36), (0.588, 0.6, 4, END, 4.30, 4.36)], 'galvanised')   # cable tray


def things():
    put('tool_chest', -3.5, 4.9, 70, mat='chest grey', seed=2)
    put('tool_chest', 2.9, 12.4, -30, mat='rack blue', seed=4)
    put('ladder', 5.3, 14.6, -70)
    put('hose_reel', RIGHT - 0.01, 8.4, -90)
    model('pallet', (-2.0 + 4.9, 15.2, 0), turn=8, scale=0.72)
    for i, (w, h) in enumerate(((0.9, 0.34), (0.8, 0.30), (0.5, 0.26))):
        with Group((2.9 + 0.05 * i, 15.2, 0.15 + (0, 0.34, 0.64)[i]), 8 + 5 * i):
            box(-w / 2, w / 2, -0.35, 0.35, 0, h, 'box board', 0.006)
            box(-0.03, 0.03, -0.352, 0.352, 0.002, h + 0.001, 'wrap', 0)
    put('clock', 1.0 + 1.45, END - 0.01, z=3.75, r=0.21)
    # air and current from above the table: a hose in a coil, a cable with its socket
    x, y = 1.30, 4.3
    tube([(x, y, TOP), (x, y, 2.62)], 0.012, 'galvanised', 6)
    tube([(x + 0.05 * math.cos(a), y + 0.05 * math.sin(a), 2.62 - 0.010 * a * 0.62 - 0.0016 * a * a / 12) for a in np.linspace(0, math.tau * 13, 340)], 0.006, plain('air hose', '#33444f', 0.4, 0.5), 4)
    cylinder((x + 0.05, y, 1.58), (x + 0.05, y, 1.72), 0.014, 'old alu', 24)


def light():
    """A bright sky with thin cloud: broad light from the windows at the left and from the roof, and a low pale sun that reaches in farther down the hall."""
    stage.panorama('sky', 1.5, 150, soft=3.4)
    for y, long, watts in ((-0.6, 6.4, 560), (6.4, 6.4, 330), (12.6, 5.4, 240)):
        stage.area((LEFT + 0.12, y + 1.2, 2.5), (LEFT + 4, y + 1.2, 1.7), long, watts, (0.94, 0.97, 1.0), height=2.6)
    stage.area((0.5, 6.6, TOP + 0.3), (0.5, 6.6, 0), 5.6, 330, (0.96, 0.98, 1.0), height=12.0, mirrored=False)
    sunlight((0.80, -0.20, -0.50), 7.5, (1, 0.93, 0.82), 1.2)


def build():
    hall()
    table()
    glass_rack(-0.95, 5.25, 7)
    cantilever(3.55, 4.3, 10.4)
    mitre_saw(0.35, 9.3, 0)
    finished(-3.05, 12.4, 70)
    boards_on_pallet(-3.05, 8.0, 84)
    crane(14.6)
    things()
    light()
    stage.setup((2880, 1440), 12, 0.2, bounces=5)
    scene = bpy.context.scene
    cycles = scene.cycles
    cycles.use_adaptive_sampling = False
    cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transparent_max_bounces = 3, 2, 10
    cycles.blur_glossy, cycles.sample_clamp_indirect = 1.0, 3.0
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.5
    scene.view_settings.look = 'Very High Contrast'
    lens = stage.camera(EYE, AT, LENS).data
    lens.dof.use_dof, lens.dof.aperture_fstop, lens.dof.focus_distance = True, 4.5, 1.85
    return {'glow': 0.05, 'sharp': 0.35, 'grain': 0, 'film': 0.5, 'key': 0.62, 'balance': 0.6, 'saturation': 0.9, 'vignette': 0.0, 'lift': 0.1}
