"""Two rings in a dish and white roses beside the bottle, the painting behind at the right."""
import camera
from props import cloth, flowers, vessels
from tables import setting


def build():
    """Straight on, white linen before cochineal."""
    setting.stand('#a8183c', None, back=30, front=-34)
    cloth.linen(width=44, place=(0, -12, 0), fall=16)
    setting.painting(11, 29, 'gilt', turn=-3)
    setting.star((-12.5, -8, 0.3), turn=4)
    white = flowers.rose(2.7, '#eadfbd', '#f3eee2')
    small = flowers.daisy(1.7, '#dcd6c0', '#eee9da', '#d9b23c')
    flowers.bouquet([white, white, small], (-26.5, 3, 9), 11, 62, 8.5, 3)
    vessels.jug((-26.5, 3, 0.3), '#d3c8b2', 11, turn=200)
    vessels.dish((4, -16, 0.3), 5.6, '#ddd4c2')
    vessels.rings((3.6, -16.4, 0.95))
    flowers.laid(white, (14.5, -17, 1.2), 30, 40, 5)
    setting.window((-4, 10, 20), (92, 74), ((0.16,), (0.05,)), 3.2, 52, 44)
    setting.daylight(0.55)
    camera.camera((-2, -150, 34), (-2, 0, 19), 86, focus=146, stop=5.6)
