import { readFileSync } from 'node:fs'
import { section } from '../../../tools/figures/figuresPage'
import { speedTable } from '../../../tools/figures/speedTable'
import { scenarios } from '../../../tools/bench/scenarios/allScenarios'

const head = [
  '2026-11-27, medians of 9',
  '| scenario | figure | baseline | site | site ÷ baseline | goal |',
  '|---|---|---|---|---|---|',
]
const bench = (title: string, lines: readonly string[]) =>
  section(title, ['`npm run bench`'], [...head, ...lines])

const page = [
  section(
    'growth',
    ['`npm run bench -- --growth`'],
    [...head, '| gate, first visit | lcp | 1 | 2 | 2.00 | 1.05 |'],
  ),
  bench('bench-phone', [
    '| gate, first visit | lcp | 844 | 900 | 1.07 | 1.10 |',
    '| gate, first visit | cls | 0.000 | 0.001 |  | 0.01 |',
    '| controls | inp menu | – | 40 |  | 100 |',
    '| controls | inp filter | – | 104 |  | 100 missed |',
    '| controls | inp slider | – | 64 |  | 100 |',
  ]),
  bench('bench-dejavu', [
    '| gate, first visit | lcp | 844 | 999 | 1.18 | 1.10 missed |',
    '| /nosotros, returning cold | cls | 0.000 | 0.004 |  | 0.01 |',
  ]),
  bench('bench-old-phone', ['| SÍ → hero | hero | 2400 | 2200 | 0.92 | 1.10 |']),
].join('\n')

test('a row of each visit that was measured; where several count, the worst of them', () => {
  const rows = speedTable(page)
    .split('\n')
    .map((line) => line.replace(/ +/g, ' '))
  expect(rows[0]).toBe('| visit | figure | static page | site | ratio | goal |')
  expect(rows.slice(2)).toEqual([
    '| gate | LCP | 844 | 900 | 1.07 | 1.10 |',
    '| slowest control | INP | – | 104 | | 100 missed |',
    '| any | CLS | 0.000 | 0.004 | | 0.01 |',
    '| DejaVu alone: gate | LCP | 844 | 999 | 1.18 | 1.10 missed |',
    '| old phone: SÍ | first picture | 2400 | 2200 | 0.92 | 1.10 |',
  ])
})

test('at most fourteen rows, of visits that the bench knows', () => {
  const all = [...scenarios.keys()].flatMap((name) =>
    ['lcp', 'answers', 'hero', 'cls', 'inp menu'].map(
      (figure) => `| ${name} | ${figure} | 1 | 2 | 2.00 |  |`,
    ),
  )
  const titles = ['bench-phone', 'bench-dejavu', 'bench-old-phone', 'bench-desktop']
  expect(speedTable(titles.map((title) => bench(title, all)).join('\n')).split('\n')).toHaveLength(2 + 14)
})

test('nothing measured: it says by which command', () => {
  expect(speedTable('# Figures\n')).toBe('Not measured yet: `npm run figures -- bench`.')
})

test('the README has what docs/figures.md holds', () => {
  const [, shown] = readFileSync('README.md', 'utf8').split('<!-- speed -->')
  expect(shown?.trim()).toBe(speedTable(readFileSync('docs/figures.md', 'utf8')))
})
