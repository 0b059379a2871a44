"""A library's entrance in the afternoon."""
from kit.built import sliding_door


def build(product):
    return sliding_door(product, hour='afternoon', beside=('push plate',), eye=-0.50, z=1.30, lens=28,
        mirror=dict(windows=((0.45, 2.2), (-0.9, 1.5))),
        near=dict(wall='terracotta lime', floor='terrazzo floor', sun_from=-1, left=1.3, right=1.2, ceiling='white paint', lamps=False),
        things=(('bullet-trash-can', 1.62, -0.35, dict(mats={'*': 'ral9007'})), ('stroller', -1.62, -0.62, dict(turn=-64))),
        far=dict(wall='white paint', floor='terrazzo floor', deep=8, end='slats', ceiling='white paint', sunny=-1),
        beyond=(('full-bookcase', 'right', 3.4, dict(back=True)), ('full-bookcase', 'right', 4.32, dict(back=True)), ('full-bookcase', 'right', 5.24, dict(back=True)), ('full-bookcase', 'right', 6.16, dict(back=True)),
                ('round-table', -0.15, 5.2), ('thonet', -0.40, 4.9, dict(turn=80)), ('thonet', 0.08, 5.6, dict(turn=-70)), ('stack', -0.15, 5.2, dict(z=0.76, seed=3)), ('globe', -0.35, 5.4, dict(hang=2.1, top=3.3, r=0.2)),
                ('globe', 0.2, 5.6, dict(hang=2.1, top=3.3, r=0.2)), ('plant', -0.70, 7.0, dict(tall=1.9, seed=8)), ('female03', 0.42, 6.0, dict(turn=112))))
