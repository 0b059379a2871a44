"""Two sliding leaves with overlight, 2600 x 3000, shut."""
from kit.built import sliding_door

SLUG = 'janisol-skjutdorr-ei30'
ALT = ('Dubbel skjutdörr av glas i smala silverfärgade stålramar med överljus, stängd.')


def build():
    return sliding_door(2600, 3000, 'ral9006', 500, 100)
