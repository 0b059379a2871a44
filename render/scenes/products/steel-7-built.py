"""A library's entrance in the afternoon."""
from kit.built import sliding_door


def build(product):
    return sliding_door(product, hour='afternoon', beside=('push plate',), eye=0.34,
        near=dict(wall='terracotta lime', floor='terrazzo floor', sun_from=1, left=1.25, right=1.25, ceiling='white paint'),
        things=(('plant', -1.80, -0.55, dict(tall=1.35, seed=6, leaf=0.17)),),
        far=dict(wall='white paint', floor='terrazzo floor', deep=8, end='slats', ceiling='white paint'),
        beyond=(('shelf', 'left', 3.9, dict(wide=1.8, tall=1.6, rows=4)), ('shelf', 'left', 6.0, dict(wide=1.8, tall=1.6, rows=4, seed=4)), ('table', -0.1, 5.8, dict(long=2.0, on=('books', 'screen'))),
                ('chair', -0.22, 6.6, dict(mat='cloth rust')), ('chair', 0.05, 5.0, dict(turn=185)), ('globe', -0.35, 5.4, dict(hang=2.1, top=3.3, r=0.2)), ('globe', 0.25, 5.4, dict(hang=2.1, top=3.3, r=0.2)),
                ('plant', 0.62, 7.0, dict(tall=1.9, seed=8))))
