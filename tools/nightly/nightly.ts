import { runAll } from '../verify/runAll'
import { countCheck } from '../verify/outcome'
import { countJest } from '../verify/reports'
import { build, type Step } from '../verify/steps'

/** What takes too long for every `npm test`. */
const nightlySteps: readonly Step[] = [
  {
    name: 'sequences',
    command: 'jest --ci --json --outputFile=REPORT __tests__/features/gate/sequences.test.ts',
    env: { BOHEMIA_SEQUENCES: '100000' },
    count: countJest,
  },
  { name: 'mutation', command: 'node -r esbuild-register tools/mutation/mutation.ts', count: countCheck },
  { name: 'faults', command: 'node -r esbuild-register tools/faults/faults.ts', count: countCheck },
  build,
  {
    name: 'load',
    command: 'node -r esbuild-register tools/load/load.ts',
    count: countCheck,
    dependsOn: build,
  },
  {
    name: 'lighthouse',
    command: 'node -r esbuild-register tools/lighthouse/lighthouse.ts',
    count: countCheck,
    dependsOn: build,
  },
]

void runAll(nightlySteps)
