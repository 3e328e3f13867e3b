"""A painting half done: finished above, flat first colours below them, pencil on the primed canvas at the foot."""
import bpy

from props.surfaces import between, bump, node, noise, principled, ramp

PRIMED, PENCIL = (0.80, 0.75, 0.66, 1), (0.16, 0.13, 0.13, 1)


def sampled(tree, image, place):
    """The painting's colour at a place of the unit square."""
    return node(tree, 'TexImage', {'Vector': place}, image=image, interpolation='Cubic', extension='EXTEND').outputs[0]


def shifted(tree, place, across, up):
    """A place beside another."""
    return node(tree, 'VectorMath', {0: place, 1: (across, up, 0)}, operation='ADD').outputs[0]


def pencil(tree, image, place):
    """Lines where the painting's shapes end: its brightness here against that a little aside."""
    value = None
    for across, up in ((0.004, 0), (0, 0.003)):
        pair = [
            node(tree, 'RGBToBW', {0: sampled(tree, image, shifted(tree, place, s * across, s * up))}).outputs[0]
            for s in (-1, 1)
        ]
        gap = node(tree, 'Math', {0: pair[0], 1: pair[1]}, operation='SUBTRACT').outputs[0]
        size = node(tree, 'Math', {0: gap}, operation='ABSOLUTE').outputs[0]
        value = size if value is None else node(tree, 'Math', {0: value, 1: size}, operation='MAXIMUM').outputs[0]
    line = between(tree, value, 0, 0.8, 0.05, 0.16)
    grain = between(tree, noise(tree, 60, detail=2, where='UV'), 0.55, 1, 0.3, 0.6)
    return node(tree, 'Math', {0: line, 1: grain}, operation='MULTIPLY').outputs[0]


def dabs(tree, place):
    """The middle of the broad brush mark that a place lies in."""
    bent = node(tree, 'TexNoise', {'Vector': place, 'Scale': 7.0, 'Detail': 2.0}).outputs['Color']
    wander = node(tree, 'VectorMath', {0: bent, 1: (0.05, 0.05, 0)}, operation='MULTIPLY').outputs[0]
    moved = node(tree, 'VectorMath', {0: place, 1: wander}, operation='ADD').outputs[0]
    long = node(tree, 'Mapping', {'Vector': moved, 'Scale': (15, 46, 1)}).outputs[0]
    cells = node(tree, 'TexVoronoi', {'Vector': long, 'Scale': 1.0}, voronoi_dimensions='2D').outputs['Position']
    return node(tree, 'Mapping', {'Vector': cells, 'Scale': (1 / 15, 1 / 46, 1)}).outputs[0]


def reached(tree, place, height, slope, ragged):
    """1 above a line that rises to the right by `slope`, its edge ragged with strokes; 0 below."""
    split = node(tree, 'SeparateXYZ', {0: place})
    strokes = noise(tree, 1.0, (3.2, 24, 1), detail=2, where='UV')
    fringe = between(tree, strokes, -ragged, ragged, 0.3, 0.7)
    rise = node(tree, 'Math', {0: split.outputs['X'], 1: -slope, 2: split.outputs['Y']}, operation='MULTIPLY_ADD').outputs[0]
    edge = node(tree, 'Math', {0: rise, 1: fringe}, operation='ADD').outputs[0]
    return between(tree, edge, 0, 1, height - 0.006, height + 0.006)


def unfinished(picture):
    """The canvas' material; its picture fills the unit square of UV."""
    material, tree, body = principled('unfinished', Roughness=0.55, Specular=0.2)
    image = bpy.data.images.load(picture, check_existing=True)
    place = node(tree, 'TexCoord').outputs['UV']
    done, begun = reached(tree, place, 0.49, 0.06, 0.09), reached(tree, place, 0.35, -0.16, 0.13)
    ground = node(tree, 'MixRGB', {0: pencil(tree, image, place), 1: PRIMED, 2: PENCIL}).outputs[0]
    flat = node(tree, 'MixRGB', {0: 0.12, 1: sampled(tree, image, dabs(tree, place)), 2: PRIMED}).outputs[0]
    first = node(tree, 'MixRGB', {0: begun, 1: ground, 2: flat}).outputs[0]
    whole = node(tree, 'MixRGB', {0: done, 1: first, 2: sampled(tree, image, place)}).outputs[0]
    tree.links.new(whole, body.inputs['Base Color'])
    bump(tree, body, whole, 0.18, 0.07)
    bump(tree, body, done, 0.25, 0.08)
    threads = ramp(tree, noise(tree, 4.0, detail=3), (0.3, '#000000'), (0.7, '#ffffff'))
    bump(tree, body, threads, 0.12, 0.05)
    return material
