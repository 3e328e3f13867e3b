import type { Page } from '@playwright/test'
import { lostTexts } from './support/lostTexts'
import { askedStates, failedStates, goTo, pageStates, usedStates, type State } from './support/states'
import { spaceTexts, unspaceTexts } from './support/textSpacing'
import { expect, test, type Visitor } from './support/visitor'

/** WCAG 1.4.10: a desktop of 1280×1024 at 400 %. */
const reflow = { width: 320, height: 256 }
const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

const letLayoutSettle = (visitor: Visitor) =>
  visitor.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Share of the screen under what stays there however one scrolls. */
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

/** A carousel takes the new width a moment after the window. */
const keepsTexts = (page: Page, state: string) =>
  expect
    .configure({ soft: true })
    .poll(() => lostTexts(page), { message: `${state} loses text` })
    .toEqual([])

async function expectReadable(visitor: Visitor, { name }: State) {
  const { page } = visitor
  await page.setViewportSize(reflow)
  await letLayoutSettle(visitor)
  const small = `${name} at 320 × 256`
  expect.soft(await visitor.hasSidewaysScroll(), `${small} scrolls sideways`).toBe(false)
  await keepsTexts(page, small)
  expect.soft(await coveredShare(visitor), `${small} is covered`).toBeLessThan(0.5)

  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await letLayoutSettle(visitor)
    const spaced = `${name} at ${viewport.width} px with wide text spacing`
    await spaceTexts(page)
    await letLayoutSettle(visitor)
    expect.soft(await visitor.hasSidewaysScroll(), `${spaced} scrolls sideways`).toBe(false)
    await keepsTexts(page, spaced)
    await unspaceTexts(page)
  }
  await page.setViewportSize(phone)
}

test.use({ reducedMotion: 'reduce' })
test.setTimeout(180_000)

test('before the answer: every state reflows at 400 % and bears wide text spacing', async ({ visitor }) => {
  for (const state of askedStates) {
    if (state.path !== '/') visitor.allow(/404/)
    await visitor.open(state.path)
    await visitor.isAsked()
    await state.reach?.(visitor)
    await expectReadable(visitor, state)
  }
})

for (const [kind, states] of [
  ['page', pageStates()],
  ['used page', usedStates],
  ['error screen', failedStates],
] as const) {
  test(`after it: every ${kind} reflows at 400 % and bears wide text spacing`, async ({ visitor }) => {
    await visitor.open('/')
    await visitor.enter({ remember: true })
    for (const state of states) {
      await goTo(visitor, state)
      await expectReadable(visitor, state)
    }
  })
}
