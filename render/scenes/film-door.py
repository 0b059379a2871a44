"""The film's one true movement: the hero's door is drawn shut by its closer, and the fire's light goes out at its edge.

Not a picture of the site: `npm run render -- --frames FOLDER film-door` writes one file a frame. Only where the leaf moves
is rendered for each frame, on the still of the shut door, so that nothing else flickers.
"""
from kit.hero import photograph

FRAMES = 16
OPEN = 44.0


def swing(frame):
    """Degrees that the door stands open: an even sweep that the closer brakes before the frame."""
    return OPEN * (1 - frame / (FRAMES - 1)) ** 1.35


def build(frame=0):
    shut = frame == FRAMES - 1
    settings = photograph((1920, 1080), (0.60, -4.7, 1.42), (0.60, 0, 1.36), 30, samples=20 if shut else 10, swing=swing(frame), blur=False)
    return {**settings, 'still': 'film-door', 'region': None if shut else (0.41, 0.82, 0.0, 0.96)}
