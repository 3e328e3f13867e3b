import { scripts } from '../../../package.json'
import { renewPage, section } from '../../../tools/figures/figuresPage'
import { measurements } from '../../../tools/figures/measurements'

const measured = (title: string, line: string) =>
  section(title, [`\`npm run ${title}\``, '2026-11-23'], [line])
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

test('a figure without a measurement, or of a command that is gone, is not on the page', () => {
  const page = renew('# Before\n\nWritten by hand: 12\n\n## Speed\n\n99\n', 'load', '4847 requests')
  expect(page.match(/^## .*/gm)).toEqual(['## load'])
  expect(page).not.toMatch(/by hand|99/)
})

test.each(measurements)('$command is a command of this project', ({ command }) => {
  expect(Object.keys(scripts)).toContain(command.split(' ')[2])
})
