"""The basement of an archive: oil paint up to the elbow, the last of the afternoon's sun; the light is on before the shelves."""
from kit import wear
from kit.built import door


def build(product):
    shelf = lambda y: dict(wide=0.95, tall=2.4, deep=0.4, what='archive', mat='ral7035', seed=int(9 * y))
    wear.mat(0.62, -0.50, 0, 0.95, 0.6, -4)
    picture = door(product, hour='afternoon', leaf_skin='ral7035', thick=0.025, beside=('reader', 'call point', 'conduit'), eye=-0.40, z=1.45, lens=30, outside=('city', 1.4, 100),
        mirror=dict(windows=()),
        near=dict(wall='warm paint', floor='dark screed', side=('warm paint', 'warm paint'), dado=('green paint', 1.32), ceiling='white paint', left=0.95, right=1.0, sun_from=-1, lamps=False),
        far=dict(wall='white paint', floor='screed', deep=7, end='white paint', sunny=0, lamps=9, colour=(1, 0.90, 0.74), ceiling='white paint'),
        things=(('trolley', 2.02, -0.62, dict(load='books', turn=-66)), ('parcels', -1.62, -0.42, dict(n=3, seed=4, turn=20))),
        beyond=(*(('shelf', 'right', y, shelf(y)) for y in (1.5, 2.5, 3.5, 4.5, 5.5)), *(('shelf', 'end', u, shelf(u + 1)) for u in (0.10, 0.28, 0.46, 0.64, 0.82)), ('ladder', -0.50, 5.4, dict(turn=24)),
                ('trolley', -0.15, 4.0, dict(load='books', turn=60))))
    return {**picture, 'key': 0.54}
