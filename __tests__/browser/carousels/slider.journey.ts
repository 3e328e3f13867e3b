import '../../../tools/build/nodeAssets'
import { sliderSpeedMs } from '../../../src/content/constants'
import { products } from '../../../src/content/products'
import { bottlesInView } from '../../support/bottlesInView'
import { expect, test } from '../support/visitor'
import { layOutCarousels, startCarousels } from '../support/carousels'
import { passTime, stopClock } from './support/fakeClock'
import { cardsInView, slider } from './support/homeCarousels'
import { expectSome } from '../../support/expectSome'

test('the slider shows as many bottles as the width allows', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/')
  await visitor.enter({ remember: true })
  for (const [width, count] of expectSome(bottlesInView)) {
    await page.setViewportSize({ width, height: 900 })
    await visitor.open('/')
    await visitor.waitForPage()
    await expect.poll(() => cardsInView(page), { message: `at ${width} px` }).toHaveLength(count)
  }
})

/** Runs in the page, on the slider: the card after those in view, px of it that show, and whether it can be reached. */
const readNextCard = (section: Element) => {
  const slide = section.querySelector('.slick-active + .slick-slide:not(.slick-active)')!
  const { left, top } = slide.querySelector('.product-card')!.getBoundingClientRect()
  const { right } = section.querySelector('.slick-slider')!.getBoundingClientRect()
  const image = slide.querySelector('img')!
  return {
    px: Math.min(right, innerWidth) - left,
    toEdge: innerWidth - right,
    isDrawn: slide.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    isInert: slide.matches('[inert][aria-hidden=true]'),
    isUnderPointer: slide.contains(document.elementFromPoint(left + 4, top + 120)),
    hasPicture: image.complete && image.naturalWidth > 0,
  }
}

test('part of the next bottle’s card shows at the window’s edge, out of reach, and nothing scrolls sideways', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.returnTo('/')
  await startCarousels(page)
  await slider(page).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  for (const width of [320, 390, 567, 568, 768, 979, 980, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await layOutCarousels(page)
    await expect
      .poll(() => slider(page).evaluate(readNextCard), `at ${width} px`)
      .toMatchObject({
        toEdge: width > 1440 ? (width - 1728) / 2 : 0,
        isDrawn: true,
        isInert: true,
        isUnderPointer: false,
        hasPicture: true,
      })
    const { px } = await slider(page).evaluate(readNextCard)
    expect(px, `at ${width} px`).toBeGreaterThanOrEqual(24)
    expect(px, `at ${width} px`).toBeLessThanOrEqual(48)
    expect(await visitor.hasSidewaysScroll(), `at ${width} px`).toBe(false)
  }
})

test('the slider is a loop: forward through all and round, and back again', async ({ visitor }) => {
  const { page } = visitor
  await page.clock.install()
  await visitor.open('/')
  await visitor.enter()
  await startCarousels(page)
  await stopClock(page)
  const seen = new Set<unknown>()
  for (let step = 0; step <= products.length; step++) {
    const before = await cardsInView(page)
    before.forEach((painting) => seen.add(painting))
    await slider(page).getByRole('button', { name: 'Productos siguientes' }).click()
    await passTime(page, 2 * sliderSpeedMs)
    expect(await cardsInView(page)).not.toEqual(before)
  }
  expect(seen.size).toBe(products.length)
  const names = products.map(({ namePainting }) => namePainting)
  expect(await cardsInView(page)).toEqual(names.slice(1, 3))
  await slider(page).getByRole('button', { name: 'Productos anteriores' }).click()
  await passTime(page, 2 * sliderSpeedMs)
  expect(await cardsInView(page)).toEqual(names.slice(0, 2))
})

test('a carousel that mounts under the pointer keeps its place, and the press opens the link', async ({
  visitor,
}) => {
  const { page } = visitor
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const held: IntersectionObserverCallback = (entries, observer) => {
          addEventListener('pointerdown', () => setTimeout(() => tell(entries, observer)), { once: true })
          for (const { isIntersecting, target } of entries)
            target.toggleAttribute('data-near', isIntersecting)
        }
        super(options?.rootMargin === '100%' ? held : tell, options)
      }
    }
  })
  await visitor.open('/')
  await visitor.enter()
  const link = page.getByRole('link', { name: 'Descrubrir Singani Clásico, Eco e imagen' }).first()
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center' }))
  await expect(slider(page), 'it would mount, and waits for the press').toHaveAttribute('data-near')
  const box = (await link.boundingBox())!
  const staticLink = await link.elementHandle()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await expect
    .poll(() => staticLink?.evaluate((element) => element.isConnected), 'the carousel has mounted')
    .toBe(false)
  expect(await link.boundingBox()).toEqual(box)
  await page.mouse.up()
  await expect(visitor.heading('Singani Clásico')).toBeVisible()
})
