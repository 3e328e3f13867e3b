import { screen, within } from '@testing-library/react'
import { StoredTable } from '../../../src/audit/lab/panels/StoredTable'
import { renderLab, settled } from './support/openedLab'

/** Before and after, local then session, of each open tab. */
const shown = () =>
  screen.getAllByRole('table').map((table) => {
    const [, before, after] = within(table).getAllByRole('columnheader')
    expect([before, after].map((head) => head?.textContent)).toEqual(['antes', 'después'])
    return within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  })

const [none, yes, x] = ['nada', '«accepted»', '«x»']

it.each([
  ['?local=x', 0, [[x, none, none, none]]],
  ['?pasos=si', 1, [[none, none, none, yes]]],
  ['?pasos=no', 1, [[none, none, none, none]]],
  ['?pasos=congelar.otra-x', 2, [[none, x, none, none]]],
  ['?pasos=otra-accepted', 1, [[none, yes, none, none]]],
  ['?pasos=otra-accepted.1ms', 2, [[yes, yes, none, none]]],
  [
    '?pasos=b-si.b-olvidar',
    1,
    [
      [none, none, none, none],
      [none, none, none, yes],
    ],
  ],
  [
    '?pasos=b-si-recordar.olvidar',
    2,
    [
      [yes, none, none, none],
      [yes, none, none, none],
    ],
  ],
])(
  '%s, step %i: both storages before and after the whole step, in each open tab',
  async (link, step, expected) => {
    const { lab } = await renderLab(link, <StoredTable />)
    await settled(() => lab.travelToStep(step))
    expect(shown()).toEqual(expected)
  },
)

it('one event of a step: before and after that event, in its tab', async () => {
  const { lab } = await renderLab('?pasos=si.b-abrir', <StoredTable />)
  const log = lab.state().view?.log ?? []
  const answer = log.find(({ event }) => event === 'yes')
  await settled(() => lab.travel(answer?.number ?? NaN))
  expect(shown()).toEqual([[none, none, none, answer?.stored.session === null ? none : yes]])
})

it('characters that are not seen are named, and a long value is cut', async () => {
  await renderLab(`?local=a%E2%80%AEb&session=${'y'.repeat(1000)}`, <StoredTable />)
  expect(screen.getByText('«a⟨U+202E⟩b»')).toBeVisible()
  const [start] = screen.getAllByText(/^«y{79}… \(1002 caracteres\)$/)
  expect(start?.tagName).toBe('SUMMARY')
})
