"""A round willow basket, woven rod by rod."""
import math

from props.meshes import group, turned, wire
from props.surfaces import bump, noise, plain, principled, ramp

RODS = (('#8a5a2b', '#b98146'), ('#7a4c22', '#a8713a'), ('#94652f', '#c8925a'), ('#6d4420', '#996534'))


def willow(tones):
    """Peeled rods, smoked: their colour wanders along them."""
    material, tree, body = principled('willow', Roughness=0.5, Specular=0.3)
    streaks = noise(tree, 0.35, detail=4)
    tree.links.new(ramp(tree, streaks, (0.35, tones[0]), (0.65, tones[1])), body.inputs['Base Color'])
    bump(tree, body, noise(tree, 5.0, detail=2), 0.15, 0.05)
    return material


def girth(share, foot, rim):
    """The basket's radius at a share of its height, a little round-bellied."""
    return foot + (rim - foot) * share + 0.9 * math.sin(math.pi * share)


def ring(radius, height, sway, stakes):
    """Points of one rod that goes before a stake and behind the next."""
    turns = [2 * math.pi * k / stakes for k in range(stakes + 1)]
    waves = [radius + sway * (-1) ** k for k in range(stakes + 1)]
    return [(r * math.cos(t), r * math.sin(t), height) for r, t in zip(waves, turns)]


def border(radius, height, phase, turns=27):
    """One strand of the plait round the rim."""
    count = turns * 8
    points = []
    for k in range(count + 1):
        t, twist = 2 * math.pi * k / count, 2 * math.pi * turns * k / count + phase
        r = radius + 0.44 * math.cos(twist)
        points.append((r * math.cos(t), r * math.sin(t), height + 0.44 * math.sin(twist)))
    return points


def basket(place, foot=9.5, rim=13.5, height=10.0, stakes=41, rows=16):
    """Stands at `place`, empty; `rim` is its radius at the top. An odd number of stakes closes the weave."""
    paints = [willow(tones) for tones in RODS]
    parts = []
    for j in range(rows):
        z = 0.5 + j * (height - 0.8) / (rows - 1)
        sway = 0.36 if j % 2 else -0.36
        line = ring(girth(z / height, foot, rim), z, sway, stakes)
        parts.append(wire('rod', [line], 0.36, paints[(j * 7) % len(paints)]))
    uprights = []
    for k in range(stakes):
        t = 2 * math.pi * k / stakes
        shares = [share / 6 for share in range(7)]
        uprights.append([
            (girth(s, foot, rim) * math.cos(t), girth(s, foot, rim) * math.sin(t), s * height) for s in shares
        ])
    parts.append(wire('stakes', uprights, 0.3, paints[1]))
    for k in range(3):
        strand = border(rim + 0.1, height + 0.35, 2 * math.pi * k / 3)
        parts.append(wire('border', [strand], 0.38, paints[k]))
    # What little is seen between the rods is dark.
    lining = [(0.02, 0.3), (foot - 0.6, 0.3)] + [(girth(s / 8, foot, rim) - 0.75, s / 8 * height) for s in range(9)]
    parts.append(turned('lining', lining, plain('lining', '#2a1a0e', 1.0)))
    return group('basket', place, parts)
