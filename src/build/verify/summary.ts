import { addUp } from './outcome'
import type { StepResult } from './runStep'

const row = (step: string, result: string, seconds: string, tests: string) =>
  `${step.padEnd(10)} ${result.padEnd(7)} ${seconds.padStart(8)}  ${tests}`

const describe = ({ name, passed, failed, seconds, engines }: StepResult) =>
  row(
    name,
    failed === 0 ? 'passed' : 'FAILED',
    seconds.toFixed(1),
    [`${passed} of ${passed + failed}`, ...(engines ?? [])].join('  '),
  )

/** Ends with the line that other programs read: `N passed, N failed`. */
export const summary = (results: readonly StepResult[]): string => {
  const { passed, failed } = addUp(results)
  const notes = results.flatMap((result) => result.notes.map((note) => `${result.name}: ${note}`))
  return [
    '',
    ...(notes.length > 0 ? [...notes, ''] : []),
    row('step', 'result', 'seconds', 'tests'),
    ...results.map(describe),
    '',
    `${passed} passed, ${failed} failed`,
  ].join('\n')
}
