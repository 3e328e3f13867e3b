"""A scallop with water and a white candle."""
import camera
from props import candle, ceremony, cloth, flowers
from tables import setting


def build():
    """A little from above, white linen, turquoise wall."""
    setting.stand('#2b8f8a', None, back=30, front=-40)
    cloth.linen(width=46, place=(0, -14, 0), fall=14, code='#ded8ca')
    setting.painting(-11, 29, 'oak', turn=5)
    setting.star((10, -5, 0.3), turn=-3)
    candle.candle((25, -1, 0.3), 3.0, 15, '#e6dcc8')
    ceremony.scallop((-8, -6, 0.3), 13.5, turn=-8)
    white = flowers.daisy(1.5, '#dcd6c0', '#eee9da', '#d9b23c')
    flowers.laid(white, (-6.5, -14, 2.6), 20, 25, 9)
    for x, y, turn in ((20.5, -14, 10), (23.5, -11.5, 70), (17.5, -16, -40)):
        flowers.laid(white, (x, y, 0.9), turn, 35, int(turn + 50))
    setting.window((-4, 8, 18), (64, 84), ((0,), (0.1,)), 2.5, 50, 42)
    setting.daylight(0.6)
    camera.camera((10, -148, 46), (4, 0, 18.6), 82, focus=152, stop=5.6)
