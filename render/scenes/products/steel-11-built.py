"""A waiting room in dark brick at the blue hour, after rain: its blinds are nearly up, each to another height."""
from kit import stage, wear
from kit.built import facade_bay, overhead
from kit.door import frosted
from kit.materials import define, wet
from kit.place import paint, slats

define('frosted', lambda: frosted(0.75, '#5b5f60'))                     # grey: the room behind the glass is lit
define('waiting green', lambda: paint('waiting green', '#7e897a', 0.6))
define('wet flags', lambda: wet('wet flags', '#4b4a48', 0.45, 0.80, (0.8, 0.4, 0.006), size=0.4))


def build(product):
    chairs = tuple(('tubular_chair', x, y, dict(turn=turn)) for x, y, turn in ((0.16, 3.9, 4), (0.25, 3.95, -3), (0.42, 3.2, -62), (0.115, 2.7, 70)))
    picture = facade_bay(product, hour='dusk', light=dict(key=0.54, lamps=1.5), depth=0.20, wall='dark brick', lintel='dark brick', ground='wet flags', backs=('waiting green',), floors=('dark oak floor',), sides='warm paint', tubes=False, lit=(0.10,),
        eye=-0.16, fill=0.81, foot=0.105, deep=4.7, parapet=1.3, marks=(0.90, 1.50),
        rooms=((*chairs, ('picture', 0.145, 'back', dict(wide=0.7, tall=0.95, z=0.35, seed=2)), ('rug', 0.245, 3.0, dict(long=2.4, wide=1.9, mat='wool')), ('plant', 0.50, 3.9, dict(tall=2.3, kind='palm', seed=4)), ('coffee-table2', 0.24, 2.9, dict(turn=86)), ('stack', 0.23, 2.9, dict(z=0.40, seed=4, cup=False)), ('noticeboard', 0.315, 'back', dict(wide=1.2, seed=3)), ('inner_door', 0.62, 'back', dict(mat='walnut')),
                ('clock', 0.735, 'back'), ('hooks', 0.86, 'back', dict(n=6, coats=((1, 'cloth navy'), (4, 'cloth rust')))), ('bench', 0.86, 'back', dict(long=1.7)), ('umbrellas', 0.735, 'back'),
                ('pendant', 0.24, 2.9, dict(hang=2.25, top=4.4, wide=0.55, watts=62)), ('pendant', 0.77, 2.6, dict(hang=2.25, top=4.4, wide=0.55, watts=44))),))
    overhead(-3.84, 3.84, 4.465, 4.7, ceiling='ceiling grid')
    slats(-0.75, 0.45, 4.69, 0.10, 4.25, 'slat', pitch=0.09, wide=0.055)
    for a, b, fall, askew in ((-3.33, -1.14, 0.42, 0.0), (-1.09, 1.09, 0.20, 0.35), (1.14, 3.33, 0.85, 0.0)):
        wear.roller(a, b, 4.42, fall, 0.40, colour='#a89c84', askew=askew)
    wear.fallen(-5, 5, -2.2, -0.1, 40, 0.004, size=0.03)
    stage.mirrored('sky', 0.16, 215, panes=True)
    return {**picture, 'mirrors': 8}
