import '../../../tools/build/nodeAssets'
import { home } from '../../../src/content/home'
import { findPainting } from '../../../src/content/paintings'
import { expectSome } from '../../support/expectSome'
import { inEachWindow } from '../support/inEachWindow'
import { expect, test } from '../support/visitor'
import { usualWindows } from '../support/windows'

test.use({ reducedMotion: 'reduce' })

/** Runs in the page: each work on the wall, its canvas in px, and the moulding of its frame. */
const readWall = () =>
  [...document.querySelectorAll<HTMLElement>('.painting-wall__work')].map((work) => ({
    title: work.querySelector('.wall-label__title')?.textContent ?? '',
    width: work.querySelector('img')!.getBoundingClientRect().width,
    height: work.querySelector('img')!.getBoundingClientRect().height,
    frame: work.querySelector('.framed-painting')!.className,
  }))

test('at every width home’s paintings hang at one scale, in the frames that they have on the wall of paintings', async ({
  visitor,
}) => {
  const { page } = visitor
  const works = home.paintings.paintingIds.map((id) => findPainting(id))
  await visitor.returnTo('/pinturas')
  const inGallery = await page.evaluate(readWall)
  await visitor.open('/')
  await visitor.waitForPage()
  await inEachWindow(visitor, usualWindows, async (here) => {
    const atHome = await page.evaluate(readWall)
    expect(atHome.map(({ title }) => title)).toEqual(works.map(({ title }) => title))
    const scales = works.flatMap(({ widthCm, heightCm }, index) => [
      atHome[index]!.width / widthCm,
      atHome[index]!.height / heightCm,
    ])
    const scale = scales[0]!
    for (const one of expectSome(scales))
      expect(Math.abs(one / scale - 1), `px for each cm ${here}`).toBeLessThan(0.03)
    for (const { title, frame } of expectSome(atHome))
      expect(frame, `${title} ${here}`).toBe(inGallery.find((other) => other.title === title)?.frame)
  })
})
