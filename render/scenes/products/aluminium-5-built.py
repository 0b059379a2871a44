"""The tall hall of an office house on a clear day."""
from kit.built import door


def build(product):
    return door(product, hour='day', setback=0.004, thick=0.072, eye=-0.62, z=1.30, lens=27, beside=('reader', 'socket'),
        mirror=dict(windows=((0.78, 2.6), (-0.9, 1.6))),
        near=dict(wall='grey paint', floor='grey clinker', sun_from=1, side=('veneer', 'white paint'), ceiling='white paint', left=1.05, right=0.92),
        things=(('plant', 2.02, -0.55, dict(tall=1.75, kind='rubber', leaf=0.17, seed=6)),),
        far=dict(wall='white paint', floor='terrazzo floor', deep=9, bars=3, ceiling='white paint', sunny=1),
        beyond=(('couch2', -0.05, 6.2, dict(turn=-14)), ('modernArmchair', 0.52, 4.9, dict(turn=-62)), ('coffee-table2', 0.18, 5.0), ('oriental-rug', 0.12, 5.2, dict(spin=90)), ('ficus', 0.86, 7.6, dict(height=2.2)),
                ('picture', 'right', 5.4, dict(wide=1.4, tall=1.0)), ('male02', -0.42, 5.0, dict(turn=78, moves=(0.22, 0.02, 0))), ('briefcase', 0.42, 4.45, dict(turn=25))))
