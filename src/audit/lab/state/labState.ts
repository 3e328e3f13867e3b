import type { ChartDiff } from '../../chart/diffCharts'
import { emptyCoverage, type Coverage } from '../../model/coverage'
import type { Defect } from '../../model/subject'
import type { SessionView } from '../../model/sessionView'
import type { Tab } from '../../model/steps'
import { usualSeed } from './seed'

export type CoverageSource = 'session' | 'recorded' | 'union'

/** What the drawing shows besides the machine's state. */
export type ChartHighlight =
  | { readonly kind: 'none' }
  | { readonly kind: 'coverage'; readonly source: CoverageSource }
  | { readonly kind: 'diff'; readonly diff: ChartDiff }

export interface LabState {
  /** Everything that has happened; null until the first scenario has run. */
  readonly view: SessionView | null
  /** How many steps had been done at the moment on display. */
  readonly step: number
  /** Number of the last entry on display; where it is not the step's last, only this event of the step is shown. */
  readonly position: number
  /** A replay up to that step; null while the last moment is on display. */
  readonly past: SessionView | null
  /** Which tab the chart and its sentence are about; `a` while b is closed. */
  readonly followed: Tab
  /** Transition id → step that would fire it in the followed tab from what is on display. */
  readonly enabled: ReadonlyMap<string, string>
  readonly defect: Defect | null
  /** The seed of a run's random visits. */
  readonly seed: number
  /** What all sessions since the last clearing have taken. */
  readonly coverage: Coverage
  readonly highlight: ChartHighlight
  /** Spanish sentences: what of the link was left out. */
  readonly problems: readonly string[]
  /** A Spanish sentence: why the last action could not be performed. */
  readonly failure: string | null
}

/** How a scenario is started. */
export interface StartOptions {
  /** Without it, the one that is planted stays. */
  readonly defect?: Defect | null
  /** On this browser's own storages. */
  readonly isReal?: boolean
  /** How many of its steps were done before and are only repeated. */
  readonly repeated?: number
}

export const emptyState: LabState = {
  view: null,
  step: 0,
  position: 0,
  past: null,
  followed: 'a',
  enabled: new Map(),
  defect: null,
  seed: usualSeed,
  coverage: emptyCoverage,
  highlight: { kind: 'none' },
  problems: [],
  failure: null,
}
