import { screen, waitFor, within } from '@testing-library/react'
import { findArtist } from '../../../src/content/artists'
import type { Painting } from '../../../src/content/collection'
import { home } from '../../../src/content/home'
import { noCommission } from '../../../src/content/legal'
import { artistMessage } from '../../../src/content/messages'
import { paintings } from '../../../src/content/paintings'
import { products } from '../../../src/content/products'
import { owner } from '../../../src/content/owner'
import { renderApp } from '../../support/renderApp'
import { expectSome } from '../../support/expectSome'

/** The first test of a file also waits for its page to be compiled. */
const unhurried = { timeout: 10_000 }

const collection: readonly Painting[] = paintings

const open = async (id: string, title: string) => {
  const app = renderApp({ path: `/pinturas/${id}`, stored: { local: 'accepted' } })
  await screen.findByRole('heading', { level: 1, name: title }, unhurried)
  return app
}
const openAncestros = () => open('ancestros', 'Ancestros')
const pager = () => screen.getByRole('navigation', { name: 'Otras pinturas' })

describe.each(collection)('the page of $title', (painting) => {
  const { id, title, text, medium, image } = painting
  const artist = findArtist(painting.artistId)
  const bottle = products.find(({ paintingId }) => paintingId === id)

  it('shows the work, who painted it and what is known of it', async () => {
    await open(id, title)
    expect(document.title).toBe(`${title} — Bohemia 56`)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(screen.getByRole('img', { name: image.alt })).toHaveAttribute('fetchpriority', 'high')
    expect(screen.getByRole('link', { name: artist.name })).toHaveAttribute(
      'href',
      `/pinturas/artista/${artist.id}`,
    )
    const facts = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')])
    expect(facts).toEqual([
      ['Técnica', medium],
      ['Medidas', `${painting.widthCm} × ${painting.heightCm} cm`],
      ...(painting.year ? [['Año', String(painting.year)]] : []),
      ['Entrega', 'Bastidor y marco neutro'],
      ['Disponibilidad', 'Consultar con el artista'],
    ])
    for (const paragraph of expectSome(text)) expect(screen.getByText(paragraph)).toBeVisible()
  })

  it('opens a chat that names the work and the artist, in a new tab and without commission', async () => {
    await open(id, title)
    const chat = screen.getByRole('link', { name: 'Contactar al artista (se abre en una pestaña nueva)' })
    const address = new URL(chat.getAttribute('href') ?? '')
    expect(address.origin + address.pathname).toBe('https://api.whatsapp.com/send')
    expect(address.searchParams.get('phone')).toBe(owner.phone.value)
    expect(address.searchParams.get('text')).toBe(artistMessage(painting, artist))
    expect(chat).toHaveAttribute('target', '_blank')
    expect(chat).toHaveAttribute('rel', 'noopener noreferrer')
    expect(within(screen.getByRole('main')).getByText(noCommission)).toBeVisible()
  })

  it('leads to the bottle that wears it', async () => {
    await open(id, title)
    expect(screen.getByRole('link', { name: 'Ver la botella' })).toHaveAttribute(
      'href',
      `/productos/${bottle?.id}`,
    )
    expect(screen.getByRole('heading', { level: 2, name: 'La botella que la lleva' })).toBeVisible()
    expect(screen.getByRole('link', { name: `Descrubrir ${bottle?.title}, ${title}` })).toBeVisible()
  })

  it('is drawn to scale beside a bottle', async () => {
    await open(id, title)
    expect(screen.getByText('Así se ve en tu pared, junto a una botella de 29 cm.')).toBeVisible()
    const { widthCm, heightCm } = painting
    const size = `La pintura ${title}, de ${widthCm} por ${heightCm} centímetros`
    const drawing = screen.getByRole('img', {
      name: `${size}, colgada junto a una botella de 29 centímetros.`,
    })
    const [work, glass] = drawing.querySelectorAll('foreignObject')
    expect(work).toHaveAttribute('width', String(widthCm))
    expect(work).toHaveAttribute('height', String(heightCm))
    expect(Number(glass?.getAttribute('height')) * 0.96).toBeCloseTo(29)
  })
})

describe('more of the collection', () => {
  it('offers three other works, those of the same artist first', async () => {
    await openAncestros()
    const heading = screen.getByRole('heading', { name: 'Más de la colección' })
    const links = within(heading.parentElement ?? document.body).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Totem de las alturas',
      'Taypi paseño 2',
      'Eco e imagen',
    ])
  })
})

describe('previous and next', () => {
  it.each(collection.map((painting, index) => ({ ...painting, index })))(
    'from $title they go round the collection',
    async ({ id, title, index }) => {
      await open(id, title)
      const [previous, next] = within(pager()).getAllByRole('link')
      const count = collection.length
      expect(previous).toHaveAttribute('href', `/pinturas/${collection[(index + count - 1) % count]?.id}`)
      expect(next).toHaveAttribute('href', `/pinturas/${collection[(index + 1) % count]?.id}`)
    },
  )

  it('the link leads there and the focus goes to the new title', async () => {
    const { user } = await open('totem-de-las-alturas', 'Totem de las alturas')
    await user.click(screen.getByRole('link', { name: 'Siguiente Eco e imagen' }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Eco e imagen' })).toHaveFocus())
    expect(window.location.pathname).toBe('/pinturas/eco-e-imagen')
  })

  it('the arrow keys turn the page while the focus is in the pager', async () => {
    const { user } = await openAncestros()
    screen.getByRole('link', { name: 'Siguiente Cantares de mi tierra' }).focus()
    await user.keyboard('{ArrowLeft}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Taypi paseño 2' }, unhurried)).toBeVisible()
    screen.getByRole('link', { name: /^Anterior/ }).focus()
    await user.keyboard('{ArrowRight}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Ancestros' }, unhurried)).toBeVisible()
  })

  it('the arrow keys do nothing outside the pager, nor with a modifier key of a browser shortcut', async () => {
    const { user } = await openAncestros()
    screen.getByRole('link', { name: 'Ver la botella' }).focus()
    await user.keyboard('{ArrowRight}')
    screen.getByRole('link', { name: /^Siguiente/ }).focus()
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}{Home}')
    expect(window.location.pathname).toBe('/pinturas/ancestros')
  })
})

describe('an unknown painting', () => {
  it.each(['otra', 'artista', 'ANCESTROS'])('/pinturas/%s leads home', async (id) => {
    renderApp({ path: `/pinturas/${id}`, stored: { local: 'accepted' } })
    await screen.findByRole('heading', { level: 1, name: home.title }, unhurried)
    expect(window.location.pathname).toBe('/')
  })
})
