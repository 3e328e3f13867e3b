"""Bunches of grapes heaped in a basket: all their berries pushed apart together until they rest."""
import math
import random

import bpy
from mathutils import Vector

from props.grapes import reach, skin
from props.meshes import group, link, wire
from props.surfaces import plain


def along(line, share):
    """The point at a share of a bunch's bent axis, given as three points."""
    a, b, c = (Vector(point) for point in line)
    return a.lerp(b, share).lerp(b.lerp(c, share), share)


def neighbours(places, size=2.3):
    """Every two numbers of places that may touch, found by cells of `size`."""
    cells = {}
    for k, place in enumerate(places):
        cells.setdefault(tuple(int(part // size) for part in place), []).append(k)
    for (x, y, z), here in cells.items():
        around = [k for i in (-1, 0, 1) for j in (-1, 0, 1) for h in (-1, 0, 1)
                  for k in cells.get((x + i, y + j, z + h), ())]
        yield from ((one, two) for one in here for two in around if two > one)


def push_apart(places, radii):
    """Move every two berries that overlap away from each other."""
    for one, two in neighbours(places):
        gap = places[two] - places[one]
        short = (radii[one] + radii[two]) * 0.95 - gap.length
        if short > 0:
            push = gap * (0.45 * short / (gap.length + 1e-6))
            places[one] -= push
            places[two] += push


def stay_outside(place, radius, basket):
    """Above the mound that fills the basket, beyond its wall, and on the table."""
    rim, height, mound = basket
    out = math.hypot(place.x, place.y) + 1e-6
    if out < rim + 0.4 and place.z < height - 0.2 and out > rim - 1.5:
        grow = (rim + 0.7 + radius) / out
        place.x, place.y = place.x * grow, place.y * grow
        return
    floor = height + mound * (1 - (out / rim) ** 2) if out < rim + 0.4 else 0
    place.z = max(place.z, floor + radius)


def resting(lines, berries, basket, chance):
    """Each berry's place and radius, and the point of its bunch's axis it hangs from."""
    axes, wide, radii, places = [], [], [], []
    for line in lines:
        for k in range(berries):
            share = ((k + 0.5) / berries) ** 1.25
            axes.append(along(line, share))
            wide.append(reach(share) * 0.92)
            radii.append(chance.uniform(0.82, 1.1))
            places.append(axes[-1] + Vector([chance.uniform(-wide[-1], wide[-1]) for _ in range(3)]))
    for step in range(240):
        pull = 0.07 if step < 190 else 0.012
        for place, axis, spread in zip(places, axes, wide):
            away = place - axis
            place -= away * (pull * min(2, away.length / spread))
        push_apart(places, radii)
        for place, radius in zip(places, radii):
            stay_outside(place, radius, basket)
    return zip(places, radii, axes)


def heap(place, lines, basket, berries=62, seed=1):
    """Bunches along `lines`, three points each from stalk to tip; `basket` is rim radius, height, rise of its mound."""
    chance = random.Random(seed)
    bpy.ops.mesh.primitive_uv_sphere_add(segments=40, ring_count=28, radius=1)
    ball = bpy.context.object
    ball.data.polygons.foreach_set('use_smooth', [True] * len(ball.data.polygons))
    ball.data.materials.append(skin())
    things, stalks = [], []
    for middle, radius, axis in resting(lines, berries, basket, chance):
        outward = Vector(middle - axis) + Vector([chance.uniform(-0.6, 0.6) for _ in range(3)])
        berry = link(bpy.data.objects.new('berry', ball.data))
        berry.location = middle
        berry.scale = (radius, radius, radius * chance.uniform(1.03, 1.13))
        berry.rotation_euler = outward.to_track_quat('Z', 'Y').to_euler()
        things.append(berry)
        stalks.append((axis, axis.lerp(middle, 0.5) + Vector((0, 0, 0.3)), middle))
    bpy.data.objects.remove(ball)
    bark = plain('stalk', '#8a7a3a', 0.75)
    things.append(wire('stalks', stalks, 0.09, bark))
    for line in lines:
        a, b, c = (Vector(point) for point in line)
        start = a + (a - b).normalized() * 3.2 + Vector((0, 0, 1.2))
        things.append(wire('spine', [(start, a, a.lerp(b, 0.6), c)], 0.2, bark, (1.15, 0.95, 0.8, 0.4)))
    return group('heap', place, things)
