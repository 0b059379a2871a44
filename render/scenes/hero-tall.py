"""Hero for narrow screens, 4:5: the door fills the upper part, the dark floor below leaves room for text."""
from kit.hero import photograph

SLUG = 'hero'
ALT = ('En glasad branddörr i skymning. Bakom glaset lyser en brand varmt, på vår sida ligger golvet mörkt och stilla.')


def build():
    return photograph((1120, 1400), (-0.15, -5.2, 1.42), (0.85, 0, 1.0), 54)
