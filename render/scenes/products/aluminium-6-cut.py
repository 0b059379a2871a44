"""PE78EI EI30 for doors and partitions: 35 mm thermal break, glass set back between two beads."""
from kit.cut import aluminium_door, laminate, unit

SLUG = 'pe78ei-design-line-ei30-dorr-och-parti'
ALT = ('Hörnsnitt av dörrparti i varmgrå aluminium med bred bruten köldbrygga; isolerrutan sitter indragen bakom en djup falskant.')


def build():
    return aluminium_door('ral7039', unit(4, 12, laminate(14, 4)), 'EI30', thermal_break=35, flush=False)
