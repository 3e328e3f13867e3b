/** px below the window's top edge where the movement has ended: under the bar, with air. */
const endTop = 110
/** px of scrolling that the movement takes at least. */
const leastWay = 260

/**
 * How far the label has come off, 0 to 1: it begins when the whole stage is in the window and ends when the stage is under
 * the bar.
 * @param stage in px of the window
 */
export function scrolledShare(
  { top, height }: Pick<DOMRect, 'top' | 'height'>,
  windowHeight: number,
): number {
  const startTop = Math.max(windowHeight - height, endTop + leastWay)
  return Math.min(1, Math.max(0, (startTop - top) / (startTop - endTop)))
}
