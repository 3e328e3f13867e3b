import { act, screen, waitFor, within } from '@testing-library/react'
import { accessibility } from '../../src/content/accessibility'
import { eventPhotos } from '../../src/content/eventPhotos'
import { heroSlides } from '../../src/content/heroSlides'
import { occasions } from '../../src/content/occasions'
import { copyAttribute } from '../../src/shared/offlineCache'
import { renderApp } from '../support/renderApp'
import { copyOf } from './support/copyOf'
import { expectReviewedTranscript } from './support/review'

jest.mock('../support/emptyModule', () => ({ __esModule: true, default: '/media/film' }))
const open = async (path: string, heading: string | RegExp) => {
  const app = renderApp({ path, stored: { local: 'accepted' } })
  await screen.findByRole('heading', { level: 1, name: heading })
  return app
}

afterEach(() => {
  document.body.replaceChildren()
  document.documentElement.removeAttribute(copyAttribute)
})

it('the menu', async () => {
  const { user } = await open('/', /^Singani artesanal boliviano/)
  await user.click(screen.getByRole('button', { name: 'Abrir menú' }))
  await expectReviewedTranscript('menu', screen.getByRole('dialog', { name: 'Menú' }))
})

it('the message with two bottles', async () => {
  const { user } = await open('/productos/singani-premium-3', 'Singani Premium')
  const add = () =>
    within(screen.getByRole('main')).getAllByRole('button', {
      name: /^Agregar.*Singani Premium, Ancestros/,
    })[0]!
  await user.click(add())
  await user.click(add())
  await user.click(screen.getByRole('button', { name: /^Tu mensaje/ }))
  await expectReviewedTranscript('mensaje', await screen.findByRole('dialog', { name: 'Tu mensaje' }))
})

it('an unrolled label, and one that is on its bottle again', async () => {
  const { user } = await open('/productos/singani-premium-3', 'Singani Premium')
  const status = document.querySelector('.product-gallery__status')!
  await user.click(screen.getByRole('button', { name: 'Desenrollar la etiqueta' }))
  await waitFor(() =>
    expect(document.querySelector('[data-label]')).toHaveAttribute('data-label', 'unrolled'),
  )
  const unrolled = document.querySelector('.product-gallery')!.cloneNode(true) as Element
  await user.click(screen.getByRole('button', { name: 'Enrollar la etiqueta' }))
  await waitFor(() => expect(status).toHaveTextContent('en la botella'))
  await expectReviewedTranscript('etiqueta', copyOf(unrolled, status))
})

it('filtered paintings', async () => {
  await open('/pinturas?tecnica=oleo', 'Pinturas')
  await expectReviewedTranscript('pinturas-filtradas', screen.getByRole('main'))
})

it('filters that leave nothing', async () => {
  await open('/pinturas?artista=artista-de-los-llanos&tecnica=oleo', 'Pinturas')
  await expectReviewedTranscript('pinturas-sin-resultado', screen.getByRole('main'))
})

it.each([
  ['imagen-ampliada', []],
  ['imagen-entera', ['Ver entera']],
])('an enlarged picture: %s', async (name, pressed) => {
  const { user } = await open('/pinturas/ancestros', 'Ancestros')
  await user.click(screen.getByRole('button', { name: 'Ver de cerca Ancestros' }))
  const dialog = await screen.findByRole('dialog', { name: 'Imagen ampliada' })
  for (const button of pressed) await user.click(screen.getByRole('button', { name: button }))
  await expectReviewedTranscript(name, dialog)
})

it('a quote with errors', async () => {
  const { user } = await open('/botellas-personalizada?ocasion=funeral&cantidad=900', /./)
  const words = await screen.findByLabelText('Cuéntanos tu idea')
  await user.click(words)
  await user.paste('a'.repeat(310))
  const send = screen.getAllByRole('link', { name: /^Pedir cotización por WhatsApp/ })[0]!
  await act(async () => send.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
  await expectReviewedTranscript(
    'cotizacion-con-errores',
    copyOf(
      ...document.querySelectorAll<HTMLElement>('.label-choices'),
      screen.getByRole('region', { name: 'Pide tu cotización' }),
    ),
  )
})

it.each(heroSlides.slice(1))('the hero at $hashtag', async ({ id, hashtag }) => {
  const { user } = await open('/', /^Singani artesanal boliviano/)
  const hero = screen.getByRole('region', { name: 'Artesanal, arte, cultura y tradiciones' })
  await user.click(within(hero).getByRole('tab', { name: hashtag }))
  await within(hero).findByRole('tabpanel', { name: new RegExp(hashtag) })
  await expectReviewedTranscript(`portada-${id}`, hero)
})

it('every event photo', async () => {
  await open('/botellas-personalizada', /./)
  const carousel = await screen.findByRole('region', { name: 'De la fiesta al lienzo' })
  const figures = carousel.querySelectorAll<HTMLElement>('.slick-slide:not(.slick-cloned) figure')
  expect(figures).toHaveLength(eventPhotos.length)
  await expectReviewedTranscript('fotos', copyOf(...figures))
})

it('the statement of accessibility', async () => {
  const { user } = await open('/nosotros', 'Sobre nosotros')
  const summary = screen.getByText(accessibility.statement)
  await user.click(summary)
  await expectReviewedTranscript('declaracion-de-accesibilidad', summary.closest('details')!)
})

it('the privacy panel', async () => {
  const { user } = await open('/nosotros', 'Sobre nosotros')
  const footer = screen.getByRole('contentinfo')
  await user.click(within(footer).getByText('Privacidad', { exact: false }))
  await expectReviewedTranscript('privacidad', within(footer).getByRole('group'))
})

it.each(['online', 'offline'] as const)('the notice of a copy, %s', async (name) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(name === 'online')
  document.documentElement.toggleAttribute(copyAttribute, name === 'online')
  await open('/nosotros', 'Sobre nosotros')
  const notice = await screen.findByText(/^(Sin conexión|El sitio no respondió)/)
  await expectReviewedTranscript(`aviso-${name}`, copyOf(notice))
})

it('an emptied message', async () => {
  const { user } = await open('/productos/singani-premium-3', 'Singani Premium')
  await user.click(within(screen.getByRole('main')).getAllByRole('button', { name: /^Agregar/ })[0]!)
  await user.click(screen.getByRole('button', { name: 'Tu mensaje: 1 botella' }))
  const panel = await screen.findByRole('dialog', { name: 'Tu mensaje' })
  await user.click(within(panel).getByRole('button', { name: /^Quitar/ }))
  await expectReviewedTranscript('mensaje-vacio', panel)
})

it.each(occasions)('a quote for $phrase', async ({ id }) => {
  await open(
    `/botellas-personalizada?ocasion=${id}&tamano=60x80&tecnica=oleo&botella=premium&cantidad=1`,
    /./,
  )
  const message = await screen.findByRole('figure', { name: 'Tu mensaje, tal como se enviará' })
  await expectReviewedTranscript(`cotizacion-${id}`, copyOf(message))
})
