import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { startRealServer } from '../../../tools/hosts/startServer'
import { dist } from './support/built'

/** Its copy of the site, which its command line names. */
const folderOf = (pid: number | undefined) => {
  const command = execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  return /\S*bohemia-host-\w+/.exec(command)?.[0] ?? ''
}

test.each(['nginx', 'apache'] as const)('%s leaves nothing in the temporary folder', async (name) => {
  const { pid, stop } = await startRealServer(name, dist)
  const folder = folderOf(pid)
  const wasThere = existsSync(folder)
  await stop()
  expect([wasThere, existsSync(folder)]).toEqual([true, false])
})
