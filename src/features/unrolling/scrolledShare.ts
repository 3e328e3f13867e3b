type Place = Pick<DOMRect, 'top' | 'height'>

/** The share of its way on which the band shows the finished painting. */
const restShare = 0.2

/**
 * How far the label has come off, 0 to 1: as far as the band, which stays in the window, has come down its track. Where the
 * track leaves it no way the painting hangs.
 * @param track in px of the window
 * @param band in px of the window
 */
export function scrolledShare(track: Place, band: Place): number {
  const way = (track.height - band.height) * (1 - restShare)
  return way > 0 ? Math.min(1, Math.max(0, (band.top - track.top) / way)) : 1
}
