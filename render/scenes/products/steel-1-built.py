"""A landing in a stair of board-marked concrete on a plain bright day: even light from its window, behind the door an office with daylight of its own."""
import random

import bpy

from kit import stage, wear
from kit.built import door
from kit.materials import define, principled, rgb, shade
from kit.mesh import boxes, cylinder, prism, tube
from kit.place import sealed

#: Where one day's pour ended.
LIFT = 2.64
EYE, LENS, FILL, Z = 0.44, 31, 0.80, 1.36


def _cast(name, tone, seed):
    """Concrete with the grain of the board that it was cast against: veins along it, clouds, what ran down it, lime that came out, and pores where air stood."""
    mat, n, s = principled(name, rgb('#aaa69e'), 0.82, spec=0.25)
    base, at, flat = shade(rgb('#aaa69e'), tone), n.where(), n.on_walls()
    veins = n.noise(n.add('Mapping', {0: flat, 'Location': (seed * 3.7, seed * 1.3, 0), 'Scale': (62, 1.7, 1)}).outputs[0], 1.0, 4, 0.62)
    cloud = n.math('ADD', n.math('MULTIPLY', n.noise(at, 0.9, 7, 0.66), 0.65), n.math('MULTIPLY', n.noise(at, 7, 6, 0.7), 0.35))
    out = n.ramp(veins, [(0.26, shade(base, 0.91)), (0.5, base), (0.76, shade(base, 1.04))])
    out = n.mix(1, out, n.ramp(cloud, [(0.32, (0.80,) * 3), (0.50, (0.98,) * 3), (0.68, (1.10,) * 3)]), 'MULTIPLY')
    run = n.ramp(n.noise(n.add('Mapping', {0: flat, 'Scale': (5, 0.25, 1)}).outputs[0], 1.0, 5, 0.65), [(0.38, (0.72, 0.70, 0.68)), (0.56, (1, 1, 1))])
    out = n.mix(0.6, out, run, 'MULTIPLY')
    bloom = n.ramp(n.noise(n.where((3.5, 3.5, 0.5)), 1.3, 6, 0.7), [(0.58, (0, 0, 0)), (0.72, (0.55,) * 3)])
    out = n.mix(bloom, out, rgb('#c2c1bd'))
    cell = n.add('TexVoronoi', {'Vector': at, 'Scale': 52})
    kept, large, _ = n.add('SeparateXYZ', {0: cell.outputs['Color']}).outputs                 # few cells have a pore, and few of these a large one
    size = n.math('ADD', 0.05, n.math('MULTIPLY', n.math('POWER', large, 3.0), 0.24))
    hole = n.add('MapRange', {'Value': n.math('SUBTRACT', size, cell.outputs['Distance']), 'From Min': 0.0, 'From Max': 0.05, 'To Min': 0.0, 'To Max': 1.0}).outputs[0]
    share = n.spread(n.noise(at, 1.1, 4, 0.6), -0.18, 0.42)
    pores = n.math('MULTIPLY', hole, n.math('LESS_THAN', kept, share))
    n.put(n.mix(n.math('MULTIPLY', pores, 0.6), out, rgb('#33302c')), s.inputs['Base Color'])
    height = n.math('ADD', n.math('MULTIPLY', veins, 0.42), n.math('MULTIPLY', n.noise(at, 130, 3, 0.6), 0.16))
    n.put(n.bump(n.math('SUBTRACT', height, n.math('MULTIPLY', pores, 0.7)), 0.8, 0.0055), s.inputs['Normal'])
    return mat


TONES = (0.91, 0.97, 1.0, 1.04)
for _i, _tone in enumerate(TONES):
    define(f'board {_i}', lambda i=_i, t=_tone: _cast(f'board {i}', t, i + 1))
define('board-marked', lambda: _cast('board-marked', 0.95, 7))
define('landing', lambda: sealed('landing', '#8b8984', 2.6))
define('tread', lambda: sealed('tread', '#8f8d88', 9.0))


