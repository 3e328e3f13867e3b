"""Glasses with what is in them: three surfaces as the bottle has, or an opaque juice; and ice."""
import math
import random

import bpy

import stage  # noqa: F401
from materials import glass
from shape import curve, lathe

from bottle import group
from room import noise, plain, relief

SINGANI, GINGER, CLEAR = (1, 1, 1, 1), (1, 0.90, 0.66, 1), (0.99, 0.995, 0.99, 1)


def walls(foot, rim, height, base, wall=0.22):
    """Outer and inner profile of a tumbler: radius at the foot and rim, thickness of the base."""
    outer = [(0, 0.12), (foot - 0.9, 0.1)] + curve((foot - 0.9, 0.1), (foot - 0.6, 0), (foot, 0), (foot, 0.7), 14)[1:]
    lip = curve((rim, height - 0.12), (rim, height + 0.06), (rim - wall, height + 0.06), (rim - wall, height - 0.12), 10)
    inside = foot - wall
    floor = curve((inside + 0.05, base + 1.3), (inside, base + 0.2), (inside - 0.4, base), (0.5, base), 18)
    return outer + lip, lip[-1:] + floor + [(0, base)]


def split(inner, level):
    """The inner profile above and below the liquid's level, both with the point on it."""
    (x0, z0), (x1, z1) = inner[0], inner[1]
    share = (level - z0) / (z1 - z0)
    edge = (x0 + (x1 - x0) * share, level)
    return [inner[0], edge], [edge] + inner[1:]


def top(edge):
    """A liquid's surface, creeping up the wall."""
    radius, level = edge
    return [(0, level - 0.1), (radius - 0.35, level - 0.09), (radius - 0.12, level - 0.04), edge]


def tumbler(foot, rim, height, base, level, tint=SINGANI, juice=None):
    """A filled glass standing on the origin; `juice` is an opaque material instead of a clear liquid."""
    outer, inner = walls(foot, rim, height, base)
    dry, wet = split(inner, level)
    lathe('tumbler', outer + dry[1:], glass('tumbler', 1.5, CLEAR, (0.96, 0.965, 0.96, 1)))
    if juice:
        lathe('juice', wet[::-1] + top(wet[0])[::-1], juice)
        return
    shadow = tuple(0.5 + 0.5 * part for part in tint[:3]) + (1,)
    lathe('wet', wet, glass('wet', 1.345 / 1.5, tint, shadow), inward=True)
    lathe('surface', top(wet[0]), glass('surface', 1.345), inward=True)


def orange_juice():
    """Cloudy, with a little pulp; opaque, since light under its skin would be noise."""
    material, body = plain('juice', '#f08c14', 0.25, 0.4)
    ramp = material.node_tree.nodes.new('ShaderNodeMixRGB')
    ramp.inputs[1].default_value, ramp.inputs[2].default_value = (0.72, 0.20, 0.006, 1), (0.95, 0.36, 0.02, 1)
    material.node_tree.links.new(noise(material.node_tree, 0.5, 5, 0.6), ramp.inputs[0])
    material.node_tree.links.new(ramp.outputs[0], body.inputs['Base Color'])
    return material


def ice_material(ior):
    """Clear, its faces melted uneven."""
    material = glass('ice', ior, (0.98, 0.995, 1, 1), (0.97, 0.975, 0.98, 1))
    tree = material.node_tree
    body = next(node for node in tree.nodes if node.type == 'BSDF_GLASS')
    relief(tree, body, noise(tree, 0.55, 3, 0.5), 0.35, 0.25)
    return material


def cube(place, side, material, lean, turn=0.0):
    """A block of ice with melted edges; angles in degrees."""
    bpy.ops.mesh.primitive_cube_add(size=side, location=place, rotation=[math.radians(a) for a in (*lean, turn)])
    made = bpy.context.object
    rounded = made.modifiers.new('bevel', 'BEVEL')
    rounded.width, rounded.segments = 0.13 * side, 5
    bpy.ops.object.shade_smooth()
    made.data.materials.append(material)


def pile(radius, low, high, side, seed=1):
    """Cubes loosely stacked in a glass from one height to another; those above `high` stand in the air."""
    chance = random.Random(seed)
    wet, dry = ice_material(1.09), ice_material(1.31)
    height, turn = low + side * 0.6, chance.uniform(0, 360)
    while height < high + side * 0.5:
        off = max(0, radius - side * 0.74)
        at = (off * math.cos(math.radians(turn)), off * math.sin(math.radians(turn)), height)
        lean = (chance.uniform(-28, 28), chance.uniform(-28, 28))
        cube(at, side, dry if height > high - side * 0.2 else wet, lean, chance.uniform(0, 90))
        height, turn = height + side * 0.62, turn + 150 + chance.uniform(-25, 25)


def standing(make, place, turn=0.0):
    """A drink in the scene."""
    return group('drink', make, place, turn)
