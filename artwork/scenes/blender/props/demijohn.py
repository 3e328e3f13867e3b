"""Round glass vessels of clear spirit with a cork: three surfaces, as the bottle has."""
import math

import stage  # noqa: F401
from materials import glass
from shape import curve, lathe

from bottle import group
from light import dark, gleam
from props.meshes import wire
from props.surfaces import bump, noise, plain, principled, ramp

WALL = 0.4


def outside(r, h, mouth):
    """From the middle of the foot up to the lip."""
    return (
        [(0, 0.35), (0.45 * r, 0.2)]
        + curve((0.45 * r, 0.2), (0.6 * r, 0), (0.66 * r, 0), (0.72 * r, 0), 8)[1:]
        + curve((0.72 * r, 0), (0.98 * r, 0.01 * h), (r, 0.16 * h), (r, 0.34 * h), 36)[1:]
        + curve((r, 0.34 * h), (r, 0.64 * h), (mouth, 0.66 * h), (mouth, 0.84 * h), 60)[1:]
        + [(mouth, 0.93 * h)]
        + curve((mouth, 0.93 * h), (mouth + 0.6, 0.935 * h), (mouth + 0.6, 0.985 * h), (mouth, h), 16)[1:]
        + [(mouth - 0.35, h)]
    )


def inside(r, h, mouth):
    """From the lip down to the middle of the floor."""
    inner, throat = r - WALL, mouth - 0.4
    neck = [(throat, h - 0.3 * k) for k in range(1, int(0.15 * h / 0.3))]
    return (
        [(mouth - 0.35, h)] + neck
        + curve((throat, 0.84 * h), (throat, 0.65 * h), (inner, 0.635 * h), (inner, 0.34 * h), 60)
        + curve((inner, 0.34 * h), (inner, 0.17 * h), (0.97 * inner, 0.55), (0.7 * r, 0.55), 36)[1:]
        + [(0.4 * r, 0.7), (0, 0.85)]
    )


def cut(profile, level):
    """The profile above and below a height, both with the point on it."""
    for k, ((x0, z0), (x1, z1)) in enumerate(zip(profile, profile[1:])):
        if z0 >= level > z1:
            share = (level - z0) / (z1 - z0)
            edge = (x0 + (x1 - x0) * share, level)
            return profile[:k + 1] + [edge], [edge] + profile[k + 1:]
    raise ValueError(f'no level {level} in a vessel up to {profile[0][1]}')


def corky():
    """Pale cork with dark pores."""
    material, tree, body = principled('cork', Roughness=0.85)
    pores = noise(tree, 1.6, (1, 1, 2.4), detail=6)
    tree.links.new(ramp(tree, pores, (0.36, '#6d4a28'), (0.46, '#b98a56'), (0.7, '#d0a674')), body.inputs['Base Color'])
    bump(tree, body, pores, 0.5, 0.1)
    return material


def demijohn(place, r=9.0, h=26.0, mouth=1.9, full=0.6, cork=True, string=None):
    """Radius and height in cm; `full` is the level's share of the height; `string` a #rrggbb for a cord round the neck."""
    def make():
        dry, wet = cut(inside(r, h, mouth), full * h)
        lathe('glass', outside(r, h, mouth) + dry[1:], glass('glass', 1.5, (0.985, 0.995, 0.99, 1)))
        lathe('wet', wet, glass('wet', 1.361 / 1.5), inward=True)
        edge, level = wet[0]
        meniscus = [(0, level - 0.12), (edge - 0.6, level - 0.11), (edge - 0.2, level - 0.05), wet[0]]
        lathe('surface', meniscus, glass('surface', 1.361), inward=True)
        if cork:
            t = mouth - 0.42
            stopper = [(0, h - 1.6), (t, h - 1.6), (t, h), (t + 0.22, h + 1.3), (t + 0.1, h + 1.5), (0, h + 1.5)]
            lathe('cork', stopper, corky(), 96)
        if string:
            turns = [
                ((mouth + 0.12) * math.cos(t), (mouth + 0.12) * math.sin(t), 0.86 * h + 0.045 * t)
                for t in (2 * math.pi * k / 24 for k in range(24 * 4))
            ]
            wire('cord', [turns], 0.14, plain('cord', string, 0.8))
    return group('demijohn', make, place)


def vessel_light(place, r, h, power=1.0):
    """What the glass mirrors: a window at its left, a rim at its right."""
    x, y, z = place
    middle = (x, y, z + 0.4 * h)
    gleam((x - 3.6 * r, y - 3.4 * r, z + 1.6 * h), middle, (2 * r, 1.5 * h), 6 * power)
    gleam((x + 3.4 * r, y - 0.8 * r, z + 0.7 * h), middle, (0.5 * r, 1.4 * h), 7 * power, (0.97, 0.98, 1))


def edges(reach, behind, height=70.0):
    """Dark cards beyond both sides of the picture, which round glass bends into its edges."""
    for side in (-1, 1):
        dark((side * reach, behind, height / 3), (0, 0, height / 3), (26, height), 0.03)
