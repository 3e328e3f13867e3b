/** Attributes of a picture of what `path` is the page about, e.g. a bottle's card and the bottle on its page. */
export const transitionKey = (path: string) => ({ 'data-page': path })

/** The page the visitor leaves and the one that comes; empty between transitions. */
let activePaths: readonly string[] = []
let marked: HTMLElement[] = []

/** Neither a carousel's clone nor outside the window: the picture would fly across the page. */
const isInView = (element: HTMLElement) => {
  if (element.closest('[aria-hidden=true], [inert]')) return false
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}

/**
 * Gives the pictures that both pages show the same `view-transition-name`, so that one grows into the other.
 * Only the first picture in view of each path: a name used twice would cancel the whole transition.
 */
export function markSharedElements() {
  for (const element of marked) element.style.viewTransitionName = ''
  marked = activePaths.flatMap((path) => {
    const pictures = document.querySelectorAll<HTMLElement>(`[data-page='${CSS.escape(path)}']`)
    const picture = [...pictures].find(isInView)
    if (!picture) return []
    picture.style.viewTransitionName = path.slice(1).replaceAll('/', '-')
    return [picture]
  })
}

/** To be called before the old page is removed. */
export function markOutgoing(from: string, to: string) {
  activePaths = [from, to]
  markSharedElements()
}

/** To be called once the transition has ended. */
export function clearMarks() {
  activePaths = []
  markSharedElements()
}
