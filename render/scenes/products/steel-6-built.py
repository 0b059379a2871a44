"""A loft of brick in the afternoon: another house of the works stands across the yard, a bare tree before it."""
from kit import opposite, wear
from kit.built import window


def build(product):
    opposite.outside(opposite.houses, -17, 0.46, down=3.2, high=15.0, seed=8, lit=0.04, width=70, gaps=0.0, sky=(0.5, 0.58, 0.68), colours=('#8d5a45', '#a58a68', '#7c4a38'))
    opposite.outside(opposite.trees, [(2.6, -12, 10), (-4.5, -13, 11)], 0.35, kinds=('sycamoreMaple',), down=3.2, seed=5, colours=('#6b6a2c', '#7d6a2e'))
    picture = window(product, hour='afternoon', wall='brick', lintel='brick', sill_mat='oak floor', eye=0.22, lens=40, side=-1, outside=('sky', 0.9, -75), stop=1.5,
                     things=(('BlendSwap-CC-0/radiator3', 0.0, -0.15, dict(scale=1.1)), ('plant', 'sill', 0.40, dict(tall=0.46, seed=9, deep=0.05, size=0.5, kind='sword')), ('stack', 'sill', -0.30, dict(n=3, seed=2, turn=14))))
    wear.cable([(0.86, 2.9), (0.86, 1.05)], -0.004, 0.005, seed=2)
    wear.switches(0.86, 1.02, -0.004, 1)
    return picture
