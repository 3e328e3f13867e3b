import { spawnSync } from 'node:child_process'
import type { RequiredProgram } from './requiredProgram'

const oldestVersion = 11

/** The Nu checker runs on it. */
export const javaProgram: RequiredProgram = {
  title: `Java ${oldestVersion} o más nuevo`,
  packages: ['default-jre-headless'],
  otherSystems: 'instala un JRE, por ejemplo el de Adoptium, y que java esté en el PATH',
  isInstalled: () => {
    const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' })
    return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0) >= oldestVersion
  },
}
