"""An old house of lime plaster on a grey day: broad light from the side over a wall that was trowelled by hand; its library behind the arch, as sharp as the eye sees it."""
from kit import opposite
from kit.built import door
from kit.cloth import cardigan, draped
from kit.facade import tiles
from kit.furnish import cloth
from kit.materials import define, principled, rgb, shade
from kit.mesh import Group
from kit.models import model


def trowelled(name, colour):
    """Lime plaster put on by hand and washed many times: dents and sweeps of the trowel, a crack that was filled, grey where hands and chairs have rubbed."""
    base = rgb(colour)
    mat, n, s = principled(name, base, 0.9, spec=0.15)
    at, flat = n.where(), n.on_walls()
    hand = n.noise(n.add('Mapping', {0: flat, 'Scale': (1.0, 1.5, 1), 'Rotation': (0, 0, 0.5)}).outputs[0], 2.6, 3, 0.5)
    sweep = n.noise(n.add('Mapping', {0: flat, 'Scale': (1.2, 4.0, 1), 'Rotation': (0, 0, -0.7)}).outputs[0], 3.0, 4, 0.6)
    sand = n.noise(at, 160, 3, 0.7)
    wash = n.noise(n.add('Mapping', {0: flat, 'Location': (4, 1, 0)}).outputs[0], 1.1, 6, 0.62)
    out = n.ramp(wash, [(0.32, shade(base, 0.90)), (0.52, base), (0.70, shade(base, 1.04))])
    out = n.mix(0.7, out, n.ramp(sweep, [(0.34, (0.95, 0.945, 0.93)), (0.60, (1.02,) * 3)]), 'MULTIPLY')
    up = n.add('SeparateXYZ', {0: at}).outputs[2]
    rubbed = n.math('MULTIPLY', n.ramp(up, [(0.08, (1, 1, 1)), (0.75, (0, 0, 0))]), n.ramp(n.noise(at, 6, 6, 0.7), [(0.44, (0, 0, 0)), (0.66, (1, 1, 1))]))
    out = n.mix(n.math('MULTIPLY', rubbed, 0.30), out, shade(base, 0.45))
    edge = n.add('TexVoronoi', {'Vector': n.add('VectorMath', {0: flat, 1: n.add('VectorMath', {0: n.add('TexNoise', {'Vector': flat, 'Scale': 3.0, 'Detail': 4}).outputs[1], 'Scale': 0.22}, operation='SCALE').outputs[0]}).outputs[0], 'Scale': 0.55}, feature='DISTANCE_TO_EDGE').outputs['Distance']
    crack = n.math('MULTIPLY', n.ramp(edge, [(0.0, (1, 1, 1)), (0.0035, (0, 0, 0))]), n.ramp(n.noise(flat, 0.8, 2), [(0.50, (0, 0, 0)), (0.60, (1, 1, 1))]))
    n.put(n.mix(n.math('MULTIPLY', crack, 0.5), out, shade(base, 0.5)), s.inputs['Base Color'])
    height = n.math('ADD', n.math('ADD', n.math('MULTIPLY', hand, 1.0), n.math('MULTIPLY', sweep, 0.30)), n.math('MULTIPLY', sand, 0.03))
    n.put(n.bump(height, 0.9, 0.050), s.inputs['Normal'])
    return mat


define('trowelled', lambda: trowelled('trowelled', '#dcd5c7'))
define('old tiles', lambda: tiles('old tiles', ('#9c6c58', '#ad7d66', '#926350', '#b58a72', '#a57562'), (0.20, 0.20), 0.0045, '#a3988a', 0.5, soft=0.45, offset=0.0, relief=0.006))
define('coat', lambda: cloth('coat', '#4d5863'))
#: What a coat on the chair lies on: its back, its seat, its legs.
CHAIR = (-0.215, 0.215, 0.165, 0.235, 0.45, 0.952), (-0.22, 0.22, -0.22, 0.22, 0.40, 0.515), (-0.22, 0.22, -0.22, 0.22, 0, 0.40)


def build(product):
    opposite.outside(opposite.houses, -24, 0.52, high=12.0, seed=5, lit=0.0, width=70, gaps=0.0, glow=0.3, sky=(0.74, 0.79, 0.85), colours=('#b5a88e', '#a89c88', '#bdb29e'))
    opposite.outside(opposite.trees, [(-3.2, -12, 7), (-0.6, -14, 9), (1.9, -12.5, 8), (4.4, -14, 9)], 0.62, kinds=('sycamoreMaple',), seed=2, colours=('#7d7a44', '#6a6e3c', '#5c6038'))
    picture = door(product, hour='overcast', eye=0.56, z=1.30, lens=32, fill=0.90, foot=0.045, stop=3.2, beside=('switch',), outside=('forest', 0.7, 300),
        mirror=dict(windows=(), strength=0.8),
        near=dict(wall='trowelled', floor='old tiles', sun_from=1, side=('trowelled', 'trowelled'), ceiling='white paint', lamps=False, left=1.3, right=1.15),
        far=dict(wall='lime', floor='dark oak floor', deep=7, ceiling='white paint', lamps=0, sunny=1),
        beyond=(('full-bookcase', 'left', 2.6, dict(back=True)), ('full-bookcase', 'left', 3.52, dict(back=True)), ('full-bookcase', 'left', 4.44, dict(back=True)), ('full-bookcase', 'left', 5.36, dict(back=True)), ('full-bookcase', 'left', 6.28, dict(back=True)),
                ('BlendSwap-CC-0/table', 0.12, 4.4, dict(turn=84, scale=0.8)), ('oakChair', -0.22, 3.9, dict(turn=48, scale=0.84)), ('winchesterArmchair', 0.66, 6.0, dict(turn=-40, mats='leather'))))
    with Group((-1.22, -0.42, 0), 24):
        model('chairWithCushion')
        draped(CHAIR, (0.03, 0.20, 0.985), 'coat', lambda u, v: cardigan(u, -v - 0.06))
        model('newspaper', (0.05, -0.12, 0.515), 35, scale=0.8)
    return {**picture, 'key': 0.80, 'vignette': 0.0, 'film': 0.5}
