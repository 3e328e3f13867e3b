import { gateChart } from '../../../src/audit/gate/gateChart'
import { readChart } from '../../../src/audit/lab/state/readChart'

it('what the lab exported is read back whole', () => {
  expect(readChart(JSON.stringify(gateChart))).toEqual(gateChart)
})

it.each([
  ['no JSON', 'hola'],
  ['another JSON', '{"id":"gate"}'],
  ['null', 'null'],
  ['a state without its name', JSON.stringify({ ...gateChart, states: [{ id: 'gate' }] })],
  ['a transition that is a number', JSON.stringify({ ...gateChart, transitions: [1] })],
])('%s is refused with a sentence', (_what, text) => {
  expect(() => readChart(text)).toThrow('Ese archivo no es un diagrama exportado en JSON')
})
