"""The hero: a corridor at dusk, a glazed fire door at its end, and behind it a fire that stays where it is.

The door stands in the wall y = 0. We are on the side of -Y, with a window wall on the right; in the room beyond the
door an armchair burns, whole within the glass of the leaf. No sign leads there: the way out is behind us.
"""
import math

import bpy

from kit import stage
from kit.door import element, frosted
from kit.fire import WARM, armchair, smoke
from kit.interior import fittings, wall_with_opening
from kit.materials import Nodes, concrete, define, emission, glass, plain, plaster, principled, rgb, shade
from kit.mesh import box, cylinder, frame

LEFT, RIGHT, HIGH = -1.55, 1.95, 2.95
DOOR = -0.55, 1.45, 2.6
#: Lower edges of the two rows that let people see the glass: their middles are 0.90 m and 1.50 m above the floor.
MARKS = 0.889, 1.489
#: Width of a formwork panel of the concrete walls.
PANEL = 1.35
#: What each face of a pane lets through of the fire's lamps.
PASSES = 0.4


def _floor(name):
    """Ground concrete with sawn joints: sealed, so that it mirrors, duller where people walk."""
    mat, n, s = principled(name, rgb('#6f6c68'), 0.2, spec=0.5)
    at, base = n.where(), rgb('#6f6c68')
    stain, grain = n.noise(at, 0.8, 7, 0.6), n.noise(at, 60, 4, 0.7)
    tone = n.math('ADD', n.math('MULTIPLY', stain, 0.7), n.math('MULTIPLY', grain, 0.3))
    colour = n.ramp(tone, [(0.32, shade(base, 0.78)), (0.5, base), (0.68, shade(base, 1.18))])
    lines = n.bricks(n.add('Mapping', {0: at, 'Location': (0.35, 0.5, 0)}).outputs[0], 1.5, 1.5, 0.006, 0)[1]
    n.put(n.mix(1, colour, n.ramp(lines, [(0, (1, 1, 1)), (1, (0.22,) * 3)]), 'MULTIPLY'), s.inputs['Base Color'])
    n.put(n.math('ADD', n.spread(stain, 0.06, 0.14), n.math('MULTIPLY', n.noise(at, 7, 5, 0.65), 0.06)), s.inputs['Roughness'])
    n.put(n.bump(n.math('SUBTRACT', n.math('MULTIPLY', grain, 0.03), lines), 0.25, 0.002), s.inputs['Normal'])
    return mat


def _sooted(name):
    """The paint of the room that burns: black from where the smoke has stood."""
    mat, n, s = principled(name, rgb('#a89f92'), 0.9, spec=0.1)
    at = n.where()
    height = n.math('ADD', n.add('SeparateXYZ', {0: at}).outputs[2], n.math('MULTIPLY', n.noise(at, 1.6, 6, 0.6), 0.9))
    n.put(n.ramp(n.math('DIVIDE', height, 3.4), [(0.38, rgb('#a89f92')), (0.58, rgb('#5a5148')), (0.76, rgb('#14110f'))]), s.inputs['Base Color'])
    return mat


def _dim(pane):
    """Glass through which a camera on this side sees everything and the fire lights little: the eye has grown used to
    the dusk."""
    n = Nodes(pane)
    path = n.add('LightPath').outputs
    clear = next(node for node in n.tree.nodes if node.type == 'BSDF_TRANSPARENT')
    lit = n.math('MAXIMUM', path['Is Shadow Ray'], path['Is Diffuse Ray'])
    n.put(n.mix(lit, tuple(clear.inputs[0].default_value), (PASSES, PASSES, PASSES, 1)), clear.inputs[0])
    return pane


