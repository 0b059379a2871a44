"""PF152ESG facade EI30: no caps, silicone joint, concealed holders, 40 mm unit."""
from kit.cut import facade, laminate, unit

SLUG = 'pf152esg-fasad-ei30'
ALT = ('Hörnsnitt av slät glasfasad utan täcklister: fyra glasrutor möts i breda svarta silikonfogar framför en silverfärgad stomme.')


def build():
    return facade('ral9006', unit(8, 16, laminate(16, 4)), cap=None, inserts=('board', None))
