import '../../../tools/build/nodeAssets'
import { heroSlides } from '../../../src/content/heroSlides'
import { expectSome } from '../../support/expectSome'
import { inEachWindow } from '../support/inEachWindow'
import { expect, test } from '../support/visitor'
import { findOverlaps, heroParts } from './support/heroParts'
import { openHome } from './support/openHome'
import { showSlide } from './support/showSlide'

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
  const readShare = (name: string) => Number(getComputedStyle(panel).getPropertyValue(name))
  const image = panel.querySelector('img')!.getBoundingClientRect()
  const seam = matchMedia('(max-aspect-ratio: 5/6)').matches
    ? image.top + readShare('--upright-horizon') * image.height
    : panel.getBoundingClientRect().bottom - readShare('--floor-share') * 0.5625 * image.width
  return { foot, seam }
}

test('on tablets every hashtag stands on the wall, not across its foot', async ({ visitor }) => {
  const page = await openHome(visitor, tablets[0])
  await inEachWindow(visitor, tablets, async (here) => {
    for (const slide of expectSome(heroSlides)) {
      const { foot, seam } = await (await showSlide(page, slide)).evaluate(measureFoot)
      expect(foot, `${slide.hashtag} ${here}`).toBeLessThan(seam)
    }
  })
})

test('on upright tablets hashtag, words and link are one block, and the controls take less than half the width', async ({
  visitor,
}) => {
  const upright = [
    { width: 768, height: 1024 },
    { width: 820, height: 1180 },
    { width: 899, height: 1100 },
  ] as const
  const page = await openHome(visitor, upright[0])
  await inEachWindow(visitor, upright, async (here, { width }) => {
    for (const slide of expectSome(heroSlides)) {
      const panel = await showSlide(page, slide)
      const boxes = await panel
        .locator('.hero-panel__place > *')
        .evaluateAll((parts) =>
          parts.map((part) => part.getBoundingClientRect().toJSON() as { top: number; bottom: number }),
        )
      const gaps = boxes.slice(1).map(({ top }, index) => top - boxes[index]!.bottom)
      expect(gaps, `${slide.hashtag} ${here}`).toHaveLength(2)
      expect(Math.max(...gaps), `${slide.hashtag} ${here}`).toBeLessThan(30)
    }
    const controls = (await page.locator('.hero-controls').boundingBox())!
    expect(controls.width, here).toBeLessThan(width / 2)
  })
})

test('1024×768: the legends are in the first screen, and the chat button lies on nothing that is shown', async ({
  visitor,
}) => {
  const page = await openHome(visitor, { width: 1024, height: 768 })
  await expect(page.locator('.home-hero__legends')).toBeInViewport({ ratio: 1 })
  const { x, y, width, height } = (await page.locator('.chat-button-floating').boundingBox())!
  const chat = [{ what: 'chat', left: x, right: x + width, top: y, bottom: y + height }]
  for (const slide of expectSome(heroSlides)) {
    const panel = await showSlide(page, slide)
    await panel.locator('img').evaluate((image: HTMLImageElement) => image.decode())
    const { subjects } = await heroParts(panel)
    expect(findOverlaps(expectSome(subjects), chat), slide.hashtag).toEqual([])
  }
})
