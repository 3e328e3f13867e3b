import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chartOf } from '../../src/audit/chart/chartOf'
import { diffCharts } from '../../src/audit/chart/diffCharts'
import { svgOf } from '../../src/audit/chart/svgOf'
import { chartAt } from './chartAt'
import { layOut } from './layout'

const picture = '.cache/chart-diff.svg'

/**
 * What changed between a revision and the machine as it is, or a second revision, as Spanish lines;
 * draws it beside. @throws Error in Spanish when a revision or its chart is missing.
 */
export async function chartDiff([before, after]: readonly string[]): Promise<readonly string[]> {
  if (before === undefined)
    throw new Error('Falta la revisión: npm run chart:diff <revisión> [<otra revisión>]')
  const { lines, changes, union } = diffCharts(
    chartAt(before),
    after === undefined ? chartOf() : chartAt(after),
  )
  if (lines.length === 0) return ['sin cambios']

  mkdirSync(path.dirname(picture), { recursive: true })
  writeFileSync(picture, svgOf(union, await layOut(union, 'RIGHT'), { changes }, { theme: 'light' }))
  return [...lines, '', `Dibujo: ${picture}`]
}
