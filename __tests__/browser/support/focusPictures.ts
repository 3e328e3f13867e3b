import type { Page } from '@playwright/test'
import { shoot } from '../../../tools/dossier/chromium/shoot'
import { changedPixels } from '../../../tools/shared/pixels'

/** px around a control in which its focus is drawn. */
const margin = 8

/** Where a marked control is, scrolled to the middle, with what is drawn around it. */
export const clipAround = (page: Page, kind: string) =>
  page.locator(`[data-kind="${kind}"]`).evaluate((control, around) => {
    control.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, right, bottom } = control.getBoundingClientRect()
    const [x, y] = [Math.max(0, left - around), Math.max(0, top - around)]
    return {
      x,
      y,
      width: Math.min(innerWidth, right + around) - x,
      height: Math.min(innerHeight, bottom + around) - y,
    }
  }, margin)

export const focus = (page: Page, kind: string) =>
  page
    .locator(`[data-kind="${kind}"]`)
    .evaluate((control: HTMLElement) => control.focus({ preventScroll: true }))

const blur = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())

/** A part of the screen without the focus, and how many of its pixels the focus changes. */
export async function compareFocus(page: Page, kind: string, part: Parameters<typeof shoot>[1]) {
  await focus(page, kind)
  const focused = await shoot(page, part)
  await blur(page)
  const blurred = await shoot(page, part)
  return { blurred, change: changedPixels(blurred, focused) }
}
