"""A stepped Andean doorway in five layers, the steps before it and a golden disc with the chakana cut out."""
import math

import bpy

import stage  # noqa: F401
from studio import link

import room

LAYERS = ('#7d1030', '#b81f38', '#df5a26', '#eda52c', '#0f7f66')
STEPS = ('#0f6f6c', '#e8a42b', '#efe0c4')
AMBER = (1, 0.66, 0.36)
FLOOR, FIRST, APART, THICK = -4.0, 10.0, 10.0, 5.0
EYE = (0, -260, 27)
OUTLINE = ((1, 3), (1, 2), (2, 2), (2, 1), (3, 1), (3, -1), (2, -1), (2, -2), (1, -2), (1, -3))
CHAKANA = OUTLINE + tuple((-x, z) for x, z in OUTLINE[::-1])


def opening(k):
    """The width and height of a layer's opening."""
    return 88 - k * 13.4, 60 - k * 8.6


def stepped(width, height, tread=4.9, steps=3):
    """The opening's outline: upright sides, then three steps in to a flat head."""
    left = [(-width / 2, FLOOR - 20), (-width / 2, FLOOR + 4 + height - steps * tread)]
    for _ in range(steps):
        x, z = left[-1]
        left += [(x + tread, z), (x + tread, z + tread)]
    return left + [(-x, z) for x, z in left[::-1]]


def panel(outlines, y, thick, material, bevel):
    """An upright board facing the viewer; every outline but the first is a hole."""
    data = bpy.data.curves.new('panel', 'CURVE')
    data.dimensions, data.fill_mode = '2D', 'BOTH'
    data.extrude, data.bevel_depth, data.bevel_resolution = thick / 2 - bevel, bevel, 3
    for outline in outlines:
        line = data.splines.new('POLY')
        line.points.add(len(outline) - 1)
        line.use_cyclic_u = True
        for point, (x, z) in zip(line.points, outline):
            point.co = (x, z, 0, 1)
    data.materials.append(material)
    made = link('panel', data)
    made.rotation_euler, made.location = (math.radians(90), 0, 0), (0, y, 0)
    return made


def ranged(tree, value, start, end, to=1.0):
    """0 at the start, `to` at the end, smooth between."""
    made = tree.nodes.new('ShaderNodeMapRange')
    made.interpolation_type = 'SMOOTHERSTEP'
    for name, at in (('From Min', start), ('From Max', end), ('To Max', to)):
        made.inputs[name].default_value = at
    tree.links.new(value, made.inputs['Value'])
    return made.outputs[0]


def washed(material, width, top, strength, reach=30.0):
    """Amber light from a lamp hidden above the opening in front: painted on, for so many lamps would be noise."""
    material.cycles.sample_as_light = False
    tree = material.node_tree
    body = tree.nodes['Principled BSDF']
    where = tree.nodes.new('ShaderNodeTexCoord')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(where.outputs['Object'], split.inputs[0])
    side = tree.nodes.new('ShaderNodeMath')
    side.operation = 'ABSOLUTE'
    tree.links.new(split.outputs['X'], side.inputs[0])
    product = tree.nodes.new('ShaderNodeMath')
    product.operation = 'MULTIPLY'
    tree.links.new(ranged(tree, split.outputs['Y'], top - reach, top + 4, strength), product.inputs[0])
    tree.links.new(ranged(tree, side.outputs[0], width * 0.62, width * 0.12), product.inputs[1])
    tint = tree.nodes.new('ShaderNodeMixRGB')
    tint.blend_type, tint.inputs[0].default_value = 'MULTIPLY', 1
    tint.inputs[2].default_value = AMBER + (1,)
    tree.links.new(body.inputs['Base Color'].links[0].from_socket, tint.inputs[1])
    tree.links.new(tint.outputs[0], body.inputs['Emission'])
    tree.links.new(product.outputs[0], body.inputs['Emission Strength'])
    return material


def doorway():
    """The layers, one behind another, and the steps."""
    board = [(-400, -30), (400, -30), (400, 400), (-400, 400)]
    for k, code in enumerate(LAYERS):
        material = room.plaster(f'layer {k}', code, 0.03, 0.08)
        if k:
            width, height = opening(k - 1)
            washed(material, width, FLOOR + 4 + height, 0.6)
        panel([board, stepped(*opening(k))], FIRST + k * APART, THICK, material, 0.3)
    for k, code in enumerate(STEPS):
        material = room.plaster(f'step {k}', code, 0.03, 0.06)
        room.box((0, 14, FLOOR + k * 4 + 2), (64 - k * 16, 44 - k * 10, 4), material, 0.3)


def ring(radius, middle):
    """The outline of a disc that faces the viewer."""
    around = [2 * math.pi * k / 160 for k in range(160)]
    return [(radius * math.cos(t), middle + radius * math.sin(t)) for t in around]


def cross(unit, middle):
    """The chakana's outline, with steps of this length."""
    return [(x * unit, middle + z * unit) for x, z in CHAKANA]


def emblem(radius=12.2, y=12):
    """The disc, standing on the top step. Behind its cross lies a smaller one, concentric to the eye."""
    gold, _ = room.plain('gold', (0.95, 0.56, 0.14, 1), 0.22, metallic=1)
    middle, unit = FLOOR + 12 + radius, radius * 0.193
    panel([ring(radius, middle), cross(unit, middle)], y, 1.8, gold, 0.4)
    green = room.plaster('relief', LAYERS[-1], 0.03, 0.08)
    amber = washed(room.plaster('cross', '#f2a62a', 0.03, 0.06), 60, middle + radius, 1.1)
    for behind, material, share in ((2.4, green, 0.76), (4.4, amber, None)):
        larger = (y + behind - EYE[1]) / (y - EYE[1])
        seen = EYE[2] + (middle - EYE[2]) * larger
        hole = [cross(unit * share * larger, seen)] if share else []
        panel([ring(radius * 0.86, seen)] + hole, y + behind, 1, material, 0.2)
