"""A stair hall of cast concrete, from below, in low morning sun."""
from kit.built import roof


def build(product):
    return roof(product, 0.10, wall='cast', hour='morning', ceiling='white paint', seed=7.2, from_y=-0.35, eye=0.10, pitch=48, lens=21.5)
