import type { Page } from '@playwright/test'
import { mainOffsetPx } from '../../../src/content/constants'

/** What stays at the window's top, by the rules of the width: on the site, on dossier and lab on phones, in the lab. */
export const bars = '.nav-bar, .section-nav, .steps-panel'

/** Runs in the page: each element with an `id` that a link to it brings under a bar, or not into view. */
const findTargets = (bars: string) => {
  const staying = [...document.querySelectorAll(bars)].filter((bar) =>
    ['sticky', 'fixed'].includes(getComputedStyle(bar).position),
  )
  const found: string[] = []
  for (const target of document.querySelectorAll('main [id], footer [id]')) {
    if (!target.checkVisibility() || target.closest('[inert], [aria-hidden="true"], svg')) continue
    if (staying.some((bar) => bar.contains(target))) continue
    // As an address that ends with `#id` scrolls.
    target.scrollIntoView({ behavior: 'instant' })
    const edges = staying.map((bar) => bar.getBoundingClientRect()).filter(({ top }) => top <= 0.5)
    const least = edges.reduce((most, { bottom }) => Math.max(most, bottom), 0)
    const { top } = target.getBoundingClientRect()
    if (!(top >= least - 0.5 && top <= innerHeight + 0.5))
      found.push(`#${target.id}, linked to: ${least} or more px from the top expected, ${top} px seen`)
  }
  scrollTo({ top: 0, behavior: 'instant' })
  return found
}

export const findTargetsUnderBar = (page: Page) => page.evaluate(findTargets, bars)

/** Runs in the page: where the site's bar does not stay above the content. */
const findMisplaced = ({ barHeight, lowScreen }: { barHeight: number; lowScreen: number }) => {
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
  scrollTo({ top: 0, behavior: 'instant' })
  return found
}

/** px, as in `src/styles/_layout.scss`: up to this height the bar goes away with the page (WCAG 1.4.10). */
const lowScreen = 400

/** spec, shared layout: the content starts 72 px from the top, below the bar. */
export const findMisplacedContent = (page: Page) =>
  page.evaluate(findMisplaced, { barHeight: mainOffsetPx, lowScreen })
