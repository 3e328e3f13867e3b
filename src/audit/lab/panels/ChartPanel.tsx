import { useState } from 'react'
import type { ChartMarks } from '../../chart/chart'
import { gateChart } from '../../chart/gateChart'
import { useFrame, useLab, useLabState } from '../state/labContext'
import type { Overlay } from '../state/overlay'
import { useCoverages } from '../state/useCoverages'
import { Choice } from '../../ui/Choice'
import { Panel } from './Panel'
import { chartCopy } from '../words/copy'
import { sayEntry } from '../words/sayEntry'
import { ChartDrawing } from './ChartDrawing'
import { ChartLegend } from './ChartLegend'
import './ChartPanel.scss'
import { PulseMeter } from './PulseMeter'
import { Verdict } from './Verdict'

/** The chart, live: where the machine is, what just happened and what can happen now. */
export function ChartPanel({ overlay }: { overlay: Overlay }) {
  const lab = useLab()
  const { enabled } = useLabState()
  const frame = useFrame()
  const coverages = useCoverages()
  const [shape, setShape] = useState<'tall' | 'wide'>('tall')
  const marks: ChartMarks = {
    active: frame?.active ?? [],
    enabled: [...enabled.keys()],
    last: frame?.entry?.tab === 'a' ? frame.entry.transitions : [],
    ...(overlay.kind === 'coverage' && { coverage: coverages[overlay.source] }),
    ...(overlay.kind === 'diff' && { changes: overlay.diff.changes }),
  }
  const fire = (id: string) => {
    const step = enabled.get(id)
    if (step) void lab.perform(step)
  }

  return (
    <Panel
      id="diagrama"
      actions={
        <Choice
          legend={chartCopy.shape}
          options={chartCopy.shapes}
          value={shape}
          onChange={setShape}
          hidesLegend
        />
      }
    >
      <div className="chart-panel__now">
        <p className="chart-panel__said" role="status">
          {frame?.entry && sayEntry(frame.entry)}
        </p>
        <PulseMeter leftMs={frame?.tabs.a.rejectionLeftMs ?? null} />
        <Verdict />
      </div>
      <ChartDrawing chart={gateChart} marks={marks} isWide={shape === 'wide'} onTransition={fire} />
      <ChartLegend />
    </Panel>
  )
}