define('hero wall', lambda: concrete('hero wall', '#85817c', (PANEL, HIGH / 2, 0.007, 0), 0.72, True, 0.85, 0.45))
define('hero plaster', lambda: plaster('hero plaster', '#7f7d7a', 0.85, 0.3, 0.88))
define('hero ceiling', lambda: concrete('hero ceiling', '#7d7b78', (1.2, 0.6, 0.006, 0), 0.85, contrast=0.25, joint_shade=0.4))
define('hero floor', lambda: _floor('hero floor'))
define('hero glass', lambda: _dim(glass('hero glass', (0.94, 0.97, 0.95), 0.8)))
define('frosted', lambda: frosted(0.5))                                                    # pale as they are, they outshine the dusk
define('tie rim', lambda: plain('tie rim', '#6b6863', 0.9))
define('wing boards', lambda: plain('wing boards', '#8a7f70', 0.8, 0.2))
define('slat', lambda: plain('slat', '#6b4f36', 0.5))
define('fire room', lambda: _sooted('fire room'))


def corridor(swing=0.0, moment=0):
    """Both sides of the door. `swing` opens the leaf towards us (degrees); `moment` of the fire."""
    x0, x1, high = DOOR
    box(LEFT, RIGHT, -11, 8, -0.1, 0, 'hero floor', 0)
    box(LEFT - 0.2, LEFT, -11, 8, 0, 3.2, 'hero wall', 0.002)
    box(LEFT, RIGHT, -11, 0, HIGH, HIGH + 0.1, 'hero ceiling', 0)
    box(LEFT - 1, RIGHT + 1, -11.2, -11, 0, 3.2, 'hero wall', 0)              # behind the camera: else the glass mirrors the open end
    wall_with_opening(x0, x1, high, 0, 0.2, 'hero plaster', left=LEFT, right=RIGHT, top=HIGH, bevel=0)
    _formwork()
    fittings(['call point'], 1.32)
    for a, b in ((LEFT, x0), (x1, RIGHT)):
        box(a, b, -0.014, 0, 0, 0.07, 'ral7021', 0.002)
    box(LEFT, LEFT + 0.014, -11, 0, 0, 0.07, 'ral7021', 0.002)
    element(2000, 2600, 0.075, 'ral7016', face=125, sidelight=720, overlight=430, depth=0.07, thick=0.036, x=x0, pane='hero glass', metal='ral9006', swing=-swing, marks=MARKS)
    _windows()
    _bench()
    _beyond()
    armchair(*FIRE, moment)
    _thrown(swing)


def _windows():
    """The right side: a low wall and windows to the ceiling; outside, dusk over a tree line with a few lit windows."""
    x = RIGHT
    posts = [-0.45 - 1.45 * i for i in range(8)]
    box(x, x + 0.2, -11, 0, 0, 0.42, 'hero wall', 0.002)
    box(x - 0.10, x + 0.2, -11, -0.2, 0.42, 0.45, 'ral7021', 0.003)
    box(x, x + 0.2, posts[0] + 0.03, 0, 0, HIGH, 'hero wall', 0.002)
    for y in posts:
        box(x + 0.02, x + 0.10, y - 0.03, y + 0.03, 0.45, HIGH, 'ral7021', 0.002)
    for z in (0.48, HIGH - 0.03):
        box(x + 0.02, x + 0.10, -11, posts[0], z - 0.03, z + 0.03, 'ral7021', 0.002)
    box(x + 1, 400, -300, 300, -1.2, -1.1, plain('lawn', '#1b2018', 1.0, 0.1), 0)
    far = plain('far trees', '#0d1116', 1.0, 0.0)
    for i in range(70):
        y = -90 + i * 5.3
        box(70, 72, y, y + 5.0 + (i * 7 % 5), -1, 4.2 + (i * 13 % 7) * 0.7, far, 1.2)
    for i in range(22):
        y = -60 + i * 13.7
        box(69.8, 69.9, y, y + 0.8, 1.2 + (i % 3) * 0.9, 1.9 + (i % 3) * 0.9, emission((1, 0.62, 0.28), 1.2, 'far window'), 0)


def _wing():
    """The outside of the room that burns, seen through our windows: boards, a plinth and the edge of a roof."""
    for i in range(16):
        box(RIGHT + 0.205 + i * 0.125, RIGHT + 0.205 + i * 0.125 + 0.118, 0.13, 0.2, 0.30, 3.05, 'wing boards', 0.003)
    box(RIGHT + 0.2, RIGHT + 2.2, 0.15, 0.2, -0.6, 0.30, 'hero wall', 0)
    box(RIGHT + 0.2, RIGHT + 2.4, 0.02, 8.4, 3.05, 3.20, 'ral7021', 0.004)


