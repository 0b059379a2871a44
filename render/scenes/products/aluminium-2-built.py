"""Glazed door with a left sidelight, 1700 x 2100."""
from kit.built import door

SLUG = 'pe78ei-design-line-ei60'
ALT = ('Glasad aluminiumdörr med fast sidoljus till vänster i en vägg av sandfärgad puts.')


def build():
    return door(1700, 2100, 'sand wall', 'dark floor', 'oak', skin='ral9006', face=145, sidelight=700, setback=0.004, thick=0.045, beside=('plan',))
