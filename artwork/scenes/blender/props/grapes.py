"""A bunch of muscat grapes lying on a table: berries pushed apart until they rest, stalks between them."""
import math
import random

import bpy
from mathutils import Vector

from room import colour
from props.meshes import group, link, wire
from props.surfaces import between, bump, node, noise, plain, principled, ramp


def skin():
    """Light goes a little way in; a dull bloom in patches, a brown speck where the flower was."""
    material, tree, body = principled(
        'grape', Subsurface=0.55, Subsurface_Radius=(0.7, 0.62, 0.16), Specular=0.45, Subsurface_IOR=1.38,
    )
    ripeness = node(tree, 'ObjectInfo').outputs['Random']
    ripe = ramp(tree, ripeness, (0, '#93a83a'), (0.5, '#a6b344'), (0.85, '#b6b44a'), (1, '#c0ab48'))
    bloom = noise(tree, 1.6, detail=5)
    dusted = node(tree, 'MixRGB', {0: between(tree, bloom, 0, 0.22, 0.45, 0.8), 1: ripe, 2: colour('#d5dcae')})
    height = node(tree, 'SeparateXYZ', {0: node(tree, 'TexCoord').outputs['Object']}).outputs['Z']
    speck = between(tree, height, 0, 1, 0.9955, 0.998)
    spotted = node(tree, 'MixRGB', {0: speck, 1: dusted.outputs[0], 2: colour('#4a3318')}).outputs[0]
    tree.links.new(spotted, body.inputs['Base Color'])
    tree.links.new(spotted, body.inputs['Subsurface Color'])
    tree.links.new(between(tree, bloom, 0.16, 0.42, 0.35, 0.75), body.inputs['Roughness'])
    bump(tree, body, noise(tree, 0.8, detail=2), 0.15, 0.1)
    return material


def reach(share):
    """How far from the axis a berry may lie, from the shoulders at 0 to the tip at 1."""
    return 3.2 * (1 - share) ** 0.7 + 0.6


def resting(count, length, chance):
    """Centres and radii: thrown into the bunch's shape, pulled down and to the axis, pushed apart."""
    berries = []
    for k in range(count):
        share = (k + 0.5) / count
        share = share ** 1.35
        wide = reach(share)
        middle = [share * length, chance.uniform(-wide, wide), chance.uniform(0.9, 1.2 + wide)]
        berries.append((middle, chance.uniform(0.84, 1.12)))
    for step in range(170):
        pull = 0.06 if step < 130 else 0.015
        for middle, radius in berries:
            wide = reach(min(max(middle[0] / length, 0), 1))
            middle[1] -= pull * middle[1] / wide
            middle[2] = max(radius, middle[2] - pull * (middle[2] - wide * 0.6) / wide)
        for k, (one, r) in enumerate(berries):
            for two, s in berries[:k]:
                gap = [b - a for a, b in zip(one, two)]
                near = math.hypot(*gap)
                short = (r + s) * 0.95 - near
                if short > 0:
                    for i in range(3):
                        push = gap[i] / (near + 1e-6) * short * 0.5
                        one[i] -= push
                        two[i] += push
        for middle, radius in berries:
            middle[2] = max(radius, middle[2])
    return berries


def bunch(place, turn=0.0, berries=70, length=13.0, seed=1):
    """Lies from its stalk at `place` along x, turned by degrees."""
    chance = random.Random(seed)
    rest = resting(berries, length, chance)
    bpy.ops.mesh.primitive_uv_sphere_add(segments=40, ring_count=28, radius=1)
    ball = bpy.context.object
    ball.data.polygons.foreach_set('use_smooth', [True] * len(ball.data.polygons))
    ball.data.materials.append(skin())
    things, stalks = [], []
    for middle, radius in rest:
        axis = Vector((min(max(middle[0] - 0.8, 0), length), 0, 1.3))
        outward = Vector(middle) - axis + Vector([chance.uniform(-0.5, 0.5) for _ in range(3)])
        berry = link(bpy.data.objects.new('berry', ball.data))
        berry.location = middle
        berry.scale = (radius, radius, radius * chance.uniform(1.04, 1.14))
        berry.rotation_euler = outward.to_track_quat('Z', 'Y').to_euler()
        things.append(berry)
        bend = axis.lerp(Vector(middle), 0.5) + Vector((0, 0, 0.3))
        stalks.append((axis, bend, middle))
    bpy.data.objects.remove(ball)
    bark = plain('stalk', '#8a7a3a', 0.75)
    things.append(wire('stalks', stalks, 0.09, bark))
    spine = [(-4.2, 1.2, 2.6), (-2.2, 0.5, 2.9), (0, 0, 2.4), (length * 0.4, 0, 1.8), (length * 0.9, 0, 1.0)]
    things.append(wire('spine', [spine], 0.2, bark, (1.15, 0.95, 0.9, 0.7, 0.4)))
    cane = [(-4.9, -0.6, 2.5), (-4.3, 1.1, 2.6), (-4.0, 2.6, 2.5)]
    things.append(wire('cane', [cane], 0.3, plain('cane', '#6a4a2a', 0.8)))
    return group('bunch', place, things, turn)
