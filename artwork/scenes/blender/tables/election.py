"""A wooden ballot box with folded papers."""
import camera
from props import ballot, cloth
from tables import setting


def build():
    """From the left, lime-white wall; no party's colour anywhere."""
    setting.stand('#d5d8cc', None, back=30, front=-34)
    cloth.runner(width=32, place=(0, -12, 0), palette='cochineal')
    setting.painting(17, 29, 'walnut', turn=-5)
    setting.star((7, -11, 0.3), turn=5)
    ballot.ballot_box((-16.5, 0, 0.2), turn=12, size=(20, 14, 15.5))
    for x, y, turn in ((-7, -15, 30), (-15, -17, -24), (20, -15, 64)):
        ballot.folded((x, y, 0.3), 6.5, turn, 66)
    setting.window((4, 12, 20), (70, 80), ((0.1,), (0,)), 3.1, 54, 46)
    setting.daylight(0.5)
    camera.camera((-22, -148, 36), (1, 0, 18.4), 84, focus=146, stop=5.6)
