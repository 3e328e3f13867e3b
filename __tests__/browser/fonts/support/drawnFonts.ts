import type { Page } from '@playwright/test'

/** Messages, which have emojis, and what no screen shows. */
const skipped =
  ':not(script, style, noscript, template, [class*="message-preview"], [class*="message-preview"] *)'

/** Each text with the family of a font that draws it; a text that several fonts draw stands once for each. */
export async function readDrawnFonts(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: -1 })
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: `body *${skipped}`,
  })
  const texts = await page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].map((element) =>
        [...element.childNodes]
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map(({ nodeValue }) => nodeValue)
          .join('')
          .trim(),
      ),
    `body *${skipped}`,
  )
  const drawn: { text: string; family: string }[] = []
  for (const [at, nodeId] of nodeIds.entries()) {
    const text = texts[at]
    if (!text) continue
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    drawn.push(...fonts.map(({ familyName }) => ({ text, family: familyName })))
  }
  await session.detach()
  return drawn
}
