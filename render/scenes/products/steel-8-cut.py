"""Janisol 2 EI30 leaf, sheet-clad and 70 mm deep, in a glazed Janisol C4 partition EI60."""
from kit.cut import laminate, steel_combination

SLUG = 'janisol-2-kombination-ei30'
ALT = ('Hörnsnitt av plåtklädd ståldörr, uppskuren så att isoleringen syns, bredvid ett glasparti med keramisk kärna; båda är 70 mm djupa.')


def build():
    return steel_combination('ral7035', 'ral7016', laminate(25, 5))
