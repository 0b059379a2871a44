"""An old house of lime plaster in the afternoon, its library behind the arch."""
from kit.built import door


def build(product):
    return door(product, hour='afternoon', eye=0.34,
        near=dict(wall='lime', floor='clinker', sun_from=1, side=('lime', 'lime'), ceiling='white paint', lamps=False),
        things=(('umbrellas', -1.62, -0.08),),
        far=dict(wall='lime', floor='dark oak floor', deep=7, ceiling='white paint', lamps=0.7),
        beyond=(('shelf', 'left', 2.8, dict(wide=1.8, tall=2.3)), ('shelf', 'left', 4.7, dict(wide=1.8, tall=2.3, seed=5)), ('shelf', 'left', 6.3, dict(wide=1.6, tall=2.3, seed=8)),
                ('table', -0.15, 4.2, dict(long=1.8, top='walnut', on=('books',))), ('chair', -0.35, 3.4, dict(turn=170, mat='leather')), ('chair', 0.2, 5.0, dict(turn=10, mat='leather')),
                ('globe', -0.3, 4.2, dict(hang=2.0, top=3.0, r=0.14)), ('globe', 0.15, 4.2, dict(hang=2.0, top=3.0, r=0.14)), ('plant', 0.5, 6.3)))
