"""A meeting room along an office's corridor, by day."""
from kit.built import partition


def build(product):
    return partition(product, 0.023, hour='day', floor='oak floor', wall='warm paint', carpet='blue carpet', camera=((-2.6, -4.3, 1.45), (0.15, 0.0, 1.36), 30), seat='osakaChair', chairs=None, ceiling='white paint',
        outside=('city', 0.7, 20), things=(('plant', 0.62, 4.1, dict(tall=1.8, seed=2)), ('screen', 'right', 2.4, dict(wide=1.5))))
