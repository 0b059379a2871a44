"""PE78EI window EI30-TT: frame 78, sash 86 mm, 34 mm thermal break, 40 mm unit, all-round fitting."""
from kit.cut import aluminium_window, laminate, unit

SLUG = 'pe78ei-fonster-ei30-tt'
ALT = ('Hörnsnitt av vitt kipp-drehfönster i aluminium: bågen är djupare än karmen, beslaget syns i spåret och isolerrutan är 40 mm.')


def build():
    return aluminium_window('ral9010', unit(4, 18, laminate(18, 4)))
