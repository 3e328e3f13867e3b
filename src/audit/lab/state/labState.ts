import type { ChartDiff } from '../../chart/diffCharts'
import type { Defect } from '../../model/defects'
import type { Step } from '../../model/steps'
import type { SessionView } from '../../model/sessionView'

export type CoverageSource = 'session' | 'recorded' | 'union'

/** What the drawing shows besides the machine's state. */
export type ChartHighlight =
  | { readonly kind: 'none' }
  | { readonly kind: 'coverage'; readonly source: CoverageSource }
  | { readonly kind: 'diff'; readonly diff: ChartDiff }

export interface LabState {
  /** Everything that has happened; null until the first scenario has run. */
  readonly view: SessionView | null
  /** Number of the entry on display. */
  readonly position: number
  /** A replay up to that entry; null while the last one is on display. */
  readonly past: SessionView | null
  /** Transition id → step that would fire it from what is on display. */
  readonly enabled: ReadonlyMap<string, Step>
  readonly defect: Defect | null
  readonly highlight: ChartHighlight
  /** Spanish sentences: what of the link was left out. */
  readonly problems: readonly string[]
  /** A Spanish sentence: why the last action could not be performed. */
  readonly failure: string | null
}

export const emptyState: LabState = {
  view: null,
  position: 0,
  past: null,
  enabled: new Map(),
  defect: null,
  highlight: { kind: 'none' },
  problems: [],
  failure: null,
}
