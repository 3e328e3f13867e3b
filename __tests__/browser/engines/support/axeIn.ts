import { expect } from '@playwright/test'
import axe from 'axe-core'
import type { Guest } from './guest'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Watched {
  axe: typeof axe
  violations?: string[]
}

/** One line per element that breaks a rule: `rule: element`. */
export const violationsOn = async (guest: Guest) => {
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
  }, tags)
  const found = () => tab.look(() => (window as unknown as Watched).violations ?? null)
  await guest.sees(found, expect.any(Array), 'axe has ended')
  return found()
}
