"""A branch library in the blue hour, shelves from wall to wall, one table still lit; above it somebody lives, behind blinds."""
from kit import stage, wear
from kit.built import facade_bay
from kit.facade import downpipe, sconce
from kit.furnish import put


def build(product):
    shelves = tuple(('shelf', 0.085 + 0.166 * i, 'back', dict(wide=1.22, tall=2.5, rows=7, seed=3 * i + 1, mat='walnut')) for i in range(6))
    picture = facade_bay(product, hour='dusk', light=dict(sky=((0.05, 0.11, 0.36), (0.33, 0.39, 0.60), 0.8, 0.5, 5.0), key=0.44, lamps=1.7), wall='cast', backs=('warm paint', 'warm paint'), floors=('dark oak floor', 'oak floor'), sides='warm paint',
        eye=-0.48, fill=0.855, foot=0.075, parapet=2.2, ground='dark paving', tubes=False, lit=(0.8, 0.10), deep=5.0, far=dict(low=5, high=8, seed=3, light=0.5, lit=0.12, gaps=0.4, glow=0.9),
        rooms=((*shelves, ('table', 0.27, 2.5, dict(long=2.6, deep=1.0, top='walnut', turn=3)), ('reading_lamp', 0.20, 2.45, dict(z=0.74, turn=4)), ('reading_lamp', 0.34, 2.55, dict(z=0.74, turn=-8, lit=False)), ('stack', 0.26, 2.3, dict(z=0.74, seed=3)),
                ('spindle', 0.18, 1.6, dict(turn=168, seed=1)), ('spindle', 0.30, 1.35, dict(turn=205, seed=2)), ('spindle', 0.36, 3.4, dict(turn=12, seed=3)), ('spindle', 0.22, 3.35, dict(turn=-5, seed=4)),
                ('trolley', 0.83, 2.4, dict(turn=62, load='books')), ('pendant', 0.27, 2.5, dict(hang=2.0, top=2.98, wide=0.5, watts=26)), ('stool', 0.70, 4.2, dict(high=0.42)),
                ('hooks', 0.9866, 2.6, dict(turn=-90, n=6, coats=((1, 'cloth navy'), (4, 'cloth mustard'))))),
               (('shelf', 0.30, 'back', dict(wide=3.0, tall=2.0, seed=6)), ('picture', 0.66, 'back', dict(z=1.5)), ('globe', 0.60, 2.3, dict(hang=1.55, top=2.36, r=0.19)), ('plant', 0.87, 0.9, dict(tall=1.5, kind='rubber')))))
    for i, fall, askew in ((0, 1.92, 0.1), (1, 0.62, -0.2), (3, 0.34, 0.9), (4, 1.15, 0.0)):
        wear.roller(-3.21 + 1.3 * i, -1.99 + 1.3 * i, 5.66, fall, 0.40, '#d9c6a4', askew)
    stage.area((0, 1.3, 2.5), (0, -2.4, 0), 5.4, 120, (1, 0.76, 0.50), height=0.5, spread=120, mirrored=False)      # what the room gives the pavement
    stage.bulb((0.75, 2.3, 4.85), 0.19, 230, (1, 0.76, 0.48))
    sconce(3.65, 2.45, watts=9, mat='ral7016')
    downpipe(4.55, 0.12, 7.9)
    put('bench', 5.75, -0.25, 0)
    wear.mat(0.0, -0.35, 0, 1.1, 0.6, 5)
    wear.fallen(-5, 6, -2.0, -0.03, 60, 0.004, size=0.034)
    return picture
