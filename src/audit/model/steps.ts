import type { GateEvent } from '../../features/gate/gateSetup'
import type { Tab } from './logEntry'
import type { Step } from './scenario'

type Answer = Exclude<GateEvent, { type: 'status.changed' }>

/** A step, understood. */
export type StepAction =
  | { readonly kind: 'send'; readonly tab: Tab; readonly event: Answer }
  | { readonly kind: 'open' | 'comeBack' | 'reload'; readonly tab: Tab }
  | { readonly kind: 'wait'; readonly ms: number }
  /** Another tab's page writes to local storage; null removes. */
  | { readonly kind: 'elsewhere'; readonly value: string | null }

const answers: Readonly<Record<string, Answer>> = {
  si: { type: 'yes', remember: false },
  'si-recordar': { type: 'yes', remember: true },
  no: { type: 'no' },
  olvidar: { type: 'forget' },
}

const elsewhere = new Map([
  ['otra-accepted', 'accepted'],
  ['otra-x', 'x'],
  ['otra-nada', null],
])

const longestWaitMs = 60_000

/** Milliseconds of virtual time that the step lets pass; 0 for any other step. */
export function waitMsOf(step: Step): number {
  const ms = Number(/^([1-9]\d{0,4})ms$/.exec(step)?.[1] ?? 0)
  return ms <= longestWaitMs ? ms : 0
}

function waitOf(step: Step): StepAction | null {
  const ms = waitMsOf(step)
  return ms > 0 ? { kind: 'wait', ms } : null
}

function visitOf(word: string, tab: Tab): StepAction | null {
  const event = Object.hasOwn(answers, word) ? answers[word] : undefined
  if (event) return { kind: 'send', tab, event }
  if (word === 'volver') return { kind: 'comeBack', tab }
  return word === 'recargar' ? { kind: 'reload', tab } : null
}

/** What a word of the deep link asks for; null for a word nobody knows. */
export function actionOf(step: Step): StepAction | null {
  const value = elsewhere.get(step)
  if (value !== undefined) return { kind: 'elsewhere', value }
  if (step === 'b-abrir') return { kind: 'open', tab: 'b' }
  return step.startsWith('b-') ? visitOf(step.slice(2), 'b') : (waitOf(step) ?? visitOf(step, 'a'))
}

/** The step that a visitor's event is; null for what no visitor sends. */
export function stepOf(event: GateEvent, tab: Tab): Step | null {
  if (event.type === 'status.changed') return null
  const word =
    event.type === 'no' ? 'no' : event.type === 'forget' ? 'olvidar' : event.remember ? 'si-recordar' : 'si'
  return tab === 'b' ? `b-${word}` : word
}

/** The step that another tab's writing is; all foreign values are one. */
export const elsewhereStep = (value: string | null): Step =>
  value === null ? 'otra-nada' : value === 'accepted' ? 'otra-accepted' : 'otra-x'
