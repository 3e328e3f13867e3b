import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { canonicalJson } from '../../../src/audit/dossier/evidence/canonicalJson'
import type { Signing } from '../../../src/audit/dossier/evidence/manifestSchemas'
import { runFiles } from '../../../src/audit/dossier/evidence/seal'
import { fingerprint } from '../../shared/fingerprint'
import { parseCertificate, subjectOf } from './signature'
import { momentOf } from './timeStamp'

/**
 * `firma.json` of the dossier in `folder`, from the signature and the time stamp beside it: what the page shows. It
 * says what they claim, not whether they are genuine. @throws Error in Spanish on a certificate or stamp that is none
 */
export function signingText(folder: string): string {
  const has = (name: string) => existsSync(join(folder, name))
  const read = (name: string) => readFileSync(join(folder, name))
  const certificate =
    has(runFiles.signature) && has(runFiles.certificate) ? parseCertificate(read(runFiles.certificate)) : null
  return canonicalJson({
    sello: read(runFiles.seal).toString('utf8').trimEnd(),
    firma: certificate && {
      titular: subjectOf(certificate),
      certificado: fingerprint(certificate.raw),
    },
    fecha: has(runFiles.timeStamp) ? momentOf(read(runFiles.timeStamp), read(runFiles.seal)) : null,
  } satisfies Signing)
}

export const writeSigning = (folder: string): void =>
  writeFileSync(join(folder, runFiles.signing), signingText(folder))
