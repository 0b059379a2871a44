"""Single door with a low overlight, 1100 x 2600, closer in view."""
from kit.built import door

SLUG = 'pe78ei-design-line-ei60-sjalvstangande'
ALT = ('Gråblå glasad enkeldörr med dörrstängare och lågt överljus i en sval ljus vägg.')


def build():
    return door(1100, 2600, 'cool wall', 'slab floor', skin='ral5008', face=145, overlight=450, handle='pull', beside=('reader', 'extinguisher'))
