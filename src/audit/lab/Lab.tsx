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
import { SectionNav } from '../ui/SectionNav'
import { labTexts, panelNames } from './texts/labTexts'

/** The whole page: what to do above, the machine and its screen in the middle, the evidence below. */
export function Lab() {
  return (
    <div className="lab">
      <LabHeader />
      <SectionNav label={labTexts.sections} names={panelNames} />
      <main className="lab__panels">
        <LinkProblems />
        <StepsPanel />
        <div className="lab__live">
          <div>
            <StoragePanel />
          </div>
          <div className="lab__centre">
            <ChartPanel />
          </div>
          <div className="lab__screen">
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
        <CoveragePanel />
        <RulesPanel />
        <FilesPanel />
      </main>
    </div>
  )
}
