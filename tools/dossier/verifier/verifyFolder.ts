import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isDossierFile } from '../../../src/audit/addresses'
import { evidenceJson } from '../../../src/audit/dossier/evidence/evidenceJson'
import { dayOf } from '../../../src/audit/dossier/judgement/day'
import {
  compareConclusions,
  compareFiles,
  compareFingerprints,
  type HashedFiles,
} from '../../../src/audit/dossier/evidence/verify'
import { compareWords } from '../../../src/audit/dossier/evidence/verifyWords'
import type { Manifest } from '../../../src/audit/dossier/evidence/manifestSchemas'
import { runFiles } from '../../../src/audit/dossier/evidence/seal'
import { countStatuses, judge } from '../../../src/audit/dossier/judgement/judge'
import { filesIn } from '../../build/builtSite'
import { fingerprint } from '../../shared/fingerprint'
import { readEvidence, readRows, type ReadFile } from '../seal/readEvidence'
import { signingText } from '../seal/signing'
import type { Printable } from '../singleFile/singleFile'
import type { Canon } from './canon'
import { checkSeals, type Seals } from './checkSeals'
import { checkSignatures } from './checkSignatures'
import { compareCanon } from './compareCanon'
import { compareDerived } from './compareDerived'
import { compareKnown } from './compareKnown'
import type { Known } from './known'

/** What checks a dossier. */
export interface Verifier {
  /** Its own text, `verificar.mjs`. */
  readonly script: string
  readonly canon: Canon
  readonly printable: Printable
}

const hashedFilesIn = (root: string, isOurs: (name: string) => boolean): HashedFiles => ({
  names: filesIn(root).filter(isOurs),
  sha256: (name) => fingerprint(readFileSync(join(root, name))),
})

// Without the site beside it only the dossier is checked, with a message.
function compareSite({ site }: Manifest, siteFolder: string): string[] {
  if (!existsSync(join(siteFolder, 'index.html')) && !existsSync(join(siteFolder, 'assets'))) {
    console.log('El sitio no está junto al expediente: se comprueban solo los archivos del expediente.')
    return []
  }
  return compareFiles(
    site,
    hashedFilesIn(siteFolder, (name) => !isDossierFile(name)),
  )
}

const compareVerifier = (read: ReadFile, { script }: Verifier) =>
  read('verificar.mjs').toString('utf8') === script
    ? []
    : ['verificar.mjs no es el programa que comprueba ahora: uno de los dos es otro.']

function compareContent(read: ReadFile, files: HashedFiles, { manifest, run }: Seals, verifier: Verifier) {
  const evidence = readEvidence(read)
  const rows = readRows(read)
  const day = dayOf(run.inicio)
  const judged = judge(rows, evidence, day)
  for (const [status, count] of countStatuses(judged)) console.log(`${status}: ${count}`)
  return [
    ...compareCanon(verifier.canon, rows, evidence),
    ...compareWords(rows, fingerprint),
    ...compareConclusions(rows, evidence, day),
    ...(read('requisitos.json').toString('utf8') === evidenceJson({ requirements: judged })
      ? []
      : ['requisitos.json no es el que resulta de la evidencia.']),
    ...compareFingerprints(evidence, files, fingerprint),
    ...compareDerived(read, manifest, verifier.printable, day),
  ]
}

/** What a check finds, or the sentence with which it gives up. */
function attempt(check: () => readonly string[]): readonly string[] {
  try {
    return check()
  } catch (problem) {
    return [problem instanceof Error ? problem.message : String(problem)]
  }
}

function checkSigning(folder: string, read: ReadFile, known: Known, { run }: Seals): readonly string[] {
  const { notes, differences } = checkSignatures(folder, known, run.fin)
  for (const note of notes) console.log(note)
  return [
    ...differences,
    ...(read(runFiles.signing).toString('utf8') === signingText(folder)
      ? []
      : [`${runFiles.signing} no dice lo que traen la firma y la fecha cierta que están junto a él.`]),
  ]
}

/** Where the dossier in `folder` contradicts itself, its verifier or what the person knows: Spanish sentences. */
function differencesIn(folder: string, verifier: Verifier, known: Known): readonly string[] {
  const read: ReadFile = (name) => {
    if (!existsSync(join(folder, name))) throw new Error(`Falta ${name}.`)
    return readFileSync(join(folder, name))
  }
  const seals = checkSeals(read)
  const { manifest, root, seal } = seals
  console.log(`Huella raíz: ${root}\nSello: ${seal}`)
  const files = hashedFilesIn(folder, () => true)
  const listed = compareFiles(manifest.dossier, files, ['manifiesto.json', ...Object.values(runFiles)])
  return [
    ...listed,
    ...seals.differences,
    ...attempt(() => compareVerifier(read, verifier)),
    ...(listed.length > 0 ? [] : attempt(() => compareContent(read, files, seals, verifier))),
    ...attempt(() => compareSite(manifest, resolve(folder, '../..'))),
    ...attempt(() => compareKnown(known, seals)),
    ...attempt(() => checkSigning(folder, read, known, seals)),
  ]
}

const countOf = (count: number) => (count === 1 ? 'Hay 1 diferencia.' : `Hay ${count} diferencias.`)

/** Checks the dossier in `folder` and prints the result in Spanish; false where anything differs. */
export function verifyFolder(folder: string, verifier: Verifier, known: Known): boolean {
  const differences = attempt(() => differencesIn(folder, verifier, known))
  for (const difference of differences) console.error(difference)
  console.log(
    differences.length > 0
      ? countOf(differences.length)
      : 'Todo coincide: ningún archivo cambió, y cada estado, la tabla y el archivo para imprimir siguen de la evidencia. De expediente.pdf se comparó la huella: sin navegador no se puede escribir otra vez.',
  )
  return differences.length === 0
}
