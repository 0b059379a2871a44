"""An archive's lobby, lamps lit under an overcast sky."""
from kit.built import door


def build(product):
    return door(product, hour='overcast', leaf_skin='ral7035', thick=0.025, beside=('reader', 'call point'), eye=-0.32,
        near=dict(wall='warm paint', floor='grey lino', side=('white paint', 'walnut'), ceiling='white paint'),
        far=dict(wall='grey paint', floor='grey lino', deep=9, end='grey paint', sunny=0, lamps=4.0, colour=(1, 0.92, 0.82)),
        beyond=tuple(('shelf', where, y, dict(wide=0.95, tall=2.4, deep=0.4, what='archive', mat='ral7035', seed=int(9 * y)))
                     for where in ('left', 'right') for y in (1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0)) + (('trolley', -0.35, 4.6, dict(turn=80, load='boxes')),))
