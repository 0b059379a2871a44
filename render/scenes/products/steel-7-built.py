"""A library's entrance in the afternoon, its reading room behind the doors."""
from kit.built import sliding_door


def build(product):
    return sliding_door(product, hour='afternoon', beside=('push plate', 'socket'), eye=-0.14, z=1.45, lens=34, stop=2.0, outside=('esplanade', 1.3, 30),
        mirror=dict(windows=()),
        near=dict(wall='terracotta lime', floor='dark terrazzo', sun_from=1, left=1.05, right=1.2, ceiling='white paint', side=('terracotta lime', 'terracotta lime'), lamps=False),
        things=(('plant', -1.72, -0.5, dict(tall=1.7, kind='rubber', seed=6)),),
        far=dict(wall='white paint', floor='dark oak floor', deep=9, end='white paint', ceiling='white paint', sunny=1, lamps=0.6),
        beyond=(*(('full-bookcase', 'end', u, dict(back=True)) for u in (0.10, 0.28, 0.46, 0.64)),
                ('round-table', 0.15, 5.6), ('thonet', -0.10, 5.3, dict(turn=80)), ('thonet', 0.42, 6.0, dict(turn=-70)), ('stack', 0.15, 5.6, dict(z=0.76, seed=3)), ('basket', -0.45, 4.2), ('backpack', 0.30, 5.0, dict(seed=4, mat='cloth rust')),
                ('globe', -0.05, 5.2, dict(hang=2.3, top=3.3, r=0.2)), ('globe', 0.45, 6.6, dict(hang=2.3, top=3.3, r=0.2))))
