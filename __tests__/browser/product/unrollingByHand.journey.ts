import '../../../tools/build/nodeAssets'
import { unrolling as copy } from '../../../src/content/unrolling'
import { expectLabel, path, stageOf } from './support/label'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/visitor'

/** Waits until the momentum of a swipe is spent: ten frames at the same place. */
const stopScrolling = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const check = (last: number, still: number) => {
          if (still === 10) resolve()
          else requestAnimationFrame(() => check(scrollY, scrollY === last ? still + 1 : 0))
        }
        check(scrollY, 0)
      }),
  )

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a drag moves the label with the pointer; let go it finishes, or goes back', async ({ visitor }) => {
    const { page } = visitor
    await visitor.returnTo(path)
    const box = (await stageOf(page).boundingBox())!
    const from = { x: box.x + box.width / 2, y: box.y + box.height * 0.6 }
    await page.mouse.move(from.x, from.y)
    await page.locator('.unrolling__wall img').first().waitFor({ state: 'attached' })
    await expectLabel(page, 'rolled')
    await page.mouse.down()
    await page.mouse.move(from.x + 50, from.y, { steps: 4 })
    await expectLabel(page, 'moving')
    await page.mouse.up()
    await expectLabel(page, 'rolled')
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + box.width * 0.4, from.y, { steps: 8 })
    await expectLabel(page, 'moving')
    await page.mouse.up()
    await expectLabel(page, 'unrolled')
    await expect(page.getByRole('button', { name: copy.roll })).toBeVisible()
  })
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a swipe across unrolls the label, one upwards scrolls the page', async ({ visitor }) => {
    const { page } = visitor
    await visitor.returnTo(path)
    const box = (await stageOf(page).boundingBox())!
    const session = await page.context().newCDPSession(page)
    const from = { x: box.x + 120, y: box.y + 240 }
    const swipe = async (x: number, y: number) => {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
      for (let step = 1; step <= 12; step++)
        await session.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: [{ x: from.x + (x * step) / 12, y: from.y + (y * step) / 12 }],
        })
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await swipe(0, -150)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(80)
    await stopScrolling(page)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.locator('.unrolling__wall img').first().waitFor({ state: 'attached' })
    await expectLabel(page, 'rolled')
    await swipe(60, 0)
    await expectLabel(page, 'unrolled')
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})
