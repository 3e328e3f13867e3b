/** Compares two versions of the gate's chart: `npm run chart:diff <rev> [<rev>]`; the second is the working tree's by default. */
import { chartDiff } from './diffRevisions'

chartDiff(process.argv.slice(2)).then(
  (lines) => console.log(lines.join('\n')),
  (problem: unknown) => {
    console.error(problem instanceof Error ? problem.message : problem)
    process.exitCode = 1
  },
)
