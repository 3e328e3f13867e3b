import '../../tools/build/nodeAssets' // first: lets Node read content that imports pictures
import { sizeChoices } from '../../src/content/personalised'
import { expectSome } from '../support/expectSome'
import { expect, test } from './support/visitor'

test.use({ reducedMotion: 'reduce' })

test('the wall hangs an example, then the visitor’s own sketch, and keeps it while sizes change', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.returnTo('/botellas-personalizada')
  const caption = page.locator('.size-chooser__status')
  const hung = page.locator('.size-chooser__sketch canvas')
  await caption.scrollIntoViewIfNeeded()
  await expect(caption).toContainText('Una obra de ejemplo, a escala')
  await expect(hung).toBeHidden()
  await page.getByLabel('Nombres en la etiqueta').fill('Ana y Luis')
  await expect(caption).toContainText('El boceto de tu obra, a escala')
  await expect(page.getByRole('img', { name: /^El boceto de tu obra, a escala/ })).toBeVisible()
  await expect(hung).toBeVisible()
  const read = () => hung.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  const example = await read()
  await page.getByRole('radio', { name: 'Un bautizo' }).check()
  await expect.poll(async () => (await read()) === example).toBe(false)
  for (const { id, widthCm, heightCm } of expectSome(sizeChoices)) {
    await hung.evaluate((canvas: HTMLCanvasElement) => {
      const seen: boolean[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => seen.push(canvas.hidden !== false || !canvas.isConnected)).observe(
        document,
        {
          subtree: true,
          childList: true,
          attributes: true,
        },
      )
    })
    await page.getByRole('button', { name: `${id} cm` }).click()
    const box = await hung.evaluate((canvas) => canvas.getBoundingClientRect().toJSON() as DOMRect)
    expect(box.width / box.height).toBeCloseTo(widthCm / heightCm, 1)
    // A phone has little memory: no more pixels than are seen, and some.
    expect(await hung.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBeLessThan(400)
    expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)).not.toContain(true)
  }
})
