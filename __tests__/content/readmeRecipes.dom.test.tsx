import { screen, within } from '@testing-library/react'
import type * as ArtistPortraits from '../../src/content/artistPortraits'
import type * as Artists from '../../src/content/artists'
import type * as Cocktails from '../../src/content/cocktails'
import { collection } from '../../src/content/collection'
import type * as FirstBottles from '../../src/content/firstBottles'
import { premiumPrice } from '../../src/content/constants'
import type * as EventPhotos from '../../src/content/eventPhotos'
import { home } from '../../src/content/home'
import { homeDescription } from '../../src/content/homeDescription'
import { responsibleNotice } from '../../src/content/legal'
import { numberWord, capitalisedNumberWord } from '../../src/content/numberWords'
import type * as OwnerLots from '../../src/content/ownerLots'
import { pictureInventory } from '../../src/content/pictureInventory'
import { priceNote } from '../../src/content/productPage'
import { products } from '../../src/content/products'
import type * as TastingNotes from '../../src/content/tastingNotes'
import { headTags, sitemap } from '../../tools/build/head/headTags'
import { pageHeads } from '../../tools/build/head/pageHeads'
import { renderApp } from '../support/renderApp'

// The README's recipes followed on a copy of the content: a price, a sentence, and one bottle, artist, cocktail and
// event photo more.

jest.mock('../../src/content/constants', () => ({
  ...jest.requireActual<object>('../../src/content/constants'),
  premiumPrice: '1000Bs.',
}))
jest.mock('../../src/content/legal', () => ({
  ...jest.requireActual<object>('../../src/content/legal'),
  responsibleNotice: 'Una frase nueva.',
}))
jest.mock('../../src/content/firstBottles', () => {
  const { firstBottles } = jest.requireActual<typeof FirstBottles>('../../src/content/firstBottles')
  const [first] = firstBottles
  const own = { id: 'nueva', title: 'Pintura nueva', artistId: 'artista-nueva' }
  const painting = { ...first.painting, ...own }
  const bottle = { ...first, id: 'singani-premium-99', painting, cocktailIds: ['coctel-nuevo'] }
  return { firstBottles: [...firstBottles, bottle] }
})
jest.mock('../../src/content/tastingNotes', () => {
  const { tastingNotes } = jest.requireActual<typeof TastingNotes>('../../src/content/tastingNotes')
  const note = { ...tastingNotes['singani-premium-1'], nose: 'Aroma nuevo. Y otro más.' }
  return { tastingNotes: { ...tastingNotes, 'singani-premium-99': note } }
})
jest.mock('../../src/content/ownerLots', () => {
  const { ownerLots } = jest.requireActual<typeof OwnerLots>('../../src/content/ownerLots')
  const lot = { ...ownerLots.lots.value[0], id: 'P99-2025', product: 'singani-premium-99', bottles: 99 }
  return { ownerLots: { ...ownerLots, lots: { value: [...ownerLots.lots.value, lot] } } }
})
jest.mock('../../src/content/bottleDifferences', () => ({
  ...jest.requireActual<object>('../../src/content/bottleDifferences'),
  bottleDifferences: { 'singani-premium-99': 'Es la nueva.' },
}))
jest.mock('../../src/content/artistPortraits', () => {
  const { artistPortraits } = jest.requireActual<typeof ArtistPortraits>('../../src/content/artistPortraits')
  return { artistPortraits: { ...artistPortraits, 'artista-nueva': Object.values(artistPortraits)[0] } }
})
jest.mock('../../src/content/artists', () => {
  const actual = jest.requireActual<typeof Artists>('../../src/content/artists')
  const artists = [...actual.artists, { ...actual.artists[0], id: 'artista-nueva', name: 'Artista nueva' }]
  return { artists, findArtist: (id: string) => artists.find((artist) => artist.id === id) }
})
jest.mock('../../src/content/cocktails', () => {
  const actual = jest.requireActual<typeof Cocktails>('../../src/content/cocktails')
  const added = { ...actual.cocktails[0], id: 'coctel-nuevo', name: 'Cóctel nuevo' }
  const cocktails = [...actual.cocktails, added]
  return { ...actual, cocktails, findCocktail: (id: string) => cocktails.find((one) => one.id === id) }
})
jest.mock('../../src/content/eventPhotos', () => {
  const actual = jest.requireActual<typeof EventPhotos>('../../src/content/eventPhotos')
  const photo = { ...actual.eventPhotos[0], id: 'foto-nueva', caption: 'Fiesta nueva' }
  return { ...actual, eventPhotos: [...actual.eventPhotos, photo] }
})

