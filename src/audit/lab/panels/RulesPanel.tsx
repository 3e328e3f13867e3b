import { useLabState } from '../state/labContext'
import { rulesFired } from '../state/coverage'
import { gateChart } from '../../chart/gateChart'
import { ScrollableTable } from '../../ui/DataTable'
import { Panel } from './Panel'
import { ruleTexts } from '../texts/evidenceTexts'
import { rulesIn } from '../../model/rules'
import { RuleRow } from './RuleRow'

/** From the specification's sentence to the arrows, the paths that test them, and this session. */
export function RulesPanel() {
  const { view } = useLabState()
  const log = view?.log ?? []
  const fired = rulesFired(log.flatMap(({ transitions }) => transitions))
  return (
    <Panel id="reglas">
      <ScrollableTable caption={ruleTexts.table} columns={ruleTexts.columns}>
        {rulesIn(gateChart).map((rule) => (
          <RuleRow
            key={rule.id}
            rule={rule}
            isKept={fired.has(rule.id) || (rule.id === 'R1' && log.length > 0)}
          />
        ))}
      </ScrollableTable>
    </Panel>
  )
}
