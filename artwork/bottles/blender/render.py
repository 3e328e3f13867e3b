"""One layer of a bottle as a linear EXR:
blender -b --factory-startup --python render.py -- layer=glass cap=gold samples=256 seed=1 out=/tmp/a.exr
Layers: glass (all but the label), white and black (the label's light), print (the label's colours, label=...).
"""
import os
import sys

import bpy

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import materials  # noqa: E402
import shape  # noqa: E402
import studio  # noqa: E402

given = dict(pair.split('=', 1) for pair in sys.argv[sys.argv.index('--') + 1:])
layer = given['layer']


def scene():
    """Cycles on the processor, transparent film, no view transform in the file."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.preferences.addon_enable(module='cycles')
    made = bpy.context.scene
    made.render.engine = 'CYCLES'
    cycles = made.cycles
    cycles.device, cycles.use_denoising = 'CPU', False
    cycles.samples, cycles.seed = int(given.get('samples', 64)), int(given.get('seed', 1))
    cycles.use_adaptive_sampling, cycles.adaptive_min_samples = True, 32
    cycles.adaptive_threshold = float(given.get('noise', 0.01))
    cycles.max_bounces, cycles.transmission_bounces, cycles.transparent_max_bounces = 24, 20, 24
    cycles.glossy_bounces, cycles.diffuse_bounces = 6, 3
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy, cycles.sample_clamp_indirect = 0.4, 6
    made.render.film_transparent = cycles.film_transparent_glass = True
    made.render.resolution_x, made.render.resolution_y = int(given.get('w', 880)), int(given.get('h', 2136))
    picture = made.render.image_settings
    picture.file_format, picture.color_mode = 'OPEN_EXR', 'RGBA'
    picture.color_depth, picture.exr_codec = '32', 'NONE'
    return made


made = scene()
if layer == 'glass':
    shape.bottle(
        materials.glass('glass', 1.52, (0.985, 0.995, 0.99, 1)),
        materials.glass('wet', 1.361 / 1.52),
        materials.glass('surface', 1.361),
        materials.metal(given['cap']),
    )
    studio.flags()
sheets = {
    'glass': materials.held_out_paper,
    'white': lambda: materials.paper(0.8),
    'black': lambda: materials.paper(0),
    'print': lambda: materials.print_only(given['label']),
}
shape.label_arc(sheets[layer]())
studio.lights()
studio.camera()
made.render.filepath = os.path.abspath(given['out'])
bpy.ops.render.render(write_still=True)
