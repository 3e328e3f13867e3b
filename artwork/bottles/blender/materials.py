"""Glass that casts clear shadows, brushed metal for the caps, paper that can be held out."""
import bpy

CAPS = {'gold': (0.94, 0.53, 0.12, 1), 'silver': (0.78, 0.79, 0.80, 1)}
PAPER_BACK = (0.80, 0.78, 0.73, 1)


def blank(name):
    """A material with nothing but its output."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    output = tree.nodes.new('ShaderNodeOutputMaterial')
    return material, tree, output.inputs['Surface']


def mix(tree, factor, first, second):
    """One shader or the other, by a factor."""
    node = tree.nodes.new('ShaderNodeMixShader')
    for socket, source in zip(node.inputs, (factor, first, second)):
        tree.links.new(source, socket)
    return node.outputs[0]


def glass(name, ior, colour=(1, 1, 1, 1), shadow=(0.95, 0.955, 0.95, 1)):
    """Clear to shadow and diffuse rays, so that no caustics are wanted."""
    material, tree, surface = blank(name)
    body = tree.nodes.new('ShaderNodeBsdfGlass')
    body.inputs['IOR'].default_value = ior
    body.inputs['Roughness'].default_value = 0
    body.inputs['Color'].default_value = colour
    clear = tree.nodes.new('ShaderNodeBsdfTransparent')
    clear.inputs['Color'].default_value = shadow
    path = tree.nodes.new('ShaderNodeLightPath')
    either = tree.nodes.new('ShaderNodeMath')
    either.operation = 'MAXIMUM'
    tree.links.new(path.outputs['Is Shadow Ray'], either.inputs[0])
    tree.links.new(path.outputs['Is Diffuse Ray'], either.inputs[1])
    tree.links.new(mix(tree, either.outputs[0], body.outputs[0], clear.outputs[0]), surface)
    return material


def metal(kind):
    """The cap's gold or silver."""
    material, tree, surface = blank('cap')
    body = tree.nodes.new('ShaderNodeBsdfPrincipled')
    body.inputs['Base Color'].default_value = CAPS[kind]
    body.inputs['Metallic'].default_value = 1
    body.inputs['Roughness'].default_value = 0.24
    tree.links.new(body.outputs[0], surface)
    return material


def held_out_paper():
    """Cut out of what the camera sees, plain paper to every other ray: the label is laid in later."""
    material, tree, surface = blank('held out')
    hole = tree.nodes.new('ShaderNodeHoldout')
    paper = tree.nodes.new('ShaderNodeBsdfDiffuse')
    paper.inputs['Color'].default_value = PAPER_BACK
    path = tree.nodes.new('ShaderNodeLightPath')
    tree.links.new(mix(tree, path.outputs['Is Camera Ray'], paper.outputs[0], hole.outputs[0]), surface)
    return material


def paper(value):
    """Lit paper of one grey value, with the print's faint sheen."""
    material, tree, surface = blank('paper')
    body = tree.nodes.new('ShaderNodeBsdfPrincipled')
    body.inputs['Base Color'].default_value = (value, value, value, 1)
    body.inputs['Roughness'].default_value = 0.45
    body.inputs['Specular'].default_value = 0.25
    tree.links.new(body.outputs[0], surface)
    return material


def print_only(picture):
    """The label's own colours, lit by nothing."""
    material, tree, surface = blank('print')
    image = tree.nodes.new('ShaderNodeTexImage')
    image.image = bpy.data.images.load(picture)
    image.interpolation, image.extension = 'Cubic', 'EXTEND'
    light = tree.nodes.new('ShaderNodeEmission')
    tree.links.new(image.outputs['Color'], light.inputs['Color'])
    tree.links.new(light.outputs[0], surface)
    return material


def glow(name, value):
    """A card's even brightness."""
    material, tree, surface = blank(name)
    light = tree.nodes.new('ShaderNodeEmission')
    light.inputs['Color'].default_value = (value, value, value, 1)
    tree.links.new(light.outputs[0], surface)
    return material
