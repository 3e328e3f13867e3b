import { stripVTControlCharacters } from 'node:util'
import type { Interruption, ObservationResult } from '../../../src/audit/dossier/evidence/evidence'
import type { ObservationId } from '../../../src/audit/dossier/evidence/observations'
import { observationSubject, type Subject } from '../../../src/audit/dossier/evidence/subjects'
import type { Patience } from './patience'

/** Something that a visit waited for and that did not come; the message is a Spanish sentence without its end. */
class NotSeen extends Error {}

const firstLineOf = (error: unknown) =>
  stripVTControlCharacters(error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''

const secondsIn = (message: string) => Number(/Timeout (\d+)ms/.exec(message)?.[1] ?? Number.NaN) / 1000

/** Gives what was awaited; where it does not come, the error names it: `what` is Spanish, «la pregunta». */
export async function expectSeen<Value>(what: string, awaited: Promise<Value>): Promise<Value> {
  try {
    return await awaited
  } catch (error) {
    const seconds = secondsIn(firstLineOf(error))
    if (Number.isNaN(seconds)) throw error
    throw new NotSeen(`en ${seconds} s no se vio ${what}`)
  }
}

/** Spanish: why a visit ended early. */
function describeProblem(error: unknown): string {
  if (error instanceof NotSeen) return error.message
  const message = firstLineOf(error)
  const seconds = secondsIn(message)
  return Number.isNaN(seconds)
    ? `la visita se cortó (${message})`
    : `en ${seconds} s no terminó un paso de la visita (${message})`
}

export interface Attempted<Value> {
  /** Undefined where the work was interrupted. */
  readonly value?: Value
  readonly interruptions: readonly Interruption[]
}

/** Does the work; where it fails, says which evidence is missing for it and why. */
export async function attempt<Value>(
  patience: Patience,
  subjects: readonly Subject[],
  work: () => Promise<Value>,
): Promise<Attempted<Value>> {
  try {
    return { value: await work(), interruptions: [] }
  } catch (error) {
    patience.shorten()
    return { interruptions: [{ subjects, reason: describeProblem(error) }] }
  }
}

export interface Collected<Item> {
  readonly items: readonly Item[]
  readonly interruptions: readonly Interruption[]
}

/** What the work added until it ended or failed; `owedAfter` says, from what was added, which evidence is then missing. */
export async function collectUntilInterrupted<Item>(
  patience: Patience,
  owedAfter: (items: readonly Item[]) => readonly Subject[],
  work: (add: (...items: readonly Item[]) => void) => Promise<unknown>,
): Promise<Collected<Item>> {
  const items: Item[] = []
  const { interruptions } = await attempt(patience, [], () => work((...added) => items.push(...added)))
  return { items, interruptions: interruptions.map(({ reason }) => ({ subjects: owedAfter(items), reason })) }
}

/** The observations of a visit; of `ids`, those that it did not come to are interrupted. */
export const observeAll = (
  patience: Patience,
  ids: readonly ObservationId[],
  observe: (add: (...results: readonly ObservationResult[]) => void) => Promise<unknown>,
): Promise<Collected<ObservationResult>> =>
  collectUntilInterrupted(
    patience,
    (seen) => ids.filter((id) => !seen.some((one) => one.id === id)).map(observationSubject),
    observe,
  )
