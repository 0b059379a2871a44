"""PF152EI facade EI60: deeper bars with two filled chambers, thicker laminate."""
from kit.cut import facade, laminate, unit

SLUG = 'pf152ei-fasad-ei60'
ALT = ('Hörnsnitt av antracitgrå glasfasad med djupare poster, båda kamrarna fyllda med brandskivor, och tjockare brandglas.')


def build():
    return facade('ral7016', unit(6, 16, laminate(25, 5)), mullion=150, transom=130, inserts=(('pink board', 'board'), 'board'))
