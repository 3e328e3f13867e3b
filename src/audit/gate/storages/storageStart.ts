/** What one of the two storages holds or does at the start: a value, nothing, or a refusal. */
export type StorageStart =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'value'; readonly value: string }
  /** Reads, writes and removals throw SecurityError. */
  | { readonly kind: 'blocked' }
  /** Holds nothing; writes throw QuotaExceededError. */
  | { readonly kind: 'full' }

/** Most characters of a stored value that are read from a link. */
const maxValueLength = 1000

// `~` begins a word of ours; a value that begins with it is written with two.
const refusals = { '~bloqueado': 'blocked', '~lleno': 'full' } as const

/** What a storage holds in which `value` was read: null for nothing, `SecurityError` where it refuses. */
export const startOf = (value: string | null): StorageStart => {
  if (value === null) return { kind: 'nothing' }
  return value === 'SecurityError' ? { kind: 'blocked' } : { kind: 'value', value }
}

export const valueOf = (start: StorageStart) => (start.kind === 'value' ? start.value : null)

export const canStore = ({ kind }: Pick<StorageStart, 'kind'>) => kind === 'value' || kind === 'nothing'

export function writeStart(start: StorageStart): string | null {
  if (start.kind === 'nothing') return null
  if (start.kind === 'value') return start.value.startsWith('~') ? `~${start.value}` : start.value
  return start.kind === 'blocked' ? '~bloqueado' : '~lleno'
}

/** `problem` is a Spanish sentence about the parameter `name`, or null. */
export function readStart(
  name: string,
  text: string | null,
): { start: StorageStart; problem: string | null } {
  if (text === null) return { start: { kind: 'nothing' }, problem: null }
  if (text === '~bloqueado' || text === '~lleno') return { start: { kind: refusals[text] }, problem: null }
  if (text.startsWith('~') && !text.startsWith('~~')) {
    const problem = `«${name}=${text.slice(0, 30)}» no se conoce: después de ~ va bloqueado o lleno; un valor que empieza con ~ se escribe ~~.`
    return { start: { kind: 'nothing' }, problem }
  }
  const value = text.startsWith('~~') ? text.slice(1) : text
  const problem =
    value.length > maxValueLength
      ? `El valor de «${name}» tiene ${value.length} caracteres: se usaron los primeros ${maxValueLength}.`
      : null
  return { start: { kind: 'value', value: value.slice(0, maxValueLength) }, problem }
}
