import { ChartView } from '../../chart/ChartView'
import type { Chart, ChartMarks } from '../../chart/chart'
import { tallLayout, wideLayout } from '../../chart/gateChart'
import { ScrollBox } from '../../ui/ScrollBox'
import { chartTexts } from '../texts/machineTexts'
import './ChartDrawing.scss'
import { useScrollToActiveState } from './useScrollToActiveState'

type Props = { chart: Chart; marks: ChartMarks; isWide: boolean; onTransition: (id: string) => void }

/** From left to right or from top to bottom. */
export function ChartDrawing({ chart, marks, isWide, onTransition }: Props) {
  const box = useScrollToActiveState(marks.active?.at(-1), isWide ? 'wide' : 'tall')
  return (
    <div className={isWide ? 'chart-drawing chart-drawing--wide' : 'chart-drawing'}>
      <ScrollBox label={chartTexts.region} ref={box}>
        <ChartView
          chart={chart}
          layout={isWide ? wideLayout : tallLayout}
          marks={marks}
          onTransition={onTransition}
        />
      </ScrollBox>
    </div>
  )
}
