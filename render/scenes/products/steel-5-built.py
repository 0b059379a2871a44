"""The way into a garage early in the day: the sun comes in from the side, and a set of tyres has been left inside the door."""
from kit import stage
from kit.built import door
from kit.materials import define, plain, principled, rgb, shade
from kit.mesh import box
from kit.place import glazed


def _bumped(name, colour, under):
    """Paint on a column that cars and trolleys have scraped: chipped to the concrete, and black at the foot."""
    mat, n, s = principled(name, rgb(colour), 0.6, spec=0.3)
    up = n.add('SeparateXYZ', {0: n.where()}).outputs[2]
    chipped = n.ramp(n.noise(n.where((1, 1, 1.8)), 7, 6, 0.68), [(0.53, (0, 0, 0)), (0.57, (1, 1, 1))])
    rubbed = n.math('MULTIPLY', n.ramp(n.noise(n.where((3, 3, 30)), 1.0, 4, 0.65), [(0.45, (0, 0, 0)), (0.62, (1, 1, 1))]), n.ramp(up, [(0.05, (1, 1, 1)), (0.75, (0.5,) * 3), (1.1, (0, 0, 0))]))
    n.put(n.mix(n.math('MULTIPLY', rubbed, 0.6), n.mix(chipped, rgb(colour), rgb(under)), shade(rgb(under), 0.2)), s.inputs['Base Color'])
    return mat


define('bumped yellow', lambda: _bumped('bumped yellow', '#b8902f', '#8f8b84'))
define('old blue glaze', lambda: glazed('old blue glaze', '#35566f', vary=0.18, joint='#8e8a80'))


def build(product):
    picture = door(product, hour='morning', thick=0.037, beside=('reader', 'call point', 'conduit'), eye=-0.30, z=1.36, lens=32, fill=0.86, foot=0.06, setback=None,
        mirror=dict(windows=()),
        near=dict(wall='white paint', floor='screed', side=('white paint', 'white paint'), ceiling='white paint', dado=('old blue glaze', 1.30), sun_from=1, left=0.95, right=1.02, lamps=False),
        far=dict(wall='cast', floor='dark screed', deep=14, end='cast', ceiling='cast', colour=(1, 0.97, 0.88), lamps=1.5, sunny=0),
        beyond=(('column', -0.62, 4.4, dict(high=3.2, band='bumped yellow')), ('column', 0.80, 8.2, dict(high=3.2, band='bumped yellow')), ('column', -0.40, 11.0, dict(high=3.2, band='bumped yellow')),
                ('Scopia/bicycle', 0.02, 5.0, dict(turn=62, mats={'firstcolor': plain('bicycle red', '#7d241c', 0.35, 0.5)})), ('tyres', 0.52, 3.2, dict(seed=2))))
    for x, y, watts in ((0.4, 4.4, 190), (0.6, 10.6, 130)):                                    # every other lamp is out: light in pools
        stage.area((x, y, 3.0), (x, y, 0), 0.5, watts, (1, 0.95, 0.84), height=1.3, spread=150, mirrored=False)
    for k in ((7, 5), (10, 2)):                                                               # tiles that were replaced, of another lot
        box(0.15 * k[0] + 0.0135, 0.15 * k[0] + 0.1605, -0.0132, -0.011, 0.15 * k[1] + 0.0015, 0.15 * k[1] + 0.1485, plain('other tile', '#5c7d92', 0.12, 0.5), 0.001)
    for x in (-1.6, 0.9, 3.4):
        box(x, x + 0.10, 4.2, 9.0, 0.0, 0.0012, plain('bay line', '#b8ad94', 0.8), 0)
    return {**picture, 'key': 0.66}
