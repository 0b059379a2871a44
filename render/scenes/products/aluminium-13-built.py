"""An office house of yellow brick, by day."""
from kit.built import facade_bay


def build(product):
    return facade_bay(product, hour='day', wall='yellow brick', lintel='yellow brick', ground='grey clinker', backs=('white paint', 'slat', 'warm paint'), eye=0.55, shadow=(-4.5, 5.5),
        things=(('bench', -3.9, -0.35, dict(long=1.8)), ('plant', -2.75, -0.5, dict(tall=1.4, wide=0.5))),
        rooms=((('table', 0.35, 2.0, dict(on=('laptop', 'cups'))), ('chair', 0.3, 2.8, dict(mat='cloth rust')), ('plant', 0.8, 1.4, dict(tall=2.0))),
               (('table', 0.6, 1.8, dict(on=('screen',))), ('shelf', 0.25, 'back', dict(wide=1.6)), ('plant', 0.2, 1.2)),
               (('table', 0.35, 1.8, dict(on=('screen',))), ('shelf', 0.7, 'back', dict(wide=1.6, seed=7)))))
