import '../../../tools/build/nodeAssets'
import { heroSlides } from '../../../src/content/heroSlides'
import { expect, test, type Visitor } from '../support/visitor'
import { hero, selectedTab } from './support/homeCarousels'

test.use({ viewport: { width: 1440, height: 900 } })

/** Of each slide, whether its picture has arrived. */
const arrivedPictures = ({ page }: Visitor) =>
  hero(page)
    .locator('.slick-slider[dir] .slick-slide:not(.slick-cloned) img')
    .evaluateAll((images: HTMLImageElement[]) => images.map((image) => image.naturalWidth > 0))

test('while the hero turns, the next slide’s picture is there before its slide, and the one after is not', async ({
  visitor,
}) => {
  await visitor.returnTo('/')
  await expect.poll(() => arrivedPictures(visitor)).toEqual([true, true, false, false])
  await expect(selectedTab(visitor.page)).toHaveText(heroSlides[0].hashtag)
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('the hero stands, and no picture arrives but its own', async ({ visitor }) => {
    const { page } = visitor
    await visitor.returnTo('/')
    await hero(page).locator('.slick-slider[dir]').waitFor()
    await page.waitForLoadState('networkidle')
    expect(await arrivedPictures(visitor)).toEqual([true, false, false, false])
  })
})
