import { lineEmoji, greeting, orderGreeting, productMessage, closingQuestion } from '../../content/messages'
import { findProduct } from '../../content/products'
import type { OrderLine } from './orderSlice'

/**
 * The WhatsApp message for several bottles, plain text, to be encoded by `whatsappLink` (spec §7).
 * A single bottle has the message of its card.
 */
export function formatOrderMessage(lines: readonly OrderLine[]): string {
  const bottles = lines.flatMap(({ id, count }) => {
    const product = findProduct(id)
    return product ? [{ product, count }] : []
  })
  const [first, ...others] = bottles
  if (!first) return orderGreeting()
  if (others.length === 0 && first.count === 1) return productMessage(first.product)

  const list = bottles.map(
    ({ product: { line, title, namePainting }, count }) =>
      `${lineEmoji(line)} ${count} × ${title}, «${namePainting}»`,
  )
  return [`${greeting} Me interesan estas botellas:`, ...list, closingQuestion].join('\n')
}
