import type { Chart } from '../chart'
import type { ChartLayout } from '../layout'
import { layOutInColumns } from './layOutInColumns'

/** Where a chart's parts lie: as in the layout made for `drawn` where it is that chart, else laid out on the spot. */
export const layoutFor = (chart: Chart, drawn: Chart, layout: ChartLayout): ChartLayout =>
  chart === drawn || JSON.stringify(chart) === JSON.stringify(drawn) ? layout : layOutInColumns(chart)
