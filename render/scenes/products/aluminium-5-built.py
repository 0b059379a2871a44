"""The tall hall of an office house on a clear day."""
from kit.built import door


def build(product):
    return door(product, hour='day', setback=0.004, thick=0.072, eye=-0.30,
        near=dict(wall='grey paint', floor='terrazzo floor', side=('white paint', 'slat'), ceiling='white paint'),
        far=dict(wall='white paint', floor='terrazzo floor', deep=9, bars=3, ceiling='white paint'),
        beyond=(('armchair', -0.3, 4.6, dict(turn=-20)), ('armchair', 0.25, 5.4, dict(turn=28, mat='cloth mustard')), ('rug', 0.0, 4.6), ('plant', 0.75, 6.6, dict(tall=2.3, seed=3)),
                ('plant', -0.95, 6.2, dict(tall=1.6, seed=7)), ('pendant', 0.05, 4.8, dict(hang=2.5, top=3.6, wide=0.6)), ('picture', 'right', 5.6, dict(wide=1.4, tall=1.0, z=1.8))))
