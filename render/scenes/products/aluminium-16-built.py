"""A house of dark brick, lit at dusk."""
from kit.built import facade_bay


def build(product):
    return facade_bay(product, hour='dusk', wall='dark brick', lintel='dark brick', ground='dark paving', windows=tuple((x, z, 1.4, 1.5) for z in (0.95, 3.6, 6.6) for x in (-6.0, 5.6)), backs=('slat', 'warm paint'), eye=-0.5,
        things=(('bench', 5.2, -0.4),),
        rooms=((('armchair', 0.2, 2.4, dict(turn=20)), ('armchair', 0.4, 2.8, dict(turn=-30, mat='cloth mustard')), ('plant', 0.55, 1.6, dict(tall=2.2, size=1.3)), ('globe', 0.3, 2.4, dict(hang=3.0, top=5.3, r=0.3)),
                ('globe', 0.7, 2.6, dict(hang=3.4, top=5.3, r=0.3)), ('table', 0.78, 2.4, dict(on=('cups',), long=2.2)), ('rug', 0.3, 2.4)),
               (('table', 0.3, 1.8, dict(on=('screen',))), ('table', 0.7, 1.8, dict(on=('screen',))), ('shelf', 0.5, 'back', dict(wide=3.0)))))
