import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { offlinePath } from '../../src/shared/offlineCache'

/**
 * Name in the built site of the page at an address: `/nosotros` → `nosotros.html`. As `nosotros/index.html`
 * Cloudflare Pages would redirect to `/nosotros/` (its documentation, "Serving Pages", "Route matching").
 */
export const pageFile = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1)}.html`

/** The other way round: `nosotros.html` → `/nosotros`. */
const pageAddress = (file: string): string =>
  file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`

/** The lab, the auditor's views and the dossier: for people who check the site, not for its visitors. */
export const isAuditFile = (file: string): boolean => /^auditoria[./]/.test(file)

/** The last build. @throws Error in Spanish where there is none. */
export function builtFolder(): string {
  const folder = resolve('dist')
  if (!existsSync(join(folder, 'index.html')))
    throw new Error('Todavía no hay sitio: falta la carpeta dist. Constrúyela con: npm run build')
  return folder
}

/** Every file of a folder, relative to it, with forward slashes, sorted. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(join(folder).length + 1)
        .replaceAll(sep, '/'),
    )
    .sort()

const standIns = ['404.html', pageFile(offlinePath)]

/** Every address of the visitors' site that has its own HTML file. */
export const addressesIn = (folder: string): string[] =>
  filesIn(folder)
    .filter((file) => file.endsWith('.html') && !isAuditFile(file) && !standIns.includes(file))
    .map(pageAddress)
    .sort()

/** What the host answers with: a file, a page's HTML or the page for unknown addresses. */
export function fileServedAt(folder: string, path: string): Buffer {
  const file = [path, pageFile(path)]
    .map((name) => join(folder, name))
    .find((name) => /\.\w+$/.test(name) && existsSync(name))
  return readFileSync(file ?? join(folder, '404.html'))
}
