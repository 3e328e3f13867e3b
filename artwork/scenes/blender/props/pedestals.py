"""Steps for seven bottles, in one row or in two, and the disc behind them."""
import math

import bpy

import room

STEP, DEPTH = 11.3, 17.0
HEIGHTS = (1.4, 5.4, 10.4, 15.4, 10.4, 5.4, 1.4)
COLOURS = ('#0f7f7c', '#efe2c8', '#20308a', '#eeb12c', '#20308a', '#efe2c8', '#0f7f7c')
# In two rows the three of the back stand above the gaps between the four of the front.
WIDE_STEP, FRONT, BACK = 13.6, 1.2, 15.6


def step(k, place, size, code):
    """One painted block on the floor; `place` is the middle of its foot."""
    x, y, z = place
    room.box((x, y, z + size[2] / 2), size, room.plaster(f'step {k}', code, 0.03, 0.08), 0.25)


def pedestals(foot):
    """A pedestal under each bottle; returns the seven places to stand on, from the left."""
    places = []
    for k, (height, code) in enumerate(zip(HEIGHTS, COLOURS)):
        x = (k - 3) * STEP
        step(k, (x, 7, foot), (STEP - 0.25, DEPTH, height), code)
        places.append((x, 6, foot + height))
    return places


def two_rows(foot):
    """Four low steps before three high ones; returns the seven places, from the left."""
    places = []
    for k in range(7):
        is_back = k % 2 == 1
        x, y, height = (k - 3) * WIDE_STEP / 2, 13.0 if is_back else 6.0, BACK if is_back else FRONT
        size = (WIDE_STEP - 0.25, 8.0 if is_back else 10.0, height)
        step(k, (x, y + (0.4 if is_back else -1.4), foot), size, '#efe2c8' if is_back else COLOURS[k])
        places.append((x, y, foot + height))
    return places


def disc(place, radius, code):
    """A round painted panel facing the viewer, standing off the wall."""
    bpy.ops.mesh.primitive_cylinder_add(
        radius=radius, depth=2.4, vertices=256, location=place, rotation=(math.radians(90), 0, 0))
    made = bpy.context.object
    rounded = made.modifiers.new('bevel', 'BEVEL')
    rounded.width, rounded.segments = 0.3, 3
    made.data.materials.append(room.plaster('disc', code, 0.04, 0.1))
