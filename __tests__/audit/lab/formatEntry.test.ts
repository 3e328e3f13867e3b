import { messagesOf } from '../../../src/audit/lab/state/messagesOf'
import { displayedEntryOf } from '../../../src/audit/lab/state/displayedEntry'
import { emptyState } from '../../../src/audit/lab/state/labState'
import { formatCall, formatEntry } from '../../../src/audit/lab/texts/formatEntry'
import { replay } from '../../../src/audit/model/replay'
import { readScenario } from '../../../src/audit/model/scenario'

const lastOf = async (search: string) => {
  const { log } = await replay(readScenario(search).scenario)
  const entry = log.at(-1)
  if (!entry) throw new Error('The log is empty.')
  return entry
}

it.each([
  ['', 'se abre la página: la puerta pasa de «comprobando» a «no aceptado · preguntando» (R6).'],
  ['?pasos=no', 'NO: la puerta pasa de «no aceptado · preguntando» a «no aceptado · rechazando» (R9).'],
  [
    '?pasos=no.50ms',
    'pasan 50 ms: la puerta pasa de «no aceptado · rechazando» a «no aceptado · preguntando» (R10).',
  ],
  ['?pasos=olvidar', 'olvidar la respuesta: la puerta no hace nada y sigue en «no aceptado · preguntando».'],
])('after «%s» the line under the chart says what happened', async (search, sentence) => {
  expect(formatEntry(await lastOf(search))).toBe(sentence)
})

it('the second tab is named', async () => {
  expect(formatEntry(await lastOf('?pasos=b-abrir.b-no'))).toMatch(/^Pestaña B, .*NO/)
})

it('an empty value, nothing and a refusal differ', () => {
  const call = { place: 'local', call: 'read', value: '', error: null } as const
  expect(formatCall(call)).toBe('lee «» (vacío) de local')
  expect(formatCall({ ...call, value: null })).toBe('lee nada de local')
  expect(formatCall({ ...call, value: null, error: 'SecurityError' })).toBe('lee de local: SecurityError')
  expect(formatCall({ ...call, call: 'write', value: 'accepted' })).toBe('escribe «accepted» en local')
})

it('SÍ is a message from the visitor, then a writing from the gate to the session', async () => {
  const { log } = await replay(readScenario('?pasos=si').scenario)
  const messages = log.flatMap(messagesOf).slice(-2)
  expect(messages.map(({ from, to, call }) => [from, to, call?.call])).toEqual([
    ['visitor', 'gate', undefined],
    ['gate', 'session', 'write'],
  ])
})

it.each([
  ['?pasos=no', true],
  ['?pasos=no.50ms', true],
  ['?pasos=no.50ms.recargar', false],
  ['?pasos=no.si.olvidar', false],
  ['?pasos=b-abrir.b-no', false],
])('after «%s» the first tab’s dialog stands: %s', async (search, stands) => {
  const view = await replay(readScenario(search).scenario)
  const displayed = displayedEntryOf({ ...emptyState, view, position: view.log.length - 1 })
  expect(displayed?.tabs.a.hasRejectionDialog).toBe(stands)
})
