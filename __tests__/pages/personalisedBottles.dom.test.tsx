import { screen, waitFor, within } from '@testing-library/react'
import { classicPrice, premiumPrice } from '../../src/content/constants'
import { eventArtistId, eventPhotos } from '../../src/content/eventPhotos'
import { excessLegend, forwardNotice, identityNotice, minorsLegend } from '../../src/content/legal'
import { floatingGreeting } from '../../src/content/messages'
import { personalised } from '../../src/content/personalised'
import '../../src/pages/personalised-bottles/PersonalisedBottlesPage'
import { paths } from '../../src/shared/paths'
import { renderApp } from '../support/renderApp'

// The film's files; an empty address would make React complain.
jest.mock('../support/emptyModule', () => ({ __esModule: true, default: '/media/film' }))

const openBottles = async () => {
  const app = renderApp({ path: '/botellas-personalizada', stored: { local: 'accepted' } })
  const heading = await screen.findByRole(
    'heading',
    { level: 1, name: 'Botellas personalizadas' },
    { timeout: 4000 },
  )
  return { ...app, header: heading.closest('header')!, main: screen.getByRole('main') }
}

const section = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('section')!

const quoteLink = () => screen.getByRole<HTMLAnchorElement>('link', { name: /^Cotizar por WhatsApp/ })
const quoteText = () => new URL(quoteLink().href).searchParams.get('text')

describe('the header', () => {
  it('opens with the eyebrow, the intro and the six occasions', async () => {
    const { header } = await openBottles()
    expect(within(header).getByText('Pintura original para tu evento')).toBeVisible()
    expect(header).toHaveTextContent('Una artista boliviana pinta tu celebración')
    const occasions = within(within(header).getByRole('list', { name: 'Ocasiones' })).getAllByRole('listitem')
    expect(occasions.map(({ textContent }) => textContent)).toEqual([
      'Bodas',
      'Quinceañeras',
      'Bautizos',
      'Aniversarios',
      'Graduaciones',
      'Elecciones',
    ])
    expect(document.title).toBe('Botellas personalizadas — Bohemia 56')
  })

  it("ends with the law's two legends", async () => {
    const { header } = await openBottles()
    expect(header.lastElementChild).toHaveTextContent(`${excessLegend}${minorsLegend}`)
  })
})

