import type { ProductId } from '../../../src/content/collection'
import { maxPerBottle } from '../../../src/content/constants'
import { productMessage } from '../../../src/content/messages'
import { products } from '../../../src/content/products'
import { formatOrderMessage } from '../../../src/features/order/orderMessage'
import { longestChatLink, whatsappLink } from '../../../src/shared/whatsapp'

it('WhatsApp opens the link of the fullest bag', () => {
  const lines = products.map(({ id }) => ({ id, count: maxPerBottle }))
  expect(whatsappLink(formatOrderMessage(lines)).length).toBeLessThanOrEqual(longestChatLink)
})

it('with no bottle it asks how to order', () => {
  expect(formatOrderMessage([])).toBe('¡Hola, Bohemia 56! Quisiera hacer un pedido. ¿Me dan más información?')
})

it('an unknown bottle is left out', () => {
  expect(formatOrderMessage([{ id: 'singani-x' as ProductId, count: 2 }])).toBe(formatOrderMessage([]))
})

it.each(products)('one $id alone is asked for in the words of its card', (product) => {
  expect(formatOrderMessage([{ id: product.id, count: 1 }])).toBe(productMessage(product))
})

it.each([
  ['several of one', [{ id: 'singani-clasico-1', count: 3 }], ['💎 3 × Singani Clásico, «Eco e imagen»']],
  [
    'one of one and more of another',
    [
      { id: 'singani-premium-3', count: 1 },
      { id: 'singani-clasico-1', count: 2 },
    ],
    ['⭐ 1 × Singani Premium, «Ancestros»', '💎 2 × Singani Clásico, «Eco e imagen»'],
  ],
] as const)('%s stand in a list', (_, lines, list) => {
  expect(formatOrderMessage(lines).split('\n').slice(1, -1)).toEqual(list)
})

it('several bottles stand in a list, each with its emoji, in the order they were added', () => {
  expect(
    formatOrderMessage([
      { id: 'singani-premium-3', count: 2 },
      { id: 'singani-clasico-1', count: 1 },
    ]),
  ).toBe(
    '¡Hola, Bohemia 56! Me interesan estas botellas:\n⭐ 2 × Singani Premium, «Ancestros»\n💎 1 × Singani Clásico, «Eco e imagen»\n¿Me dan más información?',
  )
})
