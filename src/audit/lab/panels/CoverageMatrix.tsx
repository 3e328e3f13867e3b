import { Check } from 'lucide-react'
import { gateChart } from '../../chart/gateChart'
import { recordedRun } from '../../model/recordedRun'
import { rulesFired } from '../state/rulesFired'
import { ScenarioLink } from './ScenarioLink'
import { ScrollBox } from '../../ui/ScrollBox'
import { coverageCopy } from '../words/moreCopy'
import { rulesIn } from '../words/rules'
import './CoverageMatrix.scss'
import '../../ui/DataTable.scss'

// R1 is the initial state: every path keeps it, no arrow carries it.
const columns = rulesIn(gateChart)
  .map(({ id }) => id)
  .filter((id) => id !== 'R1')

/** Recorded paths × rules; each path opens its scenario. */
export function CoverageMatrix() {
  return (
    <ScrollBox label={coverageCopy.matrix}>
      <table className="data-table coverage-matrix">
        <caption className="data-table__caption">{coverageCopy.matrix}</caption>
        <thead>
          <tr>
            <th scope="col">{coverageCopy.path}</th>
            {columns.map((rule) => (
              <th scope="col" key={rule}>
                {rule}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {recordedRun.paths.map(({ link, title, transitions }) => {
            const fired = rulesFired(gateChart, transitions)
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
                        aria-label={coverageCopy.fires(rule)}
                      />
                    )}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </ScrollBox>
  )
}
