import type { Manifest } from '../../dossier/verify'

export interface ServedFile {
  readonly name: string
  readonly address: string
  /** What the manifest says. */
  readonly sha256: string
}

// The host sends them in place of the file of the same name, and the browser opens them: they are compared through it.
const isTwin = (name: string, names: Readonly<Record<string, string>>) =>
  /\.(br|gz)$/.test(name) && name.replace(/\.(br|gz)$/, '') in names

const encoded = (name: string) => name.split('/').map(encodeURIComponent).join('/')

/** Every file that the manifest names, with the address it is served at. */
export function servedFiles({ site, dossier }: Pick<Manifest, 'site' | 'dossier'>): {
  readonly files: readonly ServedFile[]
  readonly twins: number
} {
  const own = Object.entries(site).filter(([name]) => !isTwin(name, site))
  const beside = Object.entries(dossier).map(
    ([name, hash]) => [`auditoria/expediente/${name}`, hash] as const,
  )
  return {
    files: [...own, ...beside].map(([name, sha256]) => ({ name, address: `/${encoded(name)}`, sha256 })),
    twins: Object.keys(site).length - own.length,
  }
}
