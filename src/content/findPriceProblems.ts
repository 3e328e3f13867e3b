import { quoteLimits } from './constants'
import { isWhole } from './isWhole'
import type { EventPrices } from './ownerEvents'

const isPrice = (price: number) => isWhole(price, 1, 1e6)
const isWeeks = (weeks: number) => isWhole(weeks, 1, 52)

const neverFalls = (numbers: readonly number[]) =>
  numbers.every((number, index) => index === 0 || number >= numbers[index - 1]!)
const rises = (numbers: readonly number[]) => neverFalls(numbers) && new Set(numbers).size === numbers.length

/** One Spanish sentence for each price or time of an event that cannot be, or contradicts another. */
export function findPriceProblems(prices: EventPrices | null): string[] {
  if (!prices) return []
  const { paintings, bottles, deliveryWeeks } = prices
  const rules: readonly (readonly [isKept: boolean, problem: string])[] = [
    [
      [...paintings, ...bottles].every(({ weeks }) => isWeeks(weeks)) && isWeeks(deliveryWeeks),
      'escribe semanas enteras, de 1 a 52.',
    ],
    [
      paintings.every(({ price }) => isPrice(price)) &&
        bottles.every(({ premium, clasico }) => isPrice(premium) && isPrice(clasico)),
      'escribe precios enteros, mayores que cero.',
    ],
    [
      neverFalls(paintings.map(({ price }) => price)) && neverFalls(paintings.map(({ weeks }) => weeks)),
      'un cuadro más grande no cuesta menos ni se pinta en menos semanas.',
    ],
    [
      bottles[0].from === 1 &&
        rises(bottles.map(({ from }) => from)) &&
        bottles.every(({ from }) => isWhole(from, 1, quoteLimits.bottles)),
      `escribe desde cuántas botellas vale cada precio: primero 1, y luego cada vez más, hasta ${quoteLimits.bottles}.`,
    ],
    [
      neverFalls(bottles.map(({ premium }) => -premium)) &&
        neverFalls(bottles.map(({ clasico }) => -clasico)) &&
        neverFalls(bottles.map(({ weeks }) => weeks)),
      'con más botellas, cada una no cuesta más ni se etiqueta en menos semanas.',
    ],
  ]
  return rules.filter(([isKept]) => !isKept).map(([, problem]) => `eventPrices: ${problem}`)
}
