import type { StorageStart } from './scenario'

/** The rules R1–X4 for one tab, told a second time from the specification (§4), without a look at the machine. */
export interface Visit {
  load(): void
  hear(): void
  wait(ms: number): void
  answer(event: { readonly type: 'yes' | 'no' | 'forget'; readonly remember?: boolean }): void
  expected(): Expected
}

export interface Expected {
  readonly status: 'accepted' | 'not-accepted'
  readonly hasMessage: boolean
  readonly local: string | null
  readonly session: string | null
}

/** Local storage, which all tabs share; whoever did not write hears of the change. */
export interface Shared {
  readonly kind: StorageStart['kind']
  value: string | null
  change(value: string | null, writer: Visit | null): void
}

type Found = 'accepted' | 'foreign' | 'nothing' | 'refused'

const judge = (value: string): Found => (value === 'accepted' ? 'accepted' : 'foreign')

export function createVisit(local: Shared, start: StorageStart): Visit {
  let session = start.kind === 'value' ? start.value : null
  let isIn = false
  let isSaved = true
  let messageLeftMs = 0

  function turn(inside: boolean) {
    isIn = inside
    isSaved = true
    messageLeftMs = 0
  }

  /** Local first, session only if local holds nothing (R1); a foreign value goes (R3, R5). */
  function read(): Found {
    if (local.kind === 'blocked') return 'refused'
    const isLocal = local.value !== null
    if (!isLocal && start.kind === 'blocked') return 'refused'
    const value = local.value ?? session
    if (value === null) return 'nothing'
    if (judge(value) === 'foreign') {
      if (isLocal) local.change(null, visit)
      else session = null
    }
    return judge(value)
  }

  const visit: Visit = {
    load: () => turn(read() === 'accepted'),

    /** X4: whoever is in for this visit only (X2) has nothing stored that another tab could take away. */
    hear() {
      if (isIn && !isSaved) return
      const opens = read() === 'accepted'
      if (opens !== isIn) turn(opens)
    },

    wait: (ms) => void (messageLeftMs = Math.max(0, messageLeftMs - ms)),

    answer({ type, remember = false }) {
      if (type === 'forget' && isIn) {
        turn(false)
        session = null
        if (local.kind === 'value' || local.kind === 'nothing') local.change(null, visit)
      } else if (type === 'no' && !isIn) messageLeftMs = 50
      else if (type === 'yes' && !isIn) {
        turn(true)
        const kind = remember ? local.kind : start.kind
        isSaved = kind === 'value' || kind === 'nothing'
        if (isSaved && remember) local.change('accepted', visit)
        else if (isSaved) session = 'accepted'
      }
    },

    expected: () => ({
      status: isIn ? 'accepted' : 'not-accepted',
      hasMessage: messageLeftMs > 0,
      local: local.value,
      session,
    }),
  }
  return visit
}
