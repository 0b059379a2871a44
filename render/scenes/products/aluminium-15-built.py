"""A flush bay of a college in the last sun; the house across the street already throws its shadow on it."""
from kit import opposite, stage, wear
from kit.built import facade_bay
from kit.facade import downpipe, shadow

WAY = (-0.74, 0.52, -0.27)


def build(product):
    shadow([(-30, -6), (-30, 1.9), (-3.9, 1.9), (-0.9, 3.9), (2.2, 1.75), (2.2, 1.45), (30, 1.45), (30, -6)], WAY)
    picture = facade_bay(product, hour='evening', light=dict(sun=(8.5, WAY, (1, 0.66, 0.40)), lamps=1.3, key=0.56), wall='white brick', lintel='white brick', windows=((4.9, 0.95, 1.4, 1.4), (4.9, 3.95, 1.4, 1.4)), backs=('ochre paint', 'white paint'),
        eye=-0.40, fill=0.97, foot=0.055, tubes=False, lit=(0.8, 0.12), ground='dark paving', far=dict(low=6, high=8, seed=3, lit=0.05, gaps=0.7),
        rooms=((('winchesterArmchair', 0.25, 2.4, dict(mats='leather', turn=20)), ('modernArmchair', 0.48, 2.9, dict(turn=-25)), ('ficus', 0.80, 1.4, dict(height=2.0)), ('oriental-rug', 0.38, 2.5, dict(spin=90)), ('full-bookcase', 0.60, 5.2), ('full-bookcase', 0.74, 5.2),
                ('floor_lamp', 0.12, 3.2), ('globe', 0.45, 3.4, dict(hang=1.95, top=2.7, r=0.2))),
               (('lbDesk', 0.3, 2.2), ('swivel', 0.34, 2.9, dict(turn=150, seed=2)), ('monitor', 0.3, 2.2, dict(z=0.73)), ('shelf', 0.62, 'back', dict(wide=2.6)), ('globe', 0.3, 2.6, dict(hang=1.7, top=2.3, r=0.16)))))
    wear.roller(1.45, 2.75, 5.33, 0.9, 0.34, askew=0.9)
    for i in range(4):
        wear.dust(-2.8 + 1.4 * i, -1.4 + 1.4 * i, 0.02, 2.45, 0.105, 0.16)
    downpipe(3.35, 0.05, 5.9, -0.09, 'ral9006', 0.05)
    wear.fallen(-4.5, 6.0, -1.5, -0.03, 55, 0.004, size=0.034)
    opposite.trees([(-13, -20, 11), (-7.5, -17, 9), (-1.5, -21, 12), (5, -18, 8), (12, -21, 12)], 0.75, seed=6, colours=('#6a4f22', '#7d5c26', '#4d4a26'))
    stage.mirrored('sunset', 0.6, 120)
    return picture
