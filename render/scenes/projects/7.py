"""House in Liepāja, from within: the entrance hall on a bright grey day, its street door is out of sight on the left; old tiles with sand on them, a chalky blue wall that the salt has flaked, and
behind the glazed door the foot of the stairs, and houses across the yard."""
import math
import random
from types import SimpleNamespace

from kit import opposite as across, stage, wear
from kit.building import photograph, wall
from kit.cloth import draped
from kit.door import element, frosted
from kit.facade import lettering
from kit.furnish import put
from kit.materials import define, plain, principled, rgb, shade
from kit.mesh import Group, box, boxes, cylinder, frame, prism, rounded, tube
from kit.models import model
from kit.place import opposite
from kit.rooms import ball, flight

#: Openings in the wall between hall and stairs, and to the cellar: x0, x1, height.
SCREEN, CELLAR = (-1.45, 0.70, 2.86), (1.47, 2.43, 2.10)
#: Our left and right wall, the ceiling, the height of the blue paint.
LEFT, RIGHT, TOP, DADO = -2.75, 2.95, 3.35, 1.46
#: The camera, and what it looks at.
EYE, AT = (-1.15, -4.40, 1.42), (0.64, 0.0, 1.30)


def _flaked(name, blue='#8b9da3', line='#52626b', white='#d3cdbf'):
    """Lime plaster floated by hand: white distemper above, blue oil paint below, a line drawn between them by hand. Salt from the sea air lifts the paint: older coats
    come to light, an ochre one and a green one, then the grey plaster, most of all near the floor."""
    mat, n, s = principled(name, rgb(white), 0.7, spec=0.3)
    at, flat = n.where(), n.on_walls()
    x, y, up = n.add('SeparateXYZ', {0: at}).outputs
    wide, fine = n.noise(at, 1.2, 3, 0.5), n.math('ADD', n.math('MULTIPLY', n.noise(at, 55, 3, 0.6), 0.6), n.math('MULTIPLY', n.noise(at, 190, 2, 0.6), 0.4))
    stretched = lambda u, v, shift=0.0: n.add('Mapping', {0: flat, 'Scale': (u, v, 1), 'Location': (shift, 2.3 * shift, 0)}).outputs[0]
    below = lambda height, soft=0.0008: n.add('MapRange', {'Value': n.math('SUBTRACT', height, up), 'From Min': -soft, 'From Max': soft, 'To Min': 0.0, 'To Max': 1.0}).outputs[0]
    waver = n.math('ADD', DADO, n.math('MULTIPLY', n.math('SUBTRACT', n.noise(flat, 2.2, 3, 0.5), 0.5), 0.016))
    low = below(waver)
    drawn = n.math('SUBTRACT', below(n.math('ADD', waver, 0.012)), below(n.math('SUBTRACT', waver, n.math('ADD', 0.010, n.math('MULTIPLY', n.noise(flat, 7, 3, 0.6), 0.008)))))
    above = n.mix(1, rgb(white), n.ramp(wide, [(0.30, (0.93, 0.925, 0.905)), (0.68, (1.03,) * 3)]), 'MULTIPLY')
    brushed = n.noise(stretched(1.6, 16), 1.0, 3, 0.6)
    paint = n.mix(1, rgb(blue), n.ramp(wide, [(0.30, (0.90, 0.91, 0.92)), (0.68, (1.06, 1.05, 1.04))]), 'MULTIPLY')
    paint = n.mix(1, paint, n.ramp(brushed, [(0.34, (0.965,) * 3), (0.66, (1.03,) * 3)]), 'MULTIPLY')
    mended = n.ramp(n.noise(n.add('Mapping', {0: flat, 'Location': (1.3, 4.4, 0)}).outputs[0], 1.6, 2, 0.4), [(0.590, (0, 0, 0)), (0.602, (1, 1, 1))])
    paint = n.mix(n.math('MULTIPLY', mended, 0.5), paint, shade(rgb(blue), 1.16))
    out = n.mix(low, above, paint)
    out = n.mix(n.math('MULTIPLY', drawn, n.ramp(n.noise(stretched(3, 40), 1.0, 4, 0.65), [(0.30, (0.35,) * 3), (0.5, (0.95,) * 3)])), out, rgb(line))
    out = n.mix(1, out, n.ramp(fine, [(0.32, (0.955,) * 3), (0.68, (1.025,) * 3)]), 'MULTIPLY')
    # hands at the line, shoulders and handlebars below, shoes at the foot
    band = lambda z, half: n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', up, z)), [(half * 0.5, (1, 1, 1)), (half, (0, 0, 0))])
    hands = n.math('MULTIPLY', band(1.12, 0.42), n.ramp(n.noise(at, 2.9, 5, 0.65), [(0.45, (0, 0, 0)), (0.70, (1, 1, 1))]))
    out = n.mix(n.math('MULTIPLY', hands, 0.22), out, rgb('#5a564e'))
    knocks = n.math('MULTIPLY', n.math('MAXIMUM', band(0.88, 0.10), band(0.34, 0.10)), n.ramp(n.noise(stretched(1.3, 28), 1.0, 4, 0.66), [(0.57, (0, 0, 0)), (0.69, (1, 1, 1))]))
    out = n.mix(n.math('MULTIPLY', knocks, 0.45), out, (0.05, 0.048, 0.045, 1))
    shoes = n.math('MULTIPLY', n.ramp(up, [(0.05, (1, 1, 1)), (0.36, (0, 0, 0))]), n.ramp(n.noise(stretched(4, 13, 3.0), 1.0, 5, 0.68), [(0.48, (0, 0, 0)), (0.66, (1, 1, 1))]))
    out = n.mix(n.math('MULTIPLY', shoes, 0.5), out, rgb('#86806f'))
    # coats under one another: the same field, cut deeper each time, so that each lies within the last
    near = lambda where, reach, most: n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', x, where)), [(0.0, (most,) * 3), (reach, (0, 0, 0))])
    damp = n.ramp(up, [(0.0, (0.17,) * 3), (0.10, (0.15,) * 3), (0.55, (0.02,) * 3), (0.9, (0, 0, 0))])
    corner = n.math('MAXIMUM', n.math('MAXIMUM', near(SCREEN[1], 0.14, 0.07), near(CELLAR[0], 0.12, 0.06)), n.math('MAXIMUM', near(CELLAR[1], 0.12, 0.07), near(RIGHT, 0.10, 0.05)))
    field = n.math('ADD', n.math('ADD', n.math('MULTIPLY', n.noise(n.add('Mapping', {0: at, 'Location': (3.0, 7.0, 1.4)}).outputs[0], 2.3, 4, 0.55), 0.62), n.math('MULTIPLY', n.noise(at, 13, 5, 0.66), 0.38)),
                   n.math('ADD', n.math('MAXIMUM', damp, corner), n.spread(n.noise(n.add('Mapping', {0: at, 'Location': (9, 2, 5)}).outputs[0], 0.7, 2, 0.5), -0.06, 0.05)))
    coat = lambda cut, soft=0.004: n.ramp(field, [(cut, (0, 0, 0)), (cut + soft, (1, 1, 1))])
    first, second, bare = coat(0.630), coat(0.655), coat(0.672)
    rim = n.math('SUBTRACT', n.ramp(field, [(0.615, (0, 0, 0)), (0.628, (1, 1, 1))]), first)
    out = n.mix(n.math('MULTIPLY', rim, 0.45), out, rgb('#e9e7e0'))
    older = n.mix(low, rgb('#cfc6a8'), n.mix(n.ramp(n.noise(at, 3.3, 3, 0.5), [(0.45, (0, 0, 0)), (0.55, (1, 1, 1))]), rgb('#b79f6a'), rgb('#c8bea0')))
    out = n.mix(first, out, n.mix(1, older, n.ramp(fine, [(0.32, (0.88,) * 3), (0.68, (1.05,) * 3)]), 'MULTIPLY'))
    out = n.mix(second, out, rgb('#d6d2c6'))
    mortar = n.ramp(n.noise(at, 31, 5, 0.68), [(0.30, rgb('#807868')), (0.5, rgb('#9c9484')), (0.70, rgb('#b3ab9b'))])
    out = n.mix(bare, out, mortar)
    # salt that blooms where it is bare, and beside it
    bloom = n.math('MULTIPLY', n.ramp(field, [(0.60, (0, 0, 0)), (0.70, (1, 1, 1))]), n.math('MULTIPLY', n.ramp(up, [(0.02, (0.3,) * 3), (0.20, (1, 1, 1)), (0.70, (0, 0, 0))]), n.ramp(n.noise(at, 42, 5, 0.72), [(0.46, (0, 0, 0)), (0.66, (1, 1, 1))])))
    out = n.mix(n.math('MULTIPLY', bloom, 0.75), out, rgb('#e6e3db'))
    n.put(out, s.inputs['Base Color'])
    gone = n.math('MAXIMUM', first, n.math('MAXIMUM', second, bare))
    n.put(n.math('SUBTRACT', 0.80, n.math('MULTIPLY', n.math('MULTIPLY', low, n.math('SUBTRACT', 1.0, gone)), n.math('SUBTRACT', 0.40, n.math('MULTIPLY', n.math('MAXIMUM', hands, shoes), 0.25)))), s.inputs['Roughness'])
    lifted = n.math('SUBTRACT', n.math('MULTIPLY', rim, 0.05), n.math('ADD', n.math('MULTIPLY', first, 0.07), n.math('ADD', n.math('MULTIPLY', second, 0.03), n.math('MULTIPLY', bare, n.math('ADD', 0.08, n.math('MULTIPLY', n.noise(at, 60, 4, 0.7), 0.10))))))
    n.put(n.bump(n.math('ADD', n.math('MULTIPLY', n.noise(at, 2.6, 3, 0.45), 1.1), n.math('ADD', n.math('MULTIPLY', fine, 0.08), lifted)), 1.0, 0.015), s.inputs['Normal'])
    return mat


