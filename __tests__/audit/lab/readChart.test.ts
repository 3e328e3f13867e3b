import { committedChart } from '../../../src/audit/chart/committed'
import { toJson } from '../../../src/audit/chart/export/toJson'
import { readChart } from '../../../src/audit/lab/state/readChart'

it('what the lab exported is read back whole', () => {
  expect(readChart(toJson(committedChart))).toEqual(committedChart)
})

it.each([
  ['no JSON', 'hola'],
  ['another JSON', '{"id":"gate"}'],
  ['null', 'null'],
  ['a state without its name', JSON.stringify({ ...committedChart, states: [{ id: 'gate' }] })],
  ['a transition that is a number', JSON.stringify({ ...committedChart, transitions: [1] })],
])('%s is refused with a sentence', (_what, text) => {
  expect(() => readChart(text)).toThrow('Ese archivo no es un diagrama exportado en JSON')
})
