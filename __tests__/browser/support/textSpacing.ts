import type { Page } from '@playwright/test'

/** WCAG 1.4.12, as a visitor's own style sheet sets it. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`

export const spaceTexts = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, spacing)

export const unspaceTexts = (page: Page) => page.evaluate(() => void (document.adoptedStyleSheets = []))
