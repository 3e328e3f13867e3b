import type { Evidence } from '../../../../src/audit/dossier/evidence/evidence'

export interface Situation {
  readonly name: string
  readonly evidence: (sound: Evidence) => Evidence
  /** Id of a row → its status here; the rows left out are as in sound evidence. */
  readonly changed: Readonly<Record<string, readonly string[]>>
}
