import type { GateRecord } from './gateRecord'
import { groupBy } from './groupBy'

const documentsOf = (records: readonly GateRecord[]) => groupBy(records, ({ document }) => document)

/** The start with what a test wrote before the page's first script ran. */
function mergeEarlyWrites(records: readonly GateRecord[]): readonly GateRecord[] {
  const early = records.filter(({ write }) => write?.isEarly)
  const last = early.at(-1)
  const rest = records.filter((record) => !early.includes(record))
  if (!last) return rest
  return rest.map((record) =>
    record.kind === 'start' ? { ...record, local: last.local, session: last.session } : record,
  )
}

/** The gate takes the last of the answers that were given before it ran. */
function dropEarlierAnswers(records: readonly GateRecord[]): readonly GateRecord[] {
  const early = records.filter(({ kind, isRunning }) => kind === 'answer' && !isRunning)
  return records.filter((record) => !early.slice(0, -1).includes(record))
}

function prepareDocument(records: readonly GateRecord[]): readonly GateRecord[] {
  const merged = mergeEarlyWrites(records)
  const ran = merged.some(({ isRunning }) => isRunning)
  return ran ? dropEarlierAnswers(merged) : merged.map((record) => ({ ...record, isSite: false }))
}

/** The records of one origin in the order in which things happened; a document whose gate never ran is no page of the site. */
export const prepareRecords = (records: readonly GateRecord[]): readonly GateRecord[] =>
  [...documentsOf(records).values()].flatMap(prepareDocument).sort((one, other) => one.at - other.at)
