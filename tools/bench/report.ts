import { median } from '../shared/median'
import type { Figures } from './figures'
import { describeGoal, findGoal, isMissed, type Goal } from './goals'

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

const withoutRatio = ['cls', 'tbt']

const formatRatio = (figure: string, value: number | null, base: number | null) =>
  base && value !== null && !withoutRatio.includes(figure) ? (value / base).toFixed(2) : ''

const formatGoal = (goal: Goal | undefined, [base = null, ...values]: readonly (number | null)[]) => {
  if (!goal) return ''
  const misses = values.some((value) => isMissed(goal, value, base))
  return describeGoal(goal) + (misses ? ' missed' : '')
}

/** One line for each scenario and figure: every site, its ratio to the first one, and the goal, missed by any of them. */
export function table(samples: readonly Sample[], sites: readonly string[], goals: readonly Goal[]): string {
  const [limit = '', ...others] = sites
  const lines = new Set(
    samples.flatMap(({ scenario, figures }) => Object.keys(figures).map((name) => `${scenario}|${name}`)),
  )
  const ratioNames = others.map((name) => `${name} ÷ ${limit}`)
  const head = `| ${['scenario', 'figure', ...sites, ...ratioNames, 'goal'].join(' | ')} |`
  const rule = `|${'---|'.repeat(3 + sites.length + others.length)}`
  const body = [...lines].map((line) => {
    const [scenario = '', figure = ''] = line.split('|')
    const values = sites.map((site) => medianOf(samples, site, scenario, figure))
    const [base = null, ...rest] = values
    const cells = [
      scenario,
      figure,
      ...values.map((value) => formatFigure(figure, value)),
      ...rest.map((value) => formatRatio(figure, value, base)),
      formatGoal(findGoal(goals, scenario, figure), values),
    ]
    return `| ${cells.join(' | ')} |`
  })
  return [head, rule, ...body].join('\n')
}