#: Where the street's door lets people in, and where they go: to the glazed door and to the cellar.
WAYS = (((-2.4, -2.6), (-0.1, -0.5)), ((-1.6, -2.1), (1.9, -0.5)))


def _octagons(name, pitch=0.172, pale='#c9bea3', dot='#6a3a2f'):
    """A floor of pressed tiles, pale octagons with small dark squares between them, a hundred years old: none quite level nor of the same shade, glaze trodden dull along the ways, corners chipped, a few
    broken across, some put back in plain cement; sand from the beach in the joints and along the walls."""
    mat, n, s = principled(name, rgb(pale), 0.3, spec=0.45)
    at = n.where()
    x, y, _ = n.add('SeparateXYZ', {0: at}).outputs
    bent = n.add('VectorMath', {0: at, 1: n.add('VectorMath', {0: n.add('VectorMath', {0: n.add('TexNoise', {'Vector': at, 'Scale': 2.2, 'Detail': 2}).outputs[1], 1: (0.5, 0.5, 0.5)}, operation='SUBTRACT').outputs[0], 'Scale': 0.006}, operation='SCALE').outputs[0]}).outputs[0]
    u, v, _ = n.add('SeparateXYZ', {0: n.add('Mapping', {0: bent, 'Scale': (1 / pitch, 1 / pitch, 1), 'Location': (0.31, 0.12, 0)}).outputs[0]}).outputs
    away = lambda c: n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', c), 0.5))
    fu, fv = away(u), away(v)
    both = n.math('ADD', fu, fv)
    small = n.math('GREATER_THAN', both, 0.735)
    shift = n.math('MULTIPLY', small, 0.5)
    number = n.add('CombineXYZ', {0: n.math('FLOOR', n.math('ADD', u, shift)), 1: n.math('FLOOR', n.math('ADD', v, shift)), 2: n.math('MULTIPLY', small, 17.0)}).outputs[0]
    dice = n.add('TexWhiteNoise', {'Vector': number}, noise_dimensions='3D')
    each, (r0, r1, r2) = dice.outputs['Value'], n.add('SeparateXYZ', {0: dice.outputs['Color']}).outputs
    chipped = n.math('MULTIPLY', n.math('SUBTRACT', n.noise(at, 60, 4, 0.7), 0.5), 0.020)
    gap = n.math('ADD', 0.0085, n.math('MULTIPLY', n.math('MAXIMUM', chipped, 0.0), 3.0))
    diagonal = n.math('LESS_THAN', n.math('ABSOLUTE', n.math('SUBTRACT', both, 0.735)), n.math('MULTIPLY', gap, 1.3))
    straight = n.math('MULTIPLY', n.math('GREATER_THAN', n.math('MAXIMUM', fu, fv), n.math('SUBTRACT', 0.5, gap)), n.math('SUBTRACT', 1.0, small))
    joint = n.math('MAXIMUM', diagonal, straight)
    tone = n.mix(1, rgb(pale), n.ramp(each, [(0.0, (0.84, 0.83, 0.80)), (0.25, (0.95, 0.945, 0.93)), (0.7, (1.02, 1.01, 1.0)), (1.0, (1.08, 1.06, 1.01))]), 'MULTIPLY')
    tone = n.mix(n.math('MULTIPLY', n.math('GREATER_THAN', r0, 0.94), 0.5), tone, rgb('#b3a07e'))
    dark = n.mix(1, rgb(dot), n.ramp(each, [(0.0, (0.72,) * 3), (1.0, (1.25,) * 3)]), 'MULTIPLY')
    out = n.mix(small, tone, dark)
    out = n.mix(1, out, n.ramp(n.noise(at, 34, 4, 0.68), [(0.32, (0.90, 0.89, 0.87)), (0.66, (1.04,) * 3)]), 'MULTIPLY')
    out = n.mix(1, out, n.ramp(n.noise(at, 0.8, 4, 0.6), [(0.32, (0.86, 0.855, 0.84)), (0.68, (1.05,) * 3)]), 'MULTIPLY')
    # broken across, now and then
    crack = n.add('TexVoronoi', {'Vector': n.add('VectorMath', {0: at, 1: n.add('VectorMath', {0: dice.outputs['Color'], 'Scale': 40.0}, operation='SCALE').outputs[0]}).outputs[0], 'Scale': 5.5}, feature='DISTANCE_TO_EDGE').outputs['Distance']
    broken = n.math('MULTIPLY', n.ramp(crack, [(0.004, (1, 1, 1)), (0.010, (0, 0, 0))]), n.math('GREATER_THAN', r1, 0.90))
    # single tiles that were put back in cement
    cement = n.math('MULTIPLY', n.math('GREATER_THAN', r2, 0.965), n.math('SUBTRACT', 1.0, small))
    out = n.mix(cement, out, n.ramp(n.noise(at, 18, 5, 0.7), [(0.3, rgb('#8f8a7f')), (0.7, rgb('#aaa599'))]))
    out = n.mix(n.math('MULTIPLY', n.math('MAXIMUM', joint, broken), 0.85), out, n.ramp(n.noise(at, 9, 4, 0.6), [(0.35, rgb('#453f35')), (0.65, rgb('#7d7260'))]))
    # the ways
    whole = None
    for (ax, ay), (bx, by) in WAYS:
        dx, dy = bx - ax, by - ay
        t = n.math('DIVIDE', n.math('ADD', n.math('MULTIPLY', n.math('SUBTRACT', x, ax), dx), n.math('MULTIPLY', n.math('SUBTRACT', y, ay), dy)), dx * dx + dy * dy)
        t = n.math('MINIMUM', n.math('MAXIMUM', t, 0.0), 1.0)
        ox, oy = n.math('SUBTRACT', x, n.math('ADD', ax, n.math('MULTIPLY', t, dx))), n.math('SUBTRACT', y, n.math('ADD', ay, n.math('MULTIPLY', t, dy)))
        far = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', ox, ox), n.math('MULTIPLY', oy, oy)))
        lane = n.ramp(far, [(0.15, (1, 1, 1)), (0.75, (0, 0, 0))])
        whole = lane if whole is None else n.math('MAXIMUM', whole, lane)
    way = n.math('MULTIPLY', whole, n.spread(n.noise(at, 2.4, 5, 0.62), 0.35, 1.0))
    out = n.mix(n.math('MULTIPLY', way, 0.30), out, rgb('#a79d8a'))
    grime = n.ramp(n.noise(at, 3.0, 6, 0.68), [(0.42, (0, 0, 0)), (0.72, (1, 1, 1))])
    out = n.mix(n.math('MULTIPLY', grime, 0.22), out, rgb('#6b6355'))
    # sand: along the foot of the walls, in the joints, and a thin veil along the ways; thicker where it was carried in
    foot = n.math('MINIMUM', n.math('ABSOLUTE', y), n.math('ABSOLUTE', n.math('SUBTRACT', x, RIGHT)))
    drift = n.math('MULTIPLY', n.ramp(foot, [(0.0, (0.26,) * 3), (0.04, (0.17,) * 3), (0.20, (0.05,) * 3), (0.5, (0, 0, 0))]), n.spread(n.noise(at, 1.1, 4, 0.6), -0.2, 1.3))
    spill = n.ramp(n.math('SQRT', n.math('ADD', n.math('POWER', n.math('SUBTRACT', x, 1.25), 2.0), n.math('POWER', n.math('MULTIPLY', n.math('ADD', y, 0.62), 1.3), 2.0))), [(0.0, (0.30,) * 3), (0.22, (0.16,) * 3), (0.55, (0, 0, 0))])
    veil = n.math('ADD', n.math('ADD', n.math('MULTIPLY', n.noise(at, 3.6, 6, 0.68), 0.75), n.math('MULTIPLY', n.noise(at, 210, 3, 0.75), 0.32)), n.math('ADD', n.math('MAXIMUM', drift, spill), n.math('MULTIPLY', way, 0.06)))
    veil = n.math('ADD', veil, n.math('MULTIPLY', joint, 0.05))
    sand = n.ramp(veil, [(0.635, (0, 0, 0)), (0.70, (0.85,) * 3)])
    out = n.mix(sand, out, n.ramp(n.noise(at, 260, 3, 0.7), [(0.32, rgb('#8f7f63')), (0.5, rgb('#b3a486')), (0.68, rgb('#cfc2a6'))]))
    n.put(out, s.inputs['Base Color'])
    rough = n.math('ADD', n.spread(n.noise(at, 5, 4, 0.6), 0.15, 0.30), n.math('ADD', n.math('MULTIPLY', way, 0.16), n.math('MULTIPLY', n.math('MAXIMUM', n.math('MAXIMUM', sand, cement), joint), 0.45)))
    n.put(rough, s.inputs['Roughness'])
    askew = n.add('VectorMath', {0: n.add('VectorMath', {0: dice.outputs['Color'], 1: (0.5, 0.5, 0.5)}, operation='SUBTRACT').outputs[0], 'Scale': 0.030}, operation='SCALE').outputs[0]
    laid = n.add('VectorMath', {0: n.add('VectorMath', {0: n.add('NewGeometry').outputs['Normal'], 1: askew}, operation='ADD').outputs[0]}, operation='NORMALIZE').outputs[0]
    relief = n.math('ADD', n.math('SUBTRACT', n.math('MULTIPLY', n.noise(at, 8, 3, 0.5), 0.7), n.math('MAXIMUM', joint, broken)), n.math('MULTIPLY', sand, n.math('MULTIPLY', n.noise(at, 300, 2, 0.7), 1.6)))
    n.put(n.add('Bump', {'Height': relief, 'Strength': 0.8, 'Distance': 0.0022, 'Normal': laid}).outputs[0], s.inputs['Normal'])
    return mat


