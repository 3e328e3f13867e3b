import '../../../tools/build/nodeAssets'
import type { Page } from '@playwright/test'
import { products } from '../../../src/content/products'
import { paths } from '../../../src/shared/paths'
import { expectSome } from '../../support/expectSome'
import { expect, test } from '../support/visitor'
import { buttonOf, expectLabel, path } from './support/label'

const viewports = [
  { width: 320, height: 568 },
  { width: 360, height: 800 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
] as const

/** Notes in every frame how high the stage and the page are, in px. */
const watchHeights = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<string>()
    const look = () => {
      const stage = document.querySelector('.product-stage')!.clientHeight
      seen.add(`${stage} of ${document.documentElement.scrollHeight}`)
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { seen })
  })
const seenHeights = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ reducedMotion })

    for (const viewport of viewports)
      test(`at ${viewport.width} px the stage keeps its height while its label unrolls`, async ({
        visitor,
      }) => {
        const { page } = visitor
        await page.setViewportSize(viewport)
        await visitor.returnTo(path)
        await page.evaluate(() => document.fonts.ready)
        await watchHeights(page)
        await buttonOf(page).click()
        await expectLabel(page, 'unrolled')
        expect(await seenHeights(page)).toHaveLength(1)
      })
  })

/** What hangs on the wall, and what stands on the shelf; px of the stage from its top. */
const readStage = (page: Page) =>
  page.evaluate(() => {
    const stage = document.querySelector('.product-stage')!
    const from = stage.getBoundingClientRect()
    const boxOf = (selector: string) => {
      const { left, right, top, bottom } = document.querySelector(selector)!.getBoundingClientRect()
      return { left, right, top: top - from.top, bottom: bottom - from.top }
    }
    return {
      shelf: from.height - parseFloat(getComputedStyle(stage, '::after').height),
      label: boxOf('.unrolling__label'),
      frame: boxOf('.unrolling__painting'),
      bottle: boxOf('.unrolling__measure'),
    }
  })

test.describe('unrolled', () => {
  test.use({ reducedMotion: 'reduce' })

  for (const viewport of viewports)
    test(`at ${viewport.width} px every wall label hangs clear of bottle, frame and shelf`, async ({
      visitor,
    }) => {
      const { page } = visitor
      await page.setViewportSize(viewport)
      await visitor.isRemembered()
      for (const { id, namePainting } of expectSome(products)) {
        await visitor.open(paths.product(id))
        await visitor.isInside()
        await buttonOf(page).click()
        await expectLabel(page, 'unrolled')
        const { label, frame, bottle, shelf } = await readStage(page)
        expect.soft(label.top, `${namePainting}: above the stage`).toBeGreaterThan(20)
        expect.soft(label.bottom, `${namePainting}: on the bottle`).toBeLessThan(bottle.top)
        expect.soft(label.bottom, `${namePainting}: on the shelf`).toBeLessThan(shelf)
        expect.soft(label.right, `${namePainting}: on the frame`).toBeLessThan(frame.left)
        expect.soft(frame.bottom, `${namePainting}: its frame is on the shelf`).toBeLessThan(shelf)
      }
    })
})
