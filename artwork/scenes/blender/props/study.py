"""A stack of books with a mortarboard."""
import math
import random

from mathutils import Vector

from room import box, colour
from props.meshes import group, mesh, rounded, turned, wire
from props.surfaces import bump, noise, plain, principled, ramp


def linen_cover(code):
    """Bookbinder's cloth."""
    material, tree, body = principled('cover', Base_Color=colour(code), Roughness=0.75, Specular=0.2)
    bump(tree, body, noise(tree, 7.0, detail=2), 0.2, 0.03)
    return material


def leaves():
    """The edges of many sheets."""
    material, tree, body = principled('pages', Roughness=0.85, Specular=0.1)
    sheets = noise(tree, 1.0, (0.3, 0.3, 22), detail=4)
    tree.links.new(ramp(tree, sheets, (0.3, '#b79f77'), (0.6, '#efe3c8')), body.inputs['Base Color'])
    bump(tree, body, sheets, 0.4, 0.05)
    return material


def book(place, size, code, turn=0.0):
    """Closed, its spine towards the viewer; a gold line at each end of the spine."""
    w, d, h = size
    cloth = linen_cover(code)
    gold = principled('tooling', Base_Color=(0.85, 0.58, 0.2, 1), Metallic=1, Roughness=0.35)[0]
    board = 0.32
    parts = [
        box((0, 0, board / 2), (w, d, board), cloth, 0.08),
        box((0, 0, h - board / 2), (w, d, board), cloth, 0.08),
        box((0, 0.25, h / 2), (w - 0.7, d - 0.9, h - 2 * board + 0.02), leaves(), 0),
    ]
    back = [(-d / 2 + 0.25 - 0.42 * math.cos(t), h / 2 + (h / 2 - 0.02) * math.sin(t)) for t in
            (math.pi * (k / 16 - 0.5) for k in range(17))]
    lines = [(s * w * 0.4 - 0.22, s * w * 0.4 + 0.22, 0.012, gold) for s in (-1, 1)]
    for x0, x1, grow, paint in ((-w / 2, w / 2, 0, cloth), *lines):
        points = [(x, y - grow, z) for y, z in back for x in (x0, x1)]
        faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(16)]
        parts.append(mesh('spine', points, faces, paint))
    return group('book', place, parts, turn)


def stack(place, books, turn=0.0):
    """Books one on the other, (width, depth, height, colour, turn) each; says how high the stack is."""
    x, y, z = place
    for w, d, h, code, own in books:
        book((x, y, z), (w, d, h), code, turn + own)
        z += h
    return z


def mortarboard(place, code='#1a1126', cord='#ebb44a', turn=0.0, tilt=(0.0, 0.0), size=21.0):
    """The square cap, its tassel over the front left edge."""
    felt = principled('felt', Base_Color=colour(code), Roughness=0.9, Specular=0.1, Sheen=0.6)[0]
    thread = plain('tassel', cord, 0.6, Sheen=0.4)
    skull = turned('skull', rounded([(7.4, 0), (7.6, 0.1), (7.5, 3.2), (6.2, 5.2), (0.02, 5.4)], 2), felt, 96)
    board = box((0, 0, 5.6), (size, size, 0.5), felt, 0.14)
    button = turned('button', [(0.9, 5.8), (0.85, 6.15), (0.5, 6.35), (0.02, 6.4)], felt, 32)
    edge = Vector((-0.36 * size, -size / 2 - 0.15, 5.7))
    over = [(edge.x, edge.y + 0.5, 6.0), tuple(edge), (edge.x, edge.y - 0.2, 3.2)]
    strand = [(0, 0, 6.3), (-0.15 * size, -0.22 * size, 6.05), *over]
    chance = random.Random(2)
    knot = Vector((edge.x, edge.y - 0.22, 3.2))
    fringe = []
    for _ in range(46):
        round_, out = chance.uniform(0, 2 * math.pi), 0.55 * math.sqrt(chance.random())
        down = -4.4 + chance.uniform(-0.25, 0.25)
        end = knot + Vector((out * math.cos(round_), out * math.sin(round_) * 0.7, down))
        fringe.append((tuple(knot), tuple(knot.lerp(end, 0.3) + (end - knot) * 0.05), tuple(end)))
    parts = [skull, board, button, wire('cord', [strand], 0.16, thread), wire('fringe', fringe, 0.07, thread)]
    parts.append(turned('knot', [(0.02, -0.5), (0.42, -0.3), (0.45, 0.2), (0.2, 0.5), (0.02, 0.5)], thread, 24))
    parts[-1].location = knot
    holder = group('mortarboard', place, parts, turn)
    holder.rotation_euler = (math.radians(tilt[0]), math.radians(tilt[1]), math.radians(turn))
    return holder
