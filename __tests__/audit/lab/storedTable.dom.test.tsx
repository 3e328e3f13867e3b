import { screen } from '@testing-library/react'
import { StoredTable } from '../../../src/audit/lab/panels/StoredTable'
import { renderLab, settled } from './support/openedLab'

const words = (value: string | null) => (value === null ? 'nada' : `«${value}»`)

it.each(['?pasos=b-si.no.b-olvidar', '?pasos=b-si-recordar.olvidar', '?local=x&pasos=si'])(
  '%s: both storages after each entry, and before it as the same tab had them',
  async (link) => {
    const { lab } = await renderLab(link, <StoredTable />)
    const log = lab.state().view?.log ?? []
    expect(log.length).toBeGreaterThan(2)
    const last = new Map<string, (typeof log)[number]['stored']>()
    for (const [index, { tab, stored }] of log.entries()) {
      await settled(() => lab.travel(index))
      const [, beforeHead, afterHead] = screen.getAllByRole('columnheader')
      expect([beforeHead, afterHead].map((head) => head?.textContent)).toEqual(['antes', 'después'])
      const shown = screen.getAllByRole('cell').map(({ textContent }) => textContent)
      const before = last.get(tab)
      const expected = (['local', 'session'] as const).flatMap((place) => [
        before ? words(before[place]) : '–',
        words(stored[place]),
      ])
      expect(shown).toEqual(expected)
      last.set(tab, stored)
    }
  },
)
