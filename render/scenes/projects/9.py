"""Business house on the Swedish coast, from its deck: a cafe behind glass that mirrors sky and sea; a light evening, one table just left."""
import math

import bpy
import numpy as np

from kit import stage, wear
from kit.building import photograph
from kit.facade import bench, grid, terrain, waves
from kit.furnish import put
from kit.materials import Nodes, boards, define, granite, plain, planks, rgb, shade
from kit.mesh import Group, box, boxes, cylinder, from_faces, tube
from kit.models import model
from kit.nature import hills
from kit.place import paint
from kit.rooms import WARM, room, shelves
from kit.things import jacket, mug

define('grey timber', lambda: boards('grey timber', '#857f75', 0.12, 0.012, 0.85, contrast=0.45))


def _walked():
    """Boards of a deck by the sea: each has greyed in its own way, their edges are worn pale, and water stands where feet and rain have been."""
    mat = planks('deck', ('#3f3b36', '#6f6960', '#918a7e'), 0.8, 3.6, 5.0)
    n = Nodes(mat)
    s = next(node for node in mat.node_tree.nodes if node.type == 'BSDF_PRINCIPLED')
    out, at = s.inputs['Base Color'].links[0].from_socket, n.where()
    own = n.add('ObjectInfo').outputs['Random']
    out = n.mix(1, out, n.ramp(own, [(0.0, (0.62, 0.62, 0.63)), (0.5, (0.95, 0.94, 0.92)), (1.0, (1.22, 1.20, 1.16))]), 'MULTIPLY')
    across = n.math('ABSOLUTE', n.math('SUBTRACT', n.add('SeparateXYZ', {0: n.add('TexCoord').outputs['Generated']}).outputs[1], 0.5))
    edge = n.math('MULTIPLY', n.ramp(across, [(0.40, (0, 0, 0)), (0.48, (1, 1, 1))]), n.ramp(n.noise(n.where((1.5, 9, 1)), 1.0, 5, 0.7), [(0.40, (0, 0, 0)), (0.60, (1, 1, 1))]))
    out = n.mix(n.math('MULTIPLY', edge, 0.6), out, rgb('#a9a59b'))
    cracks = n.ramp(n.noise(n.where((1.1, 130, 1)), 1.0, 4, 0.7), [(0.60, (1, 1, 1)), (0.68, (0.45,) * 3)])
    out = n.mix(0.8, out, cracks, 'MULTIPLY')
    wet = n.math('MULTIPLY', n.ramp(n.noise(n.where((0.55, 0.9, 1)), 1.3, 7, 0.66), [(0.52, (0, 0, 0)), (0.575, (1, 1, 1))]), n.spread(own, 0.45, 1.0))
    drops = n.ramp(n.add('TexVoronoi', {'Vector': at, 'Scale': 6.5}).outputs['Distance'], [(0.10, (0.8,) * 3), (0.14, (0, 0, 0))])
    wet = n.math('MAXIMUM', wet, n.math('MULTIPLY', drops, n.ramp(n.noise(at, 0.7, 2), [(0.45, (0, 0, 0)), (0.55, (1, 1, 1))])))
    n.put(n.mix(n.math('MULTIPLY', wet, 0.85), out, n.mix(1, out, (0.42, 0.42, 0.44, 1), 'MULTIPLY')), s.inputs['Base Color'])
    n.put(n.math('SUBTRACT', 0.82, n.math('MULTIPLY', wet, 0.5)), s.inputs['Roughness'])
    return mat


define('deck', _walked)
define('cafe wall', lambda: _lived_in('cafe wall', '#cfc8ba'))
define('gneiss', lambda: granite('gneiss', '#8f857c', -0.9))


def _sea():
    """Water in the evening: dark where we look down into it, and the sky's low glow where it lies flat to the eye, broken by waves."""
    mat = bpy.data.materials.new('sea')
    n = Nodes(mat, clear=True)
    swell = n.math('ADD', n.math('MULTIPLY', n.noise(n.where((0.25, 0.9, 1)), 1.0, 4, 0.6), 0.6), n.math('MULTIPLY', n.noise(n.where((0.03, 0.12, 1)), 1.0, 3, 0.5), 0.4))
    flat = n.add('LayerWeight', {'Blend': 0.5}).outputs['Facing']
    seen = n.math('ADD', flat, n.math('MULTIPLY', n.math('SUBTRACT', swell, 0.5), 0.16))
    glow = n.ramp(seen, [(0.72, (0.010, 0.018, 0.030)), (0.88, (0.036, 0.056, 0.088)), (0.97, (0.13, 0.13, 0.155)), (1.0, (0.32, 0.25, 0.22))])
    n.put(n.add('Emission', {0: glow, 1: 1.0}).outputs[0], n.add('OutputMaterial').inputs[0])
    mat.cycles.sample_as_light = False
    return mat


