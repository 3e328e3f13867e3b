import { expect } from '@playwright/test'
import axe from 'axe-core'
import { axeTags } from '../../support/axe'
import type { Visitor } from './visitor'

interface Watched {
  axe: typeof axe
  violations?: string[]
}

/** One line per element that breaks a rule: `rule: element`. */
export const violationsOn = async (visitor: Visitor) => {
  const { tab } = visitor
  await tab.run(axe.source)
  await tab.evaluate((values) => {
    const page = window as unknown as Watched
    delete page.violations
    void page.axe.run({ runOnly: { type: 'tag', values } }).then(({ violations }) => {
      page.violations = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      )
    })
  }, axeTags)
  const found = () => tab.evaluate(() => (window as unknown as Watched).violations ?? null)
  await visitor.expectEventually(found, expect.any(Array), 'axe has ended')
  return found()
}
