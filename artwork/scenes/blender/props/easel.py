"""A table easel with a stretched canvas on it."""
import math

from room import box, colour
from props.meshes import grid, group
from props.surfaces import between, bump, noise, principled, ramp


def beech(stretch):
    """Pale wood; `stretch` is smallest along its grain."""
    material, tree, body = principled('beech', Specular=0.3)
    grain = noise(tree, 1.0, stretch, detail=6)
    tree.links.new(ramp(tree, grain, (0.3, '#7d5227'), (0.5, '#a9773f'), (0.7, '#c6955a')), body.inputs['Base Color'])
    tree.links.new(between(tree, grain, 0.42, 0.6), body.inputs['Roughness'])
    bump(tree, body, grain, 0.2, 0.04)
    return material


def easel(place, paint, width=30.0, lean=11.0, turn=0.0):
    """`place` is the middle of its foot; the canvas, 3:4 upright, bears the material `paint`."""
    height = width * 4 / 3
    wood, level = beech((2.2, 2.2, 0.1)), beech((0.1, 2.2, 2.2))
    low = 3.6
    edge = principled('canvas edge', Base_Color=colour('#d8cdb8'), Roughness=0.9)[0]
    sheet = grid('canvas', 1, 1, lambda u, v: ((u - 0.5) * width, -1.02, low + v * height), paint)
    parts = [
        sheet,
        box((0, 0, low + height / 2), (width, 2.0, height), edge, 0.12),
        box((0, -0.6, low - 0.6), (width * 0.86, 4.2, 1.2), level, 0.15),
        box((0, -2.4, low + 0.25), (width * 0.86, 0.6, 0.8), level, 0.12),
        box((0, 2.1, low + height / 2 + 2), (3.0, 1.4, height + 11), wood, 0.15),
        box((0, -0.2, low + height + 1.0), (4.2, 3.2, 1.7), level, 0.2),
    ]
    for side in (-1, 1):
        leg = box((side * width * 0.33, 2.2, height * 0.36), (2.2, 1.4, height * 0.8), wood, 0.15)
        leg.rotation_euler = (0, math.radians(-7 * side), 0)
        parts.append(leg)
    root = group('easel', place, parts)
    root.rotation_euler = (-math.radians(lean), 0, math.radians(turn))
    return root
