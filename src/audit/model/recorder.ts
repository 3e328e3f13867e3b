import type { LogEntry, StorageCall, Stored } from './logEntry'
import type { Tab } from './steps'

type Pending = Pick<LogEntry, 'guards' | 'effects' | 'calls'>

const nothing: Pending = { guards: [], effects: [], calls: [] }

/** What the machine says of an event; the recorder adds what was seen meanwhile. */
export type Happening = Omit<LogEntry, keyof Pending | 'number' | 'stored'>

/**
 * Gathers guards, effects and storage calls into entries. What is seen before an entry belongs to the entry to come;
 * what is seen after it, to that entry, until the tab's next event begins.
 */
export function createRecorder(storedOf: (tab: Tab) => Stored) {
  let log: readonly LogEntry[] = []
  const pending: Record<Tab, Pending> = { a: nothing, b: nothing }
  const isOpen: Record<Tab, boolean> = { a: false, b: false }

  function note(tab: Tab, seen: Partial<Pending>) {
    const entry = log.findLast((other) => other.tab === tab)
    const target = isOpen[tab] && entry ? entry : pending[tab]
    const more = {
      guards: [...target.guards, ...(seen.guards ?? [])],
      effects: [...target.effects, ...(seen.effects ?? [])],
      calls: [...target.calls, ...(seen.calls ?? [])],
    }
    if (target === entry) {
      const amended = { ...entry, ...more, stored: storedOf(tab) }
      log = log.map((other) => (other === entry ? amended : other))
    } else pending[tab] = more
  }

  return {
    log: () => log,
    begin: (tab: Tab) => void (isOpen[tab] = false),
    guard: (tab: Tab, name: string, holds: boolean) => note(tab, { guards: [{ name, holds }] }),
    effect: (tab: Tab, name: string) => note(tab, { effects: [name] }),
    call: (tab: Tab, call: StorageCall) => note(tab, { calls: [call] }),
    add(happening: Happening) {
      const { tab } = happening
      log = [...log, { number: log.length, ...happening, ...pending[tab], stored: storedOf(tab) }]
      pending[tab] = nothing
      isOpen[tab] = true
    },
  }
}

export type Recorder = ReturnType<typeof createRecorder>
