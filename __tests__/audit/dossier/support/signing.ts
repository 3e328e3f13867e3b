import type { Attestation, Evidence } from '../../../../src/audit/dossier/evidence/evidence'
import { coveredBy } from '../../../../src/audit/dossier/requirements/coveredBy'
import { requirements } from '../../../../tools/dossier/requirements/requirements'

/** An attestation of a row by somebody who looked at all that it covers; `others` says what is otherwise. */
export function signatureOf(id: string, sound: Evidence, others: Partial<Attestation> = {}): Attestation {
  const row = requirements.find((one) => one.id === id)
  if (!row) throw new Error(`No row ${id}.`)
  return {
    requirement: id,
    verdict: 'conforme',
    reviewer: 'Ana Rojas',
    role: 'Abogada',
    date: '2026-11-20',
    expires: '2027-11-20',
    commit: 'c0ffee0123456789c0ffee0123456789c0ffee01',
    looked: coveredBy(row, sound),
    note: 'Todo.',
    ...others,
  }
}

export const withSignatures = (sound: Evidence, ...attestations: readonly Attestation[]): Evidence => ({
  ...sound,
  attestations: { attestations },
})
