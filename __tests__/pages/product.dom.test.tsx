import { screen, waitFor, within } from '@testing-library/react'
import { findArtist } from '../../src/content/artists'
import { findCocktail } from '../../src/content/cocktails'
import type { ProductId } from '../../src/content/collection'
import { alcohol } from '../../src/content/constants'
import { home } from '../../src/content/home'
import {
  excessLegend,
  forwardNotice,
  identityNotice,
  minorsLegend,
  noCommission,
} from '../../src/content/legal'
import { findPainting } from '../../src/content/paintings'
import { findProduct, products } from '../../src/content/products'
import { otherProducts } from '../../src/pages/product/otherProducts'
import { paths } from '../../src/shared/paths'
import { renderApp } from '../support/renderApp'

/** A whole page is compiled and searched: a busy machine needs more than 5 s. */
jest.setTimeout(20_000)

const premium = products[0]!
const classic = products[1]!

async function openBottle(id: ProductId) {
  const app = renderApp({ path: paths.product(id), stored: { local: 'accepted' } })
  const product = findProduct(id)!
  await screen.findByText(product.desc)
  return { ...app, product }
}

const messageOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '').searchParams.get('text')
const main = () => within(screen.getByRole('main'))
const thumbnail = (name: string) => screen.getByRole('button', { name: `Imagen ${name}` })

describe('every bottle has its page', () => {
  it.each(products)('$id tells what it is, what it wears and what it costs', async ({ id }) => {
    const { product } = await openBottle(id)
    const name = `${product.title}, ${product.namePainting}`

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(product.title)
    expect(document.title).toBe(`${name} — Bohemia 56`)
    expect(main().getByText(name, { selector: '[aria-current="page"]' })).toBeInTheDocument()
    expect(main().getByRole('img', { name: product.srcImg[0].alt })).toBeInTheDocument()
    expect(main().getByText(product.price, { selector: 'strong' })).toBeInTheDocument()
    expect(main().getByText(/^Viste el cuadro/)).toHaveTextContent(`Viste el cuadro ${product.namePainting}`)
    expect(main().getByRole('link', { name: product.namePainting })).toHaveAttribute(
      'href',
      paths.painting(product.paintingId),
    )
  })

  it.each(products)('ordering $id opens a chat with the right words and the right emoji', async ({ id }) => {
    const { product } = await openBottle(id)
    const order = main().getByRole('link', { name: 'Ordena por WhatsApp (se abre en una pestaña nueva)' })
    const emoji = id.includes('clasico') ? '💎' : '⭐'

    expect(order).toHaveAttribute('target', '_blank')
    expect(order).toHaveAttribute('rel', 'noopener noreferrer')
    expect(messageOf(order)).toBe(
      `¡Hola, Bohemia 56! ${emoji} Me interesa el ${product.title} con la pintura «${product.namePainting}». ¿Me dan más información?`,
    )

    const bar = within(screen.getByRole('complementary', { name: 'Pedido rápido' }))
    expect(bar.getByText(product.price)).toBeInTheDocument()
    expect(messageOf(bar.getByRole('link', { name: /^Ordena/ }))).toBe(messageOf(order))
  })

  it.each(products)('the data sheet and the tasting notes of $id are complete', async ({ id }) => {
    const { product } = await openBottle(id)
    for (const [term, value] of [
      ['Uva', product.grape],
      ['Altura del viñedo', product.altitude],
      ['Destilación', product.distillation],
      ['Graduación', alcohol],
      ['Tapa', product.cap],
      ['Mejor', product.bestWith],
    ] as const) {
      expect(screen.getByText(term, { selector: 'dt' }).nextElementSibling).toHaveTextContent(value)
    }
    for (const [sense, note] of [
      ['Vista', product.tasting.sight],
      ['Nariz', product.tasting.nose],
      ['Boca', product.tasting.palate],
    ] as const) {
      expect(screen.getByRole('heading', { level: 3, name: sense }).nextElementSibling).toHaveTextContent(
        note,
      )
    }
  })

  it.each(products)(
    'the painting $namePainting has its room, and its artist one chat away',
    async ({ id }) => {
      const { product } = await openBottle(id)
      const painting = findPainting(product.paintingId)!
      const artist = findArtist(painting.artistId)!
      const heading = screen.getByRole('heading', { level: 2, name: painting.title })
      const room = within(heading.closest('section')!)

      expect(heading.closest('section')).toHaveAttribute('data-wall', painting.id)
      expect(room.getByRole('img', { name: painting.image.alt })).toBeInTheDocument()
      expect(room.getByText(painting.text[0]!)).toBeInTheDocument()
      expect(room.getByText(painting.medium)).toBeInTheDocument()
      expect(room.getByText(`${painting.widthCm} × ${painting.heightCm} cm`)).toBeInTheDocument()
      expect(room.getByRole('link', { name: artist.name })).toHaveAttribute('href', paths.artist(artist.id))
      expect(room.getByRole('link', { name: 'Ver la pintura' })).toHaveAttribute(
        'href',
        paths.painting(painting.id),
      )
      expect(messageOf(room.getByRole('link', { name: /^Contactar al artista/ }))).toBe(
        `¡Hola! Vi la obra «${painting.title}» de ${artist.name} en Bohemia 56 y quisiera contactarme con ${artist.calledBy}.`,
      )
      expect(room.getByText(noCommission)).toBeInTheDocument()
    },
  )

  it.each(products)('$id says how it is served', async ({ id }) => {
    const { product } = await openBottle(id)
    for (const cocktailId of product.cocktailIds) {
      const { name, intro, ingredients, steps } = findCocktail(cocktailId)
      const recipe = within(screen.getByRole('heading', { level: 3, name }).closest('article')!)
      expect(recipe.getByText(intro)).toBeInTheDocument()
      for (const { name: ingredient, amount } of ingredients) {
        const row = recipe.getByText(ingredient, { selector: 'dt' })
        expect(row.nextElementSibling).toHaveTextContent(amount)
      }
      expect(recipe.getAllByRole('listitem').map((step) => step.textContent)).toEqual(steps)
    }
  })
})

