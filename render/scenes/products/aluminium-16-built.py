"""A school's gym in a house of dark brick in the last sun: it still reaches the upper floor, and below the lamps are lit."""
from kit import opposite, stage, wear
from kit.built import facade_bay, overhead
from kit.facade import branches, shadow
from kit.furnish import put
from kit.materials import plain
from kit.mesh import box, boxes

WAY = (0.80, 0.46, -0.22)


def build(product):
    branches(-13.0, -6.2, 3.4, 4.6, seed=4, leaves=10, leaf=0.06)
    shadow([(-30, -6), (-30, 5.6), (-5.6, 5.6), (-3.2, 6.9), (-0.8, 5.5), (-0.8, 4.7), (30, 4.7), (30, -6)], WAY)
    picture = facade_bay(product, hour='evening', light=dict(sun=(6.0, WAY, (1, 0.62, 0.36)), sky=((0.16, 0.26, 0.52), (0.62, 0.58, 0.60), 0.75, 0.5, 3.0), lamps=1.6, key=0.52), wall='dark brick', lintel='dark brick', ground='dark paving',
        windows=((-6.3, 3.6, 1.4, 1.5), (-6.3, 6.6, 1.4, 1.5)), backs=('warm paint', 'warm paint'), eye=0.60, lens=29, fill=0.95, foot=0.05, tubes=False, marks=(0.889, 1.489), sides='ochre paint', deep=7.5,
        lit=(0.42, 0.16),
        rooms=((('vaulting_box', 0.30, 3.2, dict(turn=58)), ('gym_mats', 0.80, 5.6, dict(turn=4)), ('bench', 0.12, 2.6, dict(long=2.6, turn=82)), ('ropes', 0.62, 4.2, dict(n=4, top=5.4)), ('hoop', 0.46, 'back')), ()))
    for x in (-2.6, 3.0):
        put('wall_bars', x, 7.3, 0, n=2, tall=2.6)
    box(-4.3, 4.3, 7.44, 7.5, 0, 1.5, 'birch', 0.002)
    line = lambda c: plain(f'line {c}', c, 0.4)
    boxes([(-4.2, 4.2, 1.5, 1.55, 0.012, 0.0135), (0.2, 0.25, 1.5, 7.3, 0.012, 0.0135)], line('#d8d4c8'))
    boxes([(-3.4, 4.2, 2.9, 2.94, 0.012, 0.0137)], line('#a3402a'))
    boxes([(-3.0, -2.96, 0.6, 7.3, 0.012, 0.0138)], line('#2f5f8a'))
    overhead(-4.2, 4.2, 8.37, 7.5, rows=((1.3, 0.30), (3.1, 0.30), (4.9, 0.30)), dark=(0,), ceiling='ceiling grid')
    wear.roller(-3.7, -2.3, 8.3, 1.3, 0.34, askew=0.8)
    wear.fallen(-6, 6, -2.0, -0.03, 60, 0.004, size=0.034)
    opposite.ground(-24, 0.12)
    stage.mirrored('sunset', 0.20, 130, panes=True)
    return {**picture, 'mirrors': 8}
