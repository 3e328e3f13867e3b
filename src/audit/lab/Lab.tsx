import './Lab.scss'
import { LabHeader } from './LabHeader'
import { LinkProblems } from './LinkProblems'
import { WorldPanel } from './panels/WorldPanel'
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
import { useSetup } from './state/labContext'
import { labTexts, panelNamesOf } from './texts/labTexts'

/** The whole page: what to do above, the machine and its screen in the middle, the evidence below. */
export function Lab() {
  const { Screen, subject } = useSetup()
  const names = Object.entries(panelNamesOf(subject.words.world.name)).filter(
    ([id]) => Screen || id !== 'pantalla',
  )
  return (
    <div className="lab">
      <LabHeader />
      <SectionNav label={labTexts.sections} names={Object.fromEntries(names)} />
      <main className="lab__panels">
        <LinkProblems />
        <StepsPanel />
        <div className="lab__live">
          <div className="lab__world">
            <WorldPanel />
          </div>
          <div className="lab__centre">
            <ChartPanel />
          </div>
          {Screen && (
            <div className="lab__screen">
              <ScreenPanel />
            </div>
          )}
          <TabsPanel />
          <div className="lab__log">
            <LogPanel />
          </div>
        </div>
        <DefectsPanel />
        <CoveragePanel />
        <RulesPanel />
        <FilesPanel />
      </main>
    </div>
  )
}