def _worn(name, colour, dirt='#6b6456', chips='#8d8a83', rough=0.34):
    """Enamel on a door that a whole house uses: a film of dust low down, hands about the lock, knocks through to the primer."""
    mat, n, s = principled(name, rgb(colour), rough, spec=0.45)
    at = n.where()
    up = n.add('SeparateXYZ', {0: at}).outputs[2]
    base = rgb(colour)
    out = n.ramp(n.noise(at, 1.4, 4, 0.55), [(0.3, shade(base, 0.95)), (0.7, shade(base, 1.02))])
    film = n.math('MULTIPLY', n.ramp(up, [(0.0, (1, 1, 1)), (0.20, (0.55,) * 3), (0.65, (0.15,) * 3), (1.6, (0.05,) * 3)]), n.spread(n.noise(at, 11, 5, 0.7), 0.2, 1.0))
    out = n.mix(n.math('MULTIPLY', film, 0.42), out, rgb(dirt))
    hands = n.math('MULTIPLY', n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', up, 1.12)), [(0.08, (1, 1, 1)), (0.42, (0, 0, 0))]), n.ramp(n.noise(at, 8, 5, 0.68), [(0.42, (0, 0, 0)), (0.68, (1, 1, 1))]))
    out = n.mix(n.math('MULTIPLY', hands, 0.22), out, rgb(dirt))
    kicks = n.math('MULTIPLY', n.ramp(up, [(0.12, (1, 1, 1)), (0.40, (0.6,) * 3), (0.95, (0, 0, 0))]), n.ramp(n.noise(n.add('Mapping', {0: n.on_walls(), 'Scale': (2.0, 18, 1)}).outputs[0], 1.0, 5, 0.68), [(0.55, (0, 0, 0)), (0.68, (1, 1, 1))]))
    out = n.mix(n.math('MULTIPLY', kicks, 0.5), out, rgb('#4b4740'))
    lost = n.math('MULTIPLY', n.ramp(n.noise(at, 42, 4, 0.6), [(0.690, (0, 0, 0)), (0.698, (1, 1, 1))]), n.ramp(up, [(0.2, (1, 1, 1)), (1.5, (0.1,) * 3)]))
    n.put(n.mix(lost, out, rgb(chips)), s.inputs['Base Color'])
    n.put(n.math('ADD', rough, n.math('MULTIPLY', n.math('MAXIMUM', film, hands), 0.22)), s.inputs['Roughness'])
    n.put(n.bump(n.math('ADD', n.noise(at, 2.0, 2, 0.4), n.math('MULTIPLY', n.noise(at, 600, 2, 0.6), 0.02)), 0.8, 0.003), s.inputs['Normal'])
    return mat


def _fibre(name='coir fibre'):
    """The mat's coconut, bleached, with sand in it."""
    mat, n, s = principled(name, rgb('#94805f'), 1.0, spec=0.05)
    at = n.where()
    tuft = n.ramp(n.noise(at, 90, 2, 0.6), [(0.30, rgb('#6b573a')), (0.52, rgb('#94805d')), (0.72, rgb('#b9a682'))])
    n.put(n.mix(n.ramp(n.noise(at, 5, 4, 0.6), [(0.40, (0.1,) * 3), (0.62, (0.7,) * 3)]), tuft, rgb('#ada085')), s.inputs['Base Color'])
    return mat


def _sand(name='sand'):
    mat, n, s = principled(name, rgb('#b3a486'), 1.0, spec=0.05)
    at = n.where()
    n.put(n.ramp(n.noise(at, 300, 3, 0.75), [(0.32, rgb('#84755a')), (0.5, rgb('#b5a688')), (0.68, rgb('#d6c9ad'))]), s.inputs['Base Color'])
    n.put(n.bump(n.noise(at, 240, 4, 0.8), 1.0, 0.004), s.inputs['Normal'])
    return mat


def _striped(name='towel'):
    """A beach towel, washed often: cream with stripes of blue, its pile rough."""
    mat, n, s = principled(name, rgb('#d8d2c2'), 1.0, spec=0.05)
    at = n.where()
    u = n.add('SeparateXYZ', {0: n.add('Attribute', attribute_name='flat').outputs['Vector']}).outputs[0]
    part = n.math('FRACT', n.math('DIVIDE', n.math('ADD', u, 1.0), 0.124))
    stripe = n.ramp(part, [(0.0, (0, 0, 0)), (0.02, (1, 1, 1)), (0.36, (1, 1, 1)), (0.38, (0, 0, 0)), (0.62, (0, 0, 0)), (0.635, (0.7,) * 3), (0.675, (0.7,) * 3), (0.69, (0, 0, 0))])
    out = n.mix(stripe, rgb('#d9d3c5'), rgb('#7d4b40'))
    n.put(n.mix(1, out, n.ramp(n.noise(at, 240, 3, 0.7), [(0.3, (0.86,) * 3), (0.7, (1.06,) * 3)]), 'MULTIPLY'), s.inputs['Base Color'])
    n.put(n.bump(n.noise(at, 320, 3, 0.7), 0.8, 0.002), s.inputs['Normal'])
    return mat


define('flaked', lambda: _flaked('flaked'))
define('octagons', lambda: _octagons('octagons'))
define('hall white', lambda: _worn('hall white', '#e6e3da'))
define('cellar grey', lambda: _worn('cellar grey', '#8e918c', '#5f5a50', '#b9b5ab'))
define('far oak', lambda: plain('far oak', '#7d6045', 0.5, 0.4))
define('towel', _striped)
define('far white', lambda: plain('far white', '#dedacf', 0.85, 0.2))
define('far blue', lambda: plain('far blue', '#8b9da3', 0.6, 0.3))
define('old iron', lambda: _worn('old iron', '#d5d0c3', '#7a7160', '#8a6a4a', 0.42))
for _k, _tone in enumerate(('#b9b7ab', '#c9c5b6', '#a9aca6')):
    define(f'box {_k}', lambda k=_k, t=_tone: _worn(f'box {k}', t, '#6b6456', '#77695a', 0.42))
define('stair iron', lambda: plain('stair iron', '#3f4a50', 0.4, 0.4))
define('old paper', lambda: plain('old paper', '#cbbd96', 0.9, 0.1))
define('blue paper', lambda: plain('blue paper', '#a9b9bd', 0.9, 0.1))
define('sand', _sand)
define('coir fibre', _fibre)
define('frosted', lambda: frosted(0.72, '#59646a'))                     # grey: the hall behind the glass is pale
define('worn stone', lambda: plain('worn stone', '#8b857a', 0.7, 0.3))


def stairs_hall():
    """Behind the glass: the stairs, that go up along the left wall and turn on a landing, and a tall window to the yard."""
    x0, x1, end, top = -2.0, 4.3, 6.6, 3.3
    box(x0 - 0.2, x0, 0.3, end, 0, top, 'far white', 0)
    box(x0 - 0.2, x0 + 0.004, 0.3, end, 0, DADO, 'far blue', 0)
    box(x1, x1 + 0.2, 0.3, end, 0, top, 'far white', 0)
    box(x1 - 0.004, x1 + 0.2, 0.3, end, 0, DADO, 'far blue', 0)
    a, b, c, d = 0.75, 2.15, 0.95, 2.75
    wall(x0, x1, 0, top, end, 0.35, 'far white', [(a, b, c, d)])
    for p, q in ((x0, a), (b, x1)):
        box(p, q, end - 0.004, end, 0, DADO, 'far blue', 0)
    box(a, b, end - 0.004, end, 0, c, 'far blue', 0)
    box(x0, x1, 0.3, end, top, top + 0.1, 'far white', 0)
    frame(a, b, c, d, (0.07,) * 4, end + 0.16, end + 0.22, 'white', 0)
    box((a + b) / 2 - 0.035, (a + b) / 2 + 0.035, end + 0.16, end + 0.22, c, d, 'white', 0)
    box(a, b, end + 0.155, end + 0.225, 2.15, 2.21, 'white', 0)
    box(a - 0.1, b + 0.1, end - 0.14, end + 0.2, c - 0.03, c, 'white', 0.003)
    tube([(0.50, 3.4, 2.70), (0.50, 3.4, top)], 0.006, 'black', 4)
    cylinder((0.50, 3.4, 2.68), (0.50, 3.4, 2.76), 0.045, 'black', 24, 0.006)
    ball(0.50, 3.4, 2.53, 0.17, 'white')
    put('radiator', (a + b) / 2, end, 0, long=1.1, tall=0.5)
    put('plant', a + 0.28, end - 0.02, z=c, tall=0.6, kind='rubber', size=0.4, leaf=0.09, seed=4, pot='terracotta')
    put('plant', b - 0.25, end - 0.02, z=c, tall=0.42, kind='sword', size=0.36, seed=6, pot='terracotta')
    put('inner_door', x1, 4.2, -90, mat='far oak', wide=0.95, tall=2.15)
    # the flight, its newel, the landing with its guard
    foot, open_side, count, rise, going = 2.5, -0.62, 11, 0.172, 0.28
    with Group((open_side, foot, 0), 90):
        flight(0, 0, open_side - x0, 0, count, 1, rise, going, 'worn stone', 'stair iron')
    up, turn = count * rise, foot + count * going
    box(x0, open_side, turn, end, up - 0.2, up, 'worn stone', 0.003)
    for y, z in ((foot - 0.03, 0.0), (turn, up)):
        cylinder((open_side - 0.03, y, z), (open_side - 0.03, y, z + 1.08), 0.035, 'far oak', 24, 0.004)
        ball(open_side - 0.03, y, z + 1.11, 0.05, 'far oak')
    for k in range(1, 9):
        box(open_side - 0.036, open_side - 0.024, turn + 0.105 * k, turn + 0.105 * k + 0.012, up, up + 0.95, 'stair iron', 0)
    box(open_side - 0.052, open_side - 0.008, turn, end, up + 0.95, up + 0.985, 'far oak', 0.004)
    # across the yard
    across.outside(across.houses, -72, 1.35, low=4.6, high=5.6, seed=9, lit=0.0, width=130, gaps=0.2, sky=(0.46, 0.54, 0.62), colours=('#b0a27c', '#9aa090', '#a98a74'), tiles='#7a6056', sun=(-0.72, -0.55, 0.42))
    across.outside(across.trees, [(-8.2, -40, 8.5), (-15.0, -46, 9.5), (-3.4, -52, 8)], 0.95, kinds=('sycamoreMaple',), seed=6, colours=('#5c6b34', '#4d5c30'))
    across.outside(across.ground, -72, 0.9, colour='#7a7860')
    stage.area(((a + b) / 2, end - 0.05, 1.9), (0.2, 0.5, 0.2), b - a, 130, (0.95, 0.98, 1.0), height=d - c)
    stage.area((x1 - 0.1, 2.4, 2.2), (-1.5, 3.0, 0.6), 2.6, 270, (0.96, 0.98, 1.0), height=1.8, mirrored=False)
    stage.area((0.5, 3.2, top - 0.06), (0.5, 3.2, 0), 4.5, 120, (1, 0.98, 0.95), height=4.5, mirrored=False)


def hall():
    """Our side: walls, floor, doors."""
    (a, b, h), (p, q, k) = SCREEN, CELLAR
    box(LEFT - 0.2, RIGHT + 1.6, -8, 7, -0.1, 0, 'octagons', 0)
    prism([(LEFT - 0.2, 0), (a, 0), (a, h), (b, h), (b, 0), (p, 0), (p, k), (q, k), (q, 0), (RIGHT + 0.2, 0), (RIGHT + 0.2, TOP), (LEFT - 0.2, TOP)], 0, 0.34, 'flaked', 0.009, segments=3)
    box(RIGHT, RIGHT + 0.2, -8, 0, 0, TOP, 'flaked', 0)
    box(LEFT - 0.2, LEFT, -8, 0, 0, TOP, 'flaked', 0)
    box(LEFT - 0.2, RIGHT + 0.2, -8.2, -8, 0, TOP, 'far white', 0)
    box(LEFT - 0.2, RIGHT + 0.2, -8, 0.34, TOP, TOP + 0.1, 'far white', 0)
    box(p - 0.2, q + 0.2, 0.34, 0.4, 0, k + 0.2, 'black', 0)
    for u, v in ((a, b), (p, q)):
        box(u + 0.001, v - 0.001, -0.03, 0.32, 0, 0.014, 'worn stone', 0.004)
    with Group((0, 0.165, 0.012)):
        element(1000 * (b - a), 1000 * (h - 0.012), 0, 'hall white', face=140, sidelight=830, overlight=560, x=a, pane='clear glass', thick=0.024, marks=(0.90, 1.50))
    with Group((0, 0.165, 0.012)):
        element(1000 * (q - p), 1000 * (k - 0.012), 0, 'cellar grey', face=110, fill='sheet', window=False, x=p)
    frame(a - 0.001, b + 0.001, 0, h + 0.001, (0.010, 0.010, 0, 0.010), 0.128, 0.2, 'sealant', 0)
    frame(p - 0.001, q + 0.001, 0, k + 0.001, (0.010, 0.010, 0, 0.010), 0.128, 0.2, 'sealant', 0)
    wear.hands(a + 0.90, b - 0.12, 0.3, 2.2, 0.145, 0.10)
    # the cellar's plate, of enamel
    x, z, plate, ink = (p + q) / 2, 1.60, plain('enamel plate', '#e4e1d8', 0.2, 0.5), plain('enamel ink', '#2c3f66', 0.3)
    prism(rounded(x - 0.13, x + 0.13, z - 0.042, z + 0.042, 0.006, 3), 0.126, 0.132, plate, 0.001)
    frame(x - 0.124, x + 0.124, z - 0.036, z + 0.036, (0.004,) * 4, 0.1255, 0.1262, ink, 0)
    lettering('PAGRABS', x - 0.098, 0.126, z - 0.017, 0.048, ink, 0.0008)
    for u in (-0.118, 0.118):
        cylinder((x + u, 0.1245, z), (x + u, 0.126, z), 0.004, 'inox', 12, 0)


def radiator():
    """Cast iron between the doors, its pipes painted over with the wall; a beach towel dries on it."""
    x = 1.085
    model('radiator3', (x, -0.16, 0.11), 0, 0.74, mats={'Color': 'old iron', 'Pipe': 'old iron', 'Regulator': 'black'})
    for u in (-0.335, 0.325):
        tube([(x + u, -0.035, 0.0), (x + u, -0.035, TOP)], 0.013, 'flaked', 6)
        for z in (0.9, 2.1):
            box(x + u - 0.017, x + u + 0.017, -0.053, 0, z, z + 0.016, 'flaked', 0.002)
    # (a little askew, and not quite flat)
    turn = math.radians(7)
    across = lambda u, v: abs(u * math.cos(turn) + v * math.sin(turn)) < 0.29 and -0.46 < v * math.cos(turn) - u * math.sin(turn) < 0.46
    draped([(x - 0.305, x + 0.305, -0.275, -0.055, 0.1, 0.868)], (x + 0.04, -0.19, 0.95), 'towel', across, (0.84, 1.24), 0.018, 70, 0.007, folds=0.022)


def things():
    """A wet umbrella in the corner. Nothing stands or lies where people must get out: this is their escape route."""
    model('umbrellaFolded', (2.66, -0.16, 0.0), 30, 0.86, mats={'fabric': plain('umbrella', '#84724a', 0.75, 0.2), 'trim': plain('umbrella rim', '#6d5d3a', 0.75, 0.2), 'plastic': 'dark wood', 'metal': 'black'}, tilt=(-9, 7))


def notices():
    """Sheets that were pinned to the wall beside the door; the oldest has gone yellow."""
    for x, z, turn, wide, tall, mat, lines in ((-1.78, 1.50, 2.5, 0.21, 0.297, 'paper white', (0.13, 0.15, 0.12, 0.145, 0.15, 0.07)), (-1.845, 1.86, -3.0, 0.297, 0.21, 'old paper', (0.20, 0.22, 0.16)), (-1.70, 1.34, -5.0, 0.105, 0.148, 'blue paper', (0.06, 0.07))):
        with Group((x, -0.0015, z), rotation=(math.radians(1.2), math.radians(turn), 0)):
            box(-wide / 2, wide / 2, -0.0006, 0, 0, tall, mat, 0)
            boxes([(-wide / 2 + 0.028, -wide / 2 + 0.028 + long, -0.001, -0.0004, tall - 0.05 - 0.021 * k, tall - 0.05 - 0.021 * k + (0.012 if k == 0 else 0.004)) for k, long in enumerate(lines)], 'rubber grey')
            for u in ((0.0,) if wide < 0.2 else (-wide / 2 + 0.012, wide / 2 - 0.012)):
                cylinder((u, -0.006, tall - 0.012), (u, 0, tall - 0.012), 0.0045, 'bronze', 12, 0.001)


def letterboxes():
    """On the right wall: steel boxes, painted more than once; a leaflet hangs out of one."""
    with Group((RIGHT, -0.42, 0), -90):
        g = random.Random(3)
        for i in range(3):
            for j in range(3):
                x, z, skin = 0.30 * i, 1.05 + 0.20 * j, f'box {g.choice((0, 1, 1, 2))}'
                box(x + 0.002, x + 0.298, -0.095, 0, z + 0.002, z + 0.198, 'black', 0.002)
                with Group((x + 0.006, -0.096, z), -8 if (i, j) == (1, 0) else g.uniform(-1.6, 0.2)):
                    box(0, 0.288, -0.006, 0, 0.006, 0.194, skin, 0.002)
                    box(0.03, 0.26, -0.0075, -0.005, 0.150, 0.166, 'black', 0)
                    box(0.04, 0.125, -0.0072, -0.005, 0.050, 0.078, 'paper white' if g.random() < 0.7 else 'far oak', 0)
                    lettering(str(3 * (2 - j) + i + 1), 0.247, -0.0062, 0.095, 0.034, 'rubber grey', 0.0008)
                    cylinder((0.245, -0.011, 0.06), (0.245, -0.005, 0.06), 0.009, 'inox', 16, 0)
        with Group((0.45, -0.11, 1.41), rotation=(math.radians(-20), 0, 0.1)):
            box(-0.07, 0.07, -0.002, 0.0, -0.12, 0.02, 'paper white', 0)


def build():
    opposite(SimpleNamespace(x=EYE[0], w=SCREEN[1] - SCREEN[0], h=SCREEN[2], distance=-EYE[1]), 'overcast', windows=(), strength=0.5)
    stairs_hall()
    hall()
    radiator()
    letterboxes()
    things()
    notices()
    stage.panorama('sky', 1.8, 165)
    # the street's door with its fanlight, on our left; a little light from behind us
    stage.area((LEFT + 0.03, -2.3, 1.7), (1.6, -0.5, 0.9), 1.1, 400, (0.96, 0.985, 1.0), height=2.6, mirrored=False)
    stage.area((0.6, -7.8, 1.9), (0.6, 0, 1.1), 3.0, 26, (0.98, 0.985, 1.0), height=2.2)
    (a, b, h), (p, q, k) = SCREEN, CELLAR
    deep = 0.13                                                                              # where the frames' faces lie; the wall's edge hides the cellar door's near one
    seen = EYE[0] + (p - EYE[0]) * (deep - EYE[1]) / -EYE[1]
    screen, cellar = (((u, deep, 0.014), (u, deep, top), (v, deep, top), (v, deep, 0.014)) for u, v, top in ((a, b, h), (seen, q, k)))
    leaf = (-0.59, deep, 0.02), (-0.59, deep, 2.305), (0.65, deep, 2.305), (0.65, deep, 0.02)
    picture = photograph(EYE, AT, 28.5, 0.3, key=0.88, balance=0.7, stop=4.0, focus=4.9, look='Very High Contrast', samples=10, saturation=0.9, lines=(screen, cellar, leaf),
                         marks={'steel-5': (a, deep, 1.75), 'steel-8': (-0.59, deep, 1.0), 'steel-1': (q, deep, 1.35)})
    return {**picture, 'vignette': 0.0, 'film': 0.45}
