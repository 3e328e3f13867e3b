"""Singani over one clear block of ice in a short tumbler, no fruit; indigo wall, pale violet table.

A warm table would tint the clear spirit.
"""
from bottle import bottle, flags
from camera import camera
from light import bottle_lights, dark, sky, softbox, sun
from props.drinks import cube, ice_material, standing, tumbler
from room import plaster, slab, wall
from stage import given

BOTTLE, GLASS = (-7, 8, 0), (9, -32, 0)


def on_the_rocks():
    tumbler(3.7, 4.2, 8.6, 1.7, 4.6)
    cube((0.1, 0, 4.35), 4.9, ice_material(1.31), (5, -4), 32)


def build():
    wall(90, plaster('wall', '#2642b4', 0.025, 0.08), foot=-40)
    slab(0, (0, 20), (900, 160), plaster('table', '#b9aede', 0.03, 0.06), 60)
    bottle(given['label'], given['cap'], BOTTLE, 6)
    flags(BOTTLE)
    standing(on_the_rocks, GLASS)
    x, y, _ = GLASS
    for side in (-1, 1):
        dark((x + side * 8, y + 9, 7), GLASS, (4, 16))
    bottle_lights(BOTTLE)
    bottle_lights((x, y, -5), 0.7)
    sky('#d5defa', 0.36)
    sun(2.4, 54, 42, 4, (1, 0.95, 0.86))
    softbox('window', (-110, -150, 110), (0, 0, 10), (80, 110), 60000, (1, 0.97, 0.92), (0.3, 0.3))
    camera((3, -170, 26), (3, 0, 11.5), 112)
