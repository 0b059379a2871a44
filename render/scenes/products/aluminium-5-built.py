"""The tall hall of an office house on a clear day."""
from kit.built import door


def build(product):
    return door(product, hour='day', setback=0.004, thick=0.072, eye=-0.62, z=1.30, lens=30, beside=('reader', 'socket'), outside=('forest', 1.3, 200),
        mirror=dict(windows=((1.25, 1.4),)),
        near=dict(wall='grey paint', floor='grey clinker', sun_from=1, side=('veneer', 'white paint'), ceiling='white paint', left=1.05, right=0.92, lamps=False),
        things=(('plant', 2.02, -0.55, dict(tall=1.75, kind='rubber', leaf=0.17, seed=6)),),
        far=dict(wall='white paint', floor='terrazzo floor', deep=9, bars=3, ceiling='white paint', sunny=1, lamps=0),
        beyond=(('couch2', -0.05, 6.2, dict(turn=-14)), ('modernArmchair', 0.52, 4.9, dict(turn=-62)), ('coffee-table2', 0.18, 5.0), ('ficus', 0.86, 7.6, dict(height=2.2))))
