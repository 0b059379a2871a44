"""A small hotel's corridor of oak and lime in the morning sun, with the marks of many guests' cases; through the glass its lounge, and the garden that the lounge looks on."""
import bpy

from kit import opposite, wear
from kit.built import door
from kit.cloth import draped
from kit.furnish import cloth
from kit.materials import Nodes, boards, define, plain, planks, powder, rgb
from kit.mesh import Group, box, boxes
from kit.models import model
from kit.place import limewash, paint

def _marked(mat, cases=0.5, hands=0.0, low=0.5, dark='#3f3a33'):
    """What a material of a wall has after years of guests: long scrapes of cases, black marks of wheels and shoes, the grey of hands beside the lock, small knocks."""
    n = Nodes(mat)
    s = next(node for node in mat.node_tree.nodes if node.type == 'BSDF_PRINCIPLED')
    socket = s.inputs['Base Color']
    out = socket.links[0].from_socket if socket.links else tuple(socket.default_value)
    at, flat = n.where(), n.on_walls()
    x, _, up = n.add('SeparateXYZ', {0: at}).outputs
    band = lambda z, half: n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', up, z)), [(half * 0.4, (1, 1, 1)), (half, (0, 0, 0))])
    long = lambda a, sx, sz, first: n.ramp(n.noise(n.add('Mapping', {0: flat, 'Rotation': (0, 0, a), 'Scale': (sx, sz, 1)}).outputs[0], 1.0, 4, 0.66), [(first, (0, 0, 0)), (first + 0.10, (1, 1, 1))])
    scrapes = n.math('MULTIPLY', n.math('MAXIMUM', band(0.52, 0.16), n.math('MULTIPLY', band(0.86, 0.10), 0.7)), n.math('MAXIMUM', long(0.05, 1.5, 42, 0.60), long(-0.12, 2.6, 60, 0.64)))
    out = n.mix(n.math('MULTIPLY', scrapes, cases), out, rgb(dark))
    shoes = n.math('MULTIPLY', n.ramp(up, [(0.06, (1, 1, 1)), (0.22, (0.4,) * 3), (0.40, (0, 0, 0))]), long(0.0, 6.5, 34, 0.56))
    out = n.mix(n.math('MULTIPLY', shoes, low), out, rgb(dark))
    grime = n.math('MULTIPLY', n.ramp(up, [(0.08, (1, 1, 1)), (0.7, (0, 0, 0))]), n.spread(n.noise(at, 1.7, 5, 0.62), 0.0, 1.0))
    out = n.mix(n.math('MULTIPLY', grime, 0.16), out, rgb('#7b7265'))
    if hands:
        far = n.math('SQRT', n.math('ADD', n.math('POWER', n.math('MULTIPLY', n.math('SUBTRACT', x, 0.90), 2.6), 2.0), n.math('POWER', n.math('MULTIPLY', n.math('SUBTRACT', up, 1.12), 1.5), 2.0)))
        touched = n.math('MULTIPLY', n.ramp(far, [(0.08, (1, 1, 1)), (0.85, (0, 0, 0))]), n.ramp(n.noise(at, 7, 5, 0.66), [(0.40, (0.15,) * 3), (0.68, (1, 1, 1))]))
        out = n.mix(n.math('MULTIPLY', touched, hands), out, rgb('#6f675c'))
    knocks = n.math('MULTIPLY', n.ramp(n.noise(at, 38, 3, 0.55), [(0.735, (0, 0, 0)), (0.745, (1, 1, 1))]), n.ramp(up, [(0.3, (1, 1, 1)), (1.3, (0, 0, 0))]))
    n.put(n.mix(n.math('MULTIPLY', knocks, 0.7), out, rgb('#e5e0d5')), socket)
    return mat


