"""A studio behind an old stair hall of clay plaster early in the morning: the sun rakes over it, and somebody was in a hurry last night."""
from kit import opposite, wear
from kit.built import door
from kit.materials import define
from kit.place import limewash, sealed

define('clay lime', lambda: limewash('clay lime', '#b0a08f'))
define('hall floor', lambda: sealed('hall floor', '#7b756c', 2.4))


def build(product):
    opposite.outside(opposite.houses, -22, 0.30, high=13.0, seed=8, lit=0.0, width=70, gaps=0.0, sky=(0.42, 0.50, 0.60), colours=('#8d8878', '#a59a88', '#8a8276'))
    opposite.outside(opposite.trees, [(-3.6, -13, 7), (-0.8, -15, 9), (2.2, -13, 7.5), (4.6, -15, 9)], 0.36, kinds=('sycamoreMaple',), seed=5, colours=('#5c6b34', '#4d5c30'))
    wear.patch(1.02, 1.42, 0.62, 1.10, 0.0, '#a89b8c', 0.55)
    wear.foot(0.96, 2.4, 0.5, 0.0, strength=0.35)
    wear.foot(-2.4, -0.96, 0.4, 0.0, strength=0.3)
    wear.foot(-0.92, 0.92, 0.16, 0.05, strength=0.22)
    picture = door(product, hour='morning', setback=0.004, thick=0.015, beside=('reader', 'conduit', 'extinguisher'), eye=-0.46, z=1.24, lens=31, outside=('forest', 0.5, 250),
        mirror=dict(windows=((-1.3, 1.2),)),
        near=dict(wall='clay lime', floor='hall floor', side=('clay lime', 'clay lime'), left=1.06, right=1.12, ceiling='white paint', sun_from=-1, lamps=False),
        far=dict(wall='white paint', floor='dark oak floor', deep=8, bars=3, ceiling='white paint', lamps=0.6),
        beyond=(('desk', -0.35, 4.9, dict(seed=4, turn=-8)), ('shelf', 'right', 3.0, dict(wide=1.2, seed=2)), ('shelf', 'right', 4.3, dict(wide=1.2, seed=7)),
                ('swivel', 0.45, 3.7, dict(turn=165, seed=3, coat='cloth rust')), ('floor_lamp', 0.95, 6.6)))
    return {**picture, 'key': 0.50}
