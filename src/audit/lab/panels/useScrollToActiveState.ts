import { useEffect, useRef } from 'react'

const margin = 70

/** The ref of a box that is scrolled, without the page, until the innermost active state is in view. */
export function useScrollToActiveState(active: string | undefined, layout: string) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const state = [...(box.current?.querySelectorAll('.chart-view__state--active') ?? [])].at(-1)
    if (!box.current || !state) return
    const seen = box.current.getBoundingClientRect()
    const wanted = state.getBoundingClientRect()
    const past = (start: number, end: number, from: number, to: number) =>
      start < from + margin ? start - from - margin : Math.max(end - to + margin, 0)
    box.current.scrollBy(
      past(wanted.left, wanted.right, seen.left, seen.right),
      past(wanted.top, wanted.bottom, seen.top, seen.bottom),
    )
  }, [active, layout])
  return box
}
