"""The way into a garage at night."""
from kit.built import door


def build(product):
    return door(product, hour='night', thick=0.037, beside=('call point',), eye=-0.34, setback=None,
        near=dict(wall='grey paint', floor='screed', side=('cast', 'cast'), ceiling='cast', dado=('blue glaze', 1.30)),
        things=(('exit_sign', 'over', 0.25, dict(high=2.97)),),
        far=dict(wall='cast', floor='dark screed', deep=10, end='cast', ceiling='cast', colour=(1, 0.93, 0.82), lamps=1.3),
        beyond=(('column', -0.45, 4.4, dict(high=3.2, band='ochre paint')), ('column', 0.65, 6.6, dict(high=3.2, band='ochre paint')), ('bicycle', 0.35, 3.8, dict(turn=60)), ('bicycle', 0.62, 4.2, dict(turn=62, mat='#8b2f2a'))))
