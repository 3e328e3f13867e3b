import { Check } from 'lucide-react'
import { gateChart } from '../../chart/gateChart'
import { recordedRun } from '../../model/recordedRun'
import { rulesFired } from '../state/coverage'
import { ScenarioLink } from './ScenarioLink'
import { ScrollableTable } from '../../ui/DataTable'
import { coverageTexts } from '../texts/evidenceTexts'
import { rulesIn } from '../../model/rules'
import './CoverageMatrix.scss'

// R1 is the initial state: every path keeps it, no arrow carries it.
const columns = rulesIn(gateChart)
  .map(({ id }) => id)
  .filter((id) => id !== 'R1')

/** Recorded paths × rules; each path opens its scenario. */
export function CoverageMatrix() {
  return (
    <ScrollableTable
      className="coverage-matrix"
      caption={coverageTexts.matrix}
      columns={[coverageTexts.path, ...columns]}
    >
      {recordedRun.paths.map(({ link, title, transitions }) => {
        const fired = rulesFired(transitions)
        return (
          <tr key={link}>
            <th scope="row" className="coverage-matrix__path">
              <ScenarioLink search={link}>{title}</ScenarioLink>
            </th>
            {columns.map((rule) => (
              <td key={rule} className="coverage-matrix__cell">
                {fired.has(rule) && (
                  <Check
                    className="coverage-matrix__mark"
                    role="img"
                    aria-label={coverageTexts.fires(rule)}
                  />
                )}
              </td>
            ))}
          </tr>
        )
      })}
    </ScrollableTable>
  )
}
