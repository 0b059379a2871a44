"""The entrance of a block of flats in the morning."""
from kit.built import door


def build(product):
    return door(product, hour='morning', beside=('intercom', ('sign', '14 B', 'Trapphus')), eye=-0.70, z=1.38, lens=28,
        mirror=dict(windows=((0.55, 1.2),), door=-0.6),
        near=dict(wall='ochre paint', floor='terrazzo floor', dado=('green glaze', 1.35), ceiling='white paint', left=1.2, right=0.86),
        things=(('mailboxes', 'right', -0.66), ('newspaper', 'door', 0.35, dict(turn=25))),
        far=dict(wall='ochre paint', floor='terrazzo floor', deep=6.5, ceiling='white paint', bars=1, sunny=0, lamps=3.0),
        beyond=(('stairs', 0.75, 2.4, dict(wide=1.25)), ('Scopia/bicycle', -0.35, 4.4, dict(turn=14))))
