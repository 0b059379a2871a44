"""PF152ESG facade EI60: alumino-silicate in both chambers, 52 mm unit."""
from kit.cut import facade, laminate, unit

SLUG = 'pf152esg-fasad-ei60'
ALT = ('Hörnsnitt av slät glasfasad med silikonfogar; den bruna stommen är fylld med ljus aluminiumsilikat och glaset är tjockare.')


def build():
    return facade('ral8019', unit(8, 16, laminate(28, 5)), cap=None, mullion=150, transom=130, inserts=('silicate', 'silicate'))
