import type { ChartDiff } from '../../chart/diffCharts'
import type { CoverageSource } from './useCoverages'

/** What the drawing shows besides the machine's state. */
export type ChartHighlight =
  | { readonly kind: 'none' }
  | { readonly kind: 'coverage'; readonly source: CoverageSource }
  | { readonly kind: 'diff'; readonly diff: ChartDiff }
