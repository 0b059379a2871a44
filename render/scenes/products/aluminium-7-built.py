"""The entrance of a block of flats in the morning; the post has come, and a parcel that nobody was at home for."""
from kit import wear
from kit.built import door


def build(product):
    wear.mat(-0.05, -0.36, 0, 0.95, 0.55, 5)
    return door(product, hour='morning', beside=('intercom',), eye=-0.52, z=1.30, lens=33, outside=('forest', 1.3, 120),
        mirror=dict(windows=(), door=-0.9),
        near=dict(wall='ochre paint', floor='terrazzo floor', dado=('green glaze', 1.35), ceiling='white paint', left=1.2, right=0.86, lamps=False),
        things=(('mailboxes', 'right', -0.66), ('parcels', 'right', -0.62, dict(n=2, seed=9))),
        far=dict(wall='ochre paint', floor='terrazzo floor', deep=6.5, ceiling='white paint', bars=1, sunny=0, lamps=3.0),
        beyond=(('stairs', 0.75, 2.4, dict(wide=1.25)), ('Scopia/bicycle', -0.35, 4.8, dict(turn=14))))
