"""The hero: a corridor at dusk, a glazed fire door at its end, and behind it a fire that stays where it is.

The door stands in the wall y = 0. We are on the side of -Y, with a window wall on the right; in the room beyond the door an armchair burns,
whole within the glass of the leaf. No sign leads there: the way out is behind us.
"""
import bpy

from kit import stage
from kit.door import element
from kit.interior import flames, smoke, wall_with_opening
from kit.materials import concrete, define, emission, glass, plain, plaster
from kit.mesh import box, cylinder, frame, tube

LEFT, RIGHT, HIGH = -1.55, 1.95, 2.95
DOOR = -0.55, 1.45, 2.6

define('hero wall', lambda: plaster('hero wall', '#8b8985', 0.8, 0.10))
define('hero floor', lambda: concrete('hero floor', '#7d7a76', (40, 40, 0, 0), 0.20, contrast=0.6))
define('hero ceiling', lambda: plaster('hero ceiling', '#7d7b78', 0.9, 0.05))
define('hero glass', lambda: glass('hero glass', (0.94, 0.97, 0.95), 0.8))
define('fire room', lambda: plaster('fire room', '#b9b2a6', 0.85, 0.1))


def corridor(swing=0.0, hinges='L'):
    """Both sides of the door. `swing` opens the leaf towards us (degrees); it hangs on the left or the right."""
    x0, x1, high = DOOR
    box(LEFT, RIGHT, -11, 8, -0.1, 0, 'hero floor', 0)
    box(LEFT - 0.2, LEFT, -11, 8, 0, 3.2, 'hero wall', 0.002)
    box(LEFT, RIGHT, -11, 0, HIGH, HIGH + 0.1, 'hero ceiling', 0)
    box(LEFT - 1, RIGHT + 1, -11.2, -11, 0, 3.2, 'hero wall', 0)              # behind the camera: else the glass mirrors the open end
    wall_with_opening(x0, x1, high, 0, 0.2, 'hero wall', left=LEFT, right=RIGHT, top=HIGH)
    for a, b in ((LEFT, x0), (x1, RIGHT)):
        box(a, b, -0.014, 0, 0, 0.07, 'ral7021', 0.002)
    box(LEFT, LEFT + 0.014, -11, 0, 0, 0.07, 'ral7021', 0.002)
    element(2000, 2600, 0.075, 'ral7016', face=125, sidelight=720, overlight=430, depth=0.07, thick=0.036, x=x0, pane='hero glass', metal='ral9006', hinges=hinges, swing=-swing if hinges == 'L' else swing)
    _windows()
    _beyond()
    _fire()


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


def _exit_sign(x, z):
    """The green sign over the door: a figure on its way out."""
    box(x - 0.16, x + 0.16, -0.035, 0, z - 0.075, z + 0.075, emission((0.015, 0.34, 0.12), 0.55, 'sign'), 0.004)
    white = emission((0.9, 1.0, 0.93), 0.8, 'sign figure')
    y = -0.037
    box(x + 0.045, x + 0.115, y, y + 0.001, z - 0.052, z + 0.052, white, 0)
    cylinder((x - 0.040, y, z + 0.042), (x - 0.040, y + 0.001, z + 0.042), 0.011, white, 20, 0)
    for line in (((-0.046, 0.026), (-0.066, -0.012)), ((-0.064, -0.010), (-0.040, -0.026), (-0.046, -0.054)), ((-0.066, -0.012), (-0.100, -0.034)),
                 ((-0.048, 0.022), (-0.020, 0.006), (0.0, 0.018)), ((-0.050, 0.022), (-0.080, 0.010))):
        tube([(x + u, y, z + v) for u, v in line], 0.0055, white, 3)


def _beyond():
    """The room behind the door, with a door of its own far away on the left."""
    box(RIGHT + 0.6, RIGHT + 0.8, 0.2, 8.2, 0, HIGH, 'fire room', 0.01)
    box(RIGHT, RIGHT + 0.7, 0.2, 0.4, 0, HIGH, 'fire room', 0)
    box(LEFT - 0.01, LEFT + 0.004, 0.2, 8.2, 0, HIGH, 'fire room', 0)
    box(LEFT, 4, 8.0, 8.2, 0, HIGH, 'fire room', 0)
    box(LEFT, 4, 0.2, 8.2, HIGH - 0.05, HIGH, 'fire room', 0)
    frame(-1.05, -0.05, 0, 2.15, (0.06, 0.06, 0, 0.06), 7.94, 8.0, 'ral7021', 0.002)
    box(-0.99, -0.11, 7.96, 7.99, 0, 2.09, plain('far door', '#8a7d6c', 0.5), 0.002)


