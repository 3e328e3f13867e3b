import { productMessage } from '../../src/content/messages'
import { products } from '../../src/content/products'
import { orderMessage } from '../../src/features/order/orderMessage'

it('with no bottle it asks how to order', () => {
  expect(orderMessage([])).toBe('¡Hola, Bohemia 56! Quisiera hacer un pedido. ¿Me dan más información?')
})

it.each(products)('one $id alone is asked for in the words of its card', (product) => {
  expect(orderMessage([{ id: product.id, count: 1 }])).toBe(productMessage(product))
})

it('several bottles stand in a list, each with its emoji, in the order they were added', () => {
  expect(
    orderMessage([
      { id: 'singani-premium-3', count: 2 },
      { id: 'singani-clasico-1', count: 1 },
    ]),
  ).toBe(
    '¡Hola, Bohemia 56! Me interesan estas botellas:\n⭐ 2 × Singani Premium, «Ancestros»\n💎 1 × Singani Clásico, «Eco e imagen»\n¿Me dan más información?',
  )
})
