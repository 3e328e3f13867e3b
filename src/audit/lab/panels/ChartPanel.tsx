import { useState } from 'react'
import { useDisplayedEntry, useLab, useLabState, useSetup } from '../state/labContext'
import { useChartMarks } from '../state/useChartMarks'
import { useDrawnChart } from '../state/useDrawnChart'
import { Choice } from '../../ui/Choice'
import { Panel } from './Panel'
import { chartTexts } from '../texts/machineTexts'
import { formatMoment } from '../texts/formatEntry'
import { ChartDrawing } from './ChartDrawing'
import { ChartLegend } from './ChartLegend'
import { ChartMismatch } from './ChartMismatch'
import './ChartPanel.scss'
import { TimerCountdown } from './TimerCountdown'
import { ScenarioResult } from './ScenarioResult'

/** The live chart of one tab: active state, what the step took, and the transitions that can be taken now. */
export function ChartPanel() {
  const lab = useLab()
  const setup = useSetup()
  const { enabled } = useLabState()
  const displayed = useDisplayedEntry()
  const [shape, setShape] = useState<'tall' | 'wide'>('tall')
  const chart = useDrawnChart()
  const marks = { ...useChartMarks(), enabled: [...enabled.keys()] }
  const fire = (id: string) => {
    const step = enabled.get(id)
    if (step) void lab.perform(step)
  }

  return (
    <Panel
      id="diagrama"
      actions={
        <>
          <Choice
            legend={chartTexts.shape}
            options={chartTexts.shapes}
            value={shape}
            onChange={setShape}
            hidesLegend
          />
          {displayed?.tabs.b && (
            <Choice
              legend={chartTexts.follow}
              options={chartTexts.tabs}
              value={displayed.followed}
              onChange={lab.follow}
              hidesLegend
            />
          )}
        </>
      }
    >
      <div className="chart-panel__now">
        <p className="chart-panel__message" role="status">
          {displayed && formatMoment(setup, displayed)}
        </p>
        <TimerCountdown leftMs={displayed?.tabs[displayed.followed]?.timersLeftMs[0] ?? null} />
        <ScenarioResult />
      </div>
      <ChartMismatch />
      <ChartDrawing key={shape} chart={chart} marks={marks} shape={shape} onTransition={fire} />
      <ChartLegend chart={chart} marks={marks} />
    </Panel>
  )
}
