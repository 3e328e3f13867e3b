import type { Page } from '@playwright/test'

/**
 * In the page: notes, from now on, each animation or transition that moves or resizes something, at its start.
 * Colour and opacity may change with reduced motion (WCAG 2.3.3).
 */
export function recordMovements(): Set<string> {
  const moving =
    /^(transform|translate|rotate|scale|offset(Distance|Path|Position|Rotate|Anchor)|perspective|top|right|bottom|left|inset|margin|padding|(min|max)?(width|height|inlineSize|blockSize)|clipPath|(object|background)Position)/i
  const found = new Set<string>()
  const note = () => {
    for (const { effect } of document.getAnimations()) {
      if (!(effect instanceof KeyframeEffect)) continue
      const properties = new Set(effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe)))
      const target = `${effect.target?.className || effect.target?.localName}${effect.pseudoElement ?? ''}`
      for (const property of properties) if (moving.test(property)) found.add(`${target}: ${property}`)
    }
  }
  // A change of the document is what starts one, and this comes before the next frame: also the shortest is seen.
  new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true })
  return found
}

/** Runs in the page: the animations that never end. */
const findEndless = () =>
  document.getAnimations().flatMap(({ effect }) => {
    if (!(effect instanceof KeyframeEffect) || effect.getComputedTiming().iterations !== Infinity) return []
    return [`${effect.target?.className || effect.target?.localName}${effect.pseudoElement ?? ''}`]
  })

/** WCAG 2.2.2 and 2.3.3: whoever asked for less motion sees none that goes on by itself. */
export const endlessMovements = (page: Page) => page.evaluate(findEndless)
