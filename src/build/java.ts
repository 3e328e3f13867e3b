import { spawnSync } from 'node:child_process'
import { debianInstall, installOnDebian } from './debian'

const packages = ['default-jre-headless']
const oldestVersion = 11

export const noJava = [
  `No hay un Java (${oldestVersion} o más nuevo), y el validador de HTML lo necesita.`,
  `  En Debian o Ubuntu:  sudo sh -c '${debianInstall(packages)}'`,
  '  En otro sistema:     instala un JRE, por ejemplo el de Adoptium, y que java esté en el PATH',
].join('\n')

const hasJava = () => {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0) >= oldestVersion
}

/** The Nu checker is never skipped in silence: a Java is found, or installed, or this throws. */
export const ensureJava = () => {
  if (hasJava()) return
  installOnDebian(packages)
  if (!hasJava()) throw new Error(noJava)
}
