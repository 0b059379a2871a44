"""A winter garden of white brick under its glass, in the sun."""
from kit.built import roof


def build(product):
    return roof(product, 0.125, wall='white brick', hour='afternoon', pitch=40.0, outside=('sky', 1.3, 60),
                things=(('fern', 'right', 2.6, dict(z=2.55, seed=3, wide=0.55)), ('plant', 1.9, 4.6, dict(tall=3.7, kind='palm', seed=4, size=1.4))))
