import type { Page } from '@playwright/test'
import { bars } from './linkTargets'

/**
 * Runs in the page: each enabled control that cannot be hit at its left, in its middle or at its right: with the focus, which
 * goes through the page forwards and backwards (WCAG 2.4.11), in the middle of the window, and below the bar at the end
 * of the page; and each of the first screen, with the hero's legends, that lies partly under a fixed button where the page
 * opens.
 */
const find = ({ bars, firstScreen }: { bars: string; firstScreen: string }) => {
  const controls =
    'a[href], button:enabled, input, select, textarea, summary, [role="tab"], [role="group"][tabindex="0"]'
  const barHeight = [...document.querySelectorAll(bars)]
    .filter((bar) => ['sticky', 'fixed'].includes(getComputedStyle(bar).position))
    .reduce((most, bar) => Math.max(most, bar.getBoundingClientRect().height), 0)
  // The round chat button leaves the window while a visitor reads on.
  const out =
    '[inert], [aria-hidden="true"], dialog:not([open]), :root[data-chat="away"] .chat-button-floating'
  const isShown = (control: Element) =>
    !control.closest(out) && control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const nameOf = (control: Element) =>
    (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40) ||
    control.outerHTML.slice(0, 60)
  const labelOf = (control: Element) =>
    control instanceof HTMLInputElement ? control.labels?.[0] : undefined

  /** The part of the window, from left to right, in which the box shows it that scrolls it. */
  const visiblePart = (control: Element) => {
    let [left, right] = [0, innerWidth]
    for (let box = control.parentElement; box; box = box.parentElement) {
      if (!['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) continue
      const edge = box.getBoundingClientRect()
      left = Math.max(left, edge.left)
      right = Math.min(right, edge.right)
    }
    return { left, right }
  }

  const missedAt = (control: Element) => {
    const [line] = control.getClientRects()
    if (!line || line.width < 3 || line.height < 3) return []
    const middle = line.top + line.height / 2
    const places = { left: line.left + 3, middle: line.left + line.width / 2, right: line.right - 3 }
    // Chromium leaves a control as it is that takes the focus while a part of it is in view.
    const part = visiblePart(control)
    const inView = Object.entries(places).filter(([, x]) => x > part.left && x < part.right - 1)
    const isSeen = [...control.getClientRects()].some((box) => box.right > part.left && box.left < part.right)
    if (!isSeen) return ['out of view']
    return inView.flatMap(([place, x]) => {
      const top = document.elementFromPoint(x, middle)
      const isHit = top && (control.contains(top) || top.contains(control) || labelOf(control)?.contains(top))
      return isHit
        ? []
        : [`${place} under ${top ? `${top.localName}.${String(top.className)}` : 'the edge of the window'}`]
    })
  }

  /** Each brings the control into view, or says that it is not there. */
  const ways: Readonly<Record<string, (control: HTMLElement) => boolean>> = {
    focused: (control) => {
      control.focus()
      return true
    },
    centred: (control) => {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      return true
    },
    // Where nothing more can be scrolled, what lies under a fixed button stays there.
    'at the end of the page': (control) => {
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
      return control.getBoundingClientRect().top >= barHeight
    },
  }
  const found: string[] = []
  const look = (control: Element, way: string) => {
    for (const missed of missedAt(control)) found.push(`«${nameOf(control)}», ${way}: ${missed}`)
  }
  /** A bar as wide as the window makes the view shorter; a button lies over it. */
  const isButton = (box: Element) =>
    getComputedStyle(box).position === 'fixed' && box.getBoundingClientRect().width < innerWidth
  const fixedButtonAt = (x: number, y: number) => {
    let box = document.elementFromPoint(x, y)
    while (box && !isButton(box)) box = box.parentElement
    return box
  }
  const lookAtOpening = (control: Element) => {
    const [line] = control.getClientRects()
    if (!line || line.width < 3 || line.height < 3) return
    const part = visiblePart(control)
    const middle = { x: line.left + line.width / 2, y: line.top + line.height / 2 }
    for (const x of [line.left + 3, middle.x, line.right - 3])
      for (const y of [line.top + 3, middle.y, line.bottom - 3]) {
        const isInView = x > part.left && x < part.right - 1 && y > 0 && y < innerHeight
        const button = isInView ? fixedButtonAt(x, y) : null
        if (!button || button.contains(control)) continue
        found.push(
          `«${nameOf(control)}», where the page opens: under ${button.localName}.${button.className}`,
        )
        return
      }
  }

  scrollTo({ top: 0, behavior: 'instant' })
  // Behind an open dialog nothing can be pressed.
  const reachable = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
  const all = [...reachable.querySelectorAll<HTMLElement>(controls)].filter(isShown)
  all.filter((control) => control.closest(firstScreen)).forEach(lookAtOpening)
  document.querySelectorAll('.home-hero .legal-legends > *').forEach(lookAtOpening)
  for (const control of all)
    for (const [way, bring] of Object.entries(ways)) if (bring(control)) look(control, way)
  // What comes from above is in danger of the bar.
  for (const control of all.toReversed()) {
    control.focus()
    look(control, 'focused backwards')
  }
  ;(document.activeElement as HTMLElement | null)?.blur()
  scrollTo({ top: 0, behavior: 'instant' })
  return found
}

/** What belongs to the first screen; the rest is to be scrolled to. */
const firstScreen = '[role="tab"], .hero-controls'

export const coveredControls = (page: Page) => page.evaluate(find, { bars, firstScreen })
