"""PE78EI Design Line Eco EI30: economy variant, half a board in the middle chamber, one single 15 mm pane."""
from kit.cut import aluminium_door, laminate

SLUG = 'pe78ei-design-line-eco-ei30'
ALT = ('Hörnsnitt av vit aluminiumdörr i ekonomiutförande: nästan tomma kammare och en enda tunn brandglasruta med djup glaslist bakom.')


def build():
    return aluminium_door('ral9016', laminate(15, 4), 'eco')
