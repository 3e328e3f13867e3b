import type { liveObjectCounter } from './liveObjects'
import { expect } from './visitor'

interface Repetition {
  readonly what: string
  readonly count: Awaited<ReturnType<typeof liveObjectCounter>>
  readonly once: () => Promise<void>
  /** How often it is done before the first count, and between two counts. */
  readonly warmUp: number
  readonly times: number
  /** What may grow, and by how much each time, with a reason at its place. */
  readonly allowed?: Readonly<Record<string, number>>
}

const maxCounts = 4

const repeat = async (once: () => Promise<void>, times: number) => {
  for (let time = 0; time < times; time++) await once()
}

/**
 * What is left behind each time grows from every count to the next. What only seems to grow, as caches that are being
 * filled or code compiled late, is flat at one of them.
 */
export async function expectNoGrowth({ what, count, once, warmUp, times, allowed = {} }: Repetition) {
  await repeat(once, warmUp)
  const counts = [await count()]
  const growing = () =>
    Object.keys(counts.at(-1)!).filter((kind) =>
      counts
        .slice(1)
        .every(
          (after, index) =>
            (after[kind] ?? 0) - (counts[index]![kind] ?? 0) >= times * (1 + (allowed[kind] ?? 0)),
        ),
    )
  do {
    await repeat(once, times)
    counts.push(await count())
  } while (growing().length > 0 && counts.length < maxCounts)
  const left = growing().map((kind) => `${kind}: ${counts.map((one) => one[kind] ?? 0).join(', ')}`)
  expect(left, `grows each ${times} times that one ${what}`).toEqual([])
}
