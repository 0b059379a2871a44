"""A flush bay of a college under an overcast sky."""
from kit.built import facade_bay


def build(product):
    return facade_bay(product, hour='overcast', wall='white brick', lintel='white brick', windows=tuple((x, z, 1.4, 1.4) for z in (0.95, 3.95) for x in (-5.6, 4.6, 6.9)), backs=('ochre paint', 'white paint'), eye=-0.40, fill=0.90, foot=0.04,
        mirror=('city', 1.2, -30), lit=(0.2,), ground='dark paving',
        things=(('Scopia/bicycle', 3.7, -0.34, dict(turn=84)),),
        rooms=((('winchesterArmchair', 0.25, 2.4, dict(mats='leather', turn=20)), ('modernArmchair', 0.48, 2.8, dict(turn=-25)), ('ficus', 0.78, 1.6, dict(height=2.0)), ('oriental-rug', 0.38, 2.5, dict(spin=90)), ('full-bookcase', 0.7, 5.2), ('full-bookcase', 0.84, 5.2)),
               (('lbDesk', 0.3, 1.8), ('office_chair', 0.3, 2.6), ('lbDesk', 0.7, 1.8), ('office_chair', 0.7, 2.6), ('shelf', 0.5, 'back', dict(wide=2.6)))))
