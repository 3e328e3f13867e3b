/** One step from a state, as a replay showed it: where nothing that follows can differ, one replay is enough. */
export interface Edge<Scenario> {
  /** Key of the state that it leads to. */
  readonly to: string
  /** Transitions that it fires, in order. */
  readonly fired: readonly string[]
  follow(scenario: Scenario): Scenario
}

/** A state as it was reached: `last` is the transition before it, empty at the start. */
interface Arrival<Scenario> {
  readonly key: string
  readonly last: string
  readonly scenario: Scenario
}

const pairsOf = (fired: readonly string[]) => fired.slice(1).map((id, index) => `${fired[index]} → ${id}`)

/** The scenarios that take every pair of transitions that can follow each other, breadth first, so that each is short. */
export function walkPairs<Scenario>(
  starts: readonly (Edge<Scenario> & { readonly scenario: Scenario })[],
  edges: ReadonlyMap<string, readonly Edge<Scenario>[]>,
): readonly Scenario[] {
  const pairs = new Set<string>()
  const arrived = new Set<string>()
  const found: Scenario[] = []
  const front: Arrival<Scenario>[] = []

  function take({ to, fired }: Edge<Scenario>, last: string, scenario: Scenario) {
    const fresh = pairsOf([last, ...fired]).filter((pair) => !pairs.has(pair))
    fresh.forEach((pair) => pairs.add(pair))
    if (fresh.length > 0) found.push(scenario)
    const arrival = { key: to, last: fired.at(-1) ?? last, scenario }
    const name = JSON.stringify([arrival.key, arrival.last])
    if (!arrived.has(name)) front.push(arrival)
    arrived.add(name)
  }

  for (const start of starts) take(start, '', start.scenario)
  for (const { key, last, scenario } of front)
    for (const edge of edges.get(key) ?? []) take(edge, last, edge.follow(scenario))
  return found
}
