import { fireEvent, screen, within } from '@testing-library/react'
import { gateChart } from '../../../src/audit/gate/gateChart'
import { CoveragePanel } from '../../../src/audit/lab/panels/CoveragePanel'
import type { LabSetup } from '../../../src/audit/lab/labSetup'
import { MissingList } from '../../../src/audit/lab/panels/MissingList'
import { createLab } from '../../../src/audit/lab/state/createLab'
import { LabContext } from '../../../src/audit/lab/state/labContext'
import { gateLab } from '../../../src/audit/page/gateLab'
import { render } from '@testing-library/react'
import { renderLab, settled } from './support/openedLab'

const figure = () => document.querySelector('.coverage-panel__figure')?.textContent
const links = () => within(screen.getByRole('list', { name: 'Lo que falta recorrer' })).queryAllByRole('link')
const all = gateChart.transitions.length

it('arrows, pairs, guards and rules are counted, each with its figures', async () => {
  await renderLab('?local=accepted', <CoveragePanel />)
  expect(screen.getByRole('radio', { name: `Flechas: 1 de ${all}` })).toBeChecked()
  expect(screen.getByRole('radio', { name: /^Pares de flechas: 0 de \d\d$/ })).not.toBeChecked()
  expect(screen.getByRole('radio', { name: 'Reglas: 2 de 14' })).not.toBeChecked()
  fireEvent.click(screen.getByRole('radio', { name: 'Resultados de guardas: 1 de 16' }))
  expect(figure()).toBe('1 de 16')
  expect(links().map(({ textContent }) => textContent)).toContain('localIsAccepted: no se cumple')
})

it('the links of what is missing, followed one after the other, leave nothing missing', async () => {
  await renderLab('?local=accepted', <CoveragePanel />)
  expect(links()).toHaveLength(all - 1)
  for (let pressed = 0; pressed < all && screen.queryByText('No falta nada.') === null; pressed++) {
    const before = links().length
    await settled(() => fireEvent.click(links()[0]!))
    expect(screen.queryByText('No falta nada.') ? 0 : links().length).toBeLessThan(before)
  }
  expect(screen.getByText('No falta nada.')).toBeVisible()
  expect(figure()).toBe(`${all} de ${all}`)
  await settled(() => fireEvent.click(screen.getByRole('button', { name: 'Vaciar la cobertura' })))
  expect(figure()).toBe(`0 de ${all}`)
})

it('what no recorded path takes says so, and is no link', () => {
  const setup: LabSetup = {
    ...gateLab,
    recorded: { ...gateLab.recorded, links: { ...gateLab.recorded.links, transitions: {} } },
  }
  render(
    <LabContext value={createLab(window, setup)}>
      <MissingList kind="transitions" keys={['gate.accepted | forget', 'unknown']} />
    </LabContext>,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'X3 aceptado: olvidar (ningún camino guardado llega)',
    'unknown (ningún camino guardado llega)',
  ])
  expect(screen.queryByRole('link')).toBeNull()
})

it('with a planted defect the panel says that nothing is counted', async () => {
  await renderLab('?pasos=no&defecto=abre-si-falla', <CoveragePanel />)
  expect(screen.getByText(/^Con un defecto plantado no se cuenta nada/)).toBeVisible()
  expect(figure()).toBe(`0 de ${all}`)
})
