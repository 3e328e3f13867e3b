import type { LogEntry } from './logEntry'
import type { Tab } from './steps'
import type { Stored, WorldCall } from './world'

type Pending = Pick<LogEntry, 'guards' | 'effects' | 'calls'>

const nothing: Pending = { guards: [], effects: [], calls: [] }

/** What the machine's inspector reports of an event; the recorder adds guards, effects and calls. */
type InspectedEvent = Omit<LogEntry, keyof Pending | 'number' | 'stored'>

/**
 * Gathers guards, effects and calls into entries. What comes before an entry belongs to the next entry;
 * what comes after it, to that entry, until the tab's next event begins.
 */
export function createRecorder(storedOf: (tab: Tab) => Stored) {
  let log: readonly LogEntry[] = []
  let changes = 0
  const pending: Record<Tab, Pending> = { a: nothing, b: nothing }
  const isOpen: Record<Tab, boolean> = { a: false, b: false }

  function note<Key extends keyof Pending>(tab: Tab, key: Key, found: Pending[Key][number]) {
    changes++
    const entry = log.findLast((other) => other.tab === tab)
    const target = isOpen[tab] && entry ? entry : pending[tab]
    const more = { [key]: [...target[key], found] }
    if (target === entry) {
      const amended = { ...entry, ...more, stored: storedOf(tab) }
      log = log.map((other) => (other === entry ? amended : other))
    } else pending[tab] = { ...pending[tab], ...more }
  }

  return {
    log: () => log,
    /** How often something was recorded: it stands still when the machine has nothing left to do. */
    changes: () => changes,
    begin: (tab: Tab) => void (isOpen[tab] = false),
    guard: (tab: Tab, name: string, holds: boolean) => note(tab, 'guards', { name, holds }),
    effect: (tab: Tab, name: string) => note(tab, 'effects', name),
    call: (tab: Tab, call: WorldCall) => note(tab, 'calls', call),
    add(event: InspectedEvent) {
      const { tab } = event
      changes++
      log = [...log, { number: log.length, ...event, ...pending[tab], stored: storedOf(tab) }]
      pending[tab] = nothing
      isOpen[tab] = true
    },
  }
}

export type Recorder = ReturnType<typeof createRecorder>
