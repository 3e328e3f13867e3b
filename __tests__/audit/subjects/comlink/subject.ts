import {
  createActor,
  fromCallback,
  fromPromise,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate'
import type { StartFormat } from '../../../../src/audit/model/scenario'
import { createStepTable, type StepOf } from '../../../../src/audit/model/steps'
import type { LabSubject } from '../../../../src/audit/model/subject'
import { requestMachine } from './machines'

/** `waits`: an answer may come. `none`: no answer is asked for. `fails`: the channel breaks while waiting. */
type Answer = 'waits' | 'none' | 'fails'

interface RequestStart {
  readonly answer: Answer
}

const words: Readonly<Record<Answer, string | null>> = { waits: null, none: 'ninguna', fails: 'falla' }
const answers = Object.keys(words) as readonly Answer[]

const starts: StartFormat<RequestStart> = {
  names: ['respuesta'],
  empty: { answer: 'waits' },
  all: answers.map((answer) => ({ answer })),
  read(valueOf) {
    const text = valueOf('respuesta')
    const answer = answers.find((one) => words[one] === text)
    return answer
      ? { start: { answer }, problems: [] }
      : { start: { answer: 'waits' }, problems: [`La respuesta «${text}» no se conoce y quedó fuera.`] }
  },
  write: ({ answer }) => [['respuesta', words[answer]]],
  format: ({ answer }) => `respuesta ${words[answer] ?? 'posible'}`,
}

const events = {
  responder: {
    event: { type: 'message', data: { data: 'hola', responseTo: 'msg-1' } },
    label: 'llega la respuesta',
    button: 'Responder',
  },
  cancelar: { event: { type: 'abort' }, label: 'se cancela', button: 'Cancelar' },
} as const

type EventWord = keyof typeof events

const breaks = fromPromise(() => Promise.reject(new Error('El canal se cortó')))
const listens = fromCallback(() => {})

/** One request of comlink: a timer of a computed length, an actor that may fail, three ends. Nobody judges it. */
export const requestSubject: LabSubject<RequestStart, Answer, unknown, StepOf<EventWord, never>> = {
  id: requestMachine.id,
  words: {
    title: 'Laboratorio de la petición',
    lead: 'Una petición de comlink, abierta.',
    machine: 'la petición',
    chart: { states: {}, events: {} },
    sender: 'Ventana',
    places: {},
    timer: { label: 'Espera', idle: 'sin espera' },
    file: 'peticion',
    rules: { help: 'Sin reglas escritas.' },
    world: { name: 'Canal', help: 'La petición puede quedar sin respuesta.', browserWarning: '' },
  },
  starts,
  steps: createStepTable<EventWord, never, AnyEventObject, never>({
    events,
    elsewhere: {},
    waitsMs: [1, 2999, 3000],
  }),
  createWorld: ({ answer }) => ({
    open: () => answer,
    close: () => {},
    stored: () => ({}),
    act: () => {},
    freeze: () => {},
    return: () => {},
    isBusy: () => false,
  }),
  createMachine: (answer) =>
    (requestMachine as AnyStateMachine).provide({
      actors: { listen: answer === 'fails' ? breaks : listens },
      guards: { expectsResponse: () => answer !== 'none' },
    }),
  input: {
    channelId: 'canal',
    domain: 'prueba',
    expectResponse: true,
    from: 'a',
    to: 'b',
    type: 'saludo',
    parentRef: createActor(fromCallback(() => {})).start(),
    sources: new Set(),
    suppressWarnings: true,
    targetOrigin: '*',
  },
  randomContext: ['id'],
  show: (snapshot: AnyMachineSnapshot) => ({
    state: String(snapshot.value),
    response: (snapshot.context as { response: string | null }).response,
  }),
  fields: [],
  rules: [],
  defects: [],
  scenarios: [],
}
