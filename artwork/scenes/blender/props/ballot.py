"""A ballot box of plain wood and folded papers."""
import math

from room import box, colour
from props.candle import brass
from props.meshes import grid, group, turned, wire
from props.surfaces import between, bump, noise, plain, principled, ramp


def pine(tones=('#8a5a30', '#b98450', '#d0a06a')):
    """Waxed boards, grain along x."""
    material, tree, body = principled('pine', Specular=0.35)
    grain = noise(tree, 0.5, (0.12, 2.4, 2.4), detail=6)
    tree.links.new(ramp(tree, grain, (0.34, tones[0]), (0.5, tones[1]), (0.66, tones[2])), body.inputs['Base Color'])
    tree.links.new(between(tree, grain, 0.35, 0.55), body.inputs['Roughness'])
    bump(tree, body, grain, 0.2, 0.08)
    return material


def folded(place, size=7.0, turn=0.0, angle=24.0, tilt=0.0):
    """A sheet folded once, its edge up like a tent or, with a small angle, nearly shut."""
    white = principled('ballot', Base_Color=colour('#f6f1e6'), Roughness=0.8, Specular=0.15)[0]
    half = math.radians(angle)

    def at(u, v):
        s = 2 * v - 1
        return (u - 0.5) * size * 1.4, s * size / 2 * math.sin(half), size / 2 * (1 - abs(s)) * math.cos(half)

    sheet = grid('ballot', 2, 24, at, white, crease=30)
    holder = group('ballot', place, [sheet], turn)
    holder.rotation_euler[0] = math.radians(tilt)
    return holder


def ballot_box(place, turn=0.0, size=(22.0, 15.0, 17.0)):
    """Box, lid with its slot, hasp and corner boards; a paper stands half way in."""
    w, d, h = size
    wood, dark, metal = pine(), plain('slot', '#0b0705', 0.95), brass(0.3)
    parts = [
        box((0, 0, h / 2), (w, d, h), wood, 0.15),
        box((0, 0, 0.6), (w + 1.2, d + 1.2, 1.2), wood, 0.3),
        box((0, 0, h + 0.7), (w + 1.4, d + 1.4, 1.4), wood, 0.35),
        box((0, -0.6, h + 1.39), (w * 0.56, 1.0, 0.08), dark, 0),
        box((0, -d / 2 - 0.12, h - 1.2), (2.2, 0.3, 4.2), metal, 0.08),
        box((0, -d / 2 - 0.75, h - 4.0), (2.6, 1.0, 2.4), metal, 0.25),
    ]
    for side in (-1, 1):
        parts.append(box((side * (w / 2 - 0.8), -d / 2 - 0.1, h / 2), (1.6, 0.5, h - 1), wood, 0.15))
    front = -d / 2 - 0.75
    shackle = [(s * 0.8, front, h - z) for s, z in ((-1, 2.9), (-0.95, 2.0), (0, 1.6), (0.95, 2.0), (1, 2.9))]
    parts.append(wire('shackle', [shackle], 0.2, metal))
    keyhole = turned('keyhole', [(0.02, 0), (0.28, 0), (0.28, 0.05), (0.02, 0.06)], dark, 24)
    keyhole.location, keyhole.rotation_euler = (0, -d / 2 - 1.25, h - 4.0), (math.radians(90), 0, 0)
    vote = folded((0, -0.6, h - 1.0), 7.6, 0, 2.5)
    return group('ballot box', place, [*parts, keyhole, vote], turn)
