"""Pair of doors 1900 x 2100, white, thin glass."""
from kit.built import door

SLUG = 'pe78ei-design-line-eco-ei30'
ALT = ('Vit glasad pardörr i aluminium med två lika breda dörrblad i en tegelvägg.')


def build():
    return door(1900, 2100, 'brick wall', 'slab floor', skirting=None, from_left=False, exposure=0.4, skin='ral9016', leaves=2, face=140, setback=0.004, thick=0.015, beside=('extinguisher',))
