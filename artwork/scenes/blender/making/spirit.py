"""A small glass of clear singani, a demijohn, Moscatel and its leaves. Pale blue wall, blue ledge."""
from camera import camera
from light import bottle_lights, dark
from props.demijohn import demijohn, edges, vessel_light
from props.drinks import standing, tumbler
from props.grapes import bunch
from props.vine_leaf import leaf
from tables import setting

GLASS, VESSEL = (-2.5, -26, 0), (-13, 4, 0)


def build():
    """Straight on, a little from above."""
    setting.stand('#c3d5ea', '#7793cf', back=34, front=-80)
    demijohn(VESSEL, 9.2, 25, 1.9, 0.6, string='#b3123f')
    vessel_light(VESSEL, 9.2, 25)
    edges(34, 14)
    standing(lambda: tumbler(2.9, 3.4, 7.6, 1.3, 3.9), GLASS)
    x, y, _ = GLASS
    for side in (-1, 1):
        dark((x + side * 7, y + 8, 6), GLASS, (3.5, 14))
    bottle_lights((x, y, -5), 0.7)
    bunch((6, -2, 0), 6, 90, 16, 3)
    bunch((6.5, -17, 0), -10, 74, 13, 7)
    leaf((4.5, -7, 4.5), 5.6, turn=70, lean=(28, 8), seed=1)
    leaf((9, 4, 5.5), 5.2, turn=-18, lean=(34, 12), seed=3)
    setting.window((0, -20, 20), (230, 420), ((), ()), 2.8, 52, 44, 4)
    setting.daylight(0.6)
    camera((3, -200, 36), (3, 0, 10), 122)
