"""A stair hall of cast concrete, from below, in the afternoon."""
from kit.built import roof


def build(product):
    return roof(product, 0.10, wall='cast', hour='afternoon', ceiling='white paint', things=(('globe', 0, 2.1, dict(hang=3.3, top=5.2, r=0.24)),))
