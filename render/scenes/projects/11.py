"""Concrete works in Sweden, from within: the control room beside the hall, a soft daylight from its own window; a steel door with a kick plate and fire glass to the hall, where rings stand to cure, out of focus."""
import math

from kit import stage, wear
from kit.building import photograph
from kit.cloth import draped
from kit.door import element
from kit.facade import grid
from kit.furnish import cloth, put
from kit.interior import fittings
from kit.materials import boards, concrete, define, emission, plain, principled, rgb, shade
from kit.mesh import Group, box, cylinder, prism, tube, turned
from kit.models import model
from kit.things import mug

#: Openings in the wall between room and hall: x0, x1, z0, z1. The oil paint's height; our ceiling; our left wall; the hall.
DOOR, BAND, DADO, TOP, LEFT = (0.55, 1.75, 0.0, 2.3), (-2.95, -0.45, 1.06, 2.3), 1.0, 2.75, -4.1
HALL = (-24.0, 9.0, 19.0, 8.2)


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
    lost = n.math('MULTIPLY', n.math('MULTIPLY', n.ramp(up, [(0.70, (1, 1, 1)), (1.02, (0, 0, 0))]), n.ramp(n.noise(at, 1.7, 2, 0.5), [(0.45, (0, 0, 0)), (0.58, (1, 1, 1))])),
                  n.ramp(n.noise(at, 19, 3, 0.55), [(0.70, (0, 0, 0)), (0.707, (1, 1, 1))]))
    out = n.mix(lost, out, rgb('#c9c4b8'))
    n.put(out, s.inputs['Base Color'])
    n.put(n.math('SUBTRACT', 0.78, n.math('MULTIPLY', low, n.math('SUBTRACT', 0.40, n.math('MULTIPLY', n.math('MAXIMUM', hands, shoes), 0.25)))), s.inputs['Roughness'])
    blocks = n.bricks(flat, 0.5, 0.2, 0.012, smooth=1.0)[1]
    relief = n.math('ADD', n.noise(at, 3.0, 3, 0.45), n.math('SUBTRACT', n.math('MULTIPLY', fine, 0.08), n.math('ADD', n.math('MULTIPLY', lost, 0.03), n.math('MULTIPLY', blocks, 0.10))))
    n.put(n.bump(relief, 1.0, 0.014), s.inputs['Normal'])
    return mat


def _dusty(name, colour='#6f716e', dust='#aaa59a'):
    """A floor of painted screed by the hall: boots carry cement in, most by the door, and the broom only spreads it."""
    base = rgb(colour)
    mat, n, s = principled(name, base, 0.45, spec=0.4)
    at = n.where()
    x, y, _ = n.add('SeparateXYZ', {0: at}).outputs
    out = n.ramp(n.noise(at, 1.4, 3, 0.5), [(0.3, shade(base, 0.90)), (0.7, shade(base, 1.07))])
    out = n.mix(1, out, n.ramp(n.noise(at, 70, 3, 0.7), [(0.34, (0.93,) * 3), (0.66, (1.06,) * 3)]), 'MULTIPLY')
    far = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', n.math('POWER', n.math('SUBTRACT', x, sum(DOOR[:2]) / 2), 2.0), 0.9), n.math('MULTIPLY', n.math('POWER', y, 2.0), 0.25)))
    near = n.ramp(far, [(0.15, (0.55,) * 3), (1.1, (0, 0, 0))])
    wall = n.ramp(n.math('ABSOLUTE', y), [(0.0, (0.5,) * 3), (0.07, (0.28,) * 3), (0.25, (0, 0, 0))])
    lies = n.math('ADD', n.noise(at, 1.8, 6, 0.68), n.math('MAXIMUM', near, wall))
    cover = n.ramp(lies, [(0.50, (0, 0, 0)), (0.95, (0.85,) * 3)])
    n.put(n.mix(cover, out, rgb(dust)), s.inputs['Base Color'])
    n.put(n.math('ADD', n.spread(n.noise(at, 2.2, 4, 0.6), 0.26, 0.40), n.math('MULTIPLY', cover, 0.4)), s.inputs['Roughness'])
    n.put(n.bump(n.math('ADD', n.noise(at, 4.5, 2, 0.4), n.math('MULTIPLY', n.noise(at, 160, 2, 0.6), 0.05)), 1.0, 0.003), s.inputs['Normal'])
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


