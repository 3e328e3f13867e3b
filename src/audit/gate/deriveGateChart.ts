import { gateMachine } from '../../features/gate/gateMachine'
import type { Chart } from '../chart/chart'
import { deriveChart } from '../chart/deriveChart'
import { gateChartWords } from './chartWords'

/** The gate's chart as the machine is now; `gateChart` is what was written of it. */
export const deriveGateChart = (): Chart => deriveChart(gateMachine, gateChartWords)
