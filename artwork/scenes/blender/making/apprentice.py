"""The still at work, a broom against the wall beside it. Sky-blue wall, sand floor."""
from bottle import group
from camera import camera
from light import gleam
from props.broom import broom
from props.brushes import put
from props.demijohn import demijohn, vessel_light
from props.still import still
from tables import setting

STILL, SCALE, TURN = (9, 4, 0), 0.8, 20
VESSEL = (-49.6, -17.3, 0)


def build():
    """Straight on, a little from above."""
    setting.stand('#5f9fd0', '#dcc39a', back=46, front=-120)
    group('still', still, STILL, TURN, SCALE)
    demijohn(VESSEL, 7.0, 17.5, 2.4, 0.4, cork=False)
    vessel_light(VESSEL, 7.0, 17.5)
    put(broom(), (43, 16, 0), (36, 45, 92))
    setting.window((0, -20, 30), (330, 420), ((), ()), 3.0, 52, 44, 4)
    setting.daylight(0.6)
    middle = (9, 4, 32)
    gleam((-70, -140, 70), middle, (44, 150), 4)
    gleam((-70, -210, 130), middle, (190, 190), 1.5, (1, 0.9, 0.78), (0.5, 0.5))
    gleam((130, -60, 60), middle, (40, 130), 3, (1, 0.8, 0.6))
    gleam((20, -170, -60), middle, (520, 220), 0.45, (1, 0.74, 0.5), (0.5, 0.5))
    camera((-6, -330, 62), (-6, 0, 41), 94, upright=True)
