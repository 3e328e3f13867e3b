import { useState } from 'react'
import { coverageKinds, type CoverageKind, type Counts } from '../../model/coverage'
import { useCoverages } from '../state/coverage'
import { useLab, useLabState, useSetup } from '../state/labContext'
import type { CoverageSource } from '../state/labState'
import { Choice } from '../../ui/Choice'
import { ToolButton } from '../../ui/ToolButton'
import { coverageTexts } from '../texts/coverageTexts'
import { Panel } from './Panel'
import { CoverageMatrix } from './CoverageMatrix'
import { MissingList } from './MissingList'
import './CoveragePanel.scss'

const missingIn = (counts: Counts) => Object.keys(counts).filter((key) => !counts[key])

/** How many of all, as [covered, all]. */
const figuresOf = (counts: Counts): [number, number] => {
  const all = Object.keys(counts).length
  return [all - missingIn(counts).length, all]
}

/** What the lab's sessions and the recorded run cover: arrows, pairs, guards and rules, and the way to what is missing. */
export function CoveragePanel() {
  const lab = useLab()
  const { recorded } = useSetup()
  const { highlight, defect } = useLabState()
  const [source, setSource] = useState<CoverageSource>('session')
  const [kind, setKind] = useState<CoverageKind>('transitions')
  const coverage = useCoverages()[source]
  const missing = missingIn(coverage[kind])
  const isPainted = highlight.kind === 'coverage'
  const choose = (chosen: CoverageSource) => {
    setSource(chosen)
    if (isPainted) lab.highlight({ kind: 'coverage', source: chosen })
  }
  const kindOptions = coverageKinds.map(
    (one) => [one, coverageTexts.option(coverageTexts.kinds[one], ...figuresOf(coverage[one]))] as const,
  )

  return (
    <Panel id="cobertura">
      <div className="coverage-panel">
        <Choice
          legend={coverageTexts.source}
          options={Object.entries(coverageTexts.sources) as [CoverageSource, string][]}
          value={source}
          onChange={choose}
        />
        <Choice legend={coverageTexts.kind} options={kindOptions} value={kind} onChange={setKind} />
        <div className="coverage-panel__actions">
          <label className="coverage-panel__highlight">
            <input
              type="checkbox"
              checked={isPainted}
              onChange={({ target }) =>
                lab.highlight(target.checked ? { kind: 'coverage', source } : { kind: 'none' })
              }
            />
            {coverageTexts.paint}
          </label>
          <ToolButton onClick={lab.clearCoverage}>{coverageTexts.clear}</ToolButton>
        </div>
        {defect && <p className="coverage-panel__warning">{coverageTexts.notCounted}</p>}
        <p className="coverage-panel__count">
          <strong className="coverage-panel__figure">
            {coverageTexts.count(...figuresOf(coverage[kind]))}
          </strong>{' '}
          {coverageTexts.covered[kind]}
        </p>
        <div>
          <p>{missing.length > 0 ? coverageTexts.missing(missing.length) : coverageTexts.all}</p>
          {missing.length > 0 && <MissingList kind={kind} keys={missing} />}
        </div>
        <p className="coverage-panel__run">
          {coverageTexts.recorded(recorded.scenarios, recorded.comparisons)}
        </p>
        <CoverageMatrix />
      </div>
    </Panel>
  )
}
