"""A stair hall of cast concrete, from below, in low sun: rain has left its marks and the wind its leaves."""
from kit.built import roof


def build(product):
    return roof(product, 0.10, wall='cast', hour='morning', ceiling='white paint', seed=7.2, from_y=-0.7, eye=-0.22, pitch=38, lens=20, litter=60, sunny=(0.42, 0.80, -0.50), key=0.56,
                clouds=dict(cover=0.40, softness=0.6, opacity=0.5, bright=(4, 4.2, 4.6), scale=0.8, stretch=(1, 2.4)), things=(('globe', 2.5, 4.55, dict(hang=2.75, top=3.7, r=0.2)),))
