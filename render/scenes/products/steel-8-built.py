"""An archive's lobby, dark green, in the low sun of an afternoon; the light is on before the shelves."""
from kit.built import door


def build(product):
    shelf = lambda y: dict(wide=0.95, tall=2.4, deep=0.4, what='archive', mat='ral7035', seed=int(9 * y))
    return door(product, hour='afternoon', leaf_skin='ral7035', thick=0.025, beside=('reader', 'call point', 'conduit'), eye=-0.34, z=1.5, lens=30, outside=('city', 1.4, 100),
        mirror=dict(windows=()),
        near=dict(wall='green paint', floor='grey lino', side=('green paint', 'green paint'), ceiling='white paint', left=0.95, right=1.0, sun_from=-1, lamps=False),
        far=dict(wall='white paint', floor='grey lino', deep=8, end='white paint', sunny=0, lamps=9, colour=(1, 0.88, 0.70)),
        beyond=(*(('shelf', 'right', y, shelf(y)) for y in (1.5, 2.5, 3.5, 4.5, 5.5, 6.5)), *(('shelf', 'end', u, shelf(u + 1)) for u in (0.10, 0.28, 0.46, 0.64, 0.82)), ('ladder', -0.60, 6.6)))
