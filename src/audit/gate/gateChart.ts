import type { Chart } from '../chart/chart'
import chartFile from './chart.json'
import type { ChartLayout } from '../chart/layout'
import tallFile from './layout.tall.json'
import wideFile from './layout.wide.json'

/** What `npm run chart` wrote; a test fails while it differs from the machine. */
export const gateChart = chartFile as Chart
/** From left to right, for desktop. */
export const wideLayout: ChartLayout = wideFile
/** From top to bottom, for phones. */
export const tallLayout: ChartLayout = tallFile
