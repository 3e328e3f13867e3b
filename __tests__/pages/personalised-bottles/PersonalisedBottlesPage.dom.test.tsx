import { within } from '@testing-library/react'
import { classicPrice, premiumPrice } from '../../../src/content/constants'
import { excessLegend, minorsLegend } from '../../../src/content/legal'
import { sketch } from '../../../src/content/sketch'
import '../../../src/pages/personalised-bottles/PersonalisedBottlesPage'
import { openBottles, section } from './support/openBottles'

describe('the header', () => {
  it('opens with the sketch and every choice: six occasions, four techniques, two bottles, three sizes', async () => {
    const { header } = await openBottles()
    expect(within(header).getByText('Pintura original para tu evento')).toBeVisible()
    expect(header).toHaveTextContent('Una artista boliviana pinta tu fiesta')
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
    expect(header).not.toHaveTextContent(sketch.example)
  })

  it('names price and weeks of an example, then of what is chosen, beside the way to ask', async () => {
    const { user, header } = await openBottles()
    expect(header).toHaveTextContent(/Ej\.: cuadro 40x301.200Bs\..*En total, unos2.400Bs\. en 5 semanas/)
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
    expect(section('Ejemplos de precio')).toHaveTextContent('El precio de tu pedido llega por WhatsApp.')
    const labels = within(section('Ejemplos de precio')).getAllByRole('listitem')
    expect(labels.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
      '12 botellas100Bs. cada una y 1.200Bs. el cuadro de 40x30 cm2.400Bs.5 semanas',
      '30 botellas90Bs. cada una y 1.800Bs. el cuadro de 50x60 cm4.500Bs.6 semanas',
      '60 botellas80Bs. cada una y 3.000Bs. el cuadro de 60x80 cm7.800Bs.9 semanas',
    ])
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
      `${premiumPrice} (Premium) o ${classicPrice} (Clásico); en las tuyas pagas también su etiqueta, hecha solo para ti`,
    )
  })

  it('is for adults only', async () => {
    await openBottles()
    expect(section('Pide tu cotización')).toHaveTextContent('solo para invitados mayores de 18 años')
  })
})
