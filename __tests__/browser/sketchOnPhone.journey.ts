import '../../tools/build/nodeAssets' // first: lets Node read content that imports pictures
import { sizeChoices } from '../../src/content/personalised'
import { sketch } from '../../src/content/sketch'
import { sketchWords } from '../../src/content/sketchWords'
import { exampleCost } from './support/ownerFacts'
import { expect, test } from './support/visitor'

test.use({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } })

test('where the sheet is out of view, the bar shows the sketch, what was chosen and the one way to the message', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.returnTo('/botellas-personalizada')
  const bar = page.getByRole('complementary', { name: sketchWords.bar })
  const thumbnail = bar.locator('canvas')
  const roundButton = page.locator('.chat-button-floating')
  await page.locator('.bottom-bar').waitFor({ state: 'attached' })
  await expect(bar).toBeHidden()
  await expect(roundButton).toBeHidden()
  await page.getByRole('radio', { name: 'Acrílico' }).evaluate((field) => field.scrollIntoView())
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(thumbnail, 'beside the label that shows it').not.toBeInViewport()
  await expect(bar, 'nothing is chosen').not.toContainText('Bs.')
  await page.getByRole('button', { name: sizeChoices[0].name }).evaluate((size) => size.scrollIntoView())
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(thumbnail).toBeInViewport({ ratio: 1 })
  await expect(bar).toContainText(sketch.stamp)
  await expect(roundButton).toBeHidden()
  const read = () => thumbnail.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  const before = await read()
  await page.getByRole('button', { name: sizeChoices[0].name }).click()
  await expect(bar).toContainText(exampleCost!)
  await page.getByRole('radio', { name: 'Clásico' }).evaluate((radio: HTMLInputElement) => radio.click())
  await expect(bar).not.toContainText(exampleCost!)
  await page.getByRole('radio', { name: 'Un bautizo' }).evaluate((radio: HTMLInputElement) => radio.click())
  await expect.poll(async () => (await read()) === before).toBe(false)
  const href = await bar.getByRole('link', { name: 'Pedir cotización por WhatsApp' }).getAttribute('href')
  expect(new URL(href!).searchParams.get('text')).toContain('botella Clásico')
  await page.getByRole('heading', { name: 'Así trabajamos' }).scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
  await expect(roundButton).toBeVisible()
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
])
  test(`at ${viewport.width} px the bar comes as the sheet goes, and has no button beside the page’s own`, async ({
    visitor,
  }) => {
    const { page } = visitor
    await page.setViewportSize(viewport)
    await visitor.returnTo('/botellas-personalizada')
    const bar = page.getByRole('complementary', { name: sketchWords.bar })
    const ask = page.locator('.bottles-header__actions').getByRole('link', { name: /^Pedir cotización/ })
    const askInBar = bar.getByRole('link', { name: /^Pedir cotización/ })
    const scrollTo = (top: number) =>
      ask.evaluate((link, top) => scrollBy(0, link.getBoundingClientRect().top - top), top)
    await page.locator('.bottom-bar').waitFor({ state: 'attached' })
    await scrollTo(200)
    await expect(bar).toBeInViewport({ ratio: 1 })
    await expect(ask).toBeInViewport({ ratio: 1 })
    await expect(askInBar).toHaveCount(0)
    await scrollTo(20)
    await expect(bar).toBeInViewport({ ratio: 1 })
    await expect(askInBar).toBeVisible()
  })

test('each bottle to choose wears the label of the sketch', async ({ visitor }) => {
  const { page } = visitor
  await visitor.returnTo('/botellas-personalizada?ocasion=graduacion')
  const bottles = page.getByRole('group', { name: 'Tu botella' }).locator('canvas')
  await page.getByRole('radio', { name: 'Clásico' }).scrollIntoViewIfNeeded()
  await expect(bottles).toHaveCount(2)
  const read = () =>
    bottles.evaluateAll((all: HTMLCanvasElement[]) => all.map((canvas) => canvas.toDataURL()))
  await expect(bottles.last()).toBeVisible()
  const before = await read()
  expect(before[0]).not.toBe(before[1])
  await page.getByRole('radio', { name: 'Un bautizo' }).check()
  await expect.poll(async () => (await read()).filter((url) => before.includes(url)).length).toBe(0)
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

test('what it costs stands below the sketch in the first screen, and above the message', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.returnTo('/botellas-personalizada')
  const price = page.locator('.bottles-header__price')
  await expect(price.getByText(exampleCost!)).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.quote-composer').getByText(exampleCost!)).toBeVisible()
})
