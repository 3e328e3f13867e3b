import { expect, test } from './support/visitor'
import { boxOf } from './support/boxOf'
import { dialogOf, isWhole, levelOf, pictureBox, stageOf, stageScroll } from './support/zoomedPicture'
import { expectSome } from '../support/expectSome'

for (const viewport of [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, reducedMotion: 'reduce' })

    test('a painting opens nearer and fills the view; by keyboard it is seen whole, then magnified', async ({
      visitor,
    }) => {
      const { page } = visitor
      await visitor.open('/pinturas/ancestros')
      await visitor.enter()
      const button = page.getByRole('button', { name: 'Ver de cerca Ancestros' })
      expect(expectSome(visitor.requests).filter((address) => /\/zoom\.\w+\.js/.test(address))).toEqual([])
      const { width: hanging } = await boxOf(page.locator('.painting-room .framed-painting img'))
      await button.press('Enter')
      await expect(levelOf(page)).toHaveText(/^Aumento/)
      const opened = await pictureBox(page)
      const view = await boxOf(stageOf(page))
      expect(opened.width, 'twice as large as on the page').toBeGreaterThan(1.9 * hanging)
      expect(opened.left, 'left of the view').toBeLessThanOrEqual(view.x + 1)
      expect(opened.right, 'right of the view').toBeGreaterThanOrEqual(view.right - 20)
      expect(opened.top, 'top of the view').toBeLessThanOrEqual(view.y + 1)
      expect(opened.bottom, 'foot of the view').toBeGreaterThanOrEqual(view.bottom - 20)
      await page.keyboard.press('0')
      await expect(levelOf(page)).toHaveText('Imagen entera')
      expect(await isWhole(page), 'the whole picture is in the window').toBe(true)
      const { width: whole } = await pictureBox(page)
      expect(await visitor.axe()).toEqual([])

      await page.keyboard.press('+')
      await page.keyboard.press('+')
      await expect(levelOf(page)).toHaveText('Aumento 4×')
      expect((await pictureBox(page)).width).toBeCloseTo(4 * whole, 0)
      await stageOf(page).focus()
      const { top } = await stageScroll(page)
      await page.keyboard.press('ArrowDown')
      await expect.poll(async () => (await stageScroll(page)).top).toBeGreaterThan(top)
      expect(await visitor.axe()).toEqual([])

      await page.keyboard.press('0')
      await expect(levelOf(page)).toHaveText('Imagen entera')
      await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toBeHidden()
      await expect(button).toBeFocused()
    })
  })
}

for (const viewport of [
  { width: 568, height: 320 },
  { width: 320, height: 256 },
])
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('a bottle and a painting are seen whole', async ({ visitor }) => {
      const { page } = visitor
      await visitor.returnTo('/productos/singani-clasico-1')
      await page.getByRole('button', { name: /^Ver de cerca/ }).click()
      await expect(dialogOf(page)).toBeVisible()
      await page.keyboard.press('0')
      await expect(levelOf(page)).toHaveText('Imagen entera')
      await expect.poll(() => isWhole(page), 'the bottle').toBe(true)
      await visitor.open('/pinturas/ancestros')
      await page.getByRole('button', { name: /^Ver de cerca/ }).click()
      await expect(dialogOf(page)).toBeVisible()
      await page.keyboard.press('0')
      await expect(levelOf(page)).toHaveText('Imagen entera')
      await expect.poll(() => isWhole(page), 'the painting').toBe(true)
    })
  })

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the wheel keeps what is under the pointer there, and a drag moves the picture', async ({
    visitor,
  }) => {
    const { page } = visitor
    await visitor.open('/productos/singani-premium-3')
    await visitor.enter()
    await page.getByRole('button', { name: 'Imagen 2 de 2: pintura' }).click()
    await page.getByRole('button', { name: 'Ver de cerca Ancestros' }).click()
    await page.getByRole('button', { name: 'Ver entera' }).click()
    await expect(levelOf(page)).toHaveText('Imagen entera')
    // Neither part is near the middle, which would stay in place by itself; left of 0.4 the stage could not scroll far enough.
    const part = { x: 0.4, y: 0.2 }
    const { left, top, width, height } = await pictureBox(page)
    const pointer = { x: left + part.x * width, y: top + part.y * height }
    await page.mouse.move(pointer.x, pointer.y)
    await page.mouse.wheel(0, -400)
    await expect(levelOf(page)).toHaveText('Aumento 3,1×')
    const zoomed = await pictureBox(page)
    expect(zoomed.width / width).toBeCloseTo(Math.exp(400 / 350), 2)
    expect((pointer.x - zoomed.left) / zoomed.width, 'the part under the pointer').toBeCloseTo(part.x, 2)
    expect((pointer.y - zoomed.top) / zoomed.height, 'the part under the pointer').toBeCloseTo(part.y, 2)

    const start = await stageScroll(page)
    await page.mouse.down()
    await page.mouse.move(pointer.x - 120, pointer.y - 60, { steps: 4 })
    await page.mouse.up()
    const end = await stageScroll(page)
    expect([end.left - start.left, end.top - start.top]).toEqual([120, 60])
    await page.mouse.move(pointer.x, pointer.y)
    expect(await stageScroll(page), 'after the drag the picture stays').toEqual(end)
  })
})
