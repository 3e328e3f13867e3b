import { addressOf, readAddress } from '../../../src/audit/lab/state/labAddress'
import { emptyScenario, type Scenario } from '../../../src/audit/gate/scenario'
import { defects } from '../../../src/audit/gate/defects/defects'
import { gateSubject } from '../../../src/audit/gate/gateSubject'
import { expectSome } from '../../support/expectSome'

const [defect] = expectSome(defects)

it('a link with a planted defect opens with that defect', () => {
  const address = addressOf(gateSubject, { ...emptyScenario, steps: ['no', '50ms'] }, { defect })
  expect(address).toBe(`?pasos=no.50ms&defecto=${defect.id}`)
  expect(readAddress(gateSubject, address)).toEqual({
    scenario: { ...emptyScenario, steps: ['no', '50ms'] },
    defect,
    seed: 56,
    moment: null,
    problems: [],
  })
})

it('a defect alone, and nothing at all, are links too', () => {
  expect(addressOf(gateSubject, emptyScenario, { defect })).toBe(`?defecto=${defect.id}`)
  expect(readAddress(gateSubject, addressOf(gateSubject, emptyScenario, { defect: null })).scenario).toEqual(
    emptyScenario,
  )
})

it('an unknown defect is reported, and the rest of the link is kept', () => {
  const { scenario, defect: none, problems } = readAddress(gateSubject, '?pasos=no&defecto=toString')
  expect([scenario.steps, none]).toEqual([['no'], null])
  expect(problems).toEqual(['El defecto «toString» no se conoce: el laboratorio abre sin defecto.'])
})

it('a seed is part of the link where it is not the usual one', () => {
  const address = addressOf(gateSubject, emptyScenario, { defect: null, seed: 1234 })
  expect(address).toBe('?semilla=1234')
  expect(readAddress(gateSubject, address)).toMatchObject({ seed: 1234, problems: [] })
  expect(addressOf(gateSubject, emptyScenario, { defect: null, seed: 56 })).toBe('?')
})

it.each(['0', '-1', '1.5', 'x', '', '1234567890'])(
  '«%s» is no seed: it is reported, and 56 is used',
  (text) => {
    const { seed, problems } = readAddress(gateSubject, `?semilla=${text}`)
    expect(seed).toBe(56)
    expect(problems).toEqual([`La semilla «${text}» no es un número de 1 a 999999999: se usa 56.`])
  },
)

it.each([
  ['1', { step: 0, event: null }],
  ['2.1', { step: 1, event: 1 }],
])('a link names moment %s as the screen counts it', (text, moment) => {
  const scenario: Scenario = { ...emptyScenario, steps: ['no'] }
  const address = addressOf(gateSubject, scenario, { defect, moment })
  expect(address).toBe(`?pasos=no&defecto=${defect.id}&momento=${text}`)
  expect(readAddress(gateSubject, address)).toMatchObject({ moment, problems: [] })
})

it.each(['0', '-1', '1.0', '2.', 'x', ''])(
  '«%s» is no moment: it is reported, and the last is shown',
  (text) => {
    const { moment, problems } = readAddress(gateSubject, `?momento=${text}`)
    expect(moment).toBeNull()
    expect(problems).toEqual([`El momento «${text}» no se entiende: se muestra el último.`])
  },
)
