"""A small hotel's corridor of oak and lime on a bright grey day; through the glass its lounge, and the garden that the lounge looks on."""
import bpy

from kit import opposite, wear
from kit.built import door
from kit.cloth import draped
from kit.furnish import cloth
from kit.materials import define, plain
from kit.mesh import Group, box, boxes
from kit.models import model

define('knitted camel', lambda: cloth('knitted camel', '#8c6c45'))
#: What stands for the chair's bent back while a cardigan falls on it.
BACK = (-0.13, 0.13, 0.245, 0.300, 0.43, 0.76), (-0.21, -0.13, 0.19, 0.28, 0.43, 0.757), (0.13, 0.21, 0.19, 0.28, 0.43, 0.757), (-0.27, -0.21, -0.03, 0.20, 0.43, 0.735), (0.21, 0.27, -0.03, 0.20, 0.43, 0.735), (-0.22, 0.22, -0.25, 0.22, 0.38, 0.455)


def _newspaper(x, y, turn):
    """The day's paper, folded twice, where it was put down: on whatever lies under this point."""
    bpy.context.view_layer.update()
    _, at, *_ = bpy.context.scene.ray_cast(bpy.context.evaluated_depsgraph_get(), (x, y, 0.62), (0, 0, -1))
    paper, ink, photo = plain('newsprint', '#c9c4b6', 0.95, 0.1), plain('news ink', '#77736a', 0.9, 0.1), plain('news photo', '#4a4844', 0.9, 0.1)
    with Group((x, y, at.z), turn):
        box(-0.150, 0.146, -0.105, 0.103, 0.000, 0.005, paper, 0.002)
        with Group((0.003, 0.002, 0.005), 1.6):
            box(-0.150, 0.147, -0.105, 0.104, 0.000, 0.006, paper, 0.0025)
            box(-0.130, -0.010, -0.030, 0.055, 0.0058, 0.0062, photo, 0)
            box(-0.130, 0.125, 0.070, 0.090, 0.0058, 0.0062, photo, 0)
            boxes([(c, c + 0.050, 0.052 - k * 0.009, 0.056 - k * 0.009, 0.0058, 0.0062) for c in (0.010, 0.072) for k in range(16)], ink)


def build(product):
    opposite.outside(opposite.trees, [(-4.6, -14, 7), (-2.2, -17, 9), (0.4, -14, 7.5), (2.6, -18, 9), (5.2, -15, 8.5)], 1.1, kinds=('sycamoreMaple',), seed=6, colours=('#5c6b34', '#4d5c30'))
    opposite.outside(opposite.ground, -26, 0.62, colour='#6a6a4c')
    for a, b in ((-2.2, -0.87), (0.87, 1.75)):
        wear.foot(a, b, 0.22, -0.012, strength=0.22)
    wear.coir_mat(0.36, -0.40, 0, 0.86, 0.52, 6)
    picture = door(product, hour='overcast', setback=0.004, thick=0.045, beside=('reader', ('sign', '2', 'Lounge')), eye=-0.50, z=1.32, lens=32, outside=('park', 1.9, 200),
        mirror=dict(windows=((-1.25, 1.3),), strength=0.6),
        near=dict(wall='lime', floor='oak floor', side=('lime', 'veneer'), sun_from=-1, left=1.02, right=0.98, ceiling='white paint', lamps=False),
        far=dict(wall='warm paint', floor='dark oak floor', deep=7.0, bars=3, sill=0.45, ceiling='white paint', lamps=0.5, colour=(1, 0.96, 0.91), sunny=-1),
        beyond=(('rug', 0.05, 4.4, dict(long=2.6, wide=1.8, mat='wool')), ('couch2', 0.20, 5.7, dict(turn=-14, mats={'*': 'cloth grey'})), ('coffee-table2', 0.12, 4.3, dict(turn=8)), ('stack', 0.08, 4.3, dict(z=0.42, seed=4)),
                ('floor_lamp', 0.86, 6.3, dict(lit=True)), ('plant', -0.62, 6.1, dict(tall=1.7, seed=4, kind='rubber')), ('curtain', -0.95, 6.85, dict(wide=0.8, z0=0.02, z1=2.5, mat='wool'))))
    x, y = product['width'] / 2000 + 0.45, -0.40
    with Group((x, y, 0), -24):
        model('thonet')
        draped(BACK, (0.03, 0.265, 0.79), 'knitted camel')
    _newspaper(x - 0.05, y - 0.10, -34)
    bpy.context.scene.view_settings.look = 'High Contrast'
    return {**picture, 'key': 0.76, 'balance': 0.8, 'vignette': 0, 'film': 0.45, 'lift': 0.2}
