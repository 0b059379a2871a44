"""A tall hall of cast concrete in the afternoon."""
from kit.built import door


def build(product):
    return door(product, hour='afternoon', thick=0.01, beside=('reader',), eye=0.40,
        near=dict(wall='cast', floor='dark screed', sun_from=1, side=('cast', 'white paint'), ceiling='white paint', left=0.74, right=1.1),
        things=(('bench', 'left', -1.0), ('plant', -2.15, -0.6, dict(tall=1.6, kind='palm'))),
        far=dict(wall='white paint', floor='oak floor', deep=8, end='slats', ceiling='white paint'),
        beyond=(('table', -0.1, 5.2, dict(long=2.0, on=('books', 'cups'))), ('chair', -0.3, 4.4, dict(turn=175, mat='cloth rust')), ('chair', 0.4, 4.5, dict(turn=190)), ('pendant', -0.1, 5.2, dict(hang=2.2, top=3.5, wide=0.6)),
                ('picture', 'left', 4.4, dict(wide=1.0, tall=1.3, z=0.25)), ('plant', -0.8, 7.2, dict(tall=2.2))))
