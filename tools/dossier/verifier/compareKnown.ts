import { existsSync, readFileSync } from 'node:fs'
import { rootList } from '../../../src/audit/dossier/evidence/seal'
import { fingerprint } from '../../shared/fingerprint'
import { listInRootFile } from '../seal/rootFile'
import type { Seals } from './checkSeals'
import type { Known } from './known'

const isHash = (text: string) => /^[0-9a-f]{64}$/.test(text)

/** File or fact → its hash or value. */
function entriesOf(list: string): ReadonlyMap<string, string> {
  const pairs = list
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => /^(\S+) {2}(.*)$/.exec(line) ?? ['', '', line])
  return new Map(pairs.map(([, first = '', rest = '']) => (isHash(first) ? [rest, first] : [first, rest])))
}

function compareLists(expected: string, found: string): string[] {
  const [known, own] = [entriesOf(expected), entriesOf(found)]
  return [...new Set([...known.keys(), ...own.keys()])]
    .filter((name) => known.get(name) !== own.get(name))
    .map((name) => {
      if (!own.has(name)) return `${name} está en la lista que te dieron, y falta en este expediente.`
      if (!known.has(name)) return `${name} no está en la lista que te dieron.`
      return `${name} es otro que el de la lista que te dieron.`
    })
}

function compareRoot(given: string, { root, manifest }: Seals): string[] {
  if (!isHash(given) && !existsSync(given)) {
    throw new Error(`--raiz=${given} no es una huella SHA-256 ni un archivo que exista.`)
  }
  const list = isHash(given) ? null : listInRootFile(readFileSync(given, 'utf8'))
  const expected = list === null ? given : fingerprint(list)
  if (expected === root) return []
  return [
    `La huella raíz es otra: la que te dieron es ${expected}, y la de este expediente es ${root}. Cambió la versión del código, la evidencia, un requisito, una captura, el verificador o el sitio.`,
    ...(list === null ? [] : compareLists(list, rootList(manifest))),
  ]
}

function compareSeal(given: string, { seal }: Seals): string[] {
  if (!isHash(given)) throw new Error(`--sello=${given} no es una huella SHA-256.`)
  if (given === seal) return []
  return [
    `El sello es otro: el que te dieron es ${given}, y el de este expediente es ${seal}. Donde la huella raíz coincide, cambió ejecucion.json (fechas, persona, navegador) o un archivo que sigue de la evidencia, como expediente.pdf.`,
  ]
}

/** Where root hash and seal are not those that the person knows from elsewhere. @throws Error in Spanish on a value that is no hash */
export const compareKnown = ({ raiz, sello }: Known, seals: Seals): string[] => [
  ...(raiz === undefined ? [] : compareRoot(raiz, seals)),
  ...(sello === undefined ? [] : compareSeal(sello, seals)),
]
