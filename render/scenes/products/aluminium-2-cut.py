"""PE78EI Design Line EI60: boards in all three chambers, thicker laminate, second swelling strip."""
from kit.cut import aluminium_door, laminate, unit

SLUG = 'pe78ei-design-line-ei60'
ALT = ('Hörnsnitt av silverfärgad aluminiumdörr med brandskivor i alla tre kammare, två svällister i falsen och en tjock isolerruta i liv med bladet.')


def build():
    return aluminium_door('ral9006', unit(6, 14, laminate(25, 5)), 'EI60', strips=2)
