import type { FormerIds } from './formerIds'

/** By kind, every id that has a page. */
export type PageIds = Readonly<Record<keyof FormerIds, readonly string[]>>

/** The hosts' rules take it as it stands. */
const isId = (id: string) => /^[a-z\d]+(-[a-z\d]+)*$/.test(id)

/** One Spanish sentence for each former id that leads nowhere, or away from a page. */
export const findFormerIdProblems = (formerIds: FormerIds, pageIds: PageIds): string[] =>
  Object.entries(pageIds).flatMap(([kind, ids]) => {
    const former: Readonly<Record<string, string>> = formerIds[kind as keyof FormerIds]
    const findProblem = (id: string, today: string) => {
      if (!isId(id)) return 'escribe el id con minúsculas sin acento, cifras y guiones.'
      if (ids.includes(id)) return 'todavía es el id de una página: quítalo de la lista.'
      if (Object.hasOwn(former, today)) return `lleva a otro id anterior, ${today}: escribe el de hoy.`
      return ids.includes(today) ? undefined : `no hay una página con el id ${today}.`
    }
    return Object.entries(former).flatMap(([id, today]) => {
      const problem = findProblem(id, today)
      return problem ? [`formerIds.${kind}.${id}: ${problem}`] : []
    })
  })
