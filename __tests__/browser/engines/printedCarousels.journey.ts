import '../../../tools/build/nodeAssets'
import { heroSlides } from '../../../src/content/heroSlides'
import { products } from '../../../src/content/products'
import type { Visitor } from './support/visitor'
import { expect, test } from './support/test'

/** The texts of the elements inside the printed page, once for each element. */
const textsInPrint = (guest: Visitor, selector: string) =>
  guest.tab.look(
    (wanted) =>
      [...document.querySelectorAll(wanted)]
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect()
          return element.checkVisibility() && width > 0 && left >= 0 && right <= innerWidth + 1
        })
        .map((element) => element.textContent),
    selector,
  )

const expectEachOnce = async (guest: Visitor) => {
  await guest.tab.set({ media: 'print' })
  const bottles = await textsInPrint(guest, '.product-card__painting')
  expect(bottles).toHaveLength(products.length)
  expect(new Set(bottles).size).toBe(products.length)
  const slides = await textsInPrint(guest, '[role=tabpanel]')
  expect(slides).toHaveLength(heroSlides.length)
  expect(new Set(slides).size).toBe(heroSlides.length)
}

/** How many of home's carousels React has started: Slick has cloned their slides. */
const countStartedCarousels = (guest: Visitor) =>
  guest.tab.look(() => document.querySelectorAll('.carousel:has(.slick-cloned)').length)

test('in print every slide appears once', { tag: '@print' }, async ({ guest }) => {
  await guest.open('/')
  await guest.answerYes()
  await guest.isAtHome()
  await guest.tab.look(() => document.querySelector('.product-card')?.scrollIntoView({ behavior: 'instant' }))
  await guest.sees(() => countStartedCarousels(guest), 2)
  await expectEachOnce(guest)
})

test(
  'in print every slide appears once before React has started, too',
  { tag: '@print' },
  async ({ guest, site }) => {
    await guest.open('/robots.txt')
    await guest.tab.look(() => localStorage.setItem('status', 'accepted'))
    const { met } = site.plant({ at: /^\/assets\/site\.\w+\.js/, delay: 20_000 })
    await guest.open('/')
    await guest.sees(
      () => guest.tab.look(() => document.querySelector('.static-page footer:not([hidden])') !== null),
      true,
    )
    await guest.sees(async () => met.length, 1)
    expect(await countStartedCarousels(guest)).toBe(0)
    await expectEachOnce(guest)
  },
)
