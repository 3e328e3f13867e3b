import { brokenWords } from './brokenWords'
import { applyMonospace } from './readerStyles'
import type { State } from './states'
import { expect, type Visitor } from './visitor'

/** Phones, tablets, and where two columns have just begun, which are as narrow. */
const widths = [320, 390, 768, 900, 1024, 1440]

/** In the site’s own fonts no word is broken. */
export const expectWholeWords = async ({ page }: Visitor, { name }: State) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    // A carousel takes the new width a moment after the window.
    await expect
      .configure({ soft: true })
      .poll(() => brokenWords(page), { message: `${name} at ${width} px` })
      .toEqual([])
  }
}

/** Nothing scrolls sideways in a font wider than any fallback. */
export const expectRoom = async (visitor: Visitor, { name }: State) => {
  await applyMonospace(visitor.page)
  for (const width of [320, 768]) {
    await visitor.page.setViewportSize({ width, height: 844 })
    const here = `${name} at ${width} px, in the widest font, scrolls sideways`
    expect.soft(await visitor.hasSidewaysScroll(), here).toBe(false)
  }
}
