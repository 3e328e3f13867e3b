import type { ReactNode } from 'react'
import type { Chart } from '../chart/chart'
import type { ChartLayout } from '../chart/layout'
import type { LogEntry } from '../model/logEntry'
import type { RecordedRun } from '../model/recordedRun'
import type { TabView } from '../model/sessionView'
import type { LabSubject } from '../model/subject'

interface ScreenProps {
  readonly tab: TabView
  /** The tab's own entries up to the moment on display. */
  readonly log: readonly LogEntry[]
}

interface StartFieldsProps {
  readonly start: object
  /** On this browser's own storages. */
  readonly isReal: boolean
  readonly onStart: (start: object) => void
}

/** All that the page needs for one subject: the subject, what `npm run chart` wrote of it, and its own components. */
export interface LabSetup {
  readonly subject: LabSubject
  readonly chart: Chart
  /** From top to bottom, for phones; from left to right. */
  readonly layouts: { readonly tall: ChartLayout; readonly wide: ChartLayout }
  readonly recorded: RecordedRun
  /** Address of the dossier that speaks of this machine. */
  readonly dossier?: string
  /** The machine's real screen. */
  Screen?(props: ScreenProps): ReactNode
  /** Sets what the world holds when the page opens. */
  StartFields?(props: StartFieldsProps): ReactNode
}
