import type { StepTable } from './steps'
import { waitMsOf } from './waits'

/** What the world holds at first, and the steps that follow: as a deep link a test's title and a bug report at once. */
export type Scenario<Start = object, Word extends string = string> = Start & {
  readonly steps: readonly Word[]
}

/** How the world's start is written in a deep link. */
export interface StartFormat<Start = object> {
  /** Parameters of the deep link. */
  readonly names: readonly string[]
  /** Nothing unusual: left out of links. */
  readonly empty: Start
  /** Starts that differ for the machine, the plainest first: paths are looked for from each. */
  readonly all: readonly Start[]
  /** Reads the parameters' values, null where missing; `problems` says in Spanish what was not understood. Never throws. */
  read(valueOf: (name: string) => string | null): {
    readonly start: Start
    readonly problems: readonly string[]
  }
  /** The parameters that `read` reads back as the same start; null leaves one out. */
  write(start: Start): readonly (readonly [name: string, value: string | null])[]
  /** Spanish, as part of a sentence: «local = «x» y sesión sin valor». */
  format(start: Start): string
}

/** What is needed to read and write a subject's scenarios. */
export interface ScenarioFormat<Start = object, Word extends string = string> {
  readonly starts: StartFormat<Start>
  readonly steps: StepTable<Word>
}

const stepsName = 'pasos'

/** Most steps that are read from a link. */
export const maxSteps = 400

/** Most milliseconds that a link may wait in all: ten minutes. */
export const maxWaitMs = 600_000

export interface ReadScenario<Start = object, Word extends string = string> {
  readonly scenario: Scenario<Start, Word>
  /** Spanish sentences: what of the link was not understood and left out. */
  readonly problems: readonly string[]
}

export const emptyScenario = <Start extends object, Word extends string>({
  starts,
}: ScenarioFormat<Start, Word>): Scenario<Start, Word> => ({ ...starts.empty, steps: [] })

/** The words up to the one that would wait longer than a link may. */
function withinTime(words: readonly string[]): readonly string[] {
  let leftMs = maxWaitMs
  const end = words.findIndex((word) => (leftMs -= waitMsOf(word)) < 0)
  return end < 0 ? words : words.slice(0, end)
}

function parameterProblems(parameters: URLSearchParams, known: readonly string[]): string[] {
  const names = [...new Set(parameters.keys())]
  return [
    ...names
      .filter((name) => parameters.getAll(name).length > 1)
      .map((name) => `«${name.slice(0, 30)}» está más de una vez: vale la primera.`),
    ...names
      .filter((name) => !known.includes(name))
      .map((name) => `«${name.slice(0, 30)}» no se conoce y quedó fuera.`),
  ]
}

/** Reads a deep link's search string, in which `others` are known parameters of somebody else; never throws. */
export function readScenario<Start, Word extends string>(
  { starts, steps }: ScenarioFormat<Start, Word>,
  search: string,
  others: readonly string[] = [],
): ReadScenario<Start, Word> {
  const parameters = new URLSearchParams(search)
  const { start, problems } = starts.read((name) => parameters.get(name))
  const words = parameters.get(stepsName)?.split('.') ?? []
  const first = words.length === 1 && words[0] === '' ? [] : words.slice(0, maxSteps)
  const read = withinTime(first)
  const stepProblems = [
    words.length > maxSteps
      ? `El enlace trae ${words.length} pasos: se leyeron los primeros ${maxSteps}.`
      : null,
    read.length < first.length
      ? `Los pasos del enlace esperan más de ${maxWaitMs / 60_000} minutos en total: se leyeron los primeros ${read.length}.`
      : null,
    ...read.map((word, index) =>
      steps.isStep(word) ? null : `El paso ${index + 1}, «${word.slice(0, 30)}», no se conoce y quedó fuera.`,
    ),
  ]
  return {
    scenario: { ...start, steps: read.filter((word) => steps.isStep(word)) },
    problems: [
      ...problems,
      ...parameterProblems(parameters, [...starts.names, stepsName, ...others]),
      ...stepProblems.filter((problem) => problem !== null),
    ],
  }
}

// Half a surrogate pair fits in a storage, not in an address.
const encode = (value: string) => encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD'))

/** The deep link's search string, which `readScenario` reads back as the same scenario. */
export function writeScenario<Start, Word extends string>(
  { starts }: ScenarioFormat<Start, Word>,
  scenario: Scenario<Start, Word>,
): string {
  const { steps } = scenario
  const parts = [...starts.write(scenario), [stepsName, steps.length > 0 ? steps.join('.') : null] as const]
  return `?${parts.flatMap(([name, text]) => (text === null ? [] : `${name}=${encode(text)}`)).join('&')}`
}

/** Spanish, to be read aloud: «Con local = «x» y sesión sin valor: NO, pasan 50 ms, SÍ recordando.» */
export function formatScenario<Start, Word extends string>(
  { starts, steps: table }: ScenarioFormat<Start, Word>,
  scenario: Scenario<Start, Word>,
): string {
  const { steps } = scenario
  const what = steps.length > 0 ? steps.map((step) => table.find(step).label).join(', ') : 'se abre la página'
  return `Con ${starts.format(scenario)}: ${what}.`
}
