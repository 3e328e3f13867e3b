import { createReadStream, existsSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { noStore, contentTypeOf } from '../headers/fileHeaders'
import { pageFile } from '../build/builtSite'

interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * The part that a Range header asks for of a file of `size` bytes (RFC 9110 §14.1.2): `bytes=2-5`, from a byte on
 * (`bytes=2-`) or the last ones (`bytes=-5`). A header that names no part, a part that ends before it starts, and
 * several parts may be ignored (§14.2) and are.
 */
const readRange = (header: string, size: number): ByteRange | 'ignored' | 'unsatisfiable' => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? []
  if (from === '' && to === '') return 'ignored'
  if (from !== '' && to !== '' && Number(to) < Number(from)) return 'ignored'
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  if (first >= size) return 'unsatisfiable'
  return { first, last: from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}

const isFile = (file: string) => existsSync(file) && statSync(file).isFile()

const fileAt = (folder: string, path: string) =>
  [join(folder, path), join(folder, pageFile(path))].find(isFile)

/**
 * Answers a request for a part of a file, uncompressed: sirv supports neither the last bytes nor the first one alone.
 * Returns whether it has answered. With `If-Range` it leaves the answer to sirv: the whole file fits any condition.
 */
export const sendRange = (
  folder: string,
  path: string,
  req: IncomingMessage,
  res: ServerResponse,
): boolean => {
  const { range, 'if-range': condition } = req.headers
  if (req.method !== 'GET' || range === undefined || condition !== undefined) return false
  const file = fileAt(folder, path)
  if (!file) return false
  const { size, mtime } = statSync(file)
  const part = readRange(range, size)
  if (part === 'ignored') return false
  if (part === 'unsatisfiable') {
    res.writeHead(416, { 'Content-Range': `bytes */${size}`, 'Content-Length': 0, 'Cache-Control': noStore })
    res.end()
    return true
  }
  const { first, last } = part
  res.writeHead(206, {
    'Content-Type': contentTypeOf(file) ?? 'application/octet-stream',
    'Content-Range': `bytes ${first}-${last}/${size}`,
    'Content-Length': last - first + 1,
    'Accept-Ranges': 'bytes',
    'Last-Modified': mtime.toUTCString(),
    Vary: 'Accept-Encoding',
  })
  // Ends both where the visitor leaves, or where a new build has deleted the file in the meantime.
  pipeline(createReadStream(file, { start: first, end: last }), res, () => {})
  return true
}
