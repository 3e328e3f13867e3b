/** What one of the two storages holds or does at the start: a value, nothing, or a refusal. */
export type StorageStart =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'value'; readonly value: string }
  /** Reads, writes and removals throw SecurityError. */
  | { readonly kind: 'blocked' }
  /** Holds nothing; writes throw QuotaExceededError. */
  | { readonly kind: 'full' }

/**
 * One thing that happens, as a word of the deep link.
 * Visitor: `si`, `si-recordar`, `no`, `olvidar`. Virtual time: `50ms`, `1ms`, `49ms` … Back from the back-forward
 * cache: `volver`. Reload of this tab: `recargar`. Somebody else writes to local storage: `otra-accepted`, `otra-x`,
 * `otra-nada`. The second tab's visitor: `b-si`, `b-si-recordar`, `b-no`, `b-olvidar`.
 */
export type Step = string

/** A deep link, a test's title and a bug report at once: `?local=x&session=accepted&pasos=no.50ms.si-recordar`. */
export interface Scenario {
  readonly local: StorageStart
  readonly session: StorageStart
  readonly steps: readonly Step[]
}
