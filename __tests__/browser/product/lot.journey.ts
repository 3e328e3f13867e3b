import type { Page } from '@playwright/test'
import { holdFile } from '../support/holdFile'
import { connect, disconnect, expectCached } from '../offline/support/offlinePages'
import { listedLot, listedLotSize, lotId, otherLotId } from '../support/ownerFacts'
import { applyMonospace } from '../support/readerStyles'
import { expect, test, type Visitor } from '../support/visitor'
import { expectSome } from '../../support/expectSome'

const bottle = '/productos/singani-premium-1'
/** As people write it. */
const mistypedId = encodeURIComponent(lotId.toLowerCase().replaceAll('-', ' '))

const card = (page: Page) => page.locator('.product-lot')

/** Notes from the beginning what moves in view, also just after a click. */
const watchMovements = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

const movements = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0))

const expectHead = async ({ page }: Visitor) => {
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${bottle}$`))
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
])
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('who scans a label gets the lot after SÍ, and nothing moves when it comes', async ({ visitor }) => {
      const { page } = visitor
      await watchMovements(page)
      const release = await holdFile(page, /\/assets\/site\.\w+\.js/)
      await visitor.open(`${bottle}?lote=${mistypedId}`)
      await visitor.waitForQuestion()
      expect(new URL(page.url()).search).toBe('')
      await page.getByRole('button', { name: 'SÍ', exact: true }).click()
      // The page as the build drew it, before its code has come.
      const below = page.locator('.product-description')
      await expect(below).toHaveCSS('visibility', 'hidden')
      await expect(page.locator('.product-info__amount')).toBeInViewport({ ratio: 1 })
      release()
      await visitor.waitForPage()
      await expect(card(page).getByRole('heading')).toHaveText(`Tu botella, lote ${lotId}`)
      await expect(below).toHaveCSS('visibility', 'visible')
      await expect(page).toHaveURL(`${bottle}?lote=${mistypedId}`)
      await expect(page.locator('.product-info__amount')).toBeInViewport({ ratio: 1 })
      expect(await movements(page)).toBeLessThan(0.01)
      expect(await visitor.hasSidewaysScroll()).toBe(false)
      expect(await visitor.axe()).toEqual([])
      await expectHead(visitor)
    })
  })

test('on a phone the first screen has a way to the lot, by keyboard too', async ({ visitor }) => {
  const { page } = visitor
  await visitor.returnTo(`${bottle}?lote=${listedLot.id}`)
  const link = page.getByRole('link', { name: 'Ver tu lote' })
  await expect(link).toBeInViewport({ ratio: 1 })
  await link.focus()
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { name: `Tu botella, lote ${listedLot.id}` })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveURL(`${bottle}?lote=${listedLot.id}#lote`)
  await page.reload()
  await visitor.waitForPage()
  await expect(heading).toBeVisible()
})

test('an unknown lot and one of another bottle are said, on the narrowest screen too', async ({
  visitor,
}) => {
  const { page } = visitor
  await page.setViewportSize({ width: 320, height: 640 })
  await visitor.returnTo(`${bottle}?lote=${'W'.repeat(300)}`)
  await expect(card(page)).toContainText(`No encontramos el lote «${'W'.repeat(24)}…»`)
  expect(await visitor.hasSidewaysScroll()).toBe(false)
  await page.goto(`${bottle}?lote=${otherLotId}`)
  await visitor.waitForPage()
  await card(page).getByRole('link', { name: 'Singani Clásico, Taypi paseño 2' }).click()
  await expect(page).toHaveURL(`/productos/singani-clasico-2?lote=${otherLotId}`)
  await expect(card(page).getByRole('heading')).toHaveText(`Tu botella, lote ${otherLotId}`)
})

test('the way to the lot and the way back stand side by side, in a wide font too', async ({ visitor }) => {
  const { page } = visitor
  await page.setViewportSize({ width: 320, height: 640 })
  await visitor.returnTo(`${bottle}?lote=${lotId}`)
  await applyMonospace(page)
  const [back, lot] = await Promise.all(
    ['Nuestros singanis', 'Ver tu lote'].map((name) =>
      page.getByRole('main').getByRole('link', { name, exact: true }).boundingBox(),
    ),
  )
  expect(back!.x + back!.width).toBeLessThanOrEqual(lot!.x)
  expect(await visitor.hasSidewaysScroll()).toBe(false)
})

test('without a lot the page is as always, and all of it is seen before its code comes', async ({
  visitor,
}) => {
  const { page } = visitor
  const release = await holdFile(page, /\/assets\/site\.\w+\.js/)
  await visitor.storeAcceptedAnswer()
  for (const query of expectSome(['', '?x=1'])) {
    await page.goto(`${bottle}${query}`, { waitUntil: 'commit' })
    await expect(page.locator('.product-description')).toHaveCSS('visibility', 'visible')
  }
  release()
  await visitor.waitForPage()
  await expect(card(page)).toHaveCount(0)
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a bottle seen before tells any of its lots', async ({ visitor }) => {
    const { page } = visitor
    await visitor.open(bottle)
    await visitor.enter({ remember: true })
    await expectCached(page, bottle)
    await disconnect(visitor)
    await visitor.open(`${bottle}?lote=${listedLot.id}`)
    await visitor.waitForPage()
    await expect(card(page)).toContainText(listedLotSize)
    await connect(visitor)
  })
})
