"""A museum's stair hall late in the afternoon, while an exhibition is being built in the gallery ahead."""
from kit import opposite
from kit.built import door


def build(product):
    opposite.outside(opposite.houses, -26, 0.24, high=12.0, seed=12, lit=0.0, width=80, gaps=0.0, sky=(0.46, 0.50, 0.54), colours=('#9c8e7a', '#8b6a52', '#a09684'))
    opposite.outside(opposite.trees, [(-4.2, -15, 8), (-1.0, -17, 10), (2.6, -15, 8.5), (5.4, -17, 9.5)], 0.42, kinds=('sycamoreMaple',), seed=3, colours=('#5c6b34', '#4d5c30'))
    opposite.outside(opposite.ground, -26, 0.20, colour='#7a756b')
    picture = door(product, hour='morning', setback=0.004, thick=0.055, beside=('call point', ('sign', 'Hall 1', 'Utgång')), eye=0.50, z=1.10, lens=30, outside=('city', 0.7, 150),
        mirror=dict(windows=((1.25, 1.6),)),
        near=dict(wall='cast', floor='dark terrazzo', ceiling='white paint', side=('cast', 'white paint'), sun_from=-1, left=1.05, right=1.05, lamps=False),
        things=(('bench', 'left', -0.95, dict(long=1.3, top='birch')),),
        far=dict(wall='white paint', floor='dark terrazzo', lamps=0.3, deep=8.5, bars=3, ceiling='white paint', sunny=0),
        beyond=(('plinth', -0.38, 3.9, dict(turn=8)), ('ladder', 0.52, 5.2, dict(tall=2.2, turn=28)), ('parcels', 0.05, 6.2, dict(n=4, seed=3)), ('floor_paper', 0.30, 4.4, dict(long=2.4, turn=70))))
    return {**picture, 'key': 0.56}
