"""Five panes butt-jointed to a wall 6000 x 2800 between a corridor and a meeting room."""
from kit.built import partition

SLUG = 'pe78ei-stumfogat-glasparti-ei30'
ALT = ('Glasvägg med fem rutor och tunna stumfogar framför ett mötesrum i dagsljus.')


def build():
    return partition(6000, 2800, 5, 'anodised', 0.023)
