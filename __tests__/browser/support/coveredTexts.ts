import type { Page } from '@playwright/test'
import { findLetters, type TextLine } from './textLines'

/** Runs in the page: goes to its end; what is fixed in the window there, and how far the page has been scrolled. */
const readFixed = () => {
  scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
  const boxes = [...document.querySelectorAll('body *')]
    .filter((box) => getComputedStyle(box).position === 'fixed')
    .filter((box) => box.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((box) => box.getBoundingClientRect().bottom > 0)
    .map((box) => {
      const { left, right, top, bottom } = box.getBoundingClientRect()
      return { name: `${box.localName}.${box.className}`, left, right, top, bottom }
    })
  return { scrolled: scrollY, boxes }
}

/**
 * Each line of text under a fixed button or bar at the end of the page, where nothing can be scrolled any more.
 * The lines are those read at the top of the page. To be polled: a bar goes a moment after the page has been scrolled.
 */
export async function findCoveredTexts(page: Page, lines: readonly TextLine[]) {
  const { scrolled, boxes } = await page.evaluate(readFixed)
  return findLetters(lines).flatMap(({ text, left, right, top, bottom }) =>
    boxes
      .filter((box) => left < box.right && right > box.left)
      .filter((box) => top - scrolled < box.bottom && bottom - scrolled > box.top)
      .map(({ name }) => `«${text}» under ${name}`),
  )
}
