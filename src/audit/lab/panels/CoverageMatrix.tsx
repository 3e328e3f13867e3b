import { Check } from 'lucide-react'
import { ScenarioLink } from './ScenarioLink'
import { ScrollableTable } from '../../ui/DataTable'
import { coverageTexts } from '../texts/coverageTexts'
import { completeRules, rulesOf } from '../../model/rules'
import { useSetup } from '../state/labContext'
import './CoverageMatrix.scss'

/** Recorded paths × rules; each path opens its scenario. */
export function CoverageMatrix() {
  const { chart, subject, recorded } = useSetup()
  // A rule that no arrow carries is the initial state's: every path keeps it.
  const columns = completeRules(subject.rules, chart.transitions)
    .map(({ id }) => id)
    .filter((id) => chart.transitions.some(({ rule }) => rulesOf(rule).includes(id)))
  return (
    <ScrollableTable
      className="coverage-matrix"
      caption={coverageTexts.matrix}
      columns={[coverageTexts.path, ...columns]}
    >
      {recorded.paths.map(({ link, title, rules }) => (
        <tr key={link}>
          <th scope="row" className="coverage-matrix__path">
            <ScenarioLink search={link}>{title}</ScenarioLink>
          </th>
          {columns.map((rule) => (
            <td key={rule} className="coverage-matrix__cell">
              {rules.includes(rule) && (
                <Check className="coverage-matrix__mark" role="img" aria-label={coverageTexts.fires(rule)} />
              )}
            </td>
          ))}
        </tr>
      ))}
    </ScrollableTable>
  )
}
