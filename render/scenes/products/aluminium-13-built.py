"""An office house of yellow brick, by day."""
from kit.built import facade_bay
from kit.facade import branches


def build(product):
    branches(-12.0, -6.0, 1.0, 4.2, seed=9, leaves=14, leaf=0.08)
    return facade_bay(product, hour='day', wall='yellow brick', lintel='yellow brick', backs=('white paint', 'slat', 'warm paint'), eye=0.42, fill=0.86, foot=0.04, mirror=('forest', 0.5, 190), lit=(0.2,),
        windows=tuple((x, z, 1.5, 1.5) for z in (0.95, 3.95, 6.95) for x in (-8.6, -4.7, 4.4, 7.6)),
        things=(('Scopia/bicycle', 4.2, -0.34, dict(turn=84)),),
        rooms=((('lbDesk', 0.4, 1.9), ('office_chair', 0.4, 2.7, dict(turn=15)), ('shelf', 0.25, 'back', dict(wide=1.6)), ('ficus', 0.80, 1.2, dict(height=2.0))),
               (('lbDesk', 0.6, 1.8), ('office_chair', 0.6, 2.6), ('shelf', 0.25, 'back', dict(wide=1.6))),
               (('lbDesk', 0.35, 1.8), ('shelf', 0.7, 'back', dict(wide=1.6, seed=7)))))
