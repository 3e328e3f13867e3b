"""Candles that burn, alone or in a brass holder, and an old lamp."""
import math

import bpy

from room import colour
from props.meshes import group, link, rounded, turned, wire
from props.surfaces import between, bump, node, noise, plain, principled, ramp


def brass(worn=0.28):
    """Old brass, rubbed."""
    material, tree, body = principled('brass', Base_Color=(0.78, 0.50, 0.17, 1), Metallic=1)
    patches = noise(tree, 0.5, detail=6)
    tree.links.new(ramp(tree, patches, (0.35, '#8d6a2c'), (0.65, '#d9a850')), body.inputs['Base Color'])
    tree.links.new(between(tree, patches, worn, worn + 0.14), body.inputs['Roughness'])
    bump(tree, body, patches, 0.05, 0.1)
    return material


def wax(code, height):
    """Lit from within near the flame."""
    material, tree, body = principled('wax', Base_Color=colour(code), Roughness=0.42, Specular=0.35)
    z = node(tree, 'SeparateXYZ', {0: node(tree, 'TexCoord').outputs['Object']}).outputs['Z']
    glow = node(tree, 'MapRange', {0: z, 1: height - 5, 2: height, 3: 0, 4: 0.5}, interpolation_type='SMOOTHSTEP')
    body.inputs['Emission'].default_value = (1, 0.5, 0.17, 1)
    tree.links.new(glow.outputs[0], body.inputs['Emission Strength'])
    return material


def flame(top, size=1.0, light=70.0):
    """A still flame and the light it gives."""
    material = bpy.data.materials.new('flame')
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.remove(tree.nodes['Principled BSDF'])
    z = node(tree, 'SeparateXYZ', {0: node(tree, 'TexCoord').outputs['Generated']}).outputs['Z']
    tone = ramp(tree, z, (0.0, '#3a4fae'), (0.16, '#ff9a2e'), (0.45, '#fff0b0'), (0.8, '#ffd46a'), (1, '#ff9a36'))
    shine = node(tree, 'Emission', {'Color': tone, 'Strength': 4.5})
    tree.links.new(shine.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    drop = [(0.02, 0), (0.28, 0.25), (0.36, 0.7), (0.3, 1.25), (0.16, 1.85), (0.06, 2.3), (0.01, 2.6)]
    body = turned('flame', rounded([(r * size, h * size) for r, h in drop], 2), material, 32, 180)
    body.visible_shadow = body.visible_diffuse = False
    data = bpy.data.lights.new('flame', 'POINT')
    data.energy, data.color, data.shadow_soft_size = light * 100, (1, 0.6, 0.26), 0.7
    lamp = link(bpy.data.objects.new('flame light', data))
    body.location, lamp.location = top, (top[0], top[1], top[2] + 1.2 * size)
    return [body, lamp]


def candle(place, radius=2.6, height=12.0, code='#f4ecdc', light=70.0):
    """A pillar with a hollow at its top, burning."""
    r, h = radius, height
    hollow = [(r, h), (r * 0.8, h - 0.15), (r * 0.35, h - 0.6), (0.02, h - 0.7)]
    side = rounded([(0.02, 0), (r, 0), (r, 1), (r, h - 1), *hollow], 3)
    wick = wire('wick', [[(0, 0, h - 0.8), (0.03, 0, h), (0.12, 0, h + 0.35)]], 0.07, plain('wick', '#16100c', 0.9))
    return group('candle', place, [turned('wax', side, wax(code, h), 96), wick, *flame((0, 0, h - 0.1), 0.95, light)])


def candlestick(place, height=11.0, taper=15.0, code='#f4ecdc', light=60.0):
    """A slim candle in a turned brass foot."""
    h = height
    foot = rounded([
        (0.02, 0), (3.6, 0), (3.7, 0.5), (1.6, 1.1), (0.7, 1.9), (0.7, 2.8), (1.3, 3.4), (0.7, 4.0), (0.6, 0.75 * h),
        (1.2, 0.8 * h), (0.8, 0.86 * h), (2.0, h - 0.5), (2.1, h - 0.3), (1.2, h - 0.2), (1.2, h), (0.02, h),
    ], 2)
    tip = [(0.9, taper - 1), (0.85, taper), (0.5, taper - 0.1), (0.02, taper - 0.4)]
    side = rounded([(0.02, 0), (1.05, 0), (1.05, 1), *tip], 3)
    stick = turned('taper', side, wax(code, taper), 64)
    stick.location = (0, 0, h - 1)
    top = h - 1 + taper
    wick = wire('wick', [[(0, 0, top - 0.4), (0, 0, top), (0.1, 0, top + 0.4)]], 0.06, plain('wick', '#16100c', 0.9))
    parts = [turned('stick', foot, brass(), 96), stick, wick, *flame((0, 0, top + 0.05), 0.9, light)]
    return group('candlestick', place, parts)


def clear():
    """Thin glass that bends nothing: it only shines."""
    material = bpy.data.materials.new('chimney')
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.remove(tree.nodes['Principled BSDF'])
    gloss = node(tree, 'BsdfGlossy', {'Roughness': 0.03})
    edge = node(tree, 'LayerWeight', {'Blend': 0.18}).outputs['Fresnel']
    share = between(tree, edge, 0, 0.45)
    both = node(tree, 'MixShader', {0: share, 1: node(tree, 'BsdfTransparent').outputs[0], 2: gloss.outputs[0]})
    tree.links.new(both.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    return material


def lamp(place, turn=0.0):
    """An oil lamp of brass with its glass chimney, alight."""
    foot = rounded([
        (0.02, 0), (5.2, 0), (5.3, 0.7), (3.2, 1.3), (1.5, 2.2), (1.3, 4.6), (2.0, 5.2), (4.6, 6.4), (5.0, 8.4),
        (4.2, 10.0), (2.3, 10.9), (2.0, 11.4), (2.6, 11.8), (2.6, 12.4), (3.1, 12.6), (3.1, 13.2), (1.2, 13.4),
        (0.02, 13.4),
    ], 2)
    chimney = rounded([(2.3, 13.2), (2.3, 14.2), (3.9, 17), (2.9, 20.5), (1.9, 23), (1.75, 28), (1.85, 29)], 3)
    wheel = turned('wheel', rounded([(0.02, 0), (0.8, 0), (0.8, 0.3), (0.02, 0.3)], 1), brass(), 24, 20)
    wheel.location, wheel.rotation_euler = (3.2, 0, 12.2), (0, math.radians(90), 0)
    glass = turned('chimney', chimney, clear(), 96)
    parts = [turned('font', foot, brass(0.2), 128), glass, wheel, *flame((0, 0, 13.4), 1.15, 60)]
    return group('lamp', place, parts, turn)
