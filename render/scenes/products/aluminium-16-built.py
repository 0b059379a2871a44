"""A house of dark brick, lit at dusk."""
from kit.built import facade_bay


def build(product):
    return facade_bay(product, hour='dusk', wall='dark brick', lintel='dark brick', ground='dark paving', windows=tuple((x, z, 1.4, 1.5) for z in (0.95, 3.6, 6.6) for x in (-6.0, 5.6)), backs=('slat', 'warm paint'), eye=0.60, lens=30, fill=0.86,
        far=dict(low=8, high=13, seed=5, lit=0.16), lit=(0.6, 0.45),
        things=(('Scopia/bicycle', 5.3, -0.34, dict(turn=84)),),
        rooms=((('winchesterSofa', 0.24, 3.4, dict(turn=12, mats='leather')), ('modernArmchair', 0.42, 2.6, dict(turn=-40)), ('coffee-table2', 0.31, 2.3), ('oriental-rug', 0.30, 2.5, dict(spin=90)), ('ficus', 0.54, 1.5, dict(height=2.3)),
                ('round-table', 0.74, 2.4), ('thonet', 0.69, 2.2, dict(turn=70)), ('thonet', 0.80, 2.7, dict(turn=-80)),
                ('pianoAQueue', 0.88, 3.9, dict(turn=35))),
               (('lbDesk', 0.2, 1.9), ('office_chair', 0.2, 2.7, dict(turn=15)), ('lbDesk', 0.5, 1.9), ('office_chair', 0.52, 2.7, dict(turn=-20)),
                ('full-bookcase', 0.34, 5.2), ('full-bookcase', 0.46, 5.2), ('full-bookcase', 0.58, 5.2))))