define('mess paint', lambda: _painted('mess paint'))
define('dusty floor', lambda: _dusty('dusty floor'))
define('used red', lambda: _chalked('used red', '#7b3a2d'))
define('hat', lambda: _chalked('hat', '#d2cfc6'))
define('cable grey', lambda: plain('cable grey', '#8b8d8c', 0.6))
define('desk top', lambda: boards('desk top', '#a88e69', 0.9, 0.0, 0.5, vertical=False, contrast=0.2))
define('high-vis', lambda: cloth('high-vis', '#a85a30'))
define('hall paint', lambda: plain('hall paint', '#b9b6ad', 0.85, 0.2))
define('hall steel', lambda: plain('hall steel', '#5d6a70', 0.5, 0.4))
define('crane yellow', lambda: plain('crane yellow', '#c9982a', 0.5, 0.4))
define('skip green', lambda: plain('skip green', '#4f7466', 0.55, 0.4))
define('slurry floor', lambda: concrete('slurry floor', '#98938a', rough=0.55, contrast=0.8))
define('young concrete', lambda: concrete('young concrete', '#aeaaa2', rough=0.9, contrast=0.7))

#: What stands for the chair while the jacket falls over it: its back, its seat, its legs.
CHAIR = (-0.205, 0.205, 0.185, 0.268, 0.40, 0.772), (-0.23, 0.23, -0.25, 0.24, 0.38, 0.455), (-0.22, 0.22, -0.24, 0.24, 0, 0.38)


def ring(x, y, z, turn=0):
    """A ring of concrete for a well, as it came out of its mould; lifting holes in its side."""
    with Group((x, y, z), turn):
        turned([(0.50, 0.0), (0.60, 0.0), (0.60, 0.49), (0.565, 0.50), (0.56, 0.47), (0.50, 0.47), (0.50, 0.0)], 'young concrete', None, 48)
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
    day = emission((0.93, 0.97, 1.0), 1.25, 'yard light')
    day.cycles.sample_as_light = False
    box(left, right, far + 3.0, far + 3.1, 0.6, high, day, 0)
    box(left - 1.1, left - 1.0, -1, far + 1, 0.6, high, day, 0)
    yard = [emission(tone, 1.0, f'yard {i}') for i, tone in enumerate(((0.62, 0.64, 0.66), (0.40, 0.37, 0.33), (0.52, 0.52, 0.50)))]
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
    for x, y, n in ((-4.6, 5.2, 2), (-6.1, 6.2, 2), (-7.6, 6.9, 3), (-5.2, 8.0, 3), (-9.4, 8.6, 3), (-3.2, 7.4, 1), (-0.05, 4.6, 1), (-1.75, 5.6, 2), (-0.9, 7.4, 3), (-2.9, 9.8, 2), (1.3, 6.4, 2)):
        box(x - 0.65, x + 0.65, y - 0.6, y + 0.6, 0.0, 0.14, 'beech', 0)
        for i in range(n):
            ring(x + 0.02 * math.sin(7 * i + x), y + 0.02 * math.cos(5 * i), 0.14 + 0.5 * i, 37 * i)
    stage.area(((a + b) / 2, far - 0.1, 2.3), (-2, 0, 0.5), b - a, 620, (0.94, 0.97, 1.0), height=top, mirrored=False)
    stage.area(((left + right) / 2, 9.0, high - 0.8), ((left + right) / 2, 9.0, 0), 28, 700, (0.97, 0.98, 1.0), height=14, mirrored=False)


