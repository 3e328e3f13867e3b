import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../build/builtSite'
import { contentSecurityPolicy } from './contentSecurityPolicy'
import { findInlineCode, isCoveredBy, type InlineCode } from './inlineCode'

/** The site's policy, unless the page carries code that the site's home does not. */
export const chooseAllowedCode = (page: InlineCode, home: InlineCode): InlineCode =>
  isCoveredBy(page, home) ? home : page

interface PagePolicies {
  /** The policy of every answer but the exceptions', an unknown address and a file included. */
  readonly site: string
  /** By address, e.g. `/auditoria/expediente/expediente.html`. */
  readonly exceptions: Readonly<Record<string, string>>
}

/** The policies that the hosts' configuration is written with; hosts serve over TLS. */
export const pagePolicies = (folder: string): PagePolicies => {
  const codeOf = (file: string) => findInlineCode(readFileSync(join(folder, file), 'utf8'))
  const home = codeOf('index.html')
  const others = filesIn(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => [`/${file}`, chooseAllowedCode(codeOf(file), home)] as const)
    .filter(([, code]) => code !== home)
  return {
    site: contentSecurityPolicy(home, true),
    exceptions: Object.fromEntries(
      others.map(([address, code]) => [address, contentSecurityPolicy(code, true)]),
    ),
  }
}
