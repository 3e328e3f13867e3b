"""The copper still over a clay jar, a bottle and grapes: green wall, a pale cool table that leaves the singani clear."""
from bottle import bottle, flags, group
from camera import camera
from light import bottle_lights, dark, gleam, sky, softbox, sun
from props.grapes import bunch
from props.still import still
from props.vessels import crock
from room import plaster, slab, wall
from stage import given

BOTTLE = (-8, -120, -4)


def build():
    wall(70, plaster('wall', '#207a72', 0.03, 0.1))
    table = slab(-4, (0, -110), (900, 380), plaster('table', '#8ab0b6', 0.04, 0.12))
    # Its edge against the sky would stand in the copper like the level of a liquid.
    table.visible_glossy = False
    group('still', still, (30, 18, -4))
    crock((-48.3, 18, -4))
    bottle(given['label'], given['cap'], BOTTLE, 4, 1.1)
    flags(BOTTLE)
    bunch((7, -127, -4))
    sky('#cfdce0', 0.36)
    sun(2.6, 54, 40, 4, (1, 0.93, 0.82))
    bottle_lights(BOTTLE)
    softbox('window', (-110, -150, 120), (20, 18, 30), (90, 140), 90000, (1, 0.96, 0.9), (0.3, 0.3))
    gleam((-60, -120, 60), (30, 18, 35), (44, 150), 4)
    gleam((-70, -210, 130), (30, 18, 35), (190, 190), 1.5, (1, 0.9, 0.78), (0.5, 0.5))
    gleam((150, -30, 60), (30, 18, 30), (40, 130), 3, (1, 0.8, 0.6))
    gleam((20, -150, -70), (30, 18, 30), (520, 220), 0.45, (1, 0.74, 0.5), (0.5, 0.5))
    for x in (-45, 105):
        dark((x, 45, 40), (30, 18, 35), (60, 150), 0.02, False)
    if given.get('shape') == 'portrait':
        camera((9, -290, 30), (9, 0, -13), 54, upright=True)
    else:
        camera((-22, -290, 30), (-22, 0, 17.7), 58)
