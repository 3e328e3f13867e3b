"""A pale stepped panel on a wall: what stands before it is seen against it."""
import room


def stepped_panel(wall, tiers, code, foot=-6.0):
    """Tiers as (left, right, top) from the lowest, which stands out most, on a wall at y = `wall`."""
    material = room.plaster('panel', code, 0.03, 0.08)
    for k, (left, right, top) in enumerate(tiers):
        depth = 2.4 * (len(tiers) - k)
        middle = ((left + right) / 2, wall - depth / 2, (foot + top) / 2)
        room.box(middle, (right - left, depth, top - foot), material, 0.25)
