"""Entrance facade with three panes the height of a room, 6700 x 4500."""
from kit.built import facade_bay

SLUG = 'viss-fire-fasad-ei30'
ALT = ('Entréfasad med tre rumshöga glasrutor mellan smala svarta stålposter, upplyst i skymning.')


def build():
    return facade_bay(6700, 3, (4500,), 'ral9005', face=0.06, evening=True, depth=0.2, wall='brick wall')
