"""PE78EI EI90 with smoke protection: 37 mm special fire glass, double seals, layered boards."""
from kit.cut import aluminium_door, laminate

SLUG = 'pe78ei-design-line-ei90-rokskydd'
ALT = ('Hörnsnitt av mörkgrön aluminiumdörr med röktätningar i flera steg, brandskivor i lager och 37 mm specialglas.')


def build():
    return aluminium_door('ral6012', laminate(37, 7), 'EI90', thermal_break=35, flush=False, double_seal=True, strips=3)
