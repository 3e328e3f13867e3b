"""A framed painting and its bottle on a plaster ledge before a coloured wall."""
import camera
import stage
from props import grapes
from tables import setting

# The viewer's height above the picture's middle, that middle (x, z), and the lens.
VIEWS = {
    'wide': (11, (-14.0, 26.4), 80),
    'tall': (15, (8.0, 14.4), 74),
}
FRONT = {'wide': -120, 'tall': -240}


def build():
    """Wide leaves the wall empty at the left, tall the ledge below: text lies there."""
    view = stage.given['view']
    rise, (x, z), lens = VIEWS[view]
    setting.stand(stage.given['wall'], stage.given['ledge'], back=14, front=FRONT[view])
    setting.painting(17, 42, 'walnut', lean=4.5, back=14)
    setting.star((-18, -11, 0), turn=6)
    grapes.bunch((-8, -17, 0), turn=-8, berries=64, seed=3)
    setting.window((0, -30, 20), (230, 420), ((), ()), 3.2, 52, 44, 5)
    setting.daylight(0.6)
    camera.camera((x, -260, z + rise), (x, 0, z), lens, upright=view != 'wide')
