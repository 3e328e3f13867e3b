import type { Evidence, ScenarioEvidence } from '../evidence/evidence'
import { findingOf, met, missing, notMet, type Finding } from './finding'

/** Where a scenario differs from the rules, in Node or in Chromium; null where it does not. */
export function failureOf({ nodeFailure, chromium }: ScenarioEvidence): string | null {
  if (nodeFailure !== null) return `en Node, ${nodeFailure}`
  const difference = chromium?.find(({ expected, found: seen }) => expected !== seen)
  return difference
    ? `en Chromium, ${difference.when}: se esperaba ${difference.expected} y se vio ${difference.found}.`
    : null
}

const differencesIn = (scenarios: readonly ScenarioEvidence[]): string[] =>
  scenarios.flatMap((scenario) => {
    const failure = failureOf(scenario)
    return failure ? [`${scenario.link} ${failure}`] : []
  })

/** Transition → links of the passing scenarios that fired it. */
export function observedIn(
  scenarios: readonly ScenarioEvidence[],
  transitions: readonly { readonly id: string }[],
): Evidence['observed'] {
  const passing = scenarios.filter((scenario) => failureOf(scenario) === null)
  const linksOf = (id: string, ran: (scenario: ScenarioEvidence) => boolean) =>
    passing.filter((scenario) => ran(scenario) && scenario.transitions.includes(id)).map(({ link }) => link)
  return Object.fromEntries(
    transitions.map(({ id }) => [
      id,
      { node: linksOf(id, () => true), chromium: linksOf(id, ({ chromium }) => chromium !== null) },
    ]),
  )
}

export function judgeRule({ machine, observed }: Evidence, rule: string): Finding {
  const ids = machine.transitions.filter((transition) => transition.rule === rule).map(({ id }) => id)
  if (ids.length === 0) return notMet(`Regla ${rule}: ninguna transición de la máquina la lleva.`)
  for (const where of ['node', 'chromium'] as const) {
    const unfired = ids.find((id) => !observed[id]?.[where].length)
    const place = where === 'node' ? 'Node' : 'Chromium'
    if (unfired) return missing(`Regla ${rule}: en ${place} ningún escenario aprobado disparó «${unfired}».`)
  }
  return met(
    `Regla ${rule}: ${ids.length === 1 ? 'su transición se disparó' : `sus ${ids.length} transiciones se dispararon`} en Node y en Chromium.`,
  )
}

export function judgeScenarios({ results }: Evidence, links: readonly string[]): Finding {
  const ran = links.map((link) => results.scenarios.find((scenario) => scenario.link === link))
  const absent = links.find((_, index) => !ran[index]?.chromium)
  const differences = differencesIn(ran.filter((scenario) => scenario !== undefined))
  if (absent && differences.length === 0)
    return missing(`Escenario ${absent}: no se corrió en Node y en Chromium.`)
  return findingOf(ran.length, differences, 'Escenarios en Node y en Chromium')
}

export function judgeAllScenarios({ results: { scenarios } }: Evidence): Finding {
  return findingOf(scenarios.length, differencesIn(scenarios), 'Todos los caminos y la matriz de valores')
}
