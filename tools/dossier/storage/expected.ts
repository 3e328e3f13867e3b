import type { StorageSight } from '../../../src/audit/dossier/evidence/evidence'
import { createOracle } from '../../../src/audit/model/oracle'
import type { StorageStart } from '../../../src/audit/model/scenario'
import { gate as copy } from '../../../src/content/legal'
import type { StorageCase } from './cases'

const seen = ({ kind }: StorageStart, value: string | null) => (kind === 'blocked' ? 'SecurityError' : value)

/** SÍ whose writing is refused (X2). */
const isUnsaved = ({ moment, scenario: { local, session } }: StorageCase, wasAsked: boolean) => {
  const { kind } = moment === 'si-recordar' ? local : session
  return wasAsked && moment.startsWith('si') && (kind === 'blocked' || kind === 'full')
}

/** What the rules R1–X2 want after one answer (spec §4). A value that cannot be removed stays until SÍ overwrites it. */
export function expectedSight(cell: StorageCase): StorageSight {
  const { local, session, steps } = cell.scenario
  const oracle = createOracle(cell.scenario)
  const wasAsked = oracle.expected().a?.status === 'not-accepted'
  steps.forEach((step) => oracle.take(step))
  const rules = oracle.expected().a
  if (!rules) throw new Error('El oráculo no tiene la pestaña a.')
  const stays = (place: 'local' | 'session', value: string | null) =>
    cell.fault === 'remove-throws' && cell.place === place ? (value ?? 'x') : value
  const unsaved = isUnsaved(cell, wasAsked) ? copy.unsavedNotice : null
  return {
    status: rules.status,
    local: seen(local, stays('local', rules.local)),
    session: seen(session, stays('session', rules.session)),
    message: rules.hasMessage ? copy.rejection : unsaved,
  }
}
