"""The film's one true movement: the hero's door is drawn shut by its closer, and the fire's light goes out at its edge.

Not a picture of the site: `npm run render -- --frames FOLDER film-door` writes one file a frame. Only where the leaf moves
is rendered for each frame, on the still of the shut door, so that nothing else flickers.
"""
from kit.hero import photograph
from kit.materials import define, glass

FRAMES = 24
OPEN = 44.0


def swing(frame):
    """Degrees that the door stands open: an even sweep that the closer brakes before the frame."""
    return OPEN * (1 - frame / (FRAMES - 1)) ** 1.35


def build(frame=0):
    define('hero glass', lambda: glass('hero glass', (0.72, 0.75, 0.73), 0.6))
    shut = frame == FRAMES - 1
    settings = photograph((960, 540), (-0.25, -4.7, 1.42), (-0.25, 0, 1.36), 30, samples=44 if shut else 26, shift=0.12,
                          swing=swing(frame), hinges='R', blur=False)
    return {**settings, 'glow': 0.06, 'still': 'film-door', 'region': None if shut else (0.42, 0.71, 0.0, 0.86)}
