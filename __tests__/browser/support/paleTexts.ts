import type { Page } from '@playwright/test'
import type { MeasuringWindow } from '../../../tools/dossier/chromium/page/measure'
import { bundlePageScript } from '../../../tools/dossier/chromium/pageScript'

const measuring = bundlePageScript()

/** Runs in the page: the texts in a colour too near to the colour behind them, each with its contrast. */
function findPaleTexts(): string[] {
  const { contrastOf } = (window as unknown as MeasuringWindow).dossier
  const pale: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const [element, text] = [walker.currentNode.parentElement, walker.currentNode.textContent?.trim()]
    // In a drawing a shape may be behind.
    if (!element || !text || element.closest('script, style, noscript, svg, [aria-hidden=true]')) continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (element.getBoundingClientRect().width <= 2) continue
    const ratio = contrastOf(element)
    // 0 over a picture, where no single ratio exists.
    if (ratio > 0 && ratio < 4.5) pale.push(`${text} (${ratio.toFixed(1)} : 1)`)
  }
  return pale
}

/** Texts with less than 4.5 : 1 on what is behind them (WCAG 1.4.3); axe asks the same, in seconds where this takes none. */
export async function paleTextsOn(page: Page): Promise<string[]> {
  await page.evaluate(measuring)
  return page.evaluate(findPaleTexts)
}
