"""Glazed dishes and jugs, and the rings that lie in one."""
import math

from room import colour
from props.meshes import group, rounded, turned, wire
from props.surfaces import bump, noise, principled


def glaze(code, roughness=0.18):
    """Fired earthenware, not quite even."""
    material, tree, body = principled('glaze', Base_Color=colour(code), Roughness=roughness, Specular=0.5)
    bump(tree, body, noise(tree, 0.5, detail=3), 0.08, 0.2)
    return material


def dish(place, radius=6.0, code='#f3ece0'):
    """A shallow dish on a foot."""
    r = radius
    outside = rounded([(0.02, 0.25), (0.5 * r, 0.25), (0.52 * r, 0), (0.58 * r, 0), (0.6 * r, 0.35), (r, 1.35)], 3)
    inside = rounded([(r, 1.35), (r - 0.05, 1.55), (r - 0.25, 1.45), (0.62 * r, 0.65), (0.02, 0.55)], 3)
    return group('dish', place, [turned('dish', outside + inside[1:], glaze(code), 128)])


def jug(place, code='#1f6f6b', height=13.0, turn=0.0):
    """A round-bellied jug with a handle at its right."""
    h = height
    body = rounded([
        (0.02, 0), (0.27 * h, 0), (0.3 * h, 0.08 * h), (0.45 * h, 0.36 * h), (0.3 * h, 0.72 * h),
        (0.22 * h, 0.84 * h), (0.29 * h, h), (0.27 * h, h), (0.19 * h, 0.84 * h), (0.02, 0.6 * h),
    ], 3)
    paint = glaze(code)
    handle = [(0.25 * h, 0, 0.9 * h), (0.47 * h, 0, 0.87 * h), (0.52 * h, 0, 0.62 * h), (0.37 * h, 0, 0.45 * h)]
    return group('jug', place, [turned('jug', body, paint, 128), wire('handle', [handle], 0.055 * h, paint)], turn)


def crock(place, height=18.0, code='#b4643c'):
    """An unglazed clay jar with a wide mouth and a thick lip."""
    h = height
    outside = rounded([
        (0.02, 0), (0.23 * h, 0), (0.26 * h, 0.05 * h), (0.36 * h, 0.5 * h), (0.33 * h, 0.74 * h),
        (0.24 * h, 0.88 * h), (0.24 * h, 0.91 * h), (0.29 * h, 0.97 * h), (0.28 * h, h),
    ], 3)
    inside = rounded([(0.28 * h, h), (0.24 * h, 0.99 * h), (0.2 * h, 0.9 * h), (0.3 * h, 0.6 * h), (0.02, 0.1 * h)], 3)
    return group('crock', place, [turned('crock', outside + inside[1:], glaze(code, 0.6), 128)])


def trickle(top, foot):
    """A thin thread of clear spirit that falls from a place down to a height."""
    x, y, z = top
    fall = z - foot
    run = [(0.02, 0), (0.16, 0), (0.17, 0.6 * fall), (0.3, 0.96 * fall), (0.42, fall), (0.02, fall)]
    clear = principled('trickle', Base_Color=colour('#e8f4f2'), Roughness=0.15, Specular=0.6)[0]
    return group('trickle', (x, y, foot), [turned('trickle', run, clear, 48)])


def rings(place):
    """Two wedding rings, one leaning on the other."""
    gold = principled('ring', Base_Color=(0.95, 0.62, 0.22, 1), Metallic=1, Roughness=0.12)[0]
    around = [2 * math.pi * k / 24 for k in range(25)]
    profile = [(1.0 + 0.07 * math.cos(t), 0.24 * math.sin(t)) for t in around]
    flat, leaning = (turned('ring', profile, gold, 128, crease=180) for _ in range(2))
    flat.location = (0, 0, 0.24)
    leaning.location, leaning.rotation_euler = (1.05, 0.25, 0.62), (math.radians(-8), math.radians(34), 0.5)
    return group('rings', place, [flat, leaning])
