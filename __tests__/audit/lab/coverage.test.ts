import { coveredIn, coverageOf, unionOf, rulesFired } from '../../../src/audit/lab/state/coverage'
import { rulesIn } from '../../../src/audit/lab/texts/rules'
import { gateChart } from '../../../src/audit/chart/gateChart'
import { recordedRun } from '../../../src/audit/model/recordedRun'
import { replay } from '../../../src/audit/model/replay'
import { readScenario } from '../../../src/audit/model/scenario'

const ids = gateChart.transitions.map(({ id }) => id)
const run = async (search: string) => (await replay(readScenario(search).scenario)).log

it('a session covers what it fired, each as often as it fired', async () => {
  const coverage = coverageOf(ids, await run('?pasos=no.no.50ms'))
  expect(Object.keys(coverage)).toEqual(ids)
  expect(coveredIn(coverage)).toBe(3)
  expect(coverage['gate.not-accepted | no']).toBe(2)
})

it('two runs together cover what either covered', async () => {
  const one = coverageOf(ids, await run('?pasos=no'))
  const other = coverageOf(ids, await run('?local=x&pasos=no'))
  expect(coveredIn(unionOf(ids, one, other))).toBe(3)
})

it('a path that answers SÍ without remembering proves R8, not R7', () => {
  const path = recordedRun.paths.find(({ link }) => link === '?pasos=si')
  const fired = rulesFired(gateChart, path?.transitions ?? [])
  expect([fired.has('R8'), fired.has('R7')]).toEqual([true, false])
})

it('every rule of the chart has its sentence, and every sentence a recorded path', () => {
  const rules = rulesIn(gateChart)
  expect(rules.filter(({ sentence }) => sentence.includes('aún no tiene texto'))).toEqual([])
  const proved = recordedRun.paths.flatMap(({ transitions }) => [...rulesFired(gateChart, transitions)])
  expect(rules.filter(({ id }) => id !== 'R1' && !proved.includes(id))).toEqual([])
})

it('a rule that only the machine has gets a row of its own, last', () => {
  const [first] = gateChart.transitions
  const transitions = [...gateChart.transitions, { ...first!, id: 'new', rule: 'X5' }]
  expect(rulesIn({ ...gateChart, transitions }).at(-1)).toMatchObject({ id: 'X5', quote: null })
})
