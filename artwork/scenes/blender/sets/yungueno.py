"""Singani with orange juice: a tumbler, a half-moon on its rim, a cut orange; turquoise wall, lime-white table."""
from bottle import bottle, flags
from camera import camera
from light import bottle_lights, dark, sky, softbox, sun
from props.citrus import ORANGE, half, put, slice_of
from props.drinks import ice_material, cube, orange_juice, standing, tumbler
from room import plaster, slab, wall
from stage import given

BOTTLE, GLASS = (-8, 8, 0), (7, -28, 0)


def yungueno():
    tumbler(3.5, 4.0, 11.0, 1.1, 9.2, juice=orange_juice())
    ice = ice_material(1.31)
    cube((-1.4, -1.2, 9.1), 2.7, ice, (14, -18), 25)
    cube((0.9, 1.3, 9.0), 2.7, ice, (-20, 10), 60)


def build():
    wall(90, plaster('wall', '#107577', 0.025, 0.08), foot=-40)
    slab(0, (0, 20), (900, 160), plaster('table', '#e9e4d4', 0.02, 0.06), 60)
    bottle(given['label'], given['cap'], BOTTLE, 6)
    flags(BOTTLE)
    standing(yungueno, GLASS)
    x, y, _ = GLASS
    for side in (-1, 1):
        dark((x + side * 8, y + 9, 9), GLASS, (4, 20))
    put(lambda: slice_of(ORANGE, 3.5, whole=False), (x + 3.6, y + 0.25, 10.6), (90, -24))
    put(lambda: half(ORANGE, 3.7), (x + 11, y + 4, 2.5), (62, 0), -24)
    put(lambda: slice_of(ORANGE, 3.5), (x - 9.5, y - 8, 0), (0, 0), 20)
    put(lambda: slice_of(ORANGE, 3.5, whole=False), (x - 5, y - 11, 0.5), (8, -6), -40)
    bottle_lights(BOTTLE)
    sky('#e4f0ea', 0.36)
    sun(2.4, 54, 42, 4, (1, 0.95, 0.86))
    softbox('window', (-110, -150, 110), (0, 0, 10), (80, 110), 60000, (1, 0.97, 0.92), (0.3, 0.3))
    camera((3, -170, 26), (3, 0, 11.5), 112)
