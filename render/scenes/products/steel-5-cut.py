"""Janisol C4 EI60/EI90: 70 mm deep with a white ceramic core, 37 mm glass."""
from kit.cut import laminate, steel_door

SLUG = 'janisol-c4-ei60-ei90'
ALT = ('Hörnsnitt av mörk ståldörr, 70 mm djup, med vit keramisk kärna mellan stålrören och 37 mm tjockt brandglas.')


def build():
    return steel_door('ral7021', laminate(37, 7), depth=70, core='ceramic', shell=17)
