import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

export const debianInstall = (...packages: readonly string[]): string =>
  `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`

const isDebian = () =>
  existsSync('/etc/os-release') &&
  /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'))

const rootShell = (): readonly string[] | undefined => {
  if (process.getuid?.() === 0) return ['sh', '-c']
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n', 'sh', '-c'] : undefined
}

/** Installs what the tests need where that takes no question; elsewhere whoever asks finds it still missing. */
export const installOnDebian = (reason: string, ...packages: readonly string[]): void => {
  const [program, ...rest] = (isDebian() && rootShell()) || []
  if (!program) return
  console.log(reason)
  spawnSync(program, [...rest, debianInstall(...packages)], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
