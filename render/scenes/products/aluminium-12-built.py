"""A branch library in the blue hour."""
from kit import opposite, stage, wear
from kit.built import facade_bay
from kit.facade import sconce
from kit.furnish import put


def build(product):
    picture = facade_bay(product, hour='dusk', light=dict(sky=((0.07, 0.14, 0.40), (0.34, 0.40, 0.58), 0.8, 0.5, 5.0), key=0.46, lamps=1.9), wall='cast', windows=((5.6, 4.05, 1.2, 1.5),), backs=('slat', 'white paint'), eye=-0.55, fill=0.97, foot=0.07, parapet=2.2, ground='dark paving', tubes=False,
        far=dict(low=6, high=10, seed=7, lit=0.08, gaps=0.4), lit=(0.8, 0.22),
        rooms=((('shelf', 0.16, 'back', dict(wide=1.8)), ('shelf', 0.50, 'back', dict(wide=1.6, seed=8)), ('shelf', 0.84, 'back', dict(wide=1.8, seed=3)), ('round-table', 0.80, 2.2), ('osakaChair', 0.74, 2.6, dict(turn=150)), ('stack', 0.80, 2.2, dict(z=0.76, seed=3)),
                ('ficus', 0.10, 1.4, dict(height=2.0)), ('winchesterArmchair', 0.24, 2.6, dict(turn=30, mats='leather')), ('floor_lamp', 0.34, 3.0), ('globe', 0.76, 2.8, dict(hang=2.2, top=3.0, r=0.18)), ('globe', 0.56, 3.6, dict(hang=2.2, top=3.0, r=0.18))),
               (('shelf', 0.3, 'back', dict(wide=3.0, seed=6)), ('ficus', 0.85, 1.6, dict(height=1.7)), ('floor_lamp', 0.22, 3.6))))
    sconce(3.65, 2.45, watts=9, mat='ral7016')
    put('bench', 4.9, -0.25, 0)
    wear.mat(0.0, -0.35, 0, 1.1, 0.6, 5)
    wear.fallen(-5, 6, -2.0, -0.03, 60, 0.004, size=0.034)
    stage.mirrored('sky', 0.16, 100)
    opposite.trees([(-12, -19, 10), (7, -19, 9)], 0.12, seed=3)
    return picture
