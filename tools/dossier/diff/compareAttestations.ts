import { changesOf } from './changes'
import type { CopyAttestation } from './copySchemas'
import type { DossierCopy } from './readCopy'
import { added, removed, type ReportSection } from './report'

/** «BO-259-08.1: conforme, Ana Rojas (Abogada), 2026-11-20. Las 60 imágenes.» */
export const describeAttestation = (one: CopyAttestation): string =>
  `${one.requirement}: ${one.verdict}, ${one.reviewer} (${one.role}), ${one.date}. ${one.note}`

/** What people signed and no longer do, and the other way round: one that changed is both. */
export function attestationChanges(before: DossierCopy, after: DossierCopy) {
  return changesOf(before.attestations.attestations, after.attestations.attestations, (one) =>
    JSON.stringify(one),
  )
}

export function compareAttestations(before: DossierCopy, after: DossierCopy): ReportSection {
  const changes = attestationChanges(before, after)
  return {
    title: 'Atestaciones',
    lines: [
      ...changes.removed.map((one) => removed(describeAttestation(one))),
      ...changes.added.map((one) => added(describeAttestation(one))),
    ],
  }
}
