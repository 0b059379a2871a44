"""Hero for wide screens, 16:10: the door on the right, dark calm wall for the headline on the left."""
from kit.hero import photograph

SLUG = 'hero'
ALT = ('En korridor i skymning. Till höger en glasad branddörr med sidoljus; bakom glaset lyser en brand varmt, på vår sida är det mörkt och stilla.')


def build():
    return photograph((1600, 1000), (-0.75, -4.9, 1.42), (-0.75, 0, 1.36), 29)
