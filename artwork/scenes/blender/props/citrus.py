"""Lime and orange: wheels, half-moons and halves, their cut faces painted cell by cell."""
import math
import random

import bpy

import stage  # noqa: F401
from shape import add, lathe

from bottle import group
from room import colour, noise, plain, relief

# Flesh light and dark, membrane, pith, rind.
LIME = ('#c9dc6a', '#9dbb33', '#eef0c4', '#f1f3d6', '#4f8420')
ORANGE = ('#f7a52b', '#ee7f12', '#fbd793', '#fbe8c4', '#ea7a14')
CELLS, SIDE = 10, 480


def step(low, high, value):
    """0 below, 1 above, smooth between."""
    t = min(1, max(0, (value - low) / (high - low)))
    return t * t * (3 - 2 * t)


def sacs(cell, radius, chances):
    """Juice sacs are long drops that point to the middle: a shade for each."""
    column = int((cell % CELLS) * 22 + 0.8 * math.sin(radius * 40)) % (CELLS * 22)
    return chances[int(radius * 12 + chances[column] * 3) * CELLS * 22 + column]


def painted(x, y, tones, chances):
    """The cut's colour at a point of the unit disc."""
    light, shade, skin, pith, rind = tones
    radius, angle = math.hypot(x, y), math.atan2(y, x)
    cell = angle / (2 * math.pi) * CELLS + CELLS + 0.10 * math.sin(3 * angle + 1) * (1 - radius)
    across = abs(cell % 1 - 0.5) * 2
    inside = step(0.016, 0.034, radius * math.sin((1 - across) * math.pi / CELLS)) * step(0.07, 0.1, radius)
    inside *= 1 - step(0, 0.03, radius - (0.855 - 0.07 * across ** 5))
    blend = min(1, max(0, 0.25 + 0.5 * sacs(cell, min(radius, 1), chances) + 0.35 * (radius - 0.4)))
    white, peel = step(0.8, 0.88, radius), step(0.945, 0.965, radius)
    for k in range(3):
        ground = skin[k] + (pith[k] - skin[k]) * white
        flesh = light[k] + (shade[k] - light[k]) * blend
        value = ground + (flesh - ground) * inside
        yield value + (rind[k] - value) * peel
    yield 1


def cut_face(name, codes):
    """The cut seen straight on, as an image: the unit disc touches its four sides."""
    chance, tones = random.Random(5), [colour(code) for code in codes]
    chances = [chance.random() for _ in range(CELLS * 22 * 17)]
    middle = SIDE / 2
    values = [
        value
        for j in range(SIDE) for i in range(SIDE)
        for value in painted((i + 0.5) / middle - 1, (j + 0.5) / middle - 1, tones, chances)
    ]
    image = bpy.data.images.new(name, SIDE, SIDE, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(values)
    image.pack()
    return image


def cut(name, tones, radius):
    """Wet flesh, laid on in the object's own plane; a little light comes through."""
    material, body = plain(name, '#ffffff', 0.28, 0.4)
    tree = material.node_tree
    where = tree.nodes.new('ShaderNodeTexCoord')
    place = tree.nodes.new('ShaderNodeMapping')
    place.inputs['Scale'].default_value = (0.5 / radius, 0.5 / radius, 0)
    place.inputs['Location'].default_value = (0.5, 0.5, 0)
    picture = tree.nodes.new('ShaderNodeTexImage')
    picture.image, picture.extension, picture.interpolation = cut_face(name, tones), 'EXTEND', 'Cubic'
    through = tree.nodes.new('ShaderNodeBsdfTranslucent')
    both = tree.nodes.new('ShaderNodeMixShader')
    both.inputs[0].default_value = 0.22
    for source, target in (
        (where.outputs['Object'], place.inputs[0]), (place.outputs[0], picture.inputs[0]),
        (picture.outputs[0], body.inputs['Base Color']), (picture.outputs[0], through.inputs[0]),
        (body.outputs[0], both.inputs[1]), (through.outputs[0], both.inputs[2]),
        (both.outputs[0], tree.nodes['Material Output'].inputs['Surface']),
    ):
        tree.links.new(source, target)
    relief(tree, body, picture.outputs[0], 0.12, 0.08)
    return material


def slice_of(tones, radius, thick=0.55, whole=True):
    """A wheel, or a half-moon, lying on its face about the origin."""
    share = 2 if whole else 1
    rim = [math.pi * share * k / 96 for k in range(96 if whole else 97)]
    ring = [(radius * math.cos(t), radius * math.sin(t)) for t in rim]
    count = len(ring)
    points = [(x, y, z) for z in (0, thick) for x, y in ring]
    faces = [tuple(range(count))[::-1], tuple(range(count, 2 * count))]
    faces += [(k, (k + 1) % count, (k + 1) % count + count, k + count) for k in range(count)]
    made = add('slice', points, faces, cut('slice', tones, radius))
    rounded = made.modifiers.new('bevel', 'BEVEL')
    rounded.width, rounded.segments, rounded.limit_method = 0.06, 2, 'ANGLE'


def half(tones, radius):
    """Half a fruit with its cut upwards."""
    skin, body = plain('skin', tones[4], 0.36, 0.4)
    relief(skin.node_tree, body, noise(skin.node_tree, 3.2, 2, 0.5), 0.25, 0.12)
    turns = [math.pi / 2 * k / 40 for k in range(41)]
    lathe('skin', [(radius * math.sin(t), radius * (0.95 - 0.95 * math.cos(t))) for t in turns], skin)
    top = 0.95 * radius
    lathe('cut', [(radius, top), (radius * 0.97, top + 0.03), (0, top + 0.03)], cut('cut', tones, radius))


def put(make, place, lean=(0, 0), turn=0.0):
    """A piece of fruit in the scene; angles in degrees."""
    return group('fruit', make, place, turn, lean=lean)
