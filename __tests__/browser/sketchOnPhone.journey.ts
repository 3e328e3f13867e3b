import '../../tools/build/nodeAssets' // first: lets Node read content that imports pictures
import { sketch } from '../../src/content/sketch'
import { expect, test } from './support/visitor'

test.use({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } })

test('where the sheet is out of view, the bar shows the sketch, what was chosen and the one way to the message', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.returnTo('/botellas-personalizada')
  const bar = page.getByRole('complementary', { name: sketch.bar })
  const thumbnail = bar.locator('canvas')
  const roundButton = page.locator('.chat-button-floating')
  await expect(page.locator('.sketch-sheet canvas')).toBeVisible()
  await expect(bar).toBeHidden()
  await expect(roundButton).toBeHidden()
  await page.getByRole('radio', { name: 'Pastel' }).scrollIntoViewIfNeeded()
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(bar).toContainText(sketch.example)
  await expect(roundButton).toBeHidden()
  const read = () => thumbnail.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  const before = await read()
  await page.getByRole('radio', { name: 'Pastel' }).check()
  await expect(bar).toContainText('Pastel')
  await expect.poll(async () => (await read()) === before).toBe(false)
  const href = await bar.getByRole('link', { name: 'Pedir precio por WhatsApp' }).getAttribute('href')
  expect(new URL(href!).searchParams.get('text')).toContain('pastel')
  await page.getByRole('heading', { name: 'Así trabajamos' }).scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
  await expect(roundButton).toBeVisible()
})

test('the names are written within a screen and a half, beside the label that shows them', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.returnTo('/botellas-personalizada')
  const names = page.getByLabel('Nombres en la etiqueta')
  const label = page.locator('.label-preview canvas')
  await expect(label).toBeVisible()
  expect((await names.boundingBox())?.y).toBeLessThan(844 * 1.5)
  await names.focus()
  await expect(label).toBeInViewport({ ratio: 0.9 })
  const read = () => label.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  const before = await read()
  await page.keyboard.type('Ana y Luis')
  await expect.poll(async () => (await read()) === before).toBe(false)
})
