import { readFileSync } from 'node:fs'
import { renewPage, section } from '../../../tools/figures/figuresPage'

const measured = (title: string, line: string, options = '') =>
  section(title, [`\`npm run ${title}${options}\``, '2026-11-23'], [line])
const renew = (page: string, title: string, line: string) =>
  renewPage(page, ['load', 'bench'], new Map([[title, measured(title, line)]]))

test('a renewed section stands in the order of the list, and the others stay', () => {
  const page = renew(renew('', 'bench', '| gate | 804 |'), 'load', '4847 requests')
  const renewed = renew(page, 'bench', '| gate | 790 |')
  expect(renewed).toContain(measured('load', '4847 requests'))
  expect(renewed).toContain(measured('bench', '| gate | 790 |'))
  expect(renewed).not.toContain('804')
  expect(renewed.indexOf('## load')).toBeLessThan(renewed.indexOf('## bench'))
})

test('a section without a measurement, of a command that is gone, is not on the page', () => {
  const page = renew('# Before\n\nWritten at the top: 12\n\n## Speed\n\n99\n', 'load', '4847 requests')
  expect(page.match(/^## .*/gm)).toEqual(['## load'])
  expect(page).not.toMatch(/at the top|99/)
})

const byHand = `## By hand

22 November 2026.

| what    | figure | command                      |
| ------- | ------ | ---------------------------- |
| engines | 279    | \`npm test\`                   |
| load    | 4800   | \`npm run load\`               |
| bottles | 20.9   | \`npm run bench -- --growth\`  |
`

test('what was measured by hand stays, at the end, until its command has written a section', () => {
  const page = renew(byHand, 'load', '4847 requests')
  expect(page.match(/^## .*/gm)).toEqual(['## load', '## By hand'])
  expect(page).toContain('22 November 2026.')
  expect(page).toContain('| engines | 279 ')
  expect(page).not.toContain('4800')
  expect(page).toContain('| bottles | 20.9 ')
  const grown = measured('bench', '| 7 bottles |', ' -- --growth --runs 5')
  expect(renewPage(page, ['load', 'bench'], new Map([['bench', grown]]))).not.toContain('20.9')
})

test('where no row is left, nothing is said of measuring by hand', () => {
  const loadAlone = byHand.replace(/^\| (engines|bottles).*\n/gm, '')
  expect(renew(loadAlone, 'load', '4847 requests').match(/^## .*/gm)).toEqual(['## load'])
})

test('the page of this repository is as the command would leave it', () => {
  const page = readFileSync('docs/figures.md', 'utf8')
  expect(
    renewPage(
      page,
      [...page.matchAll(/^## (.*)/gm)].map(([, title]) => title!).filter((title) => title !== 'By hand'),
      new Map(),
    ),
  ).toBe(page)
})
