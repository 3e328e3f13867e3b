import { collection, type ProductId } from './collection'
import { isDay } from './isoDay'
import { isWhole } from './isWhole'
import { currentLot, lotKey } from './lots'
import { countDays, monthOf, nameMonths, type MonthRange } from './months'
import type { Lot } from './ownerLots'

type Months = Readonly<Record<'grapes' | 'still' | 'rest', MonthRange>>

/** GS1 allows a lot as many signs, and these among others: docs/decisions/030-lots-and-gs1.md. */
const isId = (id: string) => /^[A-Z\d]+(-[A-Z\d]+)*$/.test(id) && id.length <= 20

/** Days since 1970; undefined where there is no such day from 1900 to the end of the last year. */
function readDay(text: string, lastYear: number): number | undefined {
  const isKnown = isDay(text) && isWhole(Number(text.slice(0, 4)), 1900, lastYear)
  return isKnown ? Date.parse(text) / 86_400_000 : undefined
}

function findDayProblem(lot: Lot, mostInMonths: number, lastYear: number): string | undefined {
  const [harvest, distilled, bottled] = [lot.harvest, lot.distilled, lot.bottled].map((day) =>
    readDay(day, lastYear),
  )
  if (harvest === undefined || distilled === undefined || bottled === undefined)
    return `escribe las tres fechas como 2025-03-21, de 1900 a ${lastYear}.`
  if (harvest >= distilled || distilled >= bottled)
    return 'las fechas van en orden: vendimia, destilación y embotellado.'
  const between = bottled - distilled
  const most = Math.min(between, mostInMonths)
  // Months out of order have their own sentence.
  if (mostInMonths < 1 || isWhole(lot.restDays, 1, most)) return undefined
  return between < mostInMonths
    ? `entre destilación y embotellado hay ${between} días de reposo como mucho.`
    : `los meses de reposo dan ${mostInMonths} días como mucho.`
}

/** The page about us tells in which months each step happens: it has to be true of what is on sale. */
function findMonthProblem({ harvest, distilled }: Lot, { grapes, still }: Months): string | undefined {
  const isIn = (day: string, [from, to]: MonthRange) => isWhole(monthOf(day), from, to)
  if (!isIn(harvest, grapes)) return `making.months.grapes dice otra cosa: ${nameMonths(grapes)}.`
  if (!isIn(distilled, still)) return `making.months.still dice otra cosa: ${nameMonths(still)}.`
  return undefined
}

/** spec §9: where the grapes of a Premium grow. */
const premiumAbove = 1800

const findVineyardProblem = ({ product, village, altitude }: Lot) => {
  if (village?.trim() === '') return 'escribe el pueblo, o null para no decirlo.'
  if (altitude !== null && !isWhole(altitude, 1, 6000)) return 'escribe la altura en metros enteros, o null.'
  const isLow = altitude !== null && product.includes('premium') && altitude <= premiumAbove
  return isLow ? 'la uva del Premium crece a más de 1.800 m.' : undefined
}

/** One Spanish sentence for each lot that cannot be, or contradicts what the site says elsewhere. */
export function findLotProblems(lots: readonly Lot[], months: Months, lastYear: number): string[] {
  const keys = lots.map(({ id }) => lotKey(id))
  const bottles: readonly ProductId[] = collection.map(({ id }) => id)
  const missing = bottles.filter((id) => lots.every(({ product }) => product !== id))
  const problems = lots.flatMap((lot, index) => {
    const { id, product } = lot
    const twin = lots[keys.indexOf(keys[index]!)]!
    const dayProblem = findDayProblem(lot, countDays(months.rest), lastYear)
    const isOnSale = currentLot(product, lots) === lot
    return [
      isId(id) ? undefined : 'escribe el lote con mayúsculas, cifras y guiones, en 20 signos como mucho.',
      twin === lot ? undefined : `se lee igual que el lote ${twin.id}.`,
      bottles.includes(product) ? undefined : `no hay una botella ${String(product)}.`,
      isWhole(lot.bottles, 1, 1e5) ? undefined : 'escribe un número entero de botellas.',
      findVineyardProblem(lot),
      dayProblem ?? (isOnSale ? findMonthProblem(lot, months) : undefined),
    ]
      .flatMap((problem) => problem ?? [])
      .map((problem) => `lots.${id}: ${problem}`)
  })
  return [...problems, ...missing.map((id) => `lots: falta un lote de ${id}.`)]
}
