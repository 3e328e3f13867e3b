export interface Replacement {
  readonly id: string
  readonly file: string
  /** Stands in the file exactly once. */
  readonly find: string
  readonly replace: string
}

/** The file's text with the replacement. Throws where `find` does not stand in it exactly once. */
export function replaceOnce(text: string, { id, file, find, replace }: Replacement): string {
  const parts = text.split(find)
  if (parts.length !== 2) {
    throw new Error(`${id}: its place was found ${parts.length - 1} times in ${file}, it must be once.`)
  }
  if (find === replace) throw new Error(`${id}: changes nothing.`)
  return parts.join(replace)
}
