"""A winter garden of white brick, from below, by day."""
from kit.built import roof


def build(product):
    return roof(product, 0.125, wall='white brick', hour='day', seed=7.1,
                things=(('fern', 'right', 2.6, dict(z=2.55, seed=3, wide=0.55)), ('fern', 'left', 3.9, dict(z=2.3, seed=6, wide=0.48)), ('plant', 1.9, 4.6, dict(tall=3.7, kind='palm', seed=4, size=1.4))))
