import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { runChecks, type CheckResult } from '../../../src/audit/model/checks'
import { defects } from '../../../src/audit/model/defects'
import { DefectsPanel } from '../../../src/audit/lab/panels/DefectsPanel'
import { renderLab, settled } from './support/openedLab'
import { expectSome } from '../../support/expectSome'

jest.mock('../../../src/audit/model/checks', () => ({ runChecks: jest.fn() }))

const [first, second] = defects
const green: readonly CheckResult[] = [{ name: '?', title: 'Se abre la página.', failure: null }]
const red: readonly CheckResult[] = [
  { name: '?', title: 'Se abre la página.', failure: 'Al abrir se esperaba.' },
]

/** Runs that end when told, with the results of the variant they were started with. */
function heldRuns() {
  const ends: (() => void)[] = []
  jest
    .mocked(runChecks)
    .mockImplementation(
      (variant) => new Promise((resolve) => ends.push(() => resolve(variant === undefined ? green : red))),
    )
  return { end: () => act(async () => ends.shift()?.()) }
}

const report = () => screen.getByRole('status').textContent

it('results are of the defect that is chosen, also where another is chosen while they run', async () => {
  const runs = heldRuns()
  const user = userEvent.setup()
  await renderLab('', <DefectsPanel />)
  const run = () => user.click(screen.getByRole('button', { name: 'Correr las pruebas' }))
  const choose = (id: string) => user.selectOptions(screen.getByRole('combobox'), id)

  await run()
  expect(screen.getByRole('button', { name: 'Probando…' })).toBeDisabled()
  expect(report()).toBe('')
  await choose(first!.id)
  await runs.end()
  expect(report()).toBe('')

  await run()
  await runs.end()
  expect(report()).toMatch(/^ ?Rojo: 1 de 1 pruebas fallan\./)
  await choose(second!.id)
  expect(report()).toBe('')
  await choose('')
  expect(report()).toBe('')
  await run()
  await runs.end()
  expect(report()).toMatch(/^ ?Verde: las 1 pruebas pasan\./)
  await run()
  expect(report()).toBe('')
  await runs.end()
})

it('runs the machine of the chosen defect, and a failed check opens with that defect on', async () => {
  const runs = heldRuns()
  const { lab } = await renderLab('', <DefectsPanel />)
  const press = (name: string) => fireEvent.click(screen.getByText(name))
  for (const { id, variant } of expectSome(defects)) {
    fireEvent.change(screen.getByRole('combobox'), { target: { value: id } })
    press('Correr las pruebas')
    expect(jest.mocked(runChecks)).toHaveBeenLastCalledWith(variant)
    await runs.end()
    expect(document.querySelector('.check-report__check a')).toHaveAttribute('href', `?defecto=${id}`)
  }
  await settled(() => press('Ponerlo en la máquina de arriba'))
  expect(lab.state().defect).toBe(defects.at(-1))
  expect(document.body).toHaveTextContent(
    `Este defecto está puesto ahora en la máquina de arriba. ${defects.at(-1)?.title}`,
  )
})
