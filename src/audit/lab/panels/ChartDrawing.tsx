import { useMemo, type CSSProperties } from 'react'
import { ChartView } from '../../chart/ChartView'
import type { Chart, ChartMarks } from '../../chart/chart'
import { layoutFor } from '../../chart/layout/layoutFor'
import { useSetup } from '../state/labContext'
import { ScrollBox } from '../../ui/ScrollBox'
import { chartTexts } from '../texts/machineTexts'
import './ChartDrawing.scss'
import { ChartZoom } from './ChartZoom'
import { useChartZoom, type ChartShape } from './useChartZoom'
import { useScrollToActiveState } from './useScrollToActiveState'

type Props = { chart: Chart; marks: ChartMarks; shape: ChartShape; onTransition: (id: string) => void }

/** The drawing in its box, in the size that was chosen for this shape; what is not the committed chart, in columns. */
export function ChartDrawing({ chart, marks, shape, onTransition }: Props) {
  const { chart: committed, layouts } = useSetup()
  const layout = useMemo(
    () => layoutFor(chart, committed, layouts[shape]),
    [chart, committed, layouts, shape],
  )
  const { zoom, setZoom } = useChartZoom(shape)
  const box = useScrollToActiveState(marks.active?.at(-1), `${shape} ${zoom}`)
  const style = { '--chart-width': `${layout.width}px`, '--chart-zoom': zoom } as CSSProperties
  return (
    <div
      className={`chart-drawing chart-drawing--${shape} ${zoom === 'fit' ? 'chart-drawing--fit' : ''}`}
      style={style}
    >
      <ChartZoom
        zoom={zoom}
        onZoom={setZoom}
        readScale={() => (box.current?.querySelector('svg')?.clientWidth ?? layout.width) / layout.width}
      />
      <ScrollBox label={chartTexts.region} ref={box}>
        <ChartView chart={chart} layout={layout} marks={marks} onTransition={onTransition} />
      </ScrollBox>
    </div>
  )
}
