import { useLabState } from '../state/labContext'
import { useMachineComparison } from '../state/useMachineComparison'
import { chartTexts } from '../texts/machineTexts'
import './ChartMismatch.scss'

/** Says that the chart is not that of the machine that runs. */
export function ChartMismatch() {
  const { defect } = useLabState()
  const comparison = useMachineComparison()
  const count = comparison ? comparison.unknown.length + comparison.missing.length : 0
  if (count === 0) return null
  return <p className="chart-mismatch">{defect ? chartTexts.plantedMismatch : chartTexts.mismatch}</p>
}
