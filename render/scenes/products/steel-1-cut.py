"""Janisol 2 EI30: slim 60 mm steel profiles, insulated, 16 mm fire glass."""
from kit.cut import laminate, steel_door

SLUG = 'janisol-2-ei30'
ALT = ('Hörnsnitt av svart ståldörr med smala profiler: två valsade rör med isolering emellan, tunt brandglas och påklippt glaslist.')


def build():
    return steel_door('ral9005', laminate(16, 4), core='mineral')
