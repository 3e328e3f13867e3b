"""A golden ribbon and an old brass lamp, seen from low at the right."""
import camera
from props import candle, ceremony, cloth
from tables import setting


def build():
    """Three-quarter view, aubergine wall, undyed awayo."""
    setting.stand('#6a489f', None, front=-30)
    cloth.runner(width=32, place=(0, -8, 0), turn=-4, palette='undyed')
    setting.painting(-5, 29, 'walnut', turn=10)
    setting.star((23, -9, 0.4), turn=9)
    candle.lamp((-17, 0, 0.3))
    ceremony.ribbon((-12, -13, 0.4), turn=14)
    ceremony.ribbon((9, -15, 0.4), turn=-52, turns=2.5)
    setting.window((-4, 12, 20), (60, 70), ((-0.16,), (0.08,)), 3.4, 52, 22)
    setting.daylight(0.6)
    camera.camera((44, -134, 17), (2, 0, 18.6), 86, focus=134, stop=4.0)
