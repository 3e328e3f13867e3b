import type { Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

/** WCAG 2.2 AA and the good practices. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** One line per element that breaks a rule: `rule: element`. */
export const violationsOn = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    (values) =>
      (window as unknown as { axe: { run(how: RunOptions): Promise<AxeResults> } }).axe.run({
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      }),
    axeTags,
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
