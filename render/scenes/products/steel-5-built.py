"""The way into a garage at night."""
from kit.built import door


def build(product):
    return door(product, hour='night', thick=0.037, beside=('call point', 'conduit'), eye=0.46, z=1.32, lens=29, setback=None,
        mirror=dict(windows=(), lamps=(-0.55,), door=0.4, strength=0.9),
        near=dict(wall='grey paint', floor='screed', side=('cast', 'cast'), ceiling='cast', dado=('blue glaze', 1.30), left=1.0, right=1.1, lamps=0.6),
        things=(('exit_sign', 'over', 0.25, dict(high=2.97)), ('broom', 'door', 0.78, dict(tilt=(-9, 0))), ('residential-trashcan', 'door', -0.55, dict(back=True))),
        far=dict(wall='cast', floor='dark screed', deep=10, end='cast', ceiling='cast', colour=(1, 0.93, 0.82), lamps=1.3),
        beyond=(('column', -0.45, 4.4, dict(high=3.2, band='ochre paint')), ('column', 0.65, 6.6, dict(high=3.2, band='ochre paint')), ('Scopia/bicycle', 0.10, 3.8, dict(turn=60)), ('Scopia/bicycle', 0.42, 4.3, dict(turn=64)), ('cone', -0.1, 5.6),
                ('stroller', -0.62, 6.4, dict(turn=30))))