define('sea', _sea)
define('birch wall', lambda: boards('birch wall', '#b3966a', 0.3, 0.005, 0.55, contrast=0.3))

X0, X1, FLOOR, TOP, BASE, PITCH = -4.4, 6.4, 3.35, 6.35, 0.25, 1.8
XS = [X0 + 0.03 + PITCH * i for i in range(8)]


def _lived_in(name, colour):
    """A wall that chairs have knocked against and that was mended: clouds of two paints, patches, scuffs at the height of a chair's back."""
    mat = paint(name, colour, 0.7)
    n = Nodes(mat)
    s = next(node for node in mat.node_tree.nodes if node.type == 'BSDF_PRINCIPLED')
    out, at = s.inputs['Base Color'].links[0].from_socket, n.where()
    out = n.mix(1, out, n.ramp(n.noise(at, 0.75, 6, 0.62), [(0.34, (0.80, 0.79, 0.76)), (0.50, (1, 1, 1)), (0.66, (1.06, 1.05, 1.03))]), 'MULTIPLY')
    up = n.add('SeparateXYZ', {0: at}).outputs[2]
    knocks = n.math('MULTIPLY', n.ramp(n.noise(n.add('Mapping', {0: n.on_walls(), 'Scale': (2.2, 16, 1)}).outputs[0], 1.0, 4, 0.68), [(0.54, (0, 0, 0)), (0.68, (1, 1, 1))]),
                    n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', up, BASE + 0.72)), [(0.06, (1, 1, 1)), (0.22, (0, 0, 0))]))
    n.put(n.mix(n.math('MULTIPLY', knocks, 0.5), out, shade(rgb(colour), 0.35)), s.inputs['Base Color'])
    return mat


def napkin(x, y, z, turn, size=0.11):
    """A paper napkin, crumpled and let go."""
    g, m = np.random.default_rng(int(abs(97 * x + 31 * y))), 9
    high = g.uniform(0, 1, (m, m)) * 0.028 + g.uniform(0, 1, (m // 3, m // 3)).repeat(3, 0).repeat(3, 1) * 0.022
    verts = [((i / (m - 1) - 0.5) * size + g.normal(0, 0.006), (k / (m - 1) - 0.5) * size * 0.8 + g.normal(0, 0.006), 0.002 + high[i, k]) for i in range(m) for k in range(m)]
    with Group((x, y, z), turn):
        from_faces('napkin', verts, [(i * m + k, i * m + k + 1, (i + 1) * m + k + 1, (i + 1) * m + k) for i in range(m - 1) for k in range(m - 1)], 'paper white')


def crate(x, y, z, turn, colour):
    """A crate for bottles, of plastic that has been thrown about: its rim, handles and a window in each side."""
    mat, deep = plain(f'crate {colour}', colour, 0.55, 0.4), plain('in the crate', '#1d1c1a', 0.9)
    with Group((x, y, z), turn):
        box(-0.195, 0.195, -0.145, 0.145, 0.0, 0.03, mat, 0.006)
        for a in (-0.2, 0.188):
            box(a, a + 0.012, -0.15, 0.15, 0.02, 0.27, mat, 0.004)
        for b in (-0.15, 0.138):
            for c, d in ((0.02, 0.10), (0.19, 0.27)):
                box(-0.2, 0.2, b, b + 0.012, c, d, mat, 0.004)
            boxes([(a, a + 0.06, b, b + 0.012, 0.10, 0.19) for a in (-0.2, 0.14)], mat)
        box(-0.188, 0.188, -0.138, 0.138, 0.03, 0.05, deep, 0)
        for i in range(4):
            for k in range(3):
                if (i * 3 + k) % 5:
                    cylinder((-0.14 + 0.093 * i, -0.09 + 0.09 * k, 0.03), (-0.14 + 0.093 * i, -0.09 + 0.09 * k, 0.245), 0.032, plain('bottle', '#2c3a26', 0.15, 0.6), 16, 0.004)


def rock(x, y):
    """Smooth bare rock that falls into the water behind us."""
    return 0.10 * min(0.0, y + 1.0) - 0.03 * max(0.0, -7 - y) ** 1.5 + 0.20 * waves(x, y, 0.36, 3, 3) - 0.15


def seat(x, y, turn, coat=None):
    """A chair; a coat hangs over its back."""
    with Group((x, y, BASE), turn):
        model('thonet')
        if coat:
            with Group((0, 0.20, -0.06)):
                jacket(coat, 4)


def cafe():
    """A cafe with its counter: from one table by the glass the guests have just risen."""
    head = FLOOR - 0.33
    room(X0 + 0.02, X1 + 3, 0.2, 7.5, BASE, head, floor='oak', walls='room white', back='birch wall', watts=0.28)
    box(XS[7] - 0.01, XS[7] + 0.03, 0.2, 7.5, BASE, head, 'cafe wall', 0)
    box(XS[7] - 0.022, XS[7] - 0.01, 0.2, 7.5, BASE, BASE + 0.08, 'dark wood', 0.002)
    put('picture', XS[7] - 0.02, 2.9, -90, BASE, wide=0.9, tall=0.7, seed=3)
    put('picture', XS[7] - 0.02, 4.62, -90, BASE - 0.06, wide=0.5, tall=0.7, seed=6)
    put('coffee_bar', 0.9, 5.6, z=BASE, front='ral6012', seed=3)
    put('menu_board', 1.6, 7.48, z=BASE, wide=1.6, seed=4)
    shelves(2.75, 3.9, 7.1, BASE + 0.1, 2.3, 5, 'ash', full=0.7)
    model('coffee_machine', (-0.2, 5.7, BASE + 1.02), 0)
    put('hooks', 4.9, 7.48, z=BASE, n=6, coats=((0, 'cloth mustard'), (4, 'cloth green')), bags=((3, 'cloth rust'),))
    for x, y, wide in ((0.75, 1.3, 0.7), (4.0, 2.9, 0.9), (6.1, 1.6, 0.7)):
        put('round_table', x, y, 20 * x, BASE, wide=wide, mat='walnut', laid=False)
    for x, y, z in ((0.62, 1.18, 0.728), (0.93, 1.36, 0.728), (4.12, 2.78, 0.728)):
        mug(x, y, BASE + z)
    for x, y, z, turn in ((0.77, 1.19, 0.729, 20), (3.86, 3.02, 0.729, 70), (1.62, 1.02, 0.0, 130)):
        napkin(x, y, BASE + z, turn)
    for x, y, z, turn, colour in ((5.48, 6.50, 0.0, 8, '#3d4f63'), (5.50, 6.48, 0.275, -6, '#3d4f63'), (6.02, 6.60, 0.0, 24, '#7c3a2e')):
        crate(x, y, BASE + z, turn, colour)
    # the duct that the kitchen got afterwards, its hangers, a socket and switches where the fitter found room
    tube([(-4.0, 4.3, head - 0.19), (XS[7] - 0.02, 4.3, head - 0.19)], 0.115, 'zinc', 16)
    for x in (-1.4, 0.3, 2.0, 3.7, 5.4, 7.1):
        tube([(x, 4.3 - 0.118, head - 0.19), (x, 4.3 - 0.118, head)], 0.004, 'black', 2)
        cylinder((x + 0.4, 4.3, head - 0.19), (x + 0.43, 4.3, head - 0.19), 0.119, 'zinc', 24, 0)
    put('mop_bucket', 4.3, 5.0, 20, BASE)
    for x, y in ((0.35, 4.75), (1.15, 4.6)):
        put('stool', x, y, 30 * x, BASE, high=0.68, mat='dark wood')
    seat(1.3, 1.8, -48, 'cloth navy')
    seat(-0.05, 0.72, 168)
    for x, y, turn in ((3.20, 2.35, 128), (4.62, 3.75, -38), (6.85, 2.05, -40), (2.45, 2.95, 60)):
        seat(x, y, turn)
    for x, y, hang in ((0.8, 1.4, 2.3), (4.1, 3.0, 2.36), (6.2, 1.7, 2.3)):
        put('pendant', x, y, 0, 0, hang=hang + BASE, top=head, wide=0.40, mat='black', watts=62)


def offices():
    """Above: only the floor's edge and the foot of the panes are seen."""
    room(X0 + 0.02, X1 + 3, 0.2, 7.0, FLOOR, TOP + 0.27, floor='oak', walls='room grey', watts=0.4)
    box(XS[7] - 0.01, XS[7] + 0.03, 0.2, 7, FLOOR, TOP + 0.27, 'room grey', 0)


def outside():
    """A deck of boards; a bench near us, with a blanket and a cup that was brought out."""
    # the rooms' light, as it leaves through the panes
    stage.area((1, 0.18, 1.7), (1, -6, -0.5), 10.5, 35, WARM, height=2.4, spread=160, mirrored=False)
    for i in range(44):
        y = -6.35 + 0.147 * i
        long = 2.4 + 0.6 * ((5 * i) % 3)
        for k in range(7):
            a = X0 - 1.7 + long * k + 0.37 * (i % 4)
            box(a + 0.002, a + long - 0.002, y, y + 0.137, BASE - 0.14, BASE - 0.09 + 0.0022 * math.sin(5.1 * i + 2.7 * k), 'deck', 0.005)
    with Group((1.35, -3.05, BASE - 0.09), -7):
        bench(0, 0, 1.9, wood='deck')
        box(0.25, 0.75, -0.20, 0.20, 0.45, 0.50, 'cloth grey', 0.02, segments=4)
        box(0.27, 0.74, -0.19, 0.19, 0.50, 0.54, 'cloth grey', 0.02, segments=4)
        mug(-0.45, 0.05, 0.45, '#86796a')
    wear.fallen(-1.5, 5.0, -3.6, -0.35, 8, BASE - 0.084)


def build():
    box(X0 - 0.45, X0, -0.9, 9, -1.2, TOP + 0.75, 'grey timber', 0.004)
    box(X0 - 0.45, X1 + 3, -0.9, 9, TOP + 0.3, TOP + 0.75, 'grey timber', 0.004)
    box(XS[7] + 0.03, X1 + 3, -0.9, 9, -1.5, TOP + 0.3, 'grey timber', 0.004)
    box(X0 - 0.47, X1 + 3, -0.94, 9, TOP + 0.75, TOP + 0.80, 'zinc', 0.003)
    box(X0, X1 + 3, -0.30, 0.2, BASE - 0.32, BASE - 0.02, 'ral7016', 0.004)
    box(X0, X1 + 3, -0.3, 9, -1.5, BASE - 0.32, plain('shadow', '#1b1a19', 0.9), 0)
    wear.streaks(X0 - 0.45, X0, TOP + 0.75, 2.2, -0.9, 0.45)
    wear.streaks(X0, X1 + 3, TOP + 0.75, 0.44, -0.9, 0.4)
    wear.foot(X0 - 0.45, X0, 1.4, -0.9, -0.4, 0.55)
    grid(XS, [BASE + 0.03, FLOOR - 0.33, FLOOR, TOP + 0.27], 0, 'ral7016', face=0.055, depth=0.16, solid={1})
    box(X0, X1 + 3, -0.10, -0.03, FLOOR - 0.28, FLOOR - 0.25, 'zinc', 0.003)
    for a, b in zip(XS, XS[1:]):
        wear.dust(a, b, BASE, FLOOR - 0.33, -0.04, 0.07)
        wear.hands(a + 0.03, b - 0.03, BASE + 0.03, FLOOR - 0.36, -0.036, 0.10)
    wear.foot(X0, X1, 0.20, -0.042, BASE - 0.02, 0.55, '#6f685c')
    wear.foot(X0, X1, 0.30, -0.302, BASE - 0.33, 0.28, '#8b8475')
    wear.streaks(X0, X1, BASE - 0.02, 0.26, -0.30, 0.22, '#8d8678')
    cafe()
    offices()
    outside()
    terrain(-17, 17, -14, 0, rock, 'gneiss', 0.2)
    box(-3000, 3000, -6000, 300, -1.6, -1.55, 'sea', 0)
    hills(-1400, -2600, 2600, 26, '#5b6878', 3, -1.55)
    stage.dusk(2.0, (0.31, 0.34, 0.40), (0.62, 0.58, 0.56), (1.1, 0.80, 0.60), -150, 0.8, 0.5, 5.0)
    stage.mirrored('sunset', 0.15, 90, panes=True)
    bay = (XS[3], 0, BASE), (XS[3], 0, FLOOR - 0.16), (XS[5], 0, FLOOR - 0.16), (XS[5], 0, BASE)
    picture = photograph((-2.0, -5.4, 1.76), (1.5, 0, 1.28), 36, 0.4, key=0.72, balance=0.62, lift=0.05, look='Very High Contrast', stop=0.8, focus=6.6, lines=(bay,),
                      marks={'steel-11': (XS[3], 0, 1.1), 'steel-12': (XS[4], 0, FLOOR - 0.16), 'aluminium-16': (XS[5], 0, 1.3)})
    return {**picture, 'vignette': 0, 'film': 0.55, 'grain': 0.012}
