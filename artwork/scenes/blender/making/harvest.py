"""A willow basket heaped with Moscatel, vine leaves between the bunches: cochineal wall, rose ledge."""
from camera import camera
from props.basket import basket
from props.heap import heap
from props.vine_leaf import leaf
from tables import setting

RIM, HEIGHT, MOUND = 13.5, 10.0, 4.5
# Stalk, middle and tip of each bunch.
BUNCHES = (
    ((-1, 2, 16), (-7, -7, 16), (-9.5, -13, 10)),
    ((0, 1, 17), (0, -8, 17), (-1.5, -15, 9.5)),
    ((2, 3, 17), (6, -8, 16), (7.5, -16.5, 5)),
    ((3, 5, 17), (10, -1, 16), (14.5, -4, 10.5)),
    ((-4, 5, 17), (-10, 1, 16), (-15, -1, 10)),
    ((1, 8, 19), (1, 2, 22), (-2, -6, 20)),
    ((4, 9, 17), (8, 6, 18), (10, 0, 17)),
    ((-4, 9, 17), (-8, 6, 18), (-11, 2, 16)),
)


def build():
    """Straight on, a little from above."""
    setting.stand('#a8183c', '#e2a3a8', back=26, front=-70)
    basket((0, 0, 0), rim=RIM, height=HEIGHT)
    heap((0, 0, 0), BUNCHES, (RIM - 0.6, HEIGHT, MOUND), berries=84, seed=4)
    leaf((11, -8, 17), 6.3, turn=-128, lean=(-24, 10), seed=1)
    leaf((-12, -6, 17.5), 6.1, turn=128, lean=(-16, -16), seed=2)
    leaf((3, 6, 24.5), 6.2, turn=-24, lean=(34, 12), seed=3)
    setting.window((0, -20, 20), (230, 420), ((), ()), 3.0, 52, 44, 4)
    setting.daylight(0.6)
    camera((0, -250, 62), (0, 0, 10.2), 198, upright=True)
