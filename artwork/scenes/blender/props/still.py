"""A copper pot still: round brick hearth, pot, hat, and a swan neck that narrows to its beak."""
import math

import bpy

import stage  # noqa: F401
from shape import curve, lathe
from studio import link

import room
from props.surfaces import bump, node

COPPER, BRASS, CLAY = (0.80, 0.36, 0.20, 1), (0.86, 0.60, 0.26, 1), '#a9542f'


def copper():
    """Beaten by hand and polished: the dimples only bend what it mirrors."""
    material, body = room.plain('copper', COPPER, 0.1, metallic=1)
    tree = material.node_tree
    where = tree.nodes.new('ShaderNodeTexCoord')
    dimples = tree.nodes.new('ShaderNodeTexVoronoi')
    dimples.feature, dimples.inputs['Scale'].default_value = 'SMOOTH_F1', 0.42
    dimples.inputs['Smoothness'].default_value = 1
    tree.links.new(where.outputs['Object'], dimples.inputs['Vector'])
    room.relief(tree, body, dimples.outputs['Distance'], 0.035, 0.5)
    polish = tree.nodes.new('ShaderNodeMapRange')
    polish.inputs['To Min'].default_value, polish.inputs['To Max'].default_value = 0.07, 0.13
    tree.links.new(room.noise(tree, 0.06, 3, 0.5), polish.inputs['Value'])
    tree.links.new(polish.outputs[0], body.inputs['Roughness'])
    return material


def ring(height, radius, thick, material):
    """A round band about the still's axis."""
    bpy.ops.mesh.primitive_torus_add(
        location=(0, 0, height), major_radius=radius, minor_radius=thick,
        major_segments=160, minor_segments=18)
    bpy.ops.object.shade_smooth()
    bpy.context.object.data.materials.append(material)


def lie_on(profile, height):
    """The radius at a height of a profile that narrows upwards there, and its slope from the upright in radians."""
    for (r, z), (s, y) in reversed(list(zip(profile, profile[1:]))):
        if z <= height <= y:
            return r + (s - r) * (height - z) / (y - z), math.atan2(r - s, y - z)
    raise ValueError(f'no height {height} in the profile')


def rivets(height, profile, count, material):
    """A row of low round heads that lie on the sheet, flat against its slope; one mesh for all."""
    radius, slope = lie_on(profile, height)
    bpy.ops.mesh.primitive_uv_sphere_add(radius=0.62, segments=24, ring_count=14)
    bpy.ops.object.shade_smooth()
    first = bpy.context.object
    first.scale = (0.42, 1, 1)
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    first.data.materials.append(material)
    for k in range(count):
        thing = first if k == 0 else link('rivet', first.data)
        turn = 2 * math.pi * (k + 0.5) / count
        thing.location = (radius * math.cos(turn), radius * math.sin(turn), height)
        thing.rotation_euler = (0, -slope, turn)


def swan_neck(material):
    """From the hat, over and down to the left; each point: place, handles, share of the full radius."""
    data = bpy.data.curves.new('neck', 'CURVE')
    data.dimensions, data.bevel_depth, data.bevel_resolution, data.resolution_u = '3D', 4.4, 16, 48
    data.use_fill_caps = True
    points = (
        ((0, 60), (0, 55), (0, 70), 1.16),
        ((-22, 79), (-8, 81), (-38, 77), 0.92),
        ((-68, 44), (-56, 55), (-73, 39.5), 0.50),
        ((-78, 28), (-77.4, 33.5), (-78.2, 25), 0.34),
    )
    line = data.splines.new('BEZIER')
    line.bezier_points.add(len(points) - 1)
    for point, (at, left, right, share) in zip(line.bezier_points, points):
        point.co, point.handle_left, point.handle_right = ((p[0], 0, p[1]) for p in (at, left, right))
        point.radius = share
    data.materials.append(material)
    link('neck', data)


