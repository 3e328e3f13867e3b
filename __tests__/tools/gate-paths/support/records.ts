import type { GateRecord, GateWrite } from '../../../../tools/gate-paths/gateRecord'

type Stored = Pick<GateRecord, 'local' | 'session'>

export const nothing: Stored = { local: null, session: null }
export const inLocal: Stored = { local: 'accepted', session: null }
export const inSession: Stored = { local: null, session: 'accepted' }

/** Notes what happens in pages of one origin, a second apart where no other time is given. */
export function createRecords() {
  const records: GateRecord[] = []
  let at = 0
  const documents = new Map<number, number>()
  const add = (page: number, record: Partial<GateRecord>, afterMs = 1000) => {
    at += afterMs
    records.push({
      kind: 'end',
      page,
      document: `${page}.${documents.get(page) ?? 0}`,
      origin: 'http://site',
      isSite: true,
      isRunning: true,
      at,
      clock: at,
      ...nothing,
      ...record,
    })
  }
  return {
    all: records,
    add,
    open(page: number, stored: Stored, more: Partial<GateRecord> = {}) {
      documents.set(page, (documents.get(page) ?? 0) + 1)
      add(page, { kind: 'start', isRunning: false, ...stored, ...more })
    },
    answer: (page: number, answer: 'yes' | 'no', remember = false, afterMs?: number) =>
      add(page, { kind: 'answer', answer, remember }, afterMs),
    write: (page: number, stored: Stored, write: Partial<GateWrite> = {}, more: Partial<GateRecord> = {}) =>
      add(page, {
        kind: 'write',
        ...stored,
        write: { place: 'local', call: 'setItem', error: null, bySite: false, isEarly: false, ...write },
        ...more,
      }),
    leave: (page: number, stored: Stored, isPersisted = false) =>
      add(page, { kind: 'hide', isPersisted, ...stored }),
    end: (page: number, stored: Stored, status: NonNullable<GateRecord['status']>) =>
      add(page, { kind: 'end', status, ...stored }),
  }
}
