import { screen, waitFor, within } from '@testing-library/react'
import { deliveryNotice } from '../../../src/content/delivery'
import { excessLegend, forwardNotice, identityNotice, minorsLegend } from '../../../src/content/legal'
import { chatNotice } from '../../../src/content/messages'
import { owner } from '../../../src/content/owner'
import { priceNote, strengthAndGrape } from '../../../src/content/productPage'
import { products } from '../../../src/content/products'
import { findOtherProducts } from '../../../src/pages/product/findOtherProducts'
import { paths } from '../../../src/shared/paths'
import { openBottle, main } from './support/openProduct'

const [premium, next] = [products[0]!, products[1]!]

const thumbnail = (name: string) => screen.getByRole('button', { name: `Imagen ${name}` })

describe('the two lines', () => {
  it('a Premium says so, with its golden cap', async () => {
    await openBottle('singani-premium-3')
    expect(main().getByText('Premium · Tapa dorada')).toHaveAttribute('data-line', 'premium')
  })

  it('a Clásico wears silver', async () => {
    await openBottle('singani-clasico-2')
    expect(main().getByText('Clásico · Tapa plateada')).toHaveAttribute('data-line', 'clasico')
  })
})

describe('the two pictures', () => {
  it('the bottle stands on the stage, and the painting takes its place when chosen', async () => {
    const { user, product } = await openBottle('singani-premium-1')
    const stage = () => within(document.querySelector<HTMLElement>('.product-stage')!)
    expect(thumbnail('1 de 2: botella')).toHaveAttribute('aria-pressed', 'true')
    expect(thumbnail('2 de 2: pintura')).toHaveAttribute('aria-pressed', 'false')
    expect(stage().getByRole('img')).toHaveAccessibleName(product.srcImg[0].alt)

    await user.click(thumbnail('2 de 2: pintura'))
    expect(thumbnail('1 de 2: botella')).toHaveAttribute('aria-pressed', 'false')
    expect(thumbnail('2 de 2: pintura')).toHaveAttribute('aria-pressed', 'true')
    const painting = await stage().findByRole('img', { name: product.srcImg[1].alt })
    await waitFor(() => expect(painting).toBeVisible())
    await waitFor(() => expect(stage().queryByRole('img', { name: product.srcImg[0].alt })).toBeNull())
  })

  it('the next bottle starts with its bottle again', async () => {
    const { user } = await openBottle(premium.id)
    await user.click(thumbnail('2 de 2: pintura'))
    await user.click(screen.getByRole('link', { name: `Descrubrir ${next.title}, ${next.namePainting}` }))

    await screen.findByText(next.opening)
    expect(window.location.pathname).toBe(paths.product(next.id))
    expect(thumbnail('1 de 2: botella')).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })
})

describe('what the page says openly', () => {
  it('the chat is explained, and the law stands by the order', async () => {
    const { product } = await openBottle('singani-premium-1')
    const expectWords = (selector: string, words: string) =>
      expect(document.querySelector(selector)).toHaveTextContent(words.replaceAll('\u00a0', ' '))
    expectWords(
      '.product-info__price',
      `${product.price}Jazmín, azahar y uva${priceNote(product)}${strengthAndGrape(product)}`,
    )
    expectWords('.product-info__order', `Envío ${owner.delivery.cost.value}`)
    for (const sentence of [chatNotice, deliveryNotice, identityNotice, forwardNotice]) {
      expect(main().getByText(sentence)).toBeInTheDocument()
    }
  })

  it('both legends are the last words of what advertises the bottle', async () => {
    await openBottle('singani-clasico-1')
    const legends = document.querySelector('.product-detail')?.lastElementChild
    expect(legends).toHaveTextContent(`${excessLegend}${minorsLegend}`)
  })

  it('headings go down one step at a time, from a single first one', async () => {
    await openBottle('singani-premium-2')
    const levels = main()
      .getAllByRole('heading')
      .map(({ tagName }) => Number(tagName.slice(1)))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1))
  })

  it('the trail leads back', async () => {
    await openBottle('singani-premium-1')
    const trail = within(screen.getByRole('navigation', { name: 'Ruta de navegación' }))
    expect(trail.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Inicio',
      'Nuestros singanis',
    ])
    for (const link of trail.getAllByRole('link')) {
      expect(new URL(link.getAttribute('href') ?? '', window.location.href).pathname).toBe('/')
    }
  })
})

describe('other bottles', () => {
  it.each(products)('$id is followed by five others, never by itself', (product) => {
    const ids = findOtherProducts(product).map(({ id }) => id)
    expect(new Set(ids).size).toBe(5)
    expect(ids).not.toContain(product.id)
  })

  it('every bottle is offered somewhere', () => {
    const offered = new Set(products.flatMap((product) => findOtherProducts(product).map(({ id }) => id)))
    expect(offered.size).toBe(products.length)
  })

  it('a visitor finds them under the recipes', async () => {
    await openBottle(premium.id)
    const heading = screen.getByRole('heading', { level: 2, name: 'También te puede gustar' })
    const last = screen.getByRole('heading', { level: 2, name: 'Cómo servirlo' })
    expect(last.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})
