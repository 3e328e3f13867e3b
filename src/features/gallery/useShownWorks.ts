import { useEffect, useRef } from 'react'
import { useQueryString } from '../../shared/hooks/useQueryString'

/** How many works hang at first, and how many more each press brings: a wall of any number is drawn quickly. */
const step = 24

/** Query parameter: how many works of the wall are shown, so that whoever comes back finds it as it was. */
export const shownKey = 'hasta'

/** The first works of a wall, and the way to more of them. */
export function useShownWorks<Work>(works: readonly Work[]) {
  const [query, setQuery] = useQueryString()
  const wall = useRef<HTMLDivElement>(null)
  const firstNew = useRef<number>(undefined)
  const shown = works.slice(0, Math.max(step, Math.floor(Number(query.get(shownKey))) || 0))

  // The button goes away with the last works: the focus goes on to the first of those that came.
  useEffect(() => {
    if (firstNew.current === undefined) return
    wall.current?.querySelectorAll('li')[firstNew.current]?.querySelector('a')?.focus()
    firstNew.current = undefined
  }, [shown.length])

  return {
    shown,
    /** For the element around the wall. */
    wall,
    /** Undefined where all are shown. */
    showMore:
      shown.length < works.length
        ? () => {
            firstNew.current = shown.length
            setQuery(
              (previous) => {
                const changed = new URLSearchParams(previous)
                changed.set(shownKey, String(shown.length + step))
                return changed
              },
              { replace: true, preventScrollReset: true },
            )
          }
        : undefined,
  }
}
