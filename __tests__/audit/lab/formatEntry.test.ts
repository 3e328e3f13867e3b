import { gateChart } from '../../../src/audit/gate/gateChart'
import { lanesOf, messagesOf } from '../../../src/audit/lab/state/messagesOf'
import { gateSubject } from '../../../src/audit/gate/gateSubject'
import { createLab } from '../../../src/audit/lab/state/createLab'
import { displayedEntryOf } from '../../../src/audit/lab/state/displayedEntry'
import { formatCall, formatEntry, formatMoment } from '../../../src/audit/lab/texts/formatEntry'
import { gateLab } from '../../../src/audit/page/gateLab'
import { readScenario } from '../../../src/audit/gate/scenario'
import { replay } from '../support/gateRuns'

const { places } = gateSubject.words

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
  expect(formatEntry({ subject: gateSubject, chart: gateChart }, await lastOf(search))).toBe(sentence)
})

it('the second tab is named', async () => {
  const entry = await lastOf('?pasos=b-abrir.b-no')
  expect(formatEntry(gateLab, entry)).toMatch(/^en la pestaña B NO: la puerta de la pestaña B pasa de /)
})

/** The sentence about the end of a link, or about one event of its log. */
async function sentenceOf(
  search: string,
  { followed = 'a', event }: { followed?: 'a' | 'b'; event?: number } = {},
) {
  const history = { replaceState: () => {} }
  const lab = createLab({ location: { search }, history } as unknown as Window, gateLab)
  await lab.open()
  lab.follow(followed)
  if (event !== undefined) await lab.travel(event)
  return formatMoment(gateLab, displayedEntryOf(lab.state())!)
}

const [asked, inside] = ['no aceptado · preguntando', 'aceptado · recordado']

it.each([
  ['', `se abre la página: la puerta empieza en «comprobando» y pasa a «${asked}» (R6).`],
  ['?pasos=no', `NO: la puerta pasa de «${asked}» a «no aceptado · rechazando» (R9).`],
  [
    '?pasos=si',
    `SÍ: la puerta pasa de «${asked}» a «aceptado · guardando» (R8) y de ahí a «${inside}» (R7-R8).`,
  ],
  [
    '?pasos=si-recordar',
    `SÍ recordando: la puerta pasa de «${asked}» a «aceptado · guardando» (R7) y de ahí a «${inside}» (R7-R8).`,
  ],
  ['?pasos=no.1ms', 'pasa 1 ms: la puerta sigue en «no aceptado · rechazando».'],
  ['?pasos=congelar.otra-accepted', `otra pestaña guarda «accepted»: la puerta sigue en «${asked}».`],
  [
    '?pasos=b-abrir.b-no',
    `en la pestaña B NO: la puerta de la pestaña A sigue en «${asked}». La puerta de la pestaña B pasa de «${asked}» a «no aceptado · rechazando» (R9).`,
  ],
])('«%s»: the sentence says the whole step, in order, and whose door it is', async (search, sentence) => {
  expect(await sentenceOf(search)).toBe(sentence)
})

it('the followed tab comes first, and the other where something reached it', async () => {
  const sentence = await sentenceOf('?pasos=b-abrir.b-si-recordar', { followed: 'b' })
  expect(sentence).toMatch(/: la puerta de la pestaña B pasa de .* La puerta de la pestaña A pasa de .*X4/)
})

it('one event of a step is said alone', async () => {
  const sentence = await sentenceOf('?pasos=si', { event: 2 })
  expect(sentence).toBe(`SÍ: la puerta pasa de «${asked}» a «aceptado · guardando» (R8).`)
})

it('an empty value, nothing and a refusal differ', () => {
  const call = { place: 'local', call: 'read', value: '', error: null } as const
  expect(formatCall(call, places)).toBe('lee «» (vacío) de local')
  expect(formatCall({ ...call, value: null }, places)).toBe('lee nada de local')
  expect(formatCall({ ...call, value: null, error: 'SecurityError' }, places)).toBe(
    'lee de local: SecurityError',
  )
  expect(formatCall({ ...call, call: 'write', value: 'accepted' }, places)).toBe(
    'escribe «accepted» en local',
  )
})

it('SÍ is a message from the visitor, then a writing from the gate to the session', async () => {
  const { log } = await replay(readScenario('?pasos=si').scenario)
  const messages = log.flatMap((entry) => messagesOf(entry, gateSubject.steps, places)).slice(-2)
  const lanes = lanesOf(gateSubject.words)
  expect(messages.map(({ from, to, call }) => [lanes[from], lanes[to], call?.call])).toEqual([
    ['Visitante', 'la puerta', undefined],
    ['la puerta', 'sesión', 'write'],
  ])
})
