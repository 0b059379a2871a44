"""Hero for wide screens, 16:10: the door right of the middle, a dark calm wall for the headline on the left."""
from kit.hero import photograph


def build():
    return photograph((2560, 1600), (0.40, -6.0, 1.42), (0.40, 0, 1.48), 28, shift=-0.175)
