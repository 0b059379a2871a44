"""A school's corridor on a summer morning, outside the woodwork room."""
from kit import opposite, wear
from kit.built import door
from kit.materials import define, plain
from kit.place import lino, paint

define('corridor wall', lambda: paint('corridor wall', '#b9b3a4', 0.5))
#: White film: etched squares would be lost before the lit wall of the room.
define('frosted', lambda: plain('frosted', '#fbfbf8', 0.5, 0.3))
define('corridor lino', lambda: lino('corridor lino', '#68756a'))


def build(product):
    opposite.outside(opposite.houses, -24, 0.30, high=11.0, seed=12, lit=0.0, width=80, gaps=0.0, sky=(0.44, 0.52, 0.60), colours=('#9c8e7a', '#8b6a52', '#a09684'))
    opposite.outside(opposite.trees, [(-4.2, -15, 8), (-1.4, -14, 7), (1.8, -15, 8.5), (4.4, -14, 7.5)], 0.42, kinds=('sycamoreMaple',), seed=3, colours=('#5c6b34', '#4d5c30'))
    opposite.outside(opposite.ground, -24, 0.22, colour='#6c7250')
    wear.foot(-0.47, 0.47, 0.14, 0.05, strength=0.2)
    wear.foot(0.52, 1.7, 0.4, 0.0, strength=0.3)
    wear.foot(-2.0, -0.52, 0.4, 0.0, strength=0.3)
    picture = door(product, hour='morning', setback=0.004, beside=(('sign', 'B 112', 'Slöjd'), 'extinguisher'), eye=0.46, z=1.18, lens=32, fill=0.80, foot=0.08, stop=4.0, outside=('park', 0.5, 200),
        mirror=dict(windows=((-1.1, 1.3),), strength=0.6, soft=0.5),
        near=dict(wall='corridor wall', floor='corridor lino', side=('corridor wall', 'corridor wall'), ceiling='white paint', left=1.0, right=1.15, lamps=False),
        far=dict(wall='sage paint', floor='oak floor', deep=8, ceiling='white paint', bars=3, sunny=0, lamps=3.6, sill=0.9),
        beyond=(('workbench', 'left', 3.4, dict(long=2.2)), ('stool', 0.30, 3.3, dict(high=0.55)), ('stool', 0.62, 4.3, dict(high=0.55)), ('workbench', 'left', 6.2),
                ('table', 0.35, 5.6, dict(long=1.8, top='birch', turn=6)), ('parcels', 0.2, 6.9, dict(n=2, seed=3))))
    return {**picture, 'key': 0.68}
