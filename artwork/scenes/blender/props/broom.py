"""A broom of straw tied to a stick."""
import math
import random

from props.meshes import turned, wire
from props.surfaces import plain

STRAWS = ('#c9a25a', '#b98d45', '#d8b873')


def straws(code, count, chance):
    """A third of the straws: gathered under the binding, spread flat at the floor."""
    lines = []
    for _ in range(count):
        turn, out = chance.uniform(0, 2 * math.pi), math.sqrt(chance.random())
        across, deep = out * math.cos(turn), out * math.sin(turn)
        lines.append([
            (9.0 * across + chance.uniform(-0.5, 0.5), 3.0 * deep, chance.uniform(0, 1.6)),
            (6.2 * across, 2.6 * deep, 11),
            (2.7 * across, 1.7 * deep, 22),
            (1.7 * across, 1.5 * deep, 31),
        ])
    return wire('straw', lines, 0.2, plain('straw', code, 0.8), (0.5, 1, 1, 1))


def broom(length=96.0):
    """Upright, its straw's ends at the origin."""
    chance = random.Random(4)
    stick = turned('stick', [(0.02, 24), (1.0, 24.2), (0.95, length - 1), (0.7, length), (0.02, length)],
                   plain('stick', '#7a4a26', 0.5), 32)
    things = [stick, *(straws(code, 110, chance) for code in STRAWS)]
    for z, wide in ((28.5, 1.95), (24, 2.5), (19.5, 3.3)):
        ring = turned('string', [(wide, z), (wide + 0.25, z + 0.3), (wide + 0.25, z + 1), (wide, z + 1.3)],
                      plain('string', '#b3123f', 0.7), 48)
        ring.scale = (1, 0.68, 1)
        things.append(ring)
    return things
