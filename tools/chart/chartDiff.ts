/** Compares two versions of the gate's chart: `npm run chart:diff <rev> [<rev>]`; the second is the working tree's by default. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { chartSchema, type Chart } from '../../src/audit/chart/chart'
import { deriveGateChart } from '../../src/audit/gate/deriveGateChart'
import { diffCharts } from '../../src/audit/chart/diffCharts'
import { toSvg } from '../../src/audit/chart/export/toSvg'
import { git } from '../build/version/git'
import { runCommand } from '../shared/runCommand'
import { layOut } from './layout'

/** Where the chart lies, and where it lay before. */
const files = ['src/audit/gate/chart.json', 'src/audit/chart/chart.json'] as const

/** The chart as committed in a revision. @throws Error in Spanish when there is no such revision or it has no chart. */
function chartAt(revision: string): Chart {
  if (git('rev-parse', '--verify', `${revision}^{commit}`) === null)
    throw new Error(`No existe la revisión «${revision}».`)
  const chart = files.flatMap((file) => chartIn(revision, file))[0]
  if (!chart) throw new Error(`La revisión «${revision}» no tiene un diagrama legible en ${files[0]}.`)
  return chart
}

const readChart = v.pipe(v.string(), v.parseJson(), chartSchema)

function chartIn(revision: string, file: string): Chart[] {
  const { success, output } = v.safeParse(readChart, git('show', `${revision}:${file}`))
  return success ? [output] : []
}

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
    after === undefined ? deriveGateChart() : chartAt(after),
  )
  if (lines.length === 0) return ['sin cambios']

  mkdirSync(path.dirname(picture), { recursive: true })
  writeFileSync(picture, toSvg(union, await layOut(union, 'RIGHT'), { changes }, { theme: 'light' }))
  return [...lines, '', `Dibujo: ${picture}`]
}

if (require.main === module)
  void runCommand(async () => console.log((await chartDiff(process.argv.slice(2))).join('\n')))
