import '../../tools/build/nodeAssets'
import { artists } from '../../src/content/artists'
import { boxOf } from './support/boxOf'
import { inEachWindow } from './support/inEachWindow'
import { desktop, phone } from './support/usability'
import { expect, test } from './support/visitor'
import { tablet, tabletOnSide } from './support/windows'
import { expectSome } from '../support/expectSome'

test.use({ reducedMotion: 'reduce' })

for (const { id, name } of expectSome(artists)) {
  test(`on a phone the picture of ${name} stands before the text, in the first screen`, async ({
    visitor,
  }) => {
    const { page } = visitor
    await page.setViewportSize(phone)
    await visitor.returnTo(`/pinturas/artista/${id}`)
    const picture = await boxOf(page.locator('.artist-intro__work'))
    const text = await boxOf(page.locator('.artist-intro__bio').first())
    expect(picture.bottom).toBeLessThan(text.y)
    expect(picture.bottom).toBeLessThan(phone.height)
    const shown = await boxOf(page.locator('.artist-intro__work img'))
    expect(shown.height / shown.width).toBeCloseTo(1, 2)
  })

  test(`on wider screens the picture of ${name} begins beside the name, whole in the first screen, and the works leave no hole at the right`, async ({
    visitor,
  }) => {
    const { page } = visitor
    await visitor.returnTo(`/pinturas/artista/${id}`)
    await inEachWindow(visitor, [tablet, tabletOnSide, desktop], async (here, { height }) => {
      const picture = await boxOf(page.locator('.artist-intro__work'))
      const shown = await boxOf(page.locator('.artist-intro__work img'))
      const eyebrow = await boxOf(page.locator('.artist-intro__eyebrow'))
      expect(Math.abs(picture.y - eyebrow.y), here).toBeLessThan(16)
      expect(picture.bottom, here).toBeLessThan(height)
      expect(shown.height / shown.width, here).toBeCloseTo(1, 2)
      const section = await boxOf(page.locator('.artist-works__wrap'))
      const last = await boxOf(page.locator('.artist-works .painting-wall__work').last())
      expect(section.right - last.right, here).toBeLessThan(section.width / 5)
    })
  })
}
