import { parse } from 'parse5'
import { gateChart } from '../../../src/audit/gate/gateChart'
import { gateSubject } from '../../../src/audit/gate/gateSubject'
import { formatScenario } from '../../../src/audit/gate/scenario'
import { formatEntry } from '../../../src/audit/lab/texts/formatEntry'
import { formatReport } from '../../../tools/gate-paths/formatReport'
import type { GateJourney } from '../../../tools/gate-paths/journeyPaths'
import { toVisits } from '../../../tools/gate-paths/toVisits'
import { createRecords, inLocal, inSession, nothing } from './support/records'
import { expectSome } from '../../support/expectSome'

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const textOf = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (entity, name: string) => signs[name] ?? entity)

async function journey(title: string, write: (records: ReturnType<typeof createRecords>) => void) {
  const records = createRecords()
  write(records)
  const visits = await toVisits(records.all)
  return {
    title,
    file: 'gate.journey.ts',
    result: 'passed',
    engine: 'chromium',
    visits,
  } satisfies GateJourney
}

const report = (journeys: readonly GateJourney[], run = journeys.length) =>
  formatReport({ run, journeys, commit: null, time: '2026-11-25 12:00', site: 'http://127.0.0.1:4156' })

const enters = (title: string) =>
  journey(title, (records) => {
    records.open(0, { local: '<b>', session: null })
    records.answer(0, 'yes')
    records.end(0, inSession, 'accepted')
  })

const isWronglyKept = () =>
  journey('kept in the wrong place', (records) => {
    records.open(0, nothing)
    records.answer(0, 'yes')
    records.end(0, inLocal, 'accepted')
  })

test('the file is whole HTML in Spanish that requests nothing and runs nothing', async () => {
  const html = report([await enters('SÍ & <enters>'), await isWronglyKept()])
  const problems: string[] = []
  parse(html, { onParseError: ({ code, startLine }) => problems.push(`${startLine}: ${code}`) })
  expect(problems).toEqual([])
  expect(html).toContain('<html lang="es-BO">')
  expect(html).not.toMatch(/<script|<img|<iframe|@import|url\(|\ssrc=|\sstyle=/)
  const links = [...html.matchAll(/<link [^>]*href="([^"]*)"/g)].map(([, href]) => href)
  expect(links).toEqual(['data:,'])
})

test('each step’s sentence, the scenario with its link, and the journeys are there', async () => {
  const entering = await enters('SÍ & <enters>')
  const html = report([entering, await enters('another')], 7)
  const text = textOf(html)
  const [visit] = expectSome(entering.visits)
  for (const entry of expectSome(visit.log))
    expect(text).toContain(formatEntry({ chart: gateChart, subject: gateSubject }, entry))
  expect(text).toContain(formatScenario(visit.scenario))
  expect(text).toContain('SÍ & <enters>')
  expect(text).toContain('De 7 pruebas, 2 tocan la puerta, por 1 camino distinto.')
  expect(text).toContain('Lo recorren 2 pruebas')
  expect(html).toContain('href="http://127.0.0.1:4156/auditoria?local=%3Cb%3E&amp;pasos=si"')
})

test('the arrows that a path takes are lit, and those that no journey takes are listed', async () => {
  const html = report([await enters('enters')])
  const path = html.slice(html.indexOf('id="camino-1"'))
  expect(path.match(/chart-view__row--last/g)).toHaveLength(3)
  const coverage = html.slice(html.indexOf('Flechas del diagrama'), html.indexOf('<h2>Pruebas'))
  expect(coverage).toContain('Ninguna prueba toma estas')
  expect(coverage).toContain('Transición olvidar, de aceptado a no aceptado, regla X3')
  expect(coverage).not.toContain('<li>Transición sí, de no aceptado a aceptado · guardando, regla R8</li>')
})

test('a difference between the browser and the replay is told in red', async () => {
  const html = report([await isWronglyKept()])
  expect(html).toContain('<p class="bad">Hay 2 diferencias:</p>')
  expect(html).toContain(
    'kept in the wrong place: <span class="bad">Pestaña A, al final, el almacenamiento local: la repetición dice nada y el navegador, «accepted».</span>',
  )
  expect(report([await enters('enters')])).toContain('<p class="good">Sin diferencias.</p>')
})
