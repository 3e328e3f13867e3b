import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { RequiredProgram } from './requiredProgram'

const isDebian = () =>
  existsSync('/etc/os-release') &&
  /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'))

const rootShell = (): readonly string[] | undefined => {
  if (process.getuid?.() === 0) return ['sh', '-c']
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n', 'sh', '-c'] : undefined
}

/** In `.cache`, which `npm ci` keeps; one folder per system, since no other could run these programs. */
export const unpackFolder = resolve('.cache/debian', `${process.platform}-${process.arch}`)

const install = (packages: readonly string[]) =>
  packages.length > 0 ? [`apt-get install -y --no-install-recommends ${packages.join(' ')}`] : []

/** The shell command that root runs: updates the package lists, then installs the packages. */
export const installCommand = (needs: readonly RequiredProgram[]): string => {
  const packagesOf = (isOptional: boolean) =>
    needs.filter((need) => Boolean(need.isOptional) === isOptional).flatMap(({ packages }) => packages)
  return [
    ['apt-get update', ...install(packagesOf(false))].join(' && '),
    ...install(packagesOf(true)).map((command) => `{ ${command} || true; }`),
  ].join(' && ')
}

const unpack = (packages: readonly string[]) =>
  `set -e; apt-get download ${packages.join(' ')}; for file in *.deb; do dpkg -x "$file" .; rm "$file"; done`

const run = ([program = '', ...args]: readonly string[], cwd = '.') =>
  spawnSync(program, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

/**
 * Prints what it installs, then installs it where no password is needed; elsewhere does nothing.
 * A package that would start a service is unpacked instead, which needs no root.
 */
export const installOnDebian = (needs: readonly RequiredProgram[]): void => {
  if (!isDebian()) return
  const shell = rootShell()
  const installed = needs.flatMap((need) => need.packages)
  const unpacked = needs.flatMap((need) => need.unpackedPackages ?? [])
  if (shell && installed.length > 0)
    console.log(`Se instalan en este equipo con apt-get: ${installed.join(', ')}.`)
  if (unpacked.length > 0)
    console.log(`Se descargan y se desempaquetan en .cache, sin instalarlos: ${unpacked.join(', ')}.`)
  if (shell) run([...shell, installCommand(needs)])
  if (unpacked.length > 0) {
    mkdirSync(unpackFolder, { recursive: true })
    run(['sh', '-c', unpack(unpacked)], unpackFolder)
  }
}