def _boards(x0, x1, top, hole):
    """What upright boards left on the wall: each stood a little deeper than the next, and grout came through between some."""
    g, x, kinds, fins = random.Random(11), x0, [[] for _ in TONES], []
    a, b, head = hole
    while x < x1:
        wide, z = g.uniform(0.088, 0.106), 0.0
        while z < top:
            high = min(top, LIFT if z < LIFT < z + 2.9 else 9, z + g.uniform(1.1, 2.9))
            out, kind = g.uniform(0.0008, 0.0060), g.choice(kinds)
            if x + wide > a and x < b and z < head:
                kind += [(c, d, -out, 0.02, z, min(high, head)) for c, d in ((x, min(x + wide, a)), (max(x, b), x + wide)) if d - c > 0.004]
                if high > head:
                    kind.append((x, x + wide, -out, 0.02, head, high))
            else:
                kind.append((x, x + wide, -out, 0.02, z, high))
            z = high
        if g.random() < 0.45 and not a - 0.02 < x < b + 0.02:
            low = g.uniform(0, 1.6)
            fins.append((x - 0.0016, x + 0.0016, -g.uniform(0.004, 0.007), 0.02, low, min(top, low + g.uniform(0.3, 1.6))))
        x += wide
    for i, kind in enumerate(kinds):
        boxes(kind, f'board {i}', 0.0016)
    ridge = [x0 + 0.37 * k for k in range(int((x1 - x0) / 0.37))]
    fins += [(u, u + 0.37 * g.uniform(0.6, 1.0), -g.uniform(0.008, 0.012), 0.02, LIFT - g.uniform(0.002, 0.006), LIFT + g.uniform(0.001, 0.004)) for u in ridge]
    boxes(fins, 'board 3', 0.001)


def build(product):
    w, h = product['width'] / 1000, product['height'] / 1000
    _boards(-3.9, 3.4, 3.0, (-w / 2 - 0.008, w / 2 + 0.008, h + 0.008))
    for x in (-2.35, -1.25, 1.72):
        for z in (0.48, 1.56, 2.66):
            cylinder((x, -0.0085, z), (x, 0.0, z), 0.0140, 'black', 20, 0)
    wear.foot(-3.6, -0.87, 0.35, -0.009, strength=0.6)
    steps, rise, going = 7, 0.172, 0.285
    x = 1.26
    prism([(x, 0)] + [p for i in range(steps) for p in ((x + i * going, (i + 1) * rise), (x + (i + 1) * going, (i + 1) * rise))] + [(x + steps * going, 0)], -1.25, 0.0, 'tread', 0.004)
    boxes([(x + i * going + 0.015, x + i * going + 0.055, -1.22, -0.02, (i + 1) * rise, (i + 1) * rise + 0.0015) for i in range(steps)], 'black')
    rail = [(x - 0.26, -0.004, 0.94), (x - 0.26, -0.07, 0.94), (x - 0.05, -0.07, 0.94), (x + 1.8, -0.07, 0.94 + 1.85 * rise / going)]
    tube(rail, 0.0205, 'black')
    for u in (0.12, 1.1):
        z = 0.94 + (u + 0.05) * rise / going
        tube([(x + u, -0.07, z - 0.015), (x + u, -0.07, z - 0.06), (x + u, -0.004, z - 0.06)], 0.007, 'black', 3)
    px = w / 2 + 0.3875                                                                       # the alarm's cable, fitted later, in a steel tube
    tube([(px, -0.016, 1.47), (px, -0.016, 3.2)], 0.009, 'inox')
    boxes([(px - 0.018, px + 0.018, -0.027, 0.0, z, z + 0.016) for z in (1.62, 2.20, 2.78)], 'inox', 0.001)
    wear.coir_mat(0.33, -0.40, 0, 1.05, 0.58, -2.0, seed=4)
    picture = door(product, hour='overcast', thick=0.016, beside=('call point',), eye=EYE, z=Z, lens=LENS, fill=FILL, foot=0.10, stop=2.8, outside=('forest', 0.95, 40),
        mirror=dict(windows=((-1.4, 0.9),)),
        near=dict(wall='board-marked', floor='landing', left=2.2, right=1.7, ceiling='white paint', lamps=False),
        far=dict(wall='white paint', floor='oak floor', deep=7, bars=3, ceiling='white paint', sunny=1, lamps=0),
        beyond=(('desk', -0.25, 4.2, dict(seed=3)), ('swivel', 0.15, 3.4, dict(seed=2, turn=150)), ('shelf', 'left', 3.0, dict(wide=1.5, what='folders', seed=2)), ('shelf', 'left', 4.7, dict(wide=1.5, seed=6))))
    stage.area((1.2, -3.4, 2.4), (-0.8, 0, 1.2), 2.4, 34, (0.92, 0.96, 1.0), mirrored=False)                    # from the landing above
    bpy.context.scene.view_settings.look = 'Medium High Contrast'
    return {**picture, 'key': 0.86, 'vignette': 0.0, 'lift': 0.12}
