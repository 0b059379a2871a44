"""A stair hall of cast concrete, from below, in low sun: rain has left its marks on panes and walls."""
from kit import wear
from kit.built import roof


def build(product):
    wear.streaks(-2.4, -0.7, 3.69, 1.5, 5.095, 0.42)
    return roof(product, 0.10, wall='cast', hour='morning', ceiling='white paint', seed=7.2, from_y=-0.7, eye=-0.22, pitch=38, lens=20, litter=14, sunny=(0.42, 0.80, -0.50), key=0.56,
                clouds=dict(cover=0.40, softness=0.6, opacity=0.5, bright=(4, 4.2, 4.6), scale=0.8, stretch=(1, 2.4)))
