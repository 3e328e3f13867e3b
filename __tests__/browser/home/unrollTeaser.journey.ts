import { boxOf } from '../support/boxOf'
import { expect, test, type Visitor } from '../support/visitor'
import { waitForPaint } from '../support/waitForPaint'

/** The painting beside the bottle when the middle of the band is at this share of the window's height, from above. */
async function readPainting({ page }: Visitor, share: number) {
  const wall = page.locator('.unroll-teaser__wall')
  await wall.evaluate((element, share) => {
    const { y, height } = element.getBoundingClientRect()
    scrollBy({ top: y + height / 2 - innerHeight * share, behavior: 'instant' })
  }, share)
  await waitForPaint(page)
  const [band, painting] = [await boxOf(wall), await boxOf(page.locator('.unroll-teaser__painting'))]
  return {
    left: (painting.x - band.x) / band.width,
    width: painting.width / band.width,
    opacity: await page
      .locator('.unroll-teaser__painting')
      .evaluate((element) => Number(getComputedStyle(element).opacity)),
  }
}

const hung = { left: 0.5, width: 0.44, opacity: 1 }

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width} px the painting leaves the label as the page scrolls, and hangs in the middle of the window`, async ({
    visitor,
  }) => {
    const { page } = visitor
    await page.setViewportSize(viewport)
    await visitor.returnTo('/')
    const below = await readPainting(visitor, 0.98)
    expect(below.opacity).toBeLessThan(0.5)
    const underWay = await readPainting(visitor, 0.75)
    expect(underWay.left).toBeGreaterThan(0.06)
    expect(underWay.left).toBeLessThan(0.4)
    expect(underWay.width).toBeLessThan(0.4)
    const inTheMiddle = await readPainting(visitor, 0.5)
    for (const side of ['left', 'width', 'opacity'] as const)
      expect(inTheMiddle[side]).toBeCloseTo(hung[side], 2)
  })
}

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('the painting hangs wherever the page is', async ({ visitor }) => {
    await visitor.returnTo('/')
    const below = await readPainting(visitor, 0.98)
    for (const side of ['left', 'width', 'opacity'] as const) expect(below[side]).toBeCloseTo(hung[side], 2)
  })
})
