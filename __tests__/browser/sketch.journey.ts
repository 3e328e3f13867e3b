import '../../tools/build/nodeAssets' // first: lets Node read content that imports pictures
import { sketch } from '../../src/content/sketch'
import { occasions } from '../../src/content/occasions'
import { sketchWords } from '../../src/content/sketchWords'
import { techniques } from '../../src/content/techniques'
import { expectSome } from '../support/expectSome'
import { hasStamp } from './support/hasStamp'
import { readShifts, recordShifts } from './support/layoutShifts'
import { expect, test, type Visitor } from './support/visitor'

test.use({ reducedMotion: 'reduce' })

const path = '/botellas-personalizada'
const words = 'nombres=Mar%C3%ADa%20de%20los%20%C3%81ngeles%20%F0%9F%92%8D&frase=Siempre'

const sheet = ({ page }: Visitor) => page.locator('.sketch-sheet canvas')

/** The pixels of the sheet, once it is drawn otherwise than before. */
async function readSheet(visitor: Visitor, before = ''): Promise<string> {
  await expect(sheet(visitor)).toBeVisible()
  const read = () => sheet(visitor).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  await expect.poll(async () => (await read()) === before).toBe(false)
  return read()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the sketch, the way to the message and the first choices are in the first screen; nothing moves', async ({
    visitor,
  }) => {
    const { page } = visitor
    await recordShifts(page)
    await visitor.storeAcceptedAnswer()
    await visitor.open(`${path}?${words}`)
    await expect(sheet(visitor)).toBeVisible()
    for (const seen of [
      sheet(visitor),
      page.getByRole('link', { name: /^Pedir cotización por WhatsApp/ }).first(),
      page.getByText('¿Qué celebras?'),
    ])
      await expect(seen).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('radio', { name: 'Una boda' })).toBeInViewport({ ratio: 0.5 })
    await expect.poll(() => sheet(visitor).evaluate(hasStamp)).toBe(true)
    const before = await readSheet(visitor)
    await page.getByRole('radio', { name: 'Un bautizo' }).check()
    await readSheet(visitor, before)
    expect(await readShifts(page)).toEqual([])
  })

  test('a press on any part of a picture chooses it', async ({ visitor }) => {
    const { page } = visitor
    await visitor.storeAcceptedAnswer()
    await visitor.open(path)
    await visitor.waitForPage()
    for (const picture of expectSome(await page.locator('.picture-choices__picture').all())) {
      const isRadio = await picture.evaluate((image) => {
        image.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, top, width, height } = image.getBoundingClientRect()
        return [0.1, 0.5, 0.9].every((share) =>
          document
            .elementFromPoint(left + width * share, top + height * share)
            ?.matches('input[type="radio"]'),
        )
      })
      expect(isRadio).toBe(true)
    }
  })
})

test('each occasion and each technique draws another sketch, and so do names; nothing is asked of a server', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.storeAcceptedAnswer()
  await visitor.open(`${path}?ocasion=graduacion`)
  const seen = [await readSheet(visitor)]
  await page.waitForLoadState('networkidle')
  const asked = visitor.requests.length
  const choices = [...techniques.map(({ name }) => name), 'Clásico']
  for (const name of choices) {
    await page.getByRole('radio', { name }).check()
    seen.push(await readSheet(visitor, seen.at(-1)))
  }
  const group = page.getByRole('group', { name: '¿Qué celebras?' })
  for (const { id } of occasions.filter((each) => each.id !== 'graduacion')) {
    await group.locator(`input[value="${id}"]`).check()
    seen.push(await readSheet(visitor, seen.at(-1)))
  }
  for (const typed of ['Ana y Luis', '💍👨‍👩‍👧‍👦'.repeat(3), 'W'.repeat(60)]) {
    await page.getByLabel('Nombres en la etiqueta').fill(typed)
    seen.push(await readSheet(visitor, seen.at(-1)))
  }
  expect(new Set(seen).size).toBe(seen.length)
  await page.getByLabel('Nombres en la etiqueta').fill(' Ana ')
  await expect(
    page.getByRole('img', {
      name: `Boceto, no es la obra: botella Clásico, tapa plateada. En la etiqueta, a modo de mixta: ${sketchWords.motifs.eleccion}; «Ana».`,
    }),
  ).toBeVisible()
  await expect(page.locator('.sketch-sheet').getByRole('img'), 'the example is no longer read').toHaveCount(1)
  const pages = visitor.requests.slice(asked).filter((url) => !/\/media\//.test(url))
  expect(pages).toEqual([])
})

test.describe('on a screen of two pixels for each of CSS', () => {
  test.use({ deviceScaleFactor: 2 })

  test('from the first choice on the sketch is drawn as sharp as the screen', async ({ visitor }) => {
    await visitor.returnTo(path)
    await visitor.page.getByRole('radio', { name: 'Una boda' }).check()
    await expect(sheet(visitor)).toBeVisible()
    const sharpness = await sheet(visitor).evaluate(
      (canvas: HTMLCanvasElement) => canvas.width / canvas.getBoundingClientRect().width,
    )
    expect(sharpness).toBeCloseTo(2, 1)
  })
})

test('a picture of the sketch is saved, as large as promised, and the message is copied', async ({
  visitor,
}) => {
  const { page } = visitor
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'canShare', { value: undefined }))
  await visitor.storeAcceptedAnswer()
  await visitor.open(`${path}?ocasion=quince&tecnica=acrilico&botella=clasico&${words}`)
  await readSheet(visitor)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: sketch.save }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('boceto-bohemia-56.png')
  await expect(page.getByText(sketchWords.saved)).toBeVisible()
  const message = await page.locator('main blockquote').textContent()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(message)
})

test('where the sketch’s code does not come, its picture stays and says so', async ({ visitor }) => {
  visitor.allow(/sketch\.\w+\.js|ERR_FAILED/)
  const { page } = visitor
  await page.route(/\/assets\/sketch\.\w+\.js/, (route) => route.abort())
  await visitor.storeAcceptedAnswer()
  await visitor.open(path)
  await expect(page.getByText(sketch.notLoaded)).toBeVisible()
  await expect(page.locator('.sketch-sheet__picture')).toBeVisible()
})
