"""PF152ESG facade EI30: no caps, silicone joint, concealed holders, 40 mm unit."""
from kit.cut import facade, laminate, unit


def build(product):
    return facade(product, unit(8, 16, laminate(16, 4)), cap=None, inserts=('board', None))
