import { createReadStream, existsSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { readRange } from './byteRange'
import { notKept } from '../headers/cacheRules'
import { contentTypeOf } from '../headers/contentTypes'
import { pageFile } from '../build/pageFiles'

const isFile = (file: string) => existsSync(file) && statSync(file).isFile()

const fileAt = (folder: string, path: string) =>
  [join(folder, path), join(folder, pageFile(path))].find(isFile)

/**
 * Answers a request for a part of a file, uncompressed: sirv knows neither the last bytes nor the first one alone.
 * Says whether it has answered. A part on a condition (`If-Range`) is not given: the whole is right with any condition.
 */
export const sendPart = (
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
    res.writeHead(416, { 'Content-Range': `bytes */${size}`, 'Content-Length': 0, 'Cache-Control': notKept })
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
  createReadStream(file, { start: first, end: last }).pipe(res)
  return true
}
