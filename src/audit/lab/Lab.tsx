import { useState } from 'react'
import './Lab.scss'
import { LabHeader } from './LabHeader'
import { LinkProblems } from './LinkProblems'
import { StoragePanel } from './panels/StoragePanel'
import { ChartPanel } from './panels/ChartPanel'
import { CoveragePanel } from './panels/CoveragePanel'
import { DefectsPanel } from './panels/DefectsPanel'
import { FilesPanel } from './panels/FilesPanel'
import { LogPanel } from './panels/LogPanel'
import { RulesPanel } from './panels/RulesPanel'
import { ScreenPanel } from './panels/ScreenPanel'
import { StepsPanel } from './panels/StepsPanel'
import { TabsPanel } from './panels/TabsPanel'
import type { ChartHighlight } from './state/chartHighlight'
import type { CoverageSource } from './state/useCoverages'
import { SectionNav } from '../ui/SectionNav'
import { useTheme } from '../ui/useTheme'
import { labTexts, sectionNames } from './texts/labTexts'

/** The whole page: what to do above, the machine and its screen in the middle, the evidence below. */
export function Lab() {
  const { theme, toggle } = useTheme()
  const [highlight, setHighlight] = useState<ChartHighlight>({ kind: 'none' })
  const [source, setSource] = useState<CoverageSource>('session')

  return (
    <div className="lab">
      <LabHeader theme={theme} onTheme={toggle} />
      <SectionNav label={labTexts.sections} names={sectionNames} />
      <main className="lab__panels">
        <LinkProblems />
        <StepsPanel />
        <div className="lab__live">
          <div className="lab__side">
            <StoragePanel />
          </div>
          <div className="lab__centre">
            <ChartPanel highlight={highlight} />
          </div>
          <div className="lab__side lab__side--screen">
            <ScreenPanel />
          </div>
          <div className="lab__log">
            <LogPanel />
          </div>
        </div>
        <div className="lab__tabs-and-defects">
          <TabsPanel />
          <DefectsPanel />
        </div>
        <CoveragePanel
          source={source}
          highlight={highlight}
          onSource={setSource}
          onHighlight={setHighlight}
        />
        <RulesPanel />
        <FilesPanel theme={theme} highlight={highlight} onHighlight={setHighlight} />
      </main>
    </div>
  )
}
