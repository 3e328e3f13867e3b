import '../../../tools/build/nodeAssets'
import type { Page } from '@playwright/test'
import { label } from '../../../src/features/unrolling/bottlePicture'
import { expect, test } from '../support/visitor'
import { buttonOf, expectLabel, path } from './support/label'

const cornerOf = (page: Page) => page.locator('.label-corner__curl')
const transformOf = (page: Page) => cornerOf(page).evaluate((curl) => getComputedStyle(curl).transform)

/** What moves of it. */
const animationsOf = (page: Page) => cornerOf(page).evaluate((curl) => curl.getAnimations().length)

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, reducedMotion: 'reduce' })

    test('a corner of the label is off the glass, beside the painting, until the label is', async ({
      visitor,
    }) => {
      const { page } = visitor
      await visitor.returnTo(path)
      const picture = (await page.locator('.product-stage__bottle img').boundingBox())!
      // Its own paper, without the shadow.
      const paper = (await cornerOf(page).locator('path').nth(1).boundingBox())!
      const pxOfMaster = picture.height / 2136
      expect(paper.y).toBeGreaterThan(picture.y + (label.bandTop - 10) * pxOfMaster)
      expect(paper.width).toBeGreaterThan(picture.width * 0.1)
      await buttonOf(page).click()
      await expectLabel(page, 'unrolled')
      await expect(cornerOf(page)).toBeHidden()
      await page.getByRole('button', { name: /^Enrollar/ }).click()
      await expectLabel(page, 'rolled')
      await expect(cornerOf(page)).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(cornerOf(page)).toBeHidden()
    })

    test('under reduced motion it never moves', async ({ visitor }) => {
      await visitor.returnTo(path)
      expect(await animationsOf(visitor.page)).toBe(0)
    })
  })

test.describe('with motion', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('it moves once, and lifts at the pointer and at the button', async ({ visitor }) => {
    const { page } = visitor
    await page.addInitScript(() => {
      const started: string[] = []
      addEventListener('animationstart', ({ animationName }) => started.push(animationName))
      Object.assign(window, { started })
    })
    const startsOf = (name: string) =>
      page.evaluate(
        (name) => (window as unknown as { started: string[] }).started.filter((each) => each === name).length,
        name,
      )
    await visitor.returnTo(path)
    await expect.poll(() => startsOf('label-corner')).toBe(1)
    await expect.poll(() => transformOf(page)).toBe('none')
    await page.locator('.product-stage').hover()
    await expect.poll(() => transformOf(page)).not.toBe('none')
    await page.mouse.move(1, 1)
    await expect.poll(() => transformOf(page)).toBe('none')
    await page.locator('.product-gallery__thumbnail').nth(1).focus()
    await page.keyboard.press('Tab')
    await expect(buttonOf(page)).toBeFocused()
    await expect.poll(() => transformOf(page)).not.toBe('none')
    expect(await startsOf('label-corner'), 'it begins no second time').toBe(1)
  })
})
