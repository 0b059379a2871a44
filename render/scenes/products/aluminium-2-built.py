"""A small hotel's corridor of oak and lime in the morning sun, and its lounge."""
from kit import wear
from kit.built import door


def build(product):
    wear.mat(0.36, -0.40, 0, 0.80, 0.50, 5)
    picture = door(product, hour='morning', setback=0.004, thick=0.045, beside=('reader', ('sign', '2', 'Lounge')), eye=-0.50, z=1.32, lens=32, outside=('forest', 0.75, 60),
        mirror=dict(windows=((-1.25, 1.3),)),
        near=dict(wall='lime', floor='oak floor', side=('lime', 'veneer'), sun_from=-1, left=1.02, right=0.98, ceiling='white paint', lamps=False),
        things=(('umbrellas', 'door', 0.78), ('armchair3', -1.46, -0.62, dict(turn=58, mats={'*': 'cloth grey'})), ('backpack', 'door', 0.42, dict(mat='cloth navy', turn=12, seed=3))),
        far=dict(wall='lime', floor='oak floor', deep=7.0, end='lime', ceiling='white paint', lamps=0, sunny=-1),
        beyond=(('couch2', 0.10, 5.6, dict(turn=0, mats={'*': 'cloth grey'})), ('rug', 0.05, 4.4, dict(long=2.6, wide=1.8, mat='wool')), ('coffee-table2', 0.05, 4.5, dict(turn=8)), ('stack', 0.02, 4.5, dict(z=0.42, seed=4)),
                ('floor_lamp', 0.80, 5.9, dict(lit=False)), ('plant', -0.80, 5.9, dict(tall=1.5, seed=4, kind='rubber')),
                ('picture', 'end', 0.60, dict(wide=1.1, tall=0.8, colours=('#b8a98c', '#e4ddcd', '#6f7468'), rim='oak solid')), ('basket', -0.45, 4.0, dict(colour='#8a7350'))))
    return {**picture, 'key': 0.60}
