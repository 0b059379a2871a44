"""The entrance of a block of flats in the morning: the post has come."""
from kit.built import door


def build(product):
    return door(product, hour='morning', beside=('intercom',), eye=-0.52, z=1.30, lens=33, outside=('forest', 1.3, 120),
        mirror=dict(windows=(), door=-0.9),
        near=dict(wall='ochre paint', floor='terrazzo floor', dado=('green glaze', 1.35), ceiling='white paint', left=1.2, right=0.86, lamps=False),
        things=(('mailboxes', 'right', -0.66),),
        far=dict(wall='ochre paint', floor='terrazzo floor', deep=6.5, ceiling='white paint', bars=1, sunny=0, lamps=3.0),
        beyond=(('stairs', 0.75, 2.4, dict(wide=1.25)),))
