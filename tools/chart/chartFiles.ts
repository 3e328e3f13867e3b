import { readFileSync } from 'node:fs'
import { compile, compileString } from 'sass'
import { deriveGateChart } from '../../src/audit/gate/deriveGateChart'
import { toSvg } from '../../src/audit/chart/export/toSvg'
import { sassOptions } from '../shared/sassOptions'
import { withTables } from './gateTables'
import { layOut } from './layout'

const folder = 'src/audit/chart'
const gateFolder = 'src/audit/gate'
const page = 'docs/gate.md'

/** ChartView's style as exported files carry it: without its cascade layer, which image viewers do not know. */
const chartCss = () =>
  compile(`${folder}/ChartView.scss`, { ...sassOptions, style: 'compressed' }).css.replace(
    /^@layer features\{(.*)\}\s*$/s,
    '$1',
  )

/** The dark theme's colours by their names: `ink` is `--chart-ink`. */
function darkColours(): Readonly<Record<string, string>> {
  const { css } = compileString("@use 'colours'; a { @include colours.dark }", {
    loadPaths: [`${folder}/styles`],
  })
  return Object.fromEntries(
    [...css.matchAll(/--chart-(\w+): (#\w+)/g)].map(([, name, colour]) => [name, colour]),
  )
}

/** The committed files that follow from the machine, its rules and ChartView's style. */
export async function chartFiles() {
  const chart = deriveGateChart()
  const wide = await layOut(chart, 'RIGHT')
  const tall = await layOut(chart, 'DOWN')
  const css = chartCss()
  return [
    { path: `${gateFolder}/chart.json`, content: JSON.stringify(chart) },
    { path: `${gateFolder}/layout.wide.json`, content: JSON.stringify(wide) },
    { path: `${gateFolder}/layout.tall.json`, content: JSON.stringify(tall) },
    { path: `${folder}/chartStyle.json`, content: JSON.stringify({ css, dark: darkColours() }) },
    { path: 'src/features/gate/gate.svg', content: toSvg(chart, tall, {}, { theme: 'light', css }) },
    { path: page, content: withTables(readFileSync(page, 'utf8'), chart) },
  ]
}
