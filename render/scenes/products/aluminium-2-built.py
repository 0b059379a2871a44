"""A hotel's corridor late in the evening, lit by its lamps alone, and its lounge."""
from kit.built import door


def build(product):
    return door(product, hour='night', setback=0.004, thick=0.045, beside=('reader', ('sign', '2', 'Lounge')), eye=-0.55, z=1.25, lens=30,
        mirror=dict(windows=(), door=0.62, strength=0.8),
        near=dict(wall='green paint', floor='wine carpet', side=('green paint', 'walnut'), left=1.05, right=0.95, ceiling='white paint', lamps=0.55),
        things=(('sconce', 'door', 0.62, dict(watts=2.6)), ('sconce', 'door', -0.36, dict(watts=2.6)), ('armchair3', 'door', -0.50, dict(back=True, turn=10))),
        far=dict(wall='rose paint', floor='dark oak floor', end='slats', deep=6.2, ceiling='white paint', lamps=0.9, colour=(1, 0.76, 0.52)),
        beyond=(('winchesterArmchair', -0.50, 3.7, dict(turn=35, mats='leather')), ('armchair3', 0.55, 4.2, dict(turn=-40, mats={'*': 'cloth green'})), ('oriental-rug', 0.05, 3.6, dict(spin=90)),
                ('coffee-table2', 0.02, 3.9, dict(scale=0.8)), ('floor_lamp', 0.95, 5.2), ('plant', -0.85, 5.5, dict(tall=1.7, seed=4)), ('globe', 0.0, 3.9, dict(hang=1.85, top=2.6)),
                ('picture', 'right', 4.0, dict(wide=0.9, tall=1.1, colours=('#b98a3e', '#d8cfb8', '#2f4a3c')))))
