"""A canvas in a mitred wooden frame, leaning back."""
import math

import bpy

from room import colour
from props.meshes import grid, group, mesh
from props.surfaces import between, bump, node, noise, principled, ramp

WOODS = {
    'oak': (('#8d6a42', '#b08c5f', '#caa878'), 0.5, 0.0),
    'walnut': (('#24140c', '#3d2415', '#5a3822'), 0.42, 0.0),
    'white': (('#cdc5b4', '#e2dbcb', '#ece6d8'), 0.55, 0.0),
    'black': (('#15101a', '#1b1522', '#251d2c'), 0.35, 0.0),
    'gilt': (('#9c6420', '#d79a3e', '#efc067'), 0.34, 0.9),
}
# Distance out from the canvas and towards the viewer: rebate, lip, hollow, crown, side.
MOULDING = (
    (-0.15, 0.0), (-0.15, 0.9), (-0.05, 1.0), (0.35, 1.0), (0.45, 1.15), (0.62, 1.5), (0.9, 1.72), (1.3, 1.8),
    (2.0, 1.8), (2.2, 1.74), (2.28, 1.55), (2.3, 1.2), (2.3, -0.6),
)
MOULDING_WIDTH = 2.3


def timber(kind):
    """Grain along the length of each piece, which is the picture's u."""
    tones, roughness, metallic = WOODS[kind]
    material, tree, body = principled(f'frame {kind}', Roughness=roughness, Metallic=metallic)
    grain = noise(tree, 1.0, (0.09, 2.6, 1), detail=6, where='UV')
    tone = ramp(tree, grain, (0.32, tones[0]), (0.5, tones[1]), (0.68, tones[2]))
    tree.links.new(tone, body.inputs['Base Color'])
    tree.links.new(between(tree, grain, roughness - 0.08, roughness + 0.14), body.inputs['Roughness'])
    bump(tree, body, grain, 0.25, 0.05)
    return material


def canvas(picture):
    """Oil on canvas: ridges where the paint is, threads under it, a thin varnish."""
    material, tree, body = principled('canvas', Roughness=0.5, Specular=0.22)
    image = bpy.data.images.load(picture, check_existing=True)
    paint = node(tree, 'TexImage', image=image, interpolation='Cubic', extension='EXTEND').outputs[0]
    tree.links.new(paint, body.inputs['Base Color'])
    bump(tree, body, paint, 0.22, 0.08)
    bump(tree, body, noise(tree, 4.0, detail=3), 0.12, 0.05)
    return material


def side(along, upright, points, faces, uv):
    """One of the four pieces, cut at 45 degrees at both ends; `along`, `upright`: a direction and half a size."""
    (ax, az, half), (ux, uz, rise) = along, upright
    first = len(points)
    run = 0.0
    for k, (out, front) in enumerate(MOULDING):
        if k:
            run += math.dist(MOULDING[k - 1], (out, front))
        for end in (-1, 1):
            reach, height = end * (half + out), rise + out
            points.append((ax * reach + ux * height, -front, az * reach + uz * height))
            uv.append((reach + 97 * (ux + 2 * uz), run + 13 * ax))
    for k in range(len(MOULDING) - 1):
        a = first + 2 * k
        faces.append((a, a + 2, a + 3, a + 1))


def frame(picture, place, width=36.0, wood='oak', lean=7.0, turn=0.0, proportion=4 / 3):
    """A painting `width` cm wide without its frame; `place` is the middle of its foot, on the table."""
    height = width * proportion
    points, faces, uv = [], [], []
    across, up = width / 2, height / 2
    side((1, 0, across), (0, -1, up), points, faces, uv)
    side((0, 1, up), (1, 0, across), points, faces, uv)
    side((-1, 0, across), (0, 1, up), points, faces, uv)
    side((0, -1, up), (-1, 0, across), points, faces, uv)
    moulding = mesh('moulding', points, faces, timber(wood), uv, crease=28)
    sheet = grid('canvas', 1, 1, lambda u, v: ((u - 0.5) * width, -0.5, (v - 0.5) * height), canvas(picture))
    backing = principled('backing', Base_Color=colour('#6b5238'), Roughness=0.9)[0]
    board = grid('board', 1, 1, lambda u, v: ((u - 0.5) * (width + 4), 0.5, (v - 0.5) * (height + 4)), backing)
    root = group('frame', (0, 0, 0), (moulding, sheet, board))
    # Tipped back about the foot's front edge.
    tip, half = math.radians(lean), up + MOULDING_WIDTH
    root.rotation_euler = (-tip, 0, math.radians(turn))
    x, y, z = place
    back = half * math.sin(tip)
    root.location = (
        x - back * math.sin(math.radians(turn)),
        y + back * math.cos(math.radians(turn)),
        z + half * math.cos(tip),
    )
    return root
