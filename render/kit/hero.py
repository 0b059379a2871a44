"""The hero: a corridor at dusk, a glazed fire door, and behind it a fire that stays where it is."""
import bpy

from kit import stage
from kit.door import element
from kit.interior import flames, smoke, wall_with_opening
from kit.materials import boards, concrete, define, emission, glass, plain, plaster
from kit.mesh import box, frame

define('hero wall', lambda: plaster('hero wall', '#77736d', 0.8, 0.10))
define('hero floor', lambda: concrete('hero floor', '#77736c', (2.4, 2.4, 0.004, 0), 0.22, contrast=0.7))
define('hero ceiling', lambda: plaster('hero ceiling', '#8b8781', 0.9, 0.05))
define('hero glass', lambda: glass('hero glass', (0.94, 0.97, 0.95), 0.9))
define('fire room', lambda: plaster('fire room', '#b9b2a6', 0.85, 0.1))
define('oak panel', lambda: boards('oak panel', '#6b5139', 0.12, 0.004, 0.45))


def corridor():
    """Both sides of the door. The door stands in the wall y = 0, x 0.05-1.95 m."""
    # our side: floor, wall, ceiling, a window wall on the left
    box(-6.2, 4.0, -9, 10, -0.1, 0, 'hero floor', 0)
    wall_with_opening(0.05, 1.95, 2.7, 0, 0.22, 'hero wall', left=-3.1, right=3.4, top=3.05)
    box(-6.2, 4.0, -9, 0.3, 3.05, 3.15, 'hero ceiling', 0)
    box(3.2, 3.4, -9, 0, 0, 3.05, 'hero wall', 0.002)
    frame(-3.1, 3.2, 0, 3.05, (0, 0, 0.07, 0), -0.012, 0.0, 'ral7021', 0.001)
    _window_wall(-3.1)
    element(1900, 2700, 0.09, 'ral7016', face=150, sidelight=800, overlight=500, depth=0.078, thick=0.042, x=0.05, pane='hero glass')
    # the other side: a lobby, the fire stands far back on the right
    box(-0.75, -0.55, 0.2, 9, 0, 2.9, 'fire room', 0)
    box(6.2, 6.4, 0.2, 9, 0, 2.9, 'fire room', 0)
    box(-0.75, 6.4, 8.8, 9.0, 0, 2.9, 'fire room', 0)
    box(-0.75, 6.4, 0.2, 9, 2.8, 2.9, 'fire room', 0)
    box(0.44, 0.76, 5.0, 5.32, 0, 2.8, 'fire room', 0.01)
    for x in (0.4, 1.9):
        box(x - 0.5, x + 0.5, 8.76, 8.80, 0, 2.1, 'oak panel', 0.002)
    _fire()


def _window_wall(x):
    """Glass to the floor along the corridor; outside, dusk over a dark tree line with a few lit windows."""
    for y in (-8.0, -6.4, -4.8, -3.2, -1.6, -0.05):
        box(x - 0.05, x + 0.05, y - 0.03, y + 0.03, 0, 3.05, 'ral7021', 0.002)
    for z in (0.03, 3.02):
        box(x - 0.05, x + 0.05, -9, 0, z - 0.03, z + 0.03, 'ral7021', 0.002)
    box(x - 0.012, x + 0.012, -9, 0, 0.05, 3.0, 'glass', 0)
    box(-60, x - 0.3, -60, 60, -0.2, -0.1, plain('lawn', '#20261c', 1.0, 0.1), 0)
    n_dark = plain('far trees', '#11161c', 1.0, 0.0)
    for i in range(64):
        y = -26 + i * 2.9
        box(-45, -44, y, y + 2.6 + (i * 7 % 5) * 0.4, 0, 3.6 + (i * 13 % 7) * 0.8, n_dark, 0.3)
    for i in range(26):
        y = -18 + i * 5.3
        box(-43.9, -43.8, y, y + 0.9, 2.0 + (i % 3) * 0.9, 2.9 + (i % 3) * 0.9, emission((1, 0.62, 0.28), 1.6, 'far window'), 0)


def _fire():
    """Flame cards round the corner, the lamps that stand for their light, veils of smoke under the ceiling."""
    for x, y, w, h, seed in ((4.1, 8.2, 1.7, 1.8, 1), (3.7, 7.9, 1.0, 1.1, 2), (4.5, 7.7, 1.2, 1.5, 3)):
        flames(x, y, w, h, seed, 5.5)
    dark = plain('charred', '#14100d', 0.9, 0.2)
    box(3.35, 4.75, 7.9, 8.5, 0.05, 0.40, dark, 0.04)
    box(3.35, 4.75, 8.35, 8.55, 0.3, 0.78, dark, 0.05)
    warm = (1.0, 0.34, 0.085)
    for place, size, power in (((4.1, 7.6, 1.0), 0.9, 300), ((3.2, 5.6, 1.7), 1.0, 90), ((1.6, 3.0, 2.3), 1.0, 40)):
        stage.area(place, (0.9, 0, 0.7), size, power, warm, mirrored=False)
    stage.area((1.3, 1.5, 1.9), (0.8, -2.0, 0.0), 0.5, 26, warm, mirrored=False)
    for i, y in enumerate((1.6, 2.9, 4.2, 5.4, 6.5)):
        smoke(-0.6, 6.2, y, 1.5 - 0.12 * i, 2.8, i + 1, (0.16 + 0.05 * i, 0.055 + 0.018 * i, 0.016 + 0.005 * i), 0.34)


def dusk():
    """The calm side: blue light through the window wall, a dim warm strip above the door."""
    stage.sky(2.0, -80, 0.11, dust=1.5, ozone=4.0, cover=0.45, bright=(1.6, 1.5, 1.9), scale=0.8, opacity=0.5)
    stage.area((-2.85, -2.6, 1.6), (0.4, -0.6, 0.9), 2.4, 46, (0.34, 0.50, 1.0), height=4.4, mirrored=False)
    stage.area((1.2, -6.8, 2.8), (0.9, 0, 1.2), 1.6, 85, (0.48, 0.60, 1.0), mirrored=False)


def photograph(size, location, target, lens, samples=24, exposure=0.9):
    corridor()
    dusk()
    stage.setup(size, samples, exposure, bounces=6)
    bpy.context.scene.cycles.adaptive_threshold = 0.02
    stage.camera(location, target, lens)
    return {'width': 2000 if size[0] > size[1] else None, 'glow': 0.09, 'strength': 0.85}
