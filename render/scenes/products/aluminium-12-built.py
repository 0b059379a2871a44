"""Capped facade 6500 x 5700 with a door and an opaque band."""
from kit.built import facade_bay

SLUG = 'pf152ei-fasad-ei30'
ALT = ('Glasfasad i grå aluminium med synliga täcklister, glasad dörr i mitten och ett tätt band ovanför.')


def build():
    return facade_bay(6500, 5, (2700, 900, 2100), 'ral9007', doors=2, opaque=(1,))
