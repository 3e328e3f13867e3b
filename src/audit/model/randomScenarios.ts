import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import type { Scenario } from './scenario'
import { pageSteps } from './pageWords'
import type { LabSubject } from './subject'

const mostSteps = 24

/** The words of a random visit: both tabs' events and pages, what happens elsewhere, and waits. */
function wordsOf<Word extends string>({
  steps,
}: Pick<LabSubject<never, never, never, Word>, 'steps'>): Word[] {
  const own: readonly string[] = [...steps.events, ...pageSteps]
  const waits = steps.waitsMs.map((ms) => `${ms}ms`)
  return [...own, ...own.map((word) => `b-${word}`), ...steps.elsewhere, ...waits] as Word[]
}

/** Visits of one to 24 steps from any start; the same seed gives the same visits. */
export function randomScenarios<Start extends object, Variant, Word extends string>(
  subject: LabSubject<Start, never, Variant, Word>,
  seed: number,
  count: number,
): readonly Scenario<Start, Word>[] {
  const generator = xoroshiro128plus(seed)
  const pick = <Item>(items: readonly Item[]) => items[uniformInt(generator, 0, items.length - 1)] as Item
  const words = wordsOf(subject)
  return Array.from({ length: count }, () => {
    const length = uniformInt(generator, 1, mostSteps)
    return { ...pick(subject.starts.all), steps: Array.from({ length }, () => pick(words)) }
  })
}
