import fc from 'fast-check'
import { formatScenario, readScenario, writeScenario } from '../../../src/audit/gate/scenario'
import { gateSteps, type Step } from '../../../src/audit/gate/steps'
import { maxSteps, maxWaitMs } from '../../../src/audit/model/scenario'
import { scenarios } from './support/scenarios'

const nothing = { kind: 'nothing' } as const

it('the link says in one line what is stored and what happens', () => {
  const scenario = {
    local: { kind: 'value', value: 'x' },
    session: { kind: 'value', value: 'accepted' },
    steps: ['no', '50ms', 'si-recordar'],
  } as const
  expect(writeScenario(scenario)).toBe('?local=x&session=accepted&pasos=no.50ms.si-recordar')
  expect(formatScenario(scenario)).toBe(
    'Con local = «x» y sesión = «accepted»: NO, pasan 50 ms, SÍ recordando.',
  )
})

it.each([
  ['', nothing, 'Con local sin valor y sesión sin valor: se abre la página.'],
  ['?local=', { kind: 'value', value: '' }, 'Con local vacío y sesión sin valor: se abre la página.'],
  ['?local=~bloqueado', { kind: 'blocked' }, 'Con local bloqueado y sesión sin valor: se abre la página.'],
  ['?local=~lleno', { kind: 'full' }, 'Con local lleno y sesión sin valor: se abre la página.'],
  [
    '?local=~~lleno',
    { kind: 'value', value: '~lleno' },
    'Con local = «~lleno» y sesión sin valor: se abre la página.',
  ],
])('%s is read and said', (link, local, sentence) => {
  const { scenario, problems } = readScenario(link)
  expect({ scenario, problems }).toEqual({ scenario: { local, session: nothing, steps: [] }, problems: [] })
  expect(formatScenario(scenario)).toBe(sentence)
})

it('whatever a storage holds and a visitor does, its link reads back as the same scenario', () => {
  fc.assert(
    fc.property(scenarios(), (scenario) => {
      expect(readScenario(writeScenario(scenario))).toEqual({ scenario, problems: [] })
    }),
    { numRuns: 300 },
  )
})

it('every link can be opened: what is not understood is left out and reported', () => {
  fc.assert(
    fc.property(fc.string(), (garbage) => {
      const { scenario, problems } = readScenario(`?local=${garbage}&pasos=${garbage}`)
      expect(readScenario(writeScenario(scenario)).scenario).toEqual(scenario)
      expect(problems).toEqual(problems.map(() => expect.stringMatching(/\.$/)))
    }),
  )
})

it.each([
  ['?pasos=no.quizas.si', 'El paso 2, «quizas», no se conoce y quedó fuera.'],
  ['?pasos=no..si', 'El paso 2, «», no se conoce y quedó fuera.'],
  ['?pasos=no.0ms.si', 'El paso 2, «0ms», no se conoce y quedó fuera.'],
  ['?pasos=no.60001ms.si', 'El paso 2, «60001ms», no se conoce y quedó fuera.'],
  ['?pasos=no.b-50ms.si', 'El paso 2, «b-50ms», no se conoce y quedó fuera.'],
  ['?pasos=no.toString.si', 'El paso 2, «toString», no se conoce y quedó fuera.'],
  ['?pasos=no.si&paso=olvidar', '«paso» no se conoce y quedó fuera.'],
  ['?pasos=no.si&pasos=olvidar', '«pasos» está más de una vez: vale la primera.'],
  [
    '?pasos=no.si&local=~roto',
    '«local=~roto» no se conoce: después de ~ va bloqueado o lleno; un valor que empieza con ~ se escribe ~~.',
  ],
])('%s keeps what it understands and names the rest', (link, problem) => {
  expect(readScenario(link)).toEqual({
    scenario: { local: nothing, session: nothing, steps: ['no', 'si'] },
    problems: [problem],
  })
})

it('a link with too many steps is cut, and that is reported', () => {
  const { scenario, problems } = readScenario(`?local=${'x'.repeat(5000)}&pasos=${'no.'.repeat(9999)}no`)
  expect(scenario.steps).toHaveLength(maxSteps)
  expect(scenario.local).toEqual({ kind: 'value', value: 'x'.repeat(1000) })
  expect(problems).toEqual([
    'El valor de «local» tiene 5000 caracteres: se usaron los primeros 1000.',
    'El enlace trae 10000 pasos: se leyeron los primeros 400.',
  ])
})

it('a link that waits too long in all is cut before the step that would, and that is reported', () => {
  const { scenario, problems } = readScenario(`?pasos=no.${'60000ms.'.repeat(399)}si`)
  expect(scenario.steps).toEqual(['no', ...Array<string>(maxWaitMs / 60_000).fill('60000ms')])
  expect(problems).toEqual([
    'El enlace trae 401 pasos: se leyeron los primeros 400.',
    'Los pasos del enlace esperan más de 10 minutos en total: se leyeron los primeros 11.',
  ])
})

it('half a surrogate pair, which no address can hold, becomes the replacement character', () => {
  const link = writeScenario({ local: { kind: 'value', value: 'a\uD800b' }, session: nothing, steps: [] })
  expect(readScenario(link).scenario.local).toEqual({ kind: 'value', value: 'a\uFFFDb' })
})

it('every step has words', () => {
  const steps: Step[] = [
    'si',
    'olvidar',
    '1ms',
    'volver',
    'recargar',
    'otra-x',
    'otra-nada',
    'b-abrir',
    'b-no',
    'b-recargar',
  ]
  expect(formatScenario({ local: nothing, session: nothing, steps })).toBe(
    'Con local sin valor y sesión sin valor: SÍ, olvidar la respuesta, pasa 1 ms, la página vuelve con Atrás, ' +
      'la página se recarga, otra pestaña guarda «x», otra pestaña quita el valor, la pestaña B se abre, ' +
      'en la pestaña B NO, la pestaña B se recarga.',
  )
})

it('a misspelt word is no step, and does not compile', () => {
  // @ts-expect-error -- the word is si-recordar
  const misspelt: Step = 'si-recorda'
  // @ts-expect-error -- both tabs share the clock
  const waitInB: Step = 'b-50ms'
  expect([misspelt, waitInB].filter(gateSteps.isStep)).toEqual([])
})
