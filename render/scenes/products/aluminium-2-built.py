"""A hotel's corridor at dusk, and its lounge."""
from kit.built import door


def build(product):
    return door(product, hour='dusk', setback=0.004, thick=0.045, beside=('reader',), eye=0.40,
        near=dict(wall='warm paint', floor='wine carpet', sun_from=1, side=(None, 'walnut'), left=0.82, right=0.9, ceiling='white paint'),
        things=(('plant', -1.22, -0.42, dict(tall=0.95, kind='sword', seed=2)),),
        far=dict(wall='rose paint', floor='dark oak floor', end='slats', deep=6, ceiling='white paint', lamps=0.8),
        beyond=(('armchair', -0.55, 3.9, dict(turn=-25, mat='cloth rust')), ('armchair', 0.75, 4.4, dict(turn=30, mat='cloth green')), ('rug', 0.15, 3.6, dict(mat='blue carpet')),
                ('globe', -0.1, 3.6, dict(hang=1.75, top=2.6)), ('globe', 0.55, 4.6, dict(hang=1.95, top=2.6, r=0.11)), ('plant', 1.0, 5.4, dict(tall=1.7, seed=4))))
