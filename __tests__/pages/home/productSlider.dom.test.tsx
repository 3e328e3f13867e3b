import { screen, within } from '@testing-library/react'
import { productMessage } from '../../../src/content/messages'
import { products } from '../../../src/content/products'
import { preview } from '../../../src/shared/preview'
import { bottlesInView } from '../../support/bottlesInView'
import { openHome, settle } from './support/openHome'
import { expectSome } from '../../support/expectSome'

const slider = () => screen.getByRole('region', { name: 'Nuestro singanis' })

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

describe('the bottles', () => {
  it.each(bottlesInView)('stand side by side: at %i px, %i of them', async (width, count) => {
    widen(width)
    await openHome()
    expect(cards()).toHaveLength(count)
  })

  it('follow one another in a loop', async () => {
    const { user } = await openHome()
    const shown = () => cards().map((card) => within(card).getByRole('heading').nextSibling?.textContent)
    const [first, second, third] = products.map(({ namePainting }) => namePainting)
    expect(shown()).toEqual([first, second])
    await user.click(within(slider()).getByRole('button', { name: 'Productos anteriores' }))
    await settle()
    expect(shown()).toEqual([products.at(-1)?.namePainting, first])
    for (let step = 0; step < 2; step++) {
      await user.click(within(slider()).getByRole('button', { name: 'Productos siguientes' }))
      await settle()
    }
    expect(shown()).toEqual([second, third])
  })

  it('show title, painting, price and the opening of the description', async () => {
    widen(1440)
    await openHome()
    expectSome(cards()).forEach((card, index) => {
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
    expectSome(cards()).forEach((card, index) => {
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
    const grey = cards().map((card) => card.classList.contains('product-card--classic'))
    const shown = products.slice(0, grey.length)
    expect(grey).toEqual(shown.map(({ id }) => id.includes('clasico')))
    expect(new Set(grey).size).toBe(2)
  })
})
