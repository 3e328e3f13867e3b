import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Lab } from '../../../src/audit/lab/Lab'
import type { LabSetup } from '../../../src/audit/lab/labSetup'
import { createLab } from '../../../src/audit/lab/state/createLab'
import { LabContext } from '../../../src/audit/lab/state/labContext'
import { CheckReport } from '../../../src/audit/lab/panels/CheckReport'
import { ScenarioResult } from '../../../src/audit/lab/panels/ScenarioResult'
import { StepVerdict } from '../../../src/audit/lab/panels/StepVerdict'
import { layOut } from '../../../tools/chart/layout'
import { recordRun } from '../../../tools/chart/recordRun'
import { expectSome } from '../../support/expectSome'
import { settled } from '../lab/support/openedLab'
import { limits, subjects } from './subjects'

/** Words of the gate, which mean nothing to another machine. */
const gateWords = /[Pp]uerta|[Aa]lmacén|[Aa]lmacenes|\bSÍ|\bNO\b|[Vv]isitante|[Ee]specificación|Cumplimiento/

const links = {
  request: '?respuesta=falla&pasos=1ms',
  'remote viewport': '?pasos=conectar.mover',
  example: '?pasos=pulsar.3000ms',
} as const

type Name = keyof typeof links

async function setupOf(name: Name): Promise<LabSetup> {
  const { subject, chart } = subjects[name]
  return {
    subject,
    chart,
    layouts: { tall: await layOut(chart, 'DOWN'), wide: await layOut(chart, 'RIGHT') },
    recorded: await recordRun(subject, chart, limits),
  }
}

const setups = new Map<Name, LabSetup>()

beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  for (const name of Object.keys(links) as Name[]) setups.set(name, await setupOf(name))
  jest.restoreAllMocks()
})

async function open(name: Name, panels: ReactNode) {
  window.history.replaceState(null, '', `/auditoria${links[name]}`)
  const lab = createLab(window, setups.get(name)!)
  await lab.open()
  const view = render(<LabContext value={lab}>{panels}</LabContext>)
  await settled()
  return { lab, ...view }
}

describe.each(Object.keys(links) as Name[])('the page of %s', (name) => {
  it('shows its chart, steps, log, coverage and files, and no word of the gate', async () => {
    const { lab, container } = await open(name, <Lab />)
    const { subject, chart } = subjects[name]
    const { log } = lab.state().view!
    expect(lab.state().problems).toEqual([])
    expect(container.querySelectorAll('.chart-view__row')).toHaveLength(chart.transitions.length)
    expect(container.querySelectorAll('.log-row')).toHaveLength(log.length)
    for (const step of expectSome(subject.steps.events))
      expect(screen.getAllByRole('button', { name: subject.steps.find(step).button }).length).toBeGreaterThan(
        0,
      )
    const fired = new Set(log.flatMap(({ transitions }) => transitions))
    expect(screen.getByText(`${fired.size} de ${chart.transitions.length}`)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'SCXML' })).toBeInTheDocument()
    expect(container.textContent).not.toMatch(gateWords)
    const named = [...container.querySelectorAll('[aria-label], [title]')].flatMap((element) => [
      element.getAttribute('aria-label') ?? '',
      element.getAttribute('title') ?? '',
    ])
    expect(expectSome(named).filter((text) => gateWords.test(text))).toEqual([])
  })
})

const passed = [{ name: '?', title: 'Se abre', failure: null }]

it.each(['request', 'remote viewport'] as const)(
  'without an oracle no verdict of %s is green: it says that nobody judges',
  async (name) => {
    const { container } = await open(
      name,
      <>
        <ScenarioResult />
        <StepVerdict />
        <CheckReport results={passed} defect={null} />
      </>,
    )
    // Beside the chart, and for phones below the steps.
    expect(screen.getAllByText('Nadie juzga esta máquina: no tiene oráculo.')).toHaveLength(2)
    expect(screen.getByText('1 prueba sin veredicto: esta máquina no tiene oráculo.')).toBeInTheDocument()
    expect(container.querySelector('[class*=--green], [class*=--red]')).toBeNull()
  },
)

it('with an oracle the verdict says how often it compared', async () => {
  await open('example', <ScenarioResult />)
  expect(screen.getByText(/^Cumple las reglas: .*, comparado 3 veces\.$/)).toBeInTheDocument()
})

it('a step is performed from its button', async () => {
  const { lab } = await open('example', <Lab />)
  const [button] = screen.getAllByRole('button', { name: 'Pulsar' })
  await settled(() => fireEvent.click(button!))
  expect(lab.state().view?.tabs.a.shown).toEqual({ isLit: true })
})
