"""Concrete works in Sweden, from within: the control room beside the hall, its lamps warm against the hall's cool day; a steel door with a kick plate and fire glass, behind which rings stand to cure, out of focus."""
import math

from kit import stage, wear
from kit.building import photograph
from kit.door import element
from kit.facade import grid
from kit.furnish import put
from kit.interior import fittings
from kit.materials import concrete, define, emission, plain, principled, rgb, shade, shown, wet
from kit.mesh import Group, box, cylinder, prism, tube, turned
from kit.models import model
from kit.things import mug

#: Openings in the wall between room and hall: x0, x1, z0, z1. The oil paint's height; our ceiling; our left wall; the hall.
DOOR, BAND, DADO, TOP, LEFT = (0.55, 1.75, 0.0, 2.3), (-2.95, -0.45, 1.06, 2.3), 1.0, 2.75, -4.1
HALL = (-24.0, 9.0, 19.0, 8.2)
#: How bright the yard is.
DAY = 0.9


def _painted(name):
    """Blockwork that was rendered and painted for people in work clothes: white above, green oil paint below; cement dust in every hollow, paint knocked off by hard things."""
    white, oil = rgb('#d6d3ca'), rgb('#93947f')
    mat, n, s = principled(name, white, 0.7, spec=0.3)
    at, flat = n.where(), n.on_walls()
    up = n.add('SeparateXYZ', {0: at}).outputs[2]
    edge = n.math('ADD', DADO, n.math('MULTIPLY', n.math('SUBTRACT', n.noise(flat, 9, 3, 0.6), 0.5), 0.008))
    low = n.add('MapRange', {'Value': n.math('SUBTRACT', edge, up), 'From Min': -0.0008, 'From Max': 0.0008, 'To Min': 0.0, 'To Max': 1.0}).outputs[0]
    wide, fine = n.noise(at, 1.3, 3, 0.5), n.math('ADD', n.math('MULTIPLY', n.noise(at, 55, 3, 0.6), 0.6), n.math('MULTIPLY', n.noise(at, 190, 2, 0.6), 0.4))
    stretched = lambda x, z, shift=0.0: n.add('Mapping', {0: flat, 'Scale': (x, z, 1), 'Location': (shift, 2.3 * shift, 0)}).outputs[0]
    above = n.mix(1, white, n.ramp(wide, [(0.30, (0.91, 0.90, 0.88)), (0.68, (1.03,) * 3)]), 'MULTIPLY')
    below = n.mix(1, oil, n.ramp(wide, [(0.30, (0.88, 0.88, 0.87)), (0.68, (1.05,) * 3)]), 'MULTIPLY')
    mended = n.ramp(n.noise(n.add('Mapping', {0: flat, 'Location': (2.3, 5.1, 0)}).outputs[0], 1.7, 2, 0.4), [(0.600, (0, 0, 0)), (0.615, (1, 1, 1))])
    out = n.mix(low, n.mix(n.math('MULTIPLY', mended, 0.25), above, rgb('#e4e2dc')), n.mix(n.math('MULTIPLY', mended, 0.6), below, rgb('#a3a38f')))
    out = n.mix(1, out, n.ramp(fine, [(0.32, (0.955,) * 3), (0.68, (1.025,) * 3)]), 'MULTIPLY')
    hands = n.math('MULTIPLY', n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', up, 1.12)), [(0.0, (1, 1, 1)), (0.36, (0, 0, 0))]), n.ramp(n.noise(at, 3.1, 5, 0.65), [(0.44, (0, 0, 0)), (0.70, (1, 1, 1))]))
    out = n.mix(n.math('MULTIPLY', hands, 0.26), out, rgb('#5e5a52'))
    band = lambda z, half: n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', up, z)), [(half * 0.6, (1, 1, 1)), (half, (0, 0, 0))])
    knocks = n.math('MULTIPLY', n.math('MAXIMUM', band(0.30, 0.10), band(0.76, 0.06)), n.ramp(n.noise(stretched(1.3, 30), 1.0, 4, 0.66), [(0.56, (0, 0, 0)), (0.69, (1, 1, 1))]))
    out = n.mix(n.math('MULTIPLY', knocks, 0.5), out, (0.05, 0.047, 0.043, 1))
    shoes = n.math('MULTIPLY', n.ramp(up, [(0.04, (1, 1, 1)), (0.40, (0, 0, 0))]), n.ramp(n.noise(stretched(4, 11, 3.0), 1.0, 5, 0.68), [(0.48, (0, 0, 0)), (0.66, (1, 1, 1))]))
    out = n.mix(n.math('MULTIPLY', shoes, 0.7), out, rgb('#a09a8e'))
    # at the height of hips and chair backs the oil paint is rubbed through to an older coat, along corners and low down it has come off in flakes
    rubbed = n.math('MULTIPLY', n.math('MULTIPLY', band(0.80, 0.17), low), n.ramp(n.noise(stretched(1.6, 7.5, 6.0), 1.0, 6, 0.70), [(0.47, (0, 0, 0)), (0.60, (1, 1, 1))]))
    out = n.mix(n.math('MULTIPLY', rubbed, 0.62), out, rgb('#bcb9a6'))
    x = n.add('SeparateXYZ', {0: at}).outputs[0]
    near = lambda where, reach: n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', x, where)), [(0.0, (0.16,) * 3), (reach, (0, 0, 0))])
    worn = n.math('MAXIMUM', n.math('MAXIMUM', near(DOOR[0], 0.16), near(DOOR[1], 0.12)), n.math('MULTIPLY', n.math('MAXIMUM', band(0.80, 0.16), band(0.22, 0.16)), 0.10))
    flakes = n.math('ADD', n.math('ADD', n.noise(at, 8.0, 5, 0.62), worn), n.spread(n.noise(at, 1.1, 2, 0.5), -0.07, 0.05))
    lost = n.math('MULTIPLY', n.ramp(flakes, [(0.705, (0, 0, 0)), (0.712, (1, 1, 1))]), n.ramp(up, [(1.02, (1, 1, 1)), (1.25, (0, 0, 0))]))
    out = n.mix(lost, out, n.ramp(n.noise(at, 26, 4, 0.65), [(0.35, rgb('#a29c8c')), (0.65, rgb('#bbb6a7'))]))
    n.put(out, s.inputs['Base Color'])
    n.put(n.math('SUBTRACT', 0.78, n.math('MULTIPLY', low, n.math('SUBTRACT', 0.40, n.math('MULTIPLY', n.math('MAXIMUM', hands, shoes), 0.25)))), s.inputs['Roughness'])
    blocks = n.bricks(flat, 0.5, 0.2, 0.012, smooth=1.0)[1]
    relief = n.math('ADD', n.noise(at, 3.0, 3, 0.45), n.math('SUBTRACT', n.math('MULTIPLY', fine, 0.08), n.math('ADD', n.math('MULTIPLY', lost, 0.05), n.math('MULTIPLY', blocks, 0.07))))
    n.put(n.bump(relief, 1.0, 0.014), s.inputs['Normal'])
    return mat


#: Wet boots that came in: x, y, the way they went in degrees (0 = +X), how wet they still are, -1 the left foot or 1 the right, how much of the sole and of the heel came down.
PRINTS = ((0.62, -0.90, 186, 1.0, 1, 1.0, 1.0), (0.40, -1.12, 194, 0.95, -1, 1.0, 0.55), (0.02, -0.97, 183, 0.85, 1, 0.8, 1.0), (-0.25, -1.24, 190, 0.75, -1, 1.0, 0.2), (-0.68, -1.05, 179, 0.6, 1, 0.45, 0.9),
          (-0.93, -1.31, 191, 0.45, -1, 0.9, 0.0), (-1.36, -1.13, 182, 0.3, 1, 0.7, 0.5), (1.62, -1.02, 300, 0.9, 1, 0.25, 1.0), (1.66, -0.24, 262, 0.8, -1, 1.0, 0.7))


def _printed(n, at, x, y):
    """Where boots stood, 0 to 1: a sole and a heel with their tread; no two came down alike nor have dried alike."""
    whole = None
    for i, (px, py, way, strong, side, sole, heel) in enumerate(PRINTS):
        c, d = math.cos(math.radians(way)), math.sin(math.radians(way))
        u, v = n.math('SUBTRACT', x, px), n.math('SUBTRACT', y, py)
        along = n.math('ADD', n.math('MULTIPLY', u, c), n.math('MULTIPLY', v, d))
        across = n.math('SUBTRACT', n.math('MULTIPLY', v, c), n.math('MULTIPLY', u, d))
        oval = lambda fore, out, long, wide: n.math('ADD', n.math('POWER', n.math('DIVIDE', n.math('SUBTRACT', along, fore), long), 2.0), n.math('POWER', n.math('DIVIDE', n.math('SUBTRACT', across, out * side), wide), 2.0))
        ball = n.ramp(oval(0.060, 0.008, 0.092, 0.050), [(0.60, (strong * sole,) * 3), (1.0, (0, 0, 0))])
        back = n.ramp(oval(-0.098, -0.004, 0.047, 0.038), [(0.55, (strong * heel,) * 3), (1.0, (0, 0, 0))])
        bars = n.math('SINE', n.math('ADD', n.math('MULTIPLY', along, 300.0), n.math('MULTIPLY', n.math('ABSOLUTE', across), 190.0 * side)))
        dried = n.noise(n.add('Mapping', {0: at, 'Location': (2.7 * i, 5.3 * i, 0)}).outputs[0], 13, 5, 0.68)
        foot = n.math('MULTIPLY', n.math('MULTIPLY', n.math('MAXIMUM', ball, back), n.ramp(bars, [(0.0, (0.30,) * 3), (0.45, (1, 1, 1))])),
                      n.ramp(dried, [(0.58 - 0.24 * strong, (0.05,) * 3), (0.74 - 0.22 * strong, (1, 1, 1))]))
        whole = foot if whole is None else n.math('MAXIMUM', whole, foot)
    return whole


def _dusty(name, colour='#77766f', dust='#b3ada0'):
    """A floor of painted screed by the hall: the paint is trodden through where people walk from the door to the desk, cement lies along the wall's foot where no broom reaches, and boots were wet."""
    base = rgb(colour)
    mat, n, s = principled(name, base, 0.45, spec=0.4)
    at = n.where()
    x, y, _ = n.add('SeparateXYZ', {0: at}).outputs
    out = n.ramp(n.noise(at, 0.9, 5, 0.6), [(0.3, shade(base, 0.86)), (0.7, shade(base, 1.10))])
    out = n.mix(1, out, n.ramp(n.noise(at, 70, 3, 0.7), [(0.34, (0.95,) * 3), (0.66, (1.04,) * 3)]), 'MULTIPLY')
    # the way: from the door along the desk
    bend = n.math('ADD', y, n.math('MULTIPLY', n.noise(at, 0.8, 2, 0.5), 0.5))
    way = n.ramp(n.math('ABSOLUTE', n.math('ADD', bend, 0.90)), [(0.18, (1, 1, 1)), (0.75, (0, 0, 0))])
    way = n.math('MULTIPLY', way, n.spread(n.noise(at, 2.4, 5, 0.62), 0.25, 1.0))
    out = n.mix(n.math('MULTIPLY', way, 0.55), out, rgb('#a19b8f'))
    bare = n.math('MULTIPLY', n.ramp(n.noise(at, 4.2, 6, 0.66), [(0.57, (0, 0, 0)), (0.60, (1, 1, 1))]), n.ramp(way, [(0.35, (0, 0, 0)), (0.8, (1, 1, 1))]))
    out = n.mix(n.math('MULTIPLY', bare, 0.5), out, rgb('#99948a'))
    scuffed = lambda a, sx, sy: n.ramp(n.noise(n.add('Mapping', {0: at, 'Rotation': (0, 0, a), 'Scale': (sx, sy, 1)}).outputs[0], 1.0, 3, 0.6), [(0.665, (0, 0, 0)), (0.70, (1, 1, 1))])
    out = n.mix(n.math('MULTIPLY', n.math('MAXIMUM', scuffed(0.4, 2.6, 40), scuffed(-0.8, 2.2, 36)), 0.35), out, (0.045, 0.043, 0.04, 1))
    foot = n.math('MINIMUM', n.math('ABSOLUTE', y), n.math('ABSOLUTE', n.math('SUBTRACT', x, LEFT)))
    wall = n.math('MULTIPLY', n.ramp(foot, [(0.0, (1, 1, 1)), (0.035, (0.85,) * 3), (0.20, (0.22,) * 3), (0.55, (0, 0, 0))]), n.spread(n.noise(at, 5, 6, 0.68), 0.25, 1.15))
    cover = n.math('MULTIPLY', n.math('MINIMUM', n.math('ADD', wall, n.ramp(n.noise(at, 2.6, 7, 0.7), [(0.48, (0, 0, 0)), (0.85, (0.5,) * 3)])), 1.0), 0.85)
    out = n.mix(cover, out, rgb(dust))
    prints = _printed(n, at, n.math('ADD', x, n.math('MULTIPLY', n.noise(at, 30, 3, 0.6), 0.012)), y)
    # what ran off them by the threshold
    pool = n.math('MULTIPLY', n.ramp(n.math('ADD', n.math('SQRT', n.math('ADD', n.math('POWER', n.math('SUBTRACT', x, 0.78), 2.0), n.math('POWER', n.math('MULTIPLY', n.math('ADD', y, 0.18), 2.4), 2.0))), n.math('MULTIPLY', n.noise(at, 5, 4, 0.6), 0.5)), [(0.37, (1, 1, 1)), (0.45, (0.25,) * 3), (0.46, (0, 0, 0))]), n.ramp(n.noise(at, 8, 5, 0.66), [(0.38, (0.35,) * 3), (0.58, (0.95,) * 3)]))
    damp = n.math('MAXIMUM', prints, pool)
    n.put(n.mix(damp, out, n.mix(1, out, (0.50, 0.49, 0.47, 1), 'MULTIPLY')), s.inputs['Base Color'])
    rough = n.math('ADD', n.spread(n.noise(at, 2.2, 4, 0.6), 0.30, 0.46), n.math('MULTIPLY', n.math('MAXIMUM', cover, way), 0.25))
    n.put(n.math('SUBTRACT', rough, n.math('MULTIPLY', damp, n.math('SUBTRACT', rough, 0.10))), s.inputs['Roughness'])
    n.put(n.bump(n.math('ADD', n.noise(at, 4.5, 2, 0.4), n.math('MULTIPLY', n.noise(at, 160, 2, 0.6), 0.05)), 1.0, 0.003), s.inputs['Normal'])
    return mat


def _desk_top(name, x1=-0.75, front=-0.80):
    """A desk's board after years of sleeves: its varnish gone and grey along the front, its corner bare, rings of mugs."""
    mat, n, s = principled(name, rgb('#9d8056'), 0.42, spec=0.4)
    at = n.where()
    x, y, _ = n.add('SeparateXYZ', {0: at}).outputs
    grain = n.noise(n.add('Mapping', {0: at, 'Scale': (1.1, 15, 15)}).outputs[0], 1.8, 6, 0.62)
    out = n.ramp(grain, [(0.28, rgb('#86683f')), (0.5, rgb('#9d8056')), (0.72, rgb('#ae9269'))])
    rim = n.math('MINIMUM', n.math('SUBTRACT', y, front), n.math('SUBTRACT', x1, x))
    ragged = n.math('ADD', rim, n.math('MULTIPLY', n.math('SUBTRACT', n.noise(at, 6, 6, 0.68), 0.5), 0.16))
    gone = n.ramp(ragged, [(0.005, (1, 1, 1)), (0.05, (0.55,) * 3), (0.13, (0, 0, 0))])
    out = n.mix(n.math('MULTIPLY', gone, 0.75), out, rgb('#8b8272'))
    dark = n.math('MULTIPLY', n.ramp(rim, [(0.0, (1, 1, 1)), (0.012, (0.6,) * 3), (0.03, (0, 0, 0))]), n.ramp(n.noise(at, 14, 5, 0.68), [(0.44, (0, 0, 0)), (0.54, (1, 1, 1))]))
    out = n.mix(n.math('MULTIPLY', dark, 0.75), out, rgb('#3d3328'))
    for cx, cy in ((-1.34, -0.56), (-1.96, -0.50), (-1.27, -0.52)):
        far = n.math('SQRT', n.math('ADD', n.math('POWER', n.math('SUBTRACT', x, cx), 2.0), n.math('POWER', n.math('SUBTRACT', y, cy), 2.0)))
        stain = n.math('MULTIPLY', n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', far, 0.037)), [(0.001, (1, 1, 1)), (0.004, (0, 0, 0))]), n.ramp(n.noise(at, 19, 2, 0.5), [(0.42, (0, 0, 0)), (0.58, (1, 1, 1))]))
        out = n.mix(n.math('MULTIPLY', stain, 0.5), out, rgb('#4a3722'))
    n.put(out, s.inputs['Base Color'])
    n.put(n.math('ADD', n.spread(n.noise(at, 4, 4, 0.6), 0.30, 0.46), n.math('MULTIPLY', gone, 0.3)), s.inputs['Roughness'])
    return mat


def _slabs(name):
    """A ceiling of precast slabs, painted long ago: open joints, a stain of water, dust."""
    mat, n, s = principled(name, rgb('#dedacf'), 0.85, spec=0.2)
    at = n.where()
    x, y, _ = n.add('SeparateXYZ', {0: at}).outputs
    cell = n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', n.math('DIVIDE', n.math('ADD', x, 10.3), 1.2)), 0.5))
    joint = n.ramp(cell, [(0.4915, (0, 0, 0)), (0.4955, (1, 1, 1))])
    each = n.math('FRACT', n.math('MULTIPLY', n.math('FLOOR', n.math('DIVIDE', n.math('ADD', x, 10.9), 1.2)), 0.381))
    out = n.mix(1, rgb('#dedacf'), n.ramp(n.noise(at, 1.1, 5, 0.6), [(0.3, (0.92, 0.915, 0.90)), (0.7, (1.03,) * 3)]), 'MULTIPLY')
    out = n.mix(1, out, n.ramp(each, [(0.0, (0.955,) * 3), (1.0, (1.02,) * 3)]), 'MULTIPLY')
    far = n.math('ADD', n.math('SQRT', n.math('ADD', n.math('POWER', n.math('ADD', x, 1.35), 2.0), n.math('POWER', n.math('MULTIPLY', n.math('ADD', y, 0.35), 0.8), 2.0))), n.math('MULTIPLY', n.noise(at, 3, 4, 0.6), 0.7))
    stain = n.math('ADD', n.ramp(far, [(0.30, (0.35,) * 3), (0.70, (0.25,) * 3), (0.78, (0, 0, 0))]), n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', far, 0.74)), [(0.0, (0.5,) * 3), (0.05, (0, 0, 0))]))
    out = n.mix(n.math('MULTIPLY', stain, 0.55), out, rgb('#a8946c'))
    n.put(n.mix(n.math('MULTIPLY', joint, 0.65), out, rgb('#6f6b62')), s.inputs['Base Color'])
    n.put(n.bump(n.math('SUBTRACT', n.math('MULTIPLY', n.noise(at, 40, 4, 0.6), 0.2), joint), 0.6, 0.004), s.inputs['Normal'])
    return mat


def _chalked(name, colour, dust='#a8a296'):
    """Paint on steel beside a mixer: a grey film of cement, most low down and where nobody's sleeve wipes it off."""
    mat, n, s = principled(name, rgb(colour), 0.4, spec=0.45)
    at = n.where()
    up = n.add('SeparateXYZ', {0: at}).outputs[2]
    film = n.math('MULTIPLY', n.ramp(up, [(0.0, (1, 1, 1)), (0.35, (0.55,) * 3), (1.2, (0.16,) * 3)]), n.spread(n.noise(at, 7, 5, 0.7), 0.2, 1.0))
    n.put(n.mix(n.math('MULTIPLY', film, 0.55), rgb(colour), rgb(dust)), s.inputs['Base Color'])
    n.put(n.math('ADD', 0.36, n.math('MULTIPLY', film, 0.4)), s.inputs['Roughness'])
    n.put(n.bump(n.noise(at, 700, 2, 0.6), 0.14, 0.0004), s.inputs['Normal'])
    return mat


define('chair black', lambda: plain('chair black', '#26282a', 0.8, 0.2))
define('mess paint', lambda: _painted('mess paint'))
define('dusty floor', lambda: _dusty('dusty floor'))
define('used red', lambda: _chalked('used red', '#7b3a2d'))
define('hat', lambda: _chalked('hat', '#d2cfc6'))
define('cable grey', lambda: plain('cable grey', '#8b8d8c', 0.6))
define('desk top', lambda: _desk_top('desk top'))
define('old slabs', lambda: _slabs('old slabs'))
define('hall paint', lambda: plain('hall paint', '#a3a39d', 0.85, 0.2))
define('hall wall', lambda: concrete('hall wall', '#827f79', rough=0.9, contrast=1.0))
define('hall steel', lambda: plain('hall steel', '#46545b', 0.5, 0.4))
define('crane yellow', lambda: plain('crane yellow', '#c9982a', 0.5, 0.4))
define('skip green', lambda: plain('skip green', '#4f7466', 0.55, 0.4))
define('mould blue', lambda: _chalked('mould blue', '#3f5f74'))
define('rust', lambda: plain('rust', '#6b4531', 0.8, 0.2))
define('wet board', lambda: concrete('wet board', '#75624a', rough=0.7, contrast=0.8))
define('slurry floor', lambda: wet('slurry floor', '#7d7a74', 0.42, 0.62, size=0.45))
define('young concrete', lambda: concrete('young concrete', '#a9a59c', rough=0.85, contrast=0.35))
define('dried concrete', lambda: concrete('dried concrete', '#c2beb5', rough=0.9, contrast=0.35))


def ring(x, y, z, turn=0, mat='young concrete'):
    """A ring of concrete for a well, as it came out of its mould; lifting holes in its side."""
    with Group((x, y, z), turn):
        turned([(0.50, 0.0), (0.60, 0.0), (0.60, 0.49), (0.565, 0.50), (0.56, 0.47), (0.50, 0.47), (0.50, 0.0)], mat, None, 48)
        box(-0.02, 0.02, -0.61, -0.58, 0.22, 0.28, 'black', 0)


def hall():
    """The works' hall: rings in stacks on their boards, a bucket under the crane, a gate open to the yard, strips of window high up."""
    left, right, far, high = HALL
    box(left, right, 0.2, far, -0.2, 0.0, 'slurry floor', 0)
    box(left, right, 0.2, far, high, high + 0.2, 'hall paint', 0)
    for r, t in ((0, 2.7), (5.0, high)):
        box(left - 0.2, left, 0.2, far, r, t, 'hall paint', 0)
    for i in range(10):
        box(left, left + 0.1, 2.0 * i - 0.05, 2.0 * i + 0.05, 2.7, 5.0, 'hall steel', 0)
    box(right, right + 0.2, 0.2, far, 0, high, 'hall paint', 0)
    box(left, right, 0.2, 0.26, TOP, high, 'hall paint', 0)
    a, b, top = -7.6, -2.6, 4.6
    for p, q, r, t in ((left, a, 0, 3.6), (left, a, 5.4, high), (a, b, top, high), (b, right, 0, high)):
        box(p, q, far, far + 0.2, r, t, 'hall paint', 0)
    for p, q in ((left, a), (b, right)):
        box(p, q, far - 0.05, far, 0, 2.6, 'hall wall', 0)
    box(left, left + 0.05, 0.2, far, 0, 2.6, 'hall wall', 0)
    day = emission((0.86, 0.94, 1.0), DAY, 'yard light')
    day.cycles.sample_as_light = False
    box(left, right, far + 3.0, far + 3.1, 0.6, high, day, 0)
    box(left - 1.1, left - 1.0, -1, far + 1, 0.6, high, day, 0)
    yard = [emission(tone, 0.75 * DAY, f'yard {i}') for i, tone in enumerate(((0.62, 0.64, 0.66), (0.40, 0.37, 0.33), (0.52, 0.52, 0.50)))]
    for mat in yard:
        mat.cycles.sample_as_light = False
    for x, r in ((-6.4, 0.9), (-4.3, 0.9)):                                                    # silos and a heap of gravel, far out of focus
        cylinder((x, far + 2.3, 0), (x, far + 2.3, high), r, yard[0], 32, 0)
    with Group((-2.6, far + 1.6, 0)):
        turned([(1.7, 0.0), (0.9, 0.8), (0.12, 1.5), (0.0, 1.55)], yard[1], None, 32)
    box(left, right, far + 0.2, far + 3.0, -0.1, 0.01, yard[2], 0)
    for x in (left + 0.1 + 2.4 * i for i in range(8)):
        box(x, x + 0.10, far + 0.02, far + 0.10, 3.6, 5.4, 'hall steel', 0)
    for x in (-20, -14, -8.2, -2.0, 4.0):
        box(x - 0.15, x + 0.15, far - 0.35, far, 0, high, 'hall steel', 0)
        box(x - 0.12, x + 0.12, 0.3, far, high - 0.7, high - 0.15, 'hall steel', 0)
    box(left, right, 11.6, 12.1, 5.35, 6.05, 'crane yellow', 0)
    box(-9.4, -8.4, 11.3, 12.4, 6.05, 6.5, 'hall steel', 0)
    tube([(-8.9, 11.85, 5.4), (-8.9, 11.85, 3.1)], 0.03, 'black', 4)
    with Group((-8.9, 11.85, 1.2)):
        turned([(0.18, 0.0), (0.30, 0.05), (0.75, 0.95), (0.80, 1.55), (0.77, 1.55), (0.72, 0.95), (0.2, 0.08)], 'skip green', None, 40)
        tube([(-0.78, 0, 1.5), (0, 0, 1.95), (0.78, 0, 1.5)], 0.03, 'black', 4)
    for i, (x, y, n) in enumerate(((-4.6, 5.2, 2), (-6.1, 6.2, 2), (-7.6, 6.9, 3), (-5.2, 8.0, 3), (-9.4, 8.6, 3), (-3.2, 7.4, 1), (-0.05, 4.6, 1), (-1.75, 5.6, 2), (-3.7, 11.6, 3), (-5.0, 13.4, 2), (-2.9, 9.8, 2), (1.3, 6.4, 2))):
        for k in (-0.5, 0.0, 0.5):
            box(x + k - 0.06, x + k + 0.06, y - 0.6, y + 0.6, 0.0, 0.09, 'wet board', 0)
        for k in range(7):
            box(x - 0.65, x + 0.65, y - 0.6 + 0.175 * k, y - 0.46 + 0.175 * k, 0.09, 0.125, 'wet board', 0)
        for k in range(n):
            ring(x + 0.02 * math.sin(7 * k + x), y + 0.02 * math.cos(5 * k), 0.125 + 0.5 * k, 37 * k, ('young concrete', 'dried concrete')[(i + k) % 2])
    with Group((-0.9, 7.6, 0.0)):                                                               # a mould, closed, its flanges and its bolts
        turned([(0.66, 0.05), (0.66, 1.25), (0.80, 1.26), (0.80, 1.32), (0.60, 1.32), (0.60, 0.05)], 'mould blue', None, 48)
        for z in (0.06, 0.62):
            turned([(0.66, z), (0.74, z), (0.74, z + 0.05), (0.66, z + 0.05)], 'mould blue', None, 48)
        for i in range(6):
            turn = math.radians(60 * i + 15)
            tube([(0.70 * math.cos(turn), 0.70 * math.sin(turn), 0.05), (0.70 * math.cos(turn), 0.70 * math.sin(turn), 1.3)], 0.03, 'mould blue', 4)
    for x, y, high in ((-6.6, 10.6, 2.2), (-7.6, 11.0, 2.2), (-11.4, 10.0, 2.6), (-2.4, 12.8, 2.2)):    # cages of reinforcement on end
        with Group((x, y, 0.0)):
            for i in range(14):
                turn = 2 * math.pi * i / 14
                tube([(0.45 * math.cos(turn), 0.45 * math.sin(turn), 0), (0.45 * math.cos(turn), 0.45 * math.sin(turn), high)], 0.014, 'rust', 3)
            for i in range(9):
                z = 0.12 + i * (high - 0.2) / 8
                tube([(0.45 * math.cos(2 * math.pi * k / 18), 0.45 * math.sin(2 * math.pi * k / 18), z) for k in range(19)], 0.012, 'rust', 3)
    stage.area(((a + b) / 2, far - 0.1, 2.3), (-2, 0, 0.5), b - a, 1200, (0.84, 0.93, 1.0), height=top, mirrored=False)
    stage.area((left + 0.6, 9.0, 4.0), (-2.0, 7.0, 0.4), 15, 1300, (0.86, 0.94, 1.0), height=2.2, mirrored=False)
    stage.area(((left + right) / 2, 9.0, high - 0.8), ((left + right) / 2, 9.0, 0), 28, 420, (0.90, 0.95, 1.0), height=14, mirrored=False)


def lamps():
    """What lights the room: a batten under the slabs, and a lamp on the desk that nobody puts out."""
    x0, x1, y = -2.15, -0.93, -1.25
    box(x0 - 0.03, x1 + 0.03, y - 0.075, y + 0.075, TOP - 0.045, TOP, 'white', 0.006)
    shown(box(x0, x1, y - 0.07, y + 0.07, TOP - 0.095, TOP - 0.045, emission((1.0, 0.80, 0.56), 2.6, 'batten'), 0.02, segments=4))
    tube([(x1 + 0.03, y, TOP - 0.012), (LEFT + 6.0, y, TOP - 0.012)], 0.009, 'cable grey')
    stage.area(((x0 + x1) / 2, y, TOP - 0.12), ((x0 + x1) / 2, y, 0), 1.2, 60, (1.0, 0.77, 0.52), height=0.15, mirrored=False)
    stage.area(((x0 + x1) / 2, y, TOP - 0.20), ((x0 + x1) / 2, y, 9), 1.2, 7, (1.0, 0.77, 0.52), height=0.3, mirrored=False)
    with Group((-2.86, -0.20, 0.74), 0):
        cylinder((0, 0, 0), (0, 0, 0.022), 0.085, 'ral7039', 40, 0.008)
        tube([(0, 0, 0.02), (-0.16, 0.0, 0.30)], 0.0075, 'ral7039', 6)
        tube([(-0.16, 0.0, 0.30), (0.16, -0.10, 0.50)], 0.0075, 'ral7039', 6)
        cylinder((-0.16, 0.012, 0.30), (-0.16, -0.012, 0.30), 0.016, 'black', 20, 0.003)
        with Group((0.20, -0.115, 0.47), rotation=(math.radians(-16), math.radians(-24), 0)):
            turned([(0.0, 0.075), (0.026, 0.072), (0.032, 0.03), (0.060, 0.0), (0.082, -0.055), (0.078, -0.055), (0.056, -0.002), (0.026, 0.024)], 'ral7039', None, 48)
            shown(cylinder((0, 0, -0.045), (0, 0, -0.047), 0.070, emission((1, 0.76, 0.48), 6, 'desk glow'), 32, 0))
    stage.area((-2.63, -0.32, 1.14), (-2.50, -0.40, 0.74), 0.12, 11, (1.0, 0.74, 0.45), spread=140, mirrored=False)


def desk():
    """The desk below the glass, as it was left for a moment."""
    x0, x1, deep, high = -3.25, -0.75, 0.78, 0.74
    box(x0, x1, -deep - 0.02, -0.02, high - 0.03, high, 'desk top', 0.004)
    for x in (x0 + 0.06, x1 - 0.10):
        for y in (-deep + 0.02, -0.10):
            box(x, x + 0.04, y - 0.02, y + 0.02, 0, high - 0.03, 'ral7039', 0.002)
    box(x0 + 0.5, x1 - 0.1, -0.12, -0.10, 0.30, high - 0.06, 'ral7039', 0.002)
    mug(-1.58, -0.60, high, '#3f5a6b')
    with Group((-1.98, -0.46, high), -9):                                                      # a clipboard with today's list
        box(-0.115, 0.115, -0.16, 0.16, 0, 0.004, '#5b4632', 0.002)
        box(-0.105, 0.105, -0.152, 0.138, 0.004, 0.0055, 'paper white', 0)
        box(-0.05, 0.05, 0.128, 0.156, 0.004, 0.012, 'inox', 0.003)
    for x, y, turn in ((-1.30, -0.30, 24),):
        with Group((x, y, high + 0.001), turn):
            box(-0.105, 0.105, -0.148, 0.148, 0, 0.0012, 'paper white', 0)
    model('phone', (-2.42, -0.24, high), 160)
    with Group((-1.00, -0.50, high), 35):                                                      # a hard hat, its peak to the front
        turned([(0.150, 0.004), (0.148, 0.010), (0.122, 0.018), (0.124, 0.05), (0.116, 0.095), (0.088, 0.132), (0.045, 0.150), (0.0, 0.154)], 'hat', None, 48, (0.86, 1.0))
        for x in (-0.03, 0.0, 0.03):
            tube([(x, -0.112, 0.075), (x, -0.06, 0.149 - 0.2 * abs(x)), (x, 0.0, 0.159 - 0.2 * abs(x)), (x, 0.06, 0.149 - 0.2 * abs(x)), (x, 0.112, 0.075)], 0.006, 'hat', 4)
    cylinder((-2.02, -0.22, high), (-2.02, -0.22, high + 0.24), 0.040, 'inox', 32, 0.006)
    cylinder((-2.02, -0.22, high + 0.235), (-2.02, -0.22, high + 0.29), 0.036, 'black', 32, 0.008)
    tube([(-0.95, -0.06, high - 0.03), (-0.90, -0.05, 0.52), (-0.70, -0.035, 0.40), (-0.62, -0.03, 0.37)], 0.0045, 'black', 4)
    box(-0.66, -0.58, -0.012, 0, 0.32, 0.40, 'white', 0.003)


def left_about():
    """The chair as it was pushed back, and lists that nobody has put away."""
    put('swivel', -1.95, -1.22, 24, mat='chair black', seed=5)
    put('stack', -2.86, -0.52, 12, 0.74, n=4, seed=9)


def our_side():
    """Wall, floor, our left wall with its window; what hangs on the wall."""
    a, b, c, d = BAND
    p, q, _, r = DOOR
    box(LEFT - 0.2, 6.2, -7.0, 0.24, -0.1, 0, 'dusty floor', 0)
    prism([(LEFT - 0.2, 0), (p, 0), (p, r), (q, r), (q, 0), (6.2, 0), (6.2, TOP), (b, TOP), (b, c), (a, c), (a, TOP), (LEFT - 0.2, TOP)], 0, 0.24, 'mess paint', 0.005, segments=3)
    box(a, b, 0, 0.24, d, TOP, 'mess paint', 0.003)
    box(LEFT - 0.2, LEFT, -7, 0, 0, TOP, 'mess paint', 0)
    box(6.0, 6.2, -7, 0, 0, TOP, 'mess paint', 0)
    box(LEFT, 6.2, -7.2, -7, 0, TOP, 'mess paint', 0)
    box(LEFT - 0.2, 6.2, -7, 0.24, TOP, TOP + 0.1, 'old slabs', 0)
    for u, v in ((LEFT, p), (q, 6.0)):
        box(u, v, -0.012, 0, 0, 0.09, 'ral7039', 0.003)
    box(LEFT, LEFT + 0.012, -7, 0, 0, 0.09, 'ral7039', 0.003)
    grid([a + 0.03, (a + b) / 2, b - 0.03], [c + 0.03, d - 0.03], 0.10, 'used red', face=0.05, pane='pane', tilt=0.06)
    box(a - 0.02, b + 0.02, -0.06, 0.10, c - 0.03, c, 'desk top', 0.004)
    with Group((0, 0.09, 0)):
        element(1200, 2300, 0, 'used red', face=140, x=p, bottom=0.34, pane='pane')
        box(p + 0.10, q - 0.10, -0.043, -0.034, 0.03, 0.29, 'inox', 0.001)
    for u, v in ((a, (a + b) / 2), ((a + b) / 2, b)):
        wear.dust(u + 0.05, v - 0.05, c + 0.05, d - 0.05, 0.095, 0.07)
    wear.dust(p + 0.16, q - 0.16, 0.4, 2.15, 0.055, 0.07)
    wear.hands(p + 0.16, q - 0.16, 0.4, 2.15, 0.054, 0.10)
    wear.foot(p + 0.06, q - 0.06, 0.35, 0.045, 0.0, 0.4, '#a49d90')
    fittings(('switch',), q)
    put('noticeboard', -3.52, 0, wide=0.7, tall=0.8, z=0.12, seed=2)
    tube([(q + 0.18, -0.008, 1.085), (q + 0.18, -0.008, TOP)], 0.009, 'cable grey')
    box(b + 0.34, b + 0.48, -0.07, 0, 1.36, 1.58, 'ral7039', 0.006)
    cylinder((b + 0.41, -0.085, 1.52), (b + 0.41, -0.07, 1.52), 0.020, plain('push red', '#a3281e', 0.4), 24, 0.003)
    cylinder((b + 0.41, -0.080, 1.43), (b + 0.41, -0.07, 1.43), 0.016, plain('push green', '#3c7a4d', 0.4), 24, 0.003)
    tube([(b + 0.41, -0.012, 1.58), (b + 0.41, -0.012, TOP)], 0.012, 'cable grey')
    wear.dust(p + 0.12, q - 0.12, 0.02, 0.30, -0.046, 0.45)
    # the window in our left wall, and a fainter one behind us
    stage.area((LEFT + 0.03, -1.75, 1.55), (0.6, -0.9, 0.9), 1.9, 100, (0.90, 0.95, 1.0), height=1.4, mirrored=False)
    stage.area((3.6, -6.9, 1.6), (0, 0, 1.1), 2.6, 40, (0.98, 0.97, 0.95), height=1.7, mirrored=False)


def build():
    hall()
    desk()
    our_side()
    left_about()
    lamps()
    stage.street((0.62, 0.66, 0.71), (0.78, 0.79, 0.81), 0.6, 0.5, 4.0)
    p, q, _, r = DOOR
    a, b, c, d = BAND
    own = (p, 0, 0), (p, 0, r), (q, 0, r), (q, 0, 0)
    pane = (a, 0, c), (a, 0, d), (b, 0, d), (b, 0, c), (a, 0, c)
    picture = photograph((2.9, -3.75, 1.5), (-0.25, 0, 1.22), 32, 0.3, key=0.58, balance=0.45, glow=0.02, mirrors=5, noisy=True, stop=1.5, focus=4.5, look='Very High Contrast', samples=16, lines=(own, pane),
                         marks={'steel-3': (p, 0, 1.25), 'steel-6': (-2.2, 0, d)})
    return {**picture, 'vignette': 0.0, 'film': 0.4}
