"""Tall slim single door 1150 x 3200, Economy 50."""
from kit.built import door

SLUG = 'economy-50'
ALT = ('Hög rostbrun ståldörr med mycket smala profiler och trycke i en grå betongvägg.')


def build():
    return door(1150, 3200, 'panel wall', 'dark floor', skirting=None, from_left=False, skin='ral3009', face=100, depth=0.05, thick=0.01, beside=('reader',))
