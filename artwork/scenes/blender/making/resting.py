"""Three corked demijohns of clear spirit, no wood: pale turquoise."""
from camera import camera
from props.demijohn import demijohn, edges, vessel_light
from tables import setting

# Place, radius, height, level.
VESSELS = (
    ((-7.5, 4, 0), 10.5, 31, 0.6),
    ((10.5, -3, 0), 7.6, 22.5, 0.6),
    ((-1.5, -16, 0), 5.4, 16, 0.56),
)


def build():
    """Straight on, a little from above."""
    setting.stand('#9ccfc4', '#84bcb3', back=34, front=-70)
    for place, r, h, full in VESSELS:
        demijohn(place, r, h, 0.17 * r + 0.3, full, string='#b3123f')
        vessel_light(place, r, h)
    edges(29, 10)
    setting.window((0, -20, 20), (230, 420), ((), ()), 2.8, 52, 44, 4)
    setting.daylight(0.6)
    camera((0, -250, 40), (0, 0, 13.5), 178, upright=True)
