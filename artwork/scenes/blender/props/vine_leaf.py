"""A vine leaf: five toothed lobes, folded along its veins."""
import math

import bpy

from bottle import group
from props.meshes import mesh, wire
from props.surfaces import between, bump, node, noise, plain, principled, ramp

# Direction from the tip and length of each lobe, for a leaf of radius 1.
LOBES = ((0, 1.0), (-56, 0.9), (56, 0.9), (-114, 0.74), (114, 0.74))
SIDE = 400


def draw_vein(drawn, start, end, thick, value=1.0):
    """A line that thins towards its end, laid on the values of the square from -1 to 1."""
    (ax, ay), (bx, by) = start, end
    dx, dy = bx - ax, by - ay
    columns, rows = (
        range(max(0, int((min(a, b) - 0.05 + 1) / 2 * SIDE)), min(SIDE, int((max(a, b) + 0.05 + 1) / 2 * SIDE)))
        for a, b in ((ax, bx), (ay, by))
    )
    for j in rows:
        y = (j + 0.5) / SIDE * 2 - 1
        for i in columns:
            x = (i + 0.5) / SIDE * 2 - 1
            t = min(1, max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
            far = math.hypot(x - ax - t * dx, y - ay - t * dy)
            line = value * min(1, max(0, 1.3 - far / (thick * (1.15 - t))))
            drawn[j * SIDE + i] = max(drawn[j * SIDE + i], line)


def veins():
    """The leaf's veins, white on black, as an image of the square from -1 to 1."""
    drawn = [0.0] * SIDE * SIDE
    for angle, length in LOBES:
        t = math.radians(angle)
        way = (math.sin(t), math.cos(t))
        draw_vein(drawn, (0, 0), (way[0] * length, way[1] * length), 0.022)
        for k in range(1, 6):
            for turn in (-46, 46):
                s = length * (0.1 + 0.155 * k)
                side = math.radians(angle + turn)
                reach = 0.42 * (length - s) + 0.12
                start = (way[0] * s, way[1] * s)
                end = (start[0] + math.sin(side) * reach, start[1] + math.cos(side) * reach)
                draw_vein(drawn, start, end, 0.011, 0.7)
    image = bpy.data.images.new('veins', SIDE, SIDE, float_buffer=True)
    image.colorspace_settings.name = 'Non-Color'
    image.pixels.foreach_set([part for value in drawn for part in (value, value, value, 1)])
    image.pack()
    return image


def green():
    """Green above, lighter veins; some light comes through."""
    material, tree, body = principled('leaf', Roughness=0.42, Specular=0.35)
    drawn = node(tree, 'TexImage', image=veins(), interpolation='Cubic', extension='EXTEND').outputs[0]
    patches = ramp(tree, noise(tree, 0.6, detail=5), (0.3, '#2f5a1c'), (0.5, '#47752a'), (0.72, '#6d8f36'))
    tone = node(tree, 'MixRGB', {0: drawn, 1: patches})
    tone.inputs[2].default_value = (0.2, 0.31, 0.09, 1)
    tree.links.new(tone.outputs[0], body.inputs['Base Color'])
    bump(tree, body, between(tree, drawn, 1, 0), 0.5, 0.12)
    bump(tree, body, noise(tree, 2.4, detail=4), 0.25, 0.12)
    through = node(tree, 'BsdfTranslucent', {'Color': tone.outputs[0]})
    both = node(tree, 'MixShader', {0: 0.28, 1: body.outputs[0], 2: through.outputs[0]})
    tree.links.new(both.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    return material


def outline(angle):
    """How far the leaf reaches in a direction, in radians from its tip."""
    reach = 0.08
    for direction, length in LOBES:
        off = abs(angle - math.radians(direction)) / 0.49
        reach = max(reach, length * (1 - 0.3 * min(off, 1) ** 1.2 - 0.5 * max(0, off - 1)))
    tooth = abs((angle * 6.2) % 1 - 0.5)
    return reach * (0.93 + 0.13 * tooth)


def leaf(place, size=6.0, turn=0.0, lean=(0.0, 0.0), droop=0.35, seed=0):
    """Its stalk's end at `place`, its tip towards +y before it is turned; angles in degrees."""
    def make():
        columns, rows = 260, 16
        points, uv, faces = [], [], []
        for j in range(rows + 1):
            for i in range(columns + 1):
                t = (i / columns * 2 - 1) * math.pi * 0.985
                r = outline(t) * j / rows
                x, y = r * math.sin(t), r * math.cos(t)
                fold = min(abs(t - math.radians(angle)) for angle, _ in LOBES)
                z = 0.2 * r * min(fold, 0.5) - droop * r * r + 0.05 * r * math.sin(3 * t + seed)
                points.append((x * size, y * size, z * size))
                uv.append(((x + 1) / 2, (y + 1) / 2))
        wide = columns + 1
        for j in range(rows):
            for i in range(columns):
                a = j * wide + i
                faces.append((a, a + wide, a + wide + 1, a + 1))
        material = bpy.data.materials.get('leaf') or green()
        mesh('leaf', points, faces, material, uv, crease=180)
        stalk = [(0, 0, 0), (0.02 * size, -0.35 * size, 0.05 * size), (0.1 * size, -0.8 * size, -0.12 * size)]
        wire('petiole', [stalk], 0.035 * size, plain('petiole', '#8f9a4a', 0.6), (0.7, 0.8, 1))
    return group('leaf', make, place, turn, lean=lean)
