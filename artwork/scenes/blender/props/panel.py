"""A pale stepped panel on a wall: what stands before it is seen against it."""
import room


def stepped_panel(wall, middle, tiers, code, foot=-6.0):
    """Tiers as (width, top) from the lowest, which stands out most, on a wall at y = `wall`."""
    material = room.plaster('panel', code, 0.03, 0.08)
    for k, (width, top) in enumerate(tiers):
        depth = 2.4 * (len(tiers) - k)
        room.box((middle, wall - depth / 2, (foot + top) / 2), (width, depth, top - foot), material, 0.25)
