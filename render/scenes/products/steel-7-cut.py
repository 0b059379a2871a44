"""Janisol sliding door EI30: leaf in front of the fixed frame, labyrinth seals, floor guide."""
from kit.cut import laminate, steel_sliding

SLUG = 'janisol-skjutdorr-ei30'
ALT = ('Hörnsnitt av skjutdörr i stål: dörrbladet löper framför den fasta karmen, hakar i den med labyrinttätning och styrs av en golvskena.')


def build():
    return steel_sliding('ral9006', laminate(16, 4))
