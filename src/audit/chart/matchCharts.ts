import type { ChartState, ChartTransition } from './chart'

interface Matches<Item> {
  readonly pairs: readonly (readonly [before: Item, after: Item])[]
  readonly added: readonly Item[]
  readonly removed: readonly Item[]
}

type Key<Item> = (item: Item) => string | null

// From certain to probable matches: an id changes with its guard, and a rule may have several transitions.
const transitionKeys: readonly Key<ChartTransition>[] = [
  (transition) => JSON.stringify({ ...transition, id: '' }),
  ({ from, event, guard, to, rule }) => JSON.stringify([from, event, guard, to, rule]),
  ({ from, event, guard, rule }) => JSON.stringify([from, event, guard, rule]),
  ({ from, event, to, rule }) => JSON.stringify([from, event, to, rule]),
  ({ from, event, rule }) => (rule ? JSON.stringify([from, event, rule]) : null),
  ({ from, event, guard, to }) => JSON.stringify([from, event, guard, to]),
  ({ from, event, guard }) => JSON.stringify([from, event, guard]),
  ({ event, guard, rule }) => (rule ? JSON.stringify([event, guard, rule]) : null),
  ({ from, to, guard, rule }) => (rule ? JSON.stringify([from, to, guard, rule]) : null),
  ({ from, to, guard, delayMs }) => (delayMs === null ? null : JSON.stringify([from, to, guard])),
]

function pair<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keys: readonly Key<Item>[],
): Matches<Item> {
  const removed = new Set(before)
  const pairs = new Map<Item, Item>()
  for (const keyOf of keys) {
    for (const now of after.filter((item) => !pairs.has(item))) {
      const key = keyOf(now)
      const old = key === null ? undefined : [...removed].find((item) => keyOf(item) === key)
      if (!old) continue
      pairs.set(now, old)
      removed.delete(old)
    }
  }
  return {
    pairs: after.flatMap((now) => {
      const old = pairs.get(now)
      return old ? [[old, now] as const] : []
    }),
    added: after.filter((now) => !pairs.has(now)),
    removed: [...removed],
  }
}

/** Which state of one chart is which of the other. */
export const matchStates = (before: readonly ChartState[], after: readonly ChartState[]) =>
  pair(before, after, [({ id }) => id])

/** Which transition of one chart is which of the other, though its guard, target or rule changed. */
export const matchTransitions = (before: readonly ChartTransition[], after: readonly ChartTransition[]) =>
  pair(before, after, transitionKeys)

/** Transitions of the same state and event that the machine now tries after one it used to try later. */
export function findReordered(
  pairs: Matches<ChartTransition>['pairs'],
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
