import type { Manifest, Run } from '../../../src/audit/dossier/evidence/manifestSchemas'
import { runFiles } from '../../../src/audit/dossier/evidence/seal'
import { checkTexts } from '../../../src/audit/dossier/texts/dossierTexts'
import { fingerprint } from '../../shared/fingerprint'
import type { ReadFile } from '../seal/readEvidence'
import { rootOf, sealOf, sealText } from '../seal/seal'
import { parseFingerprinted } from './fingerprintedFile'

export interface Seals {
  readonly manifest: Manifest
  readonly run: Run
  /** Worked out from the files, whatever they state. */
  readonly root: string
  readonly seal: string
  /** Where they contradict each other: Spanish sentences. */
  readonly differences: readonly string[]
}

/** Reads manifest and run. @throws Error in Spanish where one of them is not as it was written */
export function checkSeals(read: ReadFile): Seals {
  const text = (name: string) => read(name).toString('utf8')
  const manifest = parseFingerprinted('manifiesto.json', text('manifiesto.json')) as Manifest
  const run = parseFingerprinted('ejecucion.json', text('ejecucion.json')) as Run
  const { raiz, ...rooted } = manifest
  const { sello, ...sealed } = run
  const root = rootOf(rooted)
  const seal = sealOf(root, sealed)
  return {
    manifest,
    run,
    root,
    seal,
    differences: [
      ...(run.manifiesto === fingerprint(read('manifiesto.json')) ? [] : [checkTexts.otherRun]),
      ...(raiz === root ? [] : [checkTexts.otherRoot(root)]),
      ...(sello === seal ? [] : [checkTexts.otherSeal(seal)]),
      ...(text(runFiles.seal) === sealText(seal)
        ? []
        : [`${runFiles.seal} no es el sello de este expediente.`]),
    ],
  }
}
