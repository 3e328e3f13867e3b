import { runAll } from '../verify/runAll'
import type { Step } from '../verify/steps'

const cache = 'node_modules/.cache'

/** Between two edits: the files checked one by one, with a memory of the last time, and the tests of what is not committed. */
const quickChecks: readonly Step[] = [
  {
    name: 'lint',
    command: `eslint . --max-warnings 0 --cache --cache-location ${cache}/eslint/`,
    isParallel: true,
  },
  {
    name: 'types',
    command: `tsc --noEmit --incremental --tsBuildInfoFile ${cache}/types.json`,
    isParallel: true,
  },
  {
    name: 'styles',
    command: `stylelint src/**/*.scss --cache --cache-location ${cache}/stylelint/`,
    isParallel: true,
  },
  { name: 'format', command: 'prettier --check . --cache', isParallel: true },
  { name: 'jest', command: 'jest --onlyChanged --passWithNoTests' },
]

void runAll(quickChecks)
