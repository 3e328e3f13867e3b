import type { GateRecord } from './gateRecord'

interface WatchOptions {
  /** Name of the function on `window` that takes a record; it is removed once it was read. */
  readonly binding: string
  /** Key of the stored answer. */
  readonly key: string
  /** Text of the button that removes the answer. */
  readonly forget: string
  /** Heading of the gate. */
  readonly question: string
  /** Event that asks for an `end` record. */
  readonly endEvent: string
  /** Where the auditor's pages begin. */
  readonly auditPath: string
}

/**
 * Records what a visit does to the gate. Sent to each page as text, before its scripts: it imports nothing.
 * The storages' methods do what they did, and report it.
 */
export function watchGate({ binding, key, forget, question, endEvent, auditPath }: WatchOptions) {
  const page = window as unknown as Record<string, ((record: object) => void) | undefined>
  const send = page[binding]
  if (!send || window !== window.top || !/^https?:$/.test(location.protocol)) return
  delete page[binding]
  const now = performance.now.bind(performance)
  const { timeOrigin } = performance
  const documentId = `${timeOrigin} ${Math.random()}`
  const isAudit = location.pathname === auditPath || location.pathname.startsWith(`${auditPath}/`)
  const isSite = document.contentType === 'text/html' && !isAudit

  const read = (place: 'local' | 'session') => {
    try {
      return window[`${place}Storage`].getItem(key)
    } catch {
      return 'SecurityError'
    }
  }
  const report = (kind: GateRecord['kind'], more: Partial<GateRecord> = {}) => {
    const record = {
      kind,
      document: documentId,
      origin: location.origin,
      isSite,
      isRunning: document.documentElement?.dataset.status !== undefined,
      at: timeOrigin + now(),
      clock: Date.now(),
      local: read('local'),
      session: read('session'),
      ...more,
    }
    // In a page that another has opened, the binding may be missing: an error of ours is none of the site's.
    void (async () => send(record))().catch(() => {})
  }

  const { prototype } = Storage
  for (const call of ['setItem', 'removeItem', 'clear'] as const) {
    const original = prototype[call] as (this: Storage, ...args: string[]) => void
    prototype[call] = function (this: Storage, ...args: string[]) {
      const isKey = call === 'clear' || args[0] === key
      const before = isKey ? this.getItem(key) : null
      let error: string | null = null
      try {
        original.apply(this, args)
      } catch (thrown) {
        error = (thrown as Error).name
        throw thrown
      } finally {
        if (isKey && (error !== null || this.getItem(key) !== before)) {
          const bySite = /\/assets\/[^/]+\.js/.test(new Error().stack ?? '')
          const place = this === window.sessionStorage ? 'session' : 'local'
          report('write', { write: { place, call, error, bySite, isEarly: !document.head } })
        }
      }
    }
  }

  const onClick = ({ target }: MouseEvent) => {
    const button = (target as Element).closest('button')
    // The site repeats a click on a page that is still busy.
    const isBusy = button?.closest('[aria-busy]') !== null
    if (button?.name === 'answer') {
      const remember = document.querySelector('[name=remember]:checked') !== null
      report('answer', { answer: button.value, remember })
    } else if (button?.textContent === forget && !isBusy) report('forget')
  }
  const statusShown = () => {
    // Not by the buttons: paper has none.
    const asks = [...document.querySelectorAll('h1')].some(
      (heading) => heading.textContent === question && heading.checkVisibility(),
    )
    if (document.documentElement.dataset.status === undefined) return 'checking'
    return asks ? 'not-accepted' : 'accepted'
  }
  report('start')
  if (!isSite) return
  addEventListener('click', onClick, true)
  addEventListener('pagehide', ({ persisted }) => report('hide', { isPersisted: persisted }))
  addEventListener('pageshow', ({ persisted }) => persisted && report('show', { isPersisted: true }))
  addEventListener(endEvent, () => report('end', { status: statusShown() }))
}
