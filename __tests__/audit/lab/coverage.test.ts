import { coveragesOf, rulesFired } from '../../../src/audit/lab/state/coverage'
import { rulesIn } from '../../../src/audit/model/rules'
import { gateChart } from '../../../src/audit/chart/gateChart'
import { recordedRun } from '../../../src/audit/model/recordedRun'
import { replay } from '../../../src/audit/model/replay'
import { readScenario } from '../../../src/audit/model/scenario'
import { expectSome } from '../../support/expectSome'

const ids = gateChart.transitions.map(({ id }) => id)
const run = async (search: string) => (await replay(readScenario(search).scenario)).log

it('a session covers what it fired, each as often as it fired', async () => {
  const { session } = coveragesOf(await run('?pasos=no.no.50ms'))
  expect(Object.keys(session)).toEqual(ids)
  expect(ids.filter((id) => session[id])).toHaveLength(3)
  expect(session['gate.not-accepted | no']).toBe(2)
})

it('session and recorded run together fired each transition as often as both', async () => {
  const { session, recorded, union } = coveragesOf(await run('?pasos=no'))
  const sums = ids.map((id) => [id, session[id]! + recorded[id]!])
  expect(union).toEqual(Object.fromEntries(sums))
  expect(union).not.toEqual(recorded)
})

it('a path that answers SÍ without remembering proves R8, not R7', () => {
  const path = recordedRun.paths.find(({ link }) => link === '?pasos=si')
  const fired = rulesFired(path?.transitions ?? [])
  expect([fired.has('R8'), fired.has('R7')]).toEqual([true, false])
})

it('every rule of the chart has its record in src/audit/model/rules.ts, and every record a recorded path', () => {
  const rules = rulesIn(gateChart)
  expect(expectSome(rules).filter(({ sentence }) => sentence.includes('aún no tiene texto'))).toEqual([])
  const proved = recordedRun.paths.flatMap(({ transitions }) => [...rulesFired(transitions)])
  expect(expectSome(rules).filter(({ id }) => id !== 'R1' && !proved.includes(id))).toEqual([])
})

it('a rule that only the machine has gets a row of its own, last', () => {
  const [first] = gateChart.transitions
  const transitions = [...gateChart.transitions, { ...first!, id: 'new', rule: 'X5' }]
  expect(rulesIn({ ...gateChart, transitions }).at(-1)).toMatchObject({ id: 'X5', quote: null })
})
