"""A loft of brick in the afternoon."""
from kit.built import window


def build(product):
    return window(product, hour='afternoon', wall='brick', lintel='brick', sill_mat='oak floor', eye=0.32, side=1,
        things=(('plant', 'sill', 0.38, dict(tall=0.50, leaf=0.085, wide=0.19, seed=9, deep=0.06, size=0.5)), ('pendant', -0.95, -0.5, dict(hang=2.05, top=2.9, wide=0.36)),
                ('radiator', 0.0, 0.0, dict(long=1.1, tall=0.55))))
