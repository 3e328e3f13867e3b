import '../../../tools/build/nodeAssets'
import { heroSlides } from '../../../src/content/heroSlides'
import { home } from '../../../src/content/home'
import { expectSome } from '../../support/expectSome'
import { hero, slider } from '../carousels/support/homeCarousels'
import { startCarousels } from '../support/carousels'
import { inEachWindow } from '../support/inEachWindow'
import { expect, test } from '../support/visitor'
import { usualWindows } from '../support/windows'
import { findOverlaps, heroParts, lastLineOf } from './support/heroParts'
import { openHome } from './support/openHome'
import { edgeScreens } from './support/edgeScreens'
import { showSlide } from './support/showSlide'

test.use({ reducedMotion: 'reduce' })

test('at every width the first screen says what is sold, from what price, and leads to the bottles', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.returnTo('/')
  await inEachWindow(visitor, usualWindows, async (here) => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(visitor.heading(home.title), here).toBeInViewport({ ratio: 1 })
    const link = page.getByRole('link', { name: home.bottles.label })
    await expect(link, here).toBeInViewport({ ratio: 1 })
    await expect(hero(page), here).toBeInViewport({ ratio: 0.9 })
    await link.click()
    await expect(slider(page).getByRole('heading', { level: 2 }), here).toBeInViewport({ ratio: 1 })
  })
})

/** Several to a test, which loads the page once; not all, so that they run beside one another. */
const inGroups = <Item>(all: readonly Item[], size: number) =>
  all.flatMap((_, index) => (index % size === 0 ? [all.slice(index, index + size)] : []))

for (const group of expectSome(inGroups([...usualWindows, ...edgeScreens], 6)))
  test(`neither words nor controls lie on what the hero’s pictures show, and no line has one word: ${group.map(({ width, height }) => `${width}×${height}`).join(', ')}`, async ({
    visitor,
  }) => {
    const page = await openHome(visitor, group[0]!)
    await inEachWindow(visitor, group, async (here, { width }) => {
      for (const slide of expectSome(heroSlides)) {
        const panel = await showSlide(page, slide)
        await expect(panel).toBeInViewport()
        await panel.locator('img').evaluate((image: HTMLImageElement) => image.decode())
        const { picture, subjects, words, controls } = await heroParts(panel)
        const place = `${slide.hashtag} ${here}`
        expect
          .soft(findOverlaps(expectSome(subjects), [...expectSome(words), ...expectSome(controls)]), place)
          .toEqual([])
        expect.soft(findOverlaps(words, controls), place).toEqual([])
        const cut = subjects
          .filter(
            ({ what, isCut }) =>
              isCut.left || isCut.bottom || (isCut.top && /bottle|glass|pipe|still/.test(what)),
          )
          .map(({ what }) => what)
        expect.soft(cut, `cut off: ${place}`).toEqual([])
        expect(picture.right - picture.left, place).toBeGreaterThan(width / 3)
        const { lines, words: last } = await lastLineOf(panel.locator('.hero-panel__body'))
        expect.soft(lines === 1 || last.length > 1, `last line of ${place}: ${last.join(' ')}`).toBe(true)
      }
    })
  })

test('a picture that does not arrive leaves its wall and its words, and comes once there is a connection', async ({
  visitor,
}) => {
  const { page } = visitor
  visitor.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await visitor.returnTo('/')
  await startCarousels(page)
  await page.context().setOffline(true)
  const [, arte] = heroSlides
  const [first, second] = [heroSlides[0], arte].map(({ src }) =>
    hero(page).locator('.slick-active').getByRole('img', { name: src.alt }),
  )
  await expect(first!).toBeVisible()
  await hero(page).getByRole('tab', { name: arte.hashtag, exact: true }).click()
  await expect(hero(page).getByText(arte.body)).toBeVisible()
  const image = hero(page).locator(`.slick-active [data-id=${arte.id}] img`)
  await expect(image).toHaveAttribute('data-missing')
  await expect(image).toBeHidden()
  await page.context().setOffline(false)
  await expect(second!).toBeVisible()
})
