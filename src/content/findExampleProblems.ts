import { paintingSizes, quoteLimits } from './constants'
import { isWhole } from './isWhole'
import { countWeeks, type PriceExample } from './ownerEvents'

const sizeIds = paintingSizes.map(({ widthCm, heightCm }) => `${widthCm}x${heightCm}`)

/** `2.400Bs.` is 2400. */
const readPrice = (price: string) => Number(price.replace(/\D/g, ''))

function findFieldProblems({ bottles, size, price, weeks }: PriceExample, place: string): string[] {
  const problems: string[] = []
  if (!isWhole(bottles, 2, quoteLimits.bottles))
    problems.push(`${place}: escribe de 2 a ${quoteLimits.bottles} botellas.`)
  if (!sizeIds.includes(size)) problems.push(`${place}: escribe una de estas medidas: ${sizeIds.join(', ')}.`)
  if (!/^[1-9]\d{0,2}(\.\d{3})*Bs\.$/.test(price))
    problems.push(`${place}: escribe un precio como «2.400Bs.».`)
  if (!Object.values(weeks).every((count) => isWhole(count, 1, 52)))
    problems.push(`${place}: escribe semanas enteras, de 1 a 52.`)
  return problems
}

/** Each larger than the one before: more bottles, no smaller painting, no lower price, no dearer bottle, no less time. */
function growsFrom(before: PriceExample, next: PriceExample): boolean {
  const [less, more] = [readPrice(before.price), readPrice(next.price)]
  return (
    next.bottles > before.bottles &&
    sizeIds.indexOf(next.size) >= sizeIds.indexOf(before.size) &&
    more >= less &&
    more / next.bottles <= less / before.bottles &&
    countWeeks(next) >= countWeeks(before)
  )
}

/** One Spanish sentence for each example of a price that cannot be, or contradicts the one before. */
export function findExampleProblems(examples: readonly PriceExample[]): string[] {
  return examples.flatMap((example, index) => {
    const place = `priceExamples.${index}`
    const problems = findFieldProblems(example, place)
    const before = examples[index - 1]
    return problems.length === 0 && before && !growsFrom(before, example)
      ? [
          `${place}: más botellas que en el anterior, con un cuadro y un plazo no menores, no cuestan menos, ni más por botella.`,
        ]
      : problems
  })
}
