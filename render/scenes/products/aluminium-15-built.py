"""Flush facade 5600 x 5400 with silicone joints."""
from kit.built import facade_bay

SLUG = 'pf152esg-fasad-ei30'
ALT = ('Slät glasfasad med tolv rutor i liv med varandra och tunna mörka silikonfogar.')


def build():
    return facade_bay(5600, 4, (1800, 1800, 1800), 'ral9006', flush=True)
