import type { Goal } from '../../../tools/bench/goals'
import { table, type Sample } from '../../../tools/bench/report'

const samples: Sample[] = [
  ...[900, 1000, 5000].map((lcp) => ({ scenario: 'gate', site: 'baseline', figures: { lcp, cls: 0 } })),
  ...[1100, 1300].map((lcp) => ({ scenario: 'gate', site: 'site', figures: { lcp, cls: 0.012 } })),
]
const goals: readonly Goal[] = [
  { visit: 'gate', figure: 'lcp', of: 'baseline', atMost: 1.2 },
  { visit: '', figure: 'cls', of: 'figure', atMost: 0.01 },
]

it('shows the median of each site, its ratio to the first, and the goal', () => {
  const lines = table(samples, ['baseline', 'site'], goals).split('\n')
  expect(lines[0]).toBe('| scenario | figure | baseline | site | site ÷ baseline | goal |')
  expect(lines[1]).toBe('|---|---|---|---|---|---|')
  expect(lines[2]).toBe('| gate | lcp | 1000 | 1200 | 1.20 | 1.20 |')
  expect(lines[3]).toBe('| gate | cls | 0.000 | 0.012 |  | 0.01 missed |')
})

it('a goal is missed where one of several sites misses it', () => {
  const third = { scenario: 'gate', site: 'other', figures: { lcp: 1300 } }
  const text = table([...samples, third], ['baseline', 'site', 'other'], goals)
  expect(text).toContain('| gate | lcp | 1000 | 1200 | 1300 | 1.20 | 1.30 | 1.20 missed |')
})

it('a figure that was never seen is a dash, and has neither ratio nor verdict', () => {
  const unseen: Sample[] = [{ scenario: 'gate', site: 'baseline', figures: { lcp: 900 } }]
  expect(table(unseen, ['baseline', 'site'], goals)).toContain('| gate | lcp | 900 | – |  | 1.20 |')
})
