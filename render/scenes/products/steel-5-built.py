"""The way into a garage by day, light from the side."""
from kit.built import door


def build(product):
    return door(product, hour='day', thick=0.037, beside=('call point',), eye=-0.16, z=1.5, lens=32, setback=None,
        mirror=dict(windows=()),
        near=dict(wall='white paint', floor='screed', side=('white paint', 'white paint'), ceiling='white paint', dado=('blue glaze', 1.30), sun_from=1, left=0.9, right=0.98, lamps=False),
        things=(('exit_sign', 'over', 0.25, dict(high=2.97)),),
        far=dict(wall='cast', floor='dark screed', deep=14, end='cast', ceiling='cast', colour=(1, 0.90, 0.74), lamps=10, sunny=0),
        beyond=(('column', -0.55, 4.4, dict(high=3.2, band='ochre paint')), ('column', 0.75, 7.6, dict(high=3.2, band='ochre paint')), ('column', -0.30, 11.0, dict(high=3.2, band='ochre paint')),
                ('Scopia/bicycle', 0.30, 5.2, dict(turn=64)), ('Scopia/bicycle', 0.52, 5.7, dict(turn=60))))
