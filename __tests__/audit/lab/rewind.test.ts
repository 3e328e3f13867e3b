import { emptyScenario } from '../../../src/audit/gate/scenario'
import { oneMsBefore } from '../../../src/audit/model/replay'
import type { Step } from '../../../src/audit/gate/steps'

const before = (...steps: Step[]) => oneMsBefore({ ...emptyScenario, steps })?.steps ?? null

it.each<[Step[], Step[]]>([
  [
    ['no', '50ms'],
    ['no', '49ms'],
  ],
  [
    ['no', '49ms', '1ms'],
    ['no', '49ms'],
  ],
  [['1ms'], []],
])('one millisecond before %j is %j', (steps, expected) => {
  expect(before(...steps)).toEqual(expected)
})

it('where the last step was no wait, no millisecond can be removed', () => {
  expect([before('50ms', 'no'), before()]).toEqual([null, null])
})
