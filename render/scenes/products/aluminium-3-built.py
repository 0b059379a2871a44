"""A studio in an old brick house early in the morning: the sun rakes over the bricks, and somebody was in a hurry last night."""
from kit import opposite, wear
from kit.built import door


def build(product):
    opposite.outside(opposite.houses, -19, 0.30, high=15.0, seed=8, lit=0.0, width=70, gaps=0.0, sky=(0.42, 0.50, 0.60), colours=('#8d5a45', '#a58a68', '#7c4a38'))
    opposite.outside(opposite.trees, [(-1.6, -12.5, 6), (0.0, -14, 7), (1.7, -13, 6.5), (3.4, -14, 7)], 0.42, kinds=('sycamoreMaple',), seed=5, colours=('#5c6b34', '#4d5c30'))
    wear.mat(0.30, -0.33, 0, 0.9, 0.5, -6)
    return door(product, hour='morning', setback=0.004, thick=0.015, beside=('extinguisher',), eye=-0.26, z=1.32, lens=38, outside=('forest', 0.5, 250),
        mirror=dict(windows=((-1.35, 1.3),)),
        near=dict(wall='brick', floor='grey clinker', lintel='brick', side=('white paint', 'white paint'), left=1.0, right=1.05, ceiling='white paint', sun_from=-1, lamps=False),
        far=dict(wall='white brick', floor='oak floor', deep=8, bars=3, ceiling='white paint', sunny=-1, lamps=0),
        beyond=(('technicalTable1', 0.02, 4.9, dict(turn=6, mats={'*': 'white'})), ('swivel', -0.36, 4.0, dict(turn=205, seed=3, coat='cloth rust')), ('osakaChair', 0.50, 3.8, dict(turn=118)),
                ('shelf', 'right', 5.0, dict(wide=1.8)), ('parcels', -0.72, 5.9, dict(n=3, seed=5)), ('pendant', 0.0, 4.9, dict(hang=2.0, top=2.6))))
