"""Saddle roof of glass 5100 x 5600, 30 degrees, from below."""
from kit.built import roof

SLUG = 'pf152ei-glastak-rei30-re45'
ALT = ('Sadeltak av glas med smala vita aluminiumprofiler, sett underifrån mot blå himmel.')


def build():
    return roof(5100, 5600, 6, 4, 'saddle', 30, 'ral9016', 0.125, 0.052)
