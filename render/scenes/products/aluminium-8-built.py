"""Door with sidelight and overlight, 1900 x 2700, smoke protection."""
from kit.built import door

SLUG = 'pe78ei-design-line-ei90-rokskydd'
ALT = ('Mörkgrönt glasat dörrparti med enkeldörr, sidoljus till vänster och överljus i en vitmålad tegelvägg.')


def build():
    return door(1900, 2700, 'white brick', 'dark floor', skirting=None, skin='ral6012', face=150, sidelight=800, overlight=500, thick=0.037, beside=('reader', 'plan'))
