import { isWhole } from './isWhole'
import { countDays, type MonthRange } from './months'
import type { Batches } from './ownerBatches'

/**
 * One Spanish sentence for each batch that cannot be.
 * @param rest the months in which singani rests; out of order they have their own sentence
 */
export function findBatchProblems(batches: Batches, rest: MonthRange): string[] {
  const most = countDays(rest)
  return Object.entries(batches).flatMap(([id, { bottles, restDays }]) => [
    ...(isWhole(bottles, 1, 1e5) ? [] : [`batches.${id}: escribe un número entero de botellas.`]),
    ...(isWhole(restDays, 1, most) || most < 1
      ? []
      : [`batches.${id}: los meses de reposo dan ${most} días como mucho.`]),
  ])
}
