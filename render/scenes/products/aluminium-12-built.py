"""A branch library in the blue hour, shelves from wall to wall, one table still lit."""
from kit import stage, wear
from kit.built import facade_bay
from kit.facade import sconce
from kit.furnish import put


def build(product):
    shelves = tuple(('shelf', 0.085 + 0.166 * i, 'back', dict(wide=1.22, tall=2.5, rows=7, seed=3 * i + 1, mat='walnut')) for i in range(6))
    picture = facade_bay(product, hour='dusk', light=dict(sky=((0.07, 0.14, 0.40), (0.34, 0.40, 0.58), 0.8, 0.5, 5.0), key=0.44, lamps=1.7), wall='cast', windows=((5.6, 4.05, 1.2, 1.5),), backs=('warm paint', 'white paint'), floors=('dark oak floor', 'oak floor'), sides='warm paint',
        eye=-0.55, fill=0.97, foot=0.07, parapet=2.2, ground='dark paving', tubes=False, lit=(0.8, 0.05), deep=5.0,
        rooms=((*shelves, ('table', 0.27, 2.5, dict(long=2.6, deep=1.0, top='walnut', turn=3)), ('reading_lamp', 0.20, 2.45, dict(z=0.74, turn=4)), ('reading_lamp', 0.34, 2.55, dict(z=0.74, turn=-8, lit=False)), ('stack', 0.26, 2.3, dict(z=0.74, seed=3)),
                ('spindle', 0.18, 1.6, dict(turn=168, seed=1)), ('spindle', 0.30, 1.35, dict(turn=205, seed=2)), ('spindle', 0.36, 3.4, dict(turn=12, seed=3)), ('spindle', 0.22, 3.35, dict(turn=-5, seed=4)),
                ('trolley', 0.83, 2.4, dict(turn=62, load='books')), ('pendant', 0.27, 2.5, dict(hang=2.0, top=2.98, wide=0.5, watts=26)), ('stool', 0.70, 4.2, dict(high=0.42))),
               (('shelf', 0.3, 'back', dict(wide=3.0, tall=1.6, seed=6)), ('plant', 0.90, 0.8, dict(tall=0.8, kind='sword')))))
    sconce(3.65, 2.45, watts=9, mat='ral7016')
    put('bench', 4.9, -0.25, 0)
    wear.mat(0.0, -0.35, 0, 1.1, 0.6, 5)
    wear.fallen(-5, 6, -2.0, -0.03, 60, 0.004, size=0.034)
    stage.mirrored('sky', 0.16, 100, panes=True)
    return {**picture, 'mirrors': 8}
