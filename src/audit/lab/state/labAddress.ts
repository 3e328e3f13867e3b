import { readScenario, writeScenario, type ReadScenario, type Scenario } from '../../model/scenario'
import type { Defect, LabSubject } from '../../model/subject'
import { isSeed, maxSeed, usualSeed } from './seed'

const defectName = 'defecto'
const seedName = 'semilla'
const momentName = 'momento'

/** A moment of a scenario; a link counts from 1, as the screen does: «momento=2.1» is the first event of the second moment. */
export interface LinkedMoment {
  /** How many steps had been done: 0 is the opening. */
  readonly step: number
  /** One of the step's events alone, from 1; null for the whole step. */
  readonly event: number | null
}

export interface LabAddress extends ReadScenario {
  readonly defect: Defect | null
  readonly seed: number
  /** Null is the last one. */
  readonly moment: LinkedMoment | null
}

interface AddressParts {
  readonly defect: Defect | null
  readonly seed?: number
  readonly moment?: LinkedMoment | null
}

/** As a link and the screen count it. */
const writeMoment = ({ step, event }: LinkedMoment) =>
  event === null ? `${step + 1}` : `${step + 1}.${event}`

/** Null where the text is none. */
function readMoment(text: string): LinkedMoment | null {
  const [, moment, event] = /^([1-9]\d{0,3})(?:\.([1-9]\d{0,3}))?$/.exec(text) ?? []
  return moment ? { step: Number(moment) - 1, event: event ? Number(event) : null } : null
}

/** A scenario's link: it opens with the planted defect on, at a moment of it; a run has the seed of its random visits. */
export function addressOf(
  subject: LabSubject,
  scenario: Scenario,
  { defect, seed = usualSeed, moment = null }: AddressParts,
): string {
  const parts = [
    writeScenario(subject, scenario).slice(1),
    defect ? `${defectName}=${defect.id}` : '',
    seed === usualSeed ? '' : `${seedName}=${seed}`,
    moment ? `${momentName}=${writeMoment(moment)}` : '',
  ]
  return `?${parts.filter(Boolean).join('&')}`
}

/** The seed that a link names; a sentence where that is no seed. */
function readSeed(text: string | null): { seed: number; problem: string | null } {
  if (text === null) return { seed: usualSeed, problem: null }
  if (isSeed(text)) return { seed: Number(text), problem: null }
  const problem = `La semilla «${text.slice(0, 30)}» no es un número de 1 a ${maxSeed}: se usa ${usualSeed}.`
  return { seed: usualSeed, problem }
}

/** Spanish: a moment that a scenario of so many steps has not got. */
export const missingMoment = (moment: LinkedMoment, steps: number) =>
  `El momento ${writeMoment(moment)} no existe: se muestra el último, el ${steps + 1}.`

/** Reads the page's address; `problems` says in Spanish what was not understood. Never throws. */
export function readAddress(subject: LabSubject, search: string): LabAddress {
  const { scenario, problems } = readScenario(subject, search, [defectName, seedName, momentName])
  const parameters = new URLSearchParams(search)
  const { seed, problem } = readSeed(parameters.get(seedName))
  const [id, text] = [parameters.get(defectName), parameters.get(momentName)]
  const moment = text === null ? null : readMoment(text)
  const defect = subject.defects.find((known) => known.id === id) ?? null
  const unknown = [
    id && !defect ? `El defecto «${id.slice(0, 30)}» no se conoce: el laboratorio abre sin defecto.` : null,
    text !== null && !moment
      ? `El momento «${text.slice(0, 30)}» no se entiende: se muestra el último.`
      : null,
    problem,
  ].filter((sentence) => sentence !== null)
  return {
    scenario,
    defect,
    seed,
    moment,
    problems: [...problems, ...unknown],
  }
}
