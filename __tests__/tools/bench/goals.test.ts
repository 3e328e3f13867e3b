import { describeGoal, findGoal, goals, isMissed } from '../../../tools/bench/goals'
import { scenarios } from '../../../tools/bench/scenarios/allScenarios'
import { expectSome } from '../../support/expectSome'

const { phone } = goals
const onPhone = (scenario: string, figure: string) => findGoal(phone, scenario, figure)

test('every page that is returned to cold has the same goals', () => {
  const cold = [...scenarios.keys()].filter((name) => name.endsWith('returning cold'))
  expect(cold).toHaveLength(7)
  for (const name of expectSome(cold)) {
    expect(onPhone(name, 'lcp')).toMatchObject({ of: 'baseline', atMost: 1.2 })
    expect(onPhone(name, 'tbt')).toMatchObject({ of: 'figure', atMost: 50 })
  }
})

test('each control has the goal of its kind, and a figure without one has none', () => {
  expect(onPhone('controls', 'inp menu')).toMatchObject({ of: 'figure', atMost: 100 })
  expect(onPhone('controls', 'KB Script')).toBeUndefined()
  expect(onPhone('home, returning warm', 'fcp')).toBeUndefined()
  expect(findGoal(goals['old-phone'], 'gate, first visit', 'fcp')).toBeUndefined()
})

test('every goal is of a scenario', () => {
  const names = [...scenarios.keys()]
  for (const { visit } of expectSome(Object.values(goals).flat()))
    expect(names.filter((name) => name.includes(visit))).not.toEqual([])
})

test('a ratio is of the baseline, a limit of the figure; what was not measured is no verdict', () => {
  const lcp = onPhone('home, worker asleep', 'lcp')!
  expect(describeGoal(lcp)).toBe('1.15')
  expect([isMissed(lcp, 115, 100), isMissed(lcp, 116, 100)]).toEqual([false, true])
  expect([isMissed(lcp, null, 100), isMissed(lcp, 115, null)]).toEqual([undefined, undefined])
  const inp = onPhone('SÍ → hero', 'inp')!
  expect(describeGoal(inp)).toBe('100')
  expect([isMissed(inp, 100, null), isMissed(inp, 101, null)]).toEqual([false, true])
  expect(isMissed(inp, null, 100)).toBeUndefined()
})
