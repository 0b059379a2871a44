"""The tall hall of an office house on a clear day."""
from kit.built import door


def build(product):
    return door(product, hour='day', setback=0.004, thick=0.072, eye=-0.30,
        near=dict(wall='grey paint', floor='terrazzo floor', side=('white paint', 'veneer'), ceiling='white paint', right=0.88),
        far=dict(wall='white paint', floor='terrazzo floor', deep=9, bars=3, ceiling='white paint'),
        beyond=(('armchair', -0.28, 4.8, dict(turn=-20)), ('armchair', 0.30, 5.4, dict(turn=28, mat='cloth mustard')), ('rug', 0.03, 4.9), ('plant', 0.62, 7.4, dict(tall=2.2, seed=3)),
                ('picture', 'right', 5.2, dict(wide=1.2, tall=0.9))))
