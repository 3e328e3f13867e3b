import { setup, type AnyMachineSnapshot } from 'xstate'
import { createStepTable, type StepOf } from '../../../../src/audit/model/steps'
import type { LabSubject } from '../../../../src/audit/model/subject'

type LampEvent = { type: 'press' }
type LampStep = StepOf<'pulsar', never>

export const exampleMachine = setup({
  types: { events: {} as LampEvent },
  delays: { glow: 3000 },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { press: { target: 'on', meta: { rule: 'L1' } } } },
    on: { after: { glow: { target: 'off', meta: { rule: 'L2' } } } },
  },
})

/** A lamp that goes out by itself after three seconds. */
export const exampleSubject: LabSubject<object, null, unknown, LampStep> = {
  id: exampleMachine.id,
  words: {
    title: 'Laboratorio de la lámpara',
    lead: 'Una lámpara que se apaga sola.',
    machine: 'la lámpara',
    chart: { states: { off: 'apagada', on: 'encendida' }, events: { press: 'pulsar' } },
    sender: 'Persona',
    places: {},
    timer: { label: 'Luz', idle: 'sin luz' },
    file: 'lampara',
    rules: { help: 'Las reglas de la lámpara son nuestras.' },
    world: { name: 'Alrededor', help: 'La lámpara no guarda nada.', browserWarning: '' },
  },
  starts: {
    names: [],
    empty: {},
    all: [{}],
    read: () => ({ start: {}, problems: [] }),
    write: () => [],
    format: () => 'la lámpara apagada',
  },
  steps: createStepTable<'pulsar', never, LampEvent, never>({
    events: { pulsar: { event: { type: 'press' }, label: 'se pulsa', button: 'Pulsar' } },
    elsewhere: {},
    waitsMs: [2999, 3000],
  }),
  createWorld: () => ({
    open: () => null,
    close: () => {},
    stored: () => ({}),
    act: () => {},
    freeze: () => {},
    return: () => {},
    isBusy: () => false,
  }),
  createMachine: () => exampleMachine,
  show: (snapshot: AnyMachineSnapshot) => ({ isLit: snapshot.matches('on') }),
  fields: [{ name: 'isLit', label: 'la luz', rank: () => 0 }],
  oracle: {
    opening: { isLit: false },
    expect({ steps }) {
      let leftMs = 0
      return [null, ...steps].map((step, number) => {
        if (step === 'pulsar' && leftMs === 0) leftMs = 3000
        else if (step?.endsWith('ms')) leftMs = Math.max(0, leftMs - parseInt(step))
        return { step, number, expected: { a: { isLit: leftMs > 0 }, b: null } }
      })
    },
  },
  rules: [
    { id: 'L1', quote: null, summary: 'Pulsar enciende', sentence: 'Al pulsar, la lámpara se enciende.' },
    { id: 'L2', quote: null, summary: 'Se apaga sola', sentence: 'A los tres segundos se apaga.' },
  ],
  defects: [],
  scenarios: [],
}