def collar(x, z, slope, radius, material):
    """A brass joint across the neck."""
    profile = [(radius - 0.3, -0.9), (radius + 0.25, -0.9), (radius + 0.45, -0.6), (radius + 0.45, 0.6),
               (radius + 0.25, 0.9), (radius - 0.3, 0.9)]
    made = lathe('collar', profile, material)
    made.location, made.rotation_euler = (x, 0, z), (0, math.radians(slope), 0)


def bricks(radius, around, course):
    """Round courses of brick in light mortar; `around` bricks to a turn, each course so many cm high."""
    material, body = room.plain('bricks', CLAY, 1, 0)
    tree = material.node_tree
    x, y, z = node(tree, 'SeparateXYZ', {0: node(tree, 'TexCoord').outputs['Object']}).outputs
    angle = node(tree, 'Math', {0: y, 1: x}, operation='ARCTAN2').outputs[0]
    along = node(tree, 'Math', {0: angle, 1: radius}, operation='MULTIPLY').outputs[0]
    unrolled = node(tree, 'CombineXYZ', {0: along, 1: z}).outputs[0]
    colours = {'Color1': room.colour('#9d4a2a'), 'Color2': room.colour('#bb6a41'), 'Mortar': room.colour('#d3b191')}
    sizes = {'Scale': 1, 'Mortar Size': 0.17, 'Mortar Smooth': 0.3, 'Bias': 0.0,
             'Brick Width': 2 * math.pi * radius / around, 'Row Height': course}
    wall = node(tree, 'TexBrick', {'Vector': unrolled, **colours, **sizes})
    tree.links.new(wall.outputs['Color'], body.inputs['Base Color'])
    depth = node(tree, 'Math', {0: 1.0, 1: wall.outputs['Fac']}, operation='SUBTRACT').outputs[0]
    bump(tree, body, depth, 0.8, 0.25)
    bump(tree, body, room.noise(tree, 0.5, 6, 0.6), 0.3, 0.3)
    return material


def hearth():
    """Two courses of brick under a paler ring of clay whose edge stands out."""
    lathe('courses', [(26.7, 0), (26.7, 6)], bricks(26.7, 20, 3))
    edge = curve((26.6, 5.9), (27.5, 5.9), (27.5, 7.7), (26.4, 7.7), 14)
    lathe('rim', edge + [(19, 7.7)], room.plaster('rim', '#d9ad87', 0.06, 0.25))


def beak(place, turn=0.0, scale=1.0):
    """Where the neck ends, of a still at a place with that turn, in degrees, and scale."""
    angle = math.radians(turn)
    x, y, z = place
    return x - 78.2 * scale * math.cos(angle), y - 78.2 * scale * math.sin(angle), z + 27.6 * scale


def still():
    """Its foot at the origin; 82 cm high, the beak 78 cm to the left."""
    metal = copper()
    brass, _ = room.plain('brass', BRASS, 0.26, metallic=1)
    hearth()
    pot = [(20.5, 6)] + curve((20.5, 6), (28.5, 8), (30, 28), (20, 33.6), 40)[1:]
    lathe('pot', pot + [(13.4, 36)] + curve((13.4, 36), (11.4, 37.2), (11.2, 39), (12, 40.5), 14)[1:], metal)
    hat = curve((12, 41.5), (22, 47), (18, 61), (6.4, 65), 40)
    lathe('hat', hat + curve((6.4, 65), (5.4, 65.5), (5.2, 66.4), (5.2, 67.5), 10)[1:], metal)
    ring(8.3, 24.2, 0.7, brass)
    ring(33.6, 20.1, 1.05, brass)
    ring(41, 12.3, 0.95, brass)
    ring(66.2, 5.6, 0.6, brass)
    rivets(29.4, pot, 28, brass)
    swan_neck(metal)
    collar(-56.2, 54.6, 45, 2.9, brass)
    collar(-77.9, 28.4, 2, 1.75, brass)
