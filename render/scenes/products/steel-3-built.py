"""A tall hall of cast concrete in the afternoon."""
from kit.built import door


def build(product):
    return door(product, hour='afternoon', thick=0.01, beside=('reader', ('sign', '3.07', 'Konferens')), eye=0.30, z=1.62, lens=36,
        mirror=dict(windows=((-0.5, 1.1),)),
        near=dict(wall='cast', floor='dark screed', sun_from=1, side=('cast', 'white paint'), ceiling='white paint', left=0.84, right=1.1, lamps=False),
        things=(('plant', -2.15, -0.6, dict(tall=1.6, kind='palm')), ('winchesterArmchair', 3.1, -0.62, dict(turn=-24, mats='leather'))),
        far=dict(wall='white paint', floor='oak floor', deep=8, end='slats', ceiling='white paint'),
        beyond=(('wooden_office_teak_table', -0.1, 5.2, dict(turn=4)), ('tubular_chair', -0.5, 4.4, dict(turn=185)), ('tubular_chair', 0.3, 4.4, dict(turn=172)), ('pendant', -0.1, 5.2, dict(hang=2.2, top=3.5, wide=0.6)),
                ('picture', 'left', 4.4, dict(wide=1.0, tall=1.3, z=1.6)), ('plant', -0.8, 7.2, dict(tall=2.2))))
