"""A library in an old factory of dark brick in the afternoon, its reading room behind the doors."""
from kit import wear
from kit.built import sliding_door
from kit.materials import define
from kit.place import sealed

define('library floor', lambda: sealed('library floor', '#6f6a62', 2.0))


def build(product):
    wear.mat(0.0, -0.70, 0, 1.9, 0.85, 2)
    picture = sliding_door(product, hour='afternoon', beside=('push plate',), eye=-0.30, z=1.40, lens=32, stop=1.2, outside=('esplanade', 1.0, 30),
        mirror=dict(windows=()),
        near=dict(wall='dark brick', floor='library floor', sun_from=1, left=1.05, right=1.2, ceiling='white paint', side=('dark brick', 'dark brick'), lamps=False, lintel='dark brick'),
        things=(('bench', -1.50, -0.42, dict(long=1.1)), ('stack', -1.62, -0.62, dict(z=0.455, seed=2, n=4, cup=False))),
        far=dict(wall='white paint', floor='dark oak floor', deep=9, end='white paint', ceiling='white paint', sunny=1, lamps=0.9),
        beyond=(*(('shelf', 'end', u, dict(wide=1.2, tall=2.5, rows=7, seed=int(30 * u), mat='birch')) for u in (0.10, 0.27, 0.44, 0.61, 0.78)),
                ('round-table', 0.15, 5.6), ('thonet', -0.10, 5.3, dict(turn=80)), ('thonet', 0.42, 6.0, dict(turn=-70)), ('stack', 0.15, 5.6, dict(z=0.76, seed=3)), ('backpack', 0.32, 5.0, dict(seed=4, mat='cloth green')),
                ('globe', -0.05, 5.2, dict(hang=2.3, top=3.3, r=0.2)), ('globe', 0.45, 6.6, dict(hang=2.3, top=3.3, r=0.2))))
    return {**picture, 'key': 0.62}
