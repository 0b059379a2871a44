"""A waiting room in dark brick at the blue hour, after rain: its blinds are nearly up, each to another height."""
from kit import stage, wear
from kit.built import facade_bay
from kit.materials import define, wet

define('wet flags', lambda: wet('wet flags', '#4b4a48', 0.45, 0.80, (0.8, 0.4, 0.006), size=0.4))


def build(product):
    chairs = tuple(('tubular_chair', x, y, dict(turn=turn)) for x, y, turn in ((0.16, 3.9, 4), (0.25, 3.95, -3), (0.42, 3.2, -62), (0.115, 2.7, 70)))
    picture = facade_bay(product, hour='dusk', light=dict(key=0.54, lamps=1.5), depth=0.20, wall='dark brick', lintel='dark brick', ground='wet flags', backs=('warm paint',), floors=('dark oak floor',), sides='white paint', tubes=False, lit=(0.10,),
        eye=-0.16, fill=0.81, foot=0.105, deep=4.7,
        rooms=((*chairs, ('plant', 0.50, 3.9, dict(tall=2.3, kind='palm', seed=4)), ('coffee-table2', 0.24, 2.9, dict(turn=86)), ('stack', 0.23, 2.9, dict(z=0.40, seed=4, cup=False)), ('noticeboard', 0.27, 'back', dict(wide=1.5, seed=3)), ('inner_door', 0.62, 'back', dict(mat='walnut')),
                ('clock', 0.735, 'back', dict(z=2.2)), ('hooks', 0.86, 'back', dict(n=6, coats=((1, 'cloth navy'), (4, 'cloth rust')))), ('bench', 0.86, 'back', dict(long=1.7)), ('umbrellas', 0.735, 'back'),
                ('pendant', 0.24, 2.9, dict(hang=2.25, top=4.4, wide=0.55, watts=62)), ('pendant', 0.80, 2.6, dict(hang=2.25, top=4.4, wide=0.55, watts=50))),))
    for a, b, fall, askew in ((-3.33, -1.14, 0.42, 0.0), (-1.09, 1.09, 0.20, 0.35), (1.14, 3.33, 0.85, 0.0)):
        wear.roller(a, b, 4.42, fall, 0.40, colour='#a89c84', askew=askew)
    wear.fallen(-5, 5, -2.2, -0.1, 40, 0.004, size=0.03)
    stage.mirrored('sky', 0.16, 215, panes=True)
    return {**picture, 'mirrors': 8}
