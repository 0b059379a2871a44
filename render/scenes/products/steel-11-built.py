"""A foyer in dark brick at the blue hour, after rain."""
from kit import opposite, stage, wear
from kit.built import facade_bay
from kit.materials import define, wet

define('wet flags', lambda: wet('wet flags', '#4b4a48', 0.45, 0.80, (0.8, 0.4, 0.006), size=0.4))


def build(product):
    picture = facade_bay(product, hour='dusk', depth=0.20, wall='dark brick', lintel='dark brick', ground='wet flags', backs=('slat',), floors=('dark terrazzo',), sides='ochre paint', tubes=False, lit=(0.6,),
        eye=-0.20, fill=0.80, foot=0.125, deep=7.0, far=dict(low=8, high=13, seed=5, lit=0.2),
        rooms=((('mid-century-sofa', 0.22, 3.9, dict(mats='cloth navy')), ('modernArmchair', 0.42, 2.9, dict(turn=-70)), ('coffee-table2', 0.26, 2.8), ('oriental-rug', 0.28, 2.9), ('ficus', 0.09, 5.2, dict(height=2.4)),
                ('globe', 0.22, 3.4, dict(hang=2.5, top=4.4, r=0.17)), ('globe', 0.50, 3.4, dict(hang=2.5, top=4.4, r=0.17)), ('globe', 0.66, 3.4, dict(hang=2.5, top=4.4, r=0.17)),
                ('round-table', 0.74, 3.6), ('osakaChair', 0.68, 4.0, dict(turn=40)), ('osakaChair', 0.80, 3.3, dict(turn=-120)), ('plant', 0.93, 5.6, dict(tall=2.4, kind='palm'))),))
    wear.fallen(-5, 5, -2.2, -0.1, 40, 0.004, size=0.03)
    stage.mirrored('city', 0.5, 215)
    opposite.lamps([(-3.0, -17), (7.5, -18)], 0.3, 3)
    return picture
