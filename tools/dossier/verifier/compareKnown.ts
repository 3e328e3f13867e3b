import { existsSync, readFileSync } from 'node:fs'
import { rootList } from '../../../src/audit/dossier/evidence/seal'
import { compareRuns, parseRootFile, type Given } from '../seal/rootFile'
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

function compareRoot(expected: string, { root }: Seals): string[] {
  if (expected === root) return []
  return [
    `La huella raíz es otra: la que te dieron es ${expected}, y la de este expediente es ${root}. Cambió la versión del código, la evidencia, un requisito, una captura, el verificador o el sitio.`,
  ]
}

function compareSeal(expected: string, { seal }: Seals): string[] {
  if (expected === seal) return []
  return [
    `El sello es otro: el que te dieron es ${expected}, y el de este expediente es ${seal}. Donde la huella raíz coincide, cambió ejecucion.json (fechas, persona, navegador) o un archivo que sigue de la evidencia, como expediente.pdf.`,
  ]
}

function compareGiven({ root, seal, list, run }: Given, seals: Seals): string[] {
  const isOtherManifest = root === seals.root && run.manifiesto !== seals.run.manifiesto
  return [
    ...compareRoot(root, seals),
    ...compareLists(list, rootList(seals.manifest)),
    ...compareSeal(seal, seals),
    ...compareRuns(run, seals.run),
    ...(isOtherManifest
      ? [
          'manifiesto.json no es el que te dieron: cambió expediente.pdf, otro archivo que sigue de la evidencia, o _headers.',
        ]
      : []),
  ]
}

/**
 * Where root hash and seal are not those that the person knows from elsewhere: Spanish sentences.
 * @throws Error in Spanish on a value that is neither a hash nor such a file
 */
export function compareKnown({ raiz, sello }: Known, seals: Seals): string[] {
  if (sello !== undefined && !isHash(sello)) throw new Error(`--sello=${sello} no es una huella SHA-256.`)
  const bySeal = sello === undefined ? [] : compareSeal(sello, seals)
  if (raiz === undefined) return bySeal
  if (isHash(raiz)) return [...compareRoot(raiz, seals), ...bySeal]
  if (!existsSync(raiz)) throw new Error(`--raiz=${raiz} no es una huella SHA-256 ni un archivo que exista.`)
  const given = parseRootFile(readFileSync(raiz, 'utf8'))
  return [...compareGiven(given, seals), ...(sello === given.seal ? [] : bySeal)]
}
