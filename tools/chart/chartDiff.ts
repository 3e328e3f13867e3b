/** Compares two versions of the gate's chart: `npm run chart:diff <rev> [<rev>]`; the second is the working tree's by default. */
import { runCommand } from '../shared/runCommand'
import { chartDiff } from './diffRevisions'

void runCommand(async () => console.log((await chartDiff(process.argv.slice(2))).join('\n')))