def _formwork():
    """The ties of the left wall's formwork, four to a panel, and the dark joint under the ceiling."""
    for i in range(-7, 2):
        for u in (0.30, PANEL - 0.30):
            for z in (0.36, HIGH / 2 - 0.36, HIGH / 2 + 0.36, HIGH - 0.36):
                y = -LEFT + i * PANEL + u - PANEL
                if y < -0.1:
                    cylinder((LEFT, y, z), (LEFT + 0.0006, y, z), 0.022, 'tie rim', 24, 0)
                    cylinder((LEFT, y, z), (LEFT + 0.0010, y, z), 0.013, 'black', 24, 0)
    box(LEFT, LEFT + 0.018, -11, 0, HIGH - 0.022, HIGH, 'black', 0)
    box(LEFT, RIGHT, -0.018, 0, HIGH - 0.022, HIGH, 'black', 0)


def _bench():
    """A bench under the windows."""
    for i in range(5):
        box(1.36 + i * 0.082, 1.434 + i * 0.082, -3.5, -1.7, 0.41, 0.45, 'slat', 0.004)
    for y in (-3.3, -1.9):
        frame(1.37, 1.76, 0, 0.41, (0.03, 0.03, 0.012, 0.03), y - 0.03, y + 0.03, 'ral7021', 0.002)


#: Where the fire burns: the middle of the leaf's glass as the camera sees it.
FIRE = 1.05, 3.1


def _beyond():
    """The room that burns, sooted above, with a door of its own far away on the left; smoke hangs under its ceiling."""
    box(RIGHT, RIGHT + 0.6, 0.4, 8.0, -0.1, 0, 'hero floor', 0)
    box(RIGHT + 0.6, RIGHT + 0.8, 0.2, 8.2, 0, HIGH, 'fire room', 0.01)
    box(RIGHT, RIGHT + 0.7, 0.2, 0.4, 0, HIGH, 'fire room', 0)
    _wing()
    box(LEFT - 0.01, LEFT + 0.004, 0.2, 8.2, 0, HIGH, 'fire room', 0)
    box(LEFT, 4, 8.0, 8.2, 0, HIGH, 'fire room', 0)
    box(LEFT, 4, 0.2, 8.2, HIGH - 0.05, HIGH, 'fire room', 0)
    frame(-1.05, -0.05, 0, 2.15, (0.06, 0.06, 0, 0.06), 7.94, 8.0, 'ral7021', 0.002)
    box(-0.99, -0.11, 7.96, 7.99, 0, 2.09, plain('far door', '#6f6255', 0.5), 0.002)
    dark = plain('furniture', '#2a241f', 0.7)
    box(-0.95, 0.15, 2.2, 2.9, 0.70, 0.735, dark, 0.004)                                     # a table that the fire has not reached
    for x in (-0.92, 0.08):
        for y in (2.23, 2.83):
            box(x, x + 0.04, y, y + 0.04, 0, 0.70, dark, 0)
    for i, depth in enumerate((1.2, 2.2, 3.5, 4.6, 5.8, 7.2)):
        smoke(LEFT, RIGHT + 0.6, depth, 1.75, 2.6, i + 1, (FIRE[0], 1.7), 1.0, 0.72)
    stage.area((FIRE[0] - 0.2, FIRE[1] - 0.9, 1.1), (0.5, 0, 0.2), 0.9, 18, WARM, mirrored=False)  # what falls through the glass


#: The fire's light as it lies on a floor that the dusk has made blue.
THROWN = 1.0, 0.46, 0.085


def _ramp(n, value, low, high):
    """0 below `low`, 1 above `high`, soft between."""
    return n.add('MapRange', {'Value': value, 'From Min': low, 'From Max': high}, interpolation_type='SMOOTHSTEP').outputs[0]


