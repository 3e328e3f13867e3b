import { createHash } from 'node:crypto'
import { canonicalJson } from '../../../src/audit/dossier/evidence/canonicalJson'

export const fingerprint = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')

/** A file that contains the fingerprint (SHA-256) of its own content. */
export const sealed = (content: object): string =>
  canonicalJson({ ...content, huella: fingerprint(canonicalJson(content)) })

/** The content of a sealed file. Throws a Spanish sentence where one byte was changed. */
export function unseal(name: string, text: string): object {
  try {
    const { huella, ...content } = JSON.parse(text) as { readonly huella: unknown }
    if (huella === fingerprint(canonicalJson(content)) && text === sealed(content)) return content
  } catch {
    // Said below.
  }
  throw new Error(`${name} no es como se escribió: su huella no coincide.`)
}
