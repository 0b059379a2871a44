"""PF152EI roof glazing REI30/RE45: the ridge of a saddle roof, slim rafters, triple unit."""
from kit.cut import laminate, roof


def build(product):
    return roof(product, [('pane', 6), ('gap', 10), ('pane', 5), ('gap', 10), *laminate(16, 4)], mullion=85, transom=91, inserts=('board', 'grey board'), cap_skin='ral7016')
