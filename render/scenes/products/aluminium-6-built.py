"""Pair of doors under an arched head, 1900 x 2700."""
from kit.built import door

SLUG = 'pe78ei-design-line-ei30-dorr-och-parti'
ALT = ('Glasad pardörr i varmgrå aluminium under ett välvt överljus i en putsad vägg.')


def build():
    return door(1900, 2700, 'sand wall', 'dark floor', 'oak', from_left=False, skin='ral7039', leaves=2, face=140, rise=0.56, beside=('plan',))
