import { createCheckResults, resultsOn } from '../../../src/audit/lab/state/checkResults'
import { gateLab } from '../../../src/audit/page/gateLab'
import { ruleResultOf } from '../../../src/audit/lab/state/ruleResult'

const { defects } = gateLab.subject
const defect = defects.find(({ id }) => id === '51-ms')!
const own = { defect: null, seed: 56 }

it('results stay beside each other until another machine or another seed is checked', async () => {
  const store = createCheckResults(gateLab)
  const [first, second] = gateLab.recorded.paths.map(({ link }) => link)
  await store.run({ ...own, only: [first!] })
  await store.run({ ...own, only: [second!] })
  expect([...resultsOn(store.state(), own).keys()].sort()).toEqual([first, second].sort())
  expect(resultsOn(store.state(), { defect, seed: 56 }).size).toBe(0)
  expect(resultsOn(store.state(), { defect: null, seed: 57 }).size).toBe(0)
  expect(store.state().isComplete).toBe(false)

  await store.run({ defect, seed: 56, only: [first!] })
  expect([...store.state().results.keys()]).toEqual([first])
  expect(resultsOn(store.state(), own).size).toBe(0)
})

it('a whole run is complete, and every rule is green; with another seed it is to be done anew', async () => {
  const store = createCheckResults(gateLab)
  await store.run(own)
  const { isComplete, isRunning, results, rules } = store.state()
  expect([isComplete, isRunning]).toEqual([true, false])
  const verdicts = gateLab.subject.rules.map(({ id }) => ruleResultOf(rules, results, id).verdict)
  expect(new Set(verdicts)).toEqual(new Set(['green']))

  const [path] = gateLab.recorded.paths
  await store.run({ defect: null, seed: 57, only: [path!.link] })
  expect(store.state().isComplete).toBe(false)
  expect([...store.state().rules.keys()].filter((name) => !results.has(name))).toEqual([])
  expect(store.state().rules.size).toBeLessThan(rules.size)
})

it('with a planted defect the rules of a check are those of the sound machine', async () => {
  const store = createCheckResults(gateLab)
  await store.run({ defect, seed: 56 })
  const { results, rules } = store.state()
  expect(ruleResultOf(rules, results, 'R10').verdict).toBe('red')
})
