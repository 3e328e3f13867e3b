import type { Manifest, Run } from '../../../src/audit/dossier/evidence/manifestSchemas'
import { rootList, sealedText } from '../../../src/audit/dossier/evidence/seal'
import { fingerprint } from '../../shared/fingerprint'

/** The root hash: SHA-256 over the version and the hashes of everything that the dossier rests on. */
export const rootOf = (manifest: Omit<Manifest, 'raiz'>): string => fingerprint(rootList(manifest))

/** The seal: SHA-256 over the root hash and the run. Whoever knows it sees a run that was dated anew. */
export const sealOf = (raiz: string, run: Omit<Run, 'sello'>): string => fingerprint(sealedText(raiz, run))

/** `sello.txt`: the file that is signed and stamped. */
export const sealText = (seal: string): string => `${seal}\n`
