import { screen, within } from '@testing-library/react'
import { artists, findArtist } from '../../../src/content/artists'
import type { Painting } from '../../../src/content/collection'
import { home } from '../../../src/content/home'
import { originals } from '../../../src/content/originals'
import { paintings } from '../../../src/content/paintings'
import { paintingClosings } from '../../../src/content/paintingClosings'
import { paintingDetails } from '../../../src/content/paintingDetails'
import { paintingVoices } from '../../../src/content/paintingVoices'
import { products } from '../../../src/content/products'
import { findPaintingsBy, findRelatedPaintings } from '../../../src/features/gallery/findInCollection'
import { labelPart } from '../../../src/shared/paths'
import { renderApp } from '../../support/renderApp'

const collection: readonly Painting[] = paintings

const open = async (id: string, title: string) => {
  const app = renderApp({ path: `/pinturas/${id}`, stored: { local: 'accepted' } })
  await screen.findByRole('heading', { level: 1, name: title })
  return app
}
const pager = () => screen.getByRole('navigation', { name: 'Otras pinturas' })

const expectFacts = ({ id, title, text, medium, image, artistId, widthCm, heightCm }: Painting) => {
  const artist = findArtist(artistId)
  const { year, price } = originals[id]!
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
    ['Medidas', `${widthCm} × ${heightCm} cm`],
    ['Año', String(year)],
    ...(price ? [['Entrega', 'En bastidor, con marco neutro. El de la imagen no se incluye.']] : []),
  ])
  for (const paragraph of [text, paintingClosings[id]]) expect(screen.getByText(paragraph)).toBeVisible()
}

const expectVoice = ({ id, artistId }: Painting) => {
  const voice = paintingVoices[id]
  const quotations = [...document.querySelectorAll('blockquote')].map(({ parentElement }) => parentElement)
  expect(quotations.map((figure) => figure?.textContent)).toEqual(
    voice ? [`«${voice}»${findArtist(artistId).name}`] : [],
  )
}

const expectDetails = ({ id }: Painting) => {
  const heading = screen.getByRole('heading', { level: 2, name: 'Mira de cerca' })
  const items = within(heading.parentElement ?? document.body).getAllByRole('listitem')
  const shown = items.map((item) => {
    const picture = within(item).getByRole('img')
    return [
      within(item).getByRole('heading', { level: 3 }).textContent,
      item.querySelector('p')?.textContent,
      picture.getAttribute('alt'),
      picture.getAttribute('loading'),
    ]
  })
  expect(shown).toEqual(paintingDetails[id].map(({ name, text, image }) => [name, text, image.alt, 'lazy']))
}

const expectBottle = ({ id, title }: Painting) => {
  const bottle = products.find(({ paintingId }) => paintingId === id)
  expect(screen.getByRole('link', { name: /^Ver la botella/ })).toHaveAttribute(
    'href',
    `/productos/${bottle?.id}#${labelPart}`,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'La botella que la lleva' })).toBeVisible()
  expect(screen.getByRole('link', { name: `Descrubrir ${bottle?.title}, ${title}` })).toBeVisible()
}

const expectScaleDrawing = ({ title, widthCm, heightCm }: Painting) => {
  expect(
    screen.getByText('Así se ve en una pared, con un marco neutro, junto a una botella de 29 cm.'),
  ).toBeVisible()
  const size = `La pintura ${title}, de ${widthCm} por ${heightCm} centímetros`
  const drawing = screen.getByRole('img', {
    name: `${size}, colgada junto a una botella de 29 centímetros.`,
  })
  const [work, glass] = drawing.querySelectorAll('foreignObject')
  // In tenths of a centimetre.
  expect(work).toHaveAttribute('width', String(10 * widthCm))
  expect(work).toHaveAttribute('height', String(10 * heightCm))
  expect(Number(glass?.getAttribute('height')) * 0.096).toBeCloseTo(29)
}

/** Previous and next go round the collection. */
const expectPager = (index: number) => {
  const [previous, next] = within(pager()).getAllByRole('link')
  const count = collection.length
  expect(previous).toHaveAttribute('href', `/pinturas/${collection[(index + count - 1) % count]?.id}`)
  expect(next).toHaveAttribute('href', `/pinturas/${collection[(index + 1) % count]?.id}`)
}

// One test a painting, not one a part: drawing the page takes longer than reading it.
it.each(collection.map((painting, index) => [painting.title, painting, index] as const))(
  'the page of %s: facts, details, bottle, drawing to scale, previous and next',
  async (title, painting, index) => {
    await open(painting.id, title)
    expectFacts(painting)
    expectVoice(painting)
    expectDetails(painting)
    expectBottle(painting)
    expectScaleDrawing(painting)
    expectPager(index)
  },
)

it('of a work of which nothing was said there is no quotation', async () => {
  jest.replaceProperty(paintingVoices as { ancestros?: unknown }, 'ancestros', undefined)
  await open('ancestros', 'Ancestros')
  expect(document.querySelector('blockquote, .painting-story figure')).toBeNull()
})

it.each(artists)(
  'the first work of $id offers all others, those of the same artist first',
  async (artist) => {
    const shown = findPaintingsBy(artist)[0]!
    await open(shown.id, shown.title)
    const heading = screen.getByRole('heading', { name: 'Más de la colección' })
    const links = within(heading.parentElement ?? document.body).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(
      findRelatedPaintings(shown, 6).map(({ title }) => title),
    )
  },
)

describe('an unknown painting', () => {
  it.each(['otra', 'artista', 'ANCESTROS'])('/pinturas/%s leads home', async (id) => {
    renderApp({ path: `/pinturas/${id}`, stored: { local: 'accepted' } })
    await screen.findByRole('heading', { level: 1, name: home.title })
    expect(window.location.pathname).toBe('/')
  })
})