describe('the two lines', () => {
  it('a Premium says so, with its golden cap', async () => {
    await openBottle('singani-premium-3')
    expect(main().getByText('Premium · Tapa dorada')).toBeInTheDocument()
    expect(document.querySelector('.product-detail--classic')).toBeNull()
  })

  it('a Clásico wears silver', async () => {
    await openBottle('singani-clasico-2')
    expect(main().getByText('Clásico · Tapa plateada')).toBeInTheDocument()
    expect(document.querySelector('.product-detail--classic')).toBeInTheDocument()
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
    expect(stage().getByRole('img')).toHaveAccessibleName(product.srcImg[1].alt)
  })

  it('the next bottle starts with its bottle again', async () => {
    const { user } = await openBottle('singani-premium-1')
    await user.click(thumbnail('2 de 2: pintura'))
    await user.click(
      screen.getByRole('link', { name: `Descrubrir ${classic.title}, ${classic.namePainting}` }),
    )

    await screen.findByText(classic.desc)
    expect(window.location.pathname).toBe(paths.product(classic.id))
    expect(thumbnail('1 de 2: botella')).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })
})

describe('what the page says openly', () => {
  it('the chat is explained, and the law stands by the order', async () => {
    await openBottle('singani-premium-1')
    expect(main().getByText(/Precio por botella/)).toBeInTheDocument()
    for (const sentence of [
      'Abrimos un chat con tu mensaje listo. Aquí no se cobra ni se piden datos.',
      identityNotice,
      forwardNotice,
    ]) {
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
    const ids = otherProducts(product).map(({ id }) => id)
    expect(new Set(ids).size).toBe(5)
    expect(ids).not.toContain(product.id)
  })

  it('every bottle is offered somewhere', () => {
    const offered = new Set(products.flatMap((product) => otherProducts(product).map(({ id }) => id)))
    expect(offered.size).toBe(products.length)
  })

  it('a visitor finds them under the recipes', async () => {
    await openBottle(premium.id)
    const heading = screen.getByRole('heading', { level: 2, name: 'También te puede gustar' })
    const last = screen.getByRole('heading', { level: 2, name: 'Cómo servirlo' })
    expect(last.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })
})

it.each(['singani-premium-0', 'singani-clasico-99', 'x', 'SINGANI-PREMIUM-1'])(
  'the unknown bottle %s leads home',
  async (id) => {
    renderApp({ path: `/productos/${id}`, stored: { local: 'accepted' } })
    expect(await screen.findByRole('heading', { level: 1, name: home.title })).toBeInTheDocument()
    await waitFor(() => expect(window.location.pathname).toBe('/'))
  },
)
