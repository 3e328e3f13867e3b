import { useLab, useLabState, useSetup } from '../state/labContext'
import { resultsOn } from '../state/checkResults'
import { useCheckResults } from '../state/useCheckResults'
import { ruleResultOf } from '../state/ruleResult'
import { ScrollableTable } from '../../ui/DataTable'
import { ToolButton } from '../../ui/ToolButton'
import { Panel } from './Panel'
import { ruleTexts } from '../texts/coverageTexts'
import { failuresOf } from '../../model/checks'
import { completeRules } from '../../model/rules'
import { RuleRow } from './RuleRow'
import './RulesPanel.scss'

/** From the specification's sentence to the arrows, the checks with their results, and this session. */
export function RulesPanel() {
  const lab = useLab()
  const { chart, subject } = useSetup()
  const { coverage, defect, seed } = useLabState()
  const known = useCheckResults()
  const run = (only?: readonly string[]) => void lab.checkResults.run({ defect, seed, ...(only && { only }) })
  const results = resultsOn(known, { defect, seed })
  const failed = failuresOf([...results.values()])

  return (
    <Panel id="reglas">
      <div className="rules-panel">
        <ToolButton kind="strong" onClick={() => run()} aria-disabled={known.isRunning}>
          {known.isRunning ? ruleTexts.running : ruleTexts.runAll}
        </ToolButton>
        <p className="rules-panel__result" role="status">
          {!known.isRunning && results.size > 0 && ruleTexts.ran(failed.length, results.size)}
        </p>
        {defect && <p className="rules-panel__defect">{ruleTexts.withDefect(defect.title)}</p>}
      </div>
      <ScrollableTable caption={ruleTexts.table} columns={ruleTexts.columns}>
        {completeRules(subject.rules, chart.transitions).map((rule) => (
          <RuleRow
            key={rule.id}
            rule={rule}
            result={ruleResultOf(known.rules, results, rule.id)}
            isRunning={known.isRunning}
            isTaken={Boolean(coverage.rules[rule.id])}
            onRun={run}
          />
        ))}
      </ScrollableTable>
    </Panel>
  )
}
