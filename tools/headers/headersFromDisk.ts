import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { contentSecurityPolicy } from './contentSecurityPolicy'
import { findInlineCode, type InlineCode } from './inlineCode'
import { pageFile } from '../build/builtSite'
import { chooseAllowedCode } from './pagePolicies'
import { securityHeaders, type Headers } from './securityHeaders'

const hasOwnPage = /^[\w/-]{1,200}(\.html)?$/

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1')

/** Reads a page again only after it has been rebuilt. */
const codeReader = () => {
  const read = new Map<string, { builtAt: number; code: InlineCode }>()
  return (page: string) => {
    // An address may name a file as a folder (/a.js/b): statSync would throw.
    if (!existsSync(page)) return undefined
    const builtAt = statSync(page).mtimeMs
    const known = read.get(page)
    if (known?.builtAt === builtAt) return known.code
    const code = findInlineCode(readFileSync(page, 'utf8'))
    read.set(page, { builtAt, code })
    return code
  }
}

/** The headers of each answer, from a folder that may be rebuilt while it is served. */
export const headersFromDisk = (folder: string) => {
  const codeOf = codeReader()
  const ownCode = (path: string) =>
    hasOwnPage.test(path)
      ? codeOf(join(folder, path.endsWith('.html') ? path : pageFile(withoutSlash(path))))
      : undefined

  return (path: string, isSecure: boolean): Headers => {
    const home = codeOf(join(folder, 'index.html'))
    if (!home) return securityHeaders(isSecure)
    const code = chooseAllowedCode(ownCode(path) ?? home, home)
    return {
      ...securityHeaders(isSecure),
      'Content-Security-Policy': contentSecurityPolicy(code, isSecure),
    }
  }
}
