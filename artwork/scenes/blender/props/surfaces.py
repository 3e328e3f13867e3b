"""Short ways to write materials: `node` makes and wires one node, `principled` starts a material."""
import bpy

from room import colour


def node(tree, kind, inputs=None, **attributes):
    """A node; an input is a value or another node's output."""
    made = tree.nodes.new('ShaderNode' + kind)
    for name, value in attributes.items():
        setattr(made, name, value)
    for name, value in (inputs or {}).items():
        if isinstance(value, bpy.types.NodeSocket):
            tree.links.new(value, made.inputs[name])
        else:
            made.inputs[name].default_value = value
    return made


def principled(name, **inputs):
    """A material, its tree and its body: `Base_Color=...` sets the input of that name."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    body = tree.nodes['Principled BSDF']
    for key, value in inputs.items():
        body.inputs[key.replace('_', ' ')].default_value = value
    return material, tree, body


def plain(name, code, roughness=0.5, **inputs):
    """One even colour."""
    return principled(name, Base_Color=colour(code), Roughness=roughness, **inputs)[0]


def ramp(tree, factor, *stops):
    """A colour per stop, mixed between them: (position, #rrggbb)."""
    made = node(tree, 'ValToRGB', {'Fac': factor})
    elements = made.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, code) in zip(elements, stops):
        element.position, element.color = position, colour(code)
    return made.outputs['Color']


def between(tree, value, low, high, start=0.0, end=1.0):
    """A value that runs from start to end brought to run from low to high."""
    sockets = {'Value': value, 'From Min': start, 'From Max': end, 'To Min': low, 'To Max': high}
    return node(tree, 'MapRange', sockets).outputs[0]


def noise(tree, scale, stretch=(1, 1, 1), detail=6, where='Object'):
    """Cloudy values from 0 to 1 in the thing's own space."""
    place = node(tree, 'TexCoord').outputs[where]
    mapped = node(tree, 'Mapping', {'Vector': place, 'Scale': stretch}).outputs[0]
    return node(tree, 'TexNoise', {'Vector': mapped, 'Scale': scale, 'Detail': detail}).outputs['Fac']


def bump(tree, body, height, strength, distance):
    """Relief on top of any that the body has already."""
    made = node(tree, 'Bump', {'Height': height, 'Strength': strength, 'Distance': distance})
    normal = body.inputs['Normal']
    if normal.links:
        tree.links.new(normal.links[0].from_socket, made.inputs['Normal'])
    tree.links.new(made.outputs[0], normal)
