"""Flowers out of petals, and bunches of them in a vessel or on the table."""
import math
import random

import bpy
from mathutils import Euler, Matrix, Vector

from props.meshes import grid, link, turned, wire
from props.surfaces import bump, node, noise, plain, principled, ramp


def silk(base, tip, sheer=0.35):
    """A petal: one colour at its foot, another at its edge; light shines through a little."""
    material, tree, body = principled(f'petal {tip}', Roughness=0.62, Specular=0.12, Sheen=0.2)
    along = node(tree, 'SeparateXYZ', {0: node(tree, 'TexCoord').outputs['UV']}).outputs['Y']
    tone = ramp(tree, along, (0.05, base), (0.75, tip))
    tree.links.new(tone, body.inputs['Base Color'])
    bump(tree, body, noise(tree, 3.0, (12, 1, 1), detail=3, where='UV'), 0.06, 0.05)
    through = node(tree, 'BsdfTranslucent', {'Color': tone})
    both = node(tree, 'MixShader', {0: sheer, 1: body.outputs[0], 2: through.outputs[0]})
    tree.links.new(both.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    return material


def petal(length, width, material, curl=0.6, cup=0.3, blunt=0.55, ruffle=0.0):
    """The mesh of a petal along y, bent upwards by `curl` radians; `blunt` near 0 is square, 1 is pointed."""
    def at(u, v):
        s = 2 * u - 1
        half = width / 2 * max(math.sin(math.pi * (0.06 + 0.935 * v) ** 0.8), 0) ** blunt
        bend = curl * v + 1e-4
        wave = ruffle * v * v * (math.sin(9 * s) + 0.6 * math.sin(17 * s + 1))
        y = length * math.sin(bend) / (curl + 1e-4)
        z = length * (1 - math.cos(bend)) / (curl + 1e-4)
        return s * half, y + wave * 0.4, z + cup * half * s * s + wave
    sheet = grid('petal', 14, 12, at, material)
    data = sheet.data
    bpy.data.objects.remove(sheet)
    return data


def daisy(size, base, tip, heart='#e3a32a', count=13):
    """Rays round a yellow heart."""
    ray = petal(size, size * 0.42, silk(base, tip), curl=0.25, cup=0.25, blunt=0.5)
    rings = [(ray, count, 8, 1.0, 0.28), (ray, count, 20, 0.9, 0.28)]
    dome = [(0.3 * size * math.cos(t), 0.16 * size * math.sin(t)) for t in (0, 0.4, 0.8, 1.2, 1.56)]
    return rings, size, (dome, plain('heart', heart, 0.9))


def rose(size, base, tip):
    """Petals wrapped tightly in the middle, opening outwards, the outermost turned back at their edge."""
    cloth = silk(base, tip, 0.3)
    inner = petal(size * 0.85, size * 0.8, cloth, curl=0.5, cup=0.6, blunt=0.3)
    middle = petal(size * 0.95, size * 1.15, cloth, curl=0.3, cup=0.5, blunt=0.28)
    outer = petal(size * 0.95, size * 1.4, cloth, curl=-0.5, cup=0.3, blunt=0.3, ruffle=0.012 * size)
    rings = [
        (inner, 3, 93, 0.7, 0.1), (inner, 4, 88, 0.82, 0.16), (inner, 5, 82, 0.9, 0.22), (middle, 5, 74, 0.86, 0.27),
        (middle, 5, 64, 0.9, 0.3), (outer, 5, 54, 0.86, 0.3), (outer, 5, 37, 0.92, 0.3), (outer, 6, 17, 0.95, 0.28),
    ]
    return rings, size, None


def tissue(size, base, tip):
    """A flower of tissue paper: many ruffled sheets."""
    sheet = petal(size, size * 0.9, silk(base, tip, 0.45), curl=0.5, cup=0.2, blunt=0.22, ruffle=0.09 * size)
    rings = [(sheet, 5 + k, 86 - 15 * k, 0.72 + 0.07 * k, 0.02 * k) for k in range(6)]
    return rings, size, None


def bloom(kind, place, towards, chance):
    """One flower's head, facing `towards`; (mesh, count, tilt, scale, distance from the middle) per ring."""
    rings, size, heart = kind
    turn = Vector(towards).to_track_quat('Z', 'Y').to_matrix().to_4x4()
    base = Matrix.Translation(place) @ turn @ Matrix.Rotation(chance.uniform(0, 6), 4, 'Z')
    for ring, (data, count, tilt, scale, out) in enumerate(rings):
        for k in range(count):
            round_ = 2 * math.pi * (k + 0.38 * ring) / count + chance.uniform(-0.09, 0.09)
            rise = math.radians(tilt + chance.uniform(-4, 4))
            leaf = link(bpy.data.objects.new('petal', data))
            spot = Matrix.Rotation(round_, 4, 'Z') @ Matrix.Translation((0, out * size, 0))
            lean = Euler((rise, 0, 0)).to_matrix().to_4x4()
            leaf.matrix_world = base @ spot @ lean @ Matrix.Scale(scale * chance.uniform(0.93, 1.05), 4)
    if heart:
        turned('heart', heart[0], heart[1], 32).matrix_world = base


def bouquet(kinds, foot, heads, spread=45.0, reach=9.0, seed=1, leaves=6):
    """`heads` flowers out of one point, the kinds in turn, stems and leaves with them."""
    chance = random.Random(seed)
    leafy = petal(4.2, 1.7, silk('#35501f', '#4f6b2c', 0.2), curl=-0.5, cup=0.4, blunt=0.9)
    foot = Vector(foot)
    stems = []
    for k in range(heads + leaves):
        share = (k + 0.5) / heads if k < heads else chance.random()
        out, round_ = math.radians(spread) * math.sqrt(share), k * 2.399 + chance.uniform(-0.3, 0.3)
        way = Vector((math.sin(out) * math.cos(round_), math.sin(out) * math.sin(round_), math.cos(out)))
        way = (way + Vector((0, -0.35, 0)) * (0.3 + 0.7 * share)).normalized()
        if k < heads:
            head = foot + way * reach * chance.uniform(0.82, 1.12) * (1 - 0.12 * share)
            bloom(kinds[k % len(kinds)], head, way + Vector((0, -0.4, 0)), chance)
            stems.append((foot - Vector((0, 0, 3)), foot.lerp(head, 0.5) + Vector((0, 0, 0.5)), head))
        else:
            leaf = link(bpy.data.objects.new('leaf', leafy))
            where = foot + way * reach * chance.uniform(0.25, 0.6)
            turn = way.to_track_quat('Y', 'Z').to_matrix().to_4x4()
            leaf.matrix_world = Matrix.Translation(where) @ turn @ Matrix.Rotation(chance.uniform(-1, 1), 4, 'Y')
    wire('stems', stems, 0.13, plain('stem', '#5c7435', 0.7))


def laid(kind, place, turn=0.0, tilt=25.0, seed=1):
    """One head lying on the table, facing up and, by `tilt`, towards the viewer."""
    rise, round_ = math.radians(tilt), math.radians(turn)
    way = (math.sin(rise) * math.sin(round_), -math.sin(rise) * math.cos(round_), math.cos(rise))
    bloom(kind, Vector(place), way, random.Random(seed))
