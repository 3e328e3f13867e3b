import { addCaption } from '../../../src/audit/lab/state/addCaption'
import { captionOf } from '../../../src/audit/lab/state/drawPlate'
import type { ScenarioReport } from '../../../src/audit/model/evidence/toReportText'
import { defects } from '../../../src/audit/gate/defects/defects'
import { expectSome } from '../../support/expectSome'

const report: ScenarioReport = {
  context: {
    page: 'https://example.test/auditoria',
    build: { commit: 'abcdef123456', hasChanges: false, sources: 'x' },
    date: '2026-11-25T14:05:00Z',
    browser: 'Chromium',
    defect: null,
  },
  search: '?pasos=no',
  title: 'NO.',
  moment: 'NO: la puerta sigue en «preguntando» (R9).',
  result: null,
  rules: [],
}

it('the caption tells scenario, moment, date and commit, and a planted defect first', () => {
  const own = ['NO.', report.moment, '2026-11-25T14:05:00Z (UTC) · commit abcdef123456']
  expect(captionOf(report)).toEqual(own)
  const [defect] = defects
  expect(captionOf({ ...report, context: { ...report.context, defect: defect! } })).toEqual([
    `Defecto plantado: ${defect!.title} (${defect!.id}).`,
    ...own,
  ])
})

it('a long sentence goes on over lines as wide as the drawing, and the file is as much higher', () => {
  const words = Array.from({ length: 60 }, (_, index) => `palabra${index}`)
  const drawing = { svg: '<svg/>', width: 400, height: 100 }
  const heightOf = (file: string) => Number(/height="(\d+)"/.exec(file)?.[1])
  const linesOf = (file: string) => [...file.matchAll(/<text [^>]*>([^<]*)</g)].map(([, line]) => line ?? '')
  const one = addCaption(drawing, ['a < b'], 'light')
  expect(linesOf(one)).toEqual(['a &lt; b'])
  const several = addCaption(drawing, [words.slice(0, 20).join(' ')], 'light')
  expect(linesOf(several).join(' ')).toBe(words.slice(0, 20).join(' '))
  for (const line of expectSome(linesOf(several))) expect(line.length).toBeLessThanOrEqual(46)
  expect(heightOf(several) - heightOf(one)).toBe((linesOf(several).length - 1) * 24)
  expect(linesOf(addCaption(drawing, [words.join(' ').repeat(9)], 'light'))).toHaveLength(8)
})
