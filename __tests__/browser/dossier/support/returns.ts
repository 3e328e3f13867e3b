import type { Locator } from '@playwright/test'

interface Returns {
  /** «row → target» where the target is not there or does not lead back. */
  readonly lost: readonly string[]
  /** Rows that lead nowhere. */
  readonly alone: readonly string[]
}

/** Follows every link of every row one step, and looks there for the link back. */
export const returnsOf = (rows: Locator): Promise<Returns> =>
  rows.evaluateAll((elements) => {
    const targetsOf = (row: Element) =>
      [...row.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
        .map(({ hash }) => decodeURIComponent(hash.slice(1)))
        .filter((to) => to !== row.id)
    const leadsTo = (from: string, to: string) =>
      Boolean(document.getElementById(from)?.querySelector(`a[href="#${to}"]`))
    return {
      lost: elements.flatMap((row) =>
        targetsOf(row)
          .filter((to) => !leadsTo(to, row.id))
          .map((to) => `${row.id} → ${to}`),
      ),
      alone: elements.filter((row) => targetsOf(row).length === 0).map(({ id }) => id),
    }
  })

/** A person alone decides these: there is nothing to show. */
export const forPeopleAlone = ['BO-259-08.1', 'BO-259-08.3']
