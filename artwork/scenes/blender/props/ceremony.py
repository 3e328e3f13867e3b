"""A scallop with water and a golden ribbon."""
import math

import bpy

from props.meshes import grid, group, turned
from props.surfaces import bump, node, noise, principled, ramp


def pearl():
    """Rose at the hinge, cream at the rim, growth rings across the ribs."""
    material, tree, body = principled('shell', Roughness=0.3, Specular=0.5, Clearcoat=0.3)
    uv = node(tree, 'TexCoord').outputs['UV']
    out = node(tree, 'SeparateXYZ', {0: uv}).outputs['Y']
    rings = noise(tree, 1.0, (2.0, 26, 1), detail=3, where='UV')
    at = node(tree, 'MixRGB', {0: 0.16, 1: out, 2: rings}).outputs[0]
    tone = ramp(tree, at, (0.1, '#c98a78'), (0.4, '#ecc9b4'), (0.62, '#f5e6d6'), (0.86, '#efd3c0'))
    tree.links.new(tone, body.inputs['Base Color'])
    bump(tree, body, rings, 0.12, 0.1)
    return material


def water():
    """A still surface: mirror at a slant, clear from above."""
    material = bpy.data.materials.new('water')
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.remove(tree.nodes['Principled BSDF'])
    ripples = node(tree, 'Bump', {'Height': noise(tree, 0.7, detail=2), 'Strength': 0.12, 'Distance': 0.3})
    mirror = node(tree, 'BsdfGlossy', {'Roughness': 0.02, 'Normal': ripples.outputs[0]})
    clear = node(tree, 'BsdfTransparent', {'Color': (0.6, 0.82, 0.86, 1)})
    edge = node(tree, 'Fresnel', {'IOR': 1.33}).outputs[0]
    both = node(tree, 'MixShader', {0: edge, 1: clear.outputs[0], 2: mirror.outputs[0]})
    tree.links.new(both.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    return material


def scallop(place, size=8.0, turn=0.0, depth=2.4):
    """Lies open upwards, hinge at the back; water stands in it."""
    ribs, half = 15, math.radians(68)

    def at(u, v):
        s = 2 * u - 1
        fan = half * s
        rim = size * (1.0 - 0.1 * abs(s) ** 3) * (1 + 0.02 * math.cos(2 * math.pi * ribs * u))
        r = 0.03 * size + v * rim
        # The rim lies level; the hollow is deepest in the middle and shallow towards the hinge.
        hollow = (1 - s * s) ** 0.55 * math.sin(math.pi * min(v, 1) ** 0.85) ** 0.75
        rib = 0.022 * size * v * (1.1 - 0.6 * v) * math.cos(2 * math.pi * ribs * u)
        return 1.08 * r * math.sin(fan), -r * math.cos(fan), 0.25 + depth * (1 - 0.97 * hollow) + rib

    shell = grid('scallop', 240, 60, at, pearl())
    thick = shell.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = 0.22, -1
    pool = turned('water', [(0.7 * size, 0), (0.02, 0)], water(), 64)
    pool.location, pool.scale = (0, -0.56 * size, 0.25 + 0.74 * depth), (1, 0.8, 1)
    pool.visible_shadow = pool.visible_diffuse = False
    return group('scallop', place, [shell, pool], turn)


def satin():
    """Golden weft: a bright sheen across the ribbon."""
    material, tree, body = principled(
        'satin', Base_Color=(0.88, 0.57, 0.15, 1), Metallic=0.45, Roughness=0.38, Sheen=0.4, Anisotropic=0.5,
    )
    threads = noise(tree, 1.0, (300, 2, 1), detail=2, where='UV')
    bump(tree, body, threads, 0.08, 0.03)
    return material


def ribbon(place, turn=0.0, turns=4.5, radius=2.0, width=1.9, pitch=3.6):
    """A curl that lies along x and loosens towards both its ends."""
    def at(u, v):
        around, middle = 2 * math.pi * turns * u, 2 * u - 1
        r = radius * (1 - 0.32 * middle ** 4)
        x = pitch * turns * (u - 0.5) * (1 + 0.5 * middle * middle) + width * (v - 0.5)
        sway = 1.1 * math.sin(2.2 * u + 0.6)
        return x, r * math.cos(around) + sway + 0.25 * (v - 0.5), r * (1 + math.sin(around)) * (1 - 0.1 * v) + 0.1

    return group('ribbon', place, [grid('ribbon', int(64 * turns), 6, at, satin())], turn)
