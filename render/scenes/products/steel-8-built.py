"""An archive's lobby, lamps lit under an overcast sky."""
from kit.built import door


def build(product):
    boxes = tuple(('cardboard-box', where, y, dict(turn=90 + (7 * k) % 11 - 5, z=0.02)) for k, (where, y) in enumerate(((0.15, 6.2), (0.2, 7.0))))
    return door(product, hour='overcast', leaf_skin='ral7035', thick=0.025, beside=('reader', 'call point', 'conduit'), eye=0.52, z=1.15, lens=27,
        mirror=dict(windows=((-0.7, 1.9),), lamps=(0.1,)),
        near=dict(wall='warm paint', floor='grey lino', side=('white paint', 'white paint'), ceiling='white paint', left=0.98, right=1.1, sun_from=1, lamps=0.5),
        things=(('Scopia/scooter', -1.45, -0.30, dict(turn=78)), ('cardboard-box', 'door', 0.62, dict(back=True, turn=6)), ('cardboard-box', 'door', 0.60, dict(back=True, turn=-3, z=0.30, scale=0.9))),
        far=dict(wall='grey paint', floor='grey lino', deep=9, end='grey paint', sunny=0, lamps=3.0, colour=(1, 0.92, 0.82)),
        beyond=tuple(('shelf', where, y, dict(wide=0.95, tall=2.4, deep=0.4, what='archive', mat='ral7035', seed=int(9 * y)))
                     for where in ('left', 'right') for y in (1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0)) + (('trolley', -0.35, 4.6, dict(turn=80, load='boxes')), ('ladder', -0.1, 6.0), *boxes))
