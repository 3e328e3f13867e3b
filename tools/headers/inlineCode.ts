import { createHash } from 'node:crypto'

/** The hash of a file or an inline block, as `integrity` and a content security policy write it: `sha256-…`, base64. */
export const sriHash = (content: string | Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

/** A page's inline code, which its policy has to name. */
export interface InlineCode {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Fonts written into a style, by value. */
  readonly hasFonts: boolean
}

// Data blocks run nothing and need no hash.
const inlineScripts = /<script>(.*?)<\/script>/gs
const inlineStyles = /<style>(.*?)<\/style>/gs

const hashes = (html: string, element: RegExp) => [
  ...new Set([...html.matchAll(element)].map(([, body = '']) => `'${sriHash(body)}'`)),
]

export const findInlineCode = (html: string): InlineCode => ({
  scripts: hashes(html, inlineScripts),
  styles: hashes(html, inlineStyles),
  hasFonts: [...html.matchAll(inlineStyles)].some(([style]) => style.includes('url(data:font/')),
})

/** Whether a policy made for `known` lets `page` work. */
export const isCoveredBy = (page: InlineCode, known: InlineCode): boolean =>
  page.scripts.every((hash) => known.scripts.includes(hash)) &&
  page.styles.every((hash) => known.styles.includes(hash)) &&
  (!page.hasFonts || known.hasFonts)
