import type { Chart } from '../chart'

/** The chart itself; its shape is the type `Chart`. */
export const toJson = (chart: Chart): string => `${JSON.stringify(chart, null, 2)}\n`
