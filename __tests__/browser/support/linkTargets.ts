import type { Page } from '@playwright/test'
import { mainOffsetPx } from '../../../src/content/constants'

/** Runs in the page: where the bar does not stay above the content, at its top or at what a link leads to. */
const find = ({ barHeight, lowScreen }: { barHeight: number; lowScreen: number }) => {
  const stays = innerHeight > lowScreen
  const least = stays ? barHeight : 0
  const found: string[] = []
  const checkTop = (what: string, element: Element | null, least: number, most = least) => {
    const top = element?.getBoundingClientRect().top ?? NaN
    if (!(top >= least - 0.5 && top <= most + 0.5))
      found.push(
        `${what}: ${least === most ? least : `${least} or more`} px from the top expected, ${top} px seen`,
      )
  }
  const main = document.querySelector('main')
  const bar = document.querySelector('header')

  scrollTo({ top: 0, behavior: 'instant' })
  checkTop('the content at the top of the page', main, barHeight)
  if (bar?.offsetHeight !== barHeight)
    found.push(`the bar: ${barHeight} px high expected, ${bar?.offsetHeight} px seen`)
  scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
  if (stays) checkTop('the bar at the end of the page', bar, 0)
  document.querySelector<HTMLElement>('.skip-link')?.click()
  checkTop('the content that the skip link leads to', main, least, barHeight)
  for (const target of document.querySelectorAll('main [id], footer [id]')) {
    if (!target.checkVisibility() || target.closest('[inert], [aria-hidden="true"], svg')) continue
    // As an address that ends with `#id` scrolls.
    target.scrollIntoView({ behavior: 'instant' })
    checkTop(`#${target.id}, linked to`, target, least, innerHeight)
  }
  scrollTo({ top: 0, behavior: 'instant' })
  return found
}

/** px, as in `src/styles/_layout.scss`: up to this height the bar goes away with the page (WCAG 1.4.10). */
const lowScreen = 400

/** spec, shared layout: the content starts 72 px from the top, below the bar; so does what is linked to. */
export const findTargetsUnderBar = (page: Page) => page.evaluate(find, { barHeight: mainOffsetPx, lowScreen })
