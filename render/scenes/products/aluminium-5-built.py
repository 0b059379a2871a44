"""The tall hall of an office house, the sun just over the roofs across the street."""
from kit import opposite, wear
from kit.built import door


def build(product):
    opposite.outside(opposite.houses, -21, 0.26, high=13.0, seed=8, lit=0.0, width=70, gaps=0.0, sky=(0.42, 0.50, 0.60), colours=('#8f8069', '#a3967f', '#7d7466'))
    opposite.outside(opposite.trees, [(-3.6, -13, 7), (-1.0, -15, 9), (1.8, -13.5, 8)], 0.42, kinds=('sycamoreMaple',), seed=4, colours=('#5c6b34', '#4d5c30'))
    wear.fallen(-1.5, 0.7, -1.0, -0.15, 3, z=0.004, tones=('#8a5a1f', '#6e4a1a'), seed=5)
    picture = door(product, hour='morning', setback=0.004, thick=0.072, eye=-0.62, z=1.30, lens=30, beside=('reader', 'socket'), outside=('forest', 0.6, 200),
        mirror=dict(windows=((1.25, 1.4),)),
        near=dict(wall='sage paint', floor='grey clinker', sun_from=1, side=('veneer', 'white paint'), ceiling='white paint', left=1.05, right=0.92, lamps=False),
        things=(('umbrellas', 'door', 0.62),),
        far=dict(wall='white paint', floor='terrazzo floor', deep=9, bars=3, ceiling='tiles', sunny=1, lamps=0),
        beyond=(('pendant', 0.22, 1.9, dict(hang=3.22, top=3.6, wide=0.5)),
                ('couch2', -0.05, 6.2, dict(turn=-14)), ('modernArmchair', 0.52, 4.9, dict(turn=-62)), ('coffee-table2', 0.18, 5.0), ('shelf', 'end', 0.10, dict(wide=1.2, seed=4))))
    return {**picture, 'key': 0.56}
