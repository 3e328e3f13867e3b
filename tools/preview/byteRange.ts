export interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * The part that a Range header asks for of a file of `size` bytes (RFC 9110 §14.1.2): `bytes=2-5`, from a byte on
 * (`bytes=2-`) or the last ones (`bytes=-5`). A header that names no part, a part that ends before it starts, and
 * several parts may be ignored (§14.2) and are.
 */
export const readRange = (header: string, size: number): ByteRange | 'ignored' | 'unsatisfiable' => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? []
  if (from === '' && to === '') return 'ignored'
  if (from !== '' && to !== '' && Number(to) < Number(from)) return 'ignored'
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  if (first >= size) return 'unsatisfiable'
  return { first, last: from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
