import type { Page } from '@playwright/test'

/** WCAG 1.4.12, as a visitor's own style sheet sets it. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`

/** No fallback font is wider than monospace. Named twice, it keeps the font size. */
const monospace = `body, body * { font-family: monospace, monospace !important; }`

/** Two frames later it is drawn, and what follows a change of layout has run. */
const applyStyles = (css: string) => (page: Page) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  }, css)

export const spaceTexts = applyStyles(spacing)
export const applyMonospace = applyStyles(monospace)
export const unspaceTexts = (page: Page) => page.evaluate(() => void (document.adoptedStyleSheets = []))
