from kit.cut import facade, laminate, unit

def build():
    return facade('ral9007', unit(6, 14, laminate(16, 4)), inserts=('board', None))
