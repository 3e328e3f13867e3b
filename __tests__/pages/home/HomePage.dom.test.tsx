import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { home } from '../../../src/content/home'
import { occasions } from '../../../src/content/occasions'
import { owner } from '../../../src/content/owner'
import { formatSize } from '../../../src/content/formatSize'
import { findPainting } from '../../../src/content/paintings'
import { products } from '../../../src/content/products'
import { labelPart } from '../../../src/shared/paths'
import { expectSome } from '../../support/expectSome'
import { openHome } from './support/openHome'

describe('the home page', () => {
  it('names itself once and keeps its headings in order', async () => {
    await openHome()
    expect(document.title).toBe('Singani artesanal boliviano — Bohemia 56')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    const main = within(screen.getByRole('main'))
    expect(main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Nuestro singanis',
      'Una bodega que también es una galería',
      'Las pinturas de las etiquetas',
      'Tu fiesta también merece un cuadro',
    ])
  })

  it('says first what is sold and from what price, and leads to the bottles', async () => {
    await openHome()
    const heading = screen.getByRole('heading', { level: 1 })
    const [cheapest] = products
      .map(({ price }) => price)
      .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    expect(heading).toHaveTextContent(`Singani artesanal boliviano · desde ${cheapest}`)
    expect(screen.getByRole('link', { name: 'Las siete botellas' })).toHaveAttribute('href', '/#singanis')
    const bottles = document.getElementById('singanis')
    expect(bottles).toContainElement(screen.getByRole('region', { name: 'Nuestro singanis' }))
  })

  it('leads on to the about page, the paintings and the personalised bottles', async () => {
    await openHome()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Leer más' })).toHaveAttribute('href', '/nosotros')
    expect(main.getByRole('link', { name: 'Ver todo las pinturas' })).toHaveAttribute('href', '/pinturas')
    expect(main.getByRole('link', { name: 'Conoce cómo funciona' })).toHaveAttribute(
      'href',
      '/botellas-personalizada',
    )
  })

  it('leads from under the bottles to the one whose label is shown: each in turn, and again the first', async () => {
    const user = userEvent.setup()
    await openHome()
    const link = screen.getByRole('link', { name: home.unrolling.link })
    expect(document.getElementById('singanis')).toContainElement(link)
    const wall = () => document.querySelector('.unroll-teaser')?.getAttribute('data-wall')
    for (const { id, paintingId } of expectSome([...products, ...products.slice(0, 1)])) {
      expect(link).toHaveAttribute('href', `/productos/${id}#${labelPart}`)
      expect(wall()).toBe(paintingId)
      await user.click(screen.getByRole('button', { name: home.unrolling.another }))
    }
    expect(screen.getByText(products[1]!.namePainting, { selector: '[role=status]' })).toBeInTheDocument()
  })

  it('tells four facts, each a number and what it counts', async () => {
    await openHome()
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    const labels = screen.getAllByRole('term').map(({ textContent }) => textContent)
    const { grapeKilos, fermentationDays, easelHours } = owner.making.value
    expect(values.map((value) => value.replace('\u00a0', ' '))).toEqual([
      '1.800 m',
      `${grapeKilos} kg`,
      `${fermentationDays} días`,
      `${easelHours} h`,
    ])
    expect(labels).toEqual(home.facts.map(({ label }) => label))
  })

  it('hangs four paintings at one scale in their own frames, each leading to its page', async () => {
    await openHome()
    expect(home.paintings.paintingIds).toHaveLength(4)
    for (const id of home.paintings.paintingIds) {
      const painting = findPainting(id)
      const link = screen.getByRole('link', { name: painting.title })
      expect(link).toHaveAttribute('href', `/pinturas/${id}`)
      const work = link.closest('li')
      expect(work).toHaveTextContent(`${painting.medium}, ${formatSize(painting).replace(/\s/g, ' ')}`)
      expect(work).toHaveAttribute('data-width-cm', String(painting.widthCm))
      expect(work?.querySelector('.framed-painting')).toHaveClass(`framed-painting--${painting.frame}`)
    }
  })

  it('lists the six occasions of the personalised bottles', async () => {
    await openHome()
    const list = screen.getByText('Quinceañeras').closest('ul')
    expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual(
      occasions.map(({ name }) => name),
    )
  })
})
