"""A flat that is being painted, in the last sun; the house across the street already throws its shadow on it."""
from kit import opposite, stage, wear
from kit.built import facade_bay
from kit.facade import downpipe, shadow

WAY = (-0.74, 0.52, -0.27)


def build(product):
    shadow([(-30, -6), (-30, 1.9), (-3.9, 1.9), (-0.9, 3.9), (2.2, 1.75), (2.2, 1.45), (30, 1.45), (30, -6)], WAY)
    picture = facade_bay(product, hour='evening', light=dict(sun=(8.5, WAY, (1, 0.66, 0.40)), lamps=1.3, key=0.56), wall='white brick', lintel='white brick', windows=((4.9, 0.95, 1.4, 1.4), (4.9, 3.95, 1.4, 1.4)), backs=('ochre paint', 'white paint'),
        eye=-0.40, fill=0.97, foot=0.055, tubes=False, lit=(0.62, 0.10), ground='dark paving', deep=4.6,
        rooms=((('floor_paper', 0.34, 2.2, dict(long=3.6, turn=4, seed=2)), ('floor_paper', 0.62, 3.5, dict(long=3.2, turn=-5, seed=5)), ('ladder', 0.60, 3.0, dict(tall=1.9, turn=24)), ('paint_cans', 0.35, 2.0, dict(turn=-20)), ('roller_pole', 0.30, 'back', dict(turn=6)),
                ('work_light', 0.17, 2.9, dict(turn=-24, watts=30)), ('parcels', 0.90, 1.3, dict(n=3, seed=8)), ('bare_bulb', 0.48, 2.5, dict(top=2.68, hang=2.05)), ('inner_door', 0.84, 'back')),
               (('parcels', 0.20, 0.8, dict(n=4, seed=2)), ('ladder', 0.66, 3.2, dict(tall=1.7, turn=-12)))))
    for i in range(4):
        wear.dust(-2.8 + 1.4 * i, -1.4 + 1.4 * i, 0.02, 2.45, 0.105, 0.16)
    downpipe(3.35, 0.05, 5.9, -0.09, 'ral9006', 0.05)
    wear.fallen(-4.5, 6.0, -1.5, -0.03, 55, 0.004, size=0.034)
    opposite.ground(-24, 0.3)
    stage.mirrored('sunset', 0.3, 120, panes=True)
    return {**picture, 'mirrors': 8}
