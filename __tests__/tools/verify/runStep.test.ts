import { runProgram } from '../../../tools/shared/runProgram'
import { runStep } from '../../../tools/verify/runStep'
import type { Step } from '../../../tools/verify/steps'

jest.mock('../../../tools/shared/runProgram')
const run = jest.mocked(runProgram)
const print = jest.spyOn(console, 'log').mockImplementation(() => undefined)

const step: Step = { name: 'programs', command: 'install REPORT' }

beforeEach(() => {
  print.mockClear()
  run.mockReset().mockResolvedValue({ exitCode: 0, output: 'seen' })
})

const printed = () => print.mock.calls.map(([text]) => String(text))

test('a step beside another is named at once, and prints what it says when it ends', async () => {
  await runStep({ ...step, isParallel: true }, '/tmp')
  expect(run.mock.lastCall?.[1]?.stdio).toEqual(['inherit', 'pipe', 'pipe'])
  expect(printed()).toEqual(['── programs: begun', '\n── programs: install REPORT\n\nseen'])
})

test.each([{}, { isParallel: true, isShownAtOnce: true }])(
  'a step that %j prints while it runs, as what it is going to install',
  async (kind) => {
    run.mockResolvedValue({ exitCode: 0, output: '' })
    await runStep({ ...step, ...kind }, '/tmp')
    expect(run.mock.lastCall?.[1]?.stdio).toEqual(['inherit', 'inherit', 'inherit'])
    expect(printed()).toEqual(['\n── programs: install REPORT\n'])
  },
)
