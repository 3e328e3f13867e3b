import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type * as Checks from '../../../src/audit/model/checks'
import { runChecks, type CheckRun } from '../../../src/audit/model/checks'
import { defects } from '../../../src/audit/gate/defects/defects'
import { DefectsPanel } from '../../../src/audit/lab/panels/DefectsPanel'
import { renderLab, settled } from './support/openedLab'
import { gateLab } from '../../../src/audit/page/gateLab'
import { expectSome } from '../../support/expectSome'

jest.mock('../../../src/audit/model/checks', () => ({
  ...jest.requireActual<typeof Checks>('../../../src/audit/model/checks'),
  runChecks: jest.fn(),
}))

const [first, second] = defects
const green: readonly CheckRun[] = [{ name: '?', title: 'Se abre la página.', failure: null, rules: [] }]
const red: readonly CheckRun[] = [
  { name: '?', title: 'Se abre la página.', failure: 'Al abrir se esperaba.', rules: [] },
]

/** Runs that end when told, with the results of the variant they were started with. */
function heldRuns() {
  const ends: (() => void)[] = []
  jest
    .mocked(runChecks)
    .mockImplementation(
      (_subject, _recorded, { variant }) =>
        new Promise((resolve) => ends.push(() => resolve(variant === undefined ? green : red))),
    )
  const end = () => act(async () => ends.shift()?.())
  return {
    end,
    /** Those too that begin when others end. */
    async endAll() {
      await settled()
      while (ends.length > 0) {
        await end()
        await settled()
      }
    },
  }
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
  await runs.endAll()
  expect(report()).toBe('')

  await run()
  await runs.endAll()
  expect(report()).toMatch(/^ ?Rojo: 1 de 1 prueba falla\./)
  await choose(second!.id)
  expect(report()).toBe('')
  await choose('')
  expect(report()).toBe('')
  await run()
  await runs.endAll()
  expect(report()).toMatch(/^ ?Verde: la única prueba pasa\./)
  await run()
  expect(report()).toBe('')
  await runs.endAll()
})

it('runs the machine of the chosen defect, and a failed check opens with that defect on', async () => {
  const runs = heldRuns()
  const { lab } = await renderLab('', <DefectsPanel />)
  const press = (name: string) => fireEvent.click(screen.getByText(name))
  for (const { id, variant } of expectSome(defects)) {
    fireEvent.change(screen.getByRole('combobox'), { target: { value: id } })
    press('Correr las pruebas')
    await runs.endAll()
    expect(jest.mocked(runChecks)).toHaveBeenLastCalledWith(gateLab.subject, gateLab.recorded, {
      variant,
      seed: 56,
    })
    expect(document.querySelector('.failed-checks__check a')).toHaveAttribute('href', `?defecto=${id}`)
  }
  await settled(() => press('Ponerlo en la máquina de arriba'))
  expect(lab.state().defect).toBe(defects.at(-1))
  expect(document.body).toHaveTextContent(
    `Este defecto está puesto ahora en la máquina de arriba. ${defects.at(-1)?.title}`,
  )
})

it('a run of all defects says which are found, and lists every red check of each', async () => {
  const runs = heldRuns()
  const user = userEvent.setup()
  await renderLab('?semilla=7', <DefectsPanel />)
  await user.click(screen.getByRole('button', { name: 'Correr todos los defectos' }))
  for (const index of [-1, ...defects.keys()]) {
    expect(jest.mocked(runChecks)).toHaveBeenLastCalledWith(gateLab.subject, gateLab.recorded, {
      variant: defects[index]?.variant,
      seed: 7,
    })
    expect(document.body).toHaveTextContent(`Van ${index + 1} de ${defects.length + 1}`)
    await runs.end()
  }
  expect(report()).toContain(`Las pruebas descubren los ${defects.length} defectos`)
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => row.querySelector('th')?.textContent)).toEqual([
    'Sin defecto',
    ...defects.map(({ title }) => title),
  ])
  expect(rows[0]).toHaveTextContent('1 prueba en verde')
  expect(rows[1]).toHaveTextContent('1 de 1 prueba en rojo')
  expect(rows[1]?.querySelector('details a')).toHaveAttribute('href', `?defecto=${defects[0]?.id}`)
})

it('a defect that no check sees, and a red check without a defect, are said in red', async () => {
  jest
    .mocked(runChecks)
    .mockImplementation((_subject, _recorded, { variant }) =>
      Promise.resolve(variant === undefined ? red : variant === first!.variant ? green : red),
    )
  const user = userEvent.setup()
  await renderLab('', <DefectsPanel />)
  await user.click(screen.getByRole('button', { name: 'Correr todos los defectos' }))
  await settled()
  expect(document.querySelector('.check-report--red')).toHaveTextContent(
    `Sin defecto plantado ya hay pruebas en rojo. Las pruebas no descubren: ${first!.title}.`,
  )
})

it('another seed is part of the page’s link; what is no seed is said and changes nothing', async () => {
  const user = userEvent.setup()
  const { lab } = await renderLab('', <DefectsPanel />)
  const field = screen.getByRole('textbox', { name: 'Semilla de las visitas al azar' })
  await user.clear(field)
  expect(field).toBeInvalid()
  await user.type(field, '0')
  expect(field).toHaveAccessibleDescription('La semilla es un número de 1 a 999999999.')
  expect(lab.state().seed).toBe(56)
  await user.clear(field)
  await user.type(field, '1234')
  expect([lab.state().seed, window.location.search]).toEqual([1234, '?semilla=1234'])
  await user.click(screen.getByRole('button', { name: 'Otra semilla' }))
  expect(window.location.search).toBe(`?semilla=${lab.state().seed}`)
})
