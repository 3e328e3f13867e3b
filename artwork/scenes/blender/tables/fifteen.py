"""Roses in a jug and flowers of tissue paper; the painting at the left."""
import camera
from props import cloth, flowers, vessels
from tables import setting


def build():
    """From the right, pink wall, a violet ledge."""
    setting.stand('#ee8fae', '#5c3a9c', back=30, front=-34)
    cloth.linen(width=24, place=(0, -13, 0), code='#ddd0c0')
    setting.painting(-12, 29, 'white', turn=4)
    setting.star((16, -9, 0.3), turn=-5)
    red, pale = flowers.rose(2.9, '#7d0c2c', '#cf2450'), flowers.rose(2.7, '#e58aa8', '#f9cdd8')
    flowers.bouquet([red, pale, red], (31.5, 2, 11), 13, 62, 9.5, 5, leaves=8)
    vessels.jug((31.5, 2, 0.3), '#dccdb0', 13, turn=-20)
    for kind, spot, seed in (
        (flowers.tissue(4.6, '#d98a1e', '#f7c64a'), (-8, -15, 0.6), 1),
        (flowers.tissue(4.2, '#0f7a78', '#38b0a8'), (-18, -12, 0.6), 2),
        (flowers.tissue(4.0, '#b3124f', '#f0619a'), (-0.5, -19, 0.6), 3),
    ):
        flowers.laid(kind, spot, 10 * seed, 38, seed)
    setting.window((0, 10, 22), (80, 70), ((-0.2, 0.2), (0.0,)), 3.2, 50, 40)
    setting.daylight(0.6)
    camera.camera((24, -150, 38), (5, 0, 19), 86, focus=146, stop=5.6)
