"""A meeting room along an office's corridor, early: the low sun comes through it, and those who worked late have left their things."""
from kit.built import partition


def build(product):
    return partition(product, 0.023, hour='morning', floor='oak floor', wall='warm paint', carpet='blue carpet', camera=((-2.45, -4.2, 1.45), (0.25, 0.0, 1.33), 31), seats=0, ceiling='white paint', lines=0, lamps=0.3, key=0.52,
        outside=('city', 0.34, 20), sunny=(-0.48, -0.78, -0.345), drawn=((0, 0.52, 0.0), (1, 0.40, 1.1), (3, 0.30, 0.0)),
        things=(('table', -0.04, 2.5, dict(long=3.3, deep=1.15, top='walnut', on=('laptop', 'cups', 'books'))),
                ('swivel', -0.40, 1.62, dict(turn=168, seed=1)), ('swivel', -0.13, 1.15, dict(turn=118, seed=2)), ('swivel', 0.20, 1.66, dict(turn=186, seed=3)),
                ('swivel', -0.28, 3.42, dict(turn=12, seed=4)), ('swivel', 0.05, 3.6, dict(turn=-38, seed=5)), ('swivel', 0.33, 2.5, dict(turn=-100, seed=6)),
                ('plant', 0.60, 4.2, dict(tall=1.9, seed=2)), ('whiteboard', 'right', 2.3, dict(wide=2.0, seed=4)), ('basket', 0.62, 3.2), ('bench', 'door', 0.80, dict(long=1.1)), ('backpack', 0.05, 0.9, dict(turn=30, seed=3))))
