"""A flat that is being painted, in the last sun; the house across the street already throws its shadow on it."""
from kit import opposite, stage, wear
from kit.built import facade_bay
from kit.facade import downpipe, shadow
from kit.mesh import box

WAY = (-0.74, 0.52, -0.27)


def build(product):
    shadow([(-30, -6), (-30, 1.9), (-3.9, 1.9), (-0.9, 3.9), (2.2, 1.75), (2.2, 1.45), (30, 1.45), (30, -6)], WAY)
    picture = facade_bay(product, hour='evening', light=dict(sun=(8.5, WAY, (1, 0.66, 0.40)), lamps=1.3, key=0.56), wall='white brick', lintel='white brick', windows=((4.9, 0.95, 1.4, 1.4), (4.9, 3.95, 1.4, 1.4)), backs=('white paint', 'white paint'),
        eye=-0.40, fill=0.97, foot=0.055, tubes=False, lit=(0.62, 0.10), ground='dark paving', deep=4.6,
        rooms=((('floor_paper', 0.34, 2.2, dict(long=3.6, turn=4, seed=2)), ('floor_paper', 0.62, 3.5, dict(long=3.2, turn=-5, seed=5)), ('ladder', 0.60, 3.0, dict(tall=1.9, turn=24)), ('paint_cans', 0.35, 2.0, dict(turn=-20)), ('roller_pole', 0.30, 'back', dict(turn=6)),
                ('work_light', 0.17, 2.9, dict(turn=-24, watts=30)), ('parcels', 0.90, 1.3, dict(n=3, seed=8)), ('bare_bulb', 0.48, 2.5, dict(top=2.68, hang=2.05)), ('inner_door', 0.84, 'back')),
               (('parcels', 0.20, 0.8, dict(n=4, seed=2)), ('floor_lamp', 0.62, 2.2))))
    box(-3.28, -0.62, 4.594, 4.602, 0.10, 2.58, 'ochre paint', 0)                             # how far the new colour has come: a field, then the roller's lanes
    box(-0.62, 1.05, 4.594, 4.602, 2.52, 2.585, 'ochre paint', 0)
    for i, (low, high) in enumerate(((0.16, 2.42), (0.34, 2.31), (0.22, 2.44), (0.62, 2.02), (0.78, 1.66))):
        lane = box(-0.13, 0.13, 4.5945 - 0.0002 * i, 4.602, low, high, 'ochre paint', 0)
        lane.location.x, lane.rotation_euler[1] = -0.54 + 0.235 * i, (0.01, -0.02, 0.03, 0.06, -0.05)[i]
    for i in range(4):
        wear.dust(-2.8 + 1.4 * i, -1.4 + 1.4 * i, 0.02, 2.45, 0.105, 0.16)
    downpipe(3.35, 0.05, 5.9, -0.09, 'ral9006', 0.05)
    wear.fallen(-4.5, 6.0, -1.5, -0.03, 55, 0.004, size=0.034)
    opposite.ground(-24, 0.3)
    stage.mirrored('sunset', 0.5, 120, panes=True)
    return {**picture, 'mirrors': 8}
