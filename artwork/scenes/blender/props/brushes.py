"""A painter's brushes, the jar they stand in and pots of paint."""
import math
import random

from mathutils import Vector

from props.meshes import group, rounded, turned
from props.surfaces import bump, node, noise, plain, principled, ramp
from props.vessels import glaze


def bristle(code):
    """Hog's hair, its tip in the last colour it took."""
    material, tree, body = principled('bristle', Roughness=0.7, Specular=0.2)
    z = node(tree, 'SeparateXYZ', {0: node(tree, 'TexCoord').outputs['Generated']}).outputs['Z']
    tree.links.new(ramp(tree, z, (0.2, '#b08a55'), (0.42, code)), body.inputs['Base Color'])
    bump(tree, body, noise(tree, 3.0, (6, 6, 0.4), detail=3), 0.6, 0.08)
    return material


def brush(code, handle, length=24.0, size=0.55):
    """Upright, its handle's end at the origin."""
    n = length
    wood = [(0.02, 0), (0.16, 0.1), (0.2, 0.3 * n), (0.42, 0.62 * n), (0.3, 0.76 * n), (size * 0.7, 0.8 * n), (0.02, 0.8 * n)]
    ferrule = [(size * 0.72, 0.78 * n), (size * 0.76, 0.79 * n), (size * 0.76, 0.8 * n), (size, 0.88 * n), (size, 0.885 * n)]
    hair = [(size * 0.96, 0.88 * n), (size * 1.2, 0.93 * n), (size * 0.9, 0.975 * n), (0.1, n), (0.02, n)]
    tin = principled('ferrule', Base_Color=(0.75, 0.75, 0.77, 1), Metallic=1, Roughness=0.25)[0]
    return [
        turned('handle', rounded(wood, 2), plain('handle', handle, 0.28, Specular=0.5), 32),
        turned('ferrule', ferrule, tin, 32),
        turned('hair', rounded(hair, 2), bristle(code), 32),
    ]


def put(things, foot, tip):
    """The brush from its handle's end towards another point."""
    holder = group('brush', foot, things)
    holder.rotation_euler = (Vector(tip) - Vector(foot)).to_track_quat('Z', 'Y').to_euler()
    return holder


def jar(place, kinds, code='#e7e0d0', radius=3.2, height=8.6, seed=1):
    """Glazed, with a brush for each (paint, handle) of `kinds`, hair upwards."""
    r, h = radius, height
    body = rounded([
        (0.02, 0), (r * 0.9, 0), (r, 0.4), (r, h - 0.8), (r * 1.04, h - 0.3), (r * 1.04, h), (r * 0.9, h),
        (r * 0.86, h - 0.8), (r * 0.86, 1.2), (0.02, 1.0),
    ], 3)
    things = [turned('jar', body, glaze(code), 96)]
    chance = random.Random(seed)
    for k, (paint, handle) in enumerate(kinds):
        t = 2 * math.pi * (k + 0.5) / len(kinds) + chance.uniform(-0.2, 0.2)
        length = chance.uniform(20, 25)
        foot = (-0.55 * r * math.cos(t), -0.55 * r * math.sin(t), 1.2)
        tip = (0.8 * r * math.cos(t), 0.8 * r * math.sin(t), h)
        things.append(put(brush(paint, handle, length, chance.uniform(0.42, 0.7)), foot, tip))
    return group('jar', place, things)


def pot(place, code, radius=2.7, height=3.0):
    """A small white pot, full of one paint."""
    r, h = radius, height
    body = rounded([(0.02, 0), (r * 0.86, 0), (r, 0.5), (r, h), (r * 0.9, h), (r * 0.88, h - 0.5), (0.02, h - 0.55)], 3)
    material, tree, surface = principled('paint', Base_Color=(0, 0, 0, 1), Roughness=0.22, Specular=0.5)
    tree.links.new(ramp(tree, noise(tree, 0.7, detail=2), (0.3, code), (0.8, code)), surface.inputs['Base Color'])
    bump(tree, surface, noise(tree, 0.7, detail=2), 0.6, 0.5)
    full = turned('paint', [(r * 0.93, h - 0.08), (r * 0.8, h + 0.05), (r * 0.4, h + 0.12), (0.02, h + 0.14)], material, 64)
    return group('pot', place, [turned('pot', body, glaze('#e9e5da'), 96), full])
