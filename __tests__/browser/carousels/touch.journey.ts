import '../../../tools/build/nodeAssets'
import type { Page } from '@playwright/test'
import { products } from '../../../src/content/products'
import { expect, test } from '../support/visitor'
import { slider, cardsInView } from './support/homeCarousels'

/** A finger on the slider: `distance` px to the left, held `ms`; resolves to the ms that the page saw. */
async function swipe(page: Page, distance: number, ms: number) {
  const box = await slider(page).locator('.slick-list').boundingBox()
  if (!box) throw new Error('no slider')
  const [x, y] = [box.x + box.width / 2, box.y + 200]
  const touch = await page.context().newCDPSession(page)
  const send = (type: string, at?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: at, y }],
    } as Parameters<typeof touch.send<'Input.dispatchTouchEvent'>>[1])
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    const note = (name: string) => () => (dataset[name] = String(performance.now()))
    document.addEventListener('pointerdown', note('pressed'), { capture: true, once: true })
    document.addEventListener('pointerup', note('released'), { capture: true, once: true })
  })
  // Sent without waiting for one another: a busy machine must not turn a flick into a drag.
  const sent = [send('touchStart', x)]
  for (let step = 1; step <= 4; step++) {
    sent.push(send('touchMove', x - (distance * step) / 4))
    if (ms > 0) await page.waitForTimeout(ms / 4)
  }
  sent.push(send('touchEnd'))
  await Promise.all(sent)
  await page.waitForTimeout(500)
  return page.evaluate(() => {
    const { pressed, released } = document.documentElement.dataset
    return Number(released) - Number(pressed)
  })
}

test.describe('by touch', () => {
  test.use({ hasTouch: true })
  test('a quick flick of 40 px turns the slide; a slow drag needs half a slide', async ({ visitor }) => {
    const { page } = visitor
    await visitor.open('/')
    await visitor.enter()
    await slider(page)
      .locator('.slick-list')
      .evaluate((list) => scrollBy(0, list.getBoundingClientRect().top - 120))
    await slider(page).locator('.slick-cloned').first().waitFor({ state: 'attached' })
    const names = products.map(({ namePainting }) => namePainting)
    const [first, second] = [names.slice(0, 2), names.slice(1, 3)]
    expect(await cardsInView(page)).toEqual(first)
    expect(await swipe(page, 60, 600), 'the drag was slow').toBeGreaterThan(300)
    expect(await cardsInView(page), 'slow, below half').toEqual(first)
    expect(await swipe(page, 40, 0), 'the flick was quick').toBeLessThan(300)
    expect(await cardsInView(page), 'quick').toEqual(second)
    expect(await swipe(page, -130, 600), 'the drag was slow').toBeGreaterThan(300)
    expect(await cardsInView(page), 'slow, above half, backwards').toEqual(first)
    expect(new URL(page.url()).pathname, 'no link was followed').toBe('/')
  })
})
