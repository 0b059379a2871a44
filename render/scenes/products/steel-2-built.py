"""The cloakroom of a small school, in the morning."""
from kit.built import door


def build(product):
    return door(product, hour='morning', thick=0.016, round_edge=True, eye=-0.56, z=1.12, lens=27, beside=('call point',),
        mirror=dict(windows=((0.55, 2.0), (-1.0, 1.4)),),
        near=dict(wall='blue paint', floor='sand lino', side=('birch', 'white paint'), sun_from=1, left=1.1, right=0.92),
        things=(('hooks', 'door', -0.62, dict(high=1.30, n=4, coats=())), ('bootie', 'door', -0.5, dict(back=True, turn=20))),
        far=dict(wall='white paint', deep=8.5, bars=3),
        beyond=(('hooks', 'right', 4.6, dict(n=9, high=1.45, coats=())), ('bench', 'right', 4.6, dict(long=2.2)),
                ('kids_shelves', 'right', 6.9, dict(back=True)), ('noticeboard', 'right', 7.9, dict(wide=1.3)), ('plant', -0.5, 7.6, dict(tall=1.7)), ('rug', -0.1, 5.4, dict(mat='blue carpet')),
                ('children_table', -0.15, 5.3, dict(scale=1.4)), ('children_chair', -0.42, 5.1, dict(turn=70)), ('children_chair', 0.1, 5.6, dict(turn=-80))))
