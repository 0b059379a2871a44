"""A house of dark brick in the last sun: it still reaches the upper floor, and below the lamps are lit."""
from kit import opposite, stage, wear
from kit.built import facade_bay
from kit.facade import branches, shadow

WAY = (0.80, 0.46, -0.22)


def build(product):
    branches(-13.0, -6.2, 3.4, 4.6, seed=4, leaves=10, leaf=0.06)
    shadow([(-30, -6), (-30, 5.6), (-5.6, 5.6), (-3.2, 6.9), (-0.8, 5.5), (-0.8, 4.7), (30, 4.7), (30, -6)], WAY)
    picture = facade_bay(product, hour='evening', light=dict(sun=(6.0, WAY, (1, 0.62, 0.36)), sky=((0.16, 0.26, 0.52), (0.62, 0.58, 0.60), 0.75, 0.5, 3.0), lamps=1.6, key=0.52), wall='dark brick', lintel='dark brick', ground='dark paving',
        windows=((-6.3, 3.6, 1.4, 1.5), (-6.3, 6.6, 1.4, 1.5)), backs=('slat', 'warm paint'), eye=0.60, lens=29, fill=0.95, foot=0.05, tubes=False,
        lit=(0.62, 0.10),
        rooms=((('winchesterSofa', 0.24, 3.4, dict(turn=12, mats='leather')), ('modernArmchair', 0.42, 2.6, dict(turn=-40)), ('coffee-table2', 0.31, 2.3), ('oriental-rug', 0.30, 2.5, dict(spin=90)), ('ficus', 0.54, 1.5, dict(height=2.3)),
                ('round-table', 0.74, 2.4), ('thonet', 0.69, 2.2, dict(turn=70)), ('thonet', 0.80, 2.7, dict(turn=-80)), ('pianoAQueue', 0.88, 3.9, dict(turn=35)),
                ('globe', 0.30, 3.0, dict(hang=2.9, top=5.4, r=0.24)), ('globe', 0.42, 3.6, dict(hang=3.4, top=5.4, r=0.24)), ('globe', 0.72, 2.6, dict(hang=2.7, top=5.4, r=0.24))),
               (('lbDesk', 0.2, 1.9), ('swivel', 0.2, 2.7, dict(turn=15, seed=1)), ('lbDesk', 0.5, 1.9), ('swivel', 0.52, 2.7, dict(turn=-20, seed=2)), ('full-bookcase', 0.34, 5.2), ('full-bookcase', 0.46, 5.2))))
    wear.roller(-3.7, -2.3, 8.3, 1.3, 0.34, askew=0.8)
    wear.roller(0.8, 2.2, 8.3, 0.5, 0.34)
    wear.fallen(-6, 6, -2.0, -0.03, 60, 0.004, size=0.034)
    opposite.trees([(-16, -20, 11), (-9, -18, 10), (4, -21, 12), (12, -19, 10)], 0.35, seed=6, colours=('#5a4420', '#4d4a26'))
    opposite.ground(-24, 0.12)
    stage.mirrored('sunset', 0.20, 130)
    return {**picture, 'mirrors': 8}
