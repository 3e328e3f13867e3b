"""The bottle's profiles as (radius, height) in centimetres, and the meshes turned from them."""
import math

import bpy

RADIUS, WALL, FILL = 3.75, 0.30, 22.2
INNER = RADIUS - WALL
LABEL_BOTTOM, LABEL_TOP, LABEL_DEGREES = 2.5, 15.9, 138


def curve(p0, p1, p2, p3, n=20):
    """Points of a cubic Bézier, both ends included."""
    def at(t, i):
        u = 1 - t
        return u**3 * p0[i] + 3 * u * u * t * p1[i] + 3 * u * t * t * p2[i] + t**3 * p3[i]
    return [(at(k / n, 0), at(k / n, 1)) for k in range(n + 1)]


def outer_wall():
    """From the middle of the punt, round the foot, up to the mouth's inner edge."""
    return (
        curve((0, 0.2), (1.3, 0.19), (2.1, 0.12), (2.75, 0.04))
        + curve((2.75, 0.04), (2.85, 0), (2.95, 0), (3.05, 0), 6)[1:]
        + curve((3.05, 0), (3.55, 0), (RADIUS, 0.14), (RADIUS, 0.8), 16)[1:]
        + [(RADIUS, z) for z in (4, 8, 12, 16.6)]
        + curve((RADIUS, 16.6), (RADIUS, 19.6), (1.42, 18.9), (1.36, 21.6), 60)[1:]
        + [(1.36, 23), (1.36, 24.4)]
        + curve((1.36, 24.4), (1.36, 24.5), (1.6, 24.5), (1.6, 24.75), 8)[1:]
        + [(1.6, 25.2)]
        + curve((1.6, 25.2), (1.6, 25.4), (1.36, 25.4), (1.36, 25.5), 8)[1:]
        + [(1.36, 27), (1.05, 27)]
    )


def inner_wall():
    """From the mouth down to the middle of the floor."""
    shoulder = curve((1.05, 21.6), (1.12, 18.7), (INNER, 19.3), (INNER, 16.5), 60)
    foot = curve((INNER, 2.9), (INNER, 1.95), (3.1, 1.55), (2.45, 1.55), 24)
    floor = curve((2.45, 1.55), (1.7, 1.55), (1.1, 1.9), (0, 1.95), 24)
    neck = [(1.05, 27 - 0.3 * k) for k in range(18)]
    return neck + shoulder + [(INNER, 12), (INNER, 8), (INNER, 5)] + foot + floor[1:]


def cap_profile():
    """A shell: skirt, two turned grooves, straight side, rounded top."""
    return (
        [(1.63, 25.3), (1.63, 24.92), (1.66, 24.89), (1.70, 24.91), (1.72, 24.98), (1.72, 25.5)]
        + curve((1.72, 25.5), (1.72, 25.55), (1.66, 25.55), (1.66, 25.6), 6)[1:]
        + [(1.66, 25.72)]
        + curve((1.66, 25.72), (1.66, 25.77), (1.72, 25.77), (1.72, 25.82), 6)[1:]
        + [(1.72, 27), (1.72, 28.85)]
        + curve((1.72, 28.85), (1.72, 29.15), (1.6, 29.27), (1.35, 29.28), 14)[1:]
        + [(0.7, 29.3), (0, 29.3)]
    )


def add(name, vertices, faces, material):
    """A smooth mesh object in the scene."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.update()
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(38)
    mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    return thing


def lathe(name, profile, material, segments=256, inward=False):
    """A profile turned round the axis; upwards gives normals outwards, `inward` turns them over."""
    vertices, rings, faces = [], [], []
    for radius, z in profile:
        count = 1 if radius < 1e-6 else segments
        rings.append([len(vertices) + k for k in range(count)])
        turn = [2 * math.pi * k / segments for k in range(count)]
        vertices += [(radius * math.cos(t), radius * math.sin(t), z) for t in turn]
    for low, high in zip(rings, rings[1:]):
        for k in range(segments):
            j = (k + 1) % segments
            if len(low) == 1:
                face = (low[0], high[j], high[k])
            elif len(high) == 1:
                face = (low[k], low[j], high[0])
            else:
                face = (low[k], low[j], high[j], high[k])
            faces.append(face[::-1] if inward else face)
    return add(name, vertices, faces, material)


def label_arc(material, segments=160):
    """The label's sheet just off the glass, its picture not stretched upwards."""
    radius, span = RADIUS + 0.014, math.radians(LABEL_DEGREES)
    vertices, faces = [], []
    for k in range(segments + 1):
        t = -math.pi / 2 + span * (k / segments - 0.5)
        x, y = radius * math.cos(t), radius * math.sin(t)
        vertices += [(x, y, LABEL_BOTTOM), (x, y, LABEL_TOP)]
        if k:
            faces.append((2 * k - 2, 2 * k, 2 * k + 1, 2 * k - 1))
    sheet = add('label', vertices, faces, material)
    uv = sheet.data.uv_layers.new(name='uv')
    for loop in sheet.data.loops:
        uv.data[loop.index].uv = (loop.vertex_index // 2 / segments, loop.vertex_index % 2)
    return sheet


def bottle(glass, wet, surface, cap):
    """Three surfaces: glass to air, glass to liquid, liquid to air; and the cap."""
    inner = inner_wall()
    dry = [p for p in inner if p[1] > FILL]
    level = (1.05, FILL)
    lathe('glass', outer_wall() + dry[1:] + [level], glass)
    lathe('wet', [level] + [p for p in inner if p[1] < FILL], wet, inward=True)
    meniscus = [(0, FILL - 0.1), (0.6, FILL - 0.095), (0.85, FILL - 0.075), (0.97, FILL - 0.04), level]
    lathe('surface', meniscus, surface, inward=True)
    lathe('cap', cap_profile(), cap)
