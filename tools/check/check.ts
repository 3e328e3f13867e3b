import { runAll } from '../verify/runAll'
import { format, types, type Step } from '../verify/steps'

const cache = 'node_modules/.cache'

/** Between two edits: the files checked one by one, with a memory of the last time, and the tests of what is not committed. */
const quickChecks: readonly Step[] = [
  {
    name: 'lint',
    command: `eslint . --max-warnings 0 --cache --cache-location ${cache}/eslint/`,
    isParallel: true,
  },
  types,
  {
    name: 'styles',
    command: `stylelint src/**/*.scss --cache --cache-location ${cache}/stylelint/`,
    isParallel: true,
  },
  format,
  { name: 'jest', command: 'jest --onlyChanged --passWithNoTests' },
]

void runAll(quickChecks)
