/** Fifty connections on the preview and on nginx: `npm run load`; `--seconds 3` for a short one. Ends with 1 on any error or leak. */
import '../build/nodeAssets'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isWithinLimits, loadTargets, measureLoad } from './measureLoad'
import { ensureServers } from '../hosts/servers'
import { runCommand } from '../shared/runCommand'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '30' } } })

async function main() {
  ensureServers()
  for (const name of loadTargets) {
    const figures = await measureLoad(name, resolve('dist'), Number(values.seconds))
    const { requests, perSecond, p99, failures, memory } = figures
    console.log(
      `${name.padEnd(8)} ${requests} requests, ${perSecond} a second, p99 ${p99} ms, ${failures} failed, ` +
        `memory ${memory.join(' → ')} MB: ${isWithinLimits(figures) ? 'sound' : 'NOT SOUND'}`,
    )
    if (!isWithinLimits(figures)) process.exitCode = 1
  }
}

void runCommand(main)