def _walked(name):
    """Oiled oak where guests have gone with their cases: pale and dull along the way, scratched by grit, dark in the joints, a ring where a pot stood."""
    mat = planks(name, ('#8d6f4e', '#a88a64', '#b99b73'), 0.42)
    n = Nodes(mat)
    s = next(node for node in mat.node_tree.nodes if node.type == 'BSDF_PRINCIPLED')
    out, rough, at = s.inputs['Base Color'].links[0].from_socket, s.inputs['Roughness'].links[0].from_socket, n.where()
    x, y, _ = n.add('SeparateXYZ', {0: at}).outputs
    lane = n.math('MULTIPLY', n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', x, 0.30)), [(0.0, (1, 1, 1)), (0.35, (0.8,) * 3), (0.95, (0, 0, 0))]), n.spread(n.noise(at, 2.4, 5, 0.62), 0.35, 1.0))
    out = n.mix(n.math('MULTIPLY', lane, 0.42), out, rgb('#b3a18a'))
    turned_ = lambda a, sx, sy: n.add('Mapping', {0: at, 'Rotation': (0, 0, a), 'Scale': (sx, sy, 1)}).outputs[0]
    scratch = n.math('MAXIMUM', *(n.ramp(n.noise(turned_(a, 2.2, 70), 1.0, 3, 0.6), [(0.655, (0, 0, 0)), (0.69, (1, 1, 1))]) for a in (0.9, -0.5)))
    out = n.mix(n.math('MULTIPLY', scratch, 0.40), out, rgb('#d3c1a4'))
    wheels = n.ramp(n.noise(turned_(1.25, 1.3, 38), 1.0, 3, 0.55), [(0.675, (0, 0, 0)), (0.70, (1, 1, 1))])
    out = n.mix(n.math('MULTIPLY', wheels, 0.30), out, rgb('#40382e'))
    rim = n.math('MULTIPLY', n.ramp(n.math('ABSOLUTE', y), [(0.0, (1, 1, 1)), (0.05, (0.6,) * 3), (0.22, (0, 0, 0))]), n.spread(n.noise(at, 8, 4, 0.6), 0.2, 1.0))
    n.put(n.mix(n.math('MULTIPLY', rim, 0.45), out, rgb('#5d5041')), s.inputs['Base Color'])
    n.put(n.math('ADD', rough, n.math('MULTIPLY', lane, 0.14)), s.inputs['Roughness'])
    return mat


define('used lime', lambda: _marked(limewash('used lime', '#cfc5b4'), 0.14, 0.22, 0.3))
define('used oak', lambda: _marked(boards('used oak', '#a98258', 0.62, 0.006, 0.42, contrast=0.16), 0.30, 0.0, 0.5, '#4b3722'))
define('skirting', lambda: _marked(paint('skirting', '#dfdcd4', 0.42), 0.0, 0.0, 0.34))
define('used silver', lambda: _marked(powder('used silver', '#a5a8a6', 0.38, 0.45), 0.22, 0.34, 0.28))
define('walked oak', lambda: _walked('walked oak'))
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
    opposite.outside(opposite.houses, -44, 0.95, low=3.6, high=4.6, seed=9, lit=0.0, width=110, gaps=0.25, sky=(0.46, 0.54, 0.62), colours=('#b9aa8e', '#a8977c', '#c2b59c'), tiles='#8a5c48', sun=(-0.72, -0.55, 0.42))
    opposite.outside(opposite.trees, [(-7.2, -24, 8.5), (-4.7, -21, 7.5), (-3.3, -29, 9.5), (0.9, -22, 8)], 0.80, kinds=('sycamoreMaple',), seed=6, colours=('#5c6b34', '#4d5c30'))
    opposite.outside(opposite.ground, -44, 0.72, colour='#6f7850')
    for a, b in ((-2.2, -0.87), (0.87, 1.75)):
        wear.foot(a, b, 0.22, -0.012, strength=0.30)
    for a, b in ((-0.79, -0.18), (-0.02, 0.69)):
        wear.hands(a, b, 0.14, 1.95, 0.0555, 0.14, 1.02)
        wear.dust(a, b, 0.14, 1.95, 0.0555, 0.12)
    picture = door({**product, 'skin': 'used silver'}, hour='morning', setback=0.004, thick=0.045, beside=('reader', ('sign', '2', 'Lounge')), eye=-0.54, z=1.32, lens=32, fill=0.86, stop=4.0, outside=('sky', 1.0, 165),
        mirror=dict(windows=(), strength=0.6),
        near=dict(wall='used lime', floor='walked oak', side=('used lime', 'used oak'), sun_from=-1, left=1.02, right=0.98, ceiling='white paint', lamps=False),
        far=dict(wall='warm paint', floor='dark oak floor', deep=7.0, bars=2, sill=0.45, ceiling='white paint', lamps=0.8, colour=(1, 0.97, 0.93), sunny=-1),
        beyond=(('rug', 0.05, 4.4, dict(long=2.6, wide=1.8, mat='wool')), ('couch2', 0.20, 5.7, dict(turn=-14, mats={'*': 'cloth green'})), ('coffee-table2', 0.12, 4.3, dict(turn=8)), ('stack', 0.08, 4.3, dict(z=0.42, seed=4)),
                ('floor_lamp', 0.86, 6.3, dict(lit=True)), ('plant', -0.62, 6.1, dict(tall=1.7, seed=4, kind='rubber')), ('curtain', -0.95, 6.85, dict(wide=0.8, z0=0.02, z1=2.5, mat='wool'))))
    x, y = product['width'] / 2000 + 0.38, -0.38
    with Group((x, y, 0), -24):
        model('thonet')
        draped(BACK, (0.03, 0.265, 0.79), 'knitted camel')
    _newspaper(x - 0.05, y - 0.10, -34)
    bpy.context.scene.view_settings.look = 'High Contrast'
    return {**picture, 'key': 0.62, 'balance': 0.7, 'vignette': 0, 'film': 0.45, 'lift': 0.1}
