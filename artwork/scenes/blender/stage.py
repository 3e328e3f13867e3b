"""Cycles for a whole scene, and the modules of the bottle on the path."""
import os
import sys

import bpy

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, '..', '..', 'bottles', 'blender')]

given = dict(pair.split('=', 1) for pair in sys.argv[sys.argv.index('--') + 1:])


def number(name, usual):
    """A number given to the script, or the usual one."""
    return float(given.get(name, usual))


def scene():
    """An empty scene; the picture and its albedo are left as linear EXR."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.preferences.addon_enable(module='cycles')
    made = bpy.context.scene
    made.render.engine = 'CYCLES'
    cycles = made.cycles
    cycles.device, cycles.use_denoising = 'CPU', False
    cycles.samples, cycles.seed = int(number('samples', 32)), int(number('seed', 1))
    cycles.use_adaptive_sampling, cycles.adaptive_min_samples = True, 14
    cycles.adaptive_threshold = number('noise', 0.03)
    cycles.max_bounces, cycles.transmission_bounces, cycles.transparent_max_bounces = 20, 18, 20
    cycles.glossy_bounces, cycles.diffuse_bounces = 4, 3
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy, cycles.sample_clamp_direct, cycles.sample_clamp_indirect = 0.5, 3, 2.5
    made.view_layers[0].cycles.denoising_store_passes = True
    made.render.resolution_x, made.render.resolution_y = int(number('w', 960)), int(number('h', 540))
    return made


def matte():
    """Rough surfaces lose their last gloss, which a few dozen samples would leave as sparks."""
    for material in bpy.data.materials:
        body = material.node_tree and material.node_tree.nodes.get('Principled BSDF')
        if body and body.inputs['Roughness'].default_value >= 0.85:
            body.inputs['Specular'].default_value = body.inputs['Sheen'].default_value = 0


def save(made, folder):
    """Render; the files are `colour.exr` and `albedo.exr` in the folder."""
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    output = tree.nodes.new('CompositorNodeOutputFile')
    output.base_path = os.path.abspath(folder)
    kind = output.format
    kind.file_format, kind.color_mode, kind.color_depth, kind.exr_codec = 'OPEN_EXR', 'RGBA', '32', 'NONE'
    output.file_slots.clear()
    for name, source in (('colour', 'Image'), ('albedo', 'Denoising Albedo')):
        output.file_slots.new(name)
        tree.links.new(layers.outputs[source], output.inputs[name])
    bpy.ops.render.render()
    for name in ('colour', 'albedo'):
        written = os.path.join(output.base_path, f'{name}{made.frame_current:04d}.exr')
        os.replace(written, os.path.join(output.base_path, f'{name}.exr'))
