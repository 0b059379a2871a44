"""Hero for narrow screens, 4:5: the door fills the upper part, the dark floor below leaves room for text."""
from kit.hero import photograph


def build():
    return photograph((2000, 2500), (0.30, -6.0, 1.42), (0.30, 0, 0.98), 46)
