"""A studio and the flat above it in the last sun; the house across the street already throws its shadow on them."""
from kit import opposite, stage, wear
from kit.built import facade_bay
from kit.facade import downpipe, shadow

WAY = (-0.74, 0.52, -0.27)


def build(product):
    shadow([(-30, -6), (-30, 1.9), (-3.9, 1.9), (-0.9, 3.9), (2.2, 1.75), (2.2, 1.45), (30, 1.45), (30, -6)], WAY)
    picture = facade_bay(product, hour='evening', light=dict(sun=(8.5, WAY, (1, 0.66, 0.40)), lamps=1.3, key=0.56), wall='white brick', lintel='white brick', windows=((4.9, 0.95, 1.4, 1.4), (4.9, 3.95, 1.4, 1.4)), backs=('ochre paint', 'white paint'),
        eye=-0.40, fill=0.97, foot=0.055, tubes=False, lit=(0.62, 0.45), ground='dark paving', deep=4.6,
        rooms=((('shelf', 0.12, 'back', dict(wide=1.3, tall=2.1, seed=4, mat='walnut')), ('table', 0.40, 2.3, dict(long=2.2, deep=0.9, top='walnut', turn=4)), ('spindle', 0.31, 1.5, dict(turn=172, seed=1)), ('spindle', 0.47, 1.45, dict(turn=196, seed=2)),
                ('spindle', 0.42, 3.2, dict(turn=8, seed=3)), ('stack', 0.36, 2.2, dict(z=0.74, seed=5)), ('pendant', 0.40, 2.3, dict(hang=1.95, top=2.68, wide=0.5, watts=34)), ('picture', 0.58, 'back', dict(z=1.55, wide=0.9, tall=0.7, seed=2)),
                ('plant', 0.70, 3.4, dict(tall=1.7, kind='rubber', seed=3)), ('inner_door', 0.85, 'back')),
               (('shelf', 0.22, 'back', dict(wide=2.4, tall=1.9, seed=9, mat='walnut')), ('picture', 0.52, 'back', dict(z=1.5, seed=6)), ('floor_lamp', 0.66, 3.4), ('armchair', 0.74, 3.0, dict(mat='cloth rust')), ('globe', 0.40, 2.4, dict(hang=1.7, top=2.5, r=0.19)))))
    for i in range(4):
        wear.dust(-2.8 + 1.4 * i, -1.4 + 1.4 * i, 0.02, 2.45, 0.105, 0.16)
    downpipe(3.35, 0.05, 5.9, -0.09, 'ral9006', 0.05)
    wear.fallen(-4.5, 6.0, -1.5, -0.03, 55, 0.004, size=0.034)
    opposite.ground(-24, 0.3)
    stage.mirrored('sunset', 0.3, 120, panes=True)
    return {**picture, 'mirrors': 8}
