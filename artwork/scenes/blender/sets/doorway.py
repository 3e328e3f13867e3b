"""The gate's stepped doorway at night, lit from within; no bottle, no product."""
from camera import camera
from light import gleam, sky, softbox
from props.doorway import APART, EYE, FIRST, FLOOR, doorway, emblem, washed
from room import plaster, slab, wall

LAMP = (1, 0.84, 0.64)


def build():
    doorway()
    emblem()
    slab(FLOOR, (0, -60), (700, 260), plaster('floor', '#b5371c', 0.03, 0.08))
    inside = washed(plaster('inside', '#f2a62a', 0.03, 0.06), 60, 30 - 120, 1.1, 60)
    wall(FIRST + 5 * APART + 6, inside, (400, 300), -30)
    softbox('lamp', (-46, -80, 92), (0, 12, 14), (24, 24), 150000, LAMP, (0.4, 0.4), glossy=False)
    softbox('front', (-30, -190, 60), (0, 30, 30), (50, 50), 110000, LAMP, (0.4, 0.4), glossy=False)
    gleam((-26, -262, 40), (0, 12, 20), (80, 80), 6.5, LAMP, (0.5, 0.5))
    gleam((24, -262, 0), (0, 12, 20), (110, 110), 1.2, LAMP, (0.5, 0.5))
    sky('#4a3a8a', 0.2)
    camera(EYE, (0, 20, 21.5), 85, upright=True)
