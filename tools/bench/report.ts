import { median } from '../shared/median'
import type { Figures } from './figures'

export interface Sample {
  readonly scenario: string
  readonly site: string
  readonly figures: Figures
}

/** Median of one figure, or null where it was never seen. */
function medianOf(samples: readonly Sample[], site: string, scenario: string, figure: string): number | null {
  const values = samples
    .filter((sample) => sample.site === site && sample.scenario === scenario)
    .flatMap(({ figures }) => figures[figure] ?? [])
  return values.length > 0 ? median(values) : null
}

const formatFigure = (figure: string, value: number | null) =>
  value === null ? '–' : figure === 'cls' ? value.toFixed(3) : String(Math.round(value))

/** One line for each scenario and figure: every site, and its ratio to the first one. */
export function table(samples: readonly Sample[], sites: readonly string[]): string {
  const [limit = '', ...others] = sites
  const lines = new Set(
    samples.flatMap(({ scenario, figures }) => Object.keys(figures).map((name) => `${scenario}|${name}`)),
  )
  const head = `| scenario | figure | ${sites.join(' | ')} | ${others.map((name) => `${name} ÷ ${limit}`).join(' | ')} |`
  const rule = `|---|---|${'---|'.repeat(sites.length + others.length)}`
  const body = [...lines].map((line) => {
    const [scenario = '', figure = ''] = line.split('|')
    const values = sites.map((site) => medianOf(samples, site, scenario, figure))
    const base = values[0]
    const ratios = values
      .slice(1)
      .map((value) =>
        base && value !== null && figure !== 'cls' && figure !== 'tbt' ? (value / base).toFixed(2) : '',
      )
    return `| ${scenario} | ${figure} | ${values.map((value) => formatFigure(figure, value)).join(' | ')} | ${ratios.join(' | ')} |`
  })
  return [head, rule, ...body].join('\n')
}
