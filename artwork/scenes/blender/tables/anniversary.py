"""Two candles in brass and two tumblers, at dusk."""
import camera
from props import candle, cloth, drinks
from tables import setting


def build():
    """Indigo wall, an awayo of indigo on wood, the painting at the right."""
    setting.stand('#22349a', None, back=30, front=-30)
    cloth.runner(width=32, place=(0, -10, 0), palette='indigo')
    setting.painting(13, 29, 'gilt', turn=-6)
    setting.star((-9, -5, 0.4), turn=8)
    candle.candlestick((-27, 3, 0.2), 12, 17)
    candle.candlestick((-20.5, 9, 0.2), 9, 13)
    for spot, turn in (((6.5, -14, 0.4), 0), ((16.5, -10.5, 0.4), 40)):
        drinks.standing(lambda: drinks.tumbler(3.3, 3.9, 8.8, 1.2, 2.9), spot, turn)
    setting.window((4, 8, 18), (76, 70), ((0.08,), (0.1,)), 3.4, 56, 48)
    setting.daylight(0.55, '#bcc8f2')
    camera.camera((-24, -150, 30), (-3, 0, 18.8), 87, focus=146, stop=4.0)
