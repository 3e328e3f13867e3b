import { table, type Sample } from '../../../tools/bench/report'

const samples: Sample[] = [
  ...[900, 1000, 5000].map((lcp) => ({ scenario: 'gate', site: 'baseline', figures: { lcp, cls: 0 } })),
  ...[1100, 1300].map((lcp) => ({ scenario: 'gate', site: 'site', figures: { lcp, cls: 0.012 } })),
]

it('shows the median of each site, and its ratio to the first', () => {
  const lines = table(samples, ['baseline', 'site']).split('\n')
  expect(lines[0]).toBe('| scenario | figure | baseline | site | site ÷ baseline |')
  expect(lines[2]).toBe('| gate | lcp | 1000 | 1200 | 1.20 |')
  expect(lines[3]).toBe('| gate | cls | 0.000 | 0.012 |  |')
})

it('a figure that was never seen is a dash, and has no ratio', () => {
  const unseen: Sample[] = [{ scenario: 'gate', site: 'baseline', figures: { lcp: 900 } }]
  expect(table(unseen, ['baseline', 'site'])).toContain('| gate | lcp | 900 | – |  |')
})
