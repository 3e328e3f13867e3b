import { fingerprint } from '../../shared/fingerprint'

interface RootFile {
  readonly root: string
  readonly seal: string
  /** SHA-256 of verificar.mjs. */
  readonly verifier: string
  /** `rootList` of the manifest. */
  readonly list: string
}

/** The file to keep apart from the dossier: its hashes, and the list that the root hash is the SHA-256 of. */
export const formatRootFile = ({ root, seal, verifier, list }: RootFile): string =>
  [
    `Huella raíz: ${root}`,
    `Sello: ${seal}`,
    `Huella de verificar.mjs (SHA-256): ${verifier}`,
    'La huella raíz es la SHA-256 de las líneas que siguen a la vacía.',
    '',
    list,
  ].join('\n')

/** The list in such a file. @throws Error in Spanish where the root hash that it states is not that of its list */
export function listInRootFile(text: string): string {
  const [head = '', ...rest] = text.split('\n\n')
  const list = rest.join('\n\n')
  if (head.startsWith(`Huella raíz: ${fingerprint(list)}\n`)) return list
  throw new Error('El archivo de --raiz no es como se escribió: su huella raíz no es la de su lista.')
}
