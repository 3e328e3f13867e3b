import { countStatuses, type JudgedRequirement } from '../judgement/judge'
import { groups } from '../requirements/groups'
import { groupTexts } from '../texts/groupTexts'

/** How many rows of each group have each status, the empty ones too. */
export const countGroups = (rows: readonly JudgedRequirement[]) =>
  groups.map((group) => {
    const own = rows.filter((row) => row.group === group)
    return { group, counts: countStatuses(own), all: own.length }
  })

/** «De los 45 CONFORME, 23 son de reglas propias y especificación y 5 son de ley boliviana», every group with one in it. */
export function describeConforming(rows: readonly JudgedRequirement[]): string {
  const conforming = rows.filter(({ status }) => status === 'CONFORME')
  const parts = countGroups(conforming)
    .filter(({ all }) => all > 0)
    .sort((one, other) => other.all - one.all)
    .map(({ group, all }) => groupTexts.part(all, group))
  return groupTexts.conforming(conforming.length, parts)
}
