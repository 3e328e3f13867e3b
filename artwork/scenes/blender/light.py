"""The set's light: always from the upper left, so that shadows fall to the right."""
import math

import bpy

import stage  # noqa: F401
from studio import face, faded, flag, link, softbox  # noqa: F401  softbox serves the scenes too

import materials
import room
from props.surfaces import node


def sun(strength=3.0, height=52.0, side=40.0, angle=3.0, tint=(1, 0.95, 0.87)):
    """Window light: `height` from the zenith, `side` from the viewer's back towards the left."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.angle, data.color = strength, math.radians(angle), tint
    lamp = link('sun', data)
    lamp.rotation_euler = (math.radians(height), 0, math.radians(-side))
    return lamp


def sky(code='#ffffff', strength=0.4):
    """Even light from everywhere."""
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    sheet = world.node_tree.nodes['Background']
    sheet.inputs['Color'].default_value = room.colour(code)
    sheet.inputs['Strength'].default_value = strength


def mirrored(above, below, strength=1.0):
    """What metal sees instead of the even sky: one colour melts into the other over the horizon; it lights nothing."""
    tree = bpy.context.scene.world.node_tree
    sheet = tree.nodes['Background']
    where = node(tree, 'TexCoord').outputs['Generated']
    height = node(tree, 'SeparateXYZ', {0: where}).outputs['Z']
    run = {'Value': height, 'From Min': -0.5, 'From Max': 0.8}
    upper = node(tree, 'MapRange', run, interpolation_type='SMOOTHSTEP')
    colours = {0: upper.outputs[0], 1: room.colour(below), 2: room.colour(above)}
    melted = node(tree, 'Background', {'Color': node(tree, 'MixRGB', colours).outputs[0], 'Strength': strength})
    light = node(tree, 'LightPath').outputs
    outside = node(tree, 'Math', {0: light['Transmission Depth'], 1: 0.5}, operation='LESS_THAN').outputs[0]
    share = node(tree, 'Math', {0: light['Is Glossy Ray'], 1: outside}, operation='MULTIPLY').outputs[0]
    both = node(tree, 'MixShader', {0: share, 1: sheet.outputs[0], 2: melted.outputs[0]})
    tree.links.new(both.outputs[0], tree.nodes['World Output'].inputs['Surface'])


def leave_out(make, output, limit):
    """What `make` makes, unseen by mirrored rays whose `output` of the light path node is above the limit."""
    before = set(bpy.data.materials)
    made = make()
    for material in set(bpy.data.materials) - before:
        tree = material.node_tree
        surface = next(n for n in tree.nodes if n.type == 'OUTPUT_MATERIAL').inputs['Surface']
        light = node(tree, 'LightPath').outputs
        above = node(tree, 'Math', {0: light[output], 1: limit}, operation='GREATER_THAN').outputs[0]
        share = node(tree, 'Math', {0: above, 1: light['Is Glossy Ray']}, operation='MULTIPLY').outputs[0]
        clear = node(tree, 'BsdfTransparent').outputs[0]
        shown = node(tree, 'MixShader', {0: share, 1: surface.links[0].from_socket, 2: clear})
        tree.links.new(shown.outputs[0], surface)
    return made


def unlit(material):
    """Seen in mirrors only: without this, half of the light's samples would go to the cards."""
    material.cycles.sample_as_light = False
    return material


def shine(name, value, tint, softness, cover=1):
    """Brightness that falls to nothing at a card's edges; `cover` is the share of what is behind the card that it hides."""
    material, tree, surface = materials.blank(name)
    where = tree.nodes.new('ShaderNodeTexCoord')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(where.outputs['Generated'], split.inputs[0])
    strength = tree.nodes.new('ShaderNodeMath')
    strength.operation = 'MULTIPLY'
    for k in range(2):
        tree.links.new(faded(tree, split.outputs[k], softness[k]), strength.inputs[k])
    lamp = tree.nodes.new('ShaderNodeEmission')
    lamp.inputs['Color'].default_value = tuple(value * part for part in tint) + (1,)
    tree.links.new(strength.outputs[0], lamp.inputs['Strength'])
    clear = node(tree, 'BsdfTransparent').outputs[0]
    card = node(tree, 'MixShader', {0: cover, 1: clear, 2: lamp.outputs[0]})
    tree.links.new(card.outputs[0], surface)
    return unlit(material)


def gleam(place, target, size, value, tint=(1, 0.98, 0.95), softness=(0.35, 0.2), cover=1):
    """A bright card with soft edges that only glass and metal mirror; it lights nothing."""
    w, h = size[0] / 2, size[1] / 2
    mesh = bpy.data.meshes.new('gleam')
    mesh.from_pydata([(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [], [(0, 1, 2, 3)])
    mesh.materials.append(shine('gleam', value, tint, softness, cover))
    card = link('gleam', mesh)
    face(card, place, target, 'Z')
    card.visible_camera = card.visible_shadow = card.visible_diffuse = card.visible_transmission = False
    return card


def dark(place, target, size, value=0.012, transmission=True):
    """A card of one value that draws the edges of glass and metal and shades nothing."""
    before = set(bpy.data.materials)
    flag('dark', place, target, size, value, transmission)
    for material in set(bpy.data.materials) - before:
        unlit(material)


def reflector(place, size, value, tint=(1, 0.95, 0.85), softness=(0.3, 0.25), cover=1):
    """A soft bright card facing the viewer behind a drink: seen only through its glass."""
    card = gleam(place, (place[0], place[1] - 10, place[2]), size, value, tint, softness, cover)
    card.visible_transmission, card.visible_glossy = True, False


def bottle_lights(place=(0, 0, 0), power=1.0):
    """What the glass mirrors: a soft key and a crisp strip at the left, a rim at the right."""
    x, y, z = place
    middle = (x, y, z + 13)
    gleam((x - 34, y - 28, z + 26), middle, (13, 40), 7 * power)
    gleam((x - 21, y - 36, z + 17), middle, (2.6, 44), 14 * power, softness=(0.3, 0.12))
    gleam((x + 32, y - 6, z + 18), middle, (5, 40), 9 * power, (0.97, 0.98, 1))
