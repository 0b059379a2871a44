"""PE78EI EI60, self-closing: double seals between leaf and frame, 25 mm single fire glass set back."""
from kit.cut import aluminium_door, laminate

SLUG = 'pe78ei-design-line-ei60-sjalvstangande'
ALT = ('Hörnsnitt av gråblå aluminiumdörr med dubbla tätningar mellan karm och blad, fyllda kammare och indraget, 25 mm tjockt brandglas.')


def build():
    return aluminium_door('ral5008', laminate(25, 5), 'EI60', thermal_break=35, flush=False, double_seal=True, strips=2)
