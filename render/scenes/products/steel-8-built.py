"""Sheet-clad door with vision panel in a glazed screen, 2300 x 3300."""
from kit.built import door

SLUG = 'janisol-2-kombination-ei30'
ALT = ('Ljusgrå plåtklädd ståldörr med siktruta i ett mörkt glasparti med sidoljus och högt överljus.')


def build():
    return door(2300, 3300, 'warm wall', 'slab floor', 'oak', skin='ral7016', leaf_skin='ral7035', face=130, sidelight=1050, overlight=900, fill='sheet', depth=0.07, thick=0.025, beside=('reader', 'call point', 'plan'))
