import type { AnswerName } from '../../content/legal'
import type { GateEvent } from '../../features/gate/gateSetup'

export type Tab = 'a' | 'b'

export type Answer = Exclude<GateEvent, { type: 'status.changed' }>

export type StepAction =
  | { readonly kind: 'send'; readonly tab: Tab; readonly event: Answer }
  | { readonly kind: 'open' | 'returnFromCache' | 'reload'; readonly tab: Tab }
  | { readonly kind: 'wait'; readonly ms: number }
  /** A page that is no tab of the scenario writes to local storage; null removes. */
  | { readonly kind: 'writeElsewhere'; readonly value: string | null }

interface StepWord {
  readonly action: StepAction
  /** Spanish, as part of a sentence. */
  readonly label: string
  /** Spanish, on a button of the lab: a word or two. */
  readonly button: string
}

/** Words for the first tab; with `b-` in front they are the second tab's. The first of those opens it. */
const tabWords = {
  si: { action: { kind: 'send', event: { type: 'yes', remember: false } }, label: 'SÍ', button: 'SÍ' },
  'si-recordar': {
    action: { kind: 'send', event: { type: 'yes', remember: true } },
    label: 'SÍ recordando',
    button: 'SÍ recordando',
  },
  no: { action: { kind: 'send', event: { type: 'no' } }, label: 'NO', button: 'NO' },
  olvidar: {
    action: { kind: 'send', event: { type: 'forget' } },
    label: 'olvidar la respuesta',
    button: 'Olvidar',
  },
  volver: { action: { kind: 'returnFromCache' }, label: 'vuelve con Atrás', button: 'Volver con Atrás' },
  recargar: { action: { kind: 'reload' }, label: 'se recarga', button: 'Recargar' },
} as const

const otherWords = {
  'b-abrir': {
    action: { kind: 'open', tab: 'b' },
    label: 'la pestaña B se abre',
    button: 'Abrir la pestaña B',
  },
  'otra-accepted': {
    action: { kind: 'writeElsewhere', value: 'accepted' },
    label: 'otra pestaña guarda «accepted»',
    button: 'Guarda accepted',
  },
  'otra-x': {
    action: { kind: 'writeElsewhere', value: 'x' },
    label: 'otra pestaña guarda «x»',
    button: 'Guarda x',
  },
  'otra-nada': {
    action: { kind: 'writeElsewhere', value: null },
    label: 'otra pestaña quita el valor',
    button: 'Lo quita',
  },
} as const satisfies Readonly<Record<string, StepWord>>

type TabWord = keyof typeof tabWords

/** One thing that happens, as a word of the deep link; `50ms` is virtual time. */
export type Step = TabWord | `b-${TabWord}` | keyof typeof otherWords | `${number}ms`

/** In the log: what caused the first reading. */
export const initialStep = 'inicio' as const

const subjects = {
  a: { send: '', page: 'la página ' },
  b: { send: 'en la pestaña B ', page: 'la pestaña B ' },
} as const

const wordsOf = (tab: Tab) =>
  Object.entries(tabWords).map(([word, { action, label, button }]): [string, StepWord] => [
    tab === 'b' ? `b-${word}` : word,
    {
      action: { ...action, tab },
      label: subjects[tab][action.kind === 'send' ? 'send' : 'page'] + label,
      button,
    },
  ])

const words: ReadonlyMap<string, StepWord> = new Map([
  ...wordsOf('a'),
  ...wordsOf('b'),
  ...Object.entries(otherWords),
])

const longestWaitMs = 60_000

/** Milliseconds of virtual time that the step lets pass; 0 for any other word. */
export function waitMsOf(word: string): number {
  const ms = Number(/^([1-9]\d{0,4})ms$/.exec(word)?.[1] ?? 0)
  return ms <= longestWaitMs ? ms : 0
}

/** What the visitor of the first tab answers, in the order of the words. */
export const answerSteps = Object.entries(tabWords)
  .filter(([, { action }]) => action.kind === 'send')
  .map(([word]) => word as TabWord)

/** The steps that answer the gate's question, by their event. */
export type QuestionStep = {
  [Word in TabWord]: (typeof tabWords)[Word]['action'] extends { event: { type: AnswerName } } ? Word : never
}[TabWord]

export const questionSteps = answerSteps.filter((word): word is QuestionStep => word !== 'olvidar')

export const isStep = (word: string): word is Step => words.has(word) || waitMsOf(word) > 0

function find(step: Step): StepWord {
  const ms = waitMsOf(step)
  const label = ms === 1 ? 'pasa 1 ms' : `pasan ${ms} ms`
  return words.get(step) ?? { action: { kind: 'wait', ms }, label, button: `+${ms} ms` }
}

export const actionOf = (step: Step): StepAction => find(step).action

/** «pasan 50 ms», without a full stop. */
export const formatStep = (step: Step): string => find(step).label

export const buttonOf = (step: Step): string => find(step).button

const remembers = (event: GateEvent) => event.type === 'yes' && event.remember

/** The step that a visitor's event is; null for what no visitor sends. */
export function stepOf(event: GateEvent, tab: Tab): Step | null {
  const isSame = ({ action }: StepWord) =>
    action.kind === 'send' &&
    action.tab === tab &&
    action.event.type === event.type &&
    remembers(action.event) === remembers(event)
  return ([...words].find(([, word]) => isSame(word))?.[0] ?? null) as Step | null
}

/** The step that another tab's writing is; all foreign values are one. */
export const elsewhereStep = (value: string | null): Step =>
  value === null ? 'otra-nada' : value === 'accepted' ? 'otra-accepted' : 'otra-x'
