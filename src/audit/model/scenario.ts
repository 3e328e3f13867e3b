import { isStep, waitMsOf, type Step } from './steps'
import { readStart, writeStart, type StorageStart } from './storageStart'

/** A deep link, a test's title and a bug report at once: `?local=x&session=accepted&pasos=no.50ms.si-recordar`. */
export interface Scenario {
  readonly local: StorageStart
  readonly session: StorageStart
  readonly steps: readonly Step[]
}

export type ScenarioStart = Omit<Scenario, 'steps'>

export const emptyScenario: Scenario = { local: { kind: 'nothing' }, session: { kind: 'nothing' }, steps: [] }

/** Most steps that are read from a link. */
export const maxSteps = 200

/** Most milliseconds that a link may wait in all: ten minutes, of a machine whose only timer runs 50 ms. */
export const maxWaitMs = 600_000

export interface ReadScenario {
  readonly scenario: Scenario
  /** Spanish sentences: what of the link was not understood and left out. */
  readonly problems: readonly string[]
}

/** The words up to the one that would wait longer than a link may. */
function withinTime(words: readonly string[]): readonly string[] {
  let leftMs = maxWaitMs
  const end = words.findIndex((word) => (leftMs -= waitMsOf(word)) < 0)
  return end < 0 ? words : words.slice(0, end)
}

/** Reads a deep link's search string; never throws. */
export function readScenario(search: string): ReadScenario {
  const parameters = new URLSearchParams(search)
  const local = readStart('local', parameters.get('local'))
  const session = readStart('session', parameters.get('session'))
  const words = parameters.get('pasos')?.split('.') ?? []
  const first = words.length === 1 && words[0] === '' ? [] : words.slice(0, maxSteps)
  const read = withinTime(first)
  const repeated = ['local', 'session', 'pasos'].filter((name) => parameters.getAll(name).length > 1)
  const problems = [
    local.problem,
    session.problem,
    ...repeated.map((name) => `«${name}» está más de una vez: vale la primera.`),
    words.length > maxSteps
      ? `El enlace trae ${words.length} pasos: se leyeron los primeros ${maxSteps}.`
      : null,
    read.length < first.length
      ? `Los pasos del enlace esperan más de ${maxWaitMs / 60_000} minutos en total: se leyeron los primeros ${read.length}.`
      : null,
    ...read.map((word, index) =>
      isStep(word) ? null : `El paso ${index + 1}, «${word.slice(0, 30)}», no se conoce y quedó fuera.`,
    ),
  ]
  return {
    scenario: { local: local.start, session: session.start, steps: read.filter(isStep) },
    problems: problems.filter((problem) => problem !== null),
  }
}

// Half a surrogate pair fits in a storage, not in an address.
const encode = (value: string) => encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD'))

/** The deep link's search string, which `readScenario` reads back as the same scenario. */
export function writeScenario({ local, session, steps }: Scenario): string {
  const parts = [
    ['local', writeStart(local)],
    ['session', writeStart(session)],
    ['pasos', steps.length > 0 ? steps.join('.') : null],
  ] as const
  return `?${parts.flatMap(([name, text]) => (text === null ? [] : `${name}=${encode(text)}`)).join('&')}`
}
