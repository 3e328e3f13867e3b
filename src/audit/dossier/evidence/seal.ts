import { filesWrittenAgain } from '../../../shared/filesReadByHosts'
import { canonicalJson } from './canonicalJson'
import type { Manifest, Run } from './manifestSchemas'

/** Written from the other files, which the root hash covers: the verifier writes them again and compares. */
export const derivedFiles = {
  matrix: 'matriz.csv',
  printable: 'expediente.html',
  statement: 'resultado.intoto.json',
  /** Needs a browser: its hash alone is compared. */
  paper: 'expediente.pdf',
} as const

/** Files of one run, or added after it: other bytes each time, and in no manifest. */
export const runFiles = {
  run: 'ejecucion.json',
  seal: 'sello.txt',
  signing: 'firma.json',
  signature: 'sello.firma',
  certificate: 'certificado.pem',
  timeStamp: 'sello.tsr',
} as const

const outside: readonly string[] = Object.values(derivedFiles)
// Written with the printable file, which carries the root hash.
const rewritten: readonly string[] = filesWrittenAgain

type Rooted = Omit<Manifest, 'raiz'>

const linesOf = (folder: string, hashes: Readonly<Record<string, string>>, left: readonly string[]) =>
  Object.keys(hashes)
    .filter((name) => !left.includes(name))
    .sort()
    .map((name) => `${hashes[name]}  ${folder}/${name}`)

/** What the root hash is the SHA-256 of: the version of the code, and a line for each file of the dossier and of the site. */
export function rootList(manifest: Rooted): string {
  const { commit, commitDate, hasChanges, lockfile, sources, dossier, site } = manifest
  const facts = Object.entries({ commit, commitDate, hasChanges, lockfile, sources })
  const lines = [
    ...facts.map(([name, value]) => `${name}  ${value}`),
    ...linesOf('expediente', dossier, outside),
    ...linesOf('sitio', site, rewritten),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

/** What the seal is the SHA-256 of: the root hash and the whole run, which names the manifest. */
export const sealedText = (raiz: string, run: Omit<Run, 'sello'>): string =>
  canonicalJson({ raiz, ejecucion: run })
