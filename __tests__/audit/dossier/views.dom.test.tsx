import type { Evidence } from '../../../src/audit/dossier/evidence/evidence'
import { groups } from '../../../src/audit/dossier/requirements/groups'
import { requirements } from '../../../tools/dossier/requirements/requirements'
import { expectedStatus, statuses } from './support/expectedStatus'
import { viewsOf } from './support/dossierViews'
import { metIn } from './support/metIn'
import { evidenceIn, situations } from './support/situations'
import { soundEvidence } from './support/soundEvidence'
import {
  readCounts,
  readCsv,
  readGroupCounts,
  readJson,
  readMarks,
  readMatrix,
  readPractices,
} from './support/views'
import { expectSome } from '../../support/expectSome'

let sound: Evidence

beforeAll(async () => {
  sound = await soundEvidence()
})

describe.each(situations)('$name', (situation) => {
  let views: Awaited<ReturnType<typeof viewsOf>>
  const expected = requirements.map(({ id }) => ({
    id,
    status: expectedStatus(situation.changed, id),
    contradictions: [],
  }))

  beforeAll(async () => {
    views = await viewsOf(evidenceIn(situation, sound))
  })

  afterAll(() => {
    // Two pages of ten thousand elements, which Jest would keep until the file ends.
    for (const page of [views.page, views.printable]) page.replaceChildren()
  })

  it('each row has the same status in words, sign and class on the page, in the printable file, in CSV and in JSON', () => {
    expect(readMatrix(views.page)).toEqual(expected)
    expect(readMatrix(views.printable)).toEqual(expected)
    expect(readCsv(views.csv)).toEqual(expected)
    expect(readJson(views.json)).toEqual(expected)
  })

  it('each count is the number of rows, also where it is none', () => {
    const counts = statuses.map(
      (status) => [status, expected.filter((row) => row.status === status).length] as const,
    )
    const drawn = counts.map(([status, count]) => `${count} ${status}`)
    expect(readCounts(views.page)).toEqual(drawn)
    expect(readCounts(views.printable)).toEqual(drawn)
    const options = [...views.page.querySelectorAll('.matrix-search option')]
    expect(options.map(({ textContent }) => textContent)).toEqual([
      `Todos los estados (${expected.length})`,
      ...counts.filter(([, count]) => count > 0).map(([status, count]) => `${status} (${count})`),
    ])
    expect(views.page.querySelector('.matrix-search__count')?.textContent).toBe(
      `Se ven los ${expected.length} requisitos.`,
    )
  })

  it('the counts by source add up to the rows of each group', () => {
    const counts = groups.map((group) => {
      const own = expected.filter(({ id }) => requirements.find((row) => row.id === id)?.group === group)
      const ofStatus = statuses.map((status) => own.filter((row) => row.status === status).length)
      return [group, [...ofStatus, own.length].map(String)]
    })
    for (const page of [views.page, views.printable])
      expect(readGroupCounts(page)).toEqual(Object.fromEntries(counts))
  })

  it('a row has that status wherever the statement of practices names it', () => {
    for (const page of [views.page, views.printable]) {
      const practices = readPractices(page)
      expect(practices.length).toBeGreaterThan(20)
      expect(practices).toEqual(practices.map(({ id }) => expected.find((row) => row.id === id)))
    }
  })

  it('each mark beside the evidence says what the evidence says, to screen readers too', () => {
    for (const page of [views.page, views.printable]) {
      const { unclear, met, notMet } = readMarks(page)
      expect(unclear).toEqual([])
      const found = [...met, ...notMet].map(({ where }) => where)
      for (const [chapter, results] of expectSome(Object.entries(metIn(situation.evidence(sound))))) {
        const marked = (marks: readonly { readonly where: string }[]) =>
          marks.filter(({ where }) => where === chapter).length
        expect([chapter, marked(met), marked(notMet)]).toEqual([
          chapter,
          results.filter((isMet) => isMet).length,
          results.filter((isMet) => !isMet).length,
        ])
      }
      expect(new Set(found)).toEqual(new Set(Object.keys(metIn(situation.evidence(sound)))))
    }
  })

  it('the command names exactly the rows that fail, and no link leads to evidence that is not there', () => {
    const failing = expected.filter(({ status }) => /^(NO CONFORME|SIN EVIDENCIA)$/.test(status))
    const named = failing.map(({ id, status }) => `${id} · ${status}. `)
    expect(views.failing.map((line, index) => line.slice(0, named[index]?.length))).toEqual(named)
    for (const page of [views.page, views.printable]) {
      const targets = [...page.querySelectorAll('a[href^="#"]')].map((link) =>
        decodeURIComponent(link.getAttribute('href')!.slice(1)),
      )
      const ids = new Set([...page.querySelectorAll('[id]')].map(({ id }) => id))
      expect(expectSome(targets).filter((target) => !ids.has(target))).toEqual([])
    }
  })

  it('nothing is said to contradict itself, and the statuses are said to be derived', () => {
    expect(views.contradictions).toEqual([])
    expect(views.page.querySelector('#resumen')?.textContent).toContain(
      `Los ${expected.length} estados se acaban de deducir`,
    )
  })
})
