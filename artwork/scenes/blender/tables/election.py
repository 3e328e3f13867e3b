"""Flowers of tissue paper and paper ribbons: what is left on the table after the feast."""
import camera
from props import ceremony, cloth, flowers, vessels
from tables import setting


def build():
    """From the left, lime-white wall; no party's colour anywhere, no ballot beside a bottle."""
    setting.stand('#d5d8cc', None, back=30, front=-34)
    cloth.runner(width=32, place=(0, -12, 0), palette='cochineal')
    setting.painting(17, 29, 'walnut', turn=-5)
    setting.star((-5, -11, 0.3), turn=5)
    kinds = [
        flowers.daisy(2.0, '#dcd6c0', '#efeadb', '#dba32a'), flowers.rose(2.7, '#a3123c', '#d8436a'),
        flowers.daisy(1.7, '#c85a12', '#f39a2c', '#5a2d10'), flowers.daisy(1.6, '#4a2a7c', '#8a5ac0', '#ead06a'),
    ]
    flowers.bouquet(kinds, (-17, 1, 10), 20, 60, 11, 6, leaves=14)
    vessels.jug((-17, 1, 0.3), '#1f7a86', 12, turn=-20)
    for kind, spot, seed in (
        (flowers.tissue(4.2, '#d98a1e', '#f7c64a'), (-13, -19, 0.6), 1),
        (flowers.tissue(3.8, '#7a2a8c', '#b56ac0'), (20, -16, 0.6), 2),
    ):
        flowers.laid(kind, spot, 10 * seed, 38, seed)
    ceremony.ribbon((-22, -14, 0.4), turn=20)
    setting.window((4, 12, 20), (70, 80), ((0.1,), (0,)), 3.1, 54, 46)
    setting.daylight(0.5)
    camera.camera((-22, -148, 36), (1, 0, 18.4), 84, focus=146, stop=5.6)
