import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** SHA-256 in hexadecimal, of text in UTF-8. */
export const fingerprint = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')

/** Name of each of these files of a folder → SHA-256 of its bytes. */
export const fingerprintFiles = (folder: string, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, fingerprint(readFileSync(join(folder, name)))]))
