"""An office house of yellow brick in the morning: the street lies in shadow still, and a bare tree's shadow on the wall."""
from kit import opposite, stage, wear
from kit.built import facade_bay
from kit.facade import branches, downpipe, shadow
from kit.furnish import put

WAY = (0.76, 0.50, -0.40)


def build(product):
    branches(-11.0, -5.2, 3.2, 4.4, seed=9, leaves=6, leaf=0.06)
    shadow([(-30, -6), (-30, 4.3), (-4.4, 4.3), (-1.2, 2.5), (30, 2.5), (30, -6)], WAY)
    picture = facade_bay(product, hour='morning', light=dict(sun=(7.0, WAY, (1, 0.80, 0.58)), lamps=1.5, key=0.70), wall='yellow brick', lintel='yellow brick', backs=('white paint', 'slat', 'warm paint'), eye=0.42, fill=1.0, foot=0.045, lens=28, tubes=False, lit=(0.75, 0.10, 0.10),
        windows=((-4.9, 3.95, 1.5, 1.5), (-4.9, 6.95, 1.5, 1.5), (-4.9, 0.95, 1.5, 1.5), (4.9, 3.95, 1.5, 1.5), (4.9, 6.95, 1.5, 1.5)), far=dict(low=6, high=8, seed=3, lit=0.05, gaps=0.7),
        rooms=((('lbDesk', 0.40, 2.2), ('swivel', 0.36, 2.9, dict(turn=150, seed=2)), ('monitor', 0.40, 2.2, dict(z=0.73)), ('shelf', 0.25, 'back', dict(wide=1.6)), ('ficus', 0.82, 1.2, dict(height=2.0)), ('globe', 0.42, 2.4, dict(hang=1.9, top=2.7, r=0.18))),
               (('lbDesk', 0.6, 1.9), ('swivel', 0.62, 2.6, dict(turn=200, seed=3)), ('shelf', 0.25, 'back', dict(wide=1.6)), ('plant', 0.85, 1.0, dict(tall=1.3))),
               (('lbDesk', 0.35, 1.8), ('shelf', 0.7, 'back', dict(wide=1.6, seed=7)))))
    wear.roller(-2.2, -0.78, 8.92, 0.55, 0.34)
    wear.roller(-0.72, 0.72, 8.92, 1.5, 0.34, askew=-0.9)
    wear.roller(0.78, 2.2, 5.68, 0.5, 0.34)
    for i in range(3):
        wear.dust(-2.25 + 1.5 * i, -0.75 + 1.5 * i, 0.02, 2.6, 0.105, 0.16)
    downpipe(-2.95, 0.05, 9.5, -0.09, 'ral7016', 0.05)
    put('sand_box', 3.5, -0.06, 4)
    opposite.trees([(-14, -19, 10), (-6, -16, 11), (1, -20, 12), (8, -17, 10), (15, -19, 12)], 0.7, seed=4, colours=('#6d6434', '#5c5a2e', '#4d4c30'))
    stage.mirrored('park', 1.3, 190)
    return picture
