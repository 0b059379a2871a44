"""A library in an old house of dark plaster in the afternoon, its reading room behind the doors. Nothing stands where the leaves run."""
from kit import stage, wear
from kit.built import sliding_door
from kit.facade import lettering
from kit.materials import define, plain, planks
from kit.place import View, limewash, sealed

define('library floor', lambda: sealed('library floor', '#6f6a62', 2.0))
define('library plaster', lambda: limewash('library plaster', '#66675f'))
define('library oak', lambda: planks('library oak', ('#55493c', '#695a49', '#7d6b57'), 0.36))
define('pale letters', lambda: plain('pale letters', '#d8c9a2', 0.5))
EYE, LENS, DEEP = 0.32, 32, 8


def build(product):
    wear.foot(-3.0, -1.32, 0.45, 0.0, strength=0.35)
    wear.foot(1.32, 3.2, 0.45, 0.0, strength=0.35)
    lettering('Läsesal', -2.36, 0.0, 2.71, 0.24, 'pale letters', 0.016)
    view = View(product['width'] / 1000, product['height'] / 1000, EYE, LENS)
    across = lambda x, y: ((x - view.x) * view.distance / (view.distance + y) + view.x) / (view.w / 2)      # the place in the opening where x at depth y is seen
    end = DEEP - 0.005
    cases = [('shelf', across(-3.15 + 1.2 * i, end), end, dict(wide=1.2, tall=2.5, rows=7, seed=5 + 3 * i, mat='birch')) for i in range(6)]
    side = [('shelf', 'left', 1.75 + 1.2 * i, dict(wide=1.2, tall=2.5, rows=7, seed=40 + 3 * i, mat='birch')) for i in range(4)]
    picture = sliding_door(product, hour='afternoon', eye=EYE, z=1.36, lens=LENS, stop=1.2, outside=('esplanade', 1.0, 30),
        mirror=dict(windows=()),
        near=dict(wall='library plaster', floor='library floor', sun_from=1, left=1.16, right=1.12, ceiling='white paint', side=('library plaster', 'library plaster'), lamps=False),
        far=dict(wall='white paint', floor='library oak', deep=DEEP, end='white paint', ceiling='white paint', sunny=1, lamps=0),
        beyond=(*cases, *side, ('round-table', -0.20, 4.4), ('thonet', -0.48, 4.0, dict(turn=70)), ('thonet', 0.08, 4.9, dict(turn=-60)), ('stack', -0.20, 4.4, dict(z=0.76, seed=3)), ('backpack', 0.14, 4.0, dict(seed=4, mat='cloth navy')),
                ('globe', -0.42, 5.0, dict(hang=2.35, top=3.3, r=0.19)), ('globe', 0.42, 5.8, dict(hang=2.35, top=3.3, r=0.19))))
    stage.area((-0.4, 5.0, 2.7), (-0.4, 5.2, 0), 1.6, 40, (1, 0.80, 0.56), height=2.4, mirrored=False)           # what the globes give
    return {**picture, 'key': 0.50}
