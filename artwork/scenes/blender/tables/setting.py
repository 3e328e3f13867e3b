"""The room of the table scenes: a limewashed wall, a wooden table or a plaster ledge, sun through a window."""
import math

import bpy
from mathutils import Vector

import bottle
import light
import room
import stage
from props import frame
from props.surfaces import between, bump, node, noise, principled, ramp
from studio import link


def planks(tones=('#3b2113', '#6d4124', '#a37040')):
    """Old boards along x, each with its own grain."""
    material, tree, body = principled('planks', Specular=0.35)
    where = node(tree, 'TexCoord').outputs['Object']
    boards = node(tree, 'TexBrick', {'Vector': where, 'Scale': 0.02}, offset=0.37)
    for name, value in (('Mortar Size', 0.004), ('Mortar Smooth', 0.3), ('Brick Width', 3.4), ('Row Height', 0.22)):
        boards.inputs[name].default_value = value
    for name, value in (('Color1', 0.72), ('Color2', 1.0), ('Mortar', 0.1)):
        boards.inputs[name].default_value = (value, value, value, 1)
    grain = noise(tree, 0.25, (0.09, 1.6, 1), detail=6)
    fine = noise(tree, 1.2, (0.05, 2.5, 1), detail=3)
    both = node(tree, 'MixRGB', {0: 0.4, 1: grain, 2: fine}).outputs[0]
    tone = ramp(tree, both, (0.34, tones[0]), (0.5, tones[1]), (0.66, tones[2]))
    laid = node(tree, 'MixRGB', {0: 1, 1: tone, 2: boards.outputs['Color']}, blend_type='MULTIPLY').outputs[0]
    tree.links.new(laid, body.inputs['Base Color'])
    tree.links.new(between(tree, both, 0.32, 0.56), body.inputs['Roughness'])
    bump(tree, body, both, 0.25, 0.15)
    bump(tree, body, between(tree, boards.outputs['Fac'], 1, 0), 0.7, 0.3)
    return material


BACK = 30.0


def stand(wall, top, back=BACK, front=-34.0):
    """The wall at y = `back` and a table up to y = `front`; `top` is a #rrggbb for plaster or None for wood."""
    room.wall(back, room.plaster('wall', wall, 0.07, 0.16))
    material = room.plaster('ledge', top, 0.06, 0.14) if top else planks()
    room.slab(0, (0, (back + front) / 2), (900, back - front), material, 26, 0.5)


def painting(x, width, wood, turn=0.0, lean=7.0, back=BACK):
    """The framed painting with its foot's middle at `x`, leaning on the wall."""
    height = width * 4 / 3 + 2 * frame.MOULDING_WIDTH
    tip = math.sin(math.radians(lean))
    corner = (width / 2 + frame.MOULDING_WIDTH) * abs(math.sin(math.radians(turn)))
    y = back - height * tip - corner - 0.8
    frame.frame(stage.given['painting'], (x, y, 0), width, wood, lean, turn)


def pane(name, centre, across, up, size, offset, material):
    """A card that only the sun sees, `offset` across and up from the window's middle."""
    w, h = size[0] / 2, size[1] / 2
    x, y = offset
    corners = [(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)]
    data = bpy.data.meshes.new(name)
    data.from_pydata([centre + across * a + up * b for a, b in corners], [], [(0, 1, 2, 3)])
    data.materials.append(material)
    card = link(name, data)
    card.visible_camera = card.visible_glossy = card.visible_transmission = card.visible_diffuse = False


def window(target, size=(60, 70), bars=((0.0,), (0.0,)), strength=3.2, height=54.0, side=46.0, angle=1.4):
    """Sun from the upper left through a window whose middle lies on `target`.

    `bars` are its upright and level ones, each a share of the size from the middle.
    """
    lamp = light.sun(strength, height, side, angle, (1, 0.86, 0.68))
    turn = lamp.rotation_euler.to_matrix()
    across, up, away = (turn @ Vector(axis) for axis in ((1, 0, 0), (0, 1, 0), (0, 0, 1)))
    centre = Vector(target) + away * 180
    dark = principled('shutter', Base_Color=(0, 0, 0, 1))[0]
    w, h = size
    for sign in (-1, 1):
        pane('shutter', centre, across, up, (900, 900), (sign * (w / 2 + 450), 0), dark)
        pane('shutter', centre, across, up, (w, 900), (0, sign * (h / 2 + 450)), dark)
    for share in bars[0]:
        pane('bar', centre, across, up, (3.0, h), (share * w, 0), dark)
    for share in bars[1]:
        pane('bar', centre, across, up, (w, 2.6), (0, share * h), dark)


def daylight(strength=0.5, code='#c9d6f2', power=90000.0):
    """The sky, and the window's own soft light from the left."""
    light.sky(code, strength)
    soft = (0.3, 0.3)
    light.softbox('window', (-120, -70, 80), (0, 0, 12), (70, 80), power, (1, 0.95, 0.88), soft, glossy=False)


def star(place, turn=0.0, power=0.6):
    """The bottle the picture is about, with the cards and lamps that draw its glass."""
    bottle.bottle(stage.given['label'], stage.given['cap'], place, turn)
    bottle.flags(place)
    light.bottle_lights(place, power)
