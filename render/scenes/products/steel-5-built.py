"""Door with panic bar, sidelight and overlight, 1900 x 2850, ceramic core."""
from kit.built import door

SLUG = 'janisol-c4-ei60-ei90'
ALT = ('Mörk glasad ståldörr med panikbeslag, sidoljus till vänster och överljus över hela bredden.')


def build():
    return door(1900, 2850, 'cool wall', 'slab floor', skin='ral7021', face=130, sidelight=700, overlight=600, panic=True, depth=0.07, thick=0.037, beside=('call point',))
