import type { LookResult } from '../../../../src/audit/dossier/evidence/evidence'
import type { LookId } from '../../../../src/audit/dossier/evidence/observations'

/** A thing seen against the one that must be seen. */
export const look = (id: LookId, expected: string, found: string): LookResult => ({ id, expected, found })

/** Nothing may be on the list. */
export const noneOf = (id: LookId, exceptions: readonly string[]): LookResult =>
  look(id, 'ninguna excepción', exceptions.length === 0 ? 'ninguna excepción' : exceptions.join('; '))
