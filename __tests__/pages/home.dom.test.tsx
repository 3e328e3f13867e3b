import { act, screen, within } from '@testing-library/react'
import { heroSlides } from '../../src/content/heroSlides'
import { home } from '../../src/content/home'
import { excessLegend, minorsLegend } from '../../src/content/legal'
import { productMessage } from '../../src/content/messages'
import { occasions } from '../../src/content/occasions'
import { findPainting } from '../../src/content/paintings'
import { products } from '../../src/content/products'
import { preview } from '../../src/shared/preview'
import { bottlesInView } from '../support/bottlesInView'
import { renderApp } from '../support/renderApp'

const openHome = async () => {
  const app = renderApp({ path: '/', stored: { local: 'accepted' } })
  await screen.findByRole('heading', { level: 1, name: home.title })
  return app
}

/** react-slick moves in timers. */
const settle = () => act(() => new Promise((done) => setTimeout(done, 40)))

const hero = () => screen.getByRole('region', { name: 'Lo que nos mueve' })
const slider = () => screen.getByRole('region', { name: 'Nuestro singanis' })
const tab = (name: string) => within(hero()).getByRole('tab', { name })
const cards = () => within(slider()).getAllByRole('article')

/** What a media query list of this width would say; motion stays reduced. */
const widen = (width: number) =>
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches:
          query.includes('reduce') || width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Infinity),
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  )

