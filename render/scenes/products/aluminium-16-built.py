"""Flush facade 7500 x 8400 with a dark opaque band between the floors; dusk."""
from kit.built import facade_bay

SLUG = 'pf152esg-fasad-ei60'
ALT = ('Stor slät glasfasad med silikonfogar och ett mörkt band mellan våningarna, upplyst inifrån i skymning.')


def build():
    return facade_bay(7500, 5, (2400, 2400, 1200, 2400), 'ral8019', flush=True, opaque=(2,), evening=True)
