import { screen, within } from '@testing-library/react'
import { artistCareers } from '../../../src/content/artistCareers'
import { artistPortraits } from '../../../src/content/artistPortraits'
import { artists, findArtist, type Artist } from '../../../src/content/artists'
import { eventArtistId, eventPhotos } from '../../../src/content/eventPhotos'
import { home } from '../../../src/content/home'
import { noCommission } from '../../../src/content/legal'
import { artistGreeting } from '../../../src/content/messages'
import { owner } from '../../../src/content/owner'
import { paintings } from '../../../src/content/paintings'
import { products } from '../../../src/content/products'
import { findTechnique } from '../../../src/content/techniques'
import { contactLabels } from '../../support/contactLabels'
import { renderApp } from '../../support/renderApp'
import { expectSome } from '../../support/expectSome'

/** The first test of a file also waits for its page to be compiled. */
const everyone: readonly Artist[] = artists

const open = async ({ id, name }: Pick<Artist, 'id' | 'name'>) => {
  const app = renderApp({ path: `/pinturas/artista/${id}`, stored: { local: 'accepted' } })
  await screen.findByRole('heading', { level: 1, name })
  return app
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

describe.each(everyone)('the page of $name', (artist) => {
  const portrait = artistPortraits[artist.id]
  const works = paintings.filter(({ artistId }) => artistId === artist.id)
  const bottles = products.filter(({ paintingId }) => works.some(({ id }) => id === paintingId))

  it('tells who paints, with a work and no face', async () => {
    await open(artist)
    expect(document.title).toBe(`${artist.name} — Bohemia 56`)
    expect(screen.getByRole('img', { name: portrait.image.alt })).toHaveAttribute('fetchpriority', 'high')
    for (const paragraph of expectSome(portrait.bio)) expect(screen.getByText(paragraph)).toBeVisible()
    expect(screen.getByText(`«${portrait.quote}»`)).toBeVisible()
    const trail = screen.getByRole('navigation', { name: 'Ruta de navegación' })
    expect(within(trail).getByRole('link', { name: 'Pinturas' })).toHaveAttribute('href', '/pinturas')
    expect(within(trail).getByText(artist.name)).toHaveAttribute('aria-current', 'page')
  })

  it('is shown by a picture that stands before the biography', async () => {
    await open(artist)
    const picture = screen.getByRole('img', { name: portrait.image.alt })
    const [first] = portrait.bio
    const order = picture.compareDocumentPosition(screen.getByText(first))
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('says where, how and how much there is to see', async () => {
    await open(artist)
    const value = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling
    expect(value('Pinta en')?.textContent).toBe(artist.city)
    const { training, shows } = artistCareers[artist.id]!
    expect([value('Formación')?.textContent, value('Muestras')?.textContent]).toEqual([training, shows])
    const techniques = artist.techniques.map((id) => findTechnique(id).name.toLowerCase()).join(', ')
    expect(value('Técnicas')?.textContent?.toLowerCase()).toBe(techniques)
    const inCollection = `${count(works.length, 'pintura', 'pinturas')}, ${count(bottles.length, 'botella', 'botellas')}`
    expect(value('En Bohemia 56')?.textContent).toBe(
      artist.id === eventArtistId ? `${inCollection}, 8 encargos` : inCollection,
    )
  })

  it('opens a chat addressed as the person is, without commission', async () => {
    await open(artist)
    const chat = screen.getByRole('link', {
      name: `${contactLabels[artist.id]} (se abre en una pestaña nueva)`,
    })
    const address = new URL(chat.getAttribute('href') ?? '')
    expect(address.searchParams.get('phone')).toBe(owner.phone.value)
    expect(address.searchParams.get('text')).toBe(artistGreeting(artist))
    expect(chat).toHaveAttribute('rel', 'noopener noreferrer')
    expect(within(screen.getByRole('main')).getByText(noCommission)).toBeVisible()
  })

  it('hangs the works with their labels, and lists the bottles that carry them', async () => {
    await open(artist)
    const section = screen.getByRole('heading', { level: 2, name: 'Obras' }).closest('section')!
    const wall = within(section).getByRole('list')
    expect(
      within(wall)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual(works.map(({ id, title }) => [title, `/pinturas/${id}`]))
    expect(wall).not.toHaveTextContent(artist.name)

    expect(screen.getByRole('heading', { level: 2, name: 'Las botellas que las llevan' })).toBeVisible()
    const cards = screen.getAllByRole('link', { name: /^Descrubrir/ })
    expect(cards.map((link) => link.getAttribute('href'))).toEqual(
      bottles.map(({ id }) => `/productos/${id}`),
    )
  })
})

describe('the artist who paints the events', () => {
  it('has a link to the personalised bottles', async () => {
    await open(findArtist(eventArtistId))
    expect(screen.getByRole('link', { name: 'Conoce las botellas personalizadas' })).toHaveAttribute(
      'href',
      '/botellas-personalizada',
    )
  })

  it('shows what was painted for events', async () => {
    await open(findArtist(eventArtistId))
    const heading = screen.getByRole('heading', { level: 2, name: 'También pinta tu celebración' })
    const works = within(heading.closest('section')!).getAllByRole('listitem')
    expect(works.map((work) => within(work).getByRole('img').getAttribute('alt'))).toEqual(
      eventPhotos.map(({ image }) => image.alt),
    )
    expect(works.map(({ textContent }) => textContent)).toEqual(eventPhotos.map(({ caption }) => caption))
  })

  it.each(everyone.filter(({ id }) => id !== eventArtistId))('is not $name', async (artist) => {
    await open(artist)
    expect(screen.queryByRole('link', { name: 'Conoce las botellas personalizadas' })).not.toBeInTheDocument()
  })
})

describe('an unknown artist', () => {
  it.each(['otra', 'ancestros'])('/pinturas/artista/%s leads home', async (id) => {
    renderApp({ path: `/pinturas/artista/${id}`, stored: { local: 'accepted' } })
    await screen.findByRole('heading', { level: 1, name: home.title })
    expect(window.location.pathname).toBe('/')
  })
})
