import type { Manifest, Run } from '../../../src/audit/dossier/evidence/manifestSchemas'
import { rootList, sealedText } from '../../../src/audit/dossier/evidence/seal'
import { fingerprint } from '../../shared/fingerprint'

type SealedRun = Omit<Run, 'sello'>

/** What a person was given apart from the dossier, to compare it with. */
export interface Given {
  readonly root: string
  readonly seal: string
  /** `rootList` of the manifest. */
  readonly list: string
  readonly run: SealedRun
}

/**
 * The file to keep apart from the dossier: root hash, seal, the verifier's hash (SHA-256), and what both are the hash
 * of, so that the verifier can name what differs.
 */
export function formatRootFile(manifest: Manifest, { sello, ...run }: Run, verifier: string): string {
  const list = rootList(manifest)
  return [
    `Huella raíz: ${manifest.raiz}`,
    `Sello: ${sello}`,
    `Huella de verificar.mjs (SHA-256): ${verifier}`,
    'La huella raíz es la SHA-256 de las líneas que siguen a la primera vacía; el sello, la del JSON del final.',
    '',
    list,
    sealedText(manifest.raiz, run),
  ].join('\n')
}

/** @throws Error in Spanish where the file is none, or its hashes are not those of what it holds */
export function parseRootFile(text: string): Given {
  const [head = '', list = '', sealed = ''] = text.split(/(?<=\n)\n/)
  const [, root, seal] = /^Huella raíz: (\w+)\nSello: (\w+)\n/.exec(head) ?? []
  if (root === fingerprint(list) && seal === fingerprint(sealed)) {
    const { ejecucion } = JSON.parse(sealed) as { readonly ejecucion: SealedRun }
    return { root, seal, list, run: ejecucion }
  }
  throw new Error('El archivo de --raiz no es como se escribió: sus huellas no son las de lo que trae.')
}

// Of these the verifier speaks apart.
const hashes = ['manifiesto', 'sello']

/** Where two runs differ in what they state: Spanish sentences. */
export const compareRuns = (given: SealedRun, found: SealedRun): string[] =>
  [...new Set([...Object.keys(given), ...Object.keys(found)])]
    .filter((key) => !hashes.includes(key))
    .map((key) => [key, given[key as keyof SealedRun], found[key as keyof SealedRun]] as const)
    .filter(([, one, other]) => one !== other)
    .map(([key, one, other]) => `ejecucion.json: cambió «${key}»: te dieron «${one}», y dice «${other}».`)
