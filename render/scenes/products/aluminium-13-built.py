"""Capped facade over three storeys, 4500 x 9000."""
from kit.built import facade_bay

SLUG = 'pf152ei-fasad-ei60'
ALT = ('Hög glasfasad i tre våningar med smala antracitgrå täcklister.')


def build():
    return facade_bay(4500, 3, (3000, 3000, 3000), 'ral7016')
