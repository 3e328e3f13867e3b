import { screen, within } from '@testing-library/react'
import { artists } from '../../../src/content/artists'
import { paintingCount, paintingsPage } from '../../../src/content/gallery'
import { paintings } from '../../../src/content/paintings'
import { paintingsWith } from '../../support/paintingsWith'
import { renderApp } from '../../support/renderApp'
import { expectSome } from '../../support/expectSome'

/** The first test of a file also waits for its page to be compiled. */
const open = async (query = '') => {
  const app = renderApp({ path: `/pinturas${query}`, stored: { local: 'accepted' } })
  await screen.findByRole('heading', { level: 1, name: 'Pinturas' })
  return app
}

const filter = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Filtrar pinturas' })).getByRole('button', { name })
const hanging = () => screen.queryAllByRole('list', { name: 'Pinturas de la colección' }).flatMap(titlesIn)
const titlesIn = (wall: HTMLElement) =>
  within(wall)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

const [altiplano, valles, llanos] = artists
const everyPainting = paintingCount(paintings.length)
const titlesOf = (artistId?: string, technique?: string) =>
  paintingsWith({ artistId, technique }).map(({ title }) => title)
const named = (name: string, count?: readonly string[]) =>
  new RegExp(`^${name}${count ? `.*, ${paintingCount(count.length)}$` : ''}`)

describe('the paintings list', () => {
  it('hangs every work, each with its label and a link to its page', async () => {
    await open()
    expect(document.title).toBe('Pinturas — Bohemia 56')
    expect(screen.getByText('Colección Bohemia 56')).toBeVisible()
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(everyPainting)

    const wall = screen.getByRole('list', { name: 'Pinturas de la colección' })
    expect(within(wall).getAllByRole('listitem')).toHaveLength(paintings.length)
    for (const { id, title, image } of expectSome(paintings)) {
      expect(within(wall).getByRole('link', { name: title })).toHaveAttribute('href', `/pinturas/${id}`)
      expect(within(wall).getByRole('img', { name: image.alt })).toBeVisible()
    }
    expect(within(wall).getAllByText('Original vendido')).toHaveLength(1)
    expect(within(wall).getByText(/Técnica mixta sobre lienzo, 45 × 60 cm/)).toHaveTextContent(altiplano.name)
  })

  it('every work says its width, which decides how large it hangs', async () => {
    await open()
    const widths = screen
      .getAllByRole('listitem')
      .map((work) => work.getAttribute('data-width-cm'))
      .filter((width) => width !== null)
    expect(widths).toEqual(paintings.map(({ widthCm }) => String(widthCm)))
    // PaintingWall.scss knows whole centimetres from 20 to 120.
    for (const { widthCm } of expectSome(paintings)) {
      expect(widthCm).toBe(Math.round(widthCm))
      expect(widthCm).toBeGreaterThanOrEqual(20)
      expect(widthCm).toBeLessThanOrEqual(120)
    }
  })

  it('closes with the promise of no commission', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 2, name: 'Contacta a quien la pintó' })).toBeVisible()
    expect(screen.getByText(paintingsPage.note.text)).toBeVisible()
  })

  it('leads to the page of each artist', async () => {
    await open()
    for (const { id, name } of expectSome(artists))
      expect(within(screen.getByRole('main')).getByRole('link', { name })).toHaveAttribute(
        'href',
        `/pinturas/artista/${id}`,
      )
  })
})

describe('the filters', () => {
  it('start on everything and say how many works each choice would show', async () => {
    await open()
    expect(filter(/^Todos/)).toHaveAttribute('aria-pressed', 'true')
    expect(filter(/^Todas/)).toHaveAttribute('aria-pressed', 'true')
    expect(filter(named(altiplano.name, titlesOf(altiplano.id)))).toHaveAttribute('aria-pressed', 'false')
    expect(filter(named('Pastel', titlesOf(undefined, 'pastel')))).toHaveAttribute('aria-pressed', 'false')
  })

  it('choosing an artist leaves that artist, in the address too, and the focus where it was', async () => {
    const { user } = await open()
    const entries = window.history.length
    await user.click(filter(named(valles.name)))

    expect(hanging()).toEqual(titlesOf(valles.id))
    expect(
      screen.getByText(paintingCount(titlesOf(valles.id).length), { selector: '[role=status]' }),
    ).toBeVisible()
    expect(filter(named(valles.name))).toHaveAttribute('aria-pressed', 'true')
    expect(filter(/^Todos/)).toHaveAttribute('aria-pressed', 'false')
    expect(filter(named(valles.name))).toHaveFocus()
    expect(window.location.search).toBe(`?artista=${valles.id}`)
    expect(window.history).toHaveLength(entries)
  })

  it('both questions narrow the wall together, and the counts follow', async () => {
    const { user } = await open()
    await user.click(filter(/^Óleo/))
    expect(filter(named(altiplano.name, titlesOf(altiplano.id, 'oleo')))).toBeVisible()
    await user.click(filter(named(altiplano.name)))
    expect(hanging()).toEqual(titlesOf(altiplano.id, 'oleo'))
    expect(screen.getByText(paintingCount(hanging().length), { selector: '[role=status]' })).toBeVisible()
    expect(window.location.search).toBe(`?tecnica=oleo&artista=${altiplano.id}`)
  })

  it('choosing the same filter again, or everything, clears it', async () => {
    const { user } = await open(`?artista=${llanos.id}&tecnica=pastel`)
    expect(hanging()).toEqual(titlesOf(llanos.id, 'pastel'))
    await user.click(filter(/^Pastel/))
    expect(hanging()).toEqual(titlesOf(llanos.id))
    await user.click(filter(/^Todos/))
    expect(hanging()).toHaveLength(paintings.length)
    expect(window.location.search).toBe('')
  })

  it('a shared or reloaded address shows the same wall; what would empty it cannot be pressed', async () => {
    await open(`?artista=${altiplano.id}`)
    expect(hanging()).toEqual(titlesOf(altiplano.id))
    expect(filter(/^Pastel/)).toBeDisabled()
    expect(filter(named(altiplano.name))).toHaveAttribute('aria-pressed', 'true')
  })

  it('unknown values are ignored, and foreign parameters kept', async () => {
    const { user } = await open('?artista=nadie&tecnica=acuarela&origen=boletin')
    expect(hanging()).toHaveLength(paintings.length)
    expect(filter(/^Todos/)).toHaveAttribute('aria-pressed', 'true')
    await user.click(filter(/^Mixta/))
    expect(window.location.search).toBe('?tecnica=mixta&origen=boletin')
  })
})
