"""Close to the label, wild flowers in a jug, the painting out of focus behind."""
import camera
from props import cloth, flowers, vessels
from tables import setting


def build():
    """From the left and low, an awayo on wood; the wall is cool, since a warm one would tint the clear spirit."""
    setting.stand('#7fa6d6', None, back=44, front=-30)
    cloth.runner(width=34, place=(0, -8, 0), turn=3, palette='cochineal')
    setting.painting(3, 23, 'oak', turn=8, back=44)
    setting.star((8, -8, 0.4), turn=-8)
    kinds = [
        flowers.daisy(2.0, '#dcd6c0', '#efeadb', '#dba32a'), flowers.daisy(2.3, '#8e1c5a', '#d6468f', '#e8b53a', 9),
        flowers.daisy(1.6, '#c85a12', '#f39a2c', '#5a2d10'), flowers.daisy(1.5, '#4a3a9c', '#8478d8', '#ead06a'),
    ]
    flowers.bouquet(kinds, (23, 2, 9), 21, 58, 12, 7, leaves=14)
    vessels.jug((23, 2, 0.4), '#1f6f8a', 11, turn=20)
    flowers.laid(kinds[1], (-1.5, -11.5, 0.9), 20, 30, 4)
    flowers.laid(kinds[0], (-6, -9, 0.8), 80, 25, 6)
    setting.window((6, 0, 14), (66, 76), ((0.12,), (-0.1,)), 3.6, 56, 50)
    setting.daylight(0.5)
    camera.camera((-22, -104, 22), (6, 0, 14.2), 86, focus=98, stop=1.6)