const count = collection.length
const open = async (path: string, title: string | RegExp) => {
  renderApp({ path, stored: { local: 'accepted' } })
  await screen.findByRole('heading', { level: 1, name: title })
}
const visibleText = () => document.body.textContent

it('a new bottle is on home, with the count in its texts, its new price and the new sentence', async () => {
  await open('/', home.title)
  const slider = screen.getByRole('region', { name: home.products.heading })
  expect(within(slider).getAllByText('Pintura nueva').length).toBeGreaterThan(0)
  expect(visibleText()).toContain(`salieron ${numberWord(count)} singanis`)
  expect(visibleText()).toContain(`${capitalisedNumberWord(count)} botellas, ${numberWord(count)} miradas`)
  expect(visibleText()).toContain(premiumPrice)
  expect(visibleText()).toContain(responsibleNotice)
})

it('its page has its price, its tasting notes, its lot, its cocktail and its painting', async () => {
  await open('/productos/singani-premium-99', /Singani Premium/)
  expect(visibleText()).toContain(`${premiumPrice}${priceNote(products[0]!)}`)
  expect(visibleText()).toMatch(/Es la nueva\..*99 botellas.*Aroma nuevo\. Y otro más\./)
  expect(screen.getByRole('heading', { name: 'Cóctel nuevo' })).toBeInTheDocument()
  const section = screen.getByRole('heading', { name: 'Pintura nueva' }).closest('section')
  expect(section).toHaveAttribute('data-wall', 'nueva')
})

it('its painting hangs with the others, and its artist can be chosen', async () => {
  await open('/pinturas', 'Pinturas')
  expect(screen.getByRole('link', { name: 'Pintura nueva' })).toHaveAttribute('href', '/pinturas/nueva')
  expect(screen.getByRole('button', { name: /^Artista nueva/ })).toBeInTheDocument()
  expect(visibleText()).toContain(`${capitalisedNumberWord(count)} cuadros de artistas bolivianos`)
})

it('its artist has a page with the painting and the bottle', async () => {
  await open('/pinturas/artista/artista-nueva', 'Artista nueva')
  expect(screen.getByRole('link', { name: 'Pintura nueva' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Descrubrir Singani Premium, Pintura nueva' })).toBeInTheDocument()
})

it('a new event photo is in the carousel of personalised bottles', async () => {
  await open('/botellas-personalizada', 'Botellas personalizadas')
  expect(visibleText()).toContain('Fiesta nueva')
})

it('the sitemap, the heads and the structured data have the new pages', () => {
  const added = ['/productos/singani-premium-99', '/pinturas/nueva', '/pinturas/artista/artista-nueva']
  for (const path of added) {
    expect(sitemap()).toContain(`${path}</loc>`)
    const head = pageHeads().find((page) => page.path === path)
    expect(head && headTags(head)).toContain('application/ld+json')
  }
  expect(homeDescription).toMatch(new RegExp(`^${capitalisedNumberWord(count)} singanis`))
})

it('a share card that is not drawn yet is its section’s', () => {
  const cardOf = (path: string) => pageHeads().find((page) => page.path === path)?.share
  expect(cardOf('/productos/singani-premium-99')).toBe('inicio')
  expect(cardOf('/pinturas/nueva')).toBe('pinturas')
  expect(cardOf('/pinturas/artista/artista-nueva')).toBe('pinturas')
})

it('the picture inventory asks for every new picture', () => {
  expect(pictureInventory.map(({ file }) => file)).toEqual(
    expect.arrayContaining([
      'src/content/media/paintings/nueva.jpg',
      'src/content/media/bottles/nueva.webp',
      'src/content/media/scenes/coctel-nuevo-premium.jpg',
      'src/content/media/scenes/coctel-nuevo-clasico.jpg',
      'src/content/media/events/scene-foto-nueva.jpg',
      'public/share/productos-singani-premium-99.jpg',
      'public/share/artista-artista-nueva.jpg',
    ]),
  )
})
