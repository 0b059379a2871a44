"""The stair of an office house of yellow brick in the morning: concrete flights behind the glass, the street still in shadow."""
from kit import opposite, stage, wear
from kit.built import facade_bay
from kit.facade import branches, downpipe, shadow
from kit.furnish import put

WAY = (0.76, 0.50, -0.40)


def build(product):
    branches(-11.0, -5.2, 3.2, 4.4, seed=9, leaves=6, leaf=0.06)
    shadow([(-30, -6), (-30, 4.3), (-4.4, 4.3), (-1.2, 2.5), (30, 2.5), (30, -6)], WAY)
    picture = facade_bay(product, hour='morning', light=dict(sun=(7.0, WAY, (1, 0.80, 0.58)), lamps=1.3, key=0.66), wall='yellow brick', lintel='yellow brick', backs=('cast',), floors=('dark terrazzo', 'step'), sides='white paint', eye=0.42, fill=1.0, foot=0.045, lens=28, tubes=False, marks=(0.889, 1.489),
        lit=(1.5, 0.9, 0.4), shaft=1.35, deep=3.9,
        windows=((-4.9, 3.95, 1.5, 1.5), (-4.9, 6.95, 1.5, 1.5), (-4.9, 0.95, 1.5, 1.5), (4.9, 3.95, 1.5, 1.5), (4.9, 6.95, 1.5, 1.5)),
        rooms=((),
               (('plant', 0.14, 0.8, dict(tall=0.9, kind='sword')),),
               ()))
    for i in range(3):
        wear.dust(-2.25 + 1.5 * i, -0.75 + 1.5 * i, 0.02, 2.6, 0.105, 0.16)
    downpipe(-2.95, 0.05, 9.5, -0.09, 'ral7016', 0.05)
    put('sand_box', 3.5, -0.06, 4)
    opposite.ground(-24, 0.4)
    stage.mirrored('sky', 0.55, 190, panes=True)
    return {**picture, 'mirrors': 8}