def desk():
    """The desk below the glass, as it was left for a moment."""
    x0, x1, deep, high = -3.25, -0.75, 0.78, 0.74
    box(x0, x1, -deep - 0.02, -0.02, high - 0.03, high, 'desk top', 0.004)
    for x in (x0 + 0.06, x1 - 0.10):
        for y in (-deep + 0.02, -0.10):
            box(x, x + 0.04, y - 0.02, y + 0.02, 0, high - 0.03, 'ral7039', 0.002)
    box(x0 + 0.5, x1 - 0.1, -0.12, -0.10, 0.30, high - 0.06, 'ral7039', 0.002)
    mug(-1.72, -0.62, high, '#3f5a6b')
    put('stack', -2.75, -0.3, 8, high, n=4, seed=3, cup=False)
    for x, y, turn in ((-1.55, -0.42, 6), (-1.72, -0.36, -17), (-1.44, -0.30, 31)):
        with Group((x, y, high + 0.001), turn):
            box(-0.105, 0.105, -0.148, 0.148, 0, 0.0015, 'paper white', 0)
    model('phone', (-2.25, -0.3, high), 170)
    with Group((-1.00, -0.50, high), 35):                                                      # a hard hat, its peak to the front
        turned([(0.150, 0.004), (0.148, 0.010), (0.122, 0.018), (0.124, 0.05), (0.116, 0.095), (0.088, 0.132), (0.045, 0.150), (0.0, 0.154)], 'hat', None, 48, (0.86, 1.0))
        for x in (-0.03, 0.0, 0.03):
            tube([(x, -0.112, 0.075), (x, -0.06, 0.149 - 0.2 * abs(x)), (x, 0.0, 0.159 - 0.2 * abs(x)), (x, 0.06, 0.149 - 0.2 * abs(x)), (x, 0.112, 0.075)], 0.006, 'hat', 4)
    cylinder((-2.02, -0.22, high), (-2.02, -0.22, high + 0.24), 0.040, 'inox', 32, 0.006)
    cylinder((-2.02, -0.22, high + 0.235), (-2.02, -0.22, high + 0.29), 0.036, 'black', 32, 0.008)
    tube([(-0.95, -0.06, high - 0.03), (-0.90, -0.05, 0.52), (-0.70, -0.035, 0.40), (-0.62, -0.03, 0.37)], 0.0045, 'black', 4)
    box(-0.66, -0.58, -0.012, 0, 0.32, 0.40, 'white', 0.003)
    with Group((-1.15, -1.20, 0), 150):
        model('osakaChair')
        draped(CHAIR, (0.02, 0.235, 0.80), 'high-vis')


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
    box(LEFT - 0.2, 6.2, -7, 0.24, TOP, TOP + 0.1, 'ceiling', 0)
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
    wear.coir_mat(sum(DOOR[:2]) / 2 + 0.02, -0.62, 0.0, 0.92, 0.58, 4)
    # the window in our left wall, and a fainter one behind us
    stage.area((LEFT + 0.03, -1.75, 1.55), (0.6, -0.9, 0.9), 1.9, 210, (0.95, 0.98, 1.0), height=1.4, mirrored=False)
    stage.area((3.6, -6.9, 1.6), (0, 0, 1.1), 2.6, 48, (0.96, 0.98, 1.0), height=1.7, mirrored=False)


def build():
    hall()
    desk()
    our_side()
    stage.street((0.62, 0.66, 0.71), (0.78, 0.79, 0.81), 0.6, 0.5, 4.0)
    p, q, _, r = DOOR
    a, b, c, d = BAND
    own = (p, 0, 0), (p, 0, r), (q, 0, r), (q, 0, 0)
    pane = (a, 0, c), (a, 0, d), (b, 0, d), (b, 0, c), (a, 0, c)
    picture = photograph((2.9, -3.75, 1.5), (-0.25, 0, 1.22), 32, 0.3, key=0.72, balance=0.6, mirrors=6, noisy=True, stop=1.1, focus=4.5, look='Very High Contrast', samples=12, lines=(own, pane),
                         marks={'steel-3': (p, 0, 1.25), 'steel-6': (-2.2, 0, d)})
    return {**picture, 'vignette': 0.0, 'film': 0.5}
