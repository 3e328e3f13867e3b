import type { Evidence } from '../evidence/evidence'

const shortest = (links: readonly string[]) =>
  [...links].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))[0] ?? null

/**
 * Deep link of a scenario that ends in a state, or passes through it where none ends there; null where none was
 * observed in it.
 */
export function labLinkOf(id: string, { storage, results }: Evidence): string | null {
  const isIn = (state: string) => state === id || state.startsWith(`${id}.`)
  const ends = storage.rows.filter(({ state }) => isIn(state)).flatMap(({ link }) => link ?? [])
  const passes = results.scenarios
    .filter(({ transitions }) => transitions.some((transition) => isIn(transition.split(' | ')[0] ?? '')))
    .map(({ link }) => link)
  return shortest(ends) ?? shortest(passes)
}
