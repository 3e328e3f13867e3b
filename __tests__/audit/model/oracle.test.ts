import { formatDifference, worstOf, type Difference } from '../../../src/audit/model/oracle'
import { gateFields } from '../../../src/audit/gate/fields'
import { machineOf, storageWithVariant, type Variant } from '../../../src/audit/gate/defects/variant'
import { gateSubject } from '../../../src/audit/gate/gateSubject'
import { readScenario } from '../../../src/audit/gate/scenario'
import { checkScenario } from '../../../src/audit/model/scenarioCheck'

const fieldOf = (name: string) => gateFields.find((field) => field.name === name)!

const difference = (
  name: string,
  expected: Difference['expected'],
  found: Difference['found'],
  number = 1,
) => ({
  step: 'no',
  number,
  tab: 'a' as const,
  field: fieldOf(name),
  expected,
  found,
})

it('inside without leave is worse than a wrong message, though the message came first', () => {
  const message = difference('errorMessage', 'No', null, 1)
  const inside = difference('status', 'not-accepted', 'accepted', 3)
  expect(worstOf([message, inside])).toBe(inside)
})

it('a leave that nobody gave is worse than being kept out; of two as bad, the first counts', () => {
  const keptOut = difference('status', 'accepted', 'not-accepted')
  const stored = difference('local', null, 'accepted')
  const storedLater = difference('session', null, 'accepted', 2)
  expect(worstOf([keptOut, stored, storedLater])).toBe(stored)
  expect(worstOf([])).toBeNull()
})

it('a difference names field, tab, expected and found', () => {
  expect(formatDifference({ ...difference('isUnsaved', true, false), tab: 'b' })).toBe(
    'se esperaba que el aviso de respuesta sin guardar de la pestaña B fuera «sí» y es «no».',
  )
})

it('the verdict is the worst of the whole scenario, not the first', async () => {
  const variant: Variant = {
    machine: () => ({ delays: { rejectionPulse: 10 }, guards: { isAccepted: () => true } }),
  }
  const scenario = readScenario('?pasos=no.50ms.otra-x').scenario
  const { failure, differences } = await checkScenario(gateSubject, scenario, variant)
  expect(differences[0]?.field.name).toBe('errorMessage')
  expect(failure).toBe(
    'Después del paso 3 (otra pestaña guarda «x») se esperaba que el estado fuera «not-accepted» y es «accepted».',
  )
})

it('without an oracle nothing is compared and nothing fails', async () => {
  const { oracle, ...unjudged } = gateSubject
  expect(Object.keys(oracle ?? {})).toContain('expect')
  const wrong = {
    ...unjudged,
    createMachine: (page: Parameters<typeof storageWithVariant>[1]) =>
      machineOf({ machine: () => ({ guards: { isAccepted: () => true } }) }, storageWithVariant({}, page)),
  }
  const run = await checkScenario(wrong, readScenario('?pasos=otra-x').scenario)
  expect([run.comparisons, run.failure, run.view.scenario.steps]).toEqual([0, null, ['otra-x']])
})
