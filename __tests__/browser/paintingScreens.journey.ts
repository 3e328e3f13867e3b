import '../../tools/build/nodeAssets'
import { artists } from '../../src/content/artists'
import { paintingCount } from '../../src/content/gallery'
import { paintings } from '../../src/content/paintings'
import { boxOf, type Box } from './support/boxOf'
import { inEachWindow } from './support/inEachWindow'
import { desktop, phone } from './support/usability'
import { expect, test } from './support/visitor'
import { laptop, largeDesktop, tablet, tabletOnSide, windowsOf } from './support/windows'
import { expectSome } from '../support/expectSome'

test.use({ reducedMotion: 'reduce' })

const wideWindows = [tabletOnSide, laptop, desktop, largeDesktop]

const overlap = (a: Box, b: Box) => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom

test('each painting hangs whole at one height of the window, its button beside it', async ({ visitor }) => {
  const { page } = visitor
  const tops: Record<string, number[]> = {}
  await visitor.storeAcceptedAnswer()
  for (const { id, title } of expectSome(paintings)) {
    await visitor.open(`/pinturas/${id}`)
    await visitor.waitForPage()
    await inEachWindow(visitor, wideWindows, async (here, { height }) => {
      const frame = await boxOf(page.locator('.painting-room .framed-painting'))
      const button = await boxOf(page.getByRole('button', { name: `Ver de cerca ${title}` }))
      ;(tops[here] ??= []).push(Math.round(frame.y))
      expect.soft(frame.bottom, `${title} is whole ${here}`).toBeLessThanOrEqual(height)
      expect.soft(frame.height, `${title} is large ${here}`).toBeGreaterThan(height * 0.6)
      expect.soft(overlap(frame, button), `${title}: the button lies on it ${here}`).toBe(false)
      expect.soft(button.bottom, `${title}: the button is in the first screen ${here}`).toBeLessThan(height)
    })
  }
  for (const [here, all] of expectSome(Object.entries(tops))) expect(new Set(all).size, here).toBe(1)
})

test('the other works stand as high as the bottle’s card', async ({ visitor }) => {
  const { page } = visitor
  await visitor.returnTo('/pinturas/ancestros')
  await inEachWindow(visitor, [tablet, tabletOnSide, desktop], async (here) => {
    const card = await boxOf(page.locator('.related-works .product-card'))
    const works = await boxOf(page.locator('.related-paintings__list'))
    expect(Math.abs(works.bottom - card.bottom), here).toBeLessThan(120)
  })
})

test('on a phone the filters stand in one row that goes on beyond the edge, with the first painting under it', async ({
  visitor,
}) => {
  const { page } = visitor
  await page.setViewportSize(phone)
  await visitor.returnTo('/pinturas')
  const filters = page.getByRole('group', { name: 'Filtrar pinturas' }).getByRole('button')
  const boxes = await filters.evaluateAll((all) =>
    all.map((each) => {
      const { top, left, right } = each.getBoundingClientRect()
      return { top, left, right }
    }),
  )
  expect(new Set(expectSome(boxes).map(({ top }) => top)).size).toBe(1)
  const cut = boxes.filter(({ left, right }) => left < phone.width - 40 && right > phone.width)
  expect(cut, 'one is cut at the edge').toHaveLength(1)
  const first = page.locator('.painting-wall img').first()
  await expect(first).toBeInViewport({ ratio: 0.9 })

  // A tap changes what hangs, and says in view how much it is.
  for (const { id, name } of expectSome(artists)) {
    await filters.filter({ hasText: name }).click()
    const works = paintings.filter(({ artistId }) => artistId === id)
    await expect(page.locator('.painting-wall .wall-label__title')).toHaveText(
      works.map(({ title }) => title),
    )
    const result = page.getByText(paintingCount(works.length), { exact: true })
    await expect(result.and(page.locator('.painting-filters__result'))).toBeInViewport({ ratio: 1 })
    await expect(first).toBeInViewport({ ratio: 0.9 })
  }
})

test('on a phone a filter that the address chooses is in view', async ({ visitor }) => {
  await visitor.page.setViewportSize(phone)
  await visitor.returnTo('/pinturas?tecnica=mixta')
  const chosen = visitor.page.getByRole('button', { name: /^Mixta/ })
  await expect(chosen).toHaveAttribute('aria-pressed', 'true')
  await expect(chosen).toBeInViewport({ ratio: 1 })
})

test('the way out of an empty wall is in the first screen', async ({ visitor }) => {
  await visitor.returnTo('/pinturas?artista=artista-del-altiplano&tecnica=pastel')
  const button = visitor.page.getByRole('button', { name: 'Quitar los filtros' })
  await inEachWindow(visitor, [phone, tablet, laptop], async (here) => {
    await expect(button, here).toBeInViewport({ ratio: 1 })
  })
})

test('a work alone has its label beside it, both in the middle', async ({ visitor }) => {
  const { page } = visitor
  await visitor.returnTo('/pinturas?tecnica=pastel')
  await inEachWindow(visitor, windowsOf(700, 768, 1440), async (here, { width }) => {
    const frame = await boxOf(page.locator('.painting-wall .framed-painting'))
    const label = await boxOf(page.locator('.painting-wall .wall-label'))
    expect(label.x, here).toBeGreaterThan(frame.right)
    expect(Math.abs(label.bottom - frame.bottom), here).toBeLessThan(2)
    expect(Math.abs((frame.x + label.right) / 2 - width / 2), here).toBeLessThan(width / 8)
  })
})

test('no work hangs alone in a row, and no label is narrow', async ({ visitor }) => {
  const { page } = visitor
  const queries = ['', ...artists.map(({ id }) => `?artista=${id}`), '?tecnica=acrilico', '?tecnica=oleo']
  await visitor.storeAcceptedAnswer()
  for (const query of expectSome(queries)) {
    await visitor.open(`/pinturas${query}`)
    await visitor.waitForPage()
    await inEachWindow(visitor, windowsOf(700, 768, 1024, 1200, 1440), async (here) => {
      const works = await page.locator('.painting-wall__work').evaluateAll((all) =>
        all.map((work) => {
          const { top, bottom } = work.getBoundingClientRect()
          return {
            middle: (top + bottom) / 2,
            label: work.querySelector('.wall-label')!.getBoundingClientRect().width,
          }
        }),
      )
      for (const { middle, label } of expectSome(works)) {
        const row = works.filter((other) => Math.abs(other.middle - middle) < 4)
        expect.soft(row.length, `«${query}» ${here}: works in a row`).toBeGreaterThan(1)
        expect.soft(label, `«${query}» ${here}: a label's width`).toBeGreaterThanOrEqual(150)
      }
    })
  }
})
