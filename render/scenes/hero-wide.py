"""Hero for wide screens, 16:10: the door right of the middle, a dark calm wall for the headline on the left."""
from kit.hero import photograph

SLUG = 'hero'
ALT = ('En korridor i skymning. I korridorens ände en smal glasad branddörr med sidoljus; bakom glaset lyser en brand varmt, på vår sida är det blått och stilla.')


def build():
    return photograph((1440, 900), (0.40, -6.0, 1.42), (0.40, 0, 1.48), 28, shift=-0.14)
