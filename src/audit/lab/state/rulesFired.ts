import type { Chart } from '../../chart/chart'

/** The rules kept by these transitions. What several rules share (`R7-R8`) proves none of them alone. */
export const rulesFired = (chart: Chart, transitions: readonly string[]): ReadonlySet<string> =>
  new Set(chart.transitions.filter(({ id }) => transitions.includes(id)).map(({ rule }) => rule))
