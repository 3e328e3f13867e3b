import type { Page } from '@playwright/test'
import { standard } from '../../../src/content/accessibilityTests'
import axe, { type AxeResults, type RunOnly, type RunOptions } from 'axe-core'

/** axe's tags of WCAG's versions and levels; 2.2 has no new rule of level A. */
const tagged = [
  { tag: 'wcag2a', version: '2.0', level: 'A' },
  { tag: 'wcag2aa', version: '2.0', level: 'AA' },
  { tag: 'wcag2aaa', version: '2.0', level: 'AAA' },
  { tag: 'wcag21a', version: '2.1', level: 'A' },
  { tag: 'wcag21aa', version: '2.1', level: 'AA' },
  { tag: 'wcag22aa', version: '2.2', level: 'AA' },
]

/** The standard that the site's statement names, and the good practices. */
export const axeTags = [
  ...tagged
    .filter(({ version, level }) => version <= standard.version && level.length <= standard.level.length)
    .map(({ tag }) => tag),
  'best-practice',
]

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
