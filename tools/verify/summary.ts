import { sumOutcomes } from './outcome'
import type { StepResult } from './runStep'

/** Runs every check in a Debian container, as CI does; `docs/testing.md` shows the same line. Docker takes the same options. */
export const containerCommand = [
  'podman run --rm -it --init --shm-size=1g --security-opt label=disable',
  '-v "$PWD":/site -v /site/node_modules -w /site docker.io/library/node:22-bookworm npm test',
].join(' ')

const row = (step: string, result: string, seconds: string, tests: string) =>
  `${step.padEnd(12)} ${result.padEnd(7)} ${seconds.padStart(8)}  ${tests}`

const resultOf = ({ failed, isRun = true }: StepResult) => {
  if (!isRun) return 'NOT RUN'
  return failed === 0 ? 'passed' : 'FAILED'
}

/** Where a program is missing: how to run the checks without it on this machine. */
const containerHint = (results: readonly StepResult[]) =>
  results.some(({ name, failed }) => name === 'programs' && failed > 0)
    ? ['', `En un contenedor se ejecuta todo: ${containerCommand}`]
    : []

const describe = (result: StepResult) =>
  row(
    result.name,
    resultOf(result),
    result.seconds.toFixed(1),
    [`${result.passed} of ${result.passed + result.failed}`, ...(result.engines ?? [])].join('  '),
  )

/** Ends with the line that other programs read: `N passed, N failed`. */
export const summary = (results: readonly StepResult[]): string => {
  const { passed, failed } = sumOutcomes(results)
  const notes = results.flatMap((result) => result.notes.map((note) => `${result.name}: ${note}`))
  return [
    '',
    ...(notes.length > 0 ? [...notes, ''] : []),
    row('step', 'result', 'seconds', 'tests'),
    ...results.map(describe),
    ...containerHint(results),
    '',
    `${passed} passed, ${failed} failed`,
  ].join('\n')
}
