import { spawnSync } from 'node:child_process'
import type { Need } from './need'

const oldestVersion = 11

/** The Nu checker runs on it. */
export const javaNeed: Need = {
  title: `Java ${oldestVersion} o más nuevo`,
  installed: ['default-jre-headless'],
  elsewhere: 'instala un JRE, por ejemplo el de Adoptium, y que java esté en el PATH',
  isMet: () => {
    const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' })
    return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0) >= oldestVersion
  },
}
