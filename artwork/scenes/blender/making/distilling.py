"""The still's swan neck over a glass vessel: a clear thread of spirit falls into it. Violet wall, lilac ledge."""
import math

from bottle import group
from camera import camera
from light import dark, gleam
from materials import glass
from props.demijohn import demijohn, edges, vessel_light
from props.surfaces import node
from props.still import CLAY, still
from room import plaster
from shape import lathe
from tables import setting

SCALE, TURN = 0.62, -38.0
BEAK, DROP = 78.0 * SCALE, 25.0 * SCALE
FOOT = 9.0
VESSEL = (-8.0, -14.0, 0.0)
LEVEL = 0.4


def bright(material):
    """Clear, with the daylight it would gather from all round."""
    tree = material.node_tree
    out = tree.nodes['Material Output'].inputs['Surface']
    shine = node(tree, 'Emission', {'Color': (0.86, 0.88, 1, 1), 'Strength': 0.85})
    both = node(tree, 'MixShader', {0: 0.45, 1: out.links[0].from_socket, 2: shine.outputs[0]})
    tree.links.new(both.outputs[0], out)
    return material


def thread(place, high, low):
    """A thread of clear liquid that thins as it falls, brighter than the wall behind it."""
    x, y, _ = place
    steps = 60
    profile = []
    for k in range(steps + 1):
        z = low + (high - low) * k / steps
        thick = 0.2 + 0.16 * (k / steps) ** 3
        profile.append((thick, z))
    line = lathe('thread', profile, bright(glass('thread', 1.36)), 48)
    line.location = (x, y, 0)


def build():
    """From the left of the still, its pot behind at the right."""
    setting.stand('#4b2f7f', '#b9a6d4', back=60, front=-80)
    turn = math.radians(TURN)
    x, y, _ = VESSEL
    # The still stands so that its beak is above the vessel's mouth.
    foot = (x + BEAK * math.cos(turn), y + BEAK * math.sin(turn), FOOT)
    group('still', still, foot, TURN, SCALE)
    oven = lathe('oven', [(17.4, 0), (17.4, FOOT - 0.3), (17.1, FOOT), (0, FOOT)], plaster('oven', CLAY, 0.06, 0.2))
    oven.location = (foot[0], foot[1], 0)
    edges(60, 20)
    demijohn(VESSEL, 7.2, 19.5, 2.6, LEVEL, cork=False)
    vessel_light(VESSEL, 7.2, 19.5)
    thread(VESSEL, FOOT + DROP + 1.6, LEVEL * 19.5 - 0.2)
    setting.window((0, -20, 20), (230, 420), ((), ()), 2.8, 52, 44, 4)
    setting.daylight(0.55)
    middle = (foot[0], foot[1], 28)
    gleam((-70, -140, 60), middle, (44, 150), 4)
    gleam((-70, -210, 130), middle, (190, 190), 1.5, (1, 0.9, 0.78), (0.5, 0.5))
    gleam((-60, -110, 70), (x + 6, y, 36), (26, 120), 6, (1, 0.92, 0.8))
    gleam((130, -60, 60), middle, (40, 130), 3, (1, 0.8, 0.6))
    gleam((20, -170, -60), middle, (520, 220), 0.45, (1, 0.74, 0.5), (0.5, 0.5))
    camera((2, -250, 44), (2, 0, 22.5), 150, upright=True)