describe('the home page', () => {
  it('names itself once and keeps its headings in order', async () => {
    await openHome()
    expect(document.title).toBe('Singani artesanal boliviano — Bohemia 56')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    const main = within(screen.getByRole('main'))
    expect(main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Una bodega que también es una galería',
      'Nuestro singanis',
      'Las pinturas detrás del vidrio',
      'Tu fiesta también merece un cuadro',
    ])
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

  it('tells four facts, each a number and what it counts', async () => {
    await openHome()
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    const labels = screen.getAllByRole('term').map(({ textContent }) => textContent)
    expect(values).toEqual(['1.800', '100%', String(products.length), '0%'])
    expect(labels).toEqual(home.facts.map(({ label }) => label))
  })

  it('hangs four paintings with their labels, each leading to its page', async () => {
    await openHome()
    for (const id of home.paintings.paintingIds) {
      const painting = findPainting(id)
      if (!painting) throw new Error(id)
      const link = screen.getByRole('link', { name: `${painting.title}: ${painting.image.alt}` })
      expect(link).toHaveAttribute('href', `/pinturas/${id}`)
      expect(link.closest('figure')).toHaveTextContent(painting.medium)
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

describe('the hero', () => {
  it('offers the four hashtags as tabs and shows the first, with its line and its picture', async () => {
    await openHome()
    const tabs = within(within(hero()).getByRole('tablist')).getAllByRole('tab')
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      '#Artesanal',
      '#Arte',
      '#Cultura',
      '#Tradiciones',
    ])
    expect(tabs.map((each) => each.getAttribute('aria-selected'))).toEqual([
      'true',
      'false',
      'false',
      'false',
    ])
    const panel = within(hero()).getByRole('tabpanel', { name: '#Artesanal, 1 de 4' })
    expect(panel).toHaveTextContent('#ArtesanalCobre, uva moscatel y paciencia a 1.800 metros de altura.')
    expect(within(panel).getByRole('img')).toHaveAccessibleName(heroSlides[0].src.alt)
  })

  it('puts the pause first, then previous and next, then the tabs, then the slide', async () => {
    await openHome()
    const order = [
      within(hero()).getByRole('button', { name: 'Reanudar la rotación automática' }),
      within(hero()).getByRole('button', { name: 'Imagen anterior' }),
      within(hero()).getByRole('button', { name: 'Imagen siguiente' }),
      tab('#Artesanal'),
      within(hero()).getByRole('tabpanel'),
    ]
    order.slice(1).forEach((element, index) => {
      expect(order[index]?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    })
  })

  it.each(heroSlides.map(({ hashtag, body }) => [hashtag, body]))(
    'shows %s when asked',
    async (hashtag, body) => {
      const { user } = await openHome()
      await user.click(tab(hashtag))
      await settle()
      expect(tab(hashtag)).toHaveAttribute('aria-selected', 'true')
      const panels = within(hero()).getAllByRole('tabpanel')
      expect(panels).toHaveLength(1)
      expect(panels[0]).toHaveTextContent(body)
    },
  )

  it('moves with the arrow keys, Home and End, and keeps one tab in the focus order', async () => {
    const { user } = await openHome()
    act(() => tab('#Artesanal').focus())
    for (const [key, hashtag] of [
      ['ArrowRight', '#Arte'],
      ['End', '#Tradiciones'],
      ['ArrowRight', '#Artesanal'],
      ['ArrowLeft', '#Tradiciones'],
      ['Home', '#Artesanal'],
    ] as const) {
      await user.keyboard(`{${key}}`)
      await settle()
      expect(tab(hashtag)).toHaveFocus()
      expect(tab(hashtag)).toHaveAttribute('aria-selected', 'true')
      expect(
        within(hero())
          .getAllByRole('tab')
          .filter(({ tabIndex }) => tabIndex === 0),
      ).toEqual([tab(hashtag)])
    }
  })

  it('goes back and forth with its buttons, round the end', async () => {
    const { user } = await openHome()
    await user.click(within(hero()).getByRole('button', { name: 'Imagen anterior' }))
    await settle()
    expect(tab('#Tradiciones')).toHaveAttribute('aria-selected', 'true')
    await user.click(within(hero()).getByRole('button', { name: 'Imagen siguiente' }))
    await settle()
    expect(tab('#Artesanal')).toHaveAttribute('aria-selected', 'true')
  })

  it('loads its first picture at once and the others when they are near', async () => {
    await openHome()
    const pictures = within(hero()).getAllByRole('img', { hidden: true })
    for (const picture of pictures) {
      const isFirst = picture.getAttribute('alt') === heroSlides[0].src.alt
      expect(picture).toHaveAttribute('loading', isFirst ? 'eager' : 'lazy')
    }
  })

  it("ends with the law's two legends", async () => {
    await openHome()
    expect(hero().nextElementSibling).toHaveTextContent(`${excessLegend}${minorsLegend}`)
    expect(hero().nextElementSibling).toBe(hero().parentElement?.lastElementChild)
  })
})

describe('the bottles', () => {
  it.each(bottlesInView)('stand side by side: at %i px, %i of them', async (width, count) => {
    widen(width)
    await openHome()
    expect(cards()).toHaveLength(count)
  })

  it('follow one another in a loop', async () => {
    const { user } = await openHome()
    const shown = () => cards().map((card) => within(card).getByRole('heading').nextSibling?.textContent)
    expect(shown()).toEqual(['Totem de las alturas', 'Eco e imagen'])
    await user.click(within(slider()).getByRole('button', { name: 'Productos anteriores' }))
    await settle()
    expect(shown()).toEqual([products.at(-1)?.namePainting, 'Totem de las alturas'])
    for (let step = 0; step < 2; step++) {
      await user.click(within(slider()).getByRole('button', { name: 'Productos siguientes' }))
      await settle()
    }
    expect(shown()).toEqual(['Eco e imagen', 'Abuelos chiquitanos'])
  })

  it('show title, painting, price and the opening of the description', async () => {
    widen(1440)
    await openHome()
    cards().forEach((card, index) => {
      const product = products[index]
      if (!product) throw new Error(`no product ${index}`)
      expect(card).toHaveTextContent(product.title)
      expect(card).toHaveTextContent(product.namePainting)
      expect(card).toHaveTextContent(product.price)
      expect(card).toHaveTextContent(preview(product.desc))
      expect(within(card).getByRole('img')).toHaveAccessibleName(product.srcImg[0].alt)
    })
  })

  it('lead to their page, and to a chat with the message ready', async () => {
    widen(1440)
    await openHome()
    cards().forEach((card, index) => {
      const product = products[index]
      if (!product) throw new Error(`no product ${index}`)
      const discover = within(card).getByRole('link', { name: /^Descrubrir/ })
      expect(discover).toHaveAccessibleName(`Descrubrir ${product.title}, ${product.namePainting}`)
      expect(discover).toHaveAttribute('href', `/productos/${product.id}`)

      const order = within(card).getByRole('link', { name: /^Ordena/ })
      expect(order).toHaveAttribute('target', '_blank')
      expect(order).toHaveAttribute('rel', 'noopener noreferrer')
      const chat = new URL(order.getAttribute('href') ?? '')
      expect(chat.origin + chat.pathname).toBe('https://api.whatsapp.com/send')
      expect(chat.searchParams.get('text')).toBe(productMessage(product))
    })
  })

  it('are grey where the id says so', async () => {
    widen(1440)
    await openHome()
    expect(cards().map((card) => card.classList.contains('product-card--classic'))).toEqual([
      false,
      true,
      false,
      true,
      false,
    ])
  })
})
