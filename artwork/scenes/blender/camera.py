"""Where the viewer stands."""
import bpy

import stage  # noqa: F401
from studio import face, link


def camera(place, target, lens=85.0, upright=False, focus=None, stop=4.0, shift=(0.0, 0.0)):
    """`lens` for a 36 mm sensor along the picture's width, or its height if `upright`; `focus` in cm blurs the rest."""
    data = bpy.data.cameras.new('camera')
    data.sensor_fit = 'VERTICAL' if upright else 'HORIZONTAL'
    data.sensor_width = data.sensor_height = 36
    data.lens, data.clip_end = lens, 3000
    data.shift_x, data.shift_y = shift
    if focus:
        data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, focus, stop
    eye = link('camera', data)
    face(eye, place, target, '-Z')
    bpy.context.scene.camera = eye
    return eye
