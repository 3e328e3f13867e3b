import '../../../tools/build/nodeAssets'
import type { Page } from '@playwright/test'
import { longSwipeMs, sliderSpeedMs } from '../../../src/content/constants'
import { products } from '../../../src/content/products'
import { expect, test } from '../support/visitor'
import { passTime, stopClock } from './support/fakeClock'
import { slider, cardsInView } from './support/homeCarousels'

/** A finger on the slider: `distance` px to the left, held `ms`; held by the page's stopped clock. */
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
  const sendAndWait = async (type: 'touchStart' | 'touchEnd', at?: number) => {
    const hasArrived = await page.evaluateHandle((event) => {
      const arrival = new Promise<void>((resolve) =>
        addEventListener(event, () => resolve(), { once: true, capture: true }),
      )
      return { arrival }
    }, type.toLowerCase())
    await send(type, at)
    // Chrome may answer before the page has had the event: the clock must not go on meanwhile.
    await hasArrived.evaluate(({ arrival }) => arrival)
  }
  await sendAndWait('touchStart', x)
  for (let step = 1; step <= 4; step++) await send('touchMove', x - (distance * step) / 4)
  await passTime(page, ms)
  await sendAndWait('touchEnd')
  await passTime(page, 2 * sliderSpeedMs)
  // After the animation react-slick waits 10 ms more before it takes the next swipe.
  await passTime(page, 100)
}

test.describe('by touch', () => {
  test.use({ hasTouch: true })
  test('a quick flick of 40 px turns the slide; a slow drag needs half a slide', async ({ visitor }) => {
    const { page } = visitor
    await page.clock.install()
    await visitor.open('/')
    await visitor.enter()
    // The section, not its list: react-slick puts another in its place as it comes near.
    await slider(page).evaluate((section) =>
      scrollBy({ top: section.getBoundingClientRect().top - 72, behavior: 'instant' }),
    )
    await slider(page).locator('.slick-cloned').first().waitFor({ state: 'attached' })
    await stopClock(page)
    const names = products.map(({ namePainting }) => namePainting)
    const [first, second] = [names.slice(0, 2), names.slice(1, 3)]
    expect(await cardsInView(page)).toEqual(first)
    await swipe(page, 60, longSwipeMs + 1)
    expect(await cardsInView(page), 'slow, below half').toEqual(first)
    await swipe(page, 40, longSwipeMs)
    expect(await cardsInView(page), 'quick').toEqual(second)
    await swipe(page, -130, longSwipeMs + 1)
    expect(await cardsInView(page), 'slow, above half, backwards').toEqual(first)
    expect(new URL(page.url()).pathname, 'no link was followed').toBe('/')
  })
})
