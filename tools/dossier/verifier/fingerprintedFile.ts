import { canonicalJson } from '../../../src/audit/dossier/evidence/canonicalJson'
import { fingerprint } from '../../shared/fingerprint'

/** The text of a file with the fingerprint (SHA-256) of its own content in it. */
export const formatFingerprinted = (content: object): string =>
  canonicalJson({ ...content, huella: fingerprint(canonicalJson(content)) })

/** The content of such a file, without the fingerprint. Throws a Spanish sentence where one byte was changed. */
export function parseFingerprinted(name: string, text: string): object {
  try {
    const { huella, ...content } = JSON.parse(text) as { readonly huella: unknown }
    if (huella === fingerprint(canonicalJson(content)) && text === formatFingerprinted(content))
      return content
  } catch {
    // Reported below.
  }
  throw new Error(`${name} no es como se escribió: su huella no coincide.`)
}
