"""A loft of brick in the afternoon."""
from kit.built import window


def build(product):
    return window(product, hour='afternoon', wall='brick', lintel='brick', sill_mat='oak floor', eye=0.32, side=1,
        things=(('plant', 'sill', 0.40, dict(tall=0.46, seed=9, deep=0.05, size=0.5, kind='sword')), ('stack', 'sill', -0.30, dict(n=4, seed=2, turn=4))))
