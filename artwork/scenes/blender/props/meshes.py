"""Things out of points: a mesh, a turned profile, a wire."""
import math

import bpy


def link(thing):
    """Into the scene."""
    bpy.context.collection.objects.link(thing)
    return thing


def mesh(name, points, faces, material, uv=None, crease=35, smooth=True):
    """A mesh object; `uv` has a pair per point."""
    data = bpy.data.meshes.new(name)
    data.from_pydata(points, [], faces)
    data.update()
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
        data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(crease)
    if uv:
        layer = data.uv_layers.new(name='uv')
        for loop in data.loops:
            layer.data[loop.index].uv = uv[loop.vertex_index]
    data.materials.append(material)
    return link(bpy.data.objects.new(name, data))


def grid(name, columns, rows, at, material, crease=180):
    """A sheet of columns × rows cells; `at(u, v)` says where each point of the unit square goes."""
    places = [(i / columns, j / rows) for j in range(rows + 1) for i in range(columns + 1)]
    wide = columns + 1
    corners = (0, 1, wide + 1, wide)
    faces = [[j * wide + i + c for c in corners] for j in range(rows) for i in range(columns)]
    return mesh(name, [at(u, v) for u, v in places], faces, material, places, crease)


def turned(name, profile, material, segments=96, crease=35):
    """A profile of (radius, height) turned round the upright axis; upwards on the outside."""
    around = [2 * math.pi * k / segments for k in range(segments)]
    points = [(r * math.cos(t), r * math.sin(t), z) for r, z in profile for t in around]
    faces = []
    for ring in range(len(profile) - 1):
        low, high = ring * segments, (ring + 1) * segments
        for k in range(segments):
            j = (k + 1) % segments
            faces.append((low + k, low + j, high + j, high + k))
    thing = mesh(name, points, faces, material, crease=crease)
    return thing


def rounded(profile, steps=4, amount=0.25):
    """A profile of straight pieces with its inner corners cut round."""
    for _ in range(steps):
        path = [profile[0]]
        for a, b in zip(profile, profile[1:]):
            path += [tuple(p + (q - p) * t for p, q in zip(a, b)) for t in (amount, 1 - amount)]
        profile = path + [profile[-1]]
    return profile


def wire(name, lines, thickness, material, taper=None):
    """Round wires through points, smooth; `taper` gives each point's share of the thickness."""
    data = bpy.data.curves.new(name, 'CURVE')
    data.dimensions, data.bevel_depth, data.bevel_resolution = '3D', thickness, 3
    data.resolution_u = 8
    data.use_fill_caps = True
    for line in lines:
        spline = data.splines.new('BEZIER')
        spline.bezier_points.add(len(line) - 1)
        for k, (point, place) in enumerate(zip(spline.bezier_points, line)):
            point.co = place
            point.handle_left_type = point.handle_right_type = 'AUTO'
            if taper:
                point.radius = taper[min(k, len(taper) - 1)]
    data.materials.append(material)
    return link(bpy.data.objects.new(name, data))


def group(name, place, things, turn=0.0):
    """Things moved together: `place` in the scene, turned by degrees round the upright axis."""
    root = link(bpy.data.objects.new(name, None))
    root.location, root.rotation_euler = place, (0, 0, math.radians(turn))
    for thing in things:
        thing.parent = root
    return root
