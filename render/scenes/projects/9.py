"""Business house on the Swedish coast, from its deck: a cafe behind glass that mirrors sky and sea; a light evening, one table just left."""
import math

import bpy

from kit import stage, wear
from kit.building import photograph
from kit.facade import bench, grid, terrain, waves
from kit.furnish import put
from kit.materials import Nodes, boards, define, granite, plain, planks
from kit.mesh import Group, box
from kit.models import model
from kit.nature import hills
from kit.rooms import WARM, room, shelves
from kit.things import jacket, mug

define('grey timber', lambda: boards('grey timber', '#857f75', 0.12, 0.012, 0.85, contrast=0.45))
define('deck', lambda: planks('deck', ('#4f4a44', '#7d776d', '#989185'), 0.75, 3.6, 0.145))
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
define('birch wall', lambda: boards('birch wall', '#c3a678', 0.3, 0.004, 0.5, contrast=0.12))

X0, X1, FLOOR, TOP, BASE, PITCH = -4.4, 6.4, 3.35, 6.35, 0.25, 1.8
XS = [X0 + 0.03 + PITCH * i for i in range(8)]


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
    room(X0 + 0.02, X1 + 3, 0.2, 7.5, BASE, head, floor='oak', walls='room white', back='birch wall', watts=0.75)
    box(XS[7] - 0.01, XS[7] + 0.03, 0.2, 7.5, BASE, head, 'room white', 0)
    put('picture', XS[7] - 0.02, 2.9, -90, BASE, wide=0.9, tall=0.7, seed=3)
    put('picture', XS[7] - 0.02, 4.5, -90, BASE, wide=0.5, tall=0.7, seed=6)
    put('coffee_bar', 0.9, 5.6, z=BASE, front='ral6012', seed=3)
    put('menu_board', 1.6, 7.48, z=BASE, wide=1.6, seed=4)
    shelves(2.75, 3.9, 7.1, BASE + 0.1, 2.3, 5, 'ash', full=0.7)
    model('coffee_machine', (-0.2, 5.7, BASE + 1.02), 0)
    put('hooks', 4.9, 7.48, z=BASE, n=6, coats=((0, 'cloth mustard'), (4, 'cloth green')), bags=((3, 'cloth rust'),))
    for x, y, wide in ((0.75, 1.3, 0.7), (4.0, 2.9, 0.9), (6.1, 1.6, 0.7)):
        put('round_table', x, y, 20 * x, BASE, wide=wide, mat='walnut', laid=False)
    for x, y, z in ((0.62, 1.18, 0.728), (0.93, 1.36, 0.728)):
        mug(x, y, BASE + z)
    put('mop_bucket', 4.3, 5.0, 20, BASE)
    for x, y in ((0.35, 4.75), (1.15, 4.6)):
        put('stool', x, y, 30 * x, BASE, high=0.68, mat='dark wood')
    seat(1.3, 1.8, -48, 'cloth navy')
    seat(-0.05, 0.8, 152)
    for x, y, turn in ((3.35, 2.6, 105), (4.35, 3.6, -20), (6.75, 1.9, -65)):
        seat(x, y, turn)
    for x, y, hang in ((0.8, 1.4, 2.3), (4.1, 3.0, 2.36), (6.2, 1.7, 2.3)):
        put('pendant', x, y, 0, 0, hang=hang + BASE, top=head, wide=0.40, mat='black', watts=26)


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
        box(X0, X1 + 3, y, y + 0.138, BASE - 0.14, BASE - 0.09 + 0.0016 * math.sin(5.1 * i), 'deck', 0.003)
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
        wear.dust(a, b, BASE, FLOOR - 0.33, -0.04, 0.12)
    cafe()
    offices()
    outside()
    terrain(-17, 17, -14, 0, rock, 'gneiss', 0.2)
    box(-3000, 3000, -6000, 300, -1.6, -1.55, 'sea', 0)
    hills(-1400, -2600, 2600, 26, '#5b6878', 3, -1.55)
    stage.dusk(2.0, (0.31, 0.34, 0.40), (0.62, 0.58, 0.56), (1.1, 0.80, 0.60), -150, 0.8, 0.5, 5.0)
    stage.mirrored('sunset', 0.48, 90, panes=True)
    bay = (XS[3], 0, BASE), (XS[3], 0, FLOOR - 0.16), (XS[5], 0, FLOOR - 0.16), (XS[5], 0, BASE)
    picture = photograph((-2.0, -5.4, 1.76), (1.5, 0, 1.28), 36, 0.4, key=0.6, balance=0.5, lift=0.05, look='Very High Contrast', stop=0.8, focus=6.6, lines=(bay,),
                      marks={'steel-11': (XS[3], 0, 1.1), 'steel-12': (XS[4], 0, FLOOR - 0.16), 'aluminium-16': (XS[5], 0, 1.3)})
    return {**picture, 'vignette': 0, 'film': 0.5}
