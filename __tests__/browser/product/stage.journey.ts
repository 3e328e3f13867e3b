import '../../../tools/build/nodeAssets'
import type { Page } from '@playwright/test'
import { unrolling as copy } from '../../../src/content/unrolling'
import { products } from '../../../src/content/products'
import { paths } from '../../../src/shared/paths'
import { expectSome } from '../../support/expectSome'
import { inEachWindow } from '../support/inEachWindow'
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

/** Notes in every frame how high the stage and the page are, in px, until `endWatch` is called. */
const watchHeights = (page: Page) =>
  page.evaluate(() => {
    const heights = new Set<string>()
    const look = () => {
      const stage = document.querySelector('.product-stage')!.clientHeight
      heights.add(`${stage} of ${document.documentElement.scrollHeight}`)
      frame = requestAnimationFrame(look)
    }
    let frame = requestAnimationFrame(look)
    const end = () => {
      cancelAnimationFrame(frame)
      return [...heights]
    }
    Object.assign(window, { endWatch: end })
  })
const endWatch = (page: Page) =>
  page.evaluate(() => (window as unknown as { endWatch: () => string[] }).endWatch())

async function unroll(page: Page) {
  await buttonOf(page).click()
  await expectLabel(page, 'unrolled')
}

async function rollUp(page: Page) {
  await page.getByRole('button', { name: copy.roll }).click()
  await expectLabel(page, 'rolled')
}

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ reducedMotion })

    test('at every width the stage keeps its height while its label unrolls and rolls up', async ({
      visitor,
    }) => {
      const { page } = visitor
      await visitor.returnTo(path)
      await page.evaluate(() => document.fonts.ready)
      await inEachWindow(visitor, viewports, async (here) => {
        await watchHeights(page)
        await unroll(page)
        await rollUp(page)
        expect(await endWatch(page), here).toHaveLength(1)
      })
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
  await unroll(page)
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

type Stage = Awaited<ReturnType<typeof readStage>>

/** On a wide stage the label is a plaque on the wall. */
function expectOnWall({ label, frame, bottle, shelf }: Stage, here: string) {
  expect.soft(label.top, `${here}: above the stage`).toBeGreaterThan(20)
  expect.soft(label.bottom, `${here}: on the bottle`).toBeLessThan(bottle.top)
  expect.soft(label.bottom, `${here}: on the shelf`).toBeLessThan(shelf)
  expect.soft(label.right, `${here}: on the frame`).toBeLessThan(frame.left)
}

/** On a narrow one it is a plate on the shelf's front, and the wall is free. */
function expectOnShelf({ label, frame, bottle, shelf, right, bottom }: Stage, here: string) {
  expect.soft(label.bottom - label.top, `${here}: too high`).toBeLessThan(48)
  expect.soft(label.top, `${here}: on the frame`).toBeGreaterThan(frame.bottom)
  expect.soft(label.top, `${here}: across the shelf's edge`).toBeGreaterThan(shelf)
  expect.soft(label.bottom, `${here}: below the stage`).toBeLessThan(bottom)
  expect.soft(label.left, `${here}: on the bottle`).toBeGreaterThan(bottle.right)
  expect.soft(label.right, `${here}: beside the stage`).toBeLessThan(right)
}

test.describe('unrolled', () => {
  test.use({ reducedMotion: 'reduce' })

  for (const { id, namePainting } of expectSome(products))
    test(`${namePainting}, at every width: its frame hangs above the shelf, its wall label clear of frame and bottle`, async ({
      visitor,
    }) => {
      const { page } = visitor
      await visitor.returnTo(paths.product(id))
      await inEachWindow(visitor, viewports, async (here, { width }) => {
        await unroll(page)
        const stage = await readStage(page)
        expect.soft(stage.frame.bottom, `${here}: its frame is on the shelf`).toBeLessThan(stage.shelf)
        const expectLabelClear = width < 1200 ? expectOnShelf : expectOnWall
        expectLabelClear(stage, here)
        await rollUp(page)
      })
    })
})
