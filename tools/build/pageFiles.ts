/**
 * Name in the built site of the page at an address: `/nosotros` → `nosotros.html`. As `nosotros/index.html`
 * Cloudflare Pages would redirect to `/nosotros/` (its documentation, "Serving Pages", "Route matching").
 */
export const pageFile = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1)}.html`

/** The other way round: `nosotros.html` → `/nosotros`. */
export const pageAddress = (file: string): string =>
  file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`

/** The lab, the auditor's views and the dossier: for people who check the site, not for its visitors. */
export const isAuditFile = (file: string): boolean => /^auditoria[./]/.test(file)
