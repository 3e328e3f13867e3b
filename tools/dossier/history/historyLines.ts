import { describeCommit, describeDate } from '../diff/describeCopy'
import type { DossierCopy } from '../diff/readCopy'

const rowOf = ({ requirements }: DossierCopy, id: string) =>
  requirements.requirements.find((row) => row.id === id)

/** How the summary differs from that of the nearest dossier before it that has the row. */
function describeSummary(id: string, copy: DossierCopy, earlier: readonly DossierCopy[]): string {
  const before = earlier.map((other) => rowOf(other, id)).findLast((row) => row !== undefined)
  if (!before) return 'primer resumen'
  return before.summary === rowOf(copy, id)?.summary ? 'el mismo resumen' : 'otro resumen'
}

/**
 * A requirement through dossiers, in their order: a Spanish line each with commit, date, status, and whether its
 * summary changed. @throws Error in Spanish where none has the requirement
 */
export function historyLines(id: string, copies: readonly DossierCopy[]): string[] {
  if (!copies.some((copy) => rowOf(copy, id))) {
    throw new Error(`Ninguno de esos expedientes tiene el requisito «${id}».`)
  }
  return copies.map((copy, index) => {
    const row = rowOf(copy, id)
    const result = row
      ? `${row.status} · ${describeSummary(id, copy, copies.slice(0, index))}`
      : 'no tiene el requisito'
    return `${describeCommit(copy)} · ${describeDate(copy)} · ${result}`
  })
}
