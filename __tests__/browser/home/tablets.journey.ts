import '../../../tools/build/nodeAssets'
import { heroSlides } from '../../../src/content/heroSlides'
import { expectSome } from '../../support/expectSome'
import { hero } from '../carousels/support/homeCarousels'
import { layOutCarousels, startCarousels } from '../support/carousels'
import { expect, test } from '../support/visitor'
import { findOverlaps, heroParts } from './support/heroParts'

test.use({ reducedMotion: 'reduce' })

const tablets = [
  { width: 700, height: 900 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1199, height: 700 },
] as const

/** Runs in the page, on the panel: where its hashtag ends and where its picture's floor begins, in px. */
const measureFoot = (panel: HTMLElement) => {
  const hashtag = panel.querySelector('.hero-panel__hashtag')!
  const mark = document.createElement('span')
  mark.style.display = 'inline-block'
  hashtag.append(mark)
  const foot = mark.getBoundingClientRect().bottom
  mark.remove()
  const floorShare = Number(getComputedStyle(panel).getPropertyValue('--floor-share'))
  const seam = panel.getBoundingClientRect().bottom - floorShare * 0.5625 * window.innerWidth
  return { foot, seam }
}

for (const screen of expectSome(tablets))
  test(`${screen.width}×${screen.height}: every hashtag stands on the wall, not across its foot`, async ({
    visitor,
  }) => {
    const { page } = visitor
    await page.setViewportSize(screen)
    await visitor.returnTo('/')
    await startCarousels(page)
    for (const { hashtag, id } of expectSome(heroSlides)) {
      await hero(page).getByRole('tab', { name: hashtag, exact: true }).click()
      await layOutCarousels(page)
      const { foot, seam } = await hero(page).locator(`.slick-active [data-id=${id}]`).evaluate(measureFoot)
      expect(foot, hashtag).toBeLessThan(seam)
    }
  })

test('1024×768: the legends are in the first screen, and the chat button lies on nothing that is shown', async ({
  visitor,
}) => {
  const { page } = visitor
  await page.setViewportSize({ width: 1024, height: 768 })
  await visitor.returnTo('/')
  await startCarousels(page)
  await expect(page.locator('.home-hero__legends')).toBeInViewport({ ratio: 1 })
  const { x, y, width, height } = (await page.locator('.chat-button-floating').boundingBox())!
  const chat = [{ what: 'chat', left: x, right: x + width, top: y, bottom: y + height }]
  for (const { hashtag, id } of expectSome(heroSlides)) {
    await hero(page).getByRole('tab', { name: hashtag, exact: true }).click()
    await layOutCarousels(page)
    const panel = hero(page).locator(`.slick-active [data-id=${id}]`)
    await panel.locator('img').evaluate((image: HTMLImageElement) => image.decode())
    const { subjects } = await heroParts(panel)
    expect(findOverlaps(expectSome(subjects), chat), hashtag).toEqual([])
  }
})
