import { useSyncExternalStore } from 'react'
import { productSlides } from '../../content/constants'

const steps = productSlides.map(({ fromPx, slides }) => ({ query: `(min-width: ${fromPx}px)`, slides }))
const fewest = Math.min(...productSlides.map(({ slides }) => slides))

function subscribe(changed: () => void) {
  const lists = steps.map(({ query }) => window.matchMedia(query))
  for (const list of lists) list.addEventListener('change', changed)
  return () => lists.forEach((list) => list.removeEventListener('change', changed))
}

const read = () => steps.find(({ query }) => window.matchMedia(query).matches)?.slides ?? fewest

/**
 * How many bottles stand side by side (spec §9). Not react-slick's `responsive`: its widths are maxima, and at the
 * largest one its default wins as well.
 */
export function useSlidesToShow(): number {
  return useSyncExternalStore(subscribe, read, () => fewest)
}
