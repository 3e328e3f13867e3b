import { screen, within } from '@testing-library/react'
import { findArtist } from '../../../src/content/artists'
import type { Painting } from '../../../src/content/collection'
import { noCommission } from '../../../src/content/legal'
import { artistMessage } from '../../../src/content/messages'
import { originals } from '../../../src/content/originals'
import { commission } from '../../../src/content/originalWords'
import { owner } from '../../../src/content/owner'
import { paintings } from '../../../src/content/paintings'
import { contactLabels } from '../../support/contactLabels'
import { renderApp } from '../../support/renderApp'

const open = async ({ id, title }: Painting) => {
  renderApp({ path: `/pinturas/${id}`, stored: { local: 'accepted' } })
  await screen.findByRole('heading', { level: 1, name: title })
}

/** The painting itself can be bought at its price, or a new one asked for. */
const expectOriginal = ({ id, artistId }: Painting) => {
  const { price } = originals[id]!
  const { calledBy } = findArtist(artistId)
  expect(document.querySelector('.painting-offer__original')).toHaveTextContent(
    price
      ? `${price}El original está disponible. El precio lo pone ${calledBy}.`
      : `El original está vendido. Puedes preguntar si ${calledBy} pinta una obra nueva por encargo.`,
  )
  const links = screen.queryAllByRole('link', { name: 'Conoce las botellas personalizadas' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(price ? [] : ['/botellas-personalizada'])
}

/** It names the work and the artist, in a new tab and without commission. */
const expectChat = (painting: Painting) => {
  const isSold = originals[painting.id]!.price === null
  const label = isSold ? 'Consultar un encargo' : contactLabels[painting.artistId]
  const chat = screen.getByRole('link', { name: `${label} (se abre en una pestaña nueva)` })
  const address = new URL(chat.getAttribute('href') ?? '')
  expect(address.origin + address.pathname).toBe('https://api.whatsapp.com/send')
  expect(address.searchParams.get('phone')).toBe(owner.phone.value)
  expect(address.searchParams.get('text')).toBe(
    (isSold ? commission.message : artistMessage)(painting, findArtist(painting.artistId)),
  )
  expect(chat).toHaveAttribute('target', '_blank')
  expect(chat).toHaveAttribute('rel', 'noopener noreferrer')
  expect(within(screen.getByRole('main')).getByText(noCommission)).toBeVisible()
}

it.each(paintings)(
  'the page of $title says whether the original can be had, and whom to write to',
  async (painting) => {
    await open(painting)
    expectOriginal(painting)
    expectChat(painting)
  },
)

it('where nothing is known of the original, the page says whom to ask', async () => {
  jest.replaceProperty(originals as { ancestros?: unknown }, 'ancestros', undefined)
  await open(paintings.find(({ id }) => id === 'ancestros')!)
  expect(document.querySelector('.painting-offer__original')).toHaveTextContent(
    /^Consulta con el artista si el original está disponible\.$/,
  )
  expect(screen.getByRole('link', { name: /^Contactar al artista/ })).toBeVisible()
  expect(screen.queryByText('Año')).toBeNull()
  expect(screen.getByText('Entrega')).toBeVisible()
})
