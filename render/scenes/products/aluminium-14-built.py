"""A winter garden of white brick under its glass, late on a clear afternoon in autumn, its panes just washed."""
from kit.built import roof


def build(product):
    return roof(product, 0.125, wall='white brick', hour='afternoon', pitch=33.0, lens=19, eye=0.16, seed=5.1, sunny=(0.34, 0.80, -0.52), key=0.66,
                clouds=dict(cover=0.34, softness=0.55, opacity=0.55, bright=(5, 5.2, 5.6), scale=0.7, stretch=(1, 2.6)),
                things=(('plant', 1.25, 4.9, dict(tall=3.9, kind='palm', seed=4, size=1.4)), ('plant', 1.9, 3.9, dict(tall=3.1, kind='palm', seed=9, size=1.3))))
