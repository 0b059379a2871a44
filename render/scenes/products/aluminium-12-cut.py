"""PF152EI facade EI30: 52 mm mullion, visible 51 mm caps, 36 mm unit."""
from kit.cut import facade, laminate, unit

SLUG = 'pf152ei-fasad-ei30'
ALT = ('Hörnsnitt av glasfasad i grå aluminium: post och tvärpost med brandskiva, tryckplåt med skruvar och täcklist som är delvis borttagen.')


def build():
    return facade('ral9007', unit(6, 14, laminate(16, 4)), inserts=('board', None))
