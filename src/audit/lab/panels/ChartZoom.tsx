import { ZoomIn, ZoomOut } from 'lucide-react'
import { IconButton } from '../../ui/IconButton'
import { ToolButton } from '../../ui/ToolButton'
import { chartTexts } from '../texts/machineTexts'
import './ChartZoom.scss'
import type { Zoom } from './useChartZoom'

type Props = {
  zoom: Zoom
  onZoom: (zoom: Zoom) => void
  /** Drawn px for each px of the layout. */
  readScale: () => number
}

const scales = [0.25, 0.35, 0.5, 0.7, 1, 1.25, 1.5, 2]

/** The size of the drawing: a step smaller or larger, as wide as its box, or one px for each of its own. */
export function ChartZoom({ zoom, onZoom, readScale }: Props) {
  const shrink = () => onZoom(scales.findLast((scale) => scale < readScale() - 0.01) ?? scales[0]!)
  const grow = () => onZoom(scales.find((scale) => scale > readScale() + 0.01) ?? scales.at(-1)!)
  return (
    <div className="chart-zoom" role="group" aria-label={chartTexts.zoom}>
      <IconButton icon={ZoomOut} label={chartTexts.smaller} onClick={shrink} />
      <ToolButton aria-pressed={zoom === 'fit'} onClick={() => onZoom('fit')}>
        {chartTexts.fit}
      </ToolButton>
      <ToolButton aria-pressed={zoom === 1} onClick={() => onZoom(1)}>
        {chartTexts.fullSize}
      </ToolButton>
      <IconButton icon={ZoomIn} label={chartTexts.larger} onClick={grow} />
    </div>
  )
}
