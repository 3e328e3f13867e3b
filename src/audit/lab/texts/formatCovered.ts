import type { Chart } from '../../chart/chart'
import { formatEvent, formatStateId } from '../../chart/formatChart'
import { readGuardKey, readPairKey, type CoverageKind } from '../../model/coverage'
import type { Rule } from '../../model/rules'
import { coverageTexts } from './coverageTexts'

/** «R2 comprobando: readStatus terminado [localIsAccepted]»; an id that the chart does not know stays as it is. */
function formatArrow(chart: Chart, id: string): string {
  const transition = chart.transitions.find((other) => other.id === id)
  if (!transition) return id
  const { rule, from, guard } = transition
  const arrow = `${formatStateId(chart, from)}: ${formatEvent(transition)}`
  return [rule, arrow, guard && `[${guard}]`].filter(Boolean).join(' ')
}

/** One thing that can be covered, in the words of the drawing. */
export function formatCovered(
  { chart, rules }: { readonly chart: Chart; readonly rules: readonly Rule[] },
  kind: CoverageKind,
  key: string,
): string {
  if (kind === 'guards') {
    const { name, holds } = readGuardKey(key)
    return `${name}: ${holds ? coverageTexts.holds : coverageTexts.fails}`
  }
  if (kind === 'rules') return [key, rules.find(({ id }) => id === key)?.sentence].filter(Boolean).join(': ')
  return readPairKey(key)
    .map((id) => formatArrow(chart, id))
    .join(' → ')
}
