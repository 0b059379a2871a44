"""A stair hall of cast concrete, from below, in the afternoon."""
from kit.built import roof


def build(product):
    return roof(product, 0.10, wall='cast', hour='afternoon', ceiling='white paint', seed=11.6,
                things=(('pendant', 0.35, 2.4, dict(hang=3.35, top=5.2, wide=0.5, mat='ral3009')), ('pendant', -0.45, 2.9, dict(hang=3.75, top=5.2, wide=0.38, mat='black'))))
