import type { ObservationResult } from '../../../../src/audit/dossier/evidence/evidence'
import type { ObservationId } from '../../../../src/audit/dossier/evidence/observations'

/** A value found, with the expected one. */
export const observation = (id: ObservationId, expected: string, found: string): ObservationResult => ({
  id,
  expected,
  found,
})

/** Nothing may be on the list. */
export const expectNone = (id: ObservationId, exceptions: readonly string[]): ObservationResult =>
  observation(id, 'ninguna excepción', exceptions.length === 0 ? 'ninguna excepción' : exceptions.join('; '))