#: Where the fire burns: the middle of the leaf's glass as the camera sees it.
FIRE = 1.22, 6.1


def _fire():
    """A burning armchair: its dark shape, flames behind, over and before it, lamps that stand for their light, smoke under the ceiling."""
    x, y = FIRE
    char = plain('char', '#0b0908', 0.9, 0.1)
    for a, b, c, d, low, high in ((-0.40, 0.40, -0.35, 0.35, 0.14, 0.40), (-0.44, -0.30, -0.37, 0.37, 0.10, 0.62), (0.30, 0.44, -0.37, 0.37, 0.10, 0.62),
                                  (-0.42, 0.42, 0.22, 0.40, 0.14, 0.88)):
        box(x + a, x + b, y + c, y + d, low, high, char, 0.05)
    for u, v, w, h, seed, light in ((0.0, 0.45, 1.45, 2.45, 1, 2.4), (-0.12, 0.05, 1.15, 1.95, 4, 1.5), (0.16, -0.10, 0.90, 1.45, 7, 1.1)):
        flames(x + u, y + v, w, h, seed, light)
    warm = (1.0, 0.33, 0.080)
    for place, target, size, watts in (((x, y - 0.2, 1.1), (x, 8, 1.0), 0.9, 60), ((x, y - 0.1, 1.5), (x, y, 3.0), 0.8, 40),
                                       ((x - 0.2, y - 0.4, 0.9), (x - 2.5, y - 1, 0.9), 0.9, 70), ((x, y - 0.5, 0.8), (0.6, 0, 0.5), 0.9, 46)):
        stage.area(place, target, size, watts, warm, mirrored=False)
    for i, depth in enumerate((1.2, 2.6, 4.0, 5.4, 6.9)):
        k = 0.05 + 0.035 * i
        smoke(LEFT, RIGHT + 0.6, depth, 1.85 - 0.10 * i, HIGH - 0.05, i + 1, (k, 0.27 * k, 0.055 * k), 0.45)


def dusk():
    """The calm side: blue light through the windows, a trace from behind us."""
    stage.sky(2.0, 60, 0.11, dust=1.5, ozone=4.5, cover=0.40, bright=(1.5, 1.4, 1.9), scale=0.8, opacity=0.5)
    for i, watts in enumerate((16, 13, 8, 4)):
        stage.area((RIGHT + 0.35, -1.2 - 1.45 * i, 1.9), (LEFT, -0.5 - 1.45 * i, 0.9), 1.2, watts, (0.22, 0.42, 1.0), height=2.1, mirrored=False)
    stage.area((1.7, -1.3, 1.9), (1.34, 0, 1.05), 0.35, 5, (0.55, 0.70, 1.0))                              # finds the handle and the frame
    stage.area((7.0, -4.0, 6.0), (5.0, 4.1, 1.0), 4.0, 260, (0.26, 0.46, 1.0), mirrored=False)               # the wing outside
    stage.area((0.6, -9.5, 2.2), (0.8, 0, 1.3), 2.4, 26, (0.30, 0.48, 1.0), mirrored=False)


def photograph(size, location, target, lens, samples=28, exposure=0.95, shift=0.0, swing=0.0, hinges='L', blur=True):
    """`shift` moves the picture sideways (fraction of its width) without turning the camera; `blur`: what lies behind the door
    is out of focus, which a fire on a photograph always is."""
    corridor(swing, hinges)
    dusk()
    stage.setup(size, samples, exposure, bounces=5 if blur else 4)
    cycles = bpy.context.scene.cycles
    cycles.adaptive_threshold, cycles.adaptive_min_samples, cycles.sample_clamp_indirect = 0.03, 10, 0.6
    camera = stage.camera(location, target, lens)
    camera.data.shift_x = shift
    camera.data.dof.use_dof, camera.data.dof.focus_distance, camera.data.dof.aperture_fstop = blur, -location[1], 0.9
    return {'glow': 0.025, 'grain': 0.006}
