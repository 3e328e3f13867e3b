import type { Chart } from '../../../src/audit/chart/chart'
import { escapeXml } from '../../../src/audit/chart/escapeXml'
import type { ChartLayout } from '../../../src/audit/chart/layout'
import { toSvg } from '../../../src/audit/chart/export/toSvg'
import { describeState } from '../../../src/audit/dossier/evidence/describeState'
import type { Evidence } from '../../../src/audit/dossier/evidence/evidence'
import { formatState } from '../../../src/audit/ui/formatState'
import { linkList, section } from './markup'
import type { References } from '../../../src/audit/dossier/requirements/references'

/** A state is lit together with those around it. */
const litWith = (id: string) => id.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'))

/** The chart once for every state, that state lit, and the rows that lead to it. */
export function statesSection(
  chart: Chart,
  layout: ChartLayout,
  { observed }: Evidence,
  references: References,
): string {
  const coverage = Object.fromEntries(Object.entries(observed).map(([id, { node }]) => [id, node.length]))
  const states = chart.states.map((state) => {
    const { id } = state
    const { anchor, name } = references.state(id)
    const picture = toSvg(chart, layout, { active: litWith(id), coverage }, { theme: 'light', css: '' })
    return `<article class="state" id="${anchor}"><h3>${name}. ${escapeXml(formatState(id))} <code>${escapeXml(id)}</code></h3>
<p>${escapeXml(describeState(state))}</p>
${picture}<p class="state__links">${linkList('Volver a', references.backFrom.state(id))}</p></article>`
  })
  return section('estados', 'Estados de la puerta', states.join('\n'))
}
