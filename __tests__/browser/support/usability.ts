import type { Page } from '@playwright/test'
import { narrowestWidth } from '../../../src/content/accessibilityTests'
import type { AxeRules } from './axe'
import { coveredControls } from './coveredControls'
import { misdrawnPictures } from './pictures/misdrawnPictures'
import { spaceTexts, unspaceTexts } from './readerStyles'
import { scrollToTop } from './scrollToTop'
import { findCutOffTexts, readCutLines } from './textLines'
import { expect, type Visitor } from './visitor'
import { waitForPaint } from './waitForPaint'

/** WCAG 1.4.10: a desktop of 1280×1024 at 400 %. */
const reflow = { width: narrowestWidth, height: 256 }

export const phone = { width: 390, height: 844 }

const smallPhone = { width: 320, height: 568 }

export const desktop = { width: 1440, height: 900 }

/** Share of the screen’s height under fixed and sticky elements. */
const coveredShare = (visitor: Visitor) =>
  visitor.page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]')
    if (dialog) return 0
    const rows = Array.from({ length: innerHeight }, (_, y) => y)
    const isCovered = (y: number) => {
      const top = document.elementFromPoint(innerWidth / 2, y)
      for (let box: Element | null = top; box; box = box.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(box).position)) return true
      return false
    }
    return rows.filter(isCovered).length / innerHeight
  })

/** Polls: a carousel follows the window’s width a moment later. */
const expectNoCutOffText = (page: Page, state: string) =>
  expect
    .configure({ soft: true })
    .poll(async () => findCutOffTexts(await readCutLines(page)), { message: `${state} cuts text off` })
    .toEqual([])

/** WCAG 1.4.10: at 400 % nothing scrolls sideways, nothing is cut off, little is covered. */
async function expectReflow(visitor: Visitor, name: string) {
  await visitor.page.setViewportSize(reflow)
  await waitForPaint(visitor.page)
  const small = `${name} at ${reflow.width} × ${reflow.height}`
  expect.soft(await visitor.hasSidewaysScroll(), `${small} scrolls sideways`).toBe(false)
  await expectNoCutOffText(visitor.page, small)
  expect.soft(await coveredShare(visitor), `${small} is covered`).toBeLessThan(0.5)
}

/** WCAG 1.4.12. */
async function expectSpacing(visitor: Visitor, name: string) {
  const spaced = `${name} with wide text spacing`
  await spaceTexts(visitor.page)
  expect.soft(await visitor.hasSidewaysScroll(), `${spaced} scrolls sideways`).toBe(false)
  await expectNoCutOffText(visitor.page, spaced)
  await unspaceTexts(visitor.page)
}

/** Whatever is open, notices and bars included, on a small phone. */
async function expectControlsFree({ page }: Visitor, name: string) {
  const here = `${name} at ${smallPhone.width} × ${smallPhone.height}`
  // The round chat button comes back at the top.
  await scrollToTop(page)
  expect.soft(await coveredControls(page), `${here}: controls that cannot be hit`).toEqual([])
}

/**
 * On phone, desktop and 320 px: axe, wide text spacing, no sideways scroll, reflow. On the phone axe asks every rule;
 * on the desktop `onDesktop`, or every rule where none are named.
 */
export async function expectUsable(visitor: Visitor, name: string, onDesktop?: AxeRules) {
  for (const [viewport, rules] of [
    [phone, undefined],
    [desktop, onDesktop],
  ] as const) {
    await visitor.page.setViewportSize(viewport)
    await waitForPaint(visitor.page)
    const here = `${name} at ${viewport.width} px`
    expect.soft(await visitor.axe(rules), here).toEqual([])
    expect.soft(await misdrawnPictures(visitor.page), `${here}: pictures`).toEqual([])
    await expectSpacing(visitor, here)
  }
  await expectReflow(visitor, name)
  await visitor.page.setViewportSize(smallPhone)
  await waitForPaint(visitor.page)
  expect.soft(await visitor.hasSidewaysScroll(), `${name} at ${smallPhone.width} px`).toBe(false)
  await expectControlsFree(visitor, name)
  await visitor.page.setViewportSize(phone)
}
