"""A hall of cast concrete in the afternoon, its light from one side."""
from kit.built import door


def build(product):
    return door(product, hour='afternoon', thick=0.01, beside=('reader',), eye=0.10, z=1.5, lens=40, stop=2.0, outside=('courtyard', 1.3, 120),
        mirror=dict(windows=((-0.6, 1.1),)),
        near=dict(wall='cast', floor='dark screed', sun_from=1, side=('cast', 'cast'), ceiling='cast', left=0.86, right=1.15, lamps=False),
        things=(('modernArmchair', 2.75, -0.50, dict(turn=-28)),),
        far=dict(wall='white paint', floor='oak floor', deep=9, end='slats', ceiling='white paint'),
        beyond=(('wooden_office_teak_table', 0.0, 6.0, dict(turn=4)), ('tubular_chair', -0.4, 5.2, dict(turn=185)), ('tubular_chair', 0.4, 5.2, dict(turn=172)), ('pendant', 0.0, 6.0, dict(hang=2.2, top=3.5, wide=0.6))))
