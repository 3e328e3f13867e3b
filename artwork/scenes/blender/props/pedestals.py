"""Steps for seven bottles, and the disc behind them."""
import math

import bpy

import room

STEP, DEPTH = 15.6, 19.0
HEIGHTS = (1.4, 7, 14, 21, 14, 7, 1.4)
COLOURS = ('#0f7f7c', '#efe2c8', '#20308a', '#eeb12c', '#20308a', '#efe2c8', '#0f7f7c')


def pedestals(foot):
    """A pedestal under each bottle; returns the seven places to stand on, from the left."""
    places = []
    for k, (height, code) in enumerate(zip(HEIGHTS, COLOURS)):
        x = (k - 3) * STEP
        material = room.plaster(f'step {k}', code, 0.03, 0.08)
        room.box((x, 8, foot + height / 2), (STEP - 0.3, DEPTH, height), material, 0.25)
        places.append((x, 6, foot + height))
    return places


def disc(place, radius, code):
    """A round painted panel facing the viewer, standing off the wall."""
    bpy.ops.mesh.primitive_cylinder_add(
        radius=radius, depth=2.4, vertices=256, location=place, rotation=(math.radians(90), 0, 0))
    made = bpy.context.object
    rounded = made.modifiers.new('bevel', 'BEVEL')
    rounded.width, rounded.segments = 0.3, 3
    made.data.materials.append(room.plaster('disc', code, 0.04, 0.1))
