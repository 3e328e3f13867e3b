import { expect } from '@playwright/test'
import axe from 'axe-core'
import { axeTags } from '../../support/axe'
import type { Visitor } from './visitor'

interface Watched {
  axe: typeof axe
  violations?: string[]
}

/** One line per element that breaks a rule: `rule: element`. */
export const violationsOn = async (guest: Visitor) => {
  const { tab } = guest
  await tab.run(axe.source)
  await tab.look((values) => {
    const page = window as unknown as Watched
    delete page.violations
    void page.axe.run({ runOnly: { type: 'tag', values } }).then(({ violations }) => {
      page.violations = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      )
    })
  }, axeTags)
  const found = () => tab.look(() => (window as unknown as Watched).violations ?? null)
  await guest.sees(found, expect.any(Array), 'axe has ended')
  return found()
}
