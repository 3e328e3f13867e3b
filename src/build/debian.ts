import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const isDebian = () =>
  existsSync('/etc/os-release') &&
  /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'))

const rootShell = (): readonly string[] | undefined => {
  if (process.getuid?.() === 0) return ['sh', '-c']
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n', 'sh', '-c'] : undefined
}

export const debianInstall = (packages: readonly string[]) =>
  `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`

/** Installs where that can be done without asking anybody; elsewhere does nothing. */
export const installOnDebian = (packages: readonly string[]) => {
  const [program, ...rest] = (isDebian() && rootShell()) || []
  if (!program) return
  console.log(`Faltan en este equipo, y se instalan de la distribución: ${packages.join(', ')}.`)
  spawnSync(program, [...rest, debianInstall(packages)], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
