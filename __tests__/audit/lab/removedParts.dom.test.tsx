import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { diffCharts } from '../../../src/audit/chart/diffCharts'
import { gateChart } from '../../../src/audit/gate/gateChart'
import { ChartPanel } from '../../../src/audit/lab/panels/ChartPanel'
import { Downloads } from '../../../src/audit/lab/panels/Downloads'
import * as downloads from '../../../src/audit/lab/state/download'
import { renderLab, settled } from './support/openedLab'

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(blob)
  })

it('what a comparison finds removed is drawn, on the screen and in the file', async () => {
  const saved = new Map<string, Blob>()
  jest.spyOn(downloads, 'download').mockImplementation((name, blob) => void saved.set(name, blob))
  const user = userEvent.setup()
  const { lab, container } = await renderLab(
    '?pasos=no',
    <>
      <ChartPanel />
      <Downloads />
    </>,
  )
  const [first] = gateChart.transitions
  const older = {
    ...gateChart,
    states: [
      ...gateChart.states,
      { ...gateChart.states.at(-1)!, id: 'gate.sealed', name: 'sealed', label: 'sellado', parent: 'gate' },
    ],
    transitions: [...gateChart.transitions, { ...first!, id: 'gate.sealed | open', from: 'gate.sealed' }],
  }
  await settled(() => lab.highlight({ kind: 'diff', diff: diffCharts(older, gateChart) }))
  await user.click(screen.getByRole('button', { name: 'SVG' }))
  await settled()

  const file = document.createElement('div')
  file.innerHTML = await textOf(saved.get('puerta.svg')!)
  for (const drawing of [container, file]) {
    const removed = [...drawing.querySelectorAll('.chart-view__badge--removed + .chart-view__sign')]
    expect(removed.map(({ textContent }) => textContent)).toEqual(['−', '−'])
    expect(drawing.querySelector('.chart-view__state--removed')?.getAttribute('aria-label')).toMatch(
      /^Estado sellado, quitado/,
    )
    expect(drawing.querySelectorAll('.chart-view__arrow--removed')).toHaveLength(1)
  }
})
