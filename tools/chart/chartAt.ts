import { execFileSync } from 'node:child_process'
import type { Chart } from '../../src/audit/chart/chart'

const file = 'src/audit/chart/chart.json'

const git = (...words: string[]) =>
  execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** The chart as committed in a revision. @throws Error in Spanish when there is no such revision or it has no chart. */
export function chartAt(revision: string): Chart {
  try {
    git('rev-parse', '--verify', `${revision}^{commit}`)
  } catch {
    throw new Error(`No existe la revisión «${revision}».`)
  }
  try {
    return JSON.parse(git('show', `${revision}:${file}`)) as Chart
  } catch {
    throw new Error(`La revisión «${revision}» no tiene un diagrama legible en ${file}.`)
  }
}
