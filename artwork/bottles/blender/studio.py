"""Lights, black flags and camera: the key is at the upper left."""
import bpy
from mathutils import Vector

from materials import glow


def face(thing, place, target, axis):
    """Put a thing at a place, its axis towards the target."""
    thing.location = place
    thing.rotation_euler = (Vector(target) - Vector(place)).to_track_quat(axis, 'Y').to_euler()


def link(name, data):
    """An object in the scene."""
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    return thing


def faded(tree, socket, softness):
    """1 in the middle of a lamp, falling smoothly to 0 at both its edges."""
    product = tree.nodes.new('ShaderNodeMath')
    product.operation = 'MULTIPLY'
    for side, (start, end) in enumerate(((0, softness), (1, 1 - softness))):
        edge = tree.nodes.new('ShaderNodeMapRange')
        edge.interpolation_type = 'SMOOTHSTEP'
        edge.inputs['From Min'].default_value, edge.inputs['From Max'].default_value = start, end
        tree.links.new(socket, edge.inputs['Value'])
        tree.links.new(edge.outputs[0], product.inputs[side])
    return product.outputs[0]


def softbox(name, place, target, size, power, colour, softness=(0.35, 0.18), glossy=True):
    """An area lamp with soft edges, seen in reflections but not through the glass."""
    data = bpy.data.lights.new(name, 'AREA')
    data.shape, data.energy, data.color = 'RECTANGLE', power, colour
    data.size, data.size_y = size
    data.use_nodes = True
    tree = data.node_tree
    where = tree.nodes.new('ShaderNodeNewGeometry')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(where.outputs['Parametric'], split.inputs[0])
    both = tree.nodes.new('ShaderNodeMath')
    both.operation = 'MULTIPLY'
    for k in range(2):
        tree.links.new(faded(tree, split.outputs[k], softness[k]), both.inputs[k])
    tree.links.new(both.outputs[0], tree.nodes['Emission'].inputs['Strength'])
    lamp = link(name, data)
    face(lamp, place, target, '-Z')
    lamp.visible_transmission, lamp.visible_camera, lamp.visible_glossy = False, False, glossy


def flag(name, place, target, size, value, transmission=True):
    """A dark card that draws the edges of glass and metal and shades nothing."""
    w, h = size[0] / 2, size[1] / 2
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [], [(0, 1, 2, 3)])
    mesh.materials.append(glow(name, value))
    card = link(name, mesh)
    face(card, place, target, 'Z')
    card.visible_camera = card.visible_shadow = card.visible_diffuse = False
    card.visible_transmission = transmission


def sky():
    """No even grey: bright towards the upper left, dark towards the lower right."""
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    direction = tree.nodes.new('ShaderNodeTexCoord')
    towards = tree.nodes.new('ShaderNodeVectorMath')
    towards.operation = 'DOT_PRODUCT'
    towards.inputs[1].default_value = (-0.65, -0.45, 0.6)
    tree.links.new(direction.outputs['Generated'], towards.inputs[0])
    strength = tree.nodes.new('ShaderNodeMapRange')
    strength.interpolation_type = 'SMOOTHSTEP'
    strength.inputs['From Min'].default_value, strength.inputs['From Max'].default_value = -0.9, 1
    strength.inputs['To Min'].default_value, strength.inputs['To Max'].default_value = 0.1, 0.6
    tree.links.new(towards.outputs['Value'], strength.inputs['Value'])
    tree.links.new(strength.outputs[0], tree.nodes['Background'].inputs['Strength'])
    tree.nodes['Background'].inputs['Color'].default_value = (1, 1, 1, 1)


def lights():
    """Key and a crisp strip left, thin rim right, top, and a fill that leaves no reflection."""
    softbox('key', (-30, -26, 24), (0, 0, 13), (11, 40), 13000, (1, 0.97, 0.93))
    softbox('strip', (-21, -34, 16), (0, 0, 14), (2.6, 44), 6500, (1, 0.98, 0.95), (0.3, 0.12))
    softbox('rim', (30, -8, 18), (0, 0, 14), (4.5, 40), 6500, (0.96, 0.98, 1))
    softbox('top', (-4, -8, 56), (0, 0, 26), (20, 20), 4200, (1, 0.98, 0.95), (0.4, 0.4))
    softbox('fill', (6, -60, 30), (0, 0, 13), (30, 30), 30000, (1, 1, 1), (0.3, 0.3), glossy=False)
    sky()


def flags():
    """Behind at both sides for the glass; bright and dark ones before the cap for the metal."""
    for side in (-1, 1):
        flag('behind', (10.5 * side, 8, 14), (0, 0, 14), (7, 46), 0.012)
    flag('left', (-17, -3, 14), (0, 0, 14), (5, 46), 0.008)
    flag('right', (18, -5, 14), (0, 0, 14), (4, 46), 0.008)
    flag('cap left', (-15, -22, 31), (0, 0, 27.5), (10, 12), 3.6, transmission=False)
    flag('cap front', (5, -40, 31.5), (0, 0, 27.5), (13, 12), 1.15, transmission=False)
    flag('cap right', (15, -20, 31), (0, 0, 27.5), (9, 12), 0.05, transmission=False)


def camera():
    """A long lens a little above the middle; the picture is 31 cm high."""
    data = bpy.data.cameras.new('camera')
    data.sensor_fit, data.sensor_height, data.lens = 'VERTICAL', 36, 36 * 150 / 31
    eye = link('camera', data)
    face(eye, (0, -150, 15.5), (0, 0, 14.55), '-Z')
    bpy.context.scene.camera = eye
