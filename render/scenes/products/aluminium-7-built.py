"""The entrance of a block of flats in the morning."""
from kit.built import door


def build(product):
    return door(product, hour='morning', beside=('intercom',), eye=-0.50,
        near=dict(wall='ochre paint', floor='terrazzo floor', dado=('green glaze', 1.35), ceiling='white paint', right=0.78),
        things=(('mailboxes', 'right', -0.66),),
        far=dict(wall='ochre paint', floor='terrazzo floor', deep=6.5, ceiling='white paint', bars=1, sunny=0, lamps=3.0),
        beyond=(('stairs', 0.75, 2.4, dict(wide=1.25)), ('bicycle', -0.45, 4.6, dict(turn=70))))
