"""The coats' room of a small school, in the morning."""
from kit.built import door


def build(product):
    return door(product, hour='morning', thick=0.016, round_edge=True, eye=-0.32,
        near=dict(wall='blue paint', floor='sand lino', side=('white paint', 'birch')),
        things=(('hooks', 'right', -0.8, dict(high=1.35, n=6, coats=((1, 'cloth rust'), (4, 'cloth mustard')), bags=((2, 'ral5008'),))),),
        far=dict(wall='white paint', deep=8.5, bars=3),
        beyond=(('hooks', 'right', 4.6, dict(n=9, high=1.45, coats=((0, 'cloth navy'), (2, 'cloth mustard'), (3, 'cloth rust'), (6, 'cloth green')), bags=((4, 'ral3009'), (7, 'ral5008')))), ('bench', 'right', 4.6, dict(long=2.2)),
                ('helmet', 'right', 6.0, dict(mat='cloth rust')), ('noticeboard', 'right', 7.2, dict(wide=1.5)), ('plant', -0.5, 7.6, dict(tall=1.7)), ('rug', -0.1, 5.4, dict(mat='blue carpet')),
                ('table', -0.25, 6.0, dict(high=0.56, long=1.2, on=('books',)))))
