"""Pyramid roof of glass 5000 x 5000, 30 degrees, from below."""
from kit.built import roof

SLUG = 'viss-fire-glastak-ei30'
ALT = ('Pyramidformat glastak med smala mörka stålprofiler, sett underifrån mot himlen.')


def build():
    return roof(5000, 5000, 4, 3, 'pyramid', 30, 'ral7021', 0.095, 0.05)
