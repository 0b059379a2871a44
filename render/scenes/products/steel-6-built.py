"""A loft of brick in the afternoon, trees outside its window."""
from kit.built import window


def build(product):
    return window(product, hour='afternoon', wall='brick', lintel='brick', sill_mat='oak floor', eye=0.12, lens=40, side=-1, outside=('forest', 1.5, -75), stop=2.2,
        things=(('BlendSwap-CC-0/radiator3', 0.0, -0.15, dict(scale=1.1)), ('plant', 'sill', 0.40, dict(tall=0.46, seed=9, deep=0.05, size=0.5, kind='sword')), ('stack', 'sill', -0.36, dict(n=3, seed=2, turn=4))))
