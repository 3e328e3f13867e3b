"""Seven bottles on steps before a pale disc, against which the singani is clear: violet wall, cochineal floor."""
from bottle import bottle, flags
from camera import camera
from light import bottle_lights, dark, sky, softbox, sun
from props.pedestals import STEP, disc, pedestals, two_rows
from room import plaster, slab, wall
from stage import given

FOOT = -4.0
UPRIGHT = given.get('shape') == 'portrait'


def build():
    wall(60, plaster('wall', '#5b52b0', 0.025, 0.08), foot=-30)
    slab(FOOT, (0, -120), (900, 400), plaster('floor', '#a3294b', 0.03, 0.08))
    disc((0, 57.4, 15) if UPRIGHT else (-3, 57.4, 10), 33.5 if UPRIGHT else 50, '#e4e6dc')
    for k, place in enumerate(two_rows(FOOT) if UPRIGHT else pedestals(FOOT)):
        bottle(given[f'label{k + 1}'], given[f'cap{k + 1}'], place)
        flags(place, behind=False)
        x, y, z = place
        # Those of the front row would stand in the bottles of the back.
        for side in (-1, 1) if not UPRIGHT or y > 10 else ():
            dark((x + side * STEP / 2, y + 9, z + 12), (x, y, z + 12), (3.4, 26))
    bottle_lights((0, 6, 8), 1.2)
    sky('#e6e9fa', 0.38)
    sun(2.5, 52, 34, 3, (1, 0.95, 0.86))
    softbox('window', (-160, -200, 120), (0, 0, 30), (120, 150), 110000, (1, 0.97, 0.92), (0.3, 0.3))
    if UPRIGHT:
        camera((0, -330, 36), (0, 0, 36), 124.2, upright=True, shift=(0, -0.3))
    else:
        camera((-22, -330, 36), (-22, 0, 36), 94, shift=(0, -0.09))
