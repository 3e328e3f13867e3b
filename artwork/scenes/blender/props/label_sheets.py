"""A bottle's label being put on, and labels that lie on the table."""
import math

import shape
from bottle import printed
from props.meshes import grid, group

WIDTH = shape.RADIUS * math.radians(shape.LABEL_DEGREES)
HEIGHT = shape.LABEL_TOP - shape.LABEL_BOTTOM


def unrolling_line(loose, roll, steps=240):
    """The sheet seen from above: from its left edge round the glass, off along the tangent, then rolled up outwards.

    `loose` is the share that is still off the glass, `roll` its radius in cm.
    """
    radius = shape.RADIUS + 0.014
    angle = -math.pi / 2 - math.radians(shape.LABEL_DEGREES) / 2
    x, y = radius * math.cos(angle), radius * math.sin(angle)
    heading, stride = angle + math.pi / 2, WIDTH / steps
    line = [(x, y)]
    for k in range(steps):
        free = max(0, k * stride - (1 - loose) * WIDTH)
        rolled = min(1, free / 0.9) ** 2
        heading += stride * ((1 - min(1, free / 0.3)) / radius - rolled / (roll - 0.03 * free))
        x, y = x + stride * math.cos(heading), y + stride * math.sin(heading)
        line.append((x, y))
    return line


def unrolling(picture, place, turn=0.0, loose=0.45, roll=0.8):
    """Stands where the label of a bottle at `place` would, its left part pressed on."""
    line = unrolling_line(loose, roll)
    last = len(line) - 1

    def at(u, v):
        x, y = line[round(u * last)]
        return x, y, shape.LABEL_BOTTOM + v * HEIGHT

    return group('label', place, [grid('label', last, 2, at, printed(picture))], turn)


def lying(picture, place, turn=0.0, lift=0.9):
    """One sheet flat on the table, its right edge curling up."""
    def at(u, v):
        rise = lift * max(0, (u - 0.55) / 0.45) ** 2 + 0.25 * lift * max(0, (v - 0.7) / 0.3) ** 2
        return (u - 0.5) * WIDTH * (1 - 0.01 * rise), (v - 0.5) * HEIGHT, 0.04 + rise

    return group('sheet', place, [grid('sheet', 40, 40, at, printed(picture))], turn)
