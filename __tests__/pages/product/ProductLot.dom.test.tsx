import { screen, within } from '@testing-library/react'
import { paths } from '../../../src/shared/paths'
import { lotAddress } from '../../../src/shared/lotAddress'
import { currentLot } from '../../../src/content/lots'
import { owner } from '../../../src/content/owner'
import { findProduct } from '../../../src/content/products'
import { setLots } from '../../support/ownerFixtures'
import { renderApp } from '../../support/renderApp'

beforeEach(() => void setLots())

const openWith = async (query: string) => {
  const app = renderApp({
    path: `${paths.product('singani-premium-1')}?${query}`,
    stored: { local: 'accepted' },
  })
  await screen.findByText(findProduct('singani-premium-1')!.opening)
  return app
}

const card = (name = 'Tu botella') =>
  within(screen.getByRole('heading', { level: 2, name }).closest('section')!)

const factsOf = () =>
  card('Tu botella, lote P1-2025')
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replace('\u00a0', ' ')])

it('a lot of this bottle: all that is told of it, once', async () => {
  await openWith('lote=p1%202025')
  expect(factsOf()).toEqual([
    ['Vendimia', '21 de marzo de 2025'],
    ['Viñedo', 'Santa Ana, a 1.950 m'],
    ['Destilación', '26 de abril de 2025'],
    ['Reposo', '181 días en vidrio'],
    ['Embotellado', '4 de noviembre de 2025'],
    ['Tanda', '420 botellas'],
    ['Cuadro', `Totem de las alturas, de ${owner.artistNames['artista-del-altiplano'].value}`],
  ])
  expect(screen.queryByText(/Hoy se ofrece el lote/)).not.toBeInTheDocument()
})

it('an older lot: the page’s sheet is not about it', async () => {
  await openWith('lote=P1-2024')
  expect(card('Tu botella, lote P1-2024').getByText('390 botellas')).toBeInTheDocument()
  expect(card('Tu botella, lote P1-2024').getByText(/Hoy se ofrece el lote P1-2025/)).toBeInTheDocument()
})

it('an unknown lot: a sentence that repeats it, and the bottle’s page', async () => {
  await openWith('lote=P1-2023%3Cimg%20src=x%3E')
  expect(card().getByText(/^No encontramos/)).toHaveTextContent(
    'No encontramos el lote «P1-2023 img src x». Revisa el número de la etiqueta; si es ese, pregúntanos por WhatsApp',
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Singani Premium' })).toBeInTheDocument()
})

const questionOf = () => {
  const link = card().getByRole('link', { name: /^pregúntanos por WhatsApp/ })
  return new URL(link.getAttribute('href') ?? '').searchParams.get('text')
}

it.each([
  ['P1-2023%3Cimg%20src=x%3E', 'el lote «P1-2023 img src x»'],
  ['B56%0A%0A%2Bprecio%3A%201Bs.', 'el lote «B56 precio 1Bs.»'],
  ['x'.repeat(300), `el lote «${'x'.repeat(24)}…»`],
  [encodeURIComponent('лот'), 'un lote'],
])('who asks for the unknown lot %j sends bottle and code, cleaned', async (written, lot) => {
  await openWith(`lote=${written}`)
  expect(questionOf()).toBe(
    `¡Hola, Bohemia 56! ⭐ Tengo el Singani Premium con la pintura «Totem de las alturas», con ${lot} que no está en el sitio. ¿Me dan más información?`,
  )
})

it('the question about a lot leaves in the other ways too', async () => {
  const { user } = await openWith('lote=B56')
  await user.click(card().getByRole('button', { name: 'Otras formas de contacto' }))
  const dialog = await screen.findByRole('dialog', { name: 'Otras formas de contacto' })
  expect(within(dialog).getByText(/«B56»/)).toHaveTextContent(questionOf() ?? 'no question')
})

it('a lot whose signs are not ours is not repeated', async () => {
  await openWith(`lote=${encodeURIComponent('лот')}`)
  expect(card().getByText(/^No encontramos ese lote\./)).toBeInTheDocument()
})

it('a lot of another bottle: the link leads to that one, with the lot', async () => {
  const { user } = await openWith('lote=C2-2025')
  expect(card().getByText(/^El lote C2-2025 es de otra botella:/)).toBeInTheDocument()
  const link = card().getByRole('link', { name: 'Singani Clásico, Taypi paseño 2' })
  expect(link).toHaveAttribute('href', lotAddress(currentLot('singani-clasico-2')))
  await user.click(link)
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Tu botella, lote C2-2025' }),
  ).toBeInTheDocument()
})

it('the first screen has a way to it, which keeps the lot in the address', async () => {
  await openWith('lote=P1-2025')
  const link = screen.getByRole('link', { name: 'Ver tu lote' })
  expect(link).toHaveAttribute('href', '/productos/singani-premium-1?lote=P1-2025#lote')
})

it.each(['', 'lote=', 'lote=%20', 'otra=P1-2025'])(
  '«%s» names no lot: the page is as always',
  async (query) => {
    await openWith(query)
    expect(screen.queryByRole('heading', { name: /^Tu botella/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Ver tu lote' })).not.toBeInTheDocument()
  },
)
