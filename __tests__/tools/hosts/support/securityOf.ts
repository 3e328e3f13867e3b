import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'parse5'
import { pageFile } from '../../../../tools/build/builtSite'
import { securityOverTls, type InlineHashes } from '../../headers/support/reviewedHeaders'
import { dist, readBuilt } from './built'
import { attributesOf, elementsIn, textOf, type Element } from '../../../support/elements'

const hashOf = (element: Element) =>
  `'sha256-${createHash('sha256').update(textOf(element)).digest('base64')}'`

/** A file's script is allowed by its address, a block of data runs nothing. */
const isInlineScript = (element: Element) => {
  const { src, type } = attributesOf(element)
  return element.tagName === 'script' && src === undefined && type === undefined
}

/** What a page runs and draws without a file, as a browser reads it (Content Security Policy 3 §6.7.3.3). */
const readInline = (file: string): InlineHashes => {
  const elements = elementsIn(parse(readBuilt(file).toString()))
  const styles = elements.filter(({ tagName }) => tagName === 'style')
  return {
    scripts: [...new Set(elements.filter(isInlineScript).map(hashOf))],
    styles: [...new Set(styles.map(hashOf))],
    hasFonts: styles.some((style) => textOf(style).includes('url(data:font/')),
  }
}

const home = readInline('index.html')

const isAllowedAtHome = ({ scripts, styles, hasFonts }: InlineHashes) =>
  scripts.every((hash) => home.scripts.includes(hash)) &&
  styles.every((hash) => home.styles.includes(hash)) &&
  (!hasFonts || home.hasFonts)

const inlineAt = (path: string) => {
  const file = path.endsWith('.html') ? path.slice(1) : pageFile(path)
  const isPage = !/\.(?!html$)\w+$/.test(path) && existsSync(join(dist, file))
  const own = isPage ? readInline(file) : home
  return isAllowedAtHome(own) ? home : own
}

/** The security headers at an address: the home page's, unless its page runs or draws something of its own. */
export const securityOf = (path: string) => securityOverTls(inlineAt(path))
