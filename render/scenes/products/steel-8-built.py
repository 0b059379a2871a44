"""Sheet-clad door with vision panel in a glazed screen."""
from kit.built import door


def build(product):
    return door(product, 'warm wall', 'slab floor', 'oak', leaf_skin='ral7035', thick=0.025, beside=('reader', 'call point', 'plan'))
