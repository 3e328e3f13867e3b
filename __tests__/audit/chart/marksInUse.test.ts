import type { ChartMarks } from '../../../src/audit/chart/chart'
import { marksInUse } from '../../../src/audit/chart/marksInUse'
import { gateChart } from '../../../src/audit/gate/gateChart'

const [first, ...others] = gateChart.transitions.map(({ id }) => id)
const every = Object.fromEntries([first!, ...others].map((id) => [id, 1]))

it.each<[string, ChartMarks, string[]]>([
  ['nothing is lit', {}, []],
  ['a state is active', { active: ['gate.checking'] }, ['active']],
  ['lists are empty', { active: [], enabled: [], last: [] }, []],
  ['arrows can be taken, one was', { enabled: [first!], last: [first!] }, ['enabled', 'last']],
  ['coverage is drawn', { coverage: { [first!]: 1 } }, ['covered', 'missed']],
  ['all is covered', { coverage: every }, ['covered']],
  ['nothing is covered', { coverage: {} }, ['missed']],
  ['versions are compared', { changes: { x: 'changed', y: 'added' } }, ['added', 'changed']],
  ['something is gone', { changes: { x: 'removed' } }, ['removed']],
  ['the machine has what the chart has not', { unknown: ['x'] }, ['unknown']],
  ['a step took one arrow, which needs no number', { steps: [first!] }, []],
  ['a step took several arrows', { steps: [first!, others[0]!] }, ['step']],
])('where %s, the legend has its marks and no other', (_, marks, expected) => {
  expect(marksInUse(gateChart, marks).filter((mark) => mark !== 'initial' && mark !== 'extension')).toEqual(
    expected,
  )
})

it('the start and the extension’s dashes are explained where the chart has them', () => {
  expect(marksInUse(gateChart, {})).toEqual(['initial', 'extension'])
  const plain = {
    ...gateChart,
    states: gateChart.states.map((state) => ({ ...state, initial: null })),
    transitions: gateChart.transitions.map((one) => ({ ...one, isExtension: false })),
  }
  expect(marksInUse(plain, {})).toEqual([])
})