def _thrown(swing):
    """What the fire throws through the door: two patches of light on our floor, with the shadows of rail, mullion and
    stiles round them, and a fainter one on the ceiling. Its lamps shine only there: on the left wall stands a headline,
    and the room that burns has light of its own. Where the leaf stands open no glass weakens them."""
    turn = math.radians(swing)
    tip = 0.16 + 0.96 * math.cos(turn), 0.04 - 0.96 * math.sin(turn)
    for (x, y, z), radius, watts, (low, full, steep, end), way in (
            ((FIRE[0] - 0.10, FIRE[1], 2.0), 0.10, 7800, (0.30, 0.41, 0.50, 0.58), -1),
            ((FIRE[0] - 0.10, FIRE[1], 0.6), 0.16, 420, (0.38, 0.56, 0.80, 0.95), 1)):
        lamp = stage.bulb((x, y, z), radius, watts, THROWN)
        n = Nodes(lamp.data)
        u, v, w = n.add('SeparateXYZ', {0: n.add('NewGeometry').outputs['Incoming']}).outputs
        ahead = n.math('MAXIMUM', n.math('MULTIPLY', v, -1.0), 0.001)
        rise = n.math('DIVIDE', n.math('MULTIPLY', w, way), ahead)
        share = n.math('MULTIPLY', _ramp(n, rise, low, full), n.math('SUBTRACT', 1.0, _ramp(n, rise, steep, end)))
        if swing:
            free = _ramp(n, n.math('DIVIDE', u, ahead), (tip[0] - x) / (y - tip[1]) - 0.01, (tip[0] - x) / (y - tip[1]) + 0.01)
            share = n.math('MULTIPLY', share, n.math('SUBTRACT', 1.0, n.math('MULTIPLY', free, 1 - PASSES ** 2)))
        glow = next(node for node in n.tree.nodes if node.type == 'EMISSION')
        n.put(share, glow.inputs['Strength'])
    # what the lit floor gives back: from below, on handle, closer, reveal and the bench's near edge
    stage.area((0.75, -0.55, 0.03), (0.75, -0.55, 3), 1.2, 6.0, THROWN, height=0.8, mirrored=False)


def dusk():
    """The calm side: blue light through the windows, a trace from behind us."""
    stage.sky(2.0, 60, 0.11, dust=1.5, ozone=4.5, cover=0.40, bright=(1.5, 1.4, 1.9), scale=0.8, opacity=0.5)
    for i, watts in enumerate((14.4, 11.7, 7.0, 3.4)):
        stage.area((RIGHT + 0.35, -1.2 - 1.45 * i, 1.9), (LEFT, -0.5 - 1.45 * i, 0.9), 1.2, watts, (0.30, 0.50, 1.0), height=2.1, mirrored=False)
    stage.area((1.7, -1.3, 1.9), (1.34, 0, 1.05), 0.35, 5, (0.55, 0.70, 1.0))                              # finds the handle and the frame
    stage.area((7.0, -4.0, 6.0), (5.0, 4.1, 1.0), 4.0, 260, (0.26, 0.46, 1.0), mirrored=False)               # the wing outside
    stage.area((0.6, -9.5, 2.2), (0.8, 0, 1.3), 2.4, 26, (0.36, 0.54, 1.0), mirrored=False)


def photograph(size, location, target, lens, samples=16, exposure=0.95, shift=0.0, swing=0.0, moment=7, blur=True):
    """`shift` moves the picture sideways (fraction of its width) without turning the camera; `blur`: what lies behind
    the door is out of focus, which a fire on a photograph always is."""
    corridor(swing, moment)
    dusk()
    stage.setup(size, samples, exposure, bounces=5 if blur else 4)
    cycles = bpy.context.scene.cycles
    cycles.adaptive_threshold, cycles.adaptive_min_samples, cycles.sample_clamp_indirect = 0.03, 10, 0.6
    cycles.transparent_max_bounces = 48                                                     # panes, smoke and every slab of the fire lie in one line of sight
    camera = stage.camera(location, target, lens)
    camera.data.shift_x = shift
    camera.data.dof.use_dof, camera.data.dof.focus_distance, camera.data.dof.aperture_fstop = blur, -location[1], 1.4
    return {'glow': 0.010, 'grain': 0.006}
