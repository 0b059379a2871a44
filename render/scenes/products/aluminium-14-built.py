"""A light court of white brick, from below, by day."""
from kit.built import roof


def build(product):
    return roof(product, 0.125, wall='white brick', hour='day', things=(('globe', -0.9, 3.0, dict(hang=3.2, top=5.4, r=0.2)), ('globe', 0.9, 3.0, dict(hang=3.2, top=5.4, r=0.2))))
