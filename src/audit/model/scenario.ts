import { readStart, writeStart } from './storageStart'
import { actionOf, waitMsOf } from './steps'

/** What one of the two storages holds or does at the start: a value, nothing, or a refusal. */
export type StorageStart =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'value'; readonly value: string }
  /** Reads, writes and removals throw SecurityError. */
  | { readonly kind: 'blocked' }
  /** Holds nothing; writes throw QuotaExceededError. */
  | { readonly kind: 'full' }

/**
 * One thing that happens, as a word of the deep link.
 * Visitor: `si`, `si-recordar`, `no`, `olvidar`. Virtual time: `50ms`, `1ms`, `49ms` … Back from the back-forward
 * cache: `volver`. Reload of this tab: `recargar`. Somebody else writes to local storage: `otra-accepted`, `otra-x`,
 * `otra-nada`. The second tab: `b-abrir`, then `b-si`, `b-si-recordar`, `b-no`, `b-olvidar`, `b-volver`, `b-recargar`;
 * the first of them opens it.
 */
export type Step = string

/** A deep link, a test's title and a bug report at once: `?local=x&session=accepted&pasos=no.50ms.si-recordar`. */
export interface Scenario {
  readonly local: StorageStart
  readonly session: StorageStart
  readonly steps: readonly Step[]
}

/** Most steps that are read from a link. */
export const maxSteps = 200

/** Most milliseconds that a link may wait in all: ten minutes, of a machine whose only timer runs 50 ms. */
export const maxWaitMs = 600_000

export interface ReadScenario {
  readonly scenario: Scenario
  /** Spanish sentences: what of the link was not understood and left out. */
  readonly problems: readonly string[]
}

/** The steps up to the one that would wait longer than a link may. */
function withinTime(steps: readonly Step[]): readonly Step[] {
  let leftMs = maxWaitMs
  const end = steps.findIndex((step) => (leftMs -= waitMsOf(step)) < 0)
  return end < 0 ? steps : steps.slice(0, end)
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
      actionOf(word) ? null : `El paso ${index + 1}, «${word.slice(0, 30)}», no se conoce y quedó fuera.`,
    ),
  ]
  return {
    scenario: { local: local.start, session: session.start, steps: read.filter((word) => actionOf(word)) },
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
