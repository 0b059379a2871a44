"""The canteen of a school of white brick early on a clear morning, its chairs still on the tables; children's drawings on the panes above."""
import random

from kit import opposite, stage, wear
from kit.built import facade_bay
from kit.facade import branches, downpipe, shadow
from kit.materials import plain
from kit.mesh import Group, box

WAY = (0.76, 0.50, -0.36)


def _drawings(x0, x1, z, y, count, seed):
    """Sheets of colour taped to the inside of a pane."""
    g = random.Random(seed)
    for i in range(count):
        with Group((x0 + (x1 - x0) * (i + 0.5) / count + g.gauss(0, 0.03), y, z + g.gauss(0, 0.07)), rotation=(0, 0.09 * g.gauss(0, 1), 0)):
            w, h = g.choice(((0.105, 0.148), (0.148, 0.105)))
            tone = g.choice(('#e9e2d0', '#d9c27a', '#b6c7cc', '#d99a7c', '#c4d0a8', '#efe9dd'))
            box(-w, w, 0, 0.0008, -h, h, plain(f'sheet {tone}', tone, 0.9, 0.1), 0)


def build(product):
    shadow([(-30, -6), (-30, 1.5), (-2.5, 1.5), (-0.9, 0.9), (30, 0.9), (30, -6)], WAY)
    branches(-10.5, -5.0, 2.6, 3.9, 9, 26, 0.05, lean=(0.12, 0.1, 1))
    tables = tuple(('upturned', x, y, dict(seed=s, turn=t, chairs=n, long=l)) for x, y, s, t, n, l in ((0.20, 1.6, 3, 2, 6, 2.0), (0.47, 1.7, 5, -3, 6, 2.0), (0.75, 1.55, 8, 1, 6, 2.0), (0.22, 3.5, 6, -2, 6, 2.0), (0.50, 3.6, 9, 3, 6, 2.0), (0.78, 3.5, 4, 0, 6, 2.0)))
    picture = facade_bay(product, cap_skin='champagne', hour='morning', light=dict(sun=(7.0, WAY, (1, 0.78, 0.56)), key=0.68, lamps=1.3), wall='white brick', lintel='white brick', windows=((6.3, 0.95, 1.4, 1.6), (6.3, 4.75, 1.4, 1.6)), backs=('white paint', 'grey paint'), floors=('grey lino', 'oak floor'), sides='white paint', eye=-0.46, lens=28,
        fill=0.92, foot=0.05, lit=(0.85, 0.12), tubes=False, far=dict(low=6, high=9, seed=3, lit=0.0, gaps=0.6), deep=6.0,
        rooms=((*tables, ('menu_board', 0.24, 'back', dict(wide=1.5)), ('clock', 0.60, 'back', dict(z=2.75)), ('mop_bucket', 0.615, 2.3, dict(turn=20)), ('wet_sign', 0.345, 0.75, dict(turn=24))),
               (('clock', 0.7, 'back', dict(z=2.4)),)))
    box(-4.4, 4.4, 5.985, 6.01, 0.012, 1.75, 'green glaze', 0)
    box(0.9, 4.4, 5.2, 5.98, 0.012, 0.92, 'inox', 0.004)                                   # where the food is handed out
    wear.blinds([-4.0, -2.4, -0.8, 0.8, 2.4, 4.0], 7.1, 4.2, 0.36, 11, 0.6)
    _drawings(-3.9, -2.5, 4.55, 0.15, 5, 3)
    _drawings(-0.7, 0.7, 4.62, 0.15, 4, 8)
    downpipe(4.75, 0.05, 7.7, -0.09, 'zinc', 0.05)
    for i in range(5):
        wear.dust(-4.0 + 1.6 * i, -2.4 + 1.6 * i, 0.02, 1.55, 0.10, 0.16)
    wear.fallen(-6, 7, -1.8, -0.03, 40, 0.004, size=0.03)
    opposite.trees([(-14, -17, 10), (-8, -15, 12), (10, -17, 11), (17, -15, 12)], 1.0, seed=4, colours=('#5c6b34', '#6d7a3c', '#4d5c30'))
    stage.mirrored('sky', 0.8, 200, panes=True)
    return picture
