"""A bottle and a tall chuflay on an awayo, red wall; the hero before a pale panel, and nearer for the recipe."""
from bottle import bottle, flags
from camera import camera
from light import bottle_lights, dark, reflector, sky, softbox, sun
from props.citrus import LIME, put, slice_of
from props.cloth import runner
from props.drinks import GINGER, pile, standing, tumbler
from props.grapes import bunch
from props.panel import stepped_panel
from room import plaster, slab, wall
from stage import given

BOTTLE, GLASS = (-6, 8, 0.45), (14, -12, 0.45)
PANEL = 52.0
PALE = '#e6ece2'


def chuflay():
    tumbler(3.5, 3.9, 16.4, 1.3, 14.2, GINGER)
    pile(3.5, 1.3, 14.2, 2.9, seed=4)


def build():
    shape = given.get('shape')
    # On phones the words stand on the table's front below the cloth: less of it lies before bottle and glass.
    edge = -33.0 if shape == 'portrait' else -46.0
    wall(90, plaster('wall', '#cc2d5a', 0.025, 0.08), foot=-40)
    slab(0, (0, edge + 68), (900, 136), plaster('table', '#5c1730', 0.03, 0.05), 60)
    for k in range(-2, 3):
        runner(128, PANEL, (k * PANEL + 10, edge + 66, 0), -90)
    # The clear spirit shows what is behind it: not the red of the wall, and below the hashtag on upright tablets.
    if shape == 'portrait':
        stepped_panel(90, ((-26, 32, 13.4), (-20, 26, 25.2)), PALE)
    elif shape != 'recipe':
        # Its left edge is clear of the hashtag.
        stepped_panel(90, ((-17, 41, 13.9), (-17, 31, 34)), PALE)
    bottle(given['label'], given['cap'], BOTTLE, 6)
    flags(BOTTLE)
    # Lightens the wall's red behind the clear spirit, and lets it be seen.
    x, y, z = BOTTLE
    reflector((x, y + 7, z + 10.5), (9.5, 25), 0.5, (0.94, 0.97, 1), (0.28, 0.2), 0.25)
    standing(chuflay, GLASS)
    x, y, z = GLASS
    for side in (-1, 1):
        dark((x + side * 8, y + 9, 9), GLASS, (4, 24))
    reflector((x - 0.5, y + 7, 7.6), (8, 13.4), 0.85, (1, 0.82, 0.52))
    put(lambda: slice_of(LIME, 2.7), (x + 3.7, y + 0.25, 17.1), (90, 0))
    put(lambda: slice_of(LIME, 2.6), (x - 12.5, y - 8, 0.5), (0, 0), 30)
    put(lambda: slice_of(LIME, 2.6), (x - 8.6, y - 10.6, 0.75), (9, -5), 80)
    bunch((x + 13, y + 9, 0.4), -18, seed=8)
    bottle_lights(BOTTLE)
    sky('#ffdccb', 0.36)
    sun(2.5, 54, 42, 4, (1, 0.94, 0.84))
    softbox('window', (-110, -150, 110), (0, 0, 10), (80, 110), 62000, (1, 0.97, 0.92), (0.3, 0.3))
    if shape == 'portrait':
        camera((8, -170, 24), (8, 0, 9.6), 78.5, upright=True)
    elif shape == 'recipe':
        camera((5, -170, 24), (5, 0, 11), 114)
    else:
        # 21:9: the view of 16:9, and more cloth at its left.
        camera((-8.5, -170, 24), (-8.5, 0, 14.5), 64.8, shift=(-0.119, 0))
