"""The cloakroom of a small school, in the morning: what the children came in has been put down where they stood."""
from kit import opposite, wear
from kit.built import door


def build(product):
    opposite.outside(opposite.trees, [(-5.0, -15, 8), (-1.2, -19, 9.5), (2.2, -15, 8), (6.0, -18, 9)], 0.75, kinds=('sycamoreMaple',), seed=6, colours=('#6f7a48', '#7d8450'))
    opposite.outside(opposite.houses, -30, 0.62, low=6.0, high=8.0, seed=9, lit=0.0, width=80, gaps=0.0, sky=(0.46, 0.52, 0.60), colours=('#cfc6b4', '#c4b79e'), tiles='#8a7468')
    opposite.outside(opposite.ground, -30, 0.5, colour='#7d8464')
    wear.mat(0.25, -0.62, 0, 1.5, 0.8, 3)
    picture = door(product, hour='morning', thick=0.016, round_edge=True, eye=-0.56, z=1.12, lens=27, stop=1.1, beside=('call point',), outside=('sky', 0.5, 165),
        mirror=dict(windows=()),
        near=dict(wall='blue paint', floor='sand lino', side=('birch', 'white paint'), sun_from=1, left=1.1, right=0.92, ceiling='white paint', lamps=False),
        things=(('hooks', 'door', -0.66, dict(high=1.30, n=4, coats=(), bags=((1, 'cloth rust'), (2, 'cloth navy')))), ('bench', 'door', -0.62, dict(long=1.2)),
                ('bootie', 'door', -0.34, dict(turn=200)), ('noticeboard', 'door', 0.74, dict(wide=0.5, tall=0.95, z=-0.15, seed=5))),
        far=dict(wall='white paint', floor='sand lino', deep=8.5, bars=3, ceiling='white paint', lamps=0, sunny=1),
        beyond=(('hooks', 'right', 6.45, dict(n=5, high=1.25, coats=(), bags=((1, 'cloth mustard'), (3, 'cloth green')))), ('bench', 'right', 6.45, dict(long=1.2)),
                ('kids_shelves', 'right', 7.85, dict(back=True)), ('rug', -0.1, 5.4, dict(mat='blue carpet')), ('teddyBear', -0.45, 5.0, dict(turn=30)),
                ('children_table', -0.05, 5.5, dict(scale=1.4)), ('children_chair', -0.36, 5.6, dict(turn=70)), ('children_chair', 0.28, 5.9, dict(turn=-80))))
    return {**picture, 'key': 0.58}
