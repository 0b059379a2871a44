"""A brick entrance, lit from within at dusk."""
from kit.built import facade_bay


def build(product):
    return facade_bay(product, hour='dusk', depth=0.20, wall='brick', lintel='brick', ground='dark paving', backs=('slat',), floors=('terrazzo floor',), eye=-0.28, fill=0.80, deep=6.5,
        rooms=((('armchair', 0.24, 3.2, dict(turn=25, mat='cloth rust')), ('armchair', 0.42, 3.6, dict(turn=-25)), ('rug', 0.33, 3.0), ('plant', 0.60, 2.2, dict(tall=2.3, size=1.35)), ('globe', 0.28, 3.0, dict(hang=2.6, top=4.4, r=0.26)),
                ('globe', 0.42, 3.8, dict(hang=3.0, top=4.4, r=0.20)), ('globe', 0.74, 3.4, dict(hang=2.8, top=4.4, r=0.26)), ('table', 0.78, 4.2, dict(long=2.2, on=('books', 'cups'))), ('inner_door', 0.93, 'back')),))
