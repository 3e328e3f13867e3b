import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { formatStateId } from '../../../src/audit/chart/formatChart'
import { gateChart } from '../../../src/audit/gate/gateChart'
import { ChartPanel } from '../../../src/audit/lab/panels/ChartPanel'
import { CoveragePanel } from '../../../src/audit/lab/panels/CoveragePanel'
import { LogPanel } from '../../../src/audit/lab/panels/LogPanel'
import { RulesPanel } from '../../../src/audit/lab/panels/RulesPanel'
import { Timeline } from '../../../src/audit/lab/panels/Timeline'
import type { LogEntry } from '../../../src/audit/model/logEntry'
import { renderLab, settled } from './support/openedLab'
import { readRows } from './support/tableRows'
import { expectSome } from '../../support/expectSome'

/** Right and wrong machines, refused storages, two tabs. */
const links = [
  '?pasos=no.50ms.si-recordar',
  '?local=~bloqueado&pasos=si',
  '?session=~lleno&pasos=si.olvidar',
  '?local=~bloqueado&defecto=abre-si-falla',
  '?pasos=no.50ms&defecto=clave-cambiada',
  '?pasos=b-si-recordar.otra-x',
]

const stateNames: Readonly<Record<string, string>> = {
  'gate.checking': 'comprobando',
  'gate.not-accepted': 'no aceptado',
  'gate.not-accepted.asking': 'preguntando',
  'gate.not-accepted.rejecting': 'rechazando',
  'gate.accepted': 'aceptado',
  'gate.accepted.storing': 'guardando',
  'gate.accepted.remembered': 'recordado',
  'gate.accepted.unsaved': 'sin guardar',
}
const stateOf = ({ after }: LogEntry) => after.map((id) => stateNames[id]).join(' · ')

const callNames = { read: 'lee', write: 'escribe', remove: 'quita' }
const callsOf = ({ calls }: LogEntry) =>
  calls.map(({ call, error }) => new RegExp(`${callNames[call]}.*${error ? `: ${error}` : ''}`))

const guardsOf = ({ guards }: LogEntry) =>
  guards.map(({ name, holds }) => `${name}: ${holds ? 'se cumple' : 'no se cumple'}`).join('') || '–'

const all = (selector: string) => [...document.querySelectorAll(selector)]
const wordsOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''

/** Where a transition can be pressed its name is that of the button in it. */
const labelOf = (row: Element) =>
  row.getAttribute('aria-label') ?? row.querySelector('[aria-label]')?.getAttribute('aria-label') ?? ''

let lab: Awaited<ReturnType<typeof renderLab>>['lab']
let log: readonly LogEntry[]

