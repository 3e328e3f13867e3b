"""Colours, lime plaster, boxes and planes: what a set is built of. Centimetres; the viewer is towards -y."""
import math

import bpy


def colour(code):
    """A #rrggbb of the site as linear RGBA."""
    parts = [int(code[at:at + 2], 16) / 255 for at in (1, 3, 5)]
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts) + (1,)


def plain(name, code, roughness=0.5, specular=0.3, metallic=0.0):
    """One colour, (material, its principled node); `code` may be a #rrggbb or linear RGBA."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    body = material.node_tree.nodes['Principled BSDF']
    body.inputs['Base Color'].default_value = colour(code) if isinstance(code, str) else code
    body.inputs['Roughness'].default_value = roughness
    body.inputs['Specular'].default_value = specular
    body.inputs['Metallic'].default_value = metallic
    return material, body


def noise(tree, scale, detail, roughness):
    """A noise in the object's own centimetres."""
    where = tree.nodes.new('ShaderNodeTexCoord')
    made = tree.nodes.new('ShaderNodeTexNoise')
    for name, value in (('Scale', scale), ('Detail', detail), ('Roughness', roughness)):
        made.inputs[name].default_value = value
    tree.links.new(where.outputs['Object'], made.inputs['Vector'])
    return made.outputs['Fac']


def relief(tree, body, height, strength, distance):
    """Bump a material by a height."""
    bump = tree.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = strength, distance
    tree.links.new(height, bump.inputs['Height'])
    tree.links.new(bump.outputs[0], body.inputs['Normal'])


def plaster(name, code, variation=0.05, bump=0.12, roughness=1.0):
    """Limewash: one colour that wanders a little, a trowelled relief, and no gloss, which would be noise."""
    material, body = plain(name, code, roughness, 0)
    tree = material.node_tree
    middle = body.inputs['Base Color'].default_value[:3]
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    for end, place, factor in ((0, 0.34, 1 - variation), (1, 0.66, 1 + variation)):
        ramp.color_ramp.elements[end].position = place
        ramp.color_ramp.elements[end].color = tuple(min(1, x * factor) for x in middle) + (1,)
    tree.links.new(noise(tree, 0.05, 4, 0.5), ramp.inputs[0])
    tree.links.new(ramp.outputs[0], body.inputs['Base Color'])
    if bump:
        relief(tree, body, noise(tree, 0.35, 6, 0.55), bump, 0.6)
    return material


def box(place, size, material, bevel=0.2, turn=0.0):
    """A box round its middle, edges softened; `turn` in degrees about the vertical."""
    bpy.ops.mesh.primitive_cube_add(size=1, location=place, rotation=(0, 0, math.radians(turn)))
    made = bpy.context.object
    made.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    if bevel:
        rounded = made.modifiers.new('bevel', 'BEVEL')
        rounded.width, rounded.segments = bevel, 3
    made.data.materials.append(material)
    return made


def slab(top, middle, size, material, thick=20.0, bevel=0.4):
    """A table or floor whose upper face is at height `top`; `middle` is its (x, y)."""
    return box((middle[0], middle[1], top - thick / 2), (size[0], size[1], thick), material, bevel)


def wall(distance, material, size=(900, 600), foot=-60.0):
    """An upright plane facing the viewer at y = distance."""
    bpy.ops.mesh.primitive_plane_add(
        size=1, location=(0, distance, foot + size[1] / 2), rotation=(math.radians(90), 0, 0))
    made = bpy.context.object
    made.scale = (size[0], size[1], 1)
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    made.data.materials.append(material)
    return made
