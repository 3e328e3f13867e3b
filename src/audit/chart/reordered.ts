import type { ChartTransition } from './chart'
import type { Pairing } from './pairing'

/** Transitions of the same state and event that the machine now tries after one it used to try later. */
export function reordered(
  pairs: Pairing<ChartTransition>['pairs'],
  before: readonly ChartTransition[],
  after: readonly ChartTransition[],
): ChartTransition[] {
  return pairs.flatMap(([old, now]) => {
    const isOvertaken = pairs.some(
      ([otherOld, otherNow]) =>
        otherNow.from === now.from &&
        otherNow.event === now.event &&
        before.indexOf(otherOld) > before.indexOf(old) &&
        after.indexOf(otherNow) < after.indexOf(now),
    )
    return isOvertaken ? [now] : []
  })
}
