import { bottlePicture, label } from '../../../src/features/unrolling/bottlePicture'
import { expect, test } from '../support/visitor'
import { isWhole, levelOf, pictureBox, stageOf } from '../support/zoomedPicture'

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(`a bottle at ${viewport.width} px`, () => {
    test.use({ viewport, reducedMotion: 'reduce' })

    test('opens on its label, which takes most of the height; the whole bottle is one key away', async ({
      visitor,
    }) => {
      const { page } = visitor
      await visitor.returnTo('/productos/singani-clasico-1')
      const button = page.getByRole('button', { name: 'Ver de cerca Singani Clásico, Eco e imagen' })
      await button.press('Enter')
      await expect(levelOf(page)).toHaveText('Aumento 2×')
      const view = (await stageOf(page).boundingBox())!
      const { left, top, width, height } = await pictureBox(page)
      const down = (y: number) => top + (y / bottlePicture.height) * height - view.y
      expect(down(label.top)).toBeGreaterThan(0)
      expect(down(label.bottom)).toBeLessThan(view.height)
      expect(down(label.bottom) - down(label.top)).toBeGreaterThan(view.height * 0.75)
      expect(left + width / 2).toBeCloseTo(view.x + view.width / 2, -1)
      expect(await visitor.axe()).toEqual([])
      await page.keyboard.press('0')
      await expect(levelOf(page)).toHaveText('Imagen entera')
      expect(await isWhole(page)).toBe(true)
      await page.keyboard.press('Escape')
      await expect(button).toBeFocused()
    })
  })
