"""A canvas on its easel, half painted; brushes and pots of paint before it. Amber wall, clay ledge."""
from camera import camera
from props.brushes import brush, jar, pot, put
from props.easel import easel
from props.unfinished import unfinished
from stage import given
from tables import setting

INK, ROSE, SUN, TEAL, PALE = '#3d2a86', '#d65a86', '#e5a52c', '#1f7f86', '#e9c7cf'
RED, BLACK = '#8e1230', '#1b1226'


def build():
    """Straight on, a little from above."""
    setting.stand('#e59a2e', '#b4552f', back=30, front=-70)
    easel((-1.5, 6, 0.2), unfinished(given['painting']), 30, turn=4)
    jar((11.5, -12, 0), ((INK, RED), (ROSE, BLACK), (SUN, '#2f4f7f'), (PALE, RED), (TEAL, BLACK), ('#f2efe4', '#b98a2c')), seed=3)
    for code, place in ((ROSE, (-11, -14, 0)), (SUN, (-4.4, -17, 0)), (INK, (2.2, -14.5, 0))):
        pot(place, code)
    put(brush(ROSE, RED, 21, 0.6), (-12.5, -23, 0.5), (8, -22.4, 0.6))
    setting.window((0, -20, 20), (230, 420), ((), ()), 2.8, 52, 44, 4)
    setting.daylight(0.55)
    camera((0, -250, 58), (0, 0, 20), 156, upright=True)
