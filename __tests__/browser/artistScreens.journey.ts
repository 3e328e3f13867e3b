import '../../tools/build/nodeAssets'
import { artists } from '../../src/content/artists'
import { boxOf } from './support/boxOf'
import { phone } from './support/usability'
import { expect, test } from './support/visitor'
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
    expect(shown.height / shown.width, 'the whole work').toBeCloseTo(4 / 3, 2)
  })

  for (const viewport of [
    { width: 768, height: 1024 },
    { width: 1024, height: 768 },
    { width: 1440, height: 900 },
  ])
    test(`at ${viewport.width} px the picture of ${name} begins beside the name, whole in the first screen`, async ({
      visitor,
    }) => {
      const { page } = visitor
      await page.setViewportSize(viewport)
      await visitor.returnTo(`/pinturas/artista/${id}`)
      const picture = await boxOf(page.locator('.artist-intro__work'))
      const shown = await boxOf(page.locator('.artist-intro__work img'))
      const eyebrow = await boxOf(page.locator('.artist-intro__eyebrow'))
      expect(Math.abs(picture.y - eyebrow.y)).toBeLessThan(16)
      expect(picture.bottom).toBeLessThan(viewport.height)
      expect([picture.width - shown.width, picture.height - shown.height]).toEqual([20, 20])
      expect(shown.height / shown.width).toBeCloseTo(4 / 3, 2)
    })

  for (const width of [768, 1024, 1440])
    test(`at ${width} px the works of ${name} leave no hole at the right`, async ({ visitor }) => {
      const { page } = visitor
      await page.setViewportSize({ width, height: 900 })
      await visitor.returnTo(`/pinturas/artista/${id}`)
      const section = await boxOf(page.locator('.artist-works__wrap'))
      const last = await boxOf(page.locator('.artist-works .painting-wall__work').last())
      expect(section.right - last.right).toBeLessThan(section.width / 5)
    })
}
