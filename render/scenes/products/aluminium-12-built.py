"""A branch library in the morning, a tree's shadow on its wall."""
from kit.built import facade_bay
from kit.facade import branches


def build(product):
    branches(-4.8, -5.5, 2.0, 3.0, seed=4, leaves=16, leaf=0.07)
    return facade_bay(product, hour='morning', wall='cast', windows=tuple((x, z, 1.2, 1.5) for z in (0.90, 4.05) for x in (5.0, 7.0)), backs=('slat', 'white paint'), fill=0.90, foot=0.04, far=dict(low=6, high=10, seed=7, lit=0.0, gaps=0.4), lit=(0.25,),
        things=(('bench', 5.6, -0.35),),
        rooms=((('shelf', 0.16, 'back', dict(wide=1.8)), ('shelf', 0.84, 'back', dict(wide=1.8, seed=3)), ('round-table', 0.78, 2.2), ('osakaChair', 0.72, 2.6, dict(turn=150)), ('ficus', 0.12, 1.4, dict(height=2.0)),
                ('winchesterArmchair', 0.24, 2.6, dict(turn=30, mats='leather'))),
               (('shelf', 0.3, 'back', dict(wide=3.0, seed=6)), ('ficus', 0.85, 1.6, dict(height=1.7)))))
