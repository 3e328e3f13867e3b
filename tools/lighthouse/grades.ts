import { median } from '../shared/median'

/** Points of 100, by Lighthouse's category. */
export type Grades = Readonly<Record<string, number>>

/** The least each page must reach, as the median of its visits. */
export const goals: Grades = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 }

/** The median grade of visits to one page, by category. */
export const medianGrades = (visits: readonly Grades[]): Grades =>
  Object.fromEntries(
    Object.keys(goals).map((name) => [name, median(visits.map((grades) => grades[name] ?? 0))]),
  )

/** Categories in which a page stays below its goal. */
export const findMissedGoals = (grades: Grades): readonly string[] =>
  Object.entries(goals).flatMap(([name, goal]) => ((grades[name] ?? 0) < goal ? [name] : []))
