/** One thing that happened to the gate in a page of a real browser, in the order of `at`. */
export interface GateRecord {
  readonly kind: 'start' | 'answer' | 'forget' | 'write' | 'hide' | 'show' | 'end'
  /** Position of the page among those of its browser context: its tab. */
  readonly page: number
  /** The page's document: a reload begins another. */
  readonly document: string
  readonly origin: string
  /** False for a page of the origin that is none of the site's: a text file, the lab. */
  readonly isSite: boolean
  /** The gate had shown a status in this document. */
  readonly isRunning: boolean
  /** Milliseconds since 1970 of a clock that no test changes. */
  readonly at: number
  /** Milliseconds since 1970 of the page's own clock, which a test may have stopped. */
  readonly clock: number
  /** What the storages hold under the gate's key; `SecurityError` where they refuse to be read. */
  readonly local: string | null
  readonly session: string | null
  /** For `answer`: the button's value, and whether the box was ticked. */
  readonly answer?: string
  readonly remember?: boolean
  /** For `write`. */
  readonly write?: GateWrite
  /** For `hide` and `show`: into or out of the back-forward cache. */
  readonly isPersisted?: boolean
  /** For `end`: what the page shows. */
  readonly status?: 'checking' | 'accepted' | 'not-accepted'
}

export interface GateWrite {
  readonly place: 'local' | 'session'
  readonly call: 'setItem' | 'removeItem' | 'clear'
  /** Name of the error thrown, or null. */
  readonly error: string | null
  /** Called by the site's own code, not by a test. */
  readonly bySite: boolean
  /** Before the page's first script ran. */
  readonly isEarly: boolean
}

/** Name of the test's attachment that holds its records as JSON. */
export const gateVisitAttachment = 'gate-visit'
