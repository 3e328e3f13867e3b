import { render, screen } from '@testing-library/react'
import { defects } from '../../../src/audit/gate/defects/defects'
import { CheckReport } from '../../../src/audit/lab/panels/CheckReport'
import { ScenarioResult } from '../../../src/audit/lab/panels/ScenarioResult'
import { LabContext, useLabState } from '../../../src/audit/lab/state/labContext'
import { useScenarioResult } from '../../../src/audit/lab/state/useScenarioResult'
import { createLab } from '../../../src/audit/lab/state/createLab'
import { renderLab, settled } from './support/openedLab'
import { expectSome } from '../../support/expectSome'
import { gateLab } from '../../../src/audit/page/gateLab'

/** What the line under the chart says, with its sign, class and announcement. */
function readResult() {
  const line = screen.getByText(/(Cumple|No cumple) las reglas/)
  return {
    says: /(Cumple|No cumple) las reglas/.exec(line.textContent ?? '')?.[0],
    defect:
      defects.find(({ title }) => line.textContent?.startsWith(`Con un defecto plantado: «${title}».`))
        ?.title ?? null,
    colour: line.className.replace('scenario-result scenario-result--', ''),
    sign: line.querySelector('svg')?.classList.contains('lucide-circle-check') ? 'tick' : 'cross',
    isAlert: line.getAttribute('role') === 'alert',
  }
}

const right = { says: 'Cumple las reglas', defect: null, colour: 'green', sign: 'tick', isAlert: false }
const wrong = (defect: string) => ({
  says: 'No cumple las reglas',
  defect,
  colour: 'red',
  sign: 'cross',
  isAlert: true,
})

it.each(defects)(
  'with «$title» the run is shown as wrong; while the defect is away, as right',
  async (defect) => {
    const { lab } = await renderLab(`${defect.caughtBy}&defecto=${defect.id}`, <ScenarioResult />)
    const { scenario } = lab.state().view!
    expect(readResult()).toEqual(wrong(defect.title))
    await settled(() => lab.start(scenario, { defect: null }))
    expect(readResult()).toEqual(right)
    await settled(() => lab.start(scenario, { defect }))
    expect(readResult()).toEqual(wrong(defect.title))
  },
)

it('a result is never shown for another machine than the one that was compared with the rules', async () => {
  const [defect] = defects
  const drawn: (readonly [defect: string | null, isRight: boolean | null])[] = []
  function Probe() {
    const result = useScenarioResult()
    drawn.push([useLabState().defect?.id ?? null, result && result.failure === null])
    return null
  }
  const { lab } = await renderLab(defect!.caughtBy, <Probe />)
  const { scenario } = lab.state().view!
  await settled(() => lab.start(scenario, { defect: defect! }))
  await settled(() => lab.start(scenario, { defect: null }))
  const known = drawn.filter(([, isRight]) => isRight !== null)
  expect(known).not.toEqual([])
  expect(expectSome(known).filter(([id, isRight]) => isRight !== (id === null))).toEqual([])
})

const result = (index: number, failure: string | null) => ({
  name: `?pasos=${index + 1}ms`,
  title: `Con local sin valor y sesión sin valor: pasan ${index + 1} ms.`,
  failure,
})

it.each<[failed: number, all: number]>([
  [0, 200],
  [1, 200],
  [2, 3],
  [12, 12],
  [13, 200],
  [200, 200],
])('where %i of %i checks fail, the report counts and lists them', (failed, all) => {
  const results = Array.from({ length: all }, (_, index) =>
    // An empty sentence is a failure too.
    result(index, index >= all - failed ? (index % 2 === 0 ? '' : 'Al abrir se esperaba otra cosa.') : null),
  )
  const { container } = render(
    <LabContext value={createLab(window, gateLab)}>
      <CheckReport results={results} defect={null} />
    </LabContext>,
  )
  const line = container.querySelector('.check-report')
  expect(line).toHaveTextContent(
    failed === 0
      ? `Verde: las ${all} pruebas pasan.`
      : `Rojo: ${failed} de ${all} pruebas ${failed === 1 ? 'falla' : 'fallan'}.`,
  )
  expect(line?.className).toBe(`check-report check-report--${failed === 0 ? 'green' : 'red'}`)
  expect(line?.querySelector('svg')).toHaveClass(failed === 0 ? 'lucide-circle-check' : 'lucide-circle-x')
  const titles = screen.queryAllByRole('link').map((link) => link.textContent)
  expect(titles).toEqual(results.slice(all - failed).map(({ title }) => title))
})

it('where no check ran, none is said to pass', () => {
  const { container } = render(
    <LabContext value={createLab(window, gateLab)}>
      <CheckReport results={[]} defect={null} />
    </LabContext>,
  )
  expect(container).toHaveTextContent('No hay pruebas que correr.')
  expect(container.querySelector('.check-report--green, svg')).toBeNull()
})
