import type { Page } from '@playwright/test'
import { expect, test } from './support/visitor'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Imagen ampliada' })
const stageOf = (page: Page) => dialogOf(page).getByRole('group')
const levelOf = (page: Page) => dialogOf(page).getByRole('status')
const pictureWidth = async (page: Page) => (await stageOf(page).getByRole('img').boundingBox())?.width ?? 0

for (const viewport of [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, reducedMotion: 'reduce' })

    test('by keyboard a painting is seen whole, then magnified', async ({ visitor }) => {
      const { page } = visitor
      await visitor.open('/pinturas/ancestros')
      await visitor.enter()
      visitor.allowReplacedPictures()
      const button = page.getByRole('button', { name: 'Ampliar Ancestros' })
      expect(visitor.requests.filter((address) => /\/zoom\.\w+\.js/.test(address))).toEqual([])
      await button.press('Enter')
      await expect(levelOf(page)).toHaveText('Imagen entera')
      const whole = await pictureWidth(page)
      expect(whole).toBeLessThanOrEqual(viewport.width)
      expect(await visitor.axe()).toEqual([])

      await page.keyboard.press('+')
      await page.keyboard.press('+')
      await expect(levelOf(page)).toHaveText('Aumento 4×')
      expect(await pictureWidth(page)).toBeCloseTo(4 * whole, 0)
      await stageOf(page).focus()
      const before = await stageOf(page).evaluate((stage) => stage.scrollTop)
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => stageOf(page).evaluate((stage) => stage.scrollTop)).toBeGreaterThan(before)
      expect(await visitor.axe()).toEqual([])

      await page.keyboard.press('0')
      await expect(levelOf(page)).toHaveText('Imagen entera')
      await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toBeHidden()
      await expect(button).toBeFocused()
    })
  })
}

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the wheel keeps what is under the pointer there, and a drag moves the picture', async ({
    visitor,
  }) => {
    const { page } = visitor
    await visitor.open('/productos/singani-premium-3')
    await visitor.enter()
    await page.getByRole('button', { name: 'Imagen 2 de 2: pintura' }).click()
    await page.getByRole('button', { name: 'Ampliar Ancestros' }).click()
    await expect(levelOf(page)).toHaveText('Imagen entera')
    const box = await stageOf(page).getByRole('img').boundingBox()
    const [x, y] = [(box?.x ?? 0) + 300, (box?.y ?? 0) + 300]
    const partAtPointer = () =>
      stageOf(page)
        .getByRole('img')
        .evaluate(
          (picture, pointer) => (pointer - picture.getBoundingClientRect().x) / picture.clientWidth,
          x,
        )
    const before = await partAtPointer()
    await page.mouse.move(x, y)
    await page.mouse.wheel(0, -400)
    await expect(levelOf(page)).toHaveText(/Aumento 3,1×/)
    expect(await partAtPointer()).toBeCloseTo(before, 1)

    const scrollLeft = () => stageOf(page).evaluate((stage) => stage.scrollLeft)
    const start = await scrollLeft()
    await page.mouse.down()
    await page.mouse.move(x + 120, y + 60, { steps: 4 })
    await page.mouse.up()
    expect(start - (await scrollLeft())).toBeCloseTo(120, -1)
  })
})

test.describe('with two fingers', () => {
  test.use({ hasTouch: true })

  test('a pinch zooms into the bottle', async ({ visitor }) => {
    const { page } = visitor
    await visitor.open('/productos/singani-clasico-1')
    await visitor.enter()
    await page.getByRole('button', { name: 'Ampliar Singani Clásico, Eco e imagen' }).tap()
    await expect(levelOf(page)).toHaveText('Imagen entera')
    const session = await page.context().newCDPSession(page)
    const fingers = (distance: number) => [
      { x: 195 - distance / 2, y: 400, id: 1 },
      { x: 195 + distance / 2, y: 400, id: 2 },
    ]
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(60) })
    for (const distance of [90, 120, 150]) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(distance) })
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(levelOf(page)).toHaveText('Aumento 2,5×')
  })
})
