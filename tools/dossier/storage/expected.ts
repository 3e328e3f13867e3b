import type { StorageSnapshot } from '../../../src/audit/dossier/evidence/evidence'
import { expectedResults } from '../../../src/audit/gate/oracle/referenceModel'
import { actionOf } from '../../../src/audit/gate/steps'
import { canStore, type StorageStart } from '../../../src/audit/gate/storages/storageStart'
import { gate as copy } from '../../../src/content/legal'
import type { StorageCase } from './cases'

const readable = ({ kind }: StorageStart, value: string | null) =>
  kind === 'blocked' ? 'SecurityError' : value

/** SÍ whose writing is refused (X2). */
function isUnsaved({ moment, scenario: { local, session } }: StorageCase, wasAsked: boolean): boolean {
  const action = moment === 'inicio' ? null : actionOf(moment)
  if (!wasAsked || action?.kind !== 'send' || action.event.type !== 'yes') return false
  return !canStore(action.event.remember ? local : session)
}

/** What the rules R1–X2 require after one answer (spec §4). A value that cannot be removed stays until SÍ overwrites it. */
export function expectedSnapshot(cell: StorageCase): StorageSnapshot {
  const { local, session } = cell.scenario
  const results = expectedResults(cell.scenario)
  const wasAsked = results[0].expected.a.status === 'not-accepted'
  const rules = (results.at(-1) ?? results[0]).expected.a
  const stays = (place: 'local' | 'session', value: string | null) =>
    cell.fault === 'remove-throws' && cell.place === place ? (value ?? 'x') : value
  const unsaved = isUnsaved(cell, wasAsked) ? copy.unsavedNotice : null
  return {
    status: rules.status,
    local: readable(local, stays('local', rules.local)),
    session: readable(session, stays('session', rules.session)),
    message: rules.hasMessage ? copy.rejection : unsaved,
  }
}
