"""A mill that has become studios, on a bright grey day: brick that was whitewashed many times, a floor of red paint that feet have worn through; the studio behind the glass lies two storeys up, among roofs and trees."""
import math
from types import SimpleNamespace

import bpy
import numpy as np

from kit import opposite as across, stage
from kit.built import labels
from kit.door import element_of, frosted
from kit.furnish import put
from kit.interior import fittings
from kit.materials import define, plain, principled, rgb, shade
from kit.mesh import Group, box, cylinder, frame, from_faces, tube
from kit.building import wall
from kit.place import BOND, COURSE, laid_bricks, opposite

#: The wall's ends, the ceiling on our side; how high the floor's paint was drawn up the wall.
LEFT, RIGHT, TOP, BAND = -3.0, 2.9, 4.1, 0.125
#: The camera, and what it looks at.
EYE, AT = (-0.98, -3.72, 1.45), (0.12, 0.0, 1.62)


def _whitewashed(name, white='#dfdcd3'):
    """Brick under many coats of white: it fills the pores and the joints, has runs and chips, and is grey where hands, bags and feet have been; red paint along the floor."""
    mat, n, s = principled(name, rgb(white), 0.62, spec=0.3)
    at, flat = n.where(), n.on_walls()
    up = n.add('SeparateXYZ', {0: at}).outputs[2]
    facing = n.add('SeparateXYZ', {0: n.add('NewGeometry').outputs['Normal']}).outputs[2]
    own, wide = n.add('NewGeometry').outputs['Random Per Island'], n.noise(at, 0.9, 4, 0.55)
    out = n.mix(1, rgb(white), n.ramp(wide, [(0.30, (0.925, 0.92, 0.90)), (0.68, (1.02,) * 3)]), 'MULTIPLY')
    out = n.mix(1, out, n.ramp(own, [(0, (0.965, 0.96, 0.95)), (1, (1.015,) * 3)]), 'MULTIPLY')
    fine = n.math('ADD', n.math('MULTIPLY', n.noise(at, 70, 4, 0.65), 0.6), n.math('MULTIPLY', n.noise(at, 260, 2, 0.6), 0.4))
    out = n.mix(1, out, n.ramp(fine, [(0.34, (0.95,) * 3), (0.66, (1.025,) * 3)]), 'MULTIPLY')
    dust = n.math('MULTIPLY', n.ramp(facing, [(0.25, (0, 0, 0)), (0.8, (1, 1, 1))]), n.spread(n.noise(at, 6, 4, 0.6), 0.25, 1.0))
    out = n.mix(n.math('MULTIPLY', dust, 0.38), out, rgb('#8f897c'))
    # where many have passed: a band at the height of hands and bags, more beside the door, and shoes low down
    rubbed = n.math('MULTIPLY', n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', up, 0.98)), [(0.0, (1, 1, 1)), (0.50, (0, 0, 0))]), n.ramp(n.noise(at, 2.6, 5, 0.62), [(0.44, (0, 0, 0)), (0.70, (1, 1, 1))]))
    out = n.mix(n.math('MULTIPLY', rubbed, 0.26), out, rgb('#8d8679'))
    low = n.math('MULTIPLY', n.ramp(up, [(0.10, (1, 1, 1)), (0.30, (0.5,) * 3), (0.62, (0, 0, 0))]), n.ramp(n.noise(n.add('Mapping', {0: flat, 'Scale': (4, 13, 1)}).outputs[0], 1.0, 5, 0.68), [(0.48, (0, 0, 0)), (0.66, (1, 1, 1))]))
    out = n.mix(n.math('MULTIPLY', low, 0.50), out, rgb('#6c665c'))
    chips = n.math('MULTIPLY', n.ramp(n.noise(at, 24, 4, 0.6), [(0.690, (0, 0, 0)), (0.698, (1, 1, 1))]), n.ramp(n.noise(n.add('Mapping', {0: at, 'Location': (3, 1, 2)}).outputs[0], 1.5, 3, 0.5), [(0.50, (0, 0, 0)), (0.62, (1, 1, 1))]))
    out = n.mix(chips, out, n.mix(n.noise(at, 60, 3, 0.6), rgb('#8c5543'), rgb('#b39a86')))
    edge = n.math('ADD', BAND, n.math('MULTIPLY', n.math('SUBTRACT', n.noise(flat, 8, 4, 0.65), 0.5), 0.030))
    red = n.add('MapRange', {'Value': n.math('SUBTRACT', edge, up), 'From Min': -0.001, 'From Max': 0.001, 'To Min': 0.0, 'To Max': 1.0}).outputs[0]
    kicked = n.math('MULTIPLY', red, n.ramp(n.noise(n.add('Mapping', {0: flat, 'Scale': (5, 16, 1)}).outputs[0], 1.0, 5, 0.66), [(0.42, (1, 1, 1)), (0.64, (0.25,) * 3)]))
    out = n.mix(kicked, out, n.mix(n.noise(at, 9, 4, 0.6), rgb('#7a4037'), rgb('#8d5446')))
    n.put(out, s.inputs['Base Color'])
    n.put(n.math('SUBTRACT', 0.66, n.math('MULTIPLY', n.math('ADD', rubbed, red), 0.16)), s.inputs['Roughness'])
    brush = n.noise(n.add('Mapping', {0: flat, 'Scale': (9, 60, 1)}).outputs[0], 1.0, 3, 0.6)
    n.put(n.bump(n.math('ADD', n.math('MULTIPLY', fine, 0.8), n.math('SUBTRACT', n.math('MULTIPLY', brush, 0.25), n.math('MULTIPLY', chips, 0.5))), 0.9, 0.0032), s.inputs['Normal'])
    return mat


def _painted_floor(name, red='#84483d'):
    """A cast floor painted red, and again: dull and pale where people go, worn through to the grey in front of the door, scratched, dusty along the wall."""
    mat, n, s = principled(name, rgb(red), 0.35, spec=0.45)
    at = n.where()
    x, y, _ = n.add('SeparateXYZ', {0: at}).outputs
    base = rgb(red)
    cloud, fine = n.noise(at, 1.1, 5, 0.6), n.noise(at, 46, 4, 0.7)
    out = n.ramp(cloud, [(0.30, shade(base, 0.86)), (0.70, shade(base, 1.10))])
    out = n.mix(1, out, n.ramp(fine, [(0.32, (0.88,) * 3), (0.68, (1.10,) * 3)]), 'MULTIPLY')
    lane = n.math('MULTIPLY', n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', x, n.math('ADD', 0.62, n.math('MULTIPLY', y, 0.10)))), [(0.0, (1, 1, 1)), (0.30, (0.85,) * 3), (0.95, (0, 0, 0))]),
                  n.ramp(n.math('ABSOLUTE', y), [(0.0, (1, 1, 1)), (1.2, (0.80,) * 3), (4.0, (0.55,) * 3)]))
    out = n.mix(n.math('MULTIPLY', lane, 0.34), out, rgb('#a58378'))
    along = n.noise(n.add('Mapping', {0: at, 'Rotation': (0, 0, 0.10), 'Scale': (5.2, 1.7, 1)}).outputs[0], 1.0, 8, 0.66)
    ragged = n.math('ADD', n.math('ADD', n.math('MULTIPLY', along, 0.62), n.math('MULTIPLY', n.noise(at, 17, 5, 0.68), 0.28)), n.math('MULTIPLY', n.noise(at, 90, 3, 0.6), 0.10))
    worn = n.math('ADD', ragged, n.math('MULTIPLY', lane, 0.135))
    out = n.mix(n.math('MULTIPLY', n.ramp(worn, [(0.50, (0, 0, 0)), (0.62, (1, 1, 1))]), 0.55), out, rgb('#9a776b'))
    bare = n.ramp(worn, [(0.615, (0, 0, 0)), (0.650, (1, 1, 1))])
    ground = n.ramp(n.noise(at, 7, 6, 0.66), [(0.3, rgb('#8b857b')), (0.7, rgb('#a49d91'))])
    out = n.mix(n.math('MULTIPLY', bare, 0.80), out, ground)
    film = n.noise(at, 2.0, 6, 0.68)
    out = n.mix(n.math('MULTIPLY', n.ramp(film, [(0.40, (0, 0, 0)), (0.70, (1, 1, 1))]), 0.30), out, rgb('#978579'))
    turned_ = lambda a, sx, sy: n.add('Mapping', {0: at, 'Rotation': (0, 0, a), 'Scale': (sx, sy, 1)}).outputs[0]
    scratch = n.math('MAXIMUM', *(n.ramp(n.noise(turned_(a, 1.6, 55), 1.0, 3, 0.6), [(0.675, (0, 0, 0)), (0.70, (1, 1, 1))]) for a in (0.35, -1.1)))
    out = n.mix(n.math('MULTIPLY', scratch, 0.45), out, rgb('#b9a196'))
    drops = n.ramp(n.add('TexVoronoi', {'Vector': at, 'Scale': 5.5}).outputs['Distance'], [(0.030, (1, 1, 1)), (0.036, (0, 0, 0))])
    out = n.mix(n.math('MULTIPLY', drops, 0.85), out, rgb('#dad7cf'))
    rim = n.math('MULTIPLY', n.ramp(n.math('ABSOLUTE', y), [(0.0, (1, 1, 1)), (0.04, (0.6,) * 3), (0.20, (0, 0, 0))]), n.spread(n.noise(at, 8, 4, 0.6), 0.2, 1.0))
    n.put(n.mix(n.math('MULTIPLY', rim, 0.55), out, rgb('#5a5148')), s.inputs['Base Color'])
    dull = n.math('ADD', n.math('MULTIPLY', lane, 0.16), n.math('MULTIPLY', bare, 0.22))
    n.put(n.math('ADD', n.spread(n.noise(at, 2.3, 4, 0.6), 0.22, 0.36), dull), s.inputs['Roughness'])
    n.put(n.bump(n.math('SUBTRACT', n.math('ADD', n.math('MULTIPLY', n.noise(at, 5, 3, 0.5), 0.8), n.math('MULTIPLY', fine, 0.10)), n.math('MULTIPLY', bare, 0.14)), 0.8, 0.004), s.inputs['Normal'])
    return mat


def _used_leaf(name, colour='#c3c6c1'):
    """Enamel on sheet steel, a little hollow: hands round the lock, a shoulder's height, shoes and trolleys below, a film that the mop leaves."""
    mat, n, s = principled(name, rgb(colour), 0.33, spec=0.5)
    at = n.where()
    x, _, up = n.add('SeparateXYZ', {0: at}).outputs
    base, wide = rgb(colour), n.noise(at, 1.3, 4, 0.55)
    out = n.ramp(wide, [(0.3, shade(base, 0.955)), (0.7, shade(base, 1.02))])
    out = n.mix(1, out, n.ramp(n.noise(at, 140, 3, 0.6), [(0.34, (0.975,) * 3), (0.66, (1.015,) * 3)]), 'MULTIPLY')
    far = lambda a, b, sx, sz: n.math('SQRT', n.math('ADD', n.math('POWER', n.math('MULTIPLY', n.math('SUBTRACT', x, a), sx), 2.0), n.math('POWER', n.math('MULTIPLY', n.math('SUBTRACT', up, b), sz), 2.0)))
    smudged = n.ramp(n.noise(n.add('Mapping', {0: at, 'Scale': (1, 1, 0.6)}).outputs[0], 9, 5, 0.68), [(0.36, (0.1,) * 3), (0.66, (1, 1, 1))])
    hands = n.math('MULTIPLY', n.math('MAXIMUM', n.ramp(far(1.02, 1.16, 3.6, 1.9), [(0.1, (1, 1, 1)), (0.9, (0, 0, 0))]), n.math('MULTIPLY', n.ramp(far(0.98, 1.55, 2.2, 2.4), [(0.1, (1, 1, 1)), (1.0, (0, 0, 0))]), 0.55)), smudged)
    out = n.mix(n.math('MULTIPLY', hands, 0.42), out, rgb('#6b645a'))
    low = n.math('MULTIPLY', n.ramp(up, [(0.26, (1, 1, 1)), (0.42, (0.5,) * 3), (0.85, (0, 0, 0))]), n.ramp(n.noise(n.add('Mapping', {0: at, 'Scale': (2.2, 1, 16)}).outputs[0], 1.0, 5, 0.68), [(0.53, (0, 0, 0)), (0.68, (1, 1, 1))]))
    out = n.mix(n.math('MULTIPLY', low, 0.55), out, rgb('#4b4843'))
    runs = n.ramp(n.noise(n.add('Mapping', {0: at, 'Scale': (26, 1, 1.1)}).outputs[0], 1.0, 4, 0.6), [(0.50, (0, 0, 0)), (0.75, (1, 1, 1))])
    out = n.mix(n.math('MULTIPLY', runs, 0.08), out, rgb('#7a746a'))
    chips = n.math('MULTIPLY', n.ramp(n.noise(at, 55, 3, 0.55), [(0.715, (0, 0, 0)), (0.722, (1, 1, 1))]), n.ramp(up, [(0.3, (1, 1, 1)), (1.3, (0, 0, 0))]))
    n.put(n.mix(chips, out, rgb('#55534f')), s.inputs['Base Color'])
    n.put(n.math('ADD', n.spread(n.noise(at, 2.4, 4, 0.6), 0.26, 0.40), n.math('MULTIPLY', hands, 0.14)), s.inputs['Roughness'])
    n.put(n.bump(n.math('ADD', n.math('MULTIPLY', n.noise(at, 2.1, 2, 0.4), 1.0), n.math('MULTIPLY', n.noise(at, 700, 2, 0.6), 0.02)), 0.8, 0.0035), s.inputs['Normal'])
    return mat


def _used_frame(name, colour='#383e42'):
    """Dark enamel that is seldom wiped: dust low down and on what faces up, knocks that went through to the primer."""
    mat, n, s = principled(name, rgb(colour), 0.4, spec=0.5)
    at = n.where()
    up = n.add('SeparateXYZ', {0: at}).outputs[2]
    facing = n.add('SeparateXYZ', {0: n.add('NewGeometry').outputs['Normal']}).outputs[2]
    dust = n.math('MULTIPLY', n.math('MAXIMUM', n.ramp(up, [(0.0, (1, 1, 1)), (0.12, (0.55,) * 3), (0.5, (0.12,) * 3), (1.2, (0, 0, 0))]), n.ramp(facing, [(0.3, (0, 0, 0)), (0.9, (1, 1, 1))])), n.spread(n.noise(at, 13, 5, 0.7), 0.25, 1.0))
    out = n.mix(n.math('MULTIPLY', dust, 0.40), rgb(colour), rgb('#8f897d'))
    wiped = n.noise(n.add('Mapping', {0: at, 'Scale': (4, 4, 1)}).outputs[0], 2.0, 4, 0.6)
    out = n.mix(n.math('MULTIPLY', n.ramp(wiped, [(0.45, (0, 0, 0)), (0.7, (1, 1, 1))]), 0.07), out, rgb('#9a958a'))
    chips = n.math('MULTIPLY', n.ramp(n.noise(at, 48, 3, 0.55), [(0.705, (0, 0, 0)), (0.712, (1, 1, 1))]), n.ramp(up, [(0.5, (1, 1, 1)), (1.5, (0, 0, 0))]))
    n.put(n.mix(chips, out, rgb('#9b9a95')), s.inputs['Base Color'])
    n.put(n.math('ADD', n.spread(wiped, 0.34, 0.48), n.math('MULTIPLY', dust, 0.2)), s.inputs['Roughness'])
    n.put(n.bump(n.noise(at, 900, 2, 0.6), 0.14, 0.0004), s.inputs['Normal'])
    return mat


def _kicked_steel(name):
    """A kick plate: brushed, dull with cleaning, full of scratches and black marks of heels."""
    mat, n, s = principled(name, (0.58, 0.575, 0.56, 1), 0.42, 1.0)
    at = n.where()
    lines = lambda a, k: n.ramp(n.noise(n.add('Mapping', {0: at, 'Rotation': (0, a, 0), 'Scale': (5, 5, k)}).outputs[0], 1.0, 3, 0.6), [(0.60, (0, 0, 0)), (0.70, (1, 1, 1))])
    marks = n.math('MAXIMUM', lines(0.5, 110), lines(-0.8, 90))
    out = n.mix(n.math('MULTIPLY', marks, 0.4), (0.55, 0.545, 0.53, 1), (0.25, 0.24, 0.23, 1))
    film = n.noise(n.add('Mapping', {0: at, 'Scale': (3, 3, 8)}).outputs[0], 1.5, 5, 0.66)
    n.put(n.mix(n.math('MULTIPLY', n.ramp(film, [(0.42, (0, 0, 0)), (0.70, (1, 1, 1))]), 0.30), out, rgb('#8e887c')), s.inputs['Base Color'])
    n.put(n.math('ADD', n.spread(film, 0.36, 0.56), n.math('MULTIPLY', marks, 0.10)), s.inputs['Roughness'])
    n.put(n.bump(n.noise(n.where((14, 14, 900)), 1, 2), 0.06, 0.0003), s.inputs['Normal'])
    return mat


def _worn_board(name):
    """Marbled board of a folder that is carried about: pale at its edges, rubbed in the middle."""
    mat, n, s = principled(name, rgb('#4c5a66'), 0.8, spec=0.2)
    at = n.where(local=True)
    x, _, z = n.add('SeparateXYZ', {0: n.add('TexCoord').outputs['Generated']}).outputs
    near = n.math('MINIMUM', n.math('MINIMUM', x, n.math('SUBTRACT', 1.0, x)), n.math('MINIMUM', z, n.math('SUBTRACT', 1.0, z)))
    out = n.ramp(n.noise(at, 75, 5, 0.70), [(0.34, rgb('#43505b')), (0.52, rgb('#55626d')), (0.70, rgb('#7a858d'))])
    rubbed = n.math('MULTIPLY', n.ramp(n.noise(at, 5, 5, 0.65), [(0.45, (0, 0, 0)), (0.70, (1, 1, 1))]), 0.35)
    edge = n.math('MULTIPLY', n.ramp(n.math('ADD', near, n.math('MULTIPLY', n.noise(at, 22, 4, 0.6), 0.02)), [(0.010, (1, 1, 1)), (0.022, (0, 0, 0))]), 0.75)
    n.put(n.mix(n.math('MAXIMUM', rubbed, edge), out, rgb('#9c9a92')), s.inputs['Base Color'])
    return mat


define('frosted', lambda: frosted(0.7, '#6d7275'))                      # grey: the studio behind the glass is as bright as day
define('whitewash soldier', lambda: _whitewashed('whitewash soldier'))
define('whitewash mortar', lambda: _whitewashed('whitewash mortar', '#cfcabf'))
define('red floor', lambda: _painted_floor('red floor'))
define('used leaf', lambda: _used_leaf('used leaf'))
define('used frame', lambda: _used_frame('used frame'))
define('kick plate', lambda: _kicked_steel('kick plate'))
define('far wall', lambda: plain('far wall', '#dedbd3', 0.85, 0.2))
define('folder', lambda: _worn_board('folder'))
define('binding', lambda: plain('binding', '#23272b', 0.9, 0.1))
define('tracing', lambda: plain('tracing', '#d9dcd8', 0.6, 0.2))
define('card', lambda: plain('card', '#a5845c', 0.85, 0.15))
define('white card', lambda: plain('white card', '#dcd8cd', 0.8, 0.2))


def landing(product, w, h):
    """Our side: the wall with its opening, and a room that gives the light back."""
    a, b = -w / 2 - 0.008, w / 2 + 0.008
    BOND.update(x=-(w + 0.016) / 2, z=(h + 0.008) % COURSE, long=(w + 0.016) / round((w + 0.016) / 0.25))
    box(LEFT - 4, RIGHT + 4, -8.0, 12.0, -0.1, 0, 'red floor', 0)
    wall(LEFT, RIGHT, 0, TOP, 0.004, 0.30, 'whitewash mortar', [(a, b, -0.1, h + 0.008)])
    laid_bricks(LEFT, RIGHT, TOP, 'whitewash', [(a, b, -COURSE, h + 0.008)])
    for x in (LEFT - 2.2, RIGHT):
        box(x, x + 0.2, -8, 0.0, 0, TOP, 'far wall', 0)
    box(LEFT - 2.2, LEFT, -0.1, 0.0, 0, TOP, 'far wall', 0)
    box(LEFT - 2.2, RIGHT + 0.2, -8, 0.3, TOP, TOP + 0.1, 'ceiling', 0)
    box(LEFT - 2.2, RIGHT + 0.2, -8.1, -8, 0, TOP, 'far wall', 0)
    frame(a - 0.002, b + 0.002, -0.01, h + 0.010, (0.012, 0.012, 0, 0.012), 0.053, 0.2, 'sealant', 0)
    x0, x1 = 0.06, w / 2 - 0.075                                                              # the kick plate, its screws
    box(x0, x1, 0.0505, 0.0530, 0.018, 0.255, 'kick plate', 0.0006)
    for x in (*np.linspace(x0 + 0.02, x1 - 0.02, 5),):
        for z in (0.036, 0.238):
            cylinder((x, 0.0496, z), (x, 0.0506, z), 0.0042, 'inox', 12, 0)
    fittings(('switch',), w / 2 + 0.06)
    x = w / 2 + 0.24
    tube([(x, -0.010, 1.085), (x, -0.010, TOP)], 0.009, 'whitewash soldier')
    for z in (1.34, 1.86, 2.38):
        box(x - 0.016, x + 0.016, -0.021, 0.0, z, z + 0.016, 'whitewash soldier', 0.002)


def tubes_of_drawings():
    """Rolls in card tubes, leant against the wall on the left, none like another."""
    for x, long, lean, out, r, mat, cap in ((-1.62, 1.22, 7.0, 0.26, 0.041, 'card', '#d9d6cd'), (-1.49, 0.94, -5.0, 0.20, 0.034, 'white card', '#3f5f86'), (-1.74, 0.80, 2.0, 0.17, 0.050, 'card', None)):
        turn = math.asin(min(0.9, (out - r) / long))
        foot = (x, -out, 0.0)
        d = (math.sin(math.radians(lean)) * long * 0.5, math.sin(turn) * long, math.cos(turn) * long)
        top = tuple(f + k for f, k in zip(foot, d))
        at = lambda t: tuple(f + (p - f) * t for f, p in zip((foot[0], foot[1], foot[2] + r * 0.25), top))
        cylinder(at(0.0), at(1.0), r, mat, 40, 0.001)
        if cap:
            cylinder(at(0.985), at(1.004), r * 1.04, plain(f'cap {cap}', cap, 0.4), 40, 0.002)
        else:
            cylinder(at(0.98), at(1.0008), r * 0.93, plain('hollow', '#3a2d1f', 0.9), 40, 0)
            cylinder(at(0.97), at(1.02), r * 0.60, 'paper white', 32, 0)


def left_behind():
    """A folder for large drawings that somebody leant against the wall; a sheet has slipped half out of it."""
    with Group((1.60, -0.235, 0.002), rotation=(math.radians(-15.5), 0, math.radians(-4))):
        for y, mat in ((0.0, 'folder'), (0.016, 'folder')):
            box(-0.36, 0.40, y, y + 0.0035, 0.0, 0.56, mat, 0.0012)
        box(-0.36, 0.40, 0.0, 0.0195, 0.0, 0.004, 'folder', 0.001)
        with Group((0.02, 0.008, 0.06), rotation=(0, math.radians(4), 0)):
            box(-0.31, 0.33, 0.0, 0.001, 0.0, 0.56, 'paper white', 0)
            box(-0.28, 0.34, 0.003, 0.004, -0.02, 0.535, 'tracing', 0)
        for x, high in ((-0.36, 0.040), (0.40, 0.040)):                                       # cloth on its corners and its back
            a, b = (x - 0.001, x + 0.05) if x < 0 else (x - 0.05, x + 0.001)
            box(a, b, -0.0008, 0.0, 0.0, high, 'binding', 0)
        box(-0.362, 0.402, -0.0009, 0.0, 0.0, 0.035, 'binding', 0)
        tube([(-0.02, -0.001, 0.555), (-0.035, -0.010, 0.48), (-0.020, -0.013, 0.40), (-0.038, -0.010, 0.325)], 0.0042, 'binding', 3)
        tube([(-0.02, -0.001, 0.555), (0.012, -0.012, 0.50), (0.020, -0.012, 0.44)], 0.0042, 'binding', 3)


#: What the sheet says: words, the height of their line on it, size of the letters, how much bolder they are.
NOTICE = (('Öppna', 0.228, 0.043, 0.0009), ('ateljéer', 0.188, 0.043, 0.0009), ('lördag 12–16', 0.150, 0.024, 0.0004), ('Välkomna två trappor upp.', 0.108, 0.0138, 0.0002),
          ('Knacka på om dörren är', 0.088, 0.0138, 0.0002), ('stängd, vi är här inne.', 0.068, 0.0138, 0.0002), ('Kaffe finns i köket.', 0.040, 0.0138, 0.0002))


def taped(x, z, y):
    """A sheet taped to the inside of the pane, one corner loose."""
    us, vs = np.linspace(0, 0.21, 8), np.linspace(0, 0.297, 12)
    curl = lambda u, v: 0.0015 + 0.03 * max(0.0, (u / 0.21 + (0.297 - v) / 0.297 - 1.2)) ** 2
    from_faces('notice', [(x + u + 0.006 * (v / 0.297), y - curl(u, v), z + v) for v in vs for u in us], [(j * 8 + i, j * 8 + i + 1, (j + 1) * 8 + i + 1, (j + 1) * 8 + i) for j in range(11) for i in range(7)], 'paper white', smooth=True)
    ink, tape = plain('notice ink', '#3f4043', 0.8), plain('tape', '#cbbf9a', 0.3, 0.4)
    for text, v, size, bold in NOTICE:
        curve = bpy.data.curves.new('notice', 'FONT')
        curve.body, curve.size, curve.offset = text, size, bold
        writing = bpy.data.objects.new('notice', curve)
        flat = bpy.data.meshes.new_from_object(writing)
        bpy.data.objects.remove(writing)
        letters = [(c.co.x + 0.026, c.co.y + v) for c in flat.vertices]
        from_faces('writing', [(x + u + 0.006 * (v / 0.297), y - curl(u, v) - 0.0006, z + v) for u, v in letters], [tuple(face.vertices) for face in flat.polygons], ink)
    for u in (0.015, 0.165):
        box(x + u + 0.006, x + u + 0.040, y - 0.0035, y + 0.0005, z + 0.280, z + 0.320, tape, 0)


def studio(w, h):
    """Behind the glass: a long white room with a row of large windows at its end, tables, and coats on their hooks."""
    x0, x1, end, top = -1.75, 5.4, 8.6, h + 0.35
    box(x0 - 0.2, x0, 0.3, end, 0, top, 'far wall', 0)
    box(x1, x1 + 0.2, 0.3, end, 0, top, 'far wall', 0)
    box(x0 - 0.2, x1 + 0.2, 0.3, end + 0.2, top, top + 0.1, 'ceiling', 0)
    box(w / 2 + 0.05, x1, 0.30, 0.34, 0, top, 'far wall', 0)
    holes = [(-1.2, 0.9), (1.35, 3.15), (3.6, 5.1)]
    wall(x0, x1, 0, top, end, 0.3, 'far wall', [(a, b, 0.85, top - 0.35) for a, b in holes])
    for a, b in holes:
        c, d = 0.85, top - 0.35
        frame(a, b, c, d, (0.06,) * 4, end + 0.08, end + 0.14, 'white', 0)
        for k in (1, 2):
            x = a + (b - a) * k / 3
            box(x - 0.02, x + 0.02, end + 0.084, end + 0.136, c + 0.05, d - 0.05, 'white', 0)        # no two faces in one plane: they would come out black
        for k in (1, 2):
            z = c + (d - c) * k / 3
            box(a + 0.05, b - 0.05, end + 0.087, end + 0.133, z - 0.02, z + 0.02, 'white', 0)
        stage.area(((a + b) / 2, end - 0.05, (c + d) / 2), ((a + b) / 2, 0, 0.6), b - a, 26 * (b - a), (0.95, 0.98, 1.0), height=d - c)
    for x, y, long in ((0.1, 5.2, 2.0), (2.9, 6.2, 2.2)):
        box(x - long / 2, x + long / 2, y - 0.4, y + 0.4, 0.72, 0.75, 'birch', 0)
        for s in (-1, 1):
            box(x + s * (long / 2 - 0.2) - 0.03, x + s * (long / 2 - 0.2) + 0.03, y - 0.35, y + 0.35, 0, 0.72, 'birch', 0)
    box(-0.45, -0.05, 5.0, 5.3, 0.75, 0.98, plain('ochre box', '#c99a3f', 0.8), 0)
    box(0.35, 0.75, 5.1, 5.4, 0.75, 0.86, plain('pale box', '#e4e0d6', 0.8), 0)
    put('plant', -0.95, 7.7, tall=1.9, seed=3, kind='rubber')
    put('plant', 2.2, 5.4, tall=1.5, seed=5, kind='rubber')
    put('hooks', x0, 4.4, 90, n=5, coats=((1, 'cloth mustard'), (3, 'cloth navy')), high=1.6)
    stage.area((x0 + 0.05, 3.4, 1.9), (2, 3.0, 0.8), 3.6, 70, (0.95, 0.98, 1.0), height=2.2, mirrored=False)
    stage.area((1.5, 3.6, top - 0.06), (1.5, 3.6, 0), 4.5, 90, (1, 0.98, 0.95), height=5.5, mirrored=False)


def build(product):
    w, h = product['width'] / 1000, product['height'] / 1000
    view = SimpleNamespace(x=EYE[0], w=w, h=h, distance=-EYE[1])
    opposite(view, 'overcast', windows=(), strength=0.5)
    landing(product, w, h)
    element_of({**product, 'skin': 'used frame'}, 0.05 + product['depth'] / 2000, leaf_skin='used leaf', pane='clear glass', thick=0.018, marks=(0.889, 1.489))
    labels(product)
    studio(w, h)
    tubes_of_drawings()
    left_behind()
    taped(-0.62, 1.42, 0.074)
    across.outside(across.houses, -28, 1.0, low=8.0, high=11.0, down=6.4, seed=5, lit=0.0, width=80, gaps=0.0, sky=(0.50, 0.56, 0.64), colours=('#c9b48e', '#b9a07c', '#cfc2a8'), tiles='#94604a', sun=(-0.5, -0.6, 0.62))
    across.outside(across.trees, [(-3.4, -17, 10), (0.8, -18, 9.6), (4.6, -17, 10.4)], 1.0, kinds=('sycamoreMaple',), down=6.4, seed=8, colours=('#6f7a48', '#7d8450'))
    stage.panorama('sky', 1.5, 165)
    # the landing's windows: a large one on the left, from which the light rakes over the brick, and one behind us
    stage.area((LEFT - 1.9, -1.9, 2.0), (0.6, 0.1, 1.0), 2.6, 400, (0.96, 0.985, 1.0), height=2.5, mirrored=False)
    stage.area((0.3, -7.8, 1.9), (0.2, 0, 1.1), 3.0, 70, (0.97, 0.99, 1.0), height=2.2)
    stage.setup((1600, 1200), 18, 0.3)
    scene = bpy.context.scene
    cycles = scene.cycles
    cycles.use_adaptive_sampling = False
    cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transparent_max_bounces = 4, 3, 16
    cycles.blur_glossy, cycles.sample_clamp_indirect = 1.0, 3.0
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.6
    scene.view_settings.look = 'Very High Contrast'
    lens = stage.camera(EYE, AT, 27).data
    lens.dof.use_dof, lens.dof.aperture_fstop, lens.dof.focus_distance = True, 4.0, 3.8
    return {'glow': 0.05, 'sharp': 0.3, 'grain': 0, 'film': 0.5, 'key': 0.74, 'balance': 0.7, 'saturation': 0.88, 'vignette': 0.0, 'lift': 0.0}
