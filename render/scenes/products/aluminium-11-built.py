"""Three tall panes butt-jointed to a wall 4800 x 3300, EI60; evening."""
from kit.built import partition

SLUG = 'pe78ei-stumfogat-glasparti-ei60'
ALT = ('Hög glasvägg med tre stora rutor och svart ram i kanterna framför ett upplyst mötesrum i skymning.')


def build():
    return partition(4800, 3300, 3, 'ral9005', 0.031, floor='dark floor', wall='panel wall', evening=True)
