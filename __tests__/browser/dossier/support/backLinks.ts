import '../../../../tools/build/nodeAssets'
import type { Locator } from '@playwright/test'
import { requirements } from '../../../../tools/dossier/requirements/requirements'

interface BackLinks {
  /** «row → target» where the target is not there or has no link back to the row. */
  readonly missing: readonly string[]
  /** Rows that link to no evidence. */
  readonly rowsWithoutEvidence: readonly string[]
}

/** Follows every link of every row one step, and looks there for the link back. */
export const checkBackLinks = (rows: Locator): Promise<BackLinks> =>
  rows.evaluateAll((elements) => {
    const targetsOf = (row: Element) =>
      [...row.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
        .map(({ hash }) => decodeURIComponent(hash.slice(1)))
        .filter((to) => to !== row.id)
    const linksTo = (from: string, to: string) =>
      Boolean(document.getElementById(from)?.querySelector(`a[href="#${to}"]`))
    return {
      missing: elements.flatMap((row) =>
        targetsOf(row)
          .filter((to) => !linksTo(to, row.id))
          .map((to) => `${row.id} → ${to}`),
      ),
      rowsWithoutEvidence: elements.filter((row) => targetsOf(row).length === 0).map(({ id }) => id),
    }
  })

/** A person alone decides these, or they do not apply: there is no evidence to link to. */
export const rowsForPeopleAlone = requirements
  .filter(({ evidence, states }) => evidence.length === 0 && states.length === 0)
  .map(({ id }) => id)
