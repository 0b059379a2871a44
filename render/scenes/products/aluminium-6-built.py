"""An old house of lime plaster in the afternoon, its library behind the arch."""
from kit.built import door


def build(product):
    return door(product, hour='afternoon', eye=0.60, z=1.22, lens=30, outside=('forest', 1.2, 300),
        mirror=dict(windows=((-1.3, 1.2),)),
        near=dict(wall='lime', floor='clinker', sun_from=1, side=('lime', 'lime'), ceiling='white paint', lamps=False, left=1.02, right=1.25),
        things=(('umbrellas', -1.42, -0.08),),
        far=dict(wall='lime', floor='dark oak floor', deep=7, ceiling='white paint', lamps=1.0, sunny=0),
        beyond=(('full-bookcase', 'left', 2.6, dict(back=True)), ('full-bookcase', 'left', 3.52, dict(back=True)), ('full-bookcase', 'left', 4.44, dict(back=True)), ('full-bookcase', 'left', 5.36, dict(back=True)),
                ('BlendSwap-CC-0/table', 0.12, 4.4, dict(turn=90, scale=0.8)), ('oakChair', -0.22, 3.9, dict(turn=70, scale=0.84)), ('oriental-rug', 0.1, 4.3), ('winchesterArmchair', 0.66, 6.0, dict(turn=-40, mats='leather'))))
