import { render, screen } from '@testing-library/react'
import { ChartPanel } from '../../../src/audit/lab/panels/ChartPanel'
import { createLab } from '../../../src/audit/lab/state/createLab'
import { LabContext } from '../../../src/audit/lab/state/labContext'
import { gateLab } from '../../../src/audit/page/gateLab'
import { renderLab, settled } from './support/openedLab'

const unknownRows = () => document.querySelectorAll('.chart-view__row--unknown')
const litRows = () =>
  [...document.querySelectorAll('.chart-view__row--last')].map(
    (row) => row.getAttribute('aria-label') ?? row.textContent,
  )

it('a chart of the machine that runs is drawn without a word about its age', async () => {
  await renderLab('?pasos=no', <ChartPanel />)
  expect(document.querySelector('.chart-mismatch')).toBeNull()
  expect(unknownRows()).toHaveLength(0)
})

it('an older chart says so, draws the arrow it does not know apart, and lights that one', async () => {
  const older = gateLab.chart.transitions.filter(({ rule }) => rule !== 'R9')
  const setup = { ...gateLab, chart: { ...gateLab.chart, transitions: older } }
  window.history.replaceState(null, '', '/auditoria?pasos=no')
  const lab = createLab(window, setup)
  await lab.open()
  render(
    <LabContext value={lab}>
      <ChartPanel />
    </LabContext>,
  )
  await settled()
  expect(screen.getByText(/^El diagrama guardado no es el de la máquina que corre/)).toBeVisible()
  expect(unknownRows()).toHaveLength(1)
  expect(unknownRows()[0]).toHaveClass('chart-view__row--last')
})

it('a planted defect with an arrow of its own never lights another', async () => {
  await renderLab('?local=accepted&pasos=60000ms.60000ms&defecto=caduca', <ChartPanel />)
  expect(screen.getByText(/^El defecto plantado cambia la máquina/)).toBeVisible()
  expect(unknownRows()).toHaveLength(1)
  expect(litRows()).toHaveLength(1)
  expect(unknownRows()[0]).toHaveClass('chart-view__row--last')
})
