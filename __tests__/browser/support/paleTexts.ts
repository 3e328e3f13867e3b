import type { Page } from '@playwright/test'

/** Runs in the page: the texts in a colour too near to the colour behind them, each with its contrast. */
function findPaleTexts(): string[] {
  const dot = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
    willReadFrequently: true,
  })!
  const luminances = new Map<string, number>()
  /** WCAG's relative luminance, 0 to 1, of colours laid on white. */
  const luminanceOf = (...colours: readonly string[]) => {
    const key = colours.join()
    const known = luminances.get(key)
    if (known !== undefined) return known
    for (const colour of ['white', ...colours]) {
      dot.fillStyle = colour
      dot.fillRect(0, 0, 1, 1)
    }
    const [red = 0, green = 0, blue = 0] = [...dot.getImageData(0, 0, 1, 1).data].map((byte) =>
      byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
    )
    const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    luminances.set(key, luminance)
    return luminance
  }
  const isOpaque = (colour: string) => !/^rgba|\//.test(colour)
  /** The colours behind an element, the farthest first; null where it is a picture. */
  const backgroundsOf = (element: Element) => {
    const found: string[] = []
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(box)
      if (backgroundImage !== 'none') return null
      found.unshift(backgroundColor)
      if (isOpaque(backgroundColor)) break
    }
    return found
  }

  const pale: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const [element, text] = [walker.currentNode.parentElement, walker.currentNode.textContent?.trim()]
    // In a drawing a shape may be behind.
    if (!element || !text || element.closest('script, style, noscript, svg, [aria-hidden=true]')) continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (element.getBoundingClientRect().width <= 2) continue
    const behind = backgroundsOf(element)
    if (!behind) continue
    const pair = [luminanceOf(...behind), luminanceOf(...behind, getComputedStyle(element).color)]
    const contrast = (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05)
    if (contrast < 4.5) pale.push(`${text} (${contrast.toFixed(1)} : 1)`)
  }
  return pale
}

/** Texts with less than 4.5 : 1 on what is behind them (WCAG 1.4.3); axe asks the same, in seconds where this takes none. */
export const paleTextsOn = (page: Page): Promise<string[]> => page.evaluate(findPaleTexts)
