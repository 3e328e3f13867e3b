import { choiceOf, starts, type StartChoice } from '../../../src/audit/lab/state/startChoice'
import { storageTexts } from '../../../src/audit/lab/texts/machineTexts'

it.each(Object.keys(storageTexts.choices) as StartChoice[])(
  '«%s» is read back as it was chosen',
  (choice) => {
    expect(choiceOf(starts[choice])).toBe(choice)
  },
)

it('any other value is «otro valor»', () => {
  expect(choiceOf({ kind: 'value', value: 'Accepted' })).toBe('other')
})