describe('the photos', () => {
  it('are eight, each credited to the artist with its technique', async () => {
    const { main } = await openBottles()
    const carousel = within(main).getByRole('region', { name: 'De la fiesta al lienzo' })
    const real = [...carousel.querySelectorAll('.slick-slide:not(.slick-cloned) figure')]
    expect(real.map(({ textContent }) => textContent)).toEqual(
      eventPhotos.map(({ caption, medium }) => `${caption}Artista de los Valles, ${medium.toLowerCase()}`),
    )
    expect(real.map((figure) => figure.querySelector('img')?.alt)).toEqual(
      eventPhotos.map(({ image }) => image.alt),
    )
  })

  it("lead to the artist's page", async () => {
    await openBottles()
    const head = section('De la fiesta al lienzo')
    expect(head).toHaveTextContent('Pinturas y fotografías de Artista de los Valles. Conoce su obra')
    expect(within(head).getByRole('link', { name: 'Artista de los Valles' })).toHaveAttribute(
      'href',
      paths.artist(eventArtistId),
    )
  })

  it('turn with the buttons, round and round, and the counter follows', async () => {
    const { user } = await openBottles()
    expect(screen.getByText('1 / 8')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Foto siguiente' }))
    expect(await screen.findByText('2 / 8')).toBeVisible()
    const previous = screen.getByRole('button', { name: 'Foto anterior' })
    await waitFor(async () => {
      await user.click(previous)
      expect(screen.getByText('1 / 8')).toBeVisible()
    })
    await waitFor(async () => {
      await user.click(previous)
      expect(screen.getByText('8 / 8')).toBeVisible()
    })
  })

  it('do not turn by themselves for who asked for less motion, until told to', async () => {
    const { user } = await openBottles()
    await user.click(screen.getByRole('button', { name: 'Reanudar la rotación automática' }))
    await user.click(screen.getByRole('button', { name: 'Detener la rotación automática' }))
    expect(screen.getByRole('button', { name: 'Reanudar la rotación automática' })).toBeVisible()
  })
})

describe('the quote', () => {
  it('goes from 40x30 cm to 60x80 cm, in acrylic, oil, pastel or mixed media', async () => {
    await openBottles()
    expect(section('Pide tu cotización')).toHaveTextContent(
      'Cotizamos cuadros desde 40x30 cm hasta 60x80 cm.',
    )
    const techniques = section('Elige la técnica')
    const names = within(techniques).getAllByRole('heading', { level: 3 })
    expect(names.map(({ textContent }) => textContent)).toEqual(['Acrílico', 'Óleo', 'Pastel', 'Mixta'])
    expect(within(techniques).getAllByRole('img')).toHaveLength(names.length)
  })

  it('comes on a stretcher with a neutral frame, and without commission', async () => {
    await openBottles()
    expect(section('Así lo recibes')).toHaveTextContent(/montado en bastidor.*marco de color neutro/)
    expect(section('Así lo recibes')).toHaveTextContent(personalised.delivery.commission)
  })

  it('asks for more information before a size is chosen', async () => {
    await openBottles()
    for (const name of ['40x30 cm', '50x60 cm', '60x80 cm']) {
      expect(screen.getByRole('button', { name, pressed: false })).toBeVisible()
    }
    expect(quoteText()).toBe(
      '¡Hola, Bohemia 56! Quisiera cotizar una botella personalizada. ¿Me dan más información?',
    )
    expect(quoteLink()).toHaveAttribute('target', '_blank')
    expect(quoteLink()).toHaveAttribute('rel', 'noopener noreferrer')
    expect(quoteLink().href).toContain('https://api.whatsapp.com/send?phone=')
  })

  it('carries the chosen size, which hangs on the wall and is announced', async () => {
    const { user } = await openBottles()
    await user.click(screen.getByRole('button', { name: '50x60 cm' }))
    expect(screen.getByRole('button', { name: '50x60 cm', pressed: true })).toBeVisible()
    expect(screen.getByRole('img', { name: /^En la pared, a escala: cuadro de 50x60 cm/ })).toBeVisible()
    expect(screen.getByText(/cuadro de 50x60 cm\. Esta medida va en tu mensaje/)).toHaveAttribute(
      'role',
      'status',
    )
    expect(quoteText()).toContain('botella personalizada: cuadro de 50x60 cm.')

    await user.click(screen.getByRole('button', { name: '40x30 cm' }))
    expect(screen.getByRole('button', { name: '50x60 cm', pressed: false })).toBeVisible()
    expect(quoteText()).toContain('cuadro de 40x30 cm')
  })

  it('forgets the size when it is pressed again', async () => {
    const { user } = await openBottles()
    await user.click(screen.getByRole('button', { name: '60x80 cm' }))
    await user.click(screen.getByRole('button', { name: '60x80 cm' }))
    expect(screen.getByText(/Elige una medida y la sumamos a tu mensaje/)).toBeVisible()
    expect(quoteText()).not.toContain('cuadro de')
  })

  it('is asked for in four steps, and the page says what happens', async () => {
    await openBottles()
    expect(within(section('Así trabajamos')).getAllByRole('heading', { level: 3 })).toHaveLength(4)
    const quote = section('Pide tu cotización')
    expect(quote).toHaveTextContent(
      'Abrimos un chat con tu mensaje listo. Aquí no se cobra ni se piden datos.',
    )
    expect(quote).toHaveTextContent(identityNotice)
    expect(quote).toHaveTextContent(forwardNotice)
  })
})

describe('the plain contact link', () => {
  it('remains, and greets without any choice', async () => {
    const { user } = await openBottles()
    await user.click(screen.getByRole('button', { name: '50x60 cm' }))
    const plain = screen.getByRole<HTMLAnchorElement>('link', { name: /^Escribir sin elegir nada/ })
    expect(new URL(plain.href).searchParams.get('text')).toBe(floatingGreeting())
  })
})

describe('the bottle', () => {
  it.each([
    ['Premium', 'Tapa dorada', premiumPrice, '/productos/singani-premium-1'],
    ['Clásico', 'Tapa plateada', classicPrice, '/productos/singani-clasico-1'],
  ])('can be a %s: %s, %s', async (line, cap, price, href) => {
    await openBottles()
    const option = screen.getByRole('heading', { level: 3, name: line }).closest('article')!
    expect(option).toHaveTextContent(cap)
    expect(option).toHaveTextContent(price)
    expect(within(option).getByRole('link', { name: `Ver Singani ${line}` })).toHaveAttribute('href', href)
  })

  it('is for the adults of the list only', async () => {
    await openBottles()
    expect(section('Elige tu botella')).toHaveTextContent('solo para las personas mayores de 18 años')
  })
})

describe('the film', () => {
  it('waits behind its poster, with the legends beside it', async () => {
    const { user, main } = await openBottles()
    const film = section('Así nace una botella')
    expect(main.querySelector('video, iframe')).toBeNull()
    expect(film).toHaveTextContent(minorsLegend)
    await user.click(within(film).getByRole('button', { name: 'Reproducir video: así nace una botella' }))
    const player = main.querySelector('video')
    expect(player).toHaveFocus()
    expect([...(player?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['SOURCE', 'SOURCE', 'TRACK'])
  })
})
