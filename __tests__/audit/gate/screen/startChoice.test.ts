import { choiceOf, startByChoice, type StartChoice } from '../../../../src/audit/gate/screen/startChoice'
import { startTexts } from '../../../../src/audit/gate/screen/startTexts'

it.each(Object.keys(startTexts.choices) as StartChoice[])('«%s» is read back as it was chosen', (choice) => {
  expect(choiceOf(startByChoice[choice])).toBe(choice)
})

it('any other value is «otro valor»', () => {
  expect(choiceOf({ kind: 'value', value: 'Accepted' })).toBe('other')
})
