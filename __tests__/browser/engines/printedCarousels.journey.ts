import '../../../tools/build/nodeAssets'
import { heroSlides } from '../../../src/content/heroSlides'
import { products } from '../../../src/content/products'
import type { Visitor } from './support/visitor'
import { expect, test } from './support/test'

/** The texts of the elements inside the printed page, once for each element. */
const textsInPrint = (visitor: Visitor, selector: string) =>
  visitor.tab.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)]
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect()
          return element.checkVisibility() && width > 0 && left >= 0 && right <= innerWidth + 1
        })
        .map((element) => element.textContent),
    selector,
  )

const expectEachOnce = async (visitor: Visitor) => {
  await visitor.tab.set({ media: 'print' })
  const bottles = await textsInPrint(visitor, '.product-card__painting')
  expect(bottles).toHaveLength(products.length)
  expect(new Set(bottles).size).toBe(products.length)
  const slides = await textsInPrint(visitor, '[role=tabpanel]')
  expect(slides).toHaveLength(heroSlides.length)
  expect(new Set(slides).size).toBe(heroSlides.length)
}

/** How many of home's carousels React has started: Slick has cloned their slides. */
const countStartedCarousels = (visitor: Visitor) =>
  visitor.tab.evaluate(() => document.querySelectorAll('.carousel:has(.slick-cloned)').length)

test('in print every slide appears once', { tag: '@print' }, async ({ visitor }) => {
  await visitor.open('/')
  await visitor.answerYes()
  await visitor.waitForHome()
  await visitor.tab.evaluate(() =>
    document.querySelector('.product-card')?.scrollIntoView({ behavior: 'instant' }),
  )
  await visitor.expectEventually(() => countStartedCarousels(visitor), 2)
  await expectEachOnce(visitor)
})

test(
  'in print every slide appears once before React has started, too',
  { tag: '@print' },
  async ({ visitor, site }) => {
    await visitor.open('/robots.txt')
    await visitor.tab.evaluate(() => localStorage.setItem('status', 'accepted'))
    const { met } = site.injectFailure({ at: /^\/assets\/site\.\w+\.js/, delay: 20_000 })
    await visitor.open('/')
    await visitor.expectEventually(
      () => visitor.tab.evaluate(() => document.querySelector('.static-page footer:not([hidden])') !== null),
      true,
    )
    await visitor.expectEventually(async () => met.length, 1)
    expect(await countStartedCarousels(visitor)).toBe(0)
    await expectEachOnce(visitor)
  },
)
