import type { StorageStart } from './scenario'

/** Most characters of a stored value that are read from a link. */
const maxValueLength = 1000

// `~` begins a word of ours; a value that begins with it is written with two.
const refusals = { '~bloqueado': 'blocked', '~lleno': 'full' } as const

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
