import '../../../tools/build/nodeAssets'
import type { Page } from '@playwright/test'
import { products } from '../../../src/content/products'
import { paths } from '../../../src/shared/paths'
import { expectSome } from '../../support/expectSome'
import { expect, test, type Visitor } from '../support/visitor'
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

test('on a phone the bottle’s picture takes more than a third of the stage’s width', async ({ visitor }) => {
  const { page } = visitor
  await page.setViewportSize({ width: 390, height: 844 })
  await visitor.returnTo(path)
  const { width } = (await page.locator('.product-stage__bottle img').boundingBox())!
  expect(width).toBeGreaterThan(390 * 0.35)
})

test('the light in the glass keeps to the bottle’s place, and goes while its label is off', async ({
  visitor,
}) => {
  const { page } = visitor
  await page.setViewportSize({ width: 1440, height: 900 })
  await visitor.returnTo(path)
  const cast = page.locator('.product-stage__cast')
  const bottle = (await page.locator('.product-stage__bottle').boundingBox())!
  const light = (await cast.boundingBox())!
  expect(Math.abs(light.x - bottle.x)).toBeLessThan(2)
  expect(Math.abs(light.width - bottle.width)).toBeLessThan(2)
  await expect(cast).toHaveCSS('opacity', '1')
  await buttonOf(page).click()
  await expectLabel(page, 'unrolled')
  await expect(cast).toHaveCSS('opacity', '0')
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
      right: from.right,
      bottom: from.height,
      shelf: from.height - parseFloat(getComputedStyle(stage, '::after').height),
      label: boxOf('.unrolling__label'),
      frame: boxOf('.unrolling__painting'),
      bottle: boxOf('.unrolling__measure'),
    }
  })

/** Unrolls every bottle's label in turn. */
async function forEveryLabel(
  visitor: Visitor,
  check: (stage: Awaited<ReturnType<typeof readStage>>, painting: string) => void,
) {
  await visitor.storeAcceptedAnswer()
  for (const { id, namePainting } of expectSome(products)) {
    await visitor.open(paths.product(id))
    await visitor.waitForPage()
    await buttonOf(visitor.page).click()
    await expectLabel(visitor.page, 'unrolled')
    const stage = await readStage(visitor.page)
    expect.soft(stage.frame.bottom, `${namePainting}: its frame is on the shelf`).toBeLessThan(stage.shelf)
    check(stage, namePainting)
  }
}

const hasNarrowStage = ({ width }: { width: number }) => width < 1200

test.describe('unrolled', () => {
  test.use({ reducedMotion: 'reduce' })

  for (const viewport of expectSome(viewports.filter((size) => !hasNarrowStage(size))))
    test(`at ${viewport.width} px every wall label hangs clear of bottle, frame and shelf`, async ({
      visitor,
    }) => {
      await visitor.page.setViewportSize(viewport)
      await forEveryLabel(visitor, ({ label, frame, bottle, shelf }, painting) => {
        expect.soft(label.top, `${painting}: above the stage`).toBeGreaterThan(20)
        expect.soft(label.bottom, `${painting}: on the bottle`).toBeLessThan(bottle.top)
        expect.soft(label.bottom, `${painting}: on the shelf`).toBeLessThan(shelf)
        expect.soft(label.right, `${painting}: on the frame`).toBeLessThan(frame.left)
      })
    })

  for (const viewport of expectSome(viewports.filter(hasNarrowStage)))
    test(`at ${viewport.width} px every wall label is a plate on the shelf’s front, and the wall is free`, async ({
      visitor,
    }) => {
      await visitor.page.setViewportSize(viewport)
      await forEveryLabel(visitor, ({ label, frame, bottle, shelf, right, bottom }, painting) => {
        expect.soft(label.bottom - label.top, `${painting}: too high`).toBeLessThan(48)
        expect.soft(label.top, `${painting}: on the frame`).toBeGreaterThan(frame.bottom)
        expect.soft(label.top, `${painting}: across the shelf's edge`).toBeGreaterThan(shelf)
        expect.soft(label.bottom, `${painting}: below the stage`).toBeLessThan(bottom)
        expect.soft(label.left, `${painting}: on the bottle`).toBeGreaterThan(bottle.right)
        expect.soft(label.right, `${painting}: beside the stage`).toBeLessThan(right)
      })
    })
})
