"""Books and a mortarboard."""
import camera
from props import cloth, study
from tables import setting


def build():
    """Green wall, wood; the silver cap stands between painting and books."""
    setting.stand('#5f9165', None, back=30, front=-34)
    cloth.runner(width=26, place=(0, -16, 0), palette='undyed')
    setting.painting(-14, 29, 'black', turn=6)
    setting.star((1, -9, 0.3), turn=0)
    books = (
        (23, 16, 3.4, '#20308a', 4), (21.5, 15, 2.6, '#0e6f6a', -5),
        (22, 15.5, 3.0, '#8e0e33', 7), (19, 14, 2.2, '#d9932f', -2),
    )
    top = study.stack((23, 2, 0.1), books, turn=-12)
    study.mortarboard((23, 2, top), turn=24, tilt=(4, 0))
    setting.window((0, 10, 20), (76, 74), ((0.05,), (0.05,)), 3.2, 52, 44)
    setting.daylight(0.55)
    camera.camera((4, -152, 33), (5, 0, 18.6), 85, focus=146, stop=5.6)
