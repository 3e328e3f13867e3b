import { coveragesOf } from '../../../src/audit/lab/state/coverage'
import { rules as gateRules } from '../../../src/audit/gate/rules'
import { countTaken, takenIn } from '../../../src/audit/model/coverage'
import { completeRules } from '../../../src/audit/model/rules'
import { gateChart } from '../../../src/audit/gate/gateChart'
import { recordedRun } from '../../../src/audit/gate/recordedRun'
import { readScenario } from '../../../src/audit/gate/scenario'
import { expectSome } from '../../support/expectSome'
import { replay } from '../support/gateRuns'

const ids = gateChart.transitions.map(({ id }) => id)
const run = async (search: string) => {
  const { log } = await replay(readScenario(search).scenario)
  return coveragesOf(recordedRun, countTaken(takenIn(log)))
}

it('a session covers what it fired, each as often as it fired; what it did not has a zero', async () => {
  const { session } = await run('?pasos=no.no.50ms')
  expect(Object.keys(session.transitions)).toEqual(ids)
  expect(ids.filter((id) => session.transitions[id])).toHaveLength(3)
  expect(session.transitions['gate.not-accepted | no']).toBe(2)
  expect(session.guards).toMatchObject({ 'localIsForeign = true': 0, 'localIsForeign = false': 1 })
})

it('session and recorded run together took each thing as often as both', async () => {
  const { session, recorded, union } = await run('?pasos=no')
  const sums = ids.map((id) => [id, session.transitions[id]! + recorded.transitions[id]!])
  expect(union.transitions).toEqual(Object.fromEntries(sums))
  expect(union.transitions).not.toEqual(recorded.transitions)
})

it('a pair that no recorded path has is one of those to cover', async () => {
  const pairs = { 'a → b': 1 }
  const { recorded } = coveragesOf(recordedRun, { transitions: {}, pairs, guards: {}, rules: {} })
  expect(recorded.pairs).toEqual({ ...recordedRun.pairs, 'a → b': 0 })
})

it('a path that answers SÍ without remembering proves R8, not R7', () => {
  const path = recordedRun.paths.find(({ link }) => link === '?pasos=si.olvidar')
  expect(path?.rules).toEqual(['R1', 'R6', 'R8', 'X3'])
})

it('every rule of the chart has its record in src/audit/gate/rules.ts, and every record a recorded path', () => {
  const rules = completeRules(gateRules, gateChart.transitions)
  expect(expectSome(rules).filter(({ sentence }) => sentence.includes('aún no tiene texto'))).toEqual([])
  const proved = recordedRun.paths.flatMap((path) => path.rules)
  expect(expectSome(rules).filter(({ id }) => !proved.includes(id))).toEqual([])
})

it('a rule that only the machine has gets a row of its own, last', () => {
  const [first] = gateChart.transitions
  const transitions = [...gateChart.transitions, { ...first!, id: 'new', rule: 'X5' }]
  expect(completeRules(gateRules, transitions).at(-1)).toMatchObject({ id: 'X5', quote: null })
})
