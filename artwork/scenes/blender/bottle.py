"""The catalogue's bottle standing in a scene, its label printed on paper."""
import math

import bpy
from mathutils import Vector

import stage  # noqa: F401  the bottle's modules are found through it
import materials
import shape
import studio
from light import dark


def printed(picture):
    """The label's picture as print with a faint sheen, bare paper behind."""
    material, tree, surface = materials.blank('printed')
    image = tree.nodes.new('ShaderNodeTexImage')
    image.image = bpy.data.images.load(picture, check_existing=True)
    image.interpolation, image.extension = 'Cubic', 'EXTEND'
    front = tree.nodes.new('ShaderNodeBsdfPrincipled')
    front.inputs['Roughness'].default_value, front.inputs['Specular'].default_value = 0.4, 0.15
    tree.links.new(image.outputs['Color'], front.inputs['Base Color'])
    back = tree.nodes.new('ShaderNodeBsdfDiffuse')
    back.inputs['Color'].default_value = materials.PAPER_BACK
    side = tree.nodes.new('ShaderNodeNewGeometry')
    tree.links.new(materials.mix(tree, side.outputs['Backfacing'], front.outputs[0], back.outputs[0]), surface)
    return material


def group(name, make, place=(0, 0, 0), turn=0.0, scale=1.0, lean=(0.0, 0.0)):
    """What `make` adds to the scene, under one empty; angles in degrees, `lean` about x and y."""
    before = set(bpy.data.objects)
    make()
    added = [thing for thing in bpy.data.objects if thing not in before and thing.parent is None]
    holder = studio.link(name, None)
    for thing in added:
        thing.parent = holder
    holder.location, holder.scale = place, (scale,) * 3
    holder.rotation_euler = [math.radians(angle) for angle in (*lean, turn)]
    return holder


def body(cap):
    """Glass, spirit and cap at the origin."""
    shape.bottle(
        materials.glass('glass', 1.52, (0.985, 0.995, 0.99, 1)),
        materials.glass('wet', 1.361 / 1.52),
        materials.glass('surface', 1.361),
        materials.metal(cap),
    )


def bottle(label, cap, place=(0, 0, 0), turn=0.0, scale=1.0):
    """A bottle of 29.3 cm standing at a place; `cap` is gold or silver, `label` a PNG file."""
    def make():
        body(cap)
        shape.label_arc(printed(label))
    return group('bottle', make, place, turn, scale)


def bare_bottle(cap, place=(0, 0, 0), turn=0.0):
    """The same bottle without its label."""
    return group('bottle', lambda: body(cap), place, turn)


def flags(place=(0, 0, 0), cap_left=3.6, cap_front=1.15, behind=True):
    """The cards that draw this bottle's edges and give its cap something to mirror; they light nothing."""
    def card(at, towards, size, value, transmission=True):
        base = Vector(place)
        dark(base + Vector(at), base + Vector(towards), size, value, transmission)
    if behind:
        for side in (-1, 1):
            card((10.5 * side, 8, 14), (0, 0, 14), (6, 40), 0.012)
    card((-15, -22, 31), (0, 0, 27.5), (10, 12), cap_left, False)
    card((5, -40, 31.5), (0, 0, 27.5), (13, 12), cap_front, False)
    card((15, -20, 31), (0, 0, 27.5), (9, 12), 0.05, False)
