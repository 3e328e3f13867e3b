import { defects, type Defect } from '../../model/defects'
import { readScenario, writeScenario, type ReadScenario, type Scenario } from '../../model/scenario'

export interface LabAddress extends ReadScenario {
  readonly defect: Defect | null
}

/** A scenario's link: with a planted defect it opens with that defect on. */
export function addressOf(scenario: Scenario, defect: Defect | null): string {
  const search = writeScenario(scenario)
  if (!defect) return search
  return `${search}${search === '?' ? '' : '&'}defecto=${defect.id}`
}

/** Reads the page's address; `problems` says in Spanish what was not understood. Never throws. */
export function readAddress(search: string): LabAddress {
  const { scenario, problems } = readScenario(search)
  const id = new URLSearchParams(search).get('defecto')
  const defect = defects.find((known) => known.id === id) ?? null
  const unknown =
    id && !defect ? [`El defecto «${id.slice(0, 30)}» no se conoce: el laboratorio abre sin defecto.`] : []
  return { scenario, defect, problems: [...problems, ...unknown] }
}
