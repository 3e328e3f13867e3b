import type { Page } from '@playwright/test'

/** WCAG 1.4.12, as a visitor's own style sheet sets it. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`

/** Every machine has such letters, and none has wider ones; named twice, they keep their size. */
const widest = `body, body * { font-family: monospace, monospace !important; }`

const wear = (css: string) => (page: Page) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
  }, css)

export const spaceTexts = wear(spacing)
export const widenLetters = wear(widest)
export const unspaceTexts = (page: Page) => page.evaluate(() => void (document.adoptedStyleSheets = []))
