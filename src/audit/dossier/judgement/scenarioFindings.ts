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

/** Run in Chromium, with one comparison at least. */
export const wasComparedInChromium = ({ chromium }: Pick<ScenarioEvidence, 'chromium'>): boolean =>
  chromium !== null && chromium.length > 0

const differencesIn = (scenarios: readonly ScenarioEvidence[]): string[] =>
  scenarios.flatMap((scenario) => {
    const failure = failureOf(scenario)
    return failure ? [`${scenario.link} ${failure}`] : []
  })

/** Transition → links of the passing scenarios that fired it; a link that failed once is none of them. */
export function observedIn(
  scenarios: readonly ScenarioEvidence[],
  transitions: readonly { readonly id: string }[],
): Evidence['observed'] {
  const failed = new Set(scenarios.filter((run) => failureOf(run) !== null).map(({ link }) => link))
  const passing = scenarios.filter(({ link }) => !failed.has(link))
  const linksOf = (id: string, ran: (scenario: ScenarioEvidence) => boolean) =>
    passing.filter((scenario) => ran(scenario) && scenario.transitions.includes(id)).map(({ link }) => link)
  return Object.fromEntries(
    transitions.map(({ id }) => [
      id,
      { node: linksOf(id, () => true), chromium: linksOf(id, wasComparedInChromium) },
    ]),
  )
}

/** What observado.json says counts only where the scenarios of resultados.json prove it. */
export function judgeRule({ machine, observed, results }: Evidence, rule: string): Finding {
  const transitions = machine.transitions.filter((transition) => transition.rule === rule)
  const ids = transitions.map(({ id }) => id)
  const proven = observedIn(results.scenarios, transitions)
  if (ids.length === 0) return notMet(`Regla ${rule}: ninguna transición de la máquina la lleva.`)
  for (const where of ['node', 'chromium'] as const) {
    const unfired = ids.find(
      (id) => !observed[id]?.[where].some((link) => proven[id]?.[where].includes(link)),
    )
    const place = where === 'node' ? 'Node' : 'Chromium'
    if (unfired) return missing(`Regla ${rule}: en ${place} ningún escenario aprobado disparó «${unfired}».`)
  }
  return met(
    `Regla ${rule}: ${ids.length === 1 ? 'su transición se disparó' : `sus ${ids.length} transiciones se dispararon`} en Node y en Chromium.`,
  )
}

export function judgeScenarios({ results }: Evidence, links: readonly string[]): Finding {
  const ran = results.scenarios.filter(({ link }) => links.includes(link))
  const compared = ran.filter(wasComparedInChromium).map(({ link }) => link)
  const absent = links.find((link) => !compared.includes(link))
  const differences = differencesIn(ran)
  if (absent && differences.length === 0)
    return missing(`Escenario ${absent}: no se corrió en Node y en Chromium.`)
  return findingOf(ran.length, differences, 'Escenarios en Node y en Chromium')
}

export function judgeAllScenarios({ results: { scenarios } }: Evidence): Finding {
  return findingOf(scenarios.length, differencesIn(scenarios), 'Todos los caminos y la matriz de valores')
}
