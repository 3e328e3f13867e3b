import { choiceOf, startOf, type StartChoice } from '../../../src/audit/lab/state/startChoice'
import { benchCopy } from '../../../src/audit/lab/words/copy'

it.each(Object.keys(benchCopy.choices) as StartChoice[])('«%s» is read back as it was chosen', (choice) => {
  expect(choiceOf(startOf(choice))).toBe(choice)
})

it('any other value is «otro valor»', () => {
  expect(choiceOf({ kind: 'value', value: 'Accepted' })).toBe('other')
})
