import { screen, within } from '@testing-library/react'
import { paintings } from '../../src/content/paintings'
import { renderApp } from '../support/renderApp'

/** The first test of a file also waits for its page to be compiled. */
const unhurried = { timeout: 10_000 }
jest.setTimeout(20_000)

const open = async (query = '') => {
  const app = renderApp({ path: `/pinturas${query}`, stored: { local: 'accepted' } })
  await screen.findByRole('heading', { level: 1, name: 'Pinturas' }, unhurried)
  return app
}

const filter = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Filtrar pinturas' })).getByRole('button', { name })
const hanging = () => screen.queryAllByRole('list', { name: 'Pinturas de la colección' }).flatMap(titlesIn)
const titlesIn = (wall: HTMLElement) =>
  within(wall)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

describe('the paintings list', () => {
  it('hangs all seven works, each with its label and a link to its page', async () => {
    await open()
    expect(document.title).toBe('Pinturas — Bohemia 56')
    expect(screen.getByText('Colección Bohemia 56')).toBeVisible()
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('7 pinturas')

    const wall = screen.getByRole('list', { name: 'Pinturas de la colección' })
    expect(within(wall).getAllByRole('listitem')).toHaveLength(7)
    for (const { id, title, image } of paintings) {
      expect(within(wall).getByRole('link', { name: title })).toHaveAttribute('href', `/pinturas/${id}`)
      expect(within(wall).getByRole('img', { name: image.alt })).toBeVisible()
    }
    expect(within(wall).getByText(/Técnica mixta sobre lienzo, 45 × 60 cm/)).toHaveTextContent(
      'Artista del Altiplano',
    )
  })

  it('every work says its width, which decides how large it hangs', async () => {
    await open()
    const widths = screen
      .getAllByRole('listitem')
      .map((work) => work.getAttribute('data-width-cm'))
      .filter((width) => width !== null)
    expect(widths).toEqual(paintings.map(({ widthCm }) => String(widthCm)))
    // PaintingWall.scss knows whole centimetres from 20 to 120.
    for (const { widthCm } of paintings) {
      expect(widthCm).toBe(Math.round(widthCm))
      expect(widthCm).toBeGreaterThanOrEqual(20)
      expect(widthCm).toBeLessThanOrEqual(120)
    }
  })

  it('closes with the promise of no commission', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 2, name: 'Sin comisión, sin intermediarios' })).toBeVisible()
    expect(
      screen.getByText(/promueve el arte boliviano.*Te conectamos directo\. No cobramos comisión\./),
    ).toBeVisible()
  })
})

describe('the filters', () => {
  it('start on everything and say how many works each choice would show', async () => {
    await open()
    expect(filter(/^Todos/)).toHaveAttribute('aria-pressed', 'true')
    expect(filter(/^Todas/)).toHaveAttribute('aria-pressed', 'true')
    expect(filter(/^Artista del Altiplano.*, 3 pinturas$/)).toHaveAttribute('aria-pressed', 'false')
    expect(filter(/^Pastel.*, 1 pintura$/)).toHaveAttribute('aria-pressed', 'false')
  })

  it('choosing an artist leaves that artist, in the address too, and the focus where it was', async () => {
    const { user } = await open()
    const entries = window.history.length
    await user.click(filter(/^Artista de los Valles/))

    expect(hanging()).toEqual(['Eco e imagen', 'Cantares de mi tierra'])
    expect(screen.getByText('2 pinturas', { selector: '[role=status]' })).toBeVisible()
    expect(filter(/^Artista de los Valles/)).toHaveAttribute('aria-pressed', 'true')
    expect(filter(/^Todos/)).toHaveAttribute('aria-pressed', 'false')
    expect(filter(/^Artista de los Valles/)).toHaveFocus()
    expect(window.location.search).toBe('?artista=artista-de-los-valles')
    expect(window.history).toHaveLength(entries)
  })

  it('both questions narrow the wall together, and the counts follow', async () => {
    const { user } = await open()
    await user.click(filter(/^Óleo/))
    expect(filter(/^Artista del Altiplano.*, 1 pintura$/)).toBeVisible()
    await user.click(filter(/^Artista del Altiplano/))
    expect(hanging()).toEqual(['Ancestros'])
    expect(screen.getByText('1 pintura', { selector: '[role=status]' })).toBeVisible()
    expect(window.location.search).toBe('?tecnica=oleo&artista=artista-del-altiplano')
  })

  it('choosing the same again, or everything, lets go of it', async () => {
    const { user } = await open('?artista=artista-de-los-llanos&tecnica=pastel')
    expect(hanging()).toEqual(['Bolivia mágica'])
    await user.click(filter(/^Pastel/))
    expect(hanging()).toEqual(['Abuelos chiquitanos', 'Bolivia mágica'])
    await user.click(filter(/^Todos/))
    expect(hanging()).toHaveLength(7)
    expect(window.location.search).toBe('')
  })

  it('a shared or reloaded address shows the same wall', async () => {
    await open('?artista=artista-del-altiplano')
    expect(hanging()).toEqual(['Totem de las alturas', 'Taypi paseño 2', 'Ancestros'])
    expect(filter(/^Artista del Altiplano/)).toHaveAttribute('aria-pressed', 'true')
  })

  it('values nobody knows are ignored, and foreign parameters kept', async () => {
    const { user } = await open('?artista=nadie&tecnica=acuarela&origen=boletin')
    expect(hanging()).toHaveLength(7)
    expect(filter(/^Todos/)).toHaveAttribute('aria-pressed', 'true')
    await user.click(filter(/^Mixta/))
    expect(window.location.search).toBe('?tecnica=mixta&origen=boletin')
  })

  it('where nothing matches it says so, and one button brings the wall back', async () => {
    const { user } = await open('?artista=artista-de-los-llanos&tecnica=oleo')
    expect(screen.getByText('Ninguna pintura coincide. Quita un filtro.')).toBeVisible()
    const result = screen.getByText('0 pinturas', { selector: '[role=status]' })

    await user.click(screen.getByRole('button', { name: 'Quitar los filtros' }))
    expect(hanging()).toHaveLength(7)
    expect(window.location.search).toBe('')
    expect(result).toHaveFocus()
    expect(result).toHaveTextContent('7 pinturas')
  })
})
