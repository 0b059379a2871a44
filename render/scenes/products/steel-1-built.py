"""A corridor in a health centre that was last painted long ago, late on a clear day: the sun falls through a window in its left wall; a waiting room and the next window behind the door."""
import math
from types import SimpleNamespace

import bpy
import numpy as np

from kit import stage
from kit.built import labels
from kit.door import element_of
from kit.furnish import put
from kit.interior import fittings
from kit.materials import boards, define, emission, plain, principled, rgb, shade, shown
from kit.mesh import box, frame, from_faces, prism, tube
from kit.place import opposite, sunlight

#: The corridor: left and right wall, its ceiling. How high its oil paint goes.
LEFT, RIGHT, TOP, DADO = -1.15, 1.7, 2.72, 1.235
#: The camera, and what it looks at.
EYE, AT = (0.70, -4.15, 1.45), (-0.06, 0.0, 1.19)


def _painted(name):
    """Old plaster, hand-trowelled and painted many times: white above, oil paint below, with what trolleys, bags and mops did to it."""
    white, oil = rgb('#dedbd2'), rgb('#c4a86f')
    mat, n, s = principled(name, white, 0.7, spec=0.3)
    at, flat = n.where(), n.on_walls()
    up = n.add('SeparateXYZ', {0: at}).outputs[2]
    edge = n.math('ADD', DADO, n.math('MULTIPLY', n.math('SUBTRACT', n.noise(flat, 9, 3, 0.6), 0.5), 0.008))
    low = n.add('MapRange', {'Value': n.math('SUBTRACT', edge, up), 'From Min': -0.0008, 'From Max': 0.0008, 'To Min': 0.0, 'To Max': 1.0}).outputs[0]
    wide, fine = n.noise(at, 1.3, 3, 0.5), n.math('ADD', n.math('MULTIPLY', n.noise(at, 55, 3, 0.6), 0.6), n.math('MULTIPLY', n.noise(at, 190, 2, 0.6), 0.4))
    stretched = lambda x, z, shift=0.0: n.add('Mapping', {0: flat, 'Scale': (x, z, 1), 'Location': (shift, 2.3 * shift, 0)}).outputs[0]
    above = n.mix(1, white, n.ramp(wide, [(0.30, (0.93, 0.925, 0.91)), (0.68, (1.02,) * 3)]), 'MULTIPLY')
    mended = n.ramp(n.noise(n.add('Mapping', {0: flat, 'Location': (4.1, 1.7, 0)}).outputs[0], 1.9, 2, 0.4), [(0.600, (0, 0, 0)), (0.615, (1, 1, 1))])
    above = n.mix(n.math('MULTIPLY', mended, 0.5), above, rgb('#e8e6e0'))
    below = n.mix(1, oil, n.ramp(wide, [(0.30, (0.90, 0.89, 0.87)), (0.68, (1.04,) * 3)]), 'MULTIPLY')
    below = n.mix(n.math('MULTIPLY', mended, 0.6), below, rgb('#d0b374'))
    out = n.mix(low, above, below)
    out = n.mix(1, out, n.ramp(fine, [(0.32, (0.965,) * 3), (0.68, (1.02,) * 3)]), 'MULTIPLY')
    # rubbed by hands and bags about the height of the line, by trolleys and shoes below
    hands = n.math('MULTIPLY', n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', up, 1.08)), [(0.0, (1, 1, 1)), (0.34, (0, 0, 0))]), n.ramp(n.noise(at, 3.1, 5, 0.65), [(0.46, (0, 0, 0)), (0.70, (1, 1, 1))]))
    out = n.mix(n.math('MULTIPLY', hands, 0.20), out, shade(oil, 0.32))
    band = lambda z, half: n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', up, z)), [(half * 0.6, (1, 1, 1)), (half, (0, 0, 0))])
    knocks = n.math('MULTIPLY', n.math('MAXIMUM', band(0.30, 0.09), band(0.82, 0.06)), n.ramp(n.noise(stretched(1.3, 30), 1.0, 4, 0.66), [(0.57, (0, 0, 0)), (0.70, (1, 1, 1))]))
    out = n.mix(n.math('MULTIPLY', knocks, 0.5), out, (0.035, 0.033, 0.03, 1))
    shoes = n.math('MULTIPLY', n.ramp(up, [(0.08, (1, 1, 1)), (0.36, (0, 0, 0))]), n.ramp(n.noise(stretched(5, 19, 3.0), 1.0, 5, 0.68), [(0.54, (0, 0, 0)), (0.66, (1, 1, 1))]))
    out = n.mix(n.math('MULTIPLY', shoes, 0.45), out, (0.06, 0.055, 0.05, 1))
    lost = n.math('MULTIPLY', n.math('MULTIPLY', n.ramp(up, [(0.55, (1, 1, 1)), (0.95, (0, 0, 0))]), n.ramp(n.noise(n.where(), 1.7, 2, 0.5), [(0.46, (0, 0, 0)), (0.58, (1, 1, 1))])),
                  n.ramp(n.noise(n.where(), 21, 3, 0.55), [(0.685, (0, 0, 0)), (0.692, (1, 1, 1))]))
    out = n.mix(lost, out, rgb('#d9d4c8'))
    n.put(out, s.inputs['Base Color'])
    n.put(n.math('SUBTRACT', 0.78, n.math('MULTIPLY', low, n.math('SUBTRACT', 0.44, n.math('MULTIPLY', hands, 0.18)))), s.inputs['Roughness'])
    trowel = n.noise(n.add('Mapping', {0: at, 'Scale': (1, 1, 0.7)}).outputs[0], 3.0, 3, 0.45)
    relief = n.math('ADD', n.math('MULTIPLY', trowel, 1.0), n.math('SUBTRACT', n.math('MULTIPLY', fine, 0.07), n.math('MULTIPLY', lost, 0.03)))
    n.put(n.bump(relief, 1.0, 0.014), s.inputs['Normal'])
    return mat


def _sheet_floor(name, colour='#868b89'):
    """Sheet vinyl after twenty years: waves of the ground under it, a dulled way through the middle, black marks of heels, grit along the wall."""
    base = rgb(colour)
    mat, n, s = principled(name, base, 0.3, spec=0.45)
    at = n.where()
    x, y, up = n.add('SeparateXYZ', {0: at}).outputs
    cloud = n.noise(at, 1.4, 3, 0.5)
    out = n.ramp(cloud, [(0.3, shade(base, 0.93)), (0.7, shade(base, 1.05))])
    out = n.mix(1, out, n.ramp(n.noise(at, 70, 3, 0.7), [(0.34, (0.94,) * 3), (0.66, (1.05,) * 3)]), 'MULTIPLY')
    way = n.math('MULTIPLY', n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', x, 0.28)), [(0.10, (1, 1, 1)), (0.75, (0, 0, 0))]), n.spread(n.noise(at, 2.6, 4, 0.6), 0.4, 1.0))
    out = n.mix(n.math('MULTIPLY', way, 0.26), out, rgb('#a7a59e'))
    turned_ = lambda a, sx, sy: n.add('Mapping', {0: at, 'Rotation': (0, 0, a), 'Scale': (sx, sy, 1)}).outputs[0]
    heel = n.math('MAXIMUM', *(n.ramp(n.noise(turned_(a, 3.2, 44), 1.0, 3, 0.6), [(0.680, (0, 0, 0)), (0.71, (1, 1, 1))]) for a in (0.5, -0.9)))
    out = n.mix(n.math('MULTIPLY', heel, 0.42), out, (0.03, 0.03, 0.03, 1))
    rim = n.math('MULTIPLY', n.ramp(n.math('MINIMUM', n.math('ABSOLUTE', n.math('ADD', y, 0.02)), n.math('SUBTRACT', x, LEFT + 0.02)), [(0.0, (1, 1, 1)), (0.05, (0.5,) * 3), (0.16, (0, 0, 0))]),
                 n.math('MULTIPLY', n.ramp(up, [(0.01, (1, 1, 1)), (0.05, (0, 0, 0))]), n.spread(n.noise(at, 7, 4, 0.6), 0.3, 1.0)))
    out = n.mix(n.math('MULTIPLY', rim, 0.5), out, rgb('#3c3a35'))
    seam = n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', x, -0.52)), [(0.0, (1, 1, 1)), (0.0022, (0, 0, 0))])
    n.put(n.mix(n.math('MULTIPLY', seam, 0.45), out, shade(base, 0.45)), s.inputs['Base Color'])
    n.put(n.math('ADD', n.spread(n.noise(at, 2.2, 4, 0.6), 0.20, 0.32), n.math('MULTIPLY', way, 0.10)), s.inputs['Roughness'])
    n.put(n.bump(n.noise(at, 4.5, 2, 0.4), 1.0, 0.0022), s.inputs['Normal'])
    return mat


def _used_black(name):
    """Black paint on steel that is wiped once a week: dust and the mop's splashes low down, a duller field where hands go."""
    mat, n, s = principled(name, rgb('#1b1c1d'), 0.36, spec=0.5)
    at = n.where()
    up = n.add('SeparateXYZ', {0: at}).outputs[2]
    dust = n.math('MULTIPLY', n.ramp(up, [(0.0, (1, 1, 1)), (0.10, (0.6,) * 3), (0.32, (0.12,) * 3), (0.9, (0, 0, 0))]), n.spread(n.noise(at, 14, 5, 0.7), 0.2, 1.0))
    out = n.mix(n.math('MULTIPLY', dust, 0.34), rgb('#1b1c1d'), rgb('#8b867b'))
    wiped = n.noise(n.add('Mapping', {0: at, 'Scale': (3, 3, 1)}).outputs[0], 2.0, 4, 0.6)
    out = n.mix(n.math('MULTIPLY', n.ramp(wiped, [(0.45, (0, 0, 0)), (0.7, (1, 1, 1))]), 0.05), out, rgb('#8b867b'))
    n.put(out, s.inputs['Base Color'])
    n.put(n.math('ADD', n.spread(wiped, 0.30, 0.44), n.math('MULTIPLY', dust, 0.2)), s.inputs['Roughness'])
    n.put(n.bump(n.noise(at, 900, 2, 0.6), 0.14, 0.0004), s.inputs['Normal'])
    return mat


define('old paint', lambda: _painted('old paint'))
define('sheet floor', lambda: _sheet_floor('sheet floor'))
define('used black', lambda: _used_black('used black'))
#: White film that hides what is behind it: behind the door are a window and a shining floor, before which etched squares would be lost.
define('frosted', lambda: plain('frosted', '#fbfbf8', 0.5, 0.3))
define('far wall', lambda: plain('far wall', '#d8d5cc', 0.8, 0.2))
define('far dado', lambda: plain('far dado', '#c2a362', 0.45, 0.4))
define('worn rail', lambda: boards('worn rail', '#a98a66', 0.6, 0.0, 0.55, vertical=False, contrast=0.22))


def coved(a, b, along, face, way=1):
    """The floor's sheet turned up against a wall: from a to b along 'x' or 'y', at the wall's `face`, into the room by `way`."""
    arc = [(0.030 * (1 - math.sin(t)), 0.030 * (1 - math.cos(t))) for t in np.linspace(0, math.pi / 2, 7)]
    profile = [(0.030, 0.0005), *((0.0035 + u, 0.0005 + v) for u, v in arc[1:]), (0.0035, 0.098), (0.0, 0.101)]
    place = lambda u, v, t: (t, face + way * u, v) if along == 'x' else (face + way * u, t, v)
    verts = [place(u, v, t) for t in (a, b) for u, v in profile]
    k = len(profile)
    from_faces('coved', verts, [(i, i + 1, k + i + 1, k + i) for i in range(k - 1)], 'sheet floor', smooth=True)


def notice(y, z):
    """A sheet that somebody taped to the left wall; one corner has come loose."""
    us, vs = np.linspace(0, 0.21, 8), np.linspace(0, 0.297, 12)
    curl = lambda u, v: 0.003 + 0.035 * max(0.0, (u / 0.21 + (0.297 - v) / 0.297 - 1.25)) ** 2 + 0.004 * math.sin(6 * u + 9 * v) ** 2
    verts = [(LEFT + curl(u, v), y + u + 0.004 * (v / 0.297), z + v) for v in vs for u in us]
    from_faces('notice', verts, [(j * 8 + i, j * 8 + i + 1, (j + 1) * 8 + i + 1, (j + 1) * 8 + i) for j in range(11) for i in range(7)], 'paper white', smooth=True)
    ink = plain('notice ink', '#4a4a4c', 0.8)
    lines = [(0.030, 0.150, 0.235, 0.250), *((0.030, 0.030 + long, 0.205 - 0.016 * k, 0.2095 - 0.016 * k) for k, long in enumerate((0.14, 0.15, 0.11, 0.145, 0.15, 0.07)))]
    for a, b, c, d in lines:
        from_faces('line', [(LEFT + curl(u, v) + 0.0007, y + u + 0.004 * (v / 0.297), z + v) for u, v in ((a, c), (b, c), (b, d), (a, d))], [(0, 1, 2, 3)], ink)
    tape = plain('tape', '#c9c2a8', 0.3, 0.4)
    for u in (0.02, 0.165):
        box(LEFT + 0.001, LEFT + 0.0062, y + u, y + u + 0.032, z + 0.280, z + 0.322, tape, 0)


def corridor(product, w, h):
    """Our side."""
    a, b = -w / 2 - 0.008, w / 2 + 0.008
    box(LEFT - 4.5, RIGHT + 2.5, -8.0, 14.0, -0.1, 0, 'sheet floor', 0)
    prism([(LEFT - 0.2, 0), (a, 0), (a, h + 0.008), (b, h + 0.008), (b, 0), (RIGHT + 0.2, 0), (RIGHT + 0.2, TOP), (LEFT - 0.2, TOP)], 0, 0.24, 'old paint', 0.005, segments=3)
    for p, q, r, t in ((-8, -3.5, 0, TOP), (-2.15, 0.0, 0, TOP), (-3.5, -2.15, 0, 0.95), (-3.5, -2.15, 2.35, TOP)):       # the window lies out of the picture
        box(LEFT - 0.2, LEFT, p, q, r, t, 'old paint', 0)
    for p, q, r, t in ((-2.86, -2.80, 0.95, 2.35), (-3.5, -2.15, 1.86, 1.91), (-3.5, -3.43, 0.95, 2.35), (-2.22, -2.15, 0.95, 2.35)):
        box(LEFT - 0.14, LEFT - 0.08, p, q, r, t, 'white', 0)
    box(RIGHT, RIGHT + 0.2, -8, 0.0, 0, TOP, 'old paint', 0)
    box(LEFT - 0.2, RIGHT + 0.2, -8, 0.24, TOP, TOP + 0.1, 'ceiling', 0)
    box(LEFT - 0.2, RIGHT + 0.2, -8.1, -8, 0, TOP, 'far wall', 0)
    coved(LEFT, a + 0.001, 'x', 0.0, -1)
    coved(b - 0.001, RIGHT, 'x', 0.0, -1)
    coved(-8, 0, 'y', LEFT)
    frame(a - 0.002, b + 0.002, -0.01, h + 0.010, (0.012, 0.012, 0, 0.012), 0.053, 0.2, 'sealant', 0)
    # a rail of beech that keeps beds and trolleys from the wall, its end rounded; brackets
    box(LEFT + 0.040, LEFT + 0.062, -8, -0.22, 0.86, 0.98, 'worn rail', 0.010, segments=4)
    for y in (-0.45, -1.45, -2.45):
        box(LEFT, LEFT + 0.042, y - 0.02, y + 0.02, 0.89, 0.95, 'black', 0.003)
    notice(-0.78, 1.36)
    fittings(('switch',), w / 2)
    x = w / 2 + 0.18                                                                          # the cable to the switch, in a conduit that was painted over
    tube([(x, -0.008, 1.085), (x, -0.008, TOP)], 0.009, 'old paint')


def waiting_room(w):
    """Behind the door: the corridor goes on to its own window; on the left it widens to a waiting room with daylight of its own."""
    x0, x1, end = -1.25, 1.75, 10.0
    for a, b, y0, y1 in ((x0 - 0.2, x0, 0.24, 1.3), (x0 - 0.2, x0, 5.0, end), (x1, x1 + 0.2, 0.24, end)):
        box(a, b, y0, y1, 0, TOP, 'far wall', 0.003)
        box(a - 0.003, b + 0.003, y0, y1, 0.1, DADO, 'far dado', 0)
        box(a - 0.005, b + 0.005, y0, y1, 0, 0.1, 'sheet floor', 0)
    box(-5.2, x0 - 0.1, 5.0, 5.2, 0, TOP, 'far wall', 0)
    box(-5.2, x0 - 0.1, 4.997, 5.2, 0.1, DADO, 'far dado', 0)
    box(-5.4, x0 - 0.1, 1.1, 1.3, 0, TOP, 'far wall', 0)
    box(-5.6, x1 + 0.2, 0.2, end + 0.2, TOP, TOP + 0.1, 'ceiling', 0)
    for p, q, r, t in ((x0 - 0.2, -0.35, 0, TOP), (1.25, x1 + 0.2, 0, TOP), (-0.35, 1.25, 0, 0.75), (-0.35, 1.25, 2.4, TOP)):
        box(p, q, end, end + 0.2, r, t, 'far wall', 0.003)
    frame(-0.35, 1.25, 0.75, 2.4, (0.07,) * 4, end + 0.06, end + 0.12, 'white', 0.002)
    box(0.41, 0.49, end + 0.06, end + 0.12, 0.75, 2.4, 'white', 0.002)
    box(-0.45, 1.35, end - 0.12, end + 0.1, 0.72, 0.75, 'white', 0.003)
    for r, t in ((0, 0.85), (2.25, TOP)):
        box(-5.4, -5.2, 1.1, 5.2, r, t, 'far wall', 0)
    put('radiator', 0.45, end, 0, long=1.3)
    put('plant', -0.75, end - 0.5, tall=1.5, seed=3, kind='rubber')
    put('hooks', -2.1, 4.99, n=5, coats=((1, 'cloth rust'), (3, 'cloth navy')), high=1.55)
    put('couch2', -3.0, 4.45, mats={'*': 'cloth green'})
    for y in (6.3, 8.2):
        put('inner_door', x0, y, 90, mat='birch')
    put('inner_door', x1, 5.2, -90, mat='birch')
    put('bench', x1, 7.4, -90, long=1.5, top='beech')
    glow = emission((1, 0.97, 0.92), 1.5, 'tube light')
    for y in (2.4, 5.4, 8.4):
        box(0.14, 0.36, y, y + 1.2, TOP - 0.06, TOP, 'white', 0.004)
        shown(box(0.16, 0.34, y + 0.02, y + 1.18, TOP - 0.062, TOP - 0.060, glow, 0))
    # daylight: the waiting room's windows, the window at the end
    stage.area((-5.1, 3.1, 1.5), (0, 3.4, 0.9), 3.0, 95, (0.94, 0.97, 1.0), height=1.7)
    stage.area((0.45, end - 0.05, 1.6), (0.3, 0, 0.6), 1.5, 40, (0.94, 0.97, 1.0), height=1.6, mirrored=False)
    stage.area((0.3, 5.0, TOP - 0.08), (0.3, 5.0, 0), 1.2, 34, (1, 0.96, 0.90), height=8.0, mirrored=False)


def build(product):
    w, h = product['width'] / 1000, product['height'] / 1000
    view = SimpleNamespace(x=EYE[0], w=w, h=h, distance=-EYE[1])
    opposite(view, 'overcast', windows=(), strength=0.4)
    corridor(product, w, h)
    element_of({**product, 'skin': 'used black'}, 0.05 + product['depth'] / 2000, pane='clear glass', thick=0.018, marks=(0.90, 1.50))
    labels(product)
    waiting_room(w)
    stage.panorama('park', 1.0, 200)
    # the window in its left wall, with the sun in it; another far behind us
    stage.area((0.5, -7.9, 1.55), (0.2, 0, 1.1), 2.4, 70, (0.90, 0.95, 1.0), height=1.9)
    stage.area((LEFT - 0.04, -2.82, 1.65), (1.2, -0.6, 0.9), 1.3, 78, (0.88, 0.94, 1.0), height=1.35, mirrored=False)
    sunlight((0.60 * 0.974, 0.72 * 0.974, -0.225), 5.0, (1.0, 0.84, 0.64), 1.0)
    stage.setup((1600, 1200), 18, 0.3)
    scene = bpy.context.scene
    cycles = scene.cycles
    cycles.use_adaptive_sampling = False
    cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transparent_max_bounces = 4, 3, 16
    cycles.blur_glossy, cycles.sample_clamp_indirect = 1.0, 3.0
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.6
    scene.view_settings.look = 'Very High Contrast'
    lens = stage.camera(EYE, AT, 40).data
    lens.dof.use_dof, lens.dof.aperture_fstop, lens.dof.focus_distance = True, 4.0, 4.2
    return {'glow': 0.05, 'sharp': 0.3, 'grain': 0, 'film': 0.5, 'key': 0.74, 'balance': 0.6, 'saturation': 0.88, 'vignette': 0.0, 'lift': 0.0}
