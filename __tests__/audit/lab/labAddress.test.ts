import { addressOf, readAddress } from '../../../src/audit/lab/state/labAddress'
import { emptyScenario } from '../../../src/audit/model/scenario'
import { defects } from '../../../src/audit/model/defects'
import { expectSome } from '../../support/expectSome'

const [defect] = expectSome(defects)

it('a link with a planted defect opens with that defect', () => {
  const address = addressOf({ ...emptyScenario, steps: ['no', '50ms'] }, defect)
  expect(address).toBe(`?pasos=no.50ms&defecto=${defect.id}`)
  expect(readAddress(address)).toEqual({
    scenario: { ...emptyScenario, steps: ['no', '50ms'] },
    defect,
    problems: [],
  })
})

it('a defect alone, and nothing at all, are links too', () => {
  expect(addressOf(emptyScenario, defect)).toBe(`?defecto=${defect.id}`)
  expect(readAddress(addressOf(emptyScenario, null)).scenario).toEqual(emptyScenario)
})

it('an unknown defect is reported, and the rest of the link is kept', () => {
  const { scenario, defect: none, problems } = readAddress('?pasos=no&defecto=toString')
  expect([scenario.steps, none]).toEqual([['no'], null])
  expect(problems).toEqual(['El defecto «toString» no se conoce: el laboratorio abre sin defecto.'])
})
