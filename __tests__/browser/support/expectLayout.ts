import { expectSome } from '../../support/expectSome'
import { findMissingNavigation } from './barNavigation'
import { layOutCarousels } from './carousels'
import { coveredControls } from './coveredControls'
import { findCoveredTexts } from './coveredTexts'
import { findHalfTables } from './halfTables'
import { findMisplacedContent, findTargetsUnderBar } from './linkTargets'
import { scrollToTop } from './scrollToTop'
import { findCutOffTexts, findOverlappingTexts, readTextLines } from './textLines'
import { findUnevenRows } from './unevenRows'
import { expect, type Visitor } from './visitor'

/** Width and height: phones upright and lying, tablets, laptops and larger. */
const screens: readonly (readonly [width: number, height: number])[] = [
  [320, 568],
  [360, 560],
  [360, 640],
  [390, 844],
  [568, 320],
  [700, 800],
  [768, 1024],
  [900, 800],
  [980, 800],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
]

/** One of each layout of the dossier, whose thousand links take a second a screen. */
export const fewScreens: typeof screens = screens.filter(([width]) =>
  [320, 568, 768, 900, 1440].includes(width),
)

interface Where {
  /** The site's bar. */
  readonly hasBar: boolean
  readonly on?: typeof screens
}

/** At every width: no sideways scroll, no text on another or cut off, every control can be hit, nothing is under a bar. */
export async function expectLayout(visitor: Visitor, name: string, { hasBar, on = screens }: Where) {
  const { page } = visitor
  for (const [width, height] of expectSome(on)) {
    await page.setViewportSize({ width, height })
    await scrollToTop(page)
    await layOutCarousels(page)
    const here = `${name} at ${width} × ${height}`
    expect.soft(await visitor.hasSidewaysScroll(), `${here} scrolls sideways`).toBe(false)
    expect.soft(await findHalfTables(page), `${here}: tables half as a table, half as blocks`).toEqual([])
    expect.soft(await findUnevenRows(page), `${here}: rows of lists that are uneven`).toEqual([])
    const lines = await readTextLines(page)
    expect.soft(findOverlappingTexts(lines), `${here}: texts on one another`).toEqual([])
    expect.soft(findCutOffTexts(lines), `${here}: texts cut off`).toEqual([])
    await expect
      .configure({ soft: true })
      .poll(() => findCoveredTexts(page, lines), {
        message: `${here}: texts under what is fixed, at the end of the page`,
      })
      .toEqual([])
    await scrollToTop(page)
    expect.soft(await coveredControls(page), `${here}: controls that cannot be hit`).toEqual([])
    expect.soft(await findTargetsUnderBar(page), `${here}: under the bar`).toEqual([])
    if (!hasBar) continue
    expect.soft(await findMisplacedContent(page), `${here}: content and bar`).toEqual([])
    expect.soft(await findMissingNavigation(page), `${here}: pages the bar does not lead to`).toEqual([])
  }
}
