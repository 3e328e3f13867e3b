"""The copper still over a clay jar, a bottle and its painting, grapes: green wall, a pale cool table that leaves the singani clear."""
from bottle import bottle, flags, group
from camera import camera
from light import bottle_lights, gleam, leave_out, mirrored, sky, softbox, sun
from props.frame import frame
from props.grapes import bunch
from props.still import beak, still
from props.vessels import crock, trickle
from room import plaster, slab, wall
from stage import given

TABLE = -4.0
UPRIGHT = given.get('shape') == 'portrait'
BOTTLE = (-2.5, -112, TABLE) if UPRIGHT else (-8, -120, TABLE)


def near_bottle():
    """The bottle, its cards and the grapes: the copper, a metre behind, would mirror them as specks."""
    made = bottle(given['label'], given['cap'], BOTTLE, 4, 1.1)
    flags(BOTTLE)
    bottle_lights(BOTTLE)
    bunch((BOTTLE[0] + 15, -115 if UPRIGHT else -127, TABLE))
    # The clear neck lets the sun through: the cap's shadow would float alone behind the grapes.
    for thing in made.children:
        thing.visible_shadow = not thing.name.startswith('cap')


def behind_still():
    """What the copper's edges mirror instead of the wall, into which they would melt; not for inside the glass."""
    gleam((30, 62, 40), (30, 0, 40), (1000, 700), 0.06, (1, 0.5, 0.3), (0.02, 0.02))


def distil(place, turn=0.0, scale=1.0):
    """The still, and the jar that catches what runs from its beak."""
    made = group('still', still, place, turn, scale)
    # The neck's shadow would lie on the table alone, and touch nothing.
    for thing in made.children:
        thing.visible_shadow = not thing.name.startswith(('neck', 'collar'))
    x, y, z = beak(place, turn, scale)
    crock((x, y, TABLE), 18 * scale)
    trickle((x, y, z), TABLE + 12 * scale)


def painting():
    """What the bottle wears: under the neck of the still, on phones before its foot."""
    if UPRIGHT:
        frame(given['painting'], (43, -22, TABLE), 21, 'gilt', 10, -6)
    else:
        frame(given['painting'], (-14, 62, TABLE), 30, 'gilt', 9)


def build():
    wall(70, plaster('wall', '#207a72', 0.03, 0.1))
    table = slab(TABLE, (0, -110), (900, 380), plaster('table', '#8ab0b6', 0.04, 0.12))
    # Its edge against the sky would stand in the copper like the level of a liquid.
    table.visible_glossy = False
    if UPRIGHT:
        distil((32, 10, TABLE), 20, 0.84)
    else:
        distil((30, 18, TABLE), 0, 0.84)
    painting()
    leave_out(near_bottle, 'Ray Length', 80)
    sky('#cfdce0', 0.36)
    sun(2.6, 54, 40, 4, (1, 0.93, 0.82))
    softbox('window', (-110, -150, 120), (20, 18, 30), (90, 140), 90000, (1, 0.96, 0.9), (0.3, 0.3), glossy=False)
    mirrored('#efcdb4', '#43261a', 0.62)
    gleam((-90, -130, 75), (30, 18, 35), (46, 130), 3.4, (1, 0.95, 0.86), (0.1, 0.06))
    gleam((-56, -160, 80), (30, 18, 35), (16, 140), 2.2, (1, 0.93, 0.82), (0.15, 0.06))
    gleam((150, -30, 60), (30, 18, 30), (40, 130), 2.4, (1, 0.8, 0.6), (0.15, 0.08))
    leave_out(behind_still, 'Transmission Depth', 0.5)
    if UPRIGHT:
        camera((4, -290, 22), (4, 0, 22), 53, upright=True, shift=(0, -0.124))
    else:
        camera((-22, -290, 30), (-22, 0, 17.7), 58)
