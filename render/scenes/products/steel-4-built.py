"""A sports hall's lobby of painted blocks in the morning; the hall lies empty, and somebody's ball has been left outside it."""
from kit import wear
from kit.built import door
from kit.materials import define, principled, rgb, shade
from kit.place import sealed


def _painted_blocks(name, above, below, line=1.2):
    """Blocks laid with flush joints and painted over and over: oil paint up to `line`, with what bags and shoes leave on it, and marks of balls above."""
    mat, n, s = principled(name, rgb(above), 0.55, spec=0.3)
    at, flat = n.where(), n.on_walls()
    up = n.add('SeparateXYZ', {0: at}).outputs[2]
    each, joints = n.bricks(flat, 0.40, 0.20, 0.005, smooth=0.8)
    low = n.math('LESS_THAN', n.math('ADD', up, n.math('MULTIPLY', n.noise(at, 9, 2), 0.006)), line + 0.003)
    out = n.mix(low, rgb(above), rgb(below))
    out = n.mix(1, out, n.ramp(each, [(0, (0.965,) * 3), (1, (1.02,) * 3)]), 'MULTIPLY')
    out = n.mix(1, out, n.ramp(n.noise(at, 1.3, 5, 0.6), [(0.32, (0.90,) * 3), (0.66, (1.03,) * 3)]), 'MULTIPLY')
    out = n.mix(n.math('MULTIPLY', joints, 0.22), out, n.mix(1, out, (0.45, 0.43, 0.40, 1), 'MULTIPLY'))
    balls = n.ramp(n.add('TexVoronoi', {'Vector': n.add('Mapping', {0: flat, 'Location': (0.3, 0.55, 0)}).outputs[0], 'Scale': 1.35}, voronoi_dimensions='2D').outputs['Distance'],
                   [(0.03, (1, 1, 1)), (0.11, (0, 0, 0))])
    out = n.mix(n.math('MULTIPLY', balls, 0.13), out, shade(rgb(above), 0.3))
    scuffs = n.ramp(n.noise(n.add('Mapping', {0: flat, 'Scale': (2.4, 30, 1)}).outputs[0], 1.0, 4, 0.68), [(0.56, (0, 0, 0)), (0.68, (1, 1, 1))])
    out = n.mix(n.math('MULTIPLY', n.math('MULTIPLY', scuffs, n.ramp(up, [(0.05, (1, 1, 1)), (0.5, (0.6,) * 3), (1.0, (0, 0, 0))])), 0.45), out, shade(rgb(below), 0.3))
    n.put(out, s.inputs['Base Color'])
    n.put(n.math('SUBTRACT', 0.62, n.math('MULTIPLY', low, 0.26)), s.inputs['Roughness'])
    grain = n.math('ADD', n.math('MULTIPLY', n.noise(at, 55, 4, 0.7), 0.5), n.math('MULTIPLY', n.noise(at, 16, 3, 0.6), 0.4))
    n.put(n.bump(n.math('SUBTRACT', n.math('MULTIPLY', grain, 0.55), n.math('MULTIPLY', joints, 0.9)), 0.6, 0.005), s.inputs['Normal'])
    return mat


define('painted blocks', lambda: _painted_blocks('painted blocks', '#cdc4b2', '#6b5f56'))
define('lobby floor', lambda: sealed('lobby floor', '#77726a', 2.4))


def build(product):
    wear.mat(0.25, -0.62, 0, 1.7, 0.8, 4)
    wear.foot(-1.08, 1.08, 0.14, 0.05, strength=0.25)
    picture = door(product, hour='morning', thick=0.013, beside=('call point',), eye=-0.44, z=1.35, lens=29,
        mirror=dict(windows=()),
        near=dict(wall='painted blocks', floor='lobby floor', side=('painted blocks', 'painted blocks'), ceiling='white paint', sun_from=-1, left=1.0, right=1.06, lamps=False),
        things=(('bench', 'door', 1.12, dict(long=1.25)), ('backpack', 2.25, -0.24, dict(z=0.455, mat='cloth navy', turn=-20, seed=2)), ('bootie', 2.05, -0.26, dict(turn=-30)),
                ('basketball', 1.62, -0.72)),
        far=dict(wall='white paint', floor='oak floor', deep=12, end='white paint', ceiling='white paint', lamps=2.0),
        beyond=(('wall_bars', 'right', 7.6, dict(n=3)), ('hoop', 'end', 0.45), ('vaulting_box', 0.20, 7.2, dict(turn=24)), ('gym_mats', -0.55, 9.6, dict(turn=78, n=7)), ('bench', 0.62, 11.2, dict(long=2.4))))
    return {**picture, 'key': 0.60}