describe.each(links)('%s', (link) => {
  async function open(...panels: (() => ReactNode)[]) {
    const opened = await renderLab(
      link,
      panels.map((Panel) => <Panel key={Panel.name} />),
    )
    lab = opened.lab
    log = lab.state().view?.log ?? []
    expect(log.length).toBeGreaterThan(1)
  }

  it('the log says of each entry what its guards and storages answered, and the state after it; so does the sequence', async () => {
    await open(LogPanel)
    const rows = readRows('.log-row')
    expect(rows).toMatchObject(
      log.map((entry) => ({
        'N.º': String(entry.number),
        ms: String(entry.atMs),
        Pestaña: entry.tab.toUpperCase(),
        Regla: entry.rules.join('') || '–',
        Guardas: guardsOf(entry),
        Efectos: entry.effects.join('') || '–',
        Estado: stateOf(entry),
      })),
    )
    const calls = log.flatMap((entry, index) => callsOf(entry).map((words) => ({ words, index })))
    for (const { words, index } of expectSome(calls))
      expect(rows[index]?.['Lecturas y escrituras']).toMatch(words)
    fireEvent.click(screen.getByRole('radio', { name: 'Secuencia' }))
    const entries = all('.sequence-entry')
    expect(entries.map((one) => wordsOf(one.querySelector('.sequence-entry__state')))).toEqual(
      log.map((entry) => `${entry.tab === 'b' ? 'B · ' : ''}${stateOf(entry)}${entry.rules.join(', ')}`),
    )
    for (const { words, index } of expectSome(calls)) expect(wordsOf(entries[index])).toMatch(words)
  })

  it('at each moment the announcement, the slider, the chart and the marked line are of that entry', async () => {
    await open(ChartPanel, Timeline, LogPanel)
    const { steps } = lab.state().view!.scenario
    for (const step of [0, ...steps.map((_, index) => index + 1)]) {
      await settled(() => lab.travelToStep(step))
      const untilNow = log.filter(({ stepsDone }) => stepsDone <= step)
      const entry = untilNow.findLast(({ tab }) => tab === 'a')!
      const last = untilNow.at(-1)
      const said = wordsOf(document.querySelector('.chart-panel__message[role=status]'))
      expect(said).toMatch(
        new RegExp(`«${stateOf(entry)}»( \\([RX\\d, -]+\\))?\\.( La puerta de la pestaña B .*)?$`),
      )
      expect(screen.getByRole('slider')).toHaveAttribute(
        'aria-valuetext',
        `Momento ${step + 1} de ${steps.length + 1}: ${said}`,
      )
      expect(all('.log-row').map((row) => row.hasAttribute('aria-current'))).toEqual(
        log.map((other) => other === last && other.stepsDone === step),
      )
      const active = all('.chart-view__state').filter((state) =>
        /^Estado [^,.]+, activo/.test(labelOf(state)),
      )
      const names = active.map((state) => /^Estado ([^,.]+),/.exec(labelOf(state))?.[1])
      expect(names).toEqual(entry.after.map((id) => formatStateId(gateChart, id)))
      expect(all('.chart-view__state--active')).toEqual(active)
    }
  })

  it('coverage, in figures and in the drawing, and rules count what the log fired, and nothing else', async () => {
    await open(ChartPanel, CoveragePanel, RulesPanel)
    await settled(() => lab.highlight({ kind: 'coverage', source: 'session' }))
    // With a planted defect nothing is counted.
    const counted = lab.state().defect ? [] : log
    const fired = gateChart.transitions.filter(({ id }) =>
      counted.some(({ transitions }) => transitions.includes(id)),
    )
    const { length } = gateChart.transitions
    expect(wordsOf(all('.coverage-panel__figure')[0])).toBe(`${fired.length} de ${length}`)
    expect(all('.missing-list li')).toHaveLength(length - fired.length)
    const drawn = all('.chart-view__row').map((row) => {
      const times = Number(/cubierta (\d+) ve/.exec(labelOf(row))?.[1] ?? 0)
      return { times, sign: row.querySelector('.chart-view__badge--covered') ? 'tick' : 'diamond' }
    })
    expect(drawn.map(({ sign }) => sign)).toEqual(drawn.map(({ times }) => (times > 0 ? 'tick' : 'diamond')))
    expect(drawn.filter(({ times }) => times > 0)).toHaveLength(fired.length)
    expect(drawn).toHaveLength(length)
    expect(all('.chart-view__row .chart-view__badge--missed')).toHaveLength(length - fired.length)
    const covered = counted.length > 0 ? ['R1', ...fired.map(({ rule }) => rule)] : []
    const rows = all('.rule-row').map((row) => {
      const says = row.querySelector('td:last-child')
      const mark = says?.querySelector('.rule-row__kept svg.lucide-check') ? 'tick' : 'none'
      return [wordsOf(row.querySelector('th')).match(/^[RX]\d+/)?.[0] ?? '', wordsOf(says), mark]
    })
    expect(rows).toHaveLength(14)
    expect(rows).toEqual(
      rows.map(([id = '']) =>
        covered.includes(id) ? [id, 'recorrida', 'tick'] : [id, 'todavía no', 'none'],
      ),
    )
  })
})
