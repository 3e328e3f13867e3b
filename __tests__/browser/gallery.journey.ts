import '../../tools/build/nodeAssets'
import { artists, findArtist } from '../../src/content/artists'
import { collection } from '../../src/content/collection'
import { paintingCount, paintingsPage } from '../../src/content/gallery'
import { scaleLabel } from '../../src/content/paintingPage'
import { paintings } from '../../src/content/paintings'
import { labelPart } from '../../src/shared/paths'
import { paintingsWith } from '../support/paintingsWith'
import { openWithChat, readSentMessage } from './support/chat'
import { expect, test, type Visitor } from './support/visitor'

test.use({ reducedMotion: 'reduce' })

const result = ({ page }: Visitor) => page.locator('main').getByRole('status').filter({ hasText: 'pintura' })
const wall = ({ page }: Visitor) => page.getByRole('list', { name: 'Pinturas de la colección' })
const filter = ({ page }: Visitor, name: string, count: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}\\b.* ${count}$`) })
const [, valles] = artists
const ofValles = paintingsWith({ artistId: valles.id })
const inOil = paintingsWith({ artistId: valles.id, technique: 'oleo' })
const countOf = (works: readonly unknown[]) => paintingCount(works.length)

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('with the keyboard alone: works are filtered; a reload and Back keep the choice', async ({
      visitor,
    }) => {
      const { page } = visitor
      await openWithChat(visitor, '/pinturas')
      await expect(result(visitor)).toHaveText(countOf(paintings))
      await filter(visitor, valles.name, countOf(ofValles)).press('Space')
      await expect(page).toHaveURL(`/pinturas?artista=${valles.id}`)
      await expect(result(visitor)).toHaveText(countOf(ofValles))
      await filter(visitor, 'Óleo', countOf(inOil)).press('Enter')
      await expect(page).toHaveURL(`/pinturas?artista=${valles.id}&tecnica=oleo`)
      await expect(wall(visitor).getByRole('listitem')).toHaveText(
        inOil.map(({ title }) => new RegExp(`^${title}`)),
      )

      await page.reload()
      await visitor.waitForPage()
      await expect(result(visitor)).toHaveText(countOf(inOil))
      for (const name of [valles.name, 'Óleo'])
        await expect(filter(visitor, name, countOf(inOil))).toHaveAttribute('aria-pressed', 'true')

      const title = inOil[0]?.title ?? ''
      await page.getByRole('link', { name: title }).press('Enter')
      await expect(visitor.heading(title)).toBeVisible()
      await page.goBack()
      await expect(result(visitor)).toHaveText(countOf(inOil))
      await expect(wall(visitor).getByRole('listitem')).toHaveCount(inOil.length)
      expect(await visitor.axe()).toEqual([])
    })

    test('where no work matches the wall says so, and one button shows all again', async ({ visitor }) => {
      const { page } = visitor
      await openWithChat(visitor, '/pinturas?artista=artista-del-altiplano&tecnica=pastel')
      await expect(result(visitor)).toHaveText('0 pinturas')
      await expect(page.getByText(paintingsPage.empty)).toBeVisible()
      expect(await visitor.axe()).toEqual([])
      await page.getByRole('button', { name: 'Quitar los filtros' }).press('Enter')
      await expect(page).toHaveURL('/pinturas')
      await expect(result(visitor)).toHaveText(countOf(paintings))
      await expect(result(visitor)).toBeFocused()
    })

    test('an unknown artist or technique filters nothing', async ({ visitor }) => {
      await openWithChat(visitor, '/pinturas?artista=nadie&tecnica=%3Cb%3E')
      await expect(result(visitor)).toHaveText(countOf(paintings))
    })
  })
}

for (const width of [390, 1440])
  test(`at ${width} px the works hang at their true relative sizes`, async ({ visitor }) => {
    await visitor.page.setViewportSize({ width, height: 844 })
    await openWithChat(visitor, '/pinturas')
    const perCm = await wall(visitor)
      .getByRole('listitem')
      .evaluateAll((works) =>
        works.map((work) => {
          const centimetres = parseInt(/\d+(?=\s×)/.exec(work.textContent ?? '')?.[0] ?? '')
          return (work.querySelector('img')?.getBoundingClientRect().width ?? 0) / centimetres
        }),
      )
    expect(perCm).toHaveLength(paintings.length)
    for (const scale of perCm) expect(scale / (perCm[0] ?? 0)).toBeCloseTo(1, 2)
  })

test('a painting leads to its neighbours, its bottle and its artist; Back goes through them again', async ({
  visitor,
}) => {
  const { page } = visitor
  const [{ painting: first }, { painting: second }] = collection
  const { id: lastBottle, painting: last } = collection.at(-1)!
  const artist = findArtist(last.artistId)?.name ?? ''
  await openWithChat(visitor, `/pinturas/${first.id}`)
  const others = page.getByRole('navigation', { name: 'Otras pinturas' })
  await others.getByRole('link', { name: `Siguiente ${second.title}` }).press('ArrowRight')
  await expect(visitor.heading(second.title)).toBeVisible()
  await others.getByRole('link', { name: `Anterior ${first.title}` }).press('Enter')
  await expect(visitor.heading(first.title)).toBeVisible()
  await others.getByRole('link', { name: `Anterior ${last.title}` }).press('ArrowLeft')
  await expect(visitor.heading(last.title)).toBeVisible()
  await expect(page.getByRole('img', { name: scaleLabel(last) })).toBeVisible()

  await page.getByRole('link', { name: /^Ver la botella/ }).press('Enter')
  await expect(page).toHaveURL(`/productos/${lastBottle}#${labelPart}`)
  await page.goBack()
  await expect(visitor.heading(last.title)).toBeVisible()
  await page.getByRole('link', { name: artist }).first().press('Enter')
  await expect(visitor.heading(artist)).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(visitor.heading(first.title)).toBeVisible()
})

test('a message goes to the artist directly, without commission', async ({ visitor }) => {
  const { page } = visitor
  await openWithChat(visitor, '/pinturas/ancestros')
  await expect(page.getByText(/comisión/i).first()).toBeVisible()
  const contact = page.getByRole('link', { name: /^Contactar al artista/ })
  expect(await readSentMessage(page, () => contact.press('Enter'))).toContain('Ancestros')
})
