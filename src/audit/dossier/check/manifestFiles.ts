import { filesReadByHosts } from '../../../shared/filesReadByHosts'
import { dossierPlace } from '../../addresses'
import type { Manifest } from '../evidence/manifestSchemas'

export interface ManifestFile {
  readonly name: string
  readonly address: string
  /** From the manifest. */
  readonly sha256: string
}

// The host sends them in place of the file of the same name, and the browser opens them: they are compared through it.
const isCompressedCopy = (name: string, names: Readonly<Record<string, string>>) =>
  /\.(br|gz)$/.test(name) && name.replace(/\.(br|gz)$/, '') in names

const notServed: readonly string[] = filesReadByHosts

const encoded = (name: string) => name.split('/').map(encodeURIComponent).join('/')

/** Every file of the manifest that a visitor can request, with its address. */
export function manifestFiles({ site, dossier }: Pick<Manifest, 'site' | 'dossier'>): {
  readonly files: readonly ManifestFile[]
  readonly compressedCopies: number
} {
  const served = Object.entries(site).filter(([name]) => !notServed.includes(name))
  const own = served.filter(([name]) => !isCompressedCopy(name, site))
  const beside = Object.entries(dossier).map(([name, hash]) => [`${dossierPlace}${name}`, hash] as const)
  return {
    files: [...own, ...beside].map(([name, sha256]) => ({ name, address: `/${encoded(name)}`, sha256 })),
    compressedCopies: served.length - own.length,
  }
}
