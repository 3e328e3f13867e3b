"""Cloth on a table: an awayo runner and plain linen, lying flat and falling over the edge."""
import math

from room import colour
from props.meshes import grid
from props.surfaces import between, bump, node, noise, principled
from props.weave import REPEAT, THREADS, awayo


def stripes(tree, axis, size):
    """Threads across one axis of the cloth, `size` of them per unit of its picture."""
    where = node(tree, 'SeparateXYZ', {0: node(tree, 'TexCoord').outputs['UV']}).outputs[axis]
    turns = node(tree, 'Math', {0: where, 1: size * math.pi}, operation='MULTIPLY').outputs[0]
    wave = node(tree, 'Math', {0: turns}, operation='SINE').outputs[0]
    return node(tree, 'Math', {0: wave}, operation='ABSOLUTE').outputs[0]


def woven(width, length, palette):
    """The awayo's wool: its picture over the width, again and again along the length."""
    material, tree, body = principled('awayo', Roughness=0.95, Specular=0.1, Sheen=0.5)
    place = node(tree, 'TexCoord').outputs['UV']
    again = length / width * THREADS / REPEAT
    mapped = node(tree, 'Mapping', {'Vector': place, 'Scale': (again, 1, 1)}).outputs[0]
    picture = node(tree, 'TexImage', {'Vector': mapped}, image=awayo(palette), interpolation='Cubic')
    tree.links.new(picture.outputs[0], body.inputs['Base Color'])
    bump(tree, body, stripes(tree, 'Y', THREADS / 2), 0.5, 0.04)
    bump(tree, body, noise(tree, 3.0, (1, 3, 1)), 0.3, 0.06)
    return material


def flax(width, length, code):
    """Linen: uneven threads both ways."""
    material, tree, body = principled('linen', Roughness=0.92, Specular=0.08, Sheen=0.35)
    slubs = [noise(tree, 5.0, stretch, detail=4) for stretch in ((0.25, 6, 1), (6, 0.25, 1))]
    both = node(tree, 'Math', {0: slubs[0], 1: slubs[1]}, operation='ADD').outputs[0]
    shade = node(tree, 'MixRGB', {0: between(tree, both, 0, 1, 0.7, 1.3)})
    shade.inputs[1].default_value = tuple(c * 0.80 for c in colour(code)[:3]) + (1,)
    shade.inputs[2].default_value = colour(code)
    tree.links.new(shade.outputs[0], body.inputs['Base Color'])
    for axis, size in (('X', length), ('Y', width)):
        bump(tree, body, stripes(tree, axis, size * 7), 0.2, 0.02)
    bump(tree, body, both, 0.35, 0.05)
    return material


def lie(name, length, width, place, turn, fall, material, ripple=0.12):
    """A cloth `width` deep from its back edge to the table's front edge, then `fall` straight down."""
    x0, y0, z0 = place
    angle = math.radians(turn)
    bend = 0.9

    def at(u, v):
        along, depth = (u - 0.5) * length, (1 - v) * (width + fall)
        # Flat until the bend, a quarter of a circle, then down, in folds that grow.
        past = depth - (width - bend)
        turned = min(max(past / bend, 0), math.pi / 2)
        down = max(past - bend * math.pi / 2, 0)
        y = width / 2 - min(depth, width - bend) - bend * math.sin(turned)
        z = -bend * (1 - math.cos(turned)) - down
        fold = math.sin(along * 0.33) + 0.6 * math.sin(along * 0.71 + 1.3) + 0.3 * math.sin(along * 1.3)
        y -= 0.055 * min(down, 14) * (fold + 1.2)
        wave = math.sin(along * 0.21 + y * 0.1) + 0.8 * math.sin(along * 0.53 - y * 0.22)
        z += ripple * (wave * 0.5 + 0.9) * (1 if down == 0 else 0.3)
        y += 0.5 * math.sin(along * 0.09) if fall == 0 else 0
        return (
            x0 + along * math.cos(angle) - y * math.sin(angle),
            y0 + along * math.sin(angle) + y * math.cos(angle),
            z0 + 0.12 + z,
        )

    return grid(name, int(length * 2), int((width + fall) * 2), at, material)


def runner(length=240.0, width=32.0, place=(0, 0, 0), turn=0.0, palette='cochineal', fall=0.0):
    """An awayo, its bands along x; `place` is the middle of the part that lies. Stand things 0.3 above the table."""
    return lie('runner', length, width, place, turn, fall, woven(width + fall, length, palette))


def linen(length=240.0, width=40.0, place=(0, 0, 0), turn=0.0, code='#ddd2bd', fall=0.0):
    """Plain linen, laid as the runner is."""
    return lie('linen', length, width, place, turn, fall, flax(width + fall, length, code), 0.16)
