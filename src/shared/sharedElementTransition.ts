/**
 * A picture of what a page is about carries that page's path. From page to page, the one that both show travels:
 * a bottle grows out of its card, and on the way back shrinks into it.
 */
export const subject = (path: string) => ({ 'data-subject': path })

/** Between which pages the visitor is just moving. */
let journey: readonly string[] = []
let named: HTMLElement[] = []

/** Not one of a carousel's copies, nor what lies out of sight: it would fly across the page. */
const isInSight = (element: HTMLElement) => {
  if (element.closest('[aria-hidden=true], [inert]')) return false
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}

/** Two elements of one name would stop the whole transition: each path's first picture in sight has it. */
export function nameTravellers() {
  for (const element of named) element.style.viewTransitionName = ''
  named = journey.flatMap((path) => {
    const pictures = document.querySelectorAll<HTMLElement>(`[data-subject='${CSS.escape(path)}']`)
    const picture = [...pictures].find(isInSight)
    if (!picture) return []
    picture.style.viewTransitionName = path.slice(1).replaceAll('/', '-')
    return [picture]
  })
}

/** Names what leaves with the page on view; what arrives is named once the next one is drawn. */
export function depart(from: string, to: string) {
  journey = [from, to]
  nameTravellers()
}

export function arrive() {
  journey = []
  nameTravellers()
}
