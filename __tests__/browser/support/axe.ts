import type { Page } from '@playwright/test'
import axe, { type AxeResults, type RunOnly, type RunOptions } from 'axe-core'

/** WCAG 2.2 AA and the good practices. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export type AxeRules = RunOnly

const everyRule: AxeRules = { type: 'tag', values: axeTags }

/** What depends on where and how things are drawn; every other rule reads the elements and their attributes. */
export const drawnRules: AxeRules = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'],
}

/** One line per element that breaks a rule: `rule: element`. */
export const violationsOn = async (page: Page, rules = everyRule): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    (runOnly) =>
      (window as unknown as { axe: { run(how: RunOptions): Promise<AxeResults> } }).axe.run({
        runOnly,
        resultTypes: ['violations'],
      }),
    rules,
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
