"""Two bottles: silver cap and its label on, gold cap and its label half on; more labels on the ledge. Indigo wall."""
from bottle import bare_bottle, bottle, flags
from camera import camera
from light import bottle_lights, dark
from props.brushes import brush, pot, put
from props.label_sheets import lying, unrolling
from stage import given
from tables import setting

DONE, NEXT = (-9.5, 3, 0), (4.5, -4, 0)


def build():
    """Straight on, a little from above."""
    setting.stand('#24389f', '#9fabdd', back=30, front=-70)
    bottle(given['label1'], given['cap1'], DONE, 6)
    bare_bottle(given['cap2'], NEXT, -8)
    unrolling(given['label2'], NEXT, -8, 0.42, 0.95)
    for place in (DONE, NEXT):
        flags(place, behind=False)
        bottle_lights(place, 0.7)
    # One card between the two bottles serves both; each bottle's own would stand inside the other.
    for x, y, width in ((-20, 11, 6), (-2.6, 13, 3), (15, 4, 6)):
        dark((x, y, 14), (x, -20, 14), (width, 40))
    for k, (x, y, turn) in enumerate(((-6.6, -22, 9), (-6.2, -22.3, 4), (-6.5, -21.8, 14))):
        lying(given['label2'], (x, y, 0.1 * k), turn, 0.5 + 0.35 * k)
    pot((11, -19, 0), '#efe6cf', 2.4, 3.2)
    put(brush('#efe6cf', '#8e1230', 15, 0.6), (16, -26, 0.4), (2.5, -25, 0.7))
    setting.window((0, -20, 20), (230, 420), ((), ()), 2.8, 52, 44, 4)
    setting.daylight(0.55)
    camera((0, -250, 62), (0.4, 0, 11.4), 206, upright=True)
