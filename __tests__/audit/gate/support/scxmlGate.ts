import { statusKey } from '../../../../src/content/storageKeys'
import { readOrAbsent, storageReader } from '../../../../src/features/gate/gateStorage'
import { memoryArea } from '../../../../src/audit/gate/storages/memoryArea'
import type { Chart } from '../../../../src/audit/chart/chart'
import { transitionsFrom } from '../../../../src/audit/chart/hierarchy'
import type { GateDriver } from '../../../../src/audit/gate/steps'
import type { Expected } from '../../../../src/audit/gate/oracle/referenceTab'
import type { Scenario } from '../../../../src/audit/gate/scenario'
import { canStore, valueOf, type StorageStart } from '../../../../src/audit/gate/storages/storageStart'
import type { readScxml } from '../../chart/export/support/interpreter'
import { startScxml } from '../../chart/export/support/interpreter'

interface Storage {
  readonly kind: StorageStart['kind']
  value: string | null
}

const toStorage = (start: StorageStart): Storage => ({ kind: start.kind, value: valueOf(start) })

const areaOf = ({ kind, value }: Storage) =>
  memoryArea(kind, new Map(value === null ? [] : [[statusKey, value]]))

/** What the site would read at this moment. */
const readStored = (storages: { local: Storage; session: Storage }) =>
  readOrAbsent(
    storageReader({
      localStorage: areaOf(storages.local),
      sessionStorage: areaOf(storages.session),
    } as unknown as Window),
  )

const onlyTabA = () => {
  throw new Error('There is one tab.')
}

/** One tab of the exported gate in SCION; time is Jest's. */
export function openScxmlGate(
  model: Awaited<ReturnType<typeof readScxml>>,
  chart: Chart,
  { local, session }: Scenario,
) {
  const start = () => {
    const run = startScxml(model, { storages })
    jest.advanceTimersByTime(0)
    return run
  }
  let storages = { local: toStorage(local), session: toStorage(session) }
  const ended: ReturnType<typeof start>[] = []
  let run = start()

  /** What passed while the page was frozen; its timers are late then. */
  let lateMs = 0
  let isFrozen = false

  function reread() {
    if (!isFrozen) run.send({ type: 'status.changed', stored: readStored(run.data().storages) })
  }
  const driver: GateDriver<void> = {
    open: onlyTabA,
    send(_, event) {
      if (!isFrozen) run.send(event)
    },
    wait(ms) {
      if (isFrozen) lateMs += ms
      else jest.advanceTimersByTime(ms)
    },
    freeze: () => void (isFrozen = true),
    return() {
      isFrozen = false
      reread()
      jest.advanceTimersByTime(lateMs)
      lateMs = 0
    },
    reload() {
      jest.clearAllTimers()
      lateMs = 0
      isFrozen = false
      storages = run.data().storages
      ended.push(run)
      run = start()
    },
    act(action) {
      const written = run.data().storages.local
      const value = action.kind === 'clear' ? null : action.value
      if (!canStore(local) || written.value === value) return
      written.value = value
      reread()
    },
  }

  return {
    driver,
    /** Ids of the chart's transitions, in order. */
    taken: () =>
      [...ended, run].flatMap(({ taken }) =>
        taken.flatMap(({ source, index }) => transitionsFrom(chart, source)[index]?.id ?? []),
      ),
    errors: () => [...ended, run].flatMap(({ errors }) => errors),
    shown(): Expected {
      jest.advanceTimersByTime(0)
      const active = run.active()
      const { storages: stored } = run.data()
      return {
        status: active.includes('gate.accepted') ? 'accepted' : 'not-accepted',
        hasMessage: active.includes('gate.not-accepted.rejecting'),
        isUnsaved: active.includes('gate.accepted.unsaved'),
        local: stored.local.value,
        session: stored.session.value,
      }
    },
  }
}
