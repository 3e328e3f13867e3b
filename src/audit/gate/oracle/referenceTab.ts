import type { Answer } from '../steps'
import { canStore, type StorageStart } from '../storages/storageStart'

/** The gate's rules for one tab, written a second time from the specification (§4), independent of the machine. */
export interface ReferenceTab {
  load(): void
  /** The status changed elsewhere. */
  reread(): void
  /** The page goes into the back-forward cache: it hears nothing, nobody can answer, and what it shows stays. */
  freeze(): void
  /** It comes out of it, and reads again. */
  return(): void
  wait(ms: number): void
  answer(event: Answer): void
  expected(): Expected
}

export interface Expected {
  readonly status: 'accepted' | 'not-accepted'
  readonly hasMessage: boolean
  /** The notice of an answer that could not be stored (X2). */
  readonly isUnsaved: boolean
  readonly local: string | null
  readonly session: string | null
}

/** Local storage, which all tabs share; a change is announced to every tab but the writer. */
export interface SharedStorage {
  readonly kind: StorageStart['kind']
  value: string | null
  change(value: string | null, writer: ReferenceTab | null): void
}

export function createReferenceTab(local: SharedStorage, start: StorageStart): ReferenceTab {
  let session = start.kind === 'value' ? start.value : null
  let isIn = false
  let isSaved = true
  let messageLeftMs = 0
  let isFrozen = false
  let showsMessage = false

  function setInside(inside: boolean) {
    isIn = inside
    isSaved = true
    setMessage(0)
  }

  function setMessage(leftMs: number) {
    messageLeftMs = leftMs
    if (!isFrozen) showsMessage = leftMs > 0
  }

  /** Local first, session only if local holds nothing (R1); a foreign value is removed (R3, R5). */
  function opensOnRead(): boolean {
    if (local.kind === 'blocked') return false
    const isLocal = local.value !== null
    if (!isLocal && start.kind === 'blocked') return false
    const value = local.value ?? session
    if (value !== null && value !== 'accepted') {
      if (isLocal) local.change(null, tab)
      else session = null
    }
    return value === 'accepted'
  }

  const tab: ReferenceTab = {
    load() {
      isFrozen = false
      setInside(opensOnRead())
    },

    /** X4: an answer for this visit only (X2) is not stored, so another tab cannot remove it. */
    reread() {
      if (isFrozen || (isIn && !isSaved)) return
      const opens = opensOnRead()
      if (opens !== isIn) setInside(opens)
    },

    freeze: () => void (isFrozen = true),

    return() {
      isFrozen = false
      tab.reread()
      setMessage(messageLeftMs)
    },

    wait: (ms) => setMessage(Math.max(0, messageLeftMs - ms)),

    answer(event) {
      if (isFrozen) return
      if (event.type === 'forget' && isIn) {
        setInside(false)
        session = null
        if (canStore(local)) local.change(null, tab)
      } else if (event.type === 'no' && !isIn) setMessage(50)
      else if (event.type === 'yes' && !isIn) {
        setInside(true)
        isSaved = canStore(event.remember ? local : start)
        if (isSaved && event.remember) local.change('accepted', tab)
        else if (isSaved) session = 'accepted'
      }
    },

    expected: () => ({
      status: isIn ? 'accepted' : 'not-accepted',
      hasMessage: showsMessage,
      isUnsaved: isIn && !isSaved,
      local: local.value,
      session,
    }),
  }
  return tab
}

/** Whether someone who is asked sees the message of the refusal after this answer (rule R9). */
export function isRefused(answer: Answer): boolean {
  const nothing = { kind: 'nothing', value: null } as const
  const tab = createReferenceTab({ ...nothing, change: () => {} }, nothing)
  tab.load()
  tab.answer(answer)
  return tab.expected().hasMessage
}
