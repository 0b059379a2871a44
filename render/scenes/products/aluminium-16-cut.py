"""PF152ESG facade EI60: from the room, over the opaque field before a slab, alumino-silicate in both chambers, 52 mm unit."""
from kit.cut import facade, laminate, unit


def build(product):
    return facade(product, unit(8, 16, laminate(28, 5)), cap=None, mullion=150, transom=130, inserts=('silicate', 'silicate'), below='panel', inside=True)
