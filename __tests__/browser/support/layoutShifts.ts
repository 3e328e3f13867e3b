import type { Page } from '@playwright/test'
import { waitForPaint } from './waitForPaint'

interface LayoutShift {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

interface SeenShift {
  readonly value: number
  /** The texts of what moved. */
  readonly texts: readonly string[]
}

/** Records on every page that is opened from here on what moves without the visitor's doing. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: SeenShift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as LayoutShift[])
        if (!hadRecentInput) shifts.push({ value, texts: sources.map(({ node }) => node?.textContent ?? '') })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What a visitor sees of them: CLS. */
export const totalShift = (shifts: readonly SeenShift[]) =>
  shifts.reduce((total, { value }) => total + value, 0)

/** The movements up to the next frame but one: what has just been asked for is drawn, and reported. */
export async function readShifts(page: Page) {
  await waitForPaint(page)
  return page.evaluate(() => (window as unknown as { shifts: readonly SeenShift[] }).shifts)
}
