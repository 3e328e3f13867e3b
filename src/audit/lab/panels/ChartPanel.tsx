import { useState } from 'react'
import { gateChart } from '../../chart/gateChart'
import { useDisplayedEntry, useLab, useLabState } from '../state/labContext'
import { useChartMarks } from '../state/useChartMarks'
import { Choice } from '../../ui/Choice'
import { Panel } from './Panel'
import { chartTexts } from '../texts/machineTexts'
import { formatEntry } from '../texts/formatEntry'
import { ChartDrawing } from './ChartDrawing'
import { ChartLegend } from './ChartLegend'
import './ChartPanel.scss'
import { MessageCountdown } from './MessageCountdown'
import { ScenarioResult } from './ScenarioResult'

/** The live chart: active state, last transition, and the transitions that can be taken now. */
export function ChartPanel() {
  const lab = useLab()
  const { enabled } = useLabState()
  const displayed = useDisplayedEntry()
  const [shape, setShape] = useState<'tall' | 'wide'>('tall')
  const marks = { ...useChartMarks(), enabled: [...enabled.keys()] }
  const fire = (id: string) => {
    const step = enabled.get(id)
    if (step) void lab.perform(step)
  }

  return (
    <Panel
      id="diagrama"
      actions={
        <Choice
          legend={chartTexts.shape}
          options={chartTexts.shapes}
          value={shape}
          onChange={setShape}
          hidesLegend
        />
      }
    >
      <div className="chart-panel__now">
        <p className="chart-panel__message" role="status">
          {displayed?.entry && formatEntry(displayed.entry)}
        </p>
        <MessageCountdown leftMs={displayed?.tabs.a.rejectionLeftMs ?? null} />
        <ScenarioResult />
      </div>
      <ChartDrawing chart={gateChart} marks={marks} isWide={shape === 'wide'} onTransition={fire} />
      <ChartLegend />
    </Panel>
  )
}
