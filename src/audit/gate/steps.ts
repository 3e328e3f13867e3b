import type { AnswerName } from '../../content/legal'
import type { GateEvent } from '../../features/gate/gateSetup'
import { performAction, type StepDriver } from '../model/performStep'
import { createStepTable, type StepAction, type StepOf } from '../model/steps'

export type Answer = Exclude<GateEvent, { type: 'status.changed' }>

/** Another page, which is no tab of the scenario, changes local storage. */
export type ElsewhereAction =
  /** null removes the status. */
  | { readonly kind: 'write'; readonly value: string | null }
  /** `localStorage.clear()`: the event names no key. */
  | { readonly kind: 'clear' }

const events = {
  si: { event: { type: 'yes', remember: false }, label: 'SÍ', button: 'SÍ' },
  'si-recordar': { event: { type: 'yes', remember: true }, label: 'SÍ recordando', button: 'SÍ recordando' },
  no: { event: { type: 'no' }, label: 'NO', button: 'NO' },
  olvidar: { event: { type: 'forget' }, label: 'olvidar la respuesta', button: 'Olvidar' },
} as const

const elsewhere = {
  'otra-accepted': {
    action: { kind: 'write', value: 'accepted' },
    label: 'otra pestaña guarda «accepted»',
    button: 'Guarda accepted',
  },
  'otra-x': {
    action: { kind: 'write', value: 'x' },
    label: 'otra pestaña guarda «x»',
    button: 'Guarda x',
  },
  'otra-nada': {
    action: { kind: 'write', value: null },
    label: 'otra pestaña quita el valor',
    button: 'Lo quita',
  },
  'otra-vacia': {
    action: { kind: 'clear' },
    label: 'otra pestaña vacía el almacén local',
    button: 'Vacía el almacén',
  },
} as const

type EventWord = keyof typeof events

/** One thing that happens, as a word of the deep link. */
export type Step = StepOf<EventWord, keyof typeof elsewhere>

/** Around the 50 ms of the message (R10), and a minute, which changes nothing. */
export const gateSteps = createStepTable<EventWord, keyof typeof elsewhere, Answer, ElsewhereAction>({
  events,
  elsewhere,
  waitsMs: [1, 49, 50, 60_000],
})

/** What the visitor of the first tab answers, in the order of the words. */
export const answerSteps = Object.keys(events) as EventWord[]

/** The steps that answer the gate's question, by their event. */
export type QuestionStep = {
  [Word in EventWord]: (typeof events)[Word] extends { event: { type: AnswerName } } ? Word : never
}[EventWord]

export const questionSteps = answerSteps.filter((word): word is QuestionStep => word !== 'olvidar')

export const actionOf = (step: Step): StepAction<Answer, ElsewhereAction> => gateSteps.find(step).action

/** «pasan 50 ms», without a full stop. */
export const formatStep = (step: Step): string => gateSteps.find(step).label

export type GateDriver<Result> = StepDriver<Result, Answer, ElsewhereAction>

export const performStep = <Result>(driver: GateDriver<Result>, step: Step): Result =>
  performAction(driver, actionOf(step))

/** The step that another tab's writing is; all foreign values are one. */
export const elsewhereStep = (value: string | null): Step =>
  value === null ? 'otra-nada' : value === 'accepted' ? 'otra-accepted' : 'otra-x'
