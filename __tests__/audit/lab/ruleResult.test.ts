import { ruleResultOf } from '../../../src/audit/lab/state/ruleResult'
import { ruleTexts } from '../../../src/audit/lab/texts/coverageTexts'
import type { CheckRun } from '../../../src/audit/model/checks'

const check = (name: string, failure: string | null): [string, CheckRun] => [
  name,
  { name, title: name, failure, rules: [] },
]
const rules = new Map([
  ['one', ['R1', 'R2']],
  ['two', ['R1']],
])
const resultOf = (rule: string, ...results: [string, CheckRun][]) =>
  ruleResultOf(rules, new Map(results), rule)

it('a rule is green when all of its checks ran and passed, and waits while one has not run', () => {
  expect(resultOf('R1', check('one', null)).verdict).toBe('waiting')
  expect(resultOf('R1', check('one', null), check('two', null)).verdict).toBe('green')
  expect(resultOf('R3').verdict).toBe('waiting')
})

it('one failure makes it red, whatever has not run', () => {
  expect(resultOf('R1', check('two', 'se esperaba'))).toMatchObject({
    verdict: 'red',
    failed: [{ name: 'two' }],
  })
})

it.each([
  [0, 1, '1 prueba pasa.'],
  [0, 12, '12 pruebas pasan.'],
  [1, 1, '1 de 1 prueba falla.'],
  [1, 12, '1 de 12 pruebas falla.'],
  [2, 12, '2 de 12 pruebas fallan.'],
])('%i failures of %i checks are «%s»', (failed, count, words) => {
  expect(ruleTexts.ran(failed, count)).toBe(words)
})
