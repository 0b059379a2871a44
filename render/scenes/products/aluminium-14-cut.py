"""PF152EI roof glazing REI30/RE45: the same bars leaning, triple unit."""
from kit.cut import facade, laminate, unit

SLUG = 'pf152ei-glastak-rei30-re45'
ALT = ('Lutande hörnsnitt av glastak: vit sparre och tvärpost i aluminium med treglasruta och flata täcklister, avskuret vågrätt.')


def build():
    return facade('ral9016', [('pane', 6), ('gap', 10), ('pane', 5), ('gap', 10)] + laminate(16, 4), mullion=125, transom=105, inserts=('board', 'grey board'), tilt=24)
