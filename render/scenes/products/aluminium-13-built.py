"""An office house of yellow brick, by day."""
from kit.built import facade_bay


def build(product):
    return facade_bay(product, hour='day', wall='yellow brick', lintel='yellow brick', backs=('white paint', 'slat', 'warm paint'), eye=0.42,
        windows=tuple((x, z, 1.5, 1.5) for z in (0.95, 3.95, 6.95) for x in (-8.6, -4.7, 4.4, 7.6)),
        things=(('bench', -4.0, -0.35, dict(long=1.8)), ('planter', -6.1, -0.25, dict(long=1.4)), ('planter', 5.9, -0.25, dict(long=1.4, seed=3))),
        rooms=((('table', 0.36, 2.2, dict(on=('screen', 'cups'))), ('chair', 0.34, 3.0, dict(mat='cloth rust')), ('shelf', 0.25, 'back', dict(wide=1.6)), ('plant', 0.80, 1.2, dict(tall=1.9))),
               (('table', 0.6, 1.8, dict(on=('screen',))), ('chair', 0.6, 2.6), ('shelf', 0.25, 'back', dict(wide=1.6)), ('plant', 0.2, 1.2, dict(tall=1.8, seed=5))),
               (('table', 0.35, 1.8, dict(on=('screen',))), ('shelf', 0.7, 'back', dict(wide=1.6, seed=7)))))
