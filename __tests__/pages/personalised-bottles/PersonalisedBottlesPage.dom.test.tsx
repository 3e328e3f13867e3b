import { screen, waitFor, within } from '@testing-library/react'
import { classicPrice, premiumPrice } from '../../../src/content/constants'
import { eventArtistId, eventPhotos } from '../../../src/content/eventPhotos'
import { excessLegend, minorsLegend } from '../../../src/content/legal'
import { sketch } from '../../../src/content/sketch'
import '../../../src/pages/personalised-bottles/PersonalisedBottlesPage'
import { paths } from '../../../src/shared/paths'
import { openBottles, section } from './support/openBottles'

describe('the header', () => {
  it('opens with the sketch and every choice: six occasions, four techniques, two bottles, three sizes', async () => {
    const { header } = await openBottles()
    expect(within(header).getByText('Pintura original para tu evento')).toBeVisible()
    expect(header).toHaveTextContent('Una artista boliviana pinta tu celebración')
    expect(header).toHaveTextContent('Boceto, no es la obra')
    const groups = within(header).getAllByRole('group')
    const offered = groups.map((group) =>
      [...group.querySelectorAll('label, button')].map(({ textContent }) => textContent),
    )
    expect(offered).toEqual([
      [
        'Una boda',
        'Una fiesta de quince años',
        'Un bautizo',
        'Un aniversario',
        'Una graduación',
        'Una elección',
      ],
      ['Acrílico', 'Óleo', 'Pastel', 'Mixta'],
      ['Premium', 'Clásico'],
      ['40x30 cm', '50x60 cm', '60x80 cm'],
    ])
    expect(document.title).toBe('Botellas personalizadas — Bohemia 56')
  })

  it('says that the sketch is an example, until something is chosen', async () => {
    const { user, header } = await openBottles()
    expect(header).toHaveTextContent(sketch.example)
    for (const name of ['Un bautizo', 'Pastel', 'Clásico'])
      await user.click(within(header).getByRole('radio', { name }))
    expect(header).toHaveTextContent(sketch.drawnHere)
    expect(header).not.toHaveTextContent(sketch.example)
  })

  it('names price and weeks of an example, then of what is chosen, beside the way to ask', async () => {
    const { user, header } = await openBottles()
    expect(header).toHaveTextContent('Ej.: 12 botellas Premium1.200Bs.En total2.400Bs. en 5 semanas')
    await user.click(within(header).getByRole('button', { name: '50x60 cm' }))
    expect(header).toHaveTextContent(/Cuadro 50x601.800Bs\..*3.000Bs. en 6 semanas/)
  })

  it('asks for the price with what is chosen', async () => {
    const { user, header } = await openBottles()
    await user.click(within(header).getByRole('radio', { name: 'Una graduación' }))
    const link = within(header).getByRole<HTMLAnchorElement>('link', {
      name: /^Pedir cotización por WhatsApp/,
    })
    expect(new URL(link.href).searchParams.get('text')).toContain('para una graduación')
  })

  it("is followed by the message, which ends with the law's two legends", async () => {
    const { header } = await openBottles()
    expect(header.nextElementSibling).toBe(section('Pide tu cotización'))
    expect(section('Pide tu cotización').lastElementChild).toHaveTextContent(`${excessLegend}${minorsLegend}`)
  })
})

describe('the examples of prices', () => {
  it('name bottles, painting, price and weeks, and say that the real price comes by WhatsApp', async () => {
    await openBottles()
    expect(section('Ejemplos de precio')).toHaveTextContent('El precio de tu pedido te llega por WhatsApp.')
    const labels = within(section('Ejemplos de precio')).getAllByRole('listitem')
    expect(labels.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
      '12 botellasy un cuadro de 40x30 cm2.400Bs.5 semanas3 de pintura, 1 de etiquetas y 1 de entrega',
      '30 botellasy un cuadro de 50x60 cm4.500Bs.6 semanas4 de pintura, 1 de etiquetas y 1 de entrega',
      '60 botellasy un cuadro de 60x80 cm7.800Bs.9 semanas6 de pintura, 2 de etiquetas y 1 de entrega',
    ])
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
    expect(head).toHaveTextContent('Pinturas y escenas de Artista de los Valles. Conoce su obra')
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

  it('do not turn by themselves under reduced motion, until started', async () => {
    const { user } = await openBottles()
    await user.click(screen.getByRole('button', { name: 'Reanudar la rotación automática' }))
    await user.click(screen.getByRole('button', { name: 'Detener la rotación automática' }))
    expect(screen.getByRole('button', { name: 'Reanudar la rotación automática' })).toBeVisible()
  })
})

describe('the bottle', () => {
  it.each([
    ['Premium', 'Tapa dorada', '/productos/singani-premium-1'],
    ['Clásico', 'Tapa plateada', '/productos/singani-clasico-1'],
  ])('can be a %s: %s', async (line, cap, href) => {
    const { header } = await openBottles()
    const option = within(header).getByRole('radio', { name: line })
    expect(option).toHaveAccessibleDescription(cap)
    expect(within(header).getByRole('link', { name: `Ver Singani ${line}` })).toHaveAttribute('href', href)
  })

  it('has its price in one sentence, beside what the price of a quote depends on', async () => {
    await openBottles()
    expect(section('Pide tu cotización')).toHaveTextContent(
      `${premiumPrice} (Premium) o ${classicPrice} (Clásico); las tuyas, según el cuadro y la cantidad`,
    )
  })

  it('is for the adults of the list only', async () => {
    await openBottles()
    expect(section('Pide tu cotización')).toHaveTextContent('solo para las personas mayores de 18 años')
  })
})
